import { best } from '../../../../decide/bot-question.ts';
import { mapOptions } from '../../../../decide/decision.ts';
import type { Decision } from '../../../../kernel/bot.ts';
import type { Command, CommandOf } from '../../commands.ts';
import { isCombatant, isLocation } from '../../data/card.ts';
import { cannotDeploy, copiesLeft } from '../../rules/deploy.ts';
import { type CardId, lifeForce } from '../../view.ts';
import type { Asked } from './asked.ts';
import { type Loss, strategistLoss } from './loss.rules.ts';
import { type Survey, surveyOf } from './survey.ts';

/** Pays for a Force drain with the card that is least valuable now. */
export function decideLoss(asked: Asked): Decision<Command> {
  const { view, belief, commands, weights, side } = asked;
  const survey = surveyOf(view, belief, side, weights);
  const options = commands.map((command) => lossOf(survey, command));
  return mapOptions(best(asked, strategistLoss, null, options), ({ command }) => command);
}

export const NO_LOSS: Omit<Loss, 'command'> = {
  card: null,
  use: 0,
  dead: false,
  price: 0,
  left: 0,
  tempo: false,
  destiny: 0,
};

export function lossOf(survey: Survey, command: Command): Loss {
  if (command.type !== 'lose') return { command, ...NO_LOSS };
  if (command.from === 'hand') return ofHand(survey, command);
  const { view, side, piles, life, draws } = survey;
  const own = view.players[side];
  const top = piles[side][command.from][0] ?? null;
  const mean = draws[side].reduce((sum, { destiny, chance }) => sum + destiny * chance, 0);
  const shown = top === null ? undefined : view.rules.cards[top]?.destiny;
  return {
    command,
    card: top,
    use: 0,
    dead: false,
    price: life[side],
    left: lifeForce(own),
    tempo: command.from === 'force',
    destiny: command.from === 'reserve' && shown !== undefined && mean > 0 ? shown : 0,
  };
}

function ofHand(survey: Survey, command: CommandOf<'lose'>): Loss {
  const card = command.card ?? -1;
  const use = useInHand(survey, card);
  return { command, ...NO_LOSS, card, use, dead: use === 0 };
}

const FREE = 2; // the value of a location in hand, in Force; a tactic counts half
const HOMELESS = 0.4; // factor for a card that cannot be deployed anywhere yet

/** The value of a card in hand, from its deploy cost; 0 if it can never be played. */
export function useInHand({ view, side }: Survey, card: CardId): number {
  const printed = view.rules.cards[card];
  if (!printed || printed.kind === 'omen') return 0;
  if (!isCombatant(printed)) return isLocation(printed) || printed.kind === 'weapon' ? FREE : FREE / 2;
  if (copiesLeft(view, side, printed) === 0) return 0;
  const placed = view.locations.some((at) => !cannotDeploy(view, side, Number.POSITIVE_INFINITY, card, at));
  return placed ? printed.deploy : printed.deploy * HOMELESS;
}
