import type { WeightTable } from '../../store/weights.ts';
import { estimateElo } from '../stats/elo.ts';
import type { Pentanomial } from '../stats/pairs.ts';
import type { Sprt, Standing } from '../stats/sprt.ts';

/** Evidence for a weight table made on this machine: how it was found, and the test it passed against its parent. */
interface TableEvidence {
  readonly made: string; // date
  readonly how: 'spsa' | 'fit';
  readonly source: string; // id of the tuning experiment
  readonly games: number; // games played in it
  readonly seed: string;
  readonly opponent?: string; // played against in the search; absent = the bot itself
  readonly experiment: string; // id of the test
  readonly against: string; // digest of the opponent's table
  readonly test: Sprt;
  readonly llr: number;
  readonly pairs: number;
  readonly pentanomial: Pentanomial;
  readonly elo: number;
  readonly interval: readonly [low: number, high: number];
  readonly biased: true; // a sequential test stops at lucky moments, so this Elo is too high on average
  readonly rulesVersion: string;
}

export type Found = Pick<TableEvidence, 'made' | 'how' | 'source' | 'games' | 'seed' | 'opponent'>;

interface Tested {
  readonly experiment: string;
  readonly against: string;
  readonly test: Sprt;
  readonly standing: Standing;
  readonly pairs: Pentanomial;
  readonly rulesVersion: string;
}

export function evidenceOf(found: Found, { experiment, against, test, standing, pairs, rulesVersion }: Tested) {
  const { elo, low, high } = estimateElo(pairs);
  const evidence: TableEvidence = {
    ...found,
    experiment,
    against,
    test,
    llr: tidy(standing.llr),
    pairs: pairs.reduce((sum, count) => sum + count, 0),
    pentanomial: pairs,
    elo: tidy(elo),
    interval: [tidy(low), tidy(high)],
    biased: true,
    rulesVersion,
  };
  return evidence;
}

const tidy = (value: number): number => Number(value.toFixed(3));

/** The evidence in a table file, if it has the expected shape. */
export function evidenceIn({ evidence }: Pick<WeightTable, 'evidence'>): TableEvidence | undefined {
  const given = evidence as Partial<TableEvidence> | null;
  const isOurs = typeof given?.elo === 'number' && Array.isArray(given.interval) && given.test !== undefined;
  return isOurs ? (given as TableEvidence) : undefined;
}
