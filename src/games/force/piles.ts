/** Piles as lists with the top card first, for both known and unknown cards. */
interface Piles<T> {
  readonly reserve: readonly T[];
  readonly force: readonly T[];
  readonly used: readonly T[];
}

/** Moves cards one at a time, so the last one taken ends up on top. */
function takenOver<T>(from: readonly T[], onto: readonly T[], amount: number): T[] {
  const pile: T[] = [];
  for (let i = amount - 1; i >= 0; i--) pile.push(from[i] as T);
  for (const card of onto) pile.push(card);
  return pile;
}

/** From the top of the Reserve Deck to the Force Pile. */
export const activated = <P extends Piles<unknown>>(piles: P, amount: number): P => ({
  ...piles,
  reserve: piles.reserve.slice(amount),
  force: takenOver(piles.reserve, piles.force, amount),
});

/** Uses Force: from the top of the Force Pile to the Used Pile. */
export const used = <P extends Piles<unknown>>(piles: P, amount: number): P =>
  amount === 0
    ? piles
    : { ...piles, force: piles.force.slice(amount), used: takenOver(piles.force, piles.used, amount) };

/** Draws a destiny: `card` was the top of the Reserve Deck and goes to the Used Pile. */
export const drawnForDestiny = <P extends Piles<unknown>>(piles: P, card: P['used'][number]): P => ({
  ...piles,
  reserve: piles.reserve.slice(1),
  used: [card, ...piles.used],
});

/** Puts the Used Pile under the Reserve Deck, in order. */
export const recirculated = <P extends Piles<unknown>>(piles: P): P =>
  piles.used.length === 0 ? piles : { ...piles, reserve: piles.reserve.concat(piles.used), used: [] };
