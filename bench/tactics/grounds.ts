import { never } from '../../src/kernel/never.ts';

/** The forces on each side and the maps. A seed determines map and force, and both sides get the same force. */
export interface Scale {
  readonly id: string;
  readonly maps: readonly string[];
  readonly forces: readonly (readonly string[])[];
  readonly part: number; // pairs per file on disk
}

/** The numbers of maps and forces are coprime, so that every map meets every force. */
export const DUEL: Scale = {
  id: '1v1',
  maps: [
    'crossing',
    'meadows',
    'twin-hills',
    'market-town',
    'mire',
    'islands',
    'canyon',
    'deepwood',
    'depot',
    'coast',
    'quarry',
  ],
  forces: [
    ['WVR-6R'],
    ['GRF-1N'],
    ['HBK-4G'],
    ['PXH-1'],
    ['JR7-D'],
    ['WHM-6R'],
    ['MAD-3R'],
    ['CPLT-C1'],
    ['AS7-D'],
    ['CN9-A'],
  ],
  part: 20,
};

export const LANCES: Scale = {
  id: '4v4',
  maps: ['meadows', 'twin-hills', 'canyon', 'depot', 'delta', 'highlands', 'frontier'],
  forces: [
    ['WHM-6R', 'RFL-3N', 'PXH-1', 'WSP-1A'],
    ['MAD-3R', 'ARC-2R', 'SHD-2H', 'STG-3R'],
    ['AS7-D', 'CRD-3R', 'CN9-A', 'JR7-D'],
    ['HBK-4G', 'TBT-5N', 'VND-1R', 'COM-2D'],
    ['GRF-1N', 'WVR-6R', 'Manticore', 'Vedette'],
  ],
  part: 6,
};

/** Free-for-all: one ’Mech per side. */
export const MELEE: Scale = { ...DUEL, id: 'melee', maps: ['meadows', 'twin-hills', 'crossing', 'depot', 'delta'] };

export const SCALES: Readonly<Record<string, Scale>> = { [DUEL.id]: DUEL, [LANCES.id]: LANCES };

/** The ruleset's own limit, explicit because it determines what counts as a draw. */
const TURN_LIMIT = 100;

export interface SetUp {
  readonly map: string;
  readonly units: readonly { readonly side: string; readonly design: string }[];
  readonly turnLimit: number;
}

/** The set-up of the k-th seed. */
export function setUpOf({ maps, forces }: Scale, k: number, sides = 2): SetUp {
  const map = maps[k % maps.length] ?? never('a scale has maps');
  const force = forces[k % forces.length] ?? never('a scale has forces');
  const units = Array.from({ length: sides }, (_, side) => force.map((design) => ({ side: String(side), design })));
  return { map, units: units.flat(), turnLimit: TURN_LIMIT };
}

/** The set-ups of consecutive seeds. */
export const setUpsFrom = (scale: Scale, from: number, count: number, sides = 2): readonly SetUp[] =>
  Array.from({ length: count }, (_, i) => setUpOf(scale, from + i, sides));
