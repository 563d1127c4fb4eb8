import { CT, HD, LA, LL, LT, RA, RT } from '../../data/places.ts';
import type { Design } from '../../design.ts';
import type { Shot } from '../../plan.ts';
import type { State } from '../../state.ts';
import { set, type TestTable, type TestUnit, table, testMech } from '../testing.ts';

/** The test gunner's weapons, by number. */
export const [LASER, PPC, LRM, SRM, LEG_LASER, LEFT_ARM, REAR, LBX, FLAMER] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
export const [LRM_BIN, SRM_BIN, SLUG_BIN, CLUSTER_BIN] = [0, 1, 2, 3];

export const GUNNER: Design = testMech({
  id: 'GUNNER',
  weapons: [
    ['medium-laser', CT],
    ['ppc', RA, 3],
    ['lrm-10', LT, 2],
    ['srm-6', RT, 2],
    ['medium-laser', LL],
    ['medium-laser', LA],
    ['medium-laser', RT, 1, true],
    ['lb-10-x', RT, 6],
    ['flamer', LT],
    ['small-laser', HD],
  ],
  ammo: [
    ['lrm-10-ammo', LT, 12],
    ['srm-6-ammo', LT, 15],
    ['lb-10-x-ammo', LT, 10],
    ['lb-10-x-cluster-ammo', LT, 10],
  ],
});

/** A tank with a turret: a laser in front, one in the turret. */
export const TANK: Design = {
  ...testMech(),
  id: 'TANK',
  kind: 'vehicle',
  twist: 0,
  armour: [20, 15, 15, 10, 15],
  structure: [5, 5, 5, 5, 5],
  slots: [],
  mounts: ['medium-laser', 'medium-laser'].map((weapon, i) => ({
    weapon,
    at: i === 0 ? 0 : 4,
    slots: [],
    rear: false,
    artemis: false,
  })),
  bins: [],
};

export interface Duel extends Partial<Omit<TestTable, 'units'>> {
  readonly one?: Partial<TestUnit>;
  readonly other?: Partial<TestUnit>;
  readonly more?: readonly TestUnit[];
}

/** The gunner faces north in 0810; its target stands three hexes ahead, facing it. */
export const duel = ({ one = {}, other = {}, more = [], ...rest }: Duel = {}): State =>
  table({
    phase: 'weapons',
    queue: ['0', '1'],
    ...rest,
    units: [
      { design: GUNNER, side: '0', at: '0810', facing: 0, ...one },
      { side: '1', at: '0807', facing: 3, ...other },
      ...more,
    ],
  });

export const at = (weapon: number, more: Partial<Shot> = {}): Shot => ({ weapon, target: { unit: 1 }, ...more });

export const helpless = (state: State, id: number): State => set(state, id, { shutDown: true });
