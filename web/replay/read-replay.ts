import type { Fact } from '../../src/kernel/fact.ts';
import type { Game } from '../../src/kernel/game.ts';
import { type LogFile, parseLog } from '../../src/kernel/log.ts';
import { no, ok, type Result } from '../../src/kernel/result.ts';
import type { GameUi } from '../../src/page/contract.ts';
import type { LoadedGame } from '../app/games.ts';
import type { StoredGame } from '../app/route.ts';
import { makeRecording, type Recording } from './recording.ts';

/** A parsed log, ready to be shown. */
export interface LoadedReplay {
  readonly code: string | null; // match code; null: a file
  readonly stored?: StoredGame | null; // a game of an experiment
  readonly name: string; // file name or match code
  readonly savedAs?: string; // id of the offline copy that is shown
  readonly text: string;
  readonly file: LogFile;
  readonly ui: GameUi;
  readonly recording: Recording;
}

/** Where a log comes from. */
export type ReplaySource = Pick<LoadedReplay, 'code' | 'name' | 'stored' | 'savedAs'>;

/** Reads a log with the game it names. Checks shape and events; `./umpire verify` checks the chain and the dice. */
export async function readReplay(
  text: string,
  find: (id: string) => Promise<LoadedGame | null>,
  from: ReplaySource,
): Promise<Result<LoadedReplay>> {
  const file = parseLog(text, null);
  if (!file.ok) return file;
  const { game: id } = file.value.header;
  const found = await find(id);
  if (!found) return no({ code: 'unplayed-game', game: id });
  if (file.value.entries.length === 0) return no({ code: 'log-cut-short', lines: text.trimEnd().split('\n').length });
  const recording = await recordingOf(found.game, file.value);
  return recording.ok ? ok({ ...from, text, file: file.value, ui: found.ui, recording: recording.value }) : recording;
}

/** The page does not validate set-ups, so an invalid one may throw. */
async function recordingOf(game: Game, file: LogFile): Promise<Result<Recording>> {
  try {
    return await makeRecording(game, file);
  } catch {
    return no({ code: 'strange-set-up', line: 1 });
  }
}

/** The line of the file that a fault is about; entries start on the second line. */
export function lineOf(fault: Fact, text: string): { readonly line: number; readonly text: string } | undefined {
  const line = typeof fault.line === 'number' ? fault.line : typeof fault.n === 'number' ? fault.n + 2 : undefined;
  if (line === undefined) return undefined;
  const found = text.split('\n').filter((row) => row.trim() !== '')[line - 1];
  if (found === undefined) return undefined;
  return { line, text: found.length > LONGEST ? `${found.slice(0, LONGEST)}…` : found };
}

const LONGEST = 240;
