import { expect, test } from 'vitest';
import { rulesFor } from '../../src/arena/play.ts';
import { never } from '../../src/kernel/never.ts';
import { game } from './contest.ts';
import { DUEL, setUpsFrom } from './grounds.ts';
import { thorough, withGunnery } from './luck.ts';

test('one side gets the skill, the other keeps its own, and the game accepts it', () => {
  for (const [k, one] of withGunnery(setUpsFrom(DUEL, 0, 30), '1', 0).entries()) {
    expect(rulesFor(game, one, `any:${k}`)).toMatchObject({ ok: true });
    for (const unit of one.units) expect('gunnery' in unit).toBe(unit.side === '1');
  }
});

test('a hundred times the budget examines every place and every response', () => {
  const commander = game.bots.commander ?? never('BattleTech has a commander');
  const more = thorough(commander);
  expect(more.iterations).toBe(100 * commander.iterations);
  const weights = more.make({ level: 5, persona: '' })('0').weights ?? {};
  expect(weights.replies).toBeGreaterThan(commander.personas.balanced?.replies ?? 0);
});
