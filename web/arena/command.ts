import type { ExperimentInfo } from '../../src/wire/arena.ts';

/** The values of the form. */
interface Wished {
  readonly game: string;
  readonly one: string;
  readonly other: string;
  readonly stop:
    | { readonly by: 'sprt'; readonly elo0: number; readonly elo1: number }
    | { readonly by: 'games'; readonly games: number };
}

/** A shell word, quoted if needed. */
export const shellWord = (text: string): string =>
  /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;

/** The command that starts the experiment. */
export function commandOf({ game, one, other, stop }: Wished): string {
  const how = stop.by === 'sprt' ? bounds(stop.elo0, stop.elo1) : ['--games', String(stop.games)];
  return ['./umpire', 'arena', one, other, '--game', game, ...how].map(shellWord).join(' ');
}

/** A negative bound would be read as an option. */
const bounds = (elo0: number, elo1: number): readonly string[] =>
  elo0 < 0 ? [`--sprt=${elo0},${elo1}`] : ['--sprt', `${elo0},${elo1}`];

/** The command that resumes an interrupted experiment. */
export const resumeOf = ({ id, kind }: Pick<ExperimentInfo, 'id' | 'kind'>): string =>
  `./umpire ${kind === 'tune' || kind === 'train' ? kind : 'arena'} --resume ${shellWord(id)}`;
