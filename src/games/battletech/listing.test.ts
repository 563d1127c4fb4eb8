import { expect, test } from 'vitest';
import { Random } from '../../kernel/random.ts';
import { keys, outlook, parts } from './listing.ts';
import { options } from './options.ts';
import { begun, wander } from './testing.ts';
import { view } from './view.ts';

test('in a match, every option has its unit or none as a key, and texts in both languages', () => {
  wander(begun({ turnLimit: 3 }, new Random(3)), 3, 30, (now, seat) => {
    const seen = view(now, seat);
    for (const command of [...options(seen, seat)].slice(0, 20)) {
      expect(keys(command, seen).unit).toMatch(/^(\d+|none)$/);
      const [en, es] = [outlook(command, seen, 'en'), outlook(command, seen, 'es')];
      expect(en.length).toBe(es.length);
      expect(en.join()).not.toMatch(/NaN|undefined|Infinity/);
    }
    expect(parts(seen).map(({ id }) => id)).toEqual(['map', ...seen.units.map((_, id) => `unit-${id}`)]);
  });
});
