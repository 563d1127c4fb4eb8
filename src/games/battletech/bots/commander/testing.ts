import type { Fact } from '../../../../kernel/fact.ts';
import type { Language } from '../../../../kernel/game.ts';
import { CT, LA, LT, RA, RT } from '../../data/places.ts';
import type { Design } from '../../design.ts';
import { type TestTable, type TestUnit, table, testMech } from '../../rules/testing.ts';
import { say } from '../../text.ts';
import { type View, view } from '../../view.ts';

/** A bit of everything: lasers, a launcher with its bin, a gun with its own. */
export const SOLDIER: Design = testMech({
  id: 'SOLDIER',
  jump: 4,
  weapons: [
    ['medium-laser', LA],
    ['medium-laser', RA],
    ['large-laser', CT, 2],
    ['srm-6', LT, 2],
    ['ac-5', RT, 4],
  ],
  ammo: [
    ['srm-6-ammo', LT, 15],
    ['ac-5-ammo', RT, 20],
  ],
});

export interface Setting extends Partial<Omit<TestTable, 'units'>> {
  readonly own?: Partial<TestUnit>;
  readonly foe?: Partial<TestUnit>;
  readonly more?: readonly TestUnit[];
}

/** A soldier in 0810 that looks north, and another three hexes ahead that looks back; the first is to act. */
export const opposed = ({ own = {}, foe = {}, more = [], ...rest }: Setting = {}): View =>
  view(
    table({
      queue: ['0', '1'],
      ...rest,
      units: [
        { design: SOLDIER, side: '0', at: '0810', facing: 0, ...own },
        { design: SOLDIER, side: '1', at: '0807', facing: 3, ...foe },
        ...more,
      ],
    }),
    '0',
  );

export const told = (fact: Fact, language: Language): string | undefined => say(fact, language);
