import { expect, test } from 'vitest';
import { mix, Random } from '../../kernel/random.ts';
import { options } from './options.ts';
import { awaiting } from './rules/awaiting.ts';
import { refuse } from './rules/handlers.ts';
import { askedOf } from './rules/resolve/allocation.ts';
import type { State } from './state.ts';
import { usageOf } from './terminal/commands.ts';
import { board } from './terminal.ts';
import { battle, done, gun, marines, orks } from './testing.ts';
import { view } from './view.ts';

const start = (): State =>
  battle({
    attacker: [marines({ with: [{ name: 'Captain', W: 5 }] }), marines({ id: 'more', at: [20, 0] })],
    defender: [orks({ with: [{ name: 'Painboy', W: 3 }] }), orks({ id: 'nobz', W: 2, at: [20, 12] })],
    commandPoints: 2,
    rounds: 2,
  });

/** States reached by random play, with some undos. */
function* wandered(games: number): Generator<State> {
  for (let i = 0; i < games; i++) {
    const random = new Random(mix(i, 4));
    let state = start();
    for (let n = 0; n < 80 && !state.outcome; n++) {
      yield state;
      const [asked] = awaiting(state);
      if (!asked) break;
      const offers = [...options(view(state, asked.seat), asked.seat)];
      const back = random.roll(5) === 1 && !refuse(state, asked.seat, { type: 'undo' });
      const command = back ? ({ type: 'undo' } as const) : offers[random.roll(offers.length) - 1];
      if (!command) break;
      state = done(state, asked.seat as 'attacker' | 'defender', command, random).state;
    }
  }
}

const listed = (text: string, kind: Parameters<typeof usageOf>[0]): boolean =>
  text.split('\n').includes(`  ${usageOf(kind)}`);

test('listed commands are accepted, and offered options are listed', () => {
  const stages = new Set<string>();
  for (const state of wandered(20)) {
    const seat = awaiting(state)[0]?.seat ?? '';
    const eyes = view(state, seat);
    const text = board(eyes);
    stages.add(state.stage);
    for (const { type } of options(eyes, seat)) if (type !== 'begin') expect(listed(text, type)).toBe(true);
    for (const type of ['confirm', 'clear-all', 'undo', 'end-phase'] as const)
      expect(listed(text, type), `${type} in ${state.stage}`).toBe(!refuse(state, seat, { type }));
    expect(listed(text, 'clear')).toBe(state.assignments.length > 0 && !refuse(state, seat, { type: 'clear-all' }));
  }
  expect([...stages].sort()).toEqual(['allocation', 'attacks', 'reaction', 'select', 'targets']);
});

test('a question about models lists their names and wounds left', () => {
  const nobz = orks({ name: 'Nob', models: 3, W: 2 });
  const shot = { type: 'shoot', unit: 0, aims: [{ group: 'gun', target: 1 }] } as const;
  const begun = battle({
    attacker: [marines({ models: 1, arms: { gun: gun('24" A2 S8 AP-6 D1') } })],
    defender: [nobz],
  });
  const { state } = done(begun, 'attacker', shot, { roll: () => 6 });
  expect(state.stage).toBe('allocation');
  const pool = askedOf(state)?.pool ?? [];
  expect(board(view(state, 'defender'))).toContain(
    `\n  2 of 2 wounds: ${pool.map((model, i) => `Nob ${i + 1} (${model + 1})`).join(', ')}\n`,
  );
});
