import { best } from '../../../../decide/bot-question.ts';
import { mapOptions } from '../../../../decide/decision.ts';
import type { Decision } from '../../../../kernel/bot.ts';
import type { Command, CommandOf } from '../../commands.ts';
import { isLocation } from '../../data/card.ts';
import { combatant, inPlayOf } from '../../rules/cards.ts';
import { deployCost } from '../../rules/deploy.ts';
import type { Asked } from './asked.ts';
import { type Deployment, strategistDeploy } from './deploy.rules.ts';
import { danger, hitChance, NOTHING, USUAL } from './outlook.ts';
import { battleMoney, type Group, groupsFor, type Plan, planOf } from './plan.ts';
import { NOBODY, type Survey, surveyOf } from './survey.ts';

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
  if (printed.kind === 'weapon') return armed(survey, command, deployCost(printed), printed.bonus);
  if (command.to === undefined || !view.locations.includes(command.to))
    return { ...none(command), cost: deployCost(printed), aboard: command.to ?? null };
  const own = plan.groups.find(({ at, cards }) => at === command.to && cards.includes(command.card));
  const group = own ?? groupWith(survey, sites, command);
  if (!group) return { ...none(command), at: command.to, cost: deployCost(printed) };
  const { figures, at, cards } = group;
  const cost = cards.reduce((sum, card) => sum + costOf(survey, card), 0);
  return { ...none(command), figures, at, cost, cards, planned: own !== undefined };
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

/** A weapon counts fully where both sides have cards, and half where the enemy may arrive. */
function armed(survey: Survey, command: CommandOf<'deploy'>, cost: number, bonus: number): Deployment {
  const { view, other, weights } = survey;
  const bearer = inPlayOf(view, command.to ?? -1);
  const at = bearer?.at ?? -1;
  const option = { ...none(command), at, cost };
  if (bearer?.host !== null) return option;
  const usual = { chance: hitChance(survey, bonus, USUAL.ability), force: (weights.body * USUAL.deploy) / 2 };
  let arms = danger(survey, at, survey.stands.get(at)?.[survey.side] ?? NOBODY, NOBODY) > 0 ? usual : null;
  for (const { card, worth } of (survey.stands.get(at)?.[other] ?? NOBODY).bodies) {
    const printed = combatant(view, card);
    const chance = printed ? hitChance(survey, bonus, printed.defence) : 0;
    if (chance > 0 && chance * worth > (arms ? arms.chance * arms.force : 0)) arms = { chance, force: worth };
  }
  return { ...option, arms };
}
