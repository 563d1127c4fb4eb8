import { describe, expect, test } from 'vitest';
import { counterfactual } from '../../../../decide/counterfactual.ts';
import { bearingOf } from '../../../../parts/hex/bearing.ts';
import type { CommandOf } from '../../commands.ts';
import { CT, LL } from '../../data/places.ts';
import { ground, hurt, set, type TestTable, table, testMech } from '../../rules/testing.ts';
import { type State, unitOf } from '../../state.ts';
import { refused } from '../../testing.ts';
import { wayFrom } from '../../text/way.ts';
import { say } from '../../text.ts';
import { aside } from '../gunnery/aside.ts';
import { decided, duel, GUNNER } from './testing.ts';
import { inTurn, PERSONAS, type TacticianWeights } from './weights.ts';

type Move = CommandOf<'move'>;
const moveOf = (state: State, persona = ''): Move => decided(state, { persona }).command as Move;
const field = (own: TestTable): State => table({ phase: 'movement', queue: ['0', '0', '1'], ...own });

describe('movement', () => {
  test("leaves the enemy's arcs, and goes behind it if possible", () => {
    const hunter = testMech({ weapons: [['ppc', CT, 3]] });
    const { kept } = decided(duel({ phase: 'movement', one: { at: '0809' }, other: { design: hunter } }));
    const codes = kept[0]?.tally.lines.map(({ why }) => why.code);
    expect(codes).not.toContain('tactician-defence'); // no enemy can hit it there
    expect(codes).toContain('tactician-offence'); // and it can hit an enemy
  });

  test('faces the nearest enemy if nothing else matters', () => {
    const state = duel({ phase: 'movement', one: { at: '0817' }, other: { at: '0801' } });
    for (let seed = 0; seed < 8; seed++) {
      const { steps } = decided(state, { seed }).command as Move;
      const end = wayFrom(state.rules.map, unitOf(state, 0), steps);
      expect(end && aside(bearingOf(state.rules.map, end.at, unitOf(state, 1).at), end.facing)).toBeLessThanOrEqual(2);
    }
  });

  describe('without any line of sight', () => {
    // A ridge from edge to edge splits the map.
    const columns = Array.from({ length: 16 }, (_, i) => String(i + 1).padStart(2, '0'));
    const map = ground(Object.fromEntries(columns.map((column) => [`${column}09`, { level: 9 }])));
    const parted = (ours: string): State => duel({ phase: 'movement', map, one: { at: ours }, other: { at: '0802' } });

    test.each(['0817', '0215', '1511'])('moves as far as it can from %s, to the place nearest the enemy', (ours) => {
      const { command, kept } = decided(parted(ours));
      expect((command as Move).steps.length).toBeGreaterThan(0);
      const places = kept.map(({ tiers }) => tiers.slice(-2));
      const [hexes, near] = places[0] as [number, number];
      expect(places.every(([more = 0, far = 0]) => more < hexes || (more === hexes && far <= near))).toBe(true);
    });

    test('danger does not keep it from a good shot forever', () => {
      const hills = Object.fromEntries(['0809', '0808'].map((label) => [label, { level: 3 }]));
      const offence = (persona: 'plain' | 'seed', turn: number, trade = PERSONAS[persona].trade): number => {
        const state = duel({ phase: 'movement', map: ground(hills), other: { design: GUNNER }, turn });
        const lines = decided(state, { persona, weights: { ...PERSONAS[persona], trade } }).kept[0]?.tally.lines ?? [];
        return Number(lines.find(({ why }) => why.code === 'tactician-offence')?.why.index ?? 0);
      };
      expect(offence('plain', 30, 0)).toBeGreaterThan(offence('seed', 30));
      expect(offence('plain', 20, 0)).toBe(offence('seed', 20)); // still patient
      expect(offence('plain', 20)).toBeGreaterThan(offence('seed', 20)); // trades fire
    });
  });
});

describe('move order', () => {
  const boat = { ...testMech(), role: 'Missile Boat' };
  const scout = { ...testMech({ walk: 8 }), role: 'Scout' };
  const three = field({
    units: [{ at: '0505', design: scout }, { at: '0507', design: boat }, { at: '0509' }, { at: '0515', side: '1' }],
  });

  test('missile boats before scouts, and the decision says so', () => {
    const { command, notes } = decided(three);
    expect(command).toMatchObject({ unit: 1 });
    expect(notes).toEqual([{ code: 'tactician-moves-now', unit: 1, others: 2 }]);
    expect(notes.map((note) => say(note, 'en', three.rules))).toEqual(['Test TEST B moves before 2 other units']);
  });

  test('immobile units go first', () => {
    for (const helpless of [{ shutDown: true }, { pilot: { hits: 3, awake: false, out: 1 } }]) {
      const move = moveOf(set(three, 2, helpless));
      expect(move).toEqual({ type: 'move', unit: 2, mode: 'still', steps: [] });
      expect(refused(set(three, 2, helpless), '0', move)).toBeUndefined();
    }
  });
});

describe('prone', () => {
  const lying = set(duel({ phase: 'movement', other: { design: GUNNER } }), 0, { prone: true });

  test('stands up if the odds are good', () => {
    expect(moveOf(lying).steps[0]).toMatchObject({ step: 'stand-up' });
  });

  test('stays down if they are poor or the roll cannot succeed', () => {
    const gyro = hurt(lying, 0, CT, 3); // 5 + 3 = 8
    expect(moveOf(gyro).steps[0]).toMatchObject({ step: 'stand-up' });
    const hip = hurt(gyro, 0, LL, 0); // and 2 more
    expect(moveOf(hip).steps.some(({ step }) => step === 'stand-up')).toBe(false);
    const clumsy = set(duel({ phase: 'movement', one: { piloting: 8 } }), 0, { prone: true });
    const hopeless = hurt(hurt(clumsy, 0, CT, 3), 0, LL, 0);
    const { command, vetoed } = decided(hopeless);
    expect((command as Move).steps.some(({ step }) => step === 'stand-up')).toBe(false);
    expect(vetoed[0]).toMatchObject({ rule: 'tactician-hopeless-roll', why: { needs: 13 } });
  });

  test('after a failed attempt it tries again with the MP left, or ends the move', () => {
    const went = { mode: 'walk', mp: 2, hexes: 0, backwards: false, skidded: false, stood: 1, masc: false } as const;
    const broken = { ...set(lying, 0, { went }), moving: 0 };
    const again = moveOf(broken);
    expect(again).toMatchObject({ unit: 0, mode: 'walk', steps: [{ step: 'stand-up' }] });
    const tired = { ...set(lying, 0, { went: { ...went, mp: 3 } }), moving: 0 };
    expect(moveOf(tired)).toMatchObject({ mode: 'walk' });
    expect(moveOf(tired).steps.some(({ step }) => step === 'stand-up')).toBe(false);
    for (const state of [broken, tired]) expect(refused(state, '0', moveOf(state))).toBeUndefined();
  });
});

describe('reasons', () => {
  const state = duel({ phase: 'movement', other: { design: GUNNER }, more: [{ side: '1', at: '1104', facing: 4 }] });

  test('threats and aims by enemy add up to the indices', () => {
    for (const { tally } of decided(state).kept)
      for (const { why } of tally.lines) {
        const parts = why.code === 'tactician-defence' ? why.threats : why.code === 'tactician-offence' && why.aims;
        if (!Array.isArray(parts)) continue;
        const fall = typeof why.fall === 'number' ? why.fall : 0;
        expect(parts.reduce((sum: number, part: number) => sum + part, fall)).toBeCloseTo(why.index as number, 9);
      }
  });

  test.each([
    ['a move', state],
    ['a volley', duel({ other: { at: '1111' }, more: [{ side: '1', at: '0508', facing: 0 }] })],
  ])('one weight can change its decision about %s', (_, asked) => {
    const decide = (weights: TacticianWeights) => decided(asked, { weights });
    const flip = counterfactual(decide, PERSONAS.plain as TacticianWeights);
    expect(flip.ok).toBe(true);
    if (flip.ok) expect(decide(flip.value.weights).command).toEqual(flip.value.decision.command);
  });
});

describe('patience', () => {
  const table = { ...PERSONAS.plain, patience: 20, saving: 4, bold: 0.75 };
  test.each([
    // turn, boldness, saving
    [1, 0, 4],
    [20, 0, 4],
    [21, 0.75, 1],
  ])('in turn %i', (turn, bold, saving) => {
    expect(inTurn(table, turn)).toEqual({ ...table, bold, saving });
  });

  test('the original design never loses it', () => expect(inTurn(PERSONAS.seed, 99)).toEqual(PERSONAS.seed));

  test('a share is clamped to 0 and 1', () => {
    expect(inTurn({ ...PERSONAS.plain, bold: 3 }, 21).bold).toBe(1);
    expect(inTurn({ ...PERSONAS.plain, bold: -1 }, 21).bold).toBe(0);
  });
});
