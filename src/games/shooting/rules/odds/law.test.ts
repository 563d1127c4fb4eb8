import { describe, expect, test } from 'vitest';
import { mix, Random } from '../../../../kernel/random.ts';
import { read } from '../../ask/reading.ts';
import { outlook } from './outlook.ts';
import { ALWAYS_SHOWN, EFFECTS, type Effect, PLACES, type PlaceId } from './testing/effects.ts';
import { computed, difference, disagreement, figuresOf } from './testing/law.ts';
import { type Case, caseOf } from './testing/law-case.ts';

const MOST = 20_000; // rolls of one case
const SAMPLE = { tests: 10, pairs: 50, most: 2_000 }; // the benchmark tries all pairs

const IDS = Object.keys(PLACES) as PlaceId[];
const titled = EFFECTS.map((effect) => [effect.id, effect] as const);

/** A place, with another effect if needed, in which this effect changes the odds. */
function shows(effect: Effect): { readonly place: PlaceId; readonly others: readonly Effect[] } | undefined {
  for (const others of [[], ...EFFECTS.filter((other) => other !== effect).map((other) => [other])])
    for (const place of IDS) {
      const [having, without] = [caseOf([...others, effect], place), caseOf(others, place)];
      if (having && (!without || difference(computed(having), computed(without)))) return { place, others };
    }
  return undefined;
}

describe('the resolver and the odds agree on every roll', () => {
  test.each(IDS)('in the place "%s" without any effect', (place) => {
    const plain = caseOf([], place);
    if (place === 'behind') expect(plain).toBeNull();
    else expect(plain && disagreement(plain, MOST)).toBeNull();
  });

  test.each(titled)('%s', (_id, effect) => {
    for (const place of IDS) {
      const one = caseOf([effect], place);
      if (one) expect(disagreement(one, MOST), place).toBeNull();
    }
  });

  test.each(Array.from({ length: SAMPLE.tests }, (_, i) => i + 1))('a sample of all pairs, part %i', (part) => {
    const random = new Random(mix(16, part));
    const any = <T>(list: readonly T[]): T => list[random.roll(list.length) - 1] as T;
    let tried = 0;
    while (tried < SAMPLE.pairs) {
      const [a, b, place] = [any(EFFECTS), any(EFFECTS), any(IDS)];
      const one = a === b ? null : caseOf([a, b], place);
      if (!one) continue;
      const found = disagreement(one, SAMPLE.most);
      if (found === 'too large') continue;
      expect(found, `${a.id} and ${b.id}, ${place}`).toBeNull();
      tried++;
    }
  });
});

describe('neither ignores an effect', () => {
  test.each(titled.filter(([, { mustShow }]) => mustShow))(
    '%s changes the odds somewhere, and the resolver agrees',
    (_id, effect) => {
      const found = shows(effect);
      expect(found, 'no case has other odds with it').toBeDefined();
      if (!found) return;
      for (const effects of [[...found.others, effect], found.others]) {
        const one = caseOf(effects, found.place);
        if (one) expect(disagreement(one, MOST)).toBeNull();
      }
    },
  );

  test.each(Object.entries(ALWAYS_SHOWN))('%s always applies and changes the odds in its place', (_id, place) => {
    if (place === null) return;
    expect(difference(computed(caseOf([], place) as Case), computed(caseOf([], 'open') as Case))).not.toBeNull();
  });
});

describe('a question has the same odds as the match it describes', () => {
  test.each(titled)('%s', (_id, effect) => {
    for (const place of IDS) {
      const one = caseOf([effect], place);
      if (!one?.question) continue;
      const asked = read(one.question);
      expect(
        asked.ok && difference(figuresOf(outlook(asked.value.strikes, asked.value.how)), computed(one)),
        place,
      ).toBeNull();
    }
  });
});
