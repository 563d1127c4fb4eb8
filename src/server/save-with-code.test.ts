import { expect, test } from 'vitest';
import { savedWithCode } from './save-with-code.ts';

test('tries longer codes until one is free', async () => {
  const tried: string[] = [];
  const save = async ({ code }: { readonly code: string }) => (tried.push(code) < 6 ? 'taken' : 'written');
  const saved = await savedWithCode({ id: 'm' }, save);
  expect(tried.map(({ length }) => length)).toEqual([5, 6, 7, 8, 8, 8]);
  expect(saved).toEqual({ id: 'm', code: tried[5] });
});

test('gives up if the record cannot be saved under any code', async () => {
  await expect(savedWithCode({ id: 'taken' }, async () => 'taken')).rejects.toThrow('its id');
});
