import type { Batch, Battery } from './battery.ts';
import type { TargetValue } from './target-value.ts';
import { expected, kept, type Odds, type Shot, struck, untouched } from './volley.ts';

/** Some weapons of a batch, fired in one way. */
export interface Fire {
  readonly batch: Batch;
  readonly shot: Shot;
  readonly from: number; // the first of the batch's indices
  readonly many: number;
}

/** The state of every target after the fire planned so far. */
export type Standings = Map<number, Odds>;
export type TargetValues = (unit: number) => TargetValue;

const oddsOf = (standings: Standings, targetValue: TargetValue): Odds =>
  standings.get(targetValue.unit) ?? untouched(targetValue);

/** The gain of these weapons on top of everything planned so far: targets that are already dead are worth nothing. */
export function gainOf(valueFor: TargetValues, standings: Standings, shot: Shot, many: number): number {
  const before = standings.get(shot.target);
  return before
    ? gainAfter(valueFor(shot.target), before, shot, many)
    : kept(shot, `alone ${many}`, () => {
        const targetValue = valueFor(shot.target);
        return gainAfter(targetValue, untouched(targetValue), shot, many);
      });
}

const gainAfter = (targetValue: TargetValue, before: Odds, shot: Shot, many: number): number =>
  expected(struck(targetValue, before, shot, many), targetValue.worth) -
  expected(before, targetValue.worth) -
  many * shot.cost;

export function add(valueFor: TargetValues, standings: Standings, { shot, many }: Pick<Fire, 'shot' | 'many'>): void {
  const targetValue = valueFor(shot.target);
  standings.set(shot.target, struck(targetValue, oddsOf(standings, targetValue), shot, many));
}

interface Stock {
  batch: Batch; // without weapons whose lender already lends another
  from: number; // weapons before this index are already assigned
  readonly gains: Map<Shot, number>; // cached gain of firing all weapons left
}

const WORTH_IT = 1e-6;

/**
 * Plans the fire of these batteries greedily: always the shot that gains most on top of the rest. `standings` holds the
 * effect of fire planned before, and is updated. Stops early when time is up.
 */
export function planned(
  valueFor: TargetValues,
  batteries: readonly { readonly deck: number; readonly batches: readonly Batch[] }[],
  standings: Standings,
  stop: () => boolean = () => false,
): Fire[] {
  const fires: Fire[] = [];
  const decks = new Map(batteries.flatMap(({ deck, batches }) => batches.map(({ unit }) => [unit, deck] as const)));
  const stocks: Stock[] = batteries.flatMap(({ batches }) =>
    batches.map((batch) => ({ batch, from: 0, gains: new Map() })),
  );
  const roomFor = ({ batch, from }: Stock): number => {
    const left = batch.places.length - from;
    return batch.lent ? Math.min(left, decks.get(batch.unit) ?? 0) : left;
  };
  while (!stop()) {
    let best: { readonly stock: Stock; readonly shot: Shot; readonly gain: number } | undefined;
    for (const stock of stocks) {
      const many = roomFor(stock);
      if (many === 0) continue;
      for (const shot of stock.batch.shots) {
        const gain = stock.gains.get(shot) ?? gainOf(valueFor, standings, shot, many);
        stock.gains.set(shot, gain);
        if (gain > Math.max(WORTH_IT, best?.gain ?? 0)) best = { stock, shot, gain };
      }
    }
    if (!best) break;
    const { stock, shot } = best;
    const many = shared(valueFor, standings, best.stock, shot, roomFor(stock));
    const { batch, from } = stock;
    fires.push({ batch, shot, from, many });
    add(valueFor, standings, { shot, many });
    stock.from += many;
    stock.gains.clear();
    if (batch.lent) decks.set(batch.unit, (decks.get(batch.unit) ?? 0) - many);
    if (batch.lenders) lend(stocks, batch, batch.places.slice(from, from + many));
    for (const other of stocks) forget(other, shot.target, batch.lent && other.batch.unit === batch.unit);
  }
  return fires;
}

/** A passenger that lends these weapons cannot lend another. */
function lend(stocks: readonly Stock[], { unit, lenders }: Batch, places: readonly number[]): void {
  const busy = new Set(places.map((place) => lenders?.[place]));
  for (const stock of stocks) {
    const { batch, from } = stock;
    if (batch.unit !== unit || !batch.lenders) continue;
    const left = batch.places.slice(from).filter((place) => !busy.has(batch.lenders?.[place]));
    stock.batch = { ...batch, places: left };
    stock.from = 0;
  }
}

/** Drops cached gains at a target whose state has changed. */
function forget({ batch, gains }: Stock, target: number, all: boolean): void {
  if (gains.size === 0) return;
  for (const shot of batch.shots) if (all ? batch.lent : shot.target === target) gains.delete(shot);
}

/** How many weapons to commit: all, or fewer if half of them do nearly as well and the others are useful elsewhere. */
function shared(
  valueFor: TargetValues,
  standings: Standings,
  { batch, gains }: Stock,
  shot: Shot,
  many: number,
): number {
  const elsewhere = batch.shots.filter(({ target }) => target !== shot.target);
  if (many < 2 || elsewhere.length === 0) return many;
  const whole = gains.get(shot) as number;
  const half = gainOf(valueFor, standings, shot, many >> 1);
  if (half < 0.7 * whole) return many;
  const other = elsewhere.reduce((a, b) => ((gains.get(b) as number) > (gains.get(a) as number) ? b : a));
  let [most, best] = [whole, many];
  for (const few of new Set([many >> 1, (3 * many) >> 2, many >> 2, many - 1])) {
    if (few < 1) continue;
    const gain =
      (few === many >> 1 ? half : gainOf(valueFor, standings, shot, few)) +
      Math.max(0, gainOf(valueFor, standings, other, many - few));
    if (gain > most) [most, best] = [gain, few];
  }
  return best;
}

/** Fires everything at one target, each weapon in its best way. */
export function focused(valueFor: TargetValues, { deck }: Battery, batches: readonly Batch[], target: number): Fire[] {
  const only = batches.flatMap((batch): Batch[] => {
    const shots = batch.shots.filter((shot) => shot.target === target);
    return shots.length > 0 ? [{ ...batch, shots }] : [];
  });
  return planned(valueFor, [{ deck, batches: only }], new Map());
}
