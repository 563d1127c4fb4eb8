import type { EventOf } from '../../events.ts';

/** One die as drawn. */
export interface Die {
  readonly place: number; // index in the roll
  readonly face: number; // final face
  readonly first: number | null; // its face before the re-roll
  readonly is: 'pass' | 'critical' | 'fail' | 'plain'; // plain = part of an amount, not a test
}

/** Dice that look the same, for rolls too long to draw one by one. */
interface Fold {
  readonly face: number;
  readonly is: Die['is'];
  readonly count: number;
  readonly again: number; // how many of them were re-rolled
}

/** Rolls longer than this are shown as counts. */
export const MOST_DICE = 20;

const AMOUNTS: ReadonlySet<EventOf<'rolled'>['context']> = new Set([
  'attacks',
  'sustained-hits',
  'damage',
  'mortal-wounds',
]);

/**
 * The result of each die. A higher face never does worse than a lower one, so the event's counts alone determine from
 * which face dice pass or are critical.
 */
export function diceOf(
  event: Pick<EventOf<'rolled'>, 'context' | 'rolls' | 'reRolled' | 'results' | 'successes' | 'criticals'>,
): readonly Die[] {
  const { rolls, reRolled, results, successes, criticals } = event;
  const again = new Map(reRolled.map((place, i) => [place, results[i] as number]));
  const last = rolls.map((face, place) => again.get(place) ?? face);
  const from = (count: number): number => (count === 0 ? 7 : (last.toSorted((a, b) => b - a)[count - 1] ?? 7));
  const [passes, critical] = [from(successes), from(criticals)];
  const judge = (face: number): Die['is'] => (face >= critical ? 'critical' : face >= passes ? 'pass' : 'fail');
  return last.map((face, place) => ({
    place,
    face,
    first: again.has(place) ? (rolls[place] as number) : null,
    is: AMOUNTS.has(event.context) ? 'plain' : judge(face),
  }));
}

/** Groups dice by face, highest first, with their counts. */
export function folded(dice: readonly Die[]): readonly Fold[] {
  const folds = new Map<number, Fold>();
  for (const { face, is, first } of dice) {
    const fold = folds.get(face) ?? { face, is, count: 0, again: 0 };
    folds.set(face, { ...fold, count: fold.count + 1, again: fold.again + (first === null ? 0 : 1) });
  }
  return [...folds.values()].sort((a, b) => b.face - a.face);
}

const LONG_LIST = /\[[\d,→]{40,}\]/g;

/** The text of a long roll without its list of dice, which are drawn below. */
export const shortened = (sentence: string, count: number): string =>
  count > MOST_DICE ? sentence.replace(LONG_LIST, `[${count}D6]`) : sentence;
