import { describe, expect, test } from 'vitest';
import { loaded } from '../../../kernel/dice.ts';
import type { Command } from '../commands.ts';
import type { State } from '../state.ts';
import { battle, done, gun, marines, only, orks, played, refused, rolls, type Squad } from '../testing.ts';

const GUN = gun('24" A4 BS3+ S4 AP-1 D1');
const shot = (target: Partial<Squad> = {}, commandPoints = 2, extra: readonly Squad[] = []): State =>
  played(
    battle({
      attacker: [marines({ models: 1, arms: { gun: GUN } })],
      defender: [orks({ models: 1, W: 9, ...target }), ...extra],
      commandPoints,
    }),
    [
      ['attacker', { type: 'select-shooter', unit: 0 }],
      ['attacker', { type: 'assign', group: 'gun', target: 1 }],
      ['attacker', { type: 'confirm' }],
    ],
  ).state;
const use = (stratagem: 'go-to-ground' | 'smokescreen', unit = 1): Command => ({
  type: 'stratagem',
  use: stratagem,
  unit,
});

describe('the other side can react', () => {
  test.each<[string, Partial<Squad>, number, string]>([
    ['infantry is shot at and there is a command point', {}, 1, 'reaction'],
    ['nobody can pay', {}, 0, 'attacks'],
    ['a tank without smoke', { keywords: 'vehicle' }, 1, 'attacks'],
    ['a tank with smoke', { keywords: 'vehicle, smoke' }, 1, 'reaction'],
  ])('%s', (_, target, points, stage) => {
    expect(shot(target, points).stage).toBe(stage);
  });

  test('Go to Ground: a 6+ invulnerable save and cover', () => {
    const state = done(shot({}, 1), 'defender', use('go-to-ground')).state;
    expect(state).toMatchObject({
      stage: 'attacks',
      commandPoints: { attacker: 1, defender: 0 },
      sheltered: [{ unit: 1, by: 'go-to-ground' }],
    });
    const fired = done(state, 'attacker', { type: 'roll', until: 'unit' }, loaded(6, 1, 1, 1, 6, 5));
    // Sv 5+ is 6+ against AP -1, and 5+ with cover.
    expect(only(fired, 'rolled').at(-1)).toMatchObject({ context: 'save', needs: 5, successes: 1 });
  });

  test('Smokescreen: cover, and harder to hit', () => {
    const { state } = done(shot({ keywords: 'infantry, smoke' }, 1), 'defender', use('smokescreen'));
    const fired = done(state, 'attacker', { type: 'roll', until: 'unit' }, loaded(3, 3, 3, 3));
    expect(only(fired, 'rolled')[1]).toMatchObject({ needs: 3, modifier: -1, successes: 0 });
  });

  test('declining costs nothing; then the attacks are made', () => {
    expect(done(shot(), 'defender', { type: 'decline' }).state).toMatchObject({
      stage: 'attacks',
      commandPoints: { defender: 2 },
    });
  });

  test('with command points left, another stratagem can be used, each once per phase', () => {
    const { state } = done(shot({ keywords: 'infantry, smoke' }), 'defender', use('go-to-ground'));
    expect(state.stage).toBe('reaction');
    expect(refused(state, 'defender', use('go-to-ground'))).toBe('stratagem-was-used');
    expect(done(state, 'defender', use('smokescreen')).state).toMatchObject({
      stage: 'attacks',
      commandPoints: { defender: 0 },
    });
  });

  test.each<[string, 'attacker' | 'defender', Command, string]>([
    ['the attacker', 'attacker', { type: 'decline' }, 'not-yours-to-answer'],
    ['not a target', 'defender', use('go-to-ground', 2), 'not-a-target'],
    ['not its own', 'defender', use('go-to-ground', 0), 'not-your-unit'],
    ['no such unit', 'defender', use('go-to-ground', 9), 'no-such-unit'],
    ['no smoke', 'defender', use('smokescreen'), 'lacks-keyword'],
  ])('refused: %s', (_, side, command, code) => {
    expect(refused(shot({}, 2, [orks({ id: 'more', at: [0, 20] })]), side, command)).toBe(code);
  });

  test('a shoot command waits for the reaction and then continues automatically', () => {
    const start = battle({
      attacker: [marines({ models: 1, arms: { gun: GUN } })],
      defender: [orks({ models: 1 })],
      commandPoints: 1,
    });
    const waits = done(start, 'attacker', { type: 'shoot', unit: 0, aims: [{ group: 'gun', target: 1 }] });
    expect(waits.state.stage).toBe('reaction');
    expect(done(waits.state, 'defender', { type: 'decline' }, loaded(1, 1, 1, 1)).state.work).toBeNull();
  });
});

describe('Command Re-roll', () => {
  const STEP = { type: 'roll', until: 'step' } as const;
  const ready = (abilities: readonly string[] = []) =>
    played(
      battle({
        attacker: [marines({ models: 1, arms: { gun: gun('24" A3 BS3+ S5 AP-1 D1', ...abilities) } })],
        defender: [orks({ models: 1, W: 9, keywords: '' })],
        commandPoints: 2,
      }),
      [
        ['attacker', { type: 'select-shooter', unit: 0 }],
        ['attacker', { type: 'assign', group: 'gun', target: 1 }],
        ['attacker', { type: 'confirm' }],
        ['attacker', STEP],
      ],
    ).state;
  const hits = (state: State, ...faces: number[]) => done(state, 'attacker', STEP, loaded(...faces)).state;

  test('re-rolls one die of the hit roll before the wound roll', () => {
    const again = done(hits(ready(), 5, 2, 1), 'attacker', { type: 're-roll', die: 2 }, loaded(4));
    expect(rolls(again)).toEqual(['to-hit 1 of 1']);
    expect(again.state).toMatchObject({
      stage: 'attacks',
      commandPoints: { attacker: 1 },
      work: { hits: 2, step: 'wound', last: null },
    });
    expect(again.state.work?.tally[0]).toMatchObject({ attacks: 3, hits: 2 });
    expect(refused(again.state, 'attacker', { type: 're-roll', die: 1 })).toBe('nothing-to-re-roll');
  });

  test('a die that becomes critical has the effects of a critical hit', () => {
    const sustained = done(
      hits(ready(['Sustained Hits 2']), 5, 2, 1),
      'attacker',
      { type: 're-roll', die: 1 },
      loaded(6),
    );
    expect(sustained.state.work).toMatchObject({ hits: 4, lethal: 0 });
    const lethal = done(hits(ready(['Lethal Hits']), 5, 2, 1), 'attacker', { type: 're-roll', die: 1 }, loaded(6));
    expect(lethal.state.work).toMatchObject({ hits: 1, lethal: 1 });
  });

  test('re-rolls one die of the wound roll, which can become devastating', () => {
    const wounded = hits(hits(ready(['Devastating Wounds']), 5, 5, 5), 4, 2, 3);
    expect(wounded.work).toMatchObject({ step: 'saves', wounds: 1 });
    expect(done(wounded, 'attacker', { type: 're-roll', die: 1 }, loaded(6)).state.work).toMatchObject({
      wounds: 1,
      devastating: [{ target: 1, volley: 0 }],
    });
    expect(done(wounded, 'attacker', { type: 're-roll', die: 0 }, loaded(1)).state.work).toMatchObject({ wounds: 0 });
  });

  test('a lone miss can be re-rolled although nothing hit', () => {
    const missed = hits(ready(), 1, 1, 1);
    expect(missed).toMatchObject({ stage: 'attacks', work: { step: 'wound', hits: 0 } });
    expect(done(missed, 'attacker', { type: 're-roll', die: 0 }, loaded(6)).state.work?.hits).toBe(1);
    expect(done(missed, 'attacker', STEP).state.work).toBeNull();
  });

  test.each<[string, (state: State) => State, 'attacker' | 'defender', number, string]>([
    ['before any roll', (state) => state, 'attacker', 0, 'nothing-to-re-roll'],
    ['no such die', (state) => hits(state, 5, 2, 1), 'attacker', 3, 'no-such-die'],
    ['a critical', (state) => hits(state, 6, 2, 1), 'attacker', 0, 'die-is-critical'],
    [
      'no points',
      (state) => ({ ...hits(state, 5, 2, 1), commandPoints: { attacker: 0, defender: 0 } }),
      'attacker',
      1,
      'too-few-command-points',
    ],
    [
      'a second time in a phase',
      (state) => ({ ...hits(state, 5, 2, 1), used: ['command-re-roll'] as const }),
      'attacker',
      1,
      'stratagem-was-used',
    ],
    ['the other side', (state) => hits(state, 5, 2, 1), 'defender', 1, 'not-your-phase'],
  ])('refused: %s', (_, make, side, die, code) => {
    expect(refused(make(ready()), side, { type: 're-roll', die })).toBe(code);
  });

  test('a roll that cannot be re-rolled is not offered: Indirect Fire at an unseen target in the eleventh edition', () => {
    const wall = {
      id: 'wall',
      kind: 'ruins',
      corners: [
        [-40, 5],
        [60, 5],
        [60, 7],
        [-40, 7],
      ],
      height: 9,
    } as const;
    const missed = (ruleset: '10e' | '11e') =>
      hits(
        played(
          battle({
            ruleset,
            attacker: [marines({ models: 1, arms: { gun: gun('24" A3 BS3+ S5 AP-1 D1', 'Indirect Fire') } })],
            defender: [orks({ models: 1, keywords: '' })],
            terrain: [wall],
            commandPoints: 2,
          }),
          [
            ['attacker', { type: 'select-shooter', unit: 0 }],
            ['attacker', { type: 'assign', group: 'gun', target: 1 }],
            ['attacker', { type: 'confirm' }],
            ['attacker', STEP],
          ],
        ).state,
        1,
        1,
        1,
      );
    expect(refused(missed('10e'), 'attacker', { type: 're-roll', die: 0 })).toBeUndefined();
    expect(refused(missed('11e'), 'attacker', { type: 're-roll', die: 0 })).toBe('nothing-to-re-roll');
  });

  test('a die is re-rolled only once', () => {
    const start = played(
      battle({
        attacker: [marines({ models: 1, arms: { gun: GUN }, abilities: ['Hit Re-roll Ones'] })],
        defender: [orks({ keywords: '' })],
        commandPoints: 1,
      }),
      [
        ['attacker', { type: 'select-shooter', unit: 0 }],
        ['attacker', { type: 'assign', group: 'gun', target: 1 }],
        ['attacker', { type: 'confirm' }],
        ['attacker', STEP],
      ],
    ).state;
    expect(refused(hits(start, 1, 5, 5, 5, 2), 'attacker', { type: 're-roll', die: 0 })).toBe('die-was-re-rolled');
  });
});

describe('roll until', () => {
  const arms = { gun: gun('24" A1 BS2+ S8 AP-4 D1'), other: gun('24" A1 BS2+ S8 AP-4 D1', 'Hazardous') };
  const ready = (): State =>
    played(battle({ attacker: [marines({ models: 1, arms })], defender: [orks({ models: 1, T: 4, W: 9 })] }), [
      ['attacker', { type: 'select-shooter', unit: 0 }],
      ['attacker', { type: 'assign', group: 'gun', target: 1 }],
      ['attacker', { type: 'assign', group: 'other', target: 1 }],
      ['attacker', { type: 'confirm' }],
    ]).state;

  test('one step at a time: attacks, hits, wounds, saves, for each weapon, then hazards', () => {
    const dice = loaded(6, 6, 6, 6, 6);
    let state = ready();
    const steps: unknown[] = [];
    for (; state.work; state = done(state, 'attacker', { type: 'roll', until: 'step' }, dice).state)
      steps.push(`${state.work.at} ${state.work.step}`);
    expect(steps).toEqual([
      '0 attacks',
      '0 hit',
      '0 wound',
      '0 saves',
      '1 attacks',
      '1 hit',
      '1 wound',
      '1 saves',
      '2 mortals',
    ]);
  });

  test('one weapon at a time, or all at once', () => {
    const dice = loaded(6, 6, 6, 6, 6);
    const first = done(ready(), 'attacker', { type: 'roll', until: 'weapon' }, dice);
    expect(first.state.work).toMatchObject({ at: 1, step: 'attacks' });
    expect(done(first.state, 'attacker', { type: 'roll', until: 'unit' }, dice).state.work).toBeNull();
  });
});
