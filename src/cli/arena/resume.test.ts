import { expect, test } from 'vitest';
import { memoryExperiments, plan, recordOf } from '../../arena/experiment/testing.ts';
import { experimentToResume } from './resume.ts';

const PROGRAM = "exec:python3 'my bot.py'";

/** A stopped experiment between an external program and a built-in bot. */
async function stopped() {
  const experiments = memoryExperiments();
  await experiments.begin(recordOf(plan(['random', 'random']), 'abc234'));
  const ours = recordOf(plan(['random', 'random']), 'prog22');
  const bots = [PROGRAM, 'random'].map((name) => ({ name, version: '', weights: null }));
  const stored = { ...(ours.plan as object), bots } as typeof ours.plan;
  await experiments.begin({ ...ours, plan: stored, status: 'stopped' });
  return experiments;
}

test.each([
  [[], { ok: false, error: { code: 'arena-untyped-program' } }],
  [[PROGRAM], { ok: false, error: { code: 'arena-planned', option: PROGRAM } }],
  [['random', PROGRAM], { ok: false, error: { code: 'arena-planned' } }],
  [[PROGRAM, 'random'], { ok: true, value: { id: 'prog22' } }],
])('a program runs only if the user names it: %j', async (names, result) => {
  expect(await experimentToResume(await stopped(), names, { resume: 'prog22' })).toMatchObject(result);
});

test('the command to type is quoted for a shell', async () => {
  const told = await experimentToResume(await stopped(), [], { resume: 'prog22' });
  const again = String.raw`arena 'exec:python3 '\''my bot.py'\''' random --resume prog22`;
  expect(told).toMatchObject({ error: { again } });
});
