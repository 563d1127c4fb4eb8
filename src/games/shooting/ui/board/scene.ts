import type { Scene } from '../../../../page/contract.ts';
import type { ShootingKinds } from '../../kinds.ts';
import type { Draft } from '../draft.ts';

export type ShootingScene = Scene<ShootingKinds, Draft>;
