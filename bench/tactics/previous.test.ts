import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { PREVIOUS, withPrevious } from './previous.ts';

const hasCommit = (): boolean => {
  try {
    execFileSync('git', ['cat-file', '-e', `${PREVIOUS.split('-')[1]}^{commit}`], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

test('the earlier commander is packed from its commit, if the clone has it, and has its own weights', async () => {
  const arena = await withPrevious();
  expect(arena !== undefined).toBe(hasCommit());
  if (!arena) return;
  const { personas, iterations } = arena.bots[PREVIOUS] ?? {};
  expect(Object.keys(personas?.balanced ?? {})).toContain('patience');
  expect(iterations).toBe(arena.bots.commander?.iterations);
});
