import type { Game } from '../../kernel/game.ts';
import type { Name } from './names.ts';

export const LANGUAGES = ['python', 'typescript'] as const;
export type BotLanguage = (typeof LANGUAGES)[number];

/** A bot that uses the line protocol, and its game. */
export interface LineBot {
  readonly name: Name;
  readonly game: Game;
  readonly language: BotLanguage;
  readonly folder: string;
}
