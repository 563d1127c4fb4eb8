import type { Evaluator } from '../../../../decide/evaluator.ts';
import { rank, score, veto } from '../../../../decide/rule.ts';
import type { Manner } from '../../text/reasons/agente.ts';
import { tooHot } from './heat.ts';
import type { Move, Moving } from './moves.ts';
import type { AgenteWeights } from './weights.ts';

const isJump = (manner: Manner): boolean => manner === 'jump' || manner === 'leap';

/** The tier of each kind of movement; staying and keeping away come last. */
const tierOf = (manner: Manner, w: AgenteWeights): number => (manner === 'stay' || manner === 'away' ? 0 : w[manner]);

/** Stand up first; walk to a hex that sees the rival, or along the shortest path; jump if walking does not help. */
export const agenteMoving: Evaluator<Moving, Move, AgenteWeights> = {
  id: 'agente-moving',
  grain: 2,
  rules: [
    veto({
      id: 'agente-jump-too-hot',
      see: ({ view, unit, limit }: Moving, { manner, heat }: Move) =>
        isJump(manner) ? tooHot(view, unit, heat, limit) : undefined,
    }),
    rank({
      id: 'agente-gets-up',
      see: (_: Moving, { getsUp }: Move) => (getsUp ? {} : undefined),
      worth: () => 1,
    }),
    rank({
      id: 'agente-manner',
      see: (_: Moving, { manner }: Move) => (manner === 'stay' ? undefined : { manner }),
      worth: ({ manner }, w: AgenteWeights) => tierOf(manner, w),
    }),
    rank({
      id: 'agente-arrives',
      see: ({ goal, rival }: Moving, { arrives }: Move) => (arrives ? { kind: goal.kind, rival } : undefined),
      worth: () => 1,
    }),
    score({
      id: 'agente-way-there',
      unit: 'MP',
      band: [-500, 500],
      see: (_: Moving, { arrives, mp }: Move) => (arrives && mp > 0 ? { mp } : undefined),
      worth: ({ mp }, w: AgenteWeights) => -mp * w.near,
    }),
    score({
      id: 'agente-way-left',
      unit: 'MP',
      band: [-500, 500],
      see: (_: Moving, { left, manner }: Move) =>
        left > 0 && manner !== 'away' ? { left, crow: isJump(manner) || manner === 'creep' } : undefined,
      worth: ({ left }, w: AgenteWeights) => -left * w.near,
    }),
    score({
      id: 'agente-effort',
      unit: 'MP',
      band: [-50, 50],
      see: (_: Moving, { manner }: Move) => (manner === 'run' || isJump(manner) ? {} : undefined),
      worth: (_, w: AgenteWeights) => -w.effort,
    }),
    score({
      id: 'agente-way-heat',
      unit: 'MP',
      band: [-50, 50],
      see: (_: Moving, { heat }: Move) => (heat > 0 ? { heat } : undefined),
      worth: ({ heat }, w: AgenteWeights) => -heat * w.warm,
    }),
    score({
      id: 'agente-risk',
      unit: 'MP',
      band: [-50, 50],
      see: (_: Moving, { rolls }: Move) => (rolls > 0 ? { rolls } : undefined),
      worth: ({ rolls }, w: AgenteWeights) => -rolls * w.risk,
    }),
    score({
      id: 'agente-turned-from',
      unit: 'MP',
      band: [-50, 50],
      see: ({ rival }: Moving, { off }: Move) => (off > 0 ? { off, rival } : undefined),
      worth: ({ off }, w: AgenteWeights) => -off * w.turned,
    }),
    score({
      id: 'agente-keeps-away',
      unit: 'MP',
      band: [-500, 500],
      see: ({ rival }: Moving, { manner, left }: Move) => (manner === 'away' ? { hexes: left, rival } : undefined),
      worth: ({ hexes }, w: AgenteWeights) => hexes * w.away,
    }),
  ],
};
