import { best } from '../../../../decide/bot-question.ts';
import { mapOptions } from '../../../../decide/decision.ts';
import type { Decision } from '../../../../kernel/bot.ts';
import type { Command, CommandOf } from '../../commands.ts';
import { isLocation, type Weapon } from '../../data/card.ts';
import { combatant, inPlayOf, isLanded } from '../../rules/cards.ts';
import { deployCost } from '../../rules/deploy.ts';
import type { Asked } from './asked.ts';
import { type Deployment, strategistDeploy } from './deploy.rules.ts';
import { difference, NOTHING, outlook } from './outlook.ts';
import { battleMoney, bearerIn, type Group, groupsFor, type Plan, planOf, shotValueAt } from './plan.ts';
import { bodyOf, EMPTY_STAND, joined, parted, type Survey, surveyOf } from './survey.ts';

/**
 * Recomputes the turn's plan for every card. The best plan stays best after its first card is deployed, so the bot
 * follows one plan without storing it.
 */
export function decideDeploy(asked: Asked): Decision<Command> {
  const { view, belief, commands, weights } = asked;
  const survey = surveyOf(view, belief, asked.side, weights);
  const free = Math.max(0, view.players[asked.side].force - battleMoney(survey));
  const sites = groupsFor(survey, commands, free);
  const plan = planOf(sites, free);
  const options = commands.map((command) => deployment(survey, command, sites, plan));
  return mapOptions(best(asked, strategistDeploy, { free }, options), ({ command }) => command);
}

const none = (command: Command): Deployment => ({
  command,
  figures: NOTHING,
  at: -1,
  cost: 0,
  cards: [],
  planned: false,
  aboard: null,
  icons: null,
  arms: null,
});

function deployment(survey: Survey, command: Command, sites: readonly (readonly Group[])[], plan: Plan): Deployment {
  if (command.type !== 'deploy') return none(command);
  const { view, side, other } = survey;
  const printed = view.rules.cards[command.card];
  if (!printed) return none(command);
  if (isLocation(printed))
    return { ...none(command), icons: { mine: printed.icons[side], theirs: printed.icons[other] } };
  if (printed.kind === 'weapon') return armed(survey, command, printed, plan);
  if (command.to === undefined || !view.locations.includes(command.to))
    return { ...none(command), cost: deployCost(printed), aboard: command.to ?? null };
  const own = plan.groups.find(({ at, cards }) => at === command.to && cards.includes(command.card));
  const group = own ?? groupWith(survey, sites, command);
  if (!group) return { ...none(command), at: command.to, cost: deployCost(printed) };
  const { figures, at, cards, arms } = group;
  const cost = cards.reduce((sum, card) => sum + costOf(survey, card), 0);
  return { ...none(command), figures, at, cost, cards, arms, planned: own !== undefined };
}

/** The best group at that location that contains the card or an identical one. */
function groupWith(
  { view }: Survey,
  sites: readonly (readonly Group[])[],
  { card, to }: CommandOf<'deploy'>,
): Group | undefined {
  const like = view.rules.cards[card]?.id;
  const groups = sites.find(([first]) => first?.at === to);
  return groups?.find(({ cards }) => cards.some((one) => view.rules.cards[one]?.id === like));
}

const costOf = ({ view }: Survey, card: number): number => {
  const printed = view.rules.cards[card];
  return printed ? deployCost(printed) : 0;
};

/** A weapon for one bearer: what it changes there now, and what it may hit later. */
function armed(survey: Survey, command: CommandOf<'deploy'>, weapon: Weapon, plan: Plan): Deployment {
  const { view, side, other, stands, weights } = survey;
  const bearer = inPlayOf(view, command.to ?? -1);
  const at = bearer?.at ?? -1;
  const cost = deployCost(weapon);
  const option = { ...none(command), at, cost };
  const printed = combatant(view, command.to ?? -1);
  if (bearer?.host !== null || !printed) return option;
  const mine = stands.get(at)?.[side] ?? EMPTY_STAND;
  const theirs = stands.get(at)?.[other] ?? EMPTY_STAND;
  const standing = isLanded(view, bearer) ? 'landed' : 'counts';
  const after = joined(parted(mine, bearer.card), bodyOf(bearer.card, printed, standing, weights, weapon));
  const time = !view.now.battles.includes(at);
  const figures = difference(outlook(survey, at, after, theirs, time), outlook(survey, at, mine, theirs, time));
  const cards = plan.groups.find((group) => group.at === at)?.cards ?? [];
  const planned = cards.includes(command.card) && bearerIn(mine)?.card === bearer.card;
  return { ...option, figures, arms: shotValueAt(survey, at, weapon.bonus), ...(planned && { planned, cards }) };
}
