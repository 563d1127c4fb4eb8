import type { Scene } from '../../../../page/contract.ts';
import type { BattletechKinds } from '../../kinds.ts';
import type { Draft } from '../draft.ts';

export type BattletechScene = Scene<BattletechKinds, Draft>;
