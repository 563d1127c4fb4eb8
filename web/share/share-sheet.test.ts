import { afterEach, expect, test, vi } from 'vitest';
import { hasShareSheet, isPhoneWithShareSheet, openShareSheet } from './share-sheet.ts';

afterEach(() => vi.unstubAllGlobals());

const LINK = 'https://umpire.example/m/K7QX2M';
const failing = (name: string) => async () => {
  throw Object.assign(new Error(name), { name });
};

test.each([
  ['a phone', async () => {}, true, true, true],
  ['a computer with a share sheet', async () => {}, false, true, false],
  ['a phone on an insecure origin, where browsers hide the sheet', undefined, true, false, false],
])('%s', (_, share, matches, has, straight) => {
  vi.stubGlobal('navigator', { share });
  vi.stubGlobal('matchMedia', () => ({ matches }));
  expect([hasShareSheet(), isPhoneWithShareSheet()]).toEqual([has, straight]);
});

test.each([
  ['shared', async () => {}, true],
  ['closed without sharing', failing('AbortError'), true],
  ['blocked by the browser', failing('NotAllowedError'), false],
])('the share sheet was %s', async (_, outcome, opened) => {
  const share = vi.fn(outcome);
  vi.stubGlobal('navigator', { share });
  expect(await openShareSheet(LINK, 'Join my match')).toBe(opened);
  expect(share).toHaveBeenCalledWith({ text: 'Join my match', url: LINK });
});
