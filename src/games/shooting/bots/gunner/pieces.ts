import type { Batch } from './battery.ts';
import { type Fire, gainOf, type TargetValues } from './plan.ts';
import type { Shot } from './volley.ts';

/** Some weapons of a batch that are aimed together. */
export interface Piece {
  readonly key: string; // equal keys fire equally
  readonly batch: Batch;
  readonly from: number; // the first of the batch's indices
  readonly many: number;
  readonly target: number | null; // in the greedy plan; null = holds fire
  readonly ways: ReadonlyMap<number, Shot>; // by target: the way that gains most on its own
  readonly gain: number; // on its own, at its best target
  readonly isFixed: boolean; // one target, and no reason to hold fire
}

/**
 * All weapons in pieces: those of the greedy plan, and while there are fewer than `most` with a choice, the most
 * effective ones in halves. Lent weapons only as planned, because the greedy plan knows how many may fire.
 */
export function piecesOf(
  valueFor: TargetValues,
  batches: readonly Batch[],
  greedy: readonly Fire[],
  most: number,
): readonly Piece[] {
  const make = (batch: Batch, from: number, many: number, target: number | null): Piece =>
    pieceOf(valueFor, batch, from, many, target);
  let pieces = greedy.map(({ batch, from, many, shot }) => make(batch, from, many, shot.target));
  for (const batch of batches) {
    if (batch.lent) continue;
    const fired = greedy.filter((fire) => fire.batch === batch).reduce((sum, { many }) => sum + many, 0);
    if (fired < batch.places.length) pieces.push(make(batch, fired, batch.places.length - fired, null));
  }
  for (;;) {
    const free = pieces.filter(({ isFixed }) => !isFixed);
    if (free.length >= most) return pieces;
    let largest: Piece | undefined;
    for (const piece of free)
      if (piece.many > 1 && piece.ways.size > 1 && piece.gain > (largest?.gain ?? 0)) largest = piece;
    if (!largest) return pieces;
    const { batch, from, many, target } = largest;
    const half = many >> 1;
    const halves = [make(batch, from, half, target), make(batch, from + half, many - half, target)];
    pieces = pieces.flatMap((piece) => (piece === largest ? halves : [piece]));
  }
}

function pieceOf(valueFor: TargetValues, batch: Batch, from: number, many: number, target: number | null): Piece {
  const ways = new Map<number, Shot>();
  const gains = new Map<number, number>();
  for (const shot of batch.shots) {
    const gain = gainOf(valueFor, new Map(), shot, many);
    if (gain <= (gains.get(shot.target) ?? Number.NEGATIVE_INFINITY)) continue;
    ways.set(shot.target, shot);
    gains.set(shot.target, gain);
  }
  const gain = Math.max(0, ...gains.values());
  const [only] = ways.values();
  return {
    key: `${batch.unit} ${batch.group} ${batch.places.join()}:${many}`,
    batch,
    from,
    many,
    target,
    ways,
    gain,
    isFixed: ways.size < 2 && (target === null || (only?.cost ?? 0) === 0),
  };
}
