import { describe, expect, test } from 'vitest';
import { CT, HD, LA, LL, LT, RT } from '../../../games/battletech/data/places.ts';
import { actuator, hitsOn, jumpMp, weaponWorks } from '../../../games/battletech/rules/status.ts';
import { ground, hurt, set, table, testMech } from '../../../games/battletech/rules/testing.ts';
import { modelOf, type Unit, unitOf, type View, view } from '../../../games/battletech/view.ts';
import { must } from '../../../kernel/result.ts';
import { ascii } from '../files/lines.ts';
import { viewOf } from '../files-to-view.ts';
import type { Call } from '../protocol-types.ts';
import { definitionOf } from '../view-to-files/definition.ts';
import { filesFor } from '../view-to-files.ts';
import { namesOf, notesName, writeNotes } from './notes.ts';
import type { Notes } from './player-files.ts';

const design = testMech({
  jump: 4,
  weapons: [['medium-laser', RT]],
  ammo: [['srm-2-ammo', LT, 50]],
});
const map = ground({ '0403': { building: { kind: 2, bunker: false, cf: 40, height: 2 } } }, { cols: 6, rows: 6 });
const duel = (own: Partial<Unit> = {}, foe: Partial<Unit> = {}): View => {
  const units = [
    { at: '0202', design },
    { at: '0403', side: '1', design },
  ];
  const state = table({ ruleset: 'simulador', map, units, phase: 'weapons', queue: ['0', '1'] });
  return view(set(set({ ...state, order: ['0', '1'] }, 0, own), 1, foe), '0');
};
const MECHS = namesOf([0, 1].map((id) => definitionOf(duel(), id)));
const notes = (starts: Notes['starts'], armour: Notes['armour'] = [[], []], mechs = MECHS): Notes => ({
  mechs,
  turn: 5,
  starts,
  armour,
});

function back(seen: View, call: Call = 'AtaqueArmas', kept?: Notes): View {
  const memory = kept ? [{ name: notesName(0), bytes: ascii(writeNotes(kept)) }] : [];
  return must(viewOf([...filesFor(seen, 0), ...memory], 0, call));
}

describe('hexes a unit has moved', () => {
  const ran = { went: { ...unitOf(duel(), 1).went, mode: 'run' as const, hexes: 3, mp: 5 } };
  const jumped = { went: { ...unitOf(duel(), 1).went, mode: 'jump' as const, hexes: 3 } };

  test.each<[string, View, Call, Notes | undefined, number]>([
    ['are the way from where the turn began', duel({}, ran), 'AtaqueArmas', notes([null, '0101']), 4],
    ['else nearly all its MP', duel({}, ran), 'AtaqueArmas', undefined, 4],
    ['a jump goes all the way', duel({}, jumped), 'AtaqueArmas', undefined, 4],
    ['who stood went nowhere', duel(), 'AtaqueArmas', notes([null, '0101']), 0],
    ['who is yet to move shows the turn before', duel({}, ran), 'Movimiento', notes([null, '0101']), 0],
  ])('%s', (_, seen, call, kept, hexes) => expect(unitOf(back(seen, call, kept), 1).went.hexes).toBe(hexes));

  test('a unit that jumped into a building is on its roof, one that walked is inside', () => {
    expect(unitOf(back(duel({}, jumped)), 1).level).toBe(2);
    expect(unitOf(back(duel({}, ran)), 1).level).toBe(0);
  });

  test('the heat of a jump depends on its length', () =>
    expect(unitOf(back(duel(jumped), 'AtaqueArmas', notes(['0606', null])), 0).gained.move).toBe(6));
});

describe("damage to other players' units", () => {
  type Hits = readonly [place: number, ...slots: number[]];
  const struck = (...hits: readonly Hits[]): View => {
    const { watcher: _, ...state } = duel();
    return back(
      view(
        hits.reduce((now, [place, ...slots]) => hurt(now, 1, place, ...slots), state),
        '0',
      ),
    );
  };

  test.each<[string, View, (seen: View) => unknown, unknown]>([
    ['engine hits', struck([CT, 1, 8]), (seen) => hitsOn(seen, 1, 'engine'), 2],
    ['gyro hits', struck([CT, 4]), (seen) => hitsOn(seen, 1, 'gyro'), 1],
    ['sensors', struck([HD, 4]), (seen) => hitsOn(seen, 1, 'sensors'), 1],
    ['a hip', struck([LL, 0]), (seen) => actuator(seen, 1, LL, 'hip'), 'destroyed'],
    ['a shoulder', struck([LA, 0]), (seen) => actuator(seen, 1, LA, 'shoulder'), 'destroyed'],
    ['a weapon', struck([RT, 0]), (seen) => weaponWorks(seen, 1, 0), false],
    ['a jet', struck([LT, 1]), (seen) => jumpMp(seen, 1), 3],
    ['nothing', struck(), (seen) => unitOf(seen, 1).hits, unitOf(duel(), 1).hits],
  ])('%s', (_, seen, ask, answer) => expect(ask(seen)).toEqual(answer));

  test('a destroyed location is known by its structure', () => {
    const { structure } = unitOf(duel(), 1);
    const seen = back(duel({}, { lost: 1 << LA, structure: structure.with(LA, 0) }));
    expect(unitOf(seen, 1).lost).toBe(1 << LA);
    expect(actuator(seen, 1, LA, 'shoulder')).toBe('destroyed');
  });
});

describe('original armour', () => {
  const MORE = [[], design.armour.map((points) => points + 1)];
  const worn = design.armour.map((points, i) => (i === LA ? 3 : points));
  test.each<[string, Notes | undefined, readonly number[]]>([
    ['is what was first seen', notes([null, null], MORE), design.armour.map((points) => points + 1)],
    ['else that of the better side', undefined, design.armour],
    ['armour that is less than what is left counts for nothing', notes([null, null], [[], [1, 1, 1]]), design.armour],
    [
      "notes of other 'Mechs count for nothing",
      notes([null, null], MORE, ['Atlas AS7-D', 'Locust LCT-1V']),
      design.armour,
    ],
    ['notes of a larger match count for nothing', notes([null, null, null], [...MORE, []]), design.armour],
  ])('%s', (_, kept, armour) => {
    const seen = back(duel({}, { armour: worn }), 'AtaqueArmas', kept);
    expect(modelOf(seen, 1).design.armour).toEqual(armour);
    expect(unitOf(seen, 1).armour).toEqual(worn);
  });
});
