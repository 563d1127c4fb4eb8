import type { Command, CommandOf } from '../../commands.ts';
import { isCombatant } from '../../data/card.ts';
import { BATTLE_COST } from '../../rules/battle/initiate.ts';
import { cannotDeploy, deployCost } from '../../rules/deploy.ts';
import type { CardId } from '../../view.ts';
import { difference, type Figures, outlook, worthOf } from './outlook.ts';
import { bodyOf, joined, NOBODY, type Survey } from './survey.ts';
import type { Body } from './toll.ts';

/** Cards from the hand that go to one location together. */
export interface Group {
  readonly at: CardId;
  readonly cards: readonly CardId[];
  readonly figures: Figures; // what they change there
  readonly cost: number; // Force used, including the battle they are meant for
  readonly worth: number; // in Force, net of cost
}

/** The deployments planned for this turn: groups at different locations, each card in at most one of them. */
export interface Plan {
  readonly groups: readonly Group[];
  readonly cost: number;
  readonly worth: number;
}

type Deploy = CommandOf<'deploy'>;
const EMPTY: Plan = { groups: [], cost: 0, worth: 0 };
const MOST = 4; // cards per group
const WIDE = 9; // kinds of cards tried at a location
const GROUPS = 10; // groups per location used for plans
const BEAM = 24; // plans kept in each step of the beam search

/** Where cards in hand can go with the given Force. */
export function placements({ view, side }: Survey, force: number): Deploy[] {
  const found: Deploy[] = [];
  for (const card of view.players[side].hand ?? []) {
    const printed = view.rules.cards[card];
    if (!printed || !isCombatant(printed)) continue;
    for (const to of view.locations)
      if (!cannotDeploy(view, side, force, card, to)) found.push({ type: 'deploy', card, to });
  }
  return found;
}

/** The Force needed for battles that are worth fighting with the cards already there. */
export function battleMoney(survey: Survey): number {
  const { view, stands, side, other } = survey;
  let keep = 0;
  for (const [at, both] of stands)
    if (!view.now.battles.includes(at) && outlook(survey, at, both[side], both[other], true).hurts > 0)
      keep += BATTLE_COST;
  return keep;
}

/** All affordable groups for each location, after reserving Force for battles that are planned anyway. */
export function groupsFor(survey: Survey, commands: readonly Command[], force: number): readonly (readonly Group[])[] {
  const { view } = survey;
  const at = new Map<CardId, CardId[]>();
  for (const command of commands) {
    if (command.type !== 'deploy' || command.to === undefined || !view.locations.includes(command.to)) continue;
    const printed = view.rules.cards[command.card];
    if (!printed || !isCombatant(printed)) continue;
    const list = at.get(command.to);
    if (list) list.push(command.card);
    else at.set(command.to, [command.card]);
  }
  return [...at].map(([to, cards]) => groupsAt(survey, to, cards, force));
}

function groupsAt(survey: Survey, at: CardId, cards: readonly CardId[], force: number): readonly Group[] {
  const { view, side, other, weights, stands } = survey;
  const both = stands.get(at);
  const mine = both?.[side] ?? NOBODY;
  const theirs = both?.[other] ?? NOBODY;
  const time = !view.now.battles.includes(at);
  const before = outlook(survey, at, mine, theirs, time);
  const paid = before.hurts > 0; // a battle that is planned anyway and already paid for
  const groups: Group[] = [];
  const kinds = kindsOf(survey, cards);

  const add = (from: number, taken: readonly Body[], used: number, stand: typeof mine): void => {
    for (let i = from; i < kinds.length; i++) {
      const kind = kinds[i] as Kind;
      const copy = taken.filter(({ card }) => kind.cards.includes(card)).length;
      const card = kind.cards[copy];
      const cost = used + kind.cost;
      if (card === undefined || copy >= kind.most || cost > force) continue;
      const body = bodyOf(card, kind.printed, true, weights);
      const now = joined(stand, body);
      const next = [...taken, body];
      const after = outlook(survey, at, now, theirs, time && (paid || cost < force));
      const figures = difference(after, before);
      const spent = cost + (after.hurts > 0 && !paid ? BATTLE_COST : 0);
      const worth = worthOf(figures, weights) - weights.force * cost;
      groups.push({ at, cards: next.map((one) => one.card), figures, cost: spent, worth });
      if (next.length < MOST) add(i, next, cost, now);
    }
  };
  add(0, [], 0, mine);
  return groups.sort((a, b) => b.worth - a.worth || a.cost - b.cost);
}

type Printed = Parameters<typeof bodyOf>[1];
interface Kind {
  readonly printed: Printed;
  readonly cards: readonly CardId[];
  readonly cost: number;
  readonly most: number; // number of copies available
}

/** Identical cards form one kind: which of them is played makes no difference. */
function kindsOf({ view }: Survey, cards: readonly CardId[]): readonly Kind[] {
  const kinds = new Map<string, Kind & { cards: CardId[] }>();
  for (const card of cards) {
    const printed = view.rules.cards[card] as Printed;
    const found = kinds.get(printed.id);
    if (found) found.cards.push(card);
    else kinds.set(printed.id, { printed, cards: [card], cost: deployCost(printed), most: printed.dots || MOST });
  }
  return [...kinds.values()].sort((a, b) => b.printed.power - a.printed.power).slice(0, WIDE);
}

/** The best combination of groups: no card twice, and within the available Force. */
export function planOf(sites: readonly (readonly Group[])[], force: number): Plan {
  let plans: Plan[] = [EMPTY];
  for (const groups of sites) {
    const grown = plans.slice();
    for (const group of groups.slice(0, GROUPS)) {
      if (group.worth <= 0) break;
      for (const plan of plans)
        if (plan.cost + group.cost <= force && fits(plan, group))
          grown.push({
            groups: [...plan.groups, group],
            cost: plan.cost + group.cost,
            worth: plan.worth + group.worth,
          });
    }
    plans = grown.sort((a, b) => b.worth - a.worth || a.cost - b.cost).slice(0, BEAM);
  }
  return plans[0] ?? EMPTY;
}

const fits = ({ groups }: Plan, { cards }: Group): boolean =>
  !groups.some((group) => group.cards.some((card) => cards.includes(card)));
