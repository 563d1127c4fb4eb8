import type { Command, CommandOf } from '../../commands.ts';
import { type Combatant, isCombatant, type Weapon } from '../../data/card.ts';
import { cannotDeploy, deployCost } from '../../rules/deploy.ts';
import type { CardId } from '../../view.ts';
import { battleCost, danger, difference, type Figures, hitChance, outlook, USUAL, worthOf } from './outlook.ts';
import { bodyOf, EMPTY_STAND, joined, parted, type Stand, type Survey } from './survey.ts';
import type { Body } from './toll.ts';
import type { StrategistWeights } from './weights.ts';

/** Cards from the hand that go to one location together. */
export interface Group {
  readonly at: CardId;
  readonly cards: readonly CardId[];
  readonly figures: Figures; // what they change there
  readonly arms: ShotValue | null; // expected later value of a weapon among them
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
      keep += battleCost(both[side]);
  return keep;
}

/** All affordable groups for each location, after reserving Force for battles that are planned anyway. */
export function groupsFor(survey: Survey, commands: readonly Command[], force: number): readonly (readonly Group[])[] {
  const { view, stands, side } = survey;
  const at = new Map<CardId, CardId[]>();
  for (const command of commands) {
    if (command.type !== 'deploy' || command.to === undefined || !view.locations.includes(command.to)) continue;
    const printed = view.rules.cards[command.card];
    if (!printed || !isCombatant(printed)) continue;
    const list = at.get(command.to);
    if (list) list.push(command.card);
    else at.set(command.to, [command.card]);
  }
  // A weapon also goes to a card that is already there.
  if (weaponsIn(survey).length > 0)
    for (const [to, both] of stands) if (!at.has(to) && bearerIn(both[side])) at.set(to, []);
  return [...at].map(([to, cards]) => groupsAt(survey, to, cards, force));
}

function groupsAt(survey: Survey, at: CardId, cards: readonly CardId[], force: number): readonly Group[] {
  const { view, side, other, weights, stands } = survey;
  const both = stands.get(at);
  const mine = both?.[side] ?? EMPTY_STAND;
  const theirs = both?.[other] ?? EMPTY_STAND;
  const time = !view.now.battles.includes(at);
  const before = outlook(survey, at, mine, theirs, time);
  const paid = before.hurts > 0; // a battle that is planned anyway and already paid for
  const groups: Group[] = [];
  const kinds = [...kindsOf(survey, cards), ...weaponsIn(survey)];

  const add = (from: number, taken: readonly CardId[], used: number, stand: Stand, had: ShotValue | null): void => {
    for (let i = from; i < kinds.length; i++) {
      const kind = kinds[i] as Kind;
      const { printed } = kind;
      const copy = taken.filter((card) => kind.cards.includes(card)).length;
      const card = kind.cards[copy];
      const cost = used + kind.cost;
      if (card === undefined || copy >= kind.most || cost > force) continue;
      const now =
        printed.kind === 'weapon'
          ? armed(stand, printed, weights)
          : joined(stand, bodyOf(card, printed, 'counts', weights));
      if (!now) continue;
      const cards = [...taken, card];
      const after = outlook(survey, at, now, theirs, time && (paid || cost < force));
      const figures = difference(after, before);
      const fight = after.hurts > 0 ? battleCost(now) - (paid ? battleCost(mine) : 0) : 0;
      const arms = printed.kind === 'weapon' ? betterShot(had, shotValueAt(survey, at, printed.bonus)) : had;
      const later = arms ? weights.arms * arms.chance * arms.force : 0;
      const worth = worthOf(figures, weights) + later - weights.force * cost;
      groups.push({ at, cards, figures, arms, cost: cost + Math.max(0, fight), worth });
      if (cards.length < MOST) add(i, cards, cost, now, arms);
    }
  };
  add(0, [], 0, mine, null);
  return groups.sort((a, b) => b.worth - a.worth || a.cost - b.cost);
}

/** The chance that a weapon hits, and what the hit is worth, in Force. */
export interface ShotValue {
  readonly chance: number;
  readonly force: number;
}

const betterShot = (one: ShotValue | null, other: ShotValue | null): ShotValue | null =>
  one && (!other || one.chance * one.force >= other.chance * other.force) ? one : other;

/** A weapon counts fully where both sides have cards, and half where the enemy may arrive. */
export function shotValueAt(survey: Survey, at: CardId, bonus: number): ShotValue | null {
  const { side, other, stands, weights } = survey;
  const usual = { chance: hitChance(survey, bonus, USUAL.ability), force: (weights.body * USUAL.deploy) / 2 };
  let arms = danger(survey, at, stands.get(at)?.[side] ?? EMPTY_STAND, EMPTY_STAND) > 0 ? usual : null;
  for (const { defence, worth } of (stands.get(at)?.[other] ?? EMPTY_STAND).bodies) {
    const chance = hitChance(survey, bonus, defence);
    if (chance > 0) arms = betterShot(arms, { chance, force: worth });
  }
  return arms;
}

/** The card that should carry a new weapon: the most valuable one without a weapon, which is forfeited last. */
export function bearerIn({ bodies }: Stand): Body | null {
  let bearer: Body | null = null;
  for (const body of bodies)
    if (body.arm === null && Number.isFinite(body.defence) && body.worth > (bearer?.worth ?? -1)) bearer = body;
  return bearer;
}

/** The stand with one more weapon; null if no card can carry it. */
function armed(stand: Stand, { bonus, fire, deploy }: Weapon, { body }: StrategistWeights): Stand | null {
  const bearer = bearerIn(stand);
  if (!bearer) return null;
  const worth = bearer.worth + body * deploy;
  return joined(parted(stand, bearer.card), { ...bearer, worth, arm: { bonus, fire } });
}

interface Kind {
  readonly printed: Combatant | Weapon;
  readonly cards: readonly CardId[];
  readonly cost: number;
  readonly most: number; // number of copies available
}

/** Identical cards form one kind: which of them is played makes no difference. */
function kindsOf({ view }: Survey, cards: readonly CardId[]): readonly Kind[] {
  const kinds = new Map<string, Kind & { printed: Combatant; cards: CardId[] }>();
  for (const card of cards) {
    const printed = view.rules.cards[card] as Combatant;
    const found = kinds.get(printed.id);
    if (found) found.cards.push(card);
    else kinds.set(printed.id, { printed, cards: [card], cost: deployCost(printed), most: printed.dots || MOST });
  }
  return [...kinds.values()].sort((a, b) => b.printed.power - a.printed.power).slice(0, WIDE);
}

/** The weapons in hand, which come after their bearers. */
function weaponsIn({ view, side }: Survey): readonly Kind[] {
  const kinds = new Map<string, Kind & { cards: CardId[] }>();
  for (const card of view.players[side].hand ?? []) {
    const printed = view.rules.cards[card];
    if (printed?.kind !== 'weapon') continue;
    const found = kinds.get(printed.id);
    if (found) found.cards.push(card);
    else kinds.set(printed.id, { printed, cards: [card], cost: deployCost(printed), most: MOST });
  }
  return [...kinds.values()];
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
