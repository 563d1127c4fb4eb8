import { expect, test } from 'vitest';
import { packet } from '../attack/packet.ts';
import { shoot, struck } from './testing.ts';

test.each([
  // rolled  model                          loses
  [6, ['Half Damage'], 3],
  [3, ['Half Damage'], 2], // rounded up
  [1, ['Half Damage'], 1],
  [6, ['Half Damage', 'Half Damage'], 3], // no cumulative effect
  [6, ['Half Damage', 'Damage -1'], 2], // halved before reductions
])('a %i against %s: %i', (rolled, model, lost) => {
  expect(packet(shoot({ D: 'D6' }), struck({ D: 'D6', model }), rolled)).toBe(lost);
});
