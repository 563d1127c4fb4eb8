import { describe, expect, test } from 'vitest';
import { Random } from '../../../../kernel/random.ts';
import { CT, LA, LL, LT, RA, RT } from '../../data/places.ts';
import type { Column, Event, HitTable } from '../../events.ts';
import { RULESETS, type RulesetName } from '../../rulesets.ts';
import { type State, unitOf } from '../../state.ts';
import { play, set, table, testMech } from '../testing.ts';
import { strike } from './strike.ts';
import { ofType, tank } from './testing.ts';

const COLUMNS: readonly Column[] = ['front', 'rear', 'left', 'right'];
const TABLES: readonly HitTable[] = ['full', 'punch', 'kick'];
const MANY = 5000; // limit on the events of one blow

const loadedUp = testMech({
  weapons: [
    ['ac-20', RT, 10],
    ['gauss-rifle', LT, 7],
    ['medium-laser', LA],
    ['ppc', RA, 3],
  ],
  ammo: [
    ['ac-20-ammo', CT, 5],
    ['ac-2-ammo', LT, 2],
    ['machine-gun-half-ammo', LL, 3],
    ['ac-2-ammo', LT, 1],
  ],
});
const fresh = (ruleset: RulesetName, short: boolean): State =>
  table({
    ruleset,
    units: [
      { at: '0505', design: loadedUp },
      { at: '0606', design: tank() },
    ],
    switches: short ? { dice: 5 } : {},
  });

const given = (events: readonly Event[]): number =>
  [
    ...ofType(events, 'struck').map(({ amount }) => amount),
    ...ofType(events, 'exploded').map(({ damage }) => damage),
  ].reduce((sum, one) => sum + one, 0);
const marked = (events: readonly Event[]): number =>
  ofType(events, 'damaged').reduce((sum, { armour, structure }) => sum + armour + structure, 0);
const total = (state: State, id: number): number =>
  [...unitOf(state, id).armour, ...unitOf(state, id).structure].reduce((sum, left) => sum + left, 0);

describe.each(Object.keys(RULESETS) as RulesetName[])('random blows with the ruleset %s', (ruleset) => {
  test.each([
    [false, 0],
    [true, 0],
    [false, 1],
  ])('(short dice: %s, unit %i) end, and no points are lost or created', (short, id) => {
    for (let seed = 1; seed <= 40; seed++) {
      const random = new Random(seed);
      let state = set(fresh(ruleset, short), 0, { dumping: seed % 3 === 0 ? 0b10 : 0 });
      for (let turn = 0; turn < 40; turn++) {
        const before = state;
        const amount = random.roll(20);
        const [column, hitTable] = [COLUMNS[random.roll(4) - 1] as Column, TABLES[random.roll(3) - 1] as HitTable];
        const blow = { source: { by: 'fall' }, table: hitTable, column, amount, cover: random.roll(4) === 1 } as const;
        const { state: after, events } = play(before, strike(before, id, blow, random));
        state = after;
        const unit = unitOf(state, id);
        expect(events.length).toBeLessThan(MANY);
        expect(Math.min(...unit.armour, ...unit.structure)).toBeGreaterThanOrEqual(0);
        expect(marked(events)).toBeLessThanOrEqual(given(events));
        // A location that is blown off also loses its remaining structure.
        expect(total(before, id) - total(state, id)).toBeGreaterThanOrEqual(marked(events));
        expect(ofType(events, 'unit-destroyed').length).toBeLessThanOrEqual(1);
        const quiet = ofType(events, 'struck')[0]?.covered !== true && ofType(events, 'exploded').length === 0;
        if (quiet && unit.destroyed === null) expect(marked(events)).toBe(amount);
      }
    }
  });
});
