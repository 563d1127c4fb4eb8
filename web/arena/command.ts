import type { ExperimentInfo } from '../../src/wire/arena.ts';

/** An experiment as the form has it. */
export interface Wished {
  readonly game: string;
  readonly one: string;
  readonly other: string;
  readonly stop:
    | { readonly by: 'sprt'; readonly elo0: number; readonly elo1: number }
    | { readonly by: 'games'; readonly games: number };
}

/** A word of a command line, quoted where a shell would read it otherwise. */
export const shellWord = (text: string): string =>
  /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;

/** The line that begins it. */
export function commandOf({ game, one, other, stop }: Wished): string {
  const how = stop.by === 'sprt' ? bounds(stop.elo0, stop.elo1) : ['--games', String(stop.games)];
  return ['./umpire', 'arena', one, other, '--game', game, ...how].map(shellWord).join(' ');
}

/** A bound below zero would be read as another option. */
const bounds = (elo0: number, elo1: number): readonly string[] =>
  elo0 < 0 ? [`--sprt=${elo0},${elo1}`] : ['--sprt', `${elo0},${elo1}`];

/** The line that goes on with one that was interrupted. */
export const resumeOf = ({ id, kind }: Pick<ExperimentInfo, 'id' | 'kind'>): string =>
  `./umpire ${kind === 'tune' || kind === 'train' ? kind : 'arena'} --resume ${shellWord(id)}`;
