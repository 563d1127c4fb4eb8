import type { Mark, Terms } from '../../terms.ts';
import { oneDamageAgain } from '../attack/packet.ts';
import { mayUseOne, savesAgain } from '../attack/save.ts';
import type { Flags } from './flags.ts';
import type { Front } from './line.ts';
import { missed, packetOdds, sizesOf } from './packets.ts';
import { amountOdds, capped, type Pmf, thinned } from './pmf.ts';
import { onward, type Steps, stepsFrom } from './steps.ts';

/** One result of a wound: the flags after it, whether it was unsaved, and the wounds lost. */
interface Way {
  readonly flag: number;
  readonly unsaved: boolean;
  readonly lost: number;
  readonly odds: number;
}

/** A wound that is dealt to a model. */
interface Dealt {
  readonly terms: Terms;
  readonly mark: Mark;
  readonly left: number; // wounds of the model
  readonly flag: number; // single re-rolls used so far
  readonly flags: Flags;
}

const FACES = [1, 2, 3, 4, 5, 6];

/** The results of one wound: its save, or only saves that show this face, and its damage. */
export function woundWays(dealt: Dealt, face?: number): readonly Way[] {
  const { mark, flag, flags } = dealt;
  const faces = face === undefined ? FACES : [face];
  const fails = missed(mark.save);
  const found: Way[] = [];
  const add = (after: number, failed: number, odds: number): void => {
    if (failed < 1) found.push({ flag: after, unsaved: false, lost: 0, odds: odds * (1 - failed) });
    if (failed > 0) found.push(...damageWays({ ...dealt, flag: after }, mark.feelNoPain, odds * failed));
  };
  for (const shown of faces) {
    const odds = 1 / faces.length;
    const isOne = (flag & flags.bits.save) === 0 && mayUseOne(mark, shown);
    if (isOne) add(flag | flags.bits.save, fails, odds);
    else add(flag, savesAgain(mark, shown) ? fails : shown < mark.save ? 1 : 0, odds);
  }
  return found;
}

/** The damage of one unsaved wound after Feel No Pain. */
export const damageWays = (dealt: Dealt, pain: number, odds = 1): readonly Way[] =>
  packetsBy(dealt, pain).flatMap(({ flag, sizes }) =>
    Array.from(capped(thinned(sizes, missed(pain)), dealt.left), (chance, lost) => ({
      flag,
      unsaved: true,
      lost,
      odds: odds * chance,
    })),
  );

/** The sizes of a damage packet, by the flags after it. */
function packetsBy({ terms, mark, left, flag, flags }: Dealt, pain: number): { flag: number; sizes: Pmf }[] {
  const bit = flags.bits.damage;
  if ((flag & bit) > 0 || !terms.one?.includes('damage')) return [{ flag, sizes: packetOdds(terms, mark, left, pain) }];
  const again = oneDamageAgain(terms, mark, left, pain);
  const once = amountOdds(terms.damage);
  let chance = 0;
  once.forEach((odds, damage) => {
    if (again(damage)) chance += odds;
  });
  if (chance === 0) return [{ flag, sizes: packetOdds(terms, mark, left, pain) }];
  const kept = once.map((odds, damage) => (again(damage) ? 0 : odds));
  const rolled = once.map((odds) => odds * chance);
  return [
    { flag, sizes: sizesOf(terms, mark, kept) },
    { flag: flag | bit, sizes: sizesOf(terms, mark, rolled) },
  ];
}

/** What one wound does in each state, with flags. */
export function flagSteps(
  front: Front,
  flags: Flags,
  ways: (mark: number, left: number, flag: number) => readonly Way[],
): Steps {
  const states = front.mark.length / flags.size;
  return stepsFrom(front, (state) => {
    const stride = front.stride[state] as number;
    const flag = Math.floor(state / states);
    const ends = new Map<number, number>();
    for (const way of ways(front.mark[state] as number, front.left[state] as number, flag)) {
      const end = state + (way.flag - flag) * states + way.lost * stride;
      ends.set(end, (ends.get(end) ?? 0) + way.odds);
    }
    return [...ends];
  });
}

/** One critical wound whose mortal wounds carry over, with the single damage re-roll. */
export function flagSpill(
  front: Front,
  flags: Flags,
  { terms, marks }: { readonly terms: Terms; readonly marks: readonly Mark[] },
  painOf: (mark: Mark) => number,
  point: (mark: number) => Steps,
): Steps {
  const states = front.mark.length / flags.size;
  return stepsFrom(front, (state) => {
    const at = front.mark[state] as number;
    const mark = marks[at] as Mark;
    const flag = Math.floor(state / states);
    const ends = new Map<number, number>();
    const dealt = { terms, mark, left: Number.POSITIVE_INFINITY, flag, flags };
    for (const { flag: after, sizes } of packetsBy(dealt, painOf(mark))) {
      let now = new Map([[state + (after - flag) * states, 1]]);
      for (let done = 0; done < sizes.length; done++) {
        for (const [end, odds] of now) ends.set(end, (ends.get(end) ?? 0) + odds * (sizes[done] as number));
        now = onward(point(at), now);
      }
    }
    return [...ends];
  });
}

/** A model that never falls, for counts that assume that the target does not run out of models. */
export const immortal = (flags: Flags): Front => ({
  mark: new Int16Array(flags.size),
  left: new Int16Array(flags.size).fill(1),
  stride: new Int32Array(flags.size),
});
