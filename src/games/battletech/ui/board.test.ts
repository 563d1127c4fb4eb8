import { expect, test } from 'vitest';
import { targetsOf } from './board.tsx';

test('each target of a fire plan, once', () => {
  const at = (unit: number) => ({ weapon: unit, target: { unit } });
  const shots = [at(3), at(4), at(3), { weapon: 1, target: { hex: 7, for: 'clear' as const } }];
  expect(targetsOf({ type: 'fire', unit: 0, primary: null, shots })).toEqual([
    { unit: 3 },
    { unit: 4 },
    { hex: 7, for: 'clear' },
  ]);
});

test('physical attacks too', () => {
  const attacks = [
    { attack: 'punch', arm: 'LA', target: 2 },
    { attack: 'punch', arm: 'RA', target: 2 },
  ] as const;
  expect(targetsOf({ type: 'strike', unit: 0, attacks: [...attacks] })).toEqual([{ unit: 2 }]);
});
