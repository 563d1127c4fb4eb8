import { expect, test } from 'vitest';
import { MANUAL_MODIFIERS } from '../../view.ts';
import { words as panel } from '../panel-labels.ts';
import { words as page } from './labels.ts';
import { modifierName } from './say.ts';

const FACTS = ['printed-attacks', 'printed-damage', 'modifier-cap', 'six-always-passes', 'low-rolls-fail'] as const;

test.each(['en', 'es'] as const)('the page and the panel use the same names, in %s', (language) => {
  const [here, there] = [page(language), panel(language)];
  for (const same of ['each', 'autoHit', 'needs', 'damage', 'fish'] as const) expect(here[same]).toBe(there[same]);
  for (const same of ['attacksOf', 'hitsOn', 'woundsOn', 'damageOf'] as const)
    expect(here[same]('3+')).toBe(there[same]('3+'));
  expect(here.savesOn('3+', '')).toBe(there.savesOn('3+'));
  expect(here.noSave('')).toBe(there.noSave);
  expect(here.rolls).toBe(there.numbers);
  expect(here.versus(4, 5)).toBe(there.versus(4, 5));
  for (const fact of FACTS) expect(here.ownFact(fact)).toBe(there.ownFact(fact));
  for (const hand of MANUAL_MODIFIERS) expect(modifierName(hand, language)).toBe(there.hand(hand));
});
