import type { Language } from '../../kernel/game.ts';
import type { PictureJob } from '../bots/job.ts';

/** What is asked for. */
export interface PictureWish {
  readonly at?: number; // the position after this entry, of a finished match; default: the latest
  readonly language: Language;
  readonly format: PictureJob['format'];
  readonly known: string | null; // the tag of the picture that the client has
}

/** A picture with its tag, which is the same for the same content; without the body if the client has it. */
export interface DrawnPicture {
  readonly tag: string;
  readonly isOver: boolean;
  readonly body: Uint8Array | null;
}

/** What is public about a match, for people who have not opened it yet. */
export interface MatchPreview {
  readonly game: string; // its name
  readonly status: 'open' | 'playing' | 'over';
  readonly statusText: string; // in progress, or the result
  readonly host: string | null;
  readonly sides: readonly (readonly string[])[]; // the people of each side; none = bots
  readonly free: number; // seats that can be taken
}
