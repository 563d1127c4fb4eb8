import { describe, expect, test } from 'vitest';
import { loaded } from '../../../../kernel/dice.ts';
import type { Command } from '../../commands.ts';
import type { State } from '../../state.ts';
import { BOLT_RIFLE, battle, done, gun, marines, orks, type Situation, type Squad } from '../../testing.ts';
import { decided } from './testing.ts';

const dice = () => loaded(...Array.from({ length: 200 }, (_, i) => (i < 40 ? 6 : 1)));
const sixes = dice();
const TORRENT = gun('24" A6 S8 AP-4 D1', 'Torrent');

/** The attacker's first unit fires everything at the defender's first; returns the state in which a choice is due. */
function asked(attacker: Partial<Squad>, defender: Squad, more: Partial<Situation> = {}, faces = sixes): State {
  const state = battle({ rounds: 2, attacker: [marines(attacker)], defender: [defender], ...more });
  const aims = Object.keys(attacker.arms ?? {}).map((group) => ({ group, target: 1 }));
  return done(state, 'attacker', { type: 'shoot', unit: 0, aims }, faces).state;
}

const answer = (state: State): Command | null => decided(state).command;

describe('which models are lost first', () => {
  const MELTA = gun('24" A1 BS3+ S9 AP-4 DD6');
  const armed = orks({
    models: 4,
    arms: { shoota: gun('18" A2 BS5+ S4 AP0 D1'), melta: MELTA },
    some: { shoota: [0, 2, 3], melta: [1] },
  });

  test('the model with the best weapon goes last, and no second question is needed', () => {
    const state = asked({ models: 1, arms: { gun: TORRENT } }, armed);
    expect(state.stage).toBe('allocation');
    const command = answer(state);
    expect(command).toMatchObject({ type: 'allocate' });
    const models = command?.type === 'allocate' ? command.models : [];
    expect(models).toHaveLength(4);
    expect(models.at(-1)).toBe(2); // the second ork, with the melta
  });

  test('characters come after all others', () => {
    const led = { ...armed, with: [{ name: 'Boss', W: 4 }] };
    const command = answer(asked({ models: 1, arms: { gun: TORRENT } }, led));
    expect(command?.type === 'allocate' && command.models.at(-1)).toBe(5);
  });

  test('weapons without a target in range are worth nothing', () => {
    const far = orks({
      models: 3,
      arms: { big: gun('6" A9 BS2+ S9 AP-3 D3'), shoota: BOLT_RIFLE },
      some: { big: [0], shoota: [1, 2] },
    });
    const command = answer(asked({ models: 1, arms: { gun: TORRENT } }, far));
    expect(command?.type === 'allocate' && command.models[0]).toBe(1);
  });
});

describe('Precision', () => {
  const sniper = gun('36" A4 BS2+ S8 AP-3 D2', 'Precision');
  const led = (points: number): Squad => orks({ points: 60, with: [{ name: 'Boss', T: 5, Sv: 4, W: 2, points }] });

  test('a valuable character is picked out', () => {
    const state = asked({ models: 1, arms: { gun: sniper } }, led(120));
    expect(state.stage).toBe('precision');
    expect(answer(state)).toEqual({ type: 'precision', model: 11 });
  });
  test('a cheap character is not picked out', () => {
    const few = { ...led(1), models: 4 };
    expect(answer(asked({ models: 1, arms: { gun: sniper } }, few))).toEqual({ type: 'precision', model: null });
  });
  test('of several characters, the more valuable one for its wounds is picked out, and then the other', () => {
    const two = (first: number, second: number): Squad =>
      orks({
        points: 60,
        with: [
          { name: 'Boss', T: 5, Sv: 2, W: 2, points: first },
          { name: 'Doc', T: 5, Sv: 2, W: 2, points: second },
        ],
      });
    const picked = (target: Squad) => decided(asked({ models: 1, arms: { gun: sniper } }, target, {}, dice())).kept[0];
    expect(picked(two(60, 120))).toMatchObject({
      option: { type: 'precision', model: 12 },
      tally: { lines: [{ why: { code: 'gunner-picks-out', model: 12, next: [11] } }] },
    });
    expect(picked(two(120, 60))).toMatchObject({ option: { type: 'precision', model: 11 } });
  });
  test('a character that this volley hardly hurts is picked out if the unit’s next volley can finish it', () => {
    const pistol = gun('36" A1 BS2+ S8 AP-3 D1', 'Precision');
    const tough = orks({ models: 4, points: 80, with: [{ name: 'Boss', T: 5, Sv: 7, W: 4, points: 60 }] });
    const follow = gun('36" A6 BS2+ S8 AP-3 D3', 'Precision');
    const alone = asked({ models: 1, arms: { gun: pistol } }, tough, { rounds: 1 }, dice());
    const more = asked({ models: 1, arms: { gun: pistol, more: follow } }, tough, { rounds: 1 }, dice());
    expect(answer(alone)).toEqual({ type: 'precision', model: null });
    expect(answer(more)).toEqual({ type: 'precision', model: 5 });
  });
  test('critical wounds are valued as wounds without a save', () => {
    const arms = { gun: gun('36" A1 BS2+ S8 AP0 D2', 'Precision', 'Devastating Wounds') };
    const critical = () => loaded(6, 6);
    const state = asked({ models: 1, arms }, led(120), {}, critical());
    expect(state).toMatchObject({ stage: 'precision', work: { step: 'mortals' } });
    expect(answer(state)).toEqual({ type: 'precision', model: 11 });
    const cheap = asked({ models: 1, arms }, { ...led(1), models: 4 }, {}, critical());
    expect(answer(cheap)).toEqual({ type: 'precision', model: null });
  });
});

describe('stratagems', () => {
  const rifles = { models: 10, arms: { rifle: gun('24" A2 BS3+ S5 AP-1 D1') } };
  test('Go to Ground is worth a command point under heavy fire', () => {
    const state = asked(rifles, orks({ points: 300, Sv: 4 }), { commandPoints: 1 });
    expect(state.stage).toBe('reaction');
    expect(answer(state)).toEqual({ type: 'stratagem', use: 'go-to-ground', unit: 1 });
  });
  test('Go to Ground is not worth a command point under light fire while there are later phases', () => {
    const state = asked({ ...rifles, models: 1 }, orks({ points: 60 }), { commandPoints: 1 });
    expect(answer(state)).toEqual({ type: 'decline' });
  });

  const rolled = (points: number, commandPoints: number): State => {
    const start = battle({
      rounds: 2,
      commandPoints,
      attacker: [marines({ models: 1, arms: { gun: gun('24" A2 BS3+ S9 AP-3 D6') } })],
      defender: [orks({ models: 1, W: 4, points, keywords: 'beast' })],
    });
    const orders: readonly Command[] = [
      { type: 'select-shooter', unit: 0 },
      { type: 'assign', group: 'gun', target: 1 },
      { type: 'confirm' },
      { type: 'roll', until: 'step' },
      { type: 'roll', until: 'step' },
    ];
    const dice = loaded(2, 1);
    return orders.reduce((state, command) => done(state, 'attacker', command, dice).state, start);
  };
  test('a missed die is re-rolled if the hit is worth it', () => {
    expect(answer(rolled(300, 1))).toEqual({ type: 're-roll', die: 0 });
    expect(answer(rolled(5, 1))).toEqual({ type: 'roll', until: 'unit' });
    expect(answer(rolled(300, 0))).toEqual({ type: 'roll', until: 'unit' });
  });
});
