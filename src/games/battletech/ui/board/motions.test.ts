import { expect, test } from 'vitest';
import { FALL, RISE, recoil, WRECKED, walked } from './motions.ts';

test('hits, falls and wrecks take between 120 and 400 milliseconds', () => {
  for (const { timing } of [recoil(null, { x: 0, y: 0 }), FALL, RISE, WRECKED]) {
    expect(timing.duration).toBeGreaterThanOrEqual(120);
    expect(timing.duration).toBeLessThanOrEqual(400);
  }
});

test('a hit pushes a unit away from the attacker, and the unit returns', () => {
  const { frames } = recoil({ x: 0, y: 100 }, { x: 0, y: 0 });
  expect(frames.map((frame) => 'transform' in frame && frame.transform)).toEqual([
    'none',
    'translate(0px, -9px)',
    'translate(0px, 3.2px)',
    'none',
  ]);
});

test('a long path does not take longer than 900 milliseconds', () => {
  expect(walked(Array.from({ length: 30 }, () => ({ x: 0, y: 0 }))).timing.duration).toBe(900);
  expect(walked([{ x: 0, y: 0 }]).frames).toEqual([{ transform: 'translate(0px, 0px)' }]);
});
