import { describe, expect, test } from 'vitest';
import { loaded } from '../../../kernel/dice.ts';
import { Random } from '../../../kernel/random.ts';
import {
  BOLT_RIFLE,
  battle,
  done,
  gun,
  marines,
  only,
  orks,
  played,
  recorded,
  refused,
  reloaded,
  rolls,
} from '../testing.ts';
import { say } from '../text.ts';
import { suggestionFor } from './suggestion.ts';

// A complete phase, and its edge cases.

const KRAK = gun('24" A1 BS3+ S9 AP-2 DD3');
const FRAG = gun('24" AD3 BS3+ S4 AP0 D1', 'Blast');
const army = () =>
  battle({
    attacker: [marines({ arms: { rifle: BOLT_RIFLE, launcher: [FRAG, KRAK] }, some: { launcher: [4] } })],
    defender: [orks()],
  });

describe('a complete phase', () => {
  test('select, assign, confirm, roll step by step, allocate; the log matches the panel', () => {
    const dice = loaded(6, 5, 4, 3, 2, 1, 1, 1, 1, 1, 5, 6, 1, 2, 2, 1);
    const shot = played(
      army(),
      [
        ['attacker', { type: 'select-shooter', unit: 0 }],
        ['attacker', { type: 'assign', group: 'rifle', target: 1 }],
        ['attacker', { type: 'hold-fire', group: 'launcher' }],
        ['attacker', { type: 'confirm' }],
        ['attacker', { type: 'roll', until: 'step' }],
        ['attacker', { type: 'roll', until: 'step' }],
        ['attacker', { type: 'roll', until: 'step' }],
        ['attacker', { type: 'roll', until: 'step' }],
        ['defender', { type: 'allocate', models: [5, 6] }],
      ],
      dice,
    );
    const { rules } = shot.state;
    expect(
      [only(shot, 'rolled'), only(shot, 'volley-resolved')].flat().map((event) => say(event, 'en', rules)),
    ).toEqual([
      'rifle: 10 attacks total',
      'Hit Rolls: [6,5,4,3,2,1,1,1,1,1] vs BS 3+ → 4 hits',
      'Wound Rolls: [5,6,1,2] vs T5 (S4 = 5+) → 2 wounds',
      'Save Rolls: [2,1] vs 6+ → 0 saves',
      'rifle → orks: 10 shots, 4 hits, 2 wounds, 2 damage, 2 destroyed',
    ]);
    expect(shot.state).toMatchObject({ active: 'defender', stage: 'select', shooter: null });
  });

  test('weapons with several profiles or random attacks next to others', () => {
    const shot = done(
      army(),
      'attacker',
      {
        type: 'shoot',
        unit: 0,
        aims: [
          { group: 'launcher', target: 1, profile: 0 },
          { group: 'rifle', target: 1, bearers: [0] },
        ],
      },
      loaded(3, 1, 1, 1, 1, /* a D3 of 2, plus 2 for Blast at ten models */ 1, 1),
    );
    expect(rolls(shot)).toEqual(['attacks 4 of 1', 'to-hit 0 of 4', 'attacks 2 of 0', 'to-hit 0 of 2']);
  });
});

describe('saved in the middle', () => {
  test('saved and reloaded at every step, the same dice lead to the same end', () => {
    const dice = recorded(new Random(5));
    const orders = [
      ['attacker', { type: 'select-shooter', unit: 0 }],
      ['attacker', { type: 'assign', group: 'rifle', target: 1 }],
      [
        'attacker',
        { type: 'assign', group: 'launcher', target: 1, profile: 1, hand: ['hit-re-roll-failed', 'wound-plus-one'] },
      ],
      ['attacker', { type: 'confirm' }],
      ['attacker', { type: 'roll', until: 'step' }],
      ['attacker', { type: 'roll', until: 'step' }],
      ['attacker', { type: 'roll', until: 'step' }],
      ['attacker', { type: 'roll', until: 'unit' }],
      ['defender', { type: 'allocate', models: [5, 6, 7, 8, 9, 10] }],
    ] as const;
    const straight = played(army(), orders, dice);
    const again = loaded(...dice.faces);
    let state = army();
    const events: unknown[] = [];
    for (const [who, order] of orders) {
      const happened = done(reloaded(state), who, order, again);
      state = happened.state;
      events.push(...happened.events);
    }
    expect(events).toEqual(straight.events);
    expect(reloaded(state)).toEqual(reloaded(straight.state));
  });
});

describe('no valid targets', () => {
  const far = () =>
    done(
      battle({ attacker: [marines(), marines({ id: 'others', at: [30, 0] })], defender: [orks({ at: [0, 43] })] }),
      'attacker',
      { type: 'select-shooter', unit: 0 },
    ).state;

  test('all enemies out of range: refused, and the unit can be skipped or the phase ended', () => {
    const state = far();
    expect(suggestionFor(state, 0, 'rifle').why.code).toBe('no-eligible-targets');
    expect(refused(state, 'attacker', { type: 'assign', group: 'rifle', target: 2 })).toBe('out-of-range');
    expect(done(state, 'attacker', { type: 'skip-unit', unit: 0 }).state).toMatchObject({ stage: 'select', shot: [0] });
    expect(done(state, 'attacker', { type: 'end-phase' }).state.active).toBe('defender');
  });
});
