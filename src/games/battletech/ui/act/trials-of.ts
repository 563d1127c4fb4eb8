import type { Fact } from '../../../../kernel/fact.ts';
import { type Tally, tally } from '../../../../kernel/tally.ts';
import type { Hex } from '../../../../parts/hex/hex.ts';
import { oddsAtLeast } from '../../../../parts/odds/two-dice.ts';
import { wallModifier } from '../../rules/buildings.ts';
import { fieldOf } from '../../rules/movement/field.ts';
import { asks, skidModifier, trialOf } from '../../rules/movement/hazards.ts';
import { type Jump, landingOf } from '../../rules/movement/jump.ts';
import { landingRolls } from '../../rules/movement/jumping.ts';
import { LIMPS, limpOf } from '../../rules/movement/limps.ts';
import { mascNeeds } from '../../rules/movement/masc.ts';
import type { Stride } from '../../rules/movement/path.ts';
import { rollsOn } from '../../rules/movement/trials.ts';
import { canFall, pilotingTally } from '../../rules/piloting.ts';
import { standing } from '../../rules/terrain.ts';
import { groundAt, type Mode, type UnitId, unitOf, type View } from '../../view.ts';

/** A roll that a move requires, with its number and odds. */
export interface Trial {
  readonly why: Fact;
  readonly tally: Tally;
  readonly odds: number;
}

const trial = (view: View, why: Fact, needs: Tally): Trial => ({
  why,
  tally: needs,
  odds: oddsAtLeast(needs.total, view.rules.ruleset.dice),
});

/** A piloting roll with this modifier; none if piloting rolls are off. */
const piloting = (view: View, id: UnitId, why: Fact, modifier: number): readonly Trial[] =>
  view.rules.ruleset.pilotingRolls ? [trial(view, why, pilotingTally(view, id, [{ why, value: modifier }]))] : [];

/** The rolls of a walk or run, in order. */
export function trialsOnFoot(
  view: View,
  id: UnitId,
  mode: Mode,
  strides: readonly Stride[],
  masc: boolean,
): readonly Trial[] {
  const { went, masc: turns } = unitOf(view, id);
  const rolls = strides.flatMap((stride) => trialsOfStride(view, id, mode, stride));
  const switchedOn = masc && !went.masc;
  const receipt = tally([{ why: { code: 'masc', turns }, value: mascNeeds(turns) }]);
  const last = canFall(view, id) || strides.some(rises) ? strides.at(-1) : undefined;
  const limp = last && limpOf(view, id, mode, last.hexes);
  return [
    ...(switchedOn ? [trial(view, { code: 'masc' }, receipt)] : []),
    ...rolls,
    ...(limp ? piloting(view, id, LIMPS[limp].why, LIMPS[limp].modifier) : []),
  ];
}

const rises = ({ step }: Stride): boolean => step.step === 'stand-up';

function trialsOfStride(view: View, id: UnitId, mode: Mode, stride: Stride): readonly Trial[] {
  if (rises(stride)) return piloting(view, id, { code: 'psr-stand-up' }, view.rules.ruleset.standUp.modifier);
  const rolls = rollsOn(view, id, mode, stride);
  const { from, to, hexes } = stride;
  return [
    ...(asks(rolls, 'skid') ? piloting(view, id, { code: 'psr-skid', hexes: hexes - 1 }, skidModifier(hexes - 1)) : []),
    ...(asks(rolls, 'leaving') ? wall(view, id, from.at, hexes) : []),
    ...ground(view, id, rolls, to.at, ['rubble', 'water', 'swamp']),
    ...(asks(rolls, 'entering') ? wall(view, id, to.at, hexes) : []),
  ];
}

type OfGround = 'rubble' | 'water' | 'swamp';

const ground = (view: View, id: UnitId, rolls: number, hex: Hex, kinds: readonly OfGround[]): readonly Trial[] =>
  kinds.flatMap((kind) => {
    if (!asks(rolls, kind)) return [];
    const { why, modifier } = trialOf(fieldOf(view), kind, hex);
    return piloting(view, id, why, modifier);
  });

function wall(view: View, id: UnitId, hex: Hex, hexes: number): readonly Trial[] {
  const building = standing(groundAt(view, hex));
  if (!building) return [];
  const { kind } = building;
  return piloting(view, id, { code: 'psr-wall', kind, hexes }, wallModifier(kind, hexes));
}

/** The rolls of a landing; in a swamp there is none, the unit gets stuck. */
export function trialsOfLanding(view: View, id: UnitId, jump: Jump): readonly Trial[] {
  const rolls = landingRolls(view, id, landingOf(view, id, jump) ?? jump.to);
  return [
    ...(asks(rolls, 'landing') ? piloting(view, id, { code: 'psr-landing' }, 0) : []),
    ...ground(view, id, rolls, jump.to, ['rubble', 'water']),
  ];
}

/** Odds of passing them all. */
export const oddsOfAll = (trials: readonly Trial[]): number => trials.reduce((odds, one) => odds * one.odds, 1);
