import type { Facing } from '../../../../parts/hex/hex.ts';
import type { UnitId } from '../../state.ts';

type None = Readonly<Record<never, never>>;
interface OfRival {
  readonly rival: UnitId;
}
interface TooHot {
  readonly heat: number; // after the Heat Phase
  readonly limit: number; // the heat must stay below this
  readonly threshold: number; // ammunition can explode at this heat
}

export type Manner = 'walk' | 'run' | 'jump' | 'leap' | 'creep' | 'away' | 'stay';

/** Facts behind each reason of the `agente` bot, by rule id. */
export interface AgenteFacts {
  readonly 'agente-rival': OfRival & { readonly unit: UnitId; readonly hexes: number };
  // Movement
  readonly 'agente-jump-too-hot': TooHot;
  readonly 'agente-gets-up': None;
  readonly 'agente-manner': { readonly manner: Manner };
  readonly 'agente-arrives': OfRival & { readonly kind: 'sight' | 'strike' | 'away' };
  readonly 'agente-way-there': { readonly mp: number };
  readonly 'agente-way-left': { readonly left: number; readonly crow: boolean }; // in MP; in hexes if `crow`
  readonly 'agente-effort': None;
  readonly 'agente-way-heat': { readonly heat: number };
  readonly 'agente-risk': { readonly rolls: number };
  readonly 'agente-turned-from': OfRival & { readonly off: number };
  readonly 'agente-keeps-away': OfRival & { readonly hexes: number };
  // Torso
  readonly 'agente-torso': OfRival & { readonly facing: Facing; readonly left: number };
  // Weapons
  readonly 'agente-too-hot': TooHot;
  readonly 'agente-rolls': { readonly weapons: number; readonly needs: readonly number[] };
  readonly 'agente-damage': { readonly damage: number };
  readonly 'agente-heat-made': { readonly heat: number };
  readonly 'agente-unseen': OfRival;
  readonly 'agente-nothing-bears': OfRival;
  // Physical attacks, and the End Phase
  readonly 'agente-blows': { readonly damage: number };
  readonly 'agente-limbs': { readonly limbs: number };
  readonly 'agente-ends': None;
}
