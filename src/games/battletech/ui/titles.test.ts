import { describe, expect, test } from 'vitest';
import { FORCES } from '../data/forces.ts';
import { MAPS } from '../data/maps.ts';
import { STYLES } from '../rules/maps/random-map.ts';
import { RULESETS } from '../rulesets.ts';
import { words } from './act-labels.ts';
import { isHit, isKeyMoment, isTurningPoint } from './key-moments.ts';
import { SHORTCUTS } from './shortcuts.ts';
import { TITLES } from './titles.ts';

describe('titles', () => {
  test.each([...Object.keys(RULESETS), ...Object.keys(MAPS), ...STYLES, ...Object.keys(FORCES)])(
    '%s has a title in both languages',
    (id) => {
      expect(TITLES[id]?.en).toBeTruthy();
      expect(TITLES[id]?.es).toBeTruthy();
    },
  );

  test('ids are unique across the lists', () => {
    const ids = [...Object.keys(RULESETS), ...Object.keys(MAPS), ...STYLES, ...Object.keys(FORCES)];
    expect(new Set(ids).size).toBe(ids.length);
    expect(Object.keys(TITLES).sort()).toEqual(ids.sort());
  });
});

test('every shortcut is listed once with a text', () => {
  expect(new Set(SHORTCUTS.map(({ keys }) => keys)).size).toBe(SHORTCUTS.length);
  for (const { does } of SHORTCUTS) expect(does.es && does.en).toBeTruthy();
});

test.each([
  ['fell', true, false, false],
  ['exploded', true, false, false],
  ['unit-destroyed', true, true, false],
  ['ended', true, true, false],
  ['damaged', false, false, true],
  ['moved', false, false, false],
] as const)(
  'a replay stops at %s: %s; a summary always includes it: %s; it is a hit: %s',
  (type, stops, always, hit) => {
    expect(isHit({ type })).toBe(hit);
    expect(isKeyMoment({ type })).toBe(stops);
    expect(isTurningPoint({ type })).toBe(always);
  },
);

test('the panel has the same labels in both languages, none empty', () => {
  const [en, es] = [words('en'), words('es')];
  expect(Object.keys(es)).toEqual(Object.keys(en));
  for (const said of [...Object.values(en), ...Object.values(es)]) expect(said).not.toBe('');
});
