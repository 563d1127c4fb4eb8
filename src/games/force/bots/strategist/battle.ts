import { best } from '../../../../decide/bot-question.ts';
import { mapOptions } from '../../../../decide/decision.ts';
import type { Evaluator } from '../../../../decide/evaluator.ts';
import { type AnyRule, score } from '../../../../decide/rule.ts';
import type { Decision } from '../../../../kernel/bot.ts';
import type { Command } from '../../commands.ts';
import { BATTLE_COST } from '../../rules/battle/initiate.ts';
import type { CardId } from '../../view.ts';
import type { Asked } from './asked.ts';
import type { Clash } from './clash.ts';
import { FORCE, usesForce } from './ground.rules.ts';
import { LEVELS } from './levels.ts';
import { battleAt, danger } from './outlook.ts';
import { EMPTY_STAND, surveyOf } from './survey.ts';
import type { StrategistWeights } from './weights.ts';

/** A battle to start, or none. */
export interface Attack {
  readonly command: Command;
  readonly at: CardId; // -1 = none
  readonly clash: Clash;
  readonly danger: number; // expected cost of letting them attack first
  readonly cost: number;
}

type BattleRule = AnyRule<unknown, Attack, StrategistWeights>;
const hurts: BattleRule = score({
  id: 'strategist-battle-hurts',
  ...FORCE,
  see: (_: unknown, { at, clash: { hurts: force, wins } }: Attack) =>
    force > 0 ? { at, force, chance: wins } : undefined,
  worth: ({ force }, w: StrategistWeights) => w.hurts * force,
});
const suffers: BattleRule = score({
  id: 'strategist-battle-suffers',
  ...FORCE,
  see: (_: unknown, { at, clash: { suffers: force } }: Attack) => (force > 0 ? { at, force } : undefined),
  worth: ({ force }, w: StrategistWeights) => -w.suffers * force,
});
const forestalls: BattleRule = score({
  id: 'strategist-forestalls',
  ...FORCE,
  see: (_: unknown, { at, danger: force }: Attack) => (force > 0 ? { at, force } : undefined),
  worth: ({ force }, w: StrategistWeights) => w.threat * force,
});

/** Scores a battle by its cost to both sides, from the exact odds of its destinies. */
export const strategistBattle: Evaluator<unknown, Attack, StrategistWeights> = {
  id: 'strategist-battle',
  levels: LEVELS,
  grain: 1.5,
  rules: [hurts, suffers, forestalls, usesForce<Attack>()],
};

const PEACE: Clash = { hurts: 0, suffers: 0, wins: 0 };

export function decideBattle(asked: Asked): Decision<Command> {
  const { view, belief, commands, weights, side } = asked;
  const survey = surveyOf(view, belief, side, weights);
  const options = commands.map((command): Attack => {
    if (command.type !== 'battle') return { command, at: -1, clash: PEACE, danger: 0, cost: 0 };
    const { at } = command;
    const mine = survey.stands.get(at)?.[side] ?? EMPTY_STAND;
    const theirs = survey.stands.get(at)?.[survey.other] ?? EMPTY_STAND;
    const fought = battleAt(survey, at, mine, theirs);
    return { command, at, clash: fought, danger: danger(survey, at, mine, theirs), cost: BATTLE_COST };
  });
  return mapOptions(best(asked, strategistBattle, null, options), ({ command }) => command);
}
