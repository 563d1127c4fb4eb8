import type { Command } from '../../commands.ts';
import { asks } from '../../rules/movement/hazards.ts';
import { reach } from '../../rules/movement/reach.ts';
import { pilotingTally } from '../../rules/piloting.ts';
import { rollOdds } from '../../rules/rolls.ts';
import { alive } from '../../rules/status.ts';
import { type Mode, modelOf, type Side, unitOf, type View } from '../../view.ts';
import { type Footwork, type Position, Scorer } from './scorer.ts';
import { type Survey, surveyOf } from './survey.ts';
import type { TacticianWeights } from './weights.ts';

const MODES: readonly Mode[] = ['walk', 'run', 'jump'];

/** Possible ends of a move: staying, walking, running and jumping; an interrupted move continues in its mode. */
export function positionsOf(survey: Survey): Position[] {
  const { view, unit } = survey;
  const scorer = new Scorer(survey, footworkOf(survey));
  const positions = [scorer.staying()];
  const modes = view.moving === unit ? [unitOf(view, unit).went.mode] : MODES;
  for (const mode of modes) scorer.addEnds(reach(view, unit, mode), positions);
  return positions;
}

/** No unit of the side can hit an enemy or be hit from where they are now. */
export const isQuiet = (view: View, side: Side, weights: TacticianWeights): boolean =>
  weights.bold !== 0 &&
  view.units.every((unit, id) => {
    if (!alive(unit) || modelOf(view, id).side !== side) return true;
    const survey = surveyOf(view, id, weights);
    const { danger, offence } = new Scorer(survey, footworkOf(survey)).staying();
    return danger === 0 && offence.index === 0;
  });

/**
 * Terrain modifiers differ little, so every roll uses the easiest (-1, water), except for standing up.
 * A fall costs a 'Mech a point per ten tons.
 */
function footworkOf({ view, unit, mech, weights }: Survey): Footwork {
  const balance = pilotingTally(view, unit).total;
  const { standUp } = view.rules.ruleset;
  const harm = mech ? weights.fall * Math.ceil(modelOf(view, unit).design.tons / 10) : 0;
  return {
    needs: ({ rolls, kinds }, entry) =>
      rolls[entry] === 0 ? 0 : balance + (asks(kinds[entry] as number, 'stand-up') ? standUp.modifier : -1),
    fall: (needs, rolls) => (harm === 0 ? 0 : harm * (1 - rollOdds(view, needs) ** rolls)),
  };
}

export const moveTo = ({ unit, mode, ends, entry }: Position): Command => ({
  type: 'move',
  unit,
  mode,
  steps: ends ? ends.steps(entry) : [],
});
