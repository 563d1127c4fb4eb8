import { describe, expect, test } from 'vitest';
import { addsUp } from '../../../../kernel/tally.ts';
import { HD, LA, RA } from '../../data/places.ts';
import type { Crew, State, Unit, Went } from '../../state.ts';
import { STILL, unitOf } from '../../state.ts';
import { ground, hex, hurt, set, testMech } from '../testing.ts';
import { at, CLUSTER_BIN, duel, helpless, LASER, LBX, LEFT_ARM, LRM, PPC, SLUG_BIN, TANK } from './testing.ts';
import { type Plan, toHit, toHitNumber } from './to-hit.ts';

/** Lines of the tally as `code value`, without the gunner's own. */
function lines(state: State, shot = at(LASER), plan: Plan = {}): readonly string[] {
  const answer = toHit(state, 0, shot, plan);
  if ('impossible' in answer) return [`impossible ${answer.impossible.code}`];
  expect(addsUp(answer.tally)).toBe(true);
  expect(toHitNumber(state, 0, shot, plan)).toBe(answer.tally.total);
  return answer.tally.lines.filter(({ why }) => why.code !== 'gunnery').map(({ why, value }) => `${why.code} ${value}`);
}

const went = (changes: Partial<Went>): Partial<Unit> => ({ went: { ...STILL, ...changes } });

describe('the gunner', () => {
  test.each([0, 3, 4, 8])('gunnery %i is the base', (gunnery) => {
    const answer = toHit(duel({ one: { gunnery } }), 0, at(LASER));
    expect(answer).toMatchObject({ tally: { total: gunnery } });
  });
});

describe('the attacker', () => {
  test.each([
    ['still', []],
    ['walk', ['attacker-moved 1']],
    ['run', ['attacker-moved 2']],
    ['jump', ['attacker-moved 3']],
  ] as const)('%s', (mode, expected) => {
    expect(lines(set(duel(), 0, went({ mode })))).toEqual(expected);
  });

  test('a skid adds one to the run', () => {
    expect(lines(set(duel(), 0, went({ mode: 'run', skidded: true })))).toEqual([
      'attacker-moved 2',
      'attacker-skidded 1',
    ]);
  });

  test('prone', () => {
    expect(lines(set(duel(), 0, { prone: true }))).toEqual(['attacker-prone 2']);
  });

  test('prone with one arm, if that is enough', () => {
    const state = set(duel({ ruleset: 'core-2026' }), 0, { prone: true, lost: 1 << LA });
    expect(lines(state)).toEqual(['attacker-prone 2', 'attacker-props-on-its-only-arm 1']);
  });

  test.each([
    [7, []],
    [8, ['attacker-heat 1']],
    [12, ['attacker-heat 1']],
    [13, ['attacker-heat 2']],
    [16, ['attacker-heat 2']],
    [17, ['attacker-heat 3']],
    [23, ['attacker-heat 3']],
    [24, ['attacker-heat 4']],
    [35, ['attacker-heat 4']],
  ])('heat %i', (heat, expected) => {
    expect(lines(set(duel(), 0, { heat }))).toEqual(expected);
  });

  test('one sensor hit', () => {
    expect(lines(hurt(duel(), 0, HD, 1))).toEqual(['attacker-sensors 2']);
  });
});

describe('actuators of the arm that fires', () => {
  // Slots of an arm: shoulder, upper arm, lower arm, hand.
  test.each([
    ['upper arm', [1], ['attacker-upper-arm 1']],
    ['lower arm', [2], ['attacker-lower-arm 1']],
    ['both', [1, 2], ['attacker-upper-arm 1', 'attacker-lower-arm 1']],
    ['hand', [3], []],
    ['shoulder', [0], ['attacker-shoulder 4']],
    ['shoulder and the rest', [0, 1, 2, 3], ['attacker-shoulder 4']],
  ] as const)('%s', (_, slots, expected) => {
    const state = hurt(duel(), 0, LA, ...slots);
    expect(lines(state, at(LEFT_ARM))).toEqual(expected);
  });

  test('damage to one arm does not affect the other arm or the torso', () => {
    const state = hurt(duel(), 0, RA, 0);
    expect(lines(state, at(LEFT_ARM))).toEqual([]);
    expect(lines(state)).toEqual([]);
    expect(lines(state, at(PPC))).toEqual(['attacker-shoulder 4', 'minimum-range 1']);
  });

  test('a lower arm does not count in the core rules', () => {
    expect(lines(hurt(duel({ ruleset: 'core-2026' }), 0, LA, 2), at(LEFT_ARM))).toEqual([]);
  });
});

describe('secondary targets', () => {
  const another = { side: '1', at: '0808' } as const;
  const right = { side: '1', at: '1010' } as const;

  test.each([
    ['total-warfare', ['secondary-target 1']],
    ['core-2026', []],
  ] as const)('in front, %s', (ruleset, expected) => {
    expect(lines(duel({ ruleset, more: [another] }), at(LASER), { primary: { unit: 2 } })).toEqual(expected);
  });

  test.each([
    ['total-warfare', ['secondary-target 2']],
    ['core-2026', ['secondary-target 1']],
  ] as const)('to the side, %s', (ruleset, expected) => {
    const state = duel({ ruleset, more: [right] });
    expect(lines(state, { weapon: PPC, target: { unit: 2 } }, { primary: { unit: 1 } })).toEqual([
      ...expected,
      'minimum-range 2',
    ]);
  });

  test('no modifier for the primary target itself', () => {
    expect(lines(duel({ more: [another] }), at(LASER), { primary: { unit: 1 } })).toEqual([]);
  });

  test('the front arc follows the torso', () => {
    const state = set(duel({ more: [right] }), 0, { torso: 1 });
    expect(lines(state, { weapon: PPC, target: { unit: 2 } }, { primary: { unit: 1 } })).toContain(
      'secondary-target 1',
    );
  });
});

describe('the target', () => {
  test.each([
    [0, []],
    [2, []],
    [3, ['target-moved 1']],
    [4, ['target-moved 1']],
    [5, ['target-moved 2']],
    [6, ['target-moved 2']],
    [7, ['target-moved 3']],
    [9, ['target-moved 3']],
    [10, ['target-moved 4']],
    [17, ['target-moved 4']],
    [18, ['target-moved 5']],
    [24, ['target-moved 5']],
    [25, ['target-moved 6']],
  ])('moved %i hexes', (hexes, expected) => {
    expect(lines(set(duel(), 1, went({ mode: 'run', hexes })))).toEqual(expected);
  });

  test('jumped', () => {
    expect(lines(set(duel(), 1, went({ mode: 'jump', hexes: 5 })))).toEqual(['target-moved 2', 'target-jumped 1']);
    expect(lines(set(duel(), 1, went({ mode: 'jump', hexes: 1 })))).toEqual(['target-jumped 1']);
  });

  test('skidded', () => {
    expect(lines(set(duel(), 1, went({ mode: 'run', skidded: true })))).toEqual(['target-skidded 2']);
  });

  test('immobile', () => {
    expect(lines(helpless(duel(), 1))).toEqual(['target-immobile -4']);
  });

  test('an aimed shot at the head of an immobile target is at +3 instead', () => {
    expect(lines(helpless(duel(), 1), at(LASER, { aim: HD }))).toEqual(['aimed-at-head 3']);
    expect(lines(helpless(duel(), 1), at(LASER, { aim: LA }))).toEqual(['target-immobile -4']);
  });

  test.each([
    ['0809', ['target-prone -2']],
    ['0808', ['target-prone 1']],
  ])('prone in %s', (label, expected) => {
    expect(lines(set(duel({ other: { at: label } }), 1, { prone: true }))).toEqual(expected);
  });

  test('a large one, in the core rules', () => {
    const design = testMech({ tons: 120 });
    expect(lines(duel({ other: { design } }))).toEqual([]);
    expect(lines(duel({ ruleset: 'core-2026', other: { design } }))).toEqual(['large-target -1']);
  });
});

describe('the ground', () => {
  test.each([
    ['woods', 1, ['target-in-woods 1']],
    ['woods', 2, ['target-in-woods 2']],
    ['smoke', 1, ['target-in-smoke 1']],
    ['smoke', 2, ['target-in-smoke 2']],
  ] as const)("%s %i in the target's hex", (what, value, expected) => {
    expect(lines(duel({ map: ground({ '0807': { [what]: value } }) }))).toEqual(expected);
  });

  test('a target that stands above the woods is not hidden', () => {
    const state = set(duel({ map: ground({ '0807': { woods: 2 } }) }), 1, { level: 1 });
    expect(lines(state)).toEqual([]);
  });

  test.each([
    ['woods', 1, ['woods-between 1']],
    ['woods', 2, ['woods-between 2']],
    ['smoke', 1, ['smoke-between 1']],
    ['smoke', 2, ['smoke-between 2']],
  ] as const)('%s %i between', (what, value, expected) => {
    expect(lines(duel({ map: ground({ '0808': { [what]: value } }) }))).toEqual(expected);
  });

  test("the attacker's own woods do not matter", () => {
    expect(lines(duel({ map: ground({ '0810': { woods: 2 } }) }))).toEqual([]);
  });

  test('partial cover behind a hill, or in the water', () => {
    expect(lines(duel({ map: ground({ '0808': { level: 1 } }) }))).toEqual(['partial-cover 1']);
    expect(lines(duel({ map: ground({ '0807': { water: 1 } }) }))).toEqual(['partial-cover 1']);
  });
});

describe('range', () => {
  test.each([
    ['0807', []], // 3
    ['0806', ['range 2']], // 4
    ['0804', ['range 2']], // 6
    ['0803', ['range 4']], // 7
    ['0801', ['range 4']], // 9
  ])('a medium laser at %s', (label, expected) => {
    expect(lines(duel({ other: { at: label } }))).toEqual(expected);
  });

  test.each([
    ['0803', []], // 7
    ['0804', ['minimum-range 1']], // 6, the minimum itself
    ['0805', ['minimum-range 2']],
    ['0809', ['minimum-range 6']],
  ])('long-range missiles at %s', (label, expected) => {
    expect(lines(duel({ other: { at: label } }), at(LRM))).toEqual(expected);
  });

  test.each([
    ['0808', []], // 2
    ['0807', ['range 2']],
    ['0806', ['range 2']],
    ['0805', ['range 4']],
    ['0804', ['range 4']],
    ['0803', ['impossible out-of-range']],
  ])('a medium laser under water at %s', (label, expected) => {
    const hexes = ['03', '04', '05', '06', '07', '08', '09', '10'].map((row) => [`08${row}`, { water: 2 }] as const);
    expect(lines(duel({ map: ground(Object.fromEntries(hexes)), other: { at: label } }))).toEqual(expected);
  });
});

describe('the weapon', () => {
  test('its own modifier', () => {
    const design = testMech({ weapons: [['medium-pulse-laser', RA]] });
    expect(lines(duel({ one: { design }, other: { at: '0808' } }), at(0))).toEqual(['weapon -2']);
  });

  test('a cluster round, and a slug of the same gun', () => {
    expect(lines(duel(), at(LBX, { bin: CLUSTER_BIN }))).toEqual(['cluster-munition -1']);
    expect(lines(duel(), at(LBX, { bin: SLUG_BIN }))).toEqual([]);
  });
});

describe('hexes', () => {
  test('do not move', () => {
    const state = duel({ map: ground({ '0808': { woods: 1 } }) });
    const shot = { weapon: LASER, target: { hex: hex(state, '0808'), for: 'clear' } } as const;
    expect(lines(state, shot)).toEqual(['target-immobile -4']);
  });

  test('an adjacent building cannot be missed', () => {
    const building = { kind: 1, bunker: false, cf: 15, height: 1 } as const;
    const state = duel({ map: ground({ '0809': { building }, '0808': { building } }) });
    const shot = (label: string) => ({ weapon: LASER, target: { hex: hex(state, label), for: 'building' } }) as const;
    expect(lines(state, shot('0809'))).toEqual(['adjacent-building 2']);
  });
});

describe('a vehicle', () => {
  const crewed = (changes: Partial<Crew>, more: Partial<Unit> = {}): State => {
    const state = duel({ one: { design: TANK } });
    const { crew } = unitOf(state, 0);
    return set(state, 0, { crew: crew && { ...crew, ...changes }, ...more });
  };

  test.each([1, 2, 3])('%i sensor hits', (sensors) => {
    expect(lines(crewed({ sensors }), at(0))).toEqual([`attacker-sensors ${sensors}`]);
  });

  test('without a stabiliser movement counts twice, for the weapons of that side', () => {
    const state = crewed({ stabilisers: 1 << 4 }, went({ mode: 'run' }));
    expect(lines(state, at(1))).toEqual(['attacker-moved 2', 'attacker-stabiliser 2']);
    expect(lines(state, at(0))).toEqual(['attacker-moved 2']);
  });
});
