import { describe, expect, test } from 'vitest';
import { loaded } from '../../../kernel/dice.ts';
import type { State } from '../state.ts';
import { battle, done, gun, marines, orks, refused, woundsOf } from '../testing.ts';
import { targetsOf } from './targets.ts';
import { situationOf, volleysOf } from './volleys.ts';

const captain = { name: 'Captain', W: 1, abilities: ['Hit Re-roll Ones'], at: [0, 2] } as const;
const painboy = { name: 'Painboy', W: 1, abilities: ['Feel No Pain 2+'], keywords: 'infantry, psyker' } as const;

/** The same match with these models already destroyed. */
const without = (state: State, ...models: readonly number[]): State => ({
  ...state,
  wounds: state.wounds.map((left, model) => (models.includes(model) ? 0 : left)),
});

const rifles = (state: State, shooter = 0, target = 1) => {
  const aim = { group: 'rifle', bearers: [0], profile: 0, target, hand: [], fish: false };
  const [volley] = volleysOf(state, shooter, [aim]);
  if (!volley) throw new Error('no volley');
  return situationOf(state, volley, shooter);
};
const ids = (abilities: readonly { readonly id: string }[]) => abilities.map(({ id }) => id);

describe('a character’s abilities are lost with it', () => {
  const led = battle({ attacker: [marines({ models: 1, with: [captain] })], defender: [orks({ with: [painboy] })] });

  test('a living captain gives his ability, a destroyed one does not', () => {
    expect(ids(rifles(led).shooter.abilities)).toEqual(['hit-re-roll-ones']);
    expect(rifles(without(led, 1)).shooter.abilities).toEqual([]);
  });

  test('a destroyed character gives no abilities or keywords to the target either', () => {
    const painboyAt = 12; // models 0 and 1 are marines, 2 to 11 orks
    expect(rifles(led).target.keywords).toContain('psyker');
    expect(ids(rifles(led).target.abilities)).toEqual(['feel-no-pain']);
    const alone = rifles(without(led, painboyAt));
    expect(alone.target.keywords).toEqual(['infantry']);
    expect(alone.target.abilities).toEqual([]);
  });
});

describe('parts separate after a unit’s attacks, not before', () => {
  const sniper = gun('36" A1 BS2+ S10 AP-6 D1', 'Precision');
  const cannon = gun('36" A1 BS2+ S10 AP-6 D1');
  const mob = orks({ models: 2, with: [painboy] });
  const squad = marines({ models: 1, arms: { sniper, cannon } });
  const aims = ['sniper', 'cannon'].map((group) => ({ group, target: 2 }));
  const start = battle({ attacker: [squad, marines({ id: 'others', at: [0, 4] })], defender: [mob] });
  const dice = loaded(6, 6, 1, 6, 6, 6); // hit, wound, failed Feel No Pain; hit, wound, ignored wound
  const picked = done(
    done(start, 'attacker', { type: 'shoot', unit: 0, aims }, dice).state,
    'attacker',
    { type: 'precision', model: 8 },
    dice,
  );
  const over = done(picked.state, 'defender', { type: 'allocate', models: [6, 7] }, dice);

  test('the destroyed character’s ability still applies against the second weapon', () => {
    expect(woundsOf(over)).toEqual([1, 1, 0]);
    expect(dice.left).toBe(0);
  });

  test('it no longer applies against the next unit', () => {
    expect(rifles(over.state, 1, 2).target.abilities).toEqual([]);
  });
});

describe('Lone Operative', () => {
  const lone = { name: 'Marksman', W: 2, abilities: ['Lone Operative'] };
  const far = battle({
    attacker: [marines({ models: 1 })],
    defender: [orks({ models: 1, at: [0, 15], with: [{ ...lone, at: [0, 17] }] })],
  });

  test('does not apply while attached, and applies again once the bodyguard is destroyed', () => {
    const why = (state: State) => targetsOf(state, 0, 'rifle')[0]?.why?.code;
    expect(why(far)).toBeUndefined();
    expect(why(without(far, 1))).toBe('lone-operative');
  });
});

test('a permission is lost with the character that gave it', () => {
  const led = battle({
    attacker: [marines({ moved: 'advanced', with: [{ ...captain, abilities: ['Advance and Shoot'] }] })],
    defender: [orks()],
  });
  expect(refused(led, 'attacker', { type: 'select-shooter', unit: 0 })).toBeUndefined();
  expect(refused(without(led, 5), 'attacker', { type: 'select-shooter', unit: 0 })).toBe('advanced');
});

test('Deadly Demise belongs to the part that prints it, not to the whole unit', () => {
  const sniper = gun('36" A1 BS2+ S10 AP-6 D1', 'Precision');
  const tank = orks({
    models: 1,
    keywords: 'vehicle',
    W: 9,
    abilities: ['Deadly Demise 1'],
    with: [{ name: 'Rider', W: 1 }],
  });
  const start = battle({ attacker: [marines({ models: 1, arms: { sniper } })], defender: [tank] });
  const aims = [{ group: 'sniper', target: 1 }];
  const shot = done(start, 'attacker', { type: 'shoot', unit: 0, aims }, loaded(6, 6));
  const over = done(shot.state, 'attacker', { type: 'precision', model: 2 });
  expect(woundsOf(over)).toEqual([9, 0]);
  expect(over.events.some((event) => event.type === 'rolled' && event.context === 'deadly-demise')).toBe(false);
});

test('Feel No Pain against mortal wounds is lost with the character that gave it', () => {
  const devastating = gun('24" A1 BS2+ S4 AP0 D1', 'Devastating Wounds');
  const start = battle({
    attacker: [marines({ models: 1, arms: { gun: devastating } })],
    defender: [orks({ models: 1, with: [painboy] })],
  });
  const left = (state: State, ...faces: readonly number[]) =>
    woundsOf(
      done(state, 'attacker', { type: 'shoot', unit: 0, aims: [{ group: 'gun', target: 1 }] }, loaded(...faces)),
    );
  expect(left(start, 6, 6, 6)).toEqual([1, 1]);
  expect(left(without(start, 2), 6, 6)).toEqual([0, 0]);
});
