/** Probability of each sum of two dice, indexed by the sum. */
type Sums = readonly number[];

function count(sides: number): Sums {
  const sums: number[] = Array.from({ length: 2 * sides + 1 }, () => 0);
  for (let a = 1; a <= sides; a++) for (let b = 1; b <= sides; b++) sums[a + b] = (sums[a + b] as number) + 1;
  return sums.map((ways) => ways / sides ** 2);
}

const SUMS = new Map<number, Sums>();
const AT_LEAST = new Map<number, Sums>();

function known(tables: Map<number, Sums>, sides: number, make: () => Sums): Sums {
  const table = tables.get(sides) ?? make();
  tables.set(sides, table);
  return table;
}

/** Probabilities of the sums of two dice with this many sides. */
export const sumOdds = (sides = 6): Sums => known(SUMS, sides, () => count(sides));

/** Indexed by sum: probability of that sum or more. */
const tails = (sides: number): Sums =>
  known(AT_LEAST, sides, () => {
    const ways = sumOdds(sides).map((odds) => Math.round(odds * sides ** 2));
    return ways.map((_, from) => ways.slice(from).reduce((all, one) => all + one, 0) / sides ** 2);
  });

/** Probability that two dice show `needs` or more. */
export function oddsAtLeast(needs: number, sides = 6): number {
  if (needs <= 2) return 1;
  return tails(sides)[Math.ceil(needs)] ?? 0;
}
