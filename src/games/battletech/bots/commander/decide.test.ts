import { describe, expect, test } from 'vitest';
import { Random } from '../../../../kernel/random.ts';
import type { Command } from '../../commands.ts';
import { CT, RT } from '../../data/places.ts';
import { awaiting } from '../../rules/awaiting.ts';
import { refuse } from '../../rules/handlers.ts';
import { HIGHEST } from '../../rules/rolls.ts';
import { hurt, set, testMech } from '../../rules/testing.ts';
import { toHitNumber } from '../../rules/weapons/to-hit.ts';
import { begun, done } from '../../testing.ts';
import { type View, view } from '../../view.ts';
import { commanded, decided, opposed, SOLDIER } from './testing.ts';
import { PERSONAS } from './weights.ts';

/** A match between commanders, with a callback for every decision. */
function fought(options: object, seed: number, most: number, look: (sideView: View, command: Command) => void): void {
  const random = new Random(seed);
  let state = begun(options, random);
  for (let i = 0; i < most && state.phase !== 'ended'; i++) {
    const [asked] = awaiting(state);
    if (!asked) return;
    const sideView = view(state, asked.seat);
    const command = decided(sideView, { value: seed }).command as Command;
    look(sideView, command);
    state = done(state, asked.seat, command, random).state;
  }
}

describe('always', () => {
  test.each([
    ['total-warfare', 'lances', 'highlands'],
    ['simulador', 'melee', 'market-town'],
    ['core-2026', 'tanks', 'islands'],
  ])('every command is legal and every shot can hit: %s, %s on %s', (ruleset, force, map) => {
    let shots = 0;
    fought({ ruleset, force, map }, 7, 240, (sideView, command) => {
      expect(refuse(sideView, sideView.queue[0] ?? '', command)).toBeUndefined();
      if (command.type !== 'fire') return;
      for (const shot of command.shots) {
        shots++;
        expect(toHitNumber(sideView, command.unit, shot, { primary: command.primary })).toBeLessThanOrEqual(HIGHEST);
      }
    });
    expect(shots).toBeGreaterThan(10);
  });

  test('a decision is repeatable, with and without caches', () => {
    fought({ force: 'pairs', map: 'twin-hills' }, 3, 60, (sideView, command) => {
      expect(commanded(sideView)).toEqual(commanded(structuredClone(sideView) as View));
      expect(decided(sideView, { value: 3 }).command).toEqual(command);
    });
  });

  test('stays within its budget, and a time limit only stops it early', () => {
    const sideView = opposed({ phase: 'movement' });
    for (const iterations of [1, 7, 50])
      expect(decided(sideView, { budget: { iterations, ledger: false } }).iterations).toBeLessThanOrEqual(iterations);
    const hurried = decided(sideView, { budget: { iterations: 5000, ledger: false, stop: () => true } });
    expect(hurried.iterations).toBe(1);
    expect(refuse(sideView, '0', hurried.command as Command)).toBeUndefined();
  });

  test('all personas and levels decide', () => {
    for (const persona of Object.keys(PERSONAS))
      for (const level of [1, 3, 5])
        for (const phase of ['movement', 'weapons', 'physical', 'end'] as const) {
          const sideView = opposed({ phase, foe: { at: '0809' } });
          expect(refuse(sideView, '0', decided(sideView, { persona, level }).command as Command)).toBeUndefined();
        }
  });
});

describe('tactics', () => {
  test('twists to an enemy behind it, then fires', () => {
    const aside = opposed({ phase: 'weapons', foe: { at: '1110' } });
    expect(commanded(aside)).toMatchObject({ type: 'twist', facing: 1 });
    const turned = view(set(aside, 0, { torso: 1, twisted: true }), '0');
    expect(commanded(turned)).toMatchObject({ type: 'fire', primary: { unit: 1 } });
  });

  test('twists to its target in a Reaction Phase', () => {
    const aside = opposed({ phase: 'reaction', ruleset: 'simulador', foe: { at: '1110' } });
    expect(commanded(aside)).toMatchObject({ type: 'twist', facing: 1 });
  });

  test('holds hot guns if their heat costs more than they gain', () => {
    const count = (heat: number): number => {
      const command = commanded(view(set(opposed({ phase: 'weapons' }), 0, { heat }), '0'));
      return command?.type === 'fire' ? command.shots.length : -1;
    };
    expect(count(0)).toBe(5);
    expect(count(24)).toBeLessThan(5);
  });

  test("joins an ally's fire", () => {
    const third = { design: SOLDIER, side: '1', at: '0907', facing: 3 } as const;
    const friend = { design: SOLDIER, side: '0', at: '0811', facing: 0 } as const;
    const sideView = opposed({ phase: 'weapons', more: [third, friend] });
    const shots = [{ weapon: 0, target: { unit: 2 } }];
    const declared = [{ unit: 3, primary: { unit: 2 }, shots, attacks: [] }];
    expect(commanded({ ...sideView, declared })).toMatchObject({ type: 'fire', primary: { unit: 2 } });
  });

  test('a prone unit that cannot stand up stays in place', () => {
    const lame = hurt(hurt(opposed({ phase: 'movement', own: { piloting: 9 } }), 0, CT, 3), 0, CT, 4);
    const command = commanded(view(set(lame, 0, { prone: true }), '0'));
    expect(command).toMatchObject({ type: 'move', steps: [] });
  });

  test('kicks an adjacent enemy', () => {
    const sideView = opposed({ phase: 'physical', foe: { at: '0809' } });
    expect(commanded(sideView)).toMatchObject({ type: 'strike', attacks: [{ attack: 'kick', target: 1 }] });
  });

  test('dumps ammunition that no gun uses, unless an enemy can get behind it', () => {
    const lone = testMech({ ammo: [['ac-20-ammo', RT, 5]] });
    const ending = (at: string) => commanded(opposed({ phase: 'end', own: { design: lone }, foe: { at } }));
    expect(ending('0807')).toEqual({ type: 'end', orders: [] });
    expect(ending('0801')).toEqual({
      type: 'end',
      orders: [{ unit: 0, dump: [0] }],
    });
  });

  test('moving last, it goes where the enemy cannot fire back', () => {
    const sideView = opposed({ phase: 'movement', queue: ['0'], foe: { at: '0808', facing: 0 } });
    const after = view(set(sideView, 1, { acted: true }), '0');
    const { kept } = decided(after);
    const lines = kept[0]?.tally.lines ?? [];
    const taken = lines.find(({ why }) => why.code === 'commander-taken')?.value ?? 0;
    const dealt = lines.find(({ why }) => why.code === 'commander-dealt')?.value ?? 0;
    expect(dealt).toBeGreaterThan(-taken);
  });
});
