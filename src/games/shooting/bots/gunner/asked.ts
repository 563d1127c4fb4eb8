import type { Asked as AskedOf } from '../../../../decide/asked.ts';
import type { View } from '../../view.ts';
import type { GunnerWeights } from './weights.ts';

/** One question to the gunner, with the table it answers by. */
export type Asked = AskedOf<View, GunnerWeights>;
