import { expect, test } from 'vitest';
import { seatMatch } from '../../../arena/play.ts';
import { must } from '../../../kernel/result.ts';
import { enemyTracker, exposure, ownTracker } from '../belief.ts';
import { radar } from '../game.ts';
import type { State } from '../state.ts';
import { imagineBelief } from './imagine-belief.ts';
import type { Belief } from './memory.ts';
import { spread } from './tracker.ts';

/** A match of two crews after this many commands. */
function after(commands: number) {
  const seated = must(seatMatch({ game: radar, options: undefined, seed: '4', sides: { blue: 'crew', red: 'crew' } }));
  for (let i = 0; i < commands; i++) seated.runner.turn();
  const { match, runner } = seated;
  return {
    belief: (seat: string) => runner.beliefOf(seat) as Belief,
    view: (seat: string) => radar.view(match.state as State, seat),
  };
}
const places = (tracker: Parameters<typeof spread>[0]): readonly number[] => spread(tracker).cells;

test('our captain knows what the enemy crew can tell about our boat', () => {
  const { belief, view } = after(150);
  const ours = belief('blue.captain');
  const theirs = imagineBelief(ours, view('red.captain'), 'red.captain');
  expect(theirs).toMatchObject({ side: 'red', role: 'captain', turn: ours.turn });
  expect(places(enemyTracker(theirs))).toEqual(places(exposure(ours)));
  expect(places(enemyTracker(theirs))).toEqual(places(enemyTracker(belief('red.captain'))));
  expect(places(enemyTracker(theirs)).length).toBeLessThan(100);
});

test('our own crew has heard the same', () => {
  const { belief, view } = after(150);
  const ours = belief('blue.captain');
  const mate = imagineBelief(ours, view('blue.radio-operator'), 'blue.radio-operator');
  expect(mate.role).toBe('radio-operator');
  expect(places(enemyTracker(mate))).toEqual(places(enemyTracker(belief('blue.radio-operator'))));
  expect(places(ownTracker(mate))).toEqual(places(ownTracker(ours)));
});

test('listening on from it leaves the belief itself as it was', () => {
  const { belief, view } = after(150);
  const ours = belief('blue.captain');
  const before = JSON.stringify(places(enemyTracker(ours)));
  const copy = imagineBelief(ours, view('blue.captain'), 'blue.captain');
  const heard = radar.believe(copy, { type: 'moved', side: 'red', course: 'north' } as never);
  enemyTracker(heard);
  expect(ours.memory.enemy).not.toBeNull(); // still cached, so a search does not fold the whole match again
  expect(JSON.stringify(places(enemyTracker(ours)))).toBe(before);
});
