import { expect, test } from 'vitest';
import { Random } from '../../../../kernel/random.ts';
import { type Facing, labelOf } from '../../../../parts/hex/hex.ts';
import type { RulesetName } from '../../rulesets.ts';
import { modelOf, type State, unitOf } from '../../state.ts';
import { settleRolls } from '../piloting.ts';
import { alive } from '../status.ts';
import { play, table, testMech } from '../testing.ts';
import { fieldOf, footingOf } from './field.ts';
import { reach } from './reach.ts';
import { moved, order, testVehicle, wild } from './testing.ts';

const NAMES: readonly RulesetName[] = ['total-warfare', 'simulador', 'core-2026'];
const SIDES = ['0', '0', '0', '1', '1', '1'];

/** Six units on a small wild map. */
function crowd(random: Random, ruleset: RulesetName): State {
  const map = wild(random, 8, 8, 30);
  const places = Array.from({ length: 64 }, (_, i) => labelOf(map, i));
  const units = SIDES.map((side, i) => ({
    side,
    at: places.splice(random.roll(places.length) - 1, 1)[0] as string,
    facing: (random.roll(6) - 1) as Facing,
    piloting: 9,
    design: i % 3 === 2 ? testVehicle(6) : testMech({ walk: 6, jump: 4 }),
  }));
  return table({ map, units, ruleset, queue: SIDES });
}

/** No two units share a hex, and each stands on something. */
function sound(state: State): void {
  const field = fieldOf(state);
  const standing = state.units.filter(alive);
  expect(new Set(standing.map(({ at }) => at)).size).toBe(standing.length);
  for (const unit of standing) expect(unit.level).toBe(field.levelOf[footingOf(field, unit)]);
}

test('every move ends, and no unit ends up on top of another', () => {
  let falls = 0;
  for (let seed = 1; seed <= 200; seed++) {
    const random = new Random(seed);
    let state = crowd(random, NAMES[seed % 3] as RulesetName);
    for (let turns = 0; state.queue.length > 0 && turns < 60; turns++) {
      const able = state.units.flatMap((unit, id) =>
        alive(unit) && !unit.acted && modelOf(state, id).side === state.queue[0] ? [id] : [],
      );
      const id = state.moving ?? able[random.roll(Math.max(1, able.length)) - 1];
      if (id === undefined) {
        state = { ...state, queue: state.queue.slice(1) };
        continue;
      }
      const { mode } = unitOf(state, id).went;
      const wanted = state.moving === null ? (['walk', 'run', 'run', 'jump'] as const)[random.roll(4) - 1] : mode;
      const within = reach(state, id, wanted ?? 'still');
      const picks = Array.from({ length: 8 }, () => random.roll(Math.max(1, within.count)) - 1);
      const entry = Math.max(...picks.map((pick) => (within.rolls[pick] ?? 0) * 1e6 + pick)) % 1e6; // the riskiest
      const command = within.count > 0 ? order(id, within.mode, within.steps(entry)) : order(id, 'still', '');
      const { state: after, events } = moved(state, command, random);
      falls += events.filter(({ type }) => type === 'fell').length;
      expect(after.moving === id || unitOf(after, id).acted).toBe(true);
      sound(after);
      state = after;
    }
    expect(state.queue).toEqual([]);
    sound(play(state, settleRolls(state, random)).state);
  }
  expect(falls).toBeGreaterThan(100);
});
