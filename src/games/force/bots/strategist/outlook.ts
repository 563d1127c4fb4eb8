import { ABILITY_FOR_PRESENCE } from '../../ability.ts';
import { BATTLE_COST } from '../../rules/battle/initiate.ts';
import { isHit } from '../../rules/battle/total.ts';
import { locationAt } from '../../rules/cards.ts';
import type { CardId, Side } from '../../view.ts';
import { type Clash, clash, type Host } from './clash.ts';
import { joined, type Stand, type Survey } from './survey.ts';
import { type Body, type CarriedWeapon, tollOf } from './toll.ts';

/** The expected gains and costs of a location, in Force, before weights. */
export interface Figures {
  readonly drains: number; // ours
  readonly denies: number; // theirs: negative = they drain
  readonly hurts: number; // cost of a battle now to them
  readonly suffers: number; // cost of a battle now to us: negative
  readonly risks: number; // what their next turn may cost us here: negative or 0
}

export const FIGURES = ['drains', 'denies', 'hurts', 'suffers', 'risks'] as const satisfies readonly (keyof Figures)[];
export const NOTHING: Figures = { drains: 0, denies: 0, hurts: 0, suffers: 0, risks: 0 };

export const difference = (after: Figures, before: Figures): Figures => ({
  drains: after.drains - before.drains,
  denies: after.denies - before.denies,
  hurts: after.hurts - before.hurts,
  suffers: after.suffers - before.suffers,
  risks: after.risks - before.risks,
});

export const sum = (one: Figures, other: Figures): Figures => difference(one, difference(NOTHING, other));

/** The total value of figures, equal to the sum of the ledger's rules. */
export const worthOf = (f: Figures, w: Survey['weights']): number =>
  w.drains * f.drains + w.denies * f.denies + w.hurts * f.hurts + w.suffers * f.suffers + w.threat * f.risks;

/** The figures of a location with these cards on it. `battle` = we can still start a battle this turn. */
export function outlook(survey: Survey, at: CardId, mine: Stand, theirs: Stand, battle: boolean): Figures {
  const { view, weights, side, other } = survey;
  const icons = locationAt(view, at)?.icons;
  if (!icons) return NOTHING;
  const here = mine.ability >= ABILITY_FOR_PRESENCE;
  const there = theirs.ability >= ABILITY_FOR_PRESENCE;
  const drains = here && !there ? icons[other] * weights.turns : 0;
  const denies = there && !here ? -icons[side] * weights.turns : 0;
  if (mine.bodies.length === 0) return { ...NOTHING, denies };
  if (battle && here && there) {
    const { hurts, suffers } = battleAt(survey, at, mine, theirs);
    const net = weights.hurts * hurts - weights.suffers * suffers - weights.force * battleCost(mine);
    if (net > 0) return { drains, denies, hurts, suffers: -suffers, risks: 0 };
  }
  return { drains, denies, hurts: 0, suffers: 0, risks: here ? -danger(survey, at, mine, theirs) : 0 };
}

/** The cost of losing a location when the last card there is forfeited. */
export function groundOf({ view, weights, side, other }: Survey, at: CardId, whose: 'side' | 'other'): number {
  const icons = locationAt(view, at)?.icons;
  if (!icons) return 0;
  return weights.turns * (whose === 'side' ? weights.denies * icons[side] : weights.drains * icons[other]);
}

export function hostOf(
  survey: Survey,
  at: CardId,
  { power, ability, bodies }: Omit<Stand, 'arms'>,
  whose: 'side' | 'other',
): Host {
  const one = survey[whose];
  const toll = tollOf(bodies, groundOf(survey, at, whose), survey.life[one]);
  return { power, ability, draws: survey.draws[one], toll };
}

export const USUAL = { power: 2.5, ability: 2, forfeit: 4, deploy: 2.5 }; // a typical card that may arrive

/** How much more a battle in the enemy's next turn would cost us than them, with everything they could bring. */
export function danger(survey: Survey, at: CardId, mine: Stand, theirs: Stand): number {
  const { view, weights, other, reach } = survey;
  const location = locationAt(view, at);
  if (!location) return 0;
  const there = theirs.ability >= ABILITY_FOR_PRESENCE;
  const coming = location.icons[other] > 0 || there ? reach[location.kind] : 0;
  if (coming <= 0 && !there) return 0;
  const many = Math.ceil(coming / USUAL.power);
  const share = many > 0 ? coming / (many * USUAL.power) : 0;
  let strong = theirs;
  for (let i = 0; i < many; i++)
    strong = joined(strong, {
      card: -1,
      power: coming / many,
      ability: USUAL.ability * share,
      forfeit: Math.round(USUAL.forfeit * share),
      worth: weights.body * USUAL.deploy * share,
      defence: USUAL.ability,
      arm: null,
    });
  const { hurts, suffers } = battleAt(survey, at, mine, strong);
  return Math.max(0, weights.suffers * suffers - weights.hurts * hurts);
}

/** The Force to start a battle and to fire every weapon there. */
export const battleCost = ({ arms }: Stand): number => arms.reduce((sum, { fire }) => sum + fire, BATTLE_COST);

/** The expected cost of a battle that starts now: first both sides fire, then they draw destiny. */
export function battleAt(survey: Survey, at: CardId, mine: Stand, theirs: Stand): Clash {
  const us = hostOf(survey, at, mine, 'side');
  const them = hostOf(survey, at, theirs, 'other');
  const before = clash(us, them);
  if (mine.arms.length + theirs.arms.length === 0) return before;
  let hurts = 0;
  for (const { chance, hit } of hitsOn(survey, at, theirs, 'other', mine.arms))
    hurts += chance * (hit ? clash(us, hit).hurts : before.hurts);
  let suffers = 0;
  for (const { chance, hit } of hitsOn(survey, at, mine, 'side', theirs.arms))
    suffers += chance * (hit ? clash(hit, them).suffers : before.suffers);
  return { hurts, suffers, wins: before.wins };
}

/** A possible result of the shots at a side; without a hit it is as before. */
interface Hits {
  readonly chance: number;
  readonly bodies: readonly Body[]; // that were hit
}

const SHOTS = 2; // weapons of a side that are taken into account

/** What shots do to a side: each weapon is fired at the card that it is expected to cost most. */
function hitsOn(
  survey: Survey,
  at: CardId,
  stand: Stand,
  whose: 'side' | 'other',
  arms: readonly CarriedWeapon[],
): readonly { readonly chance: number; readonly hit: Host | null }[] {
  const shooter = whose === 'side' ? survey.other : survey.side;
  let results: readonly Hits[] = [{ chance: 1, bodies: [] }];
  const aimed: Body[] = [];
  for (const { bonus } of arms.slice(0, SHOTS)) {
    let [target, most, odds]: [Body | null, number, number] = [null, 0, 0];
    for (const body of stand.bodies) {
      const chance = aimed.includes(body) ? 0 : hitChance(survey, bonus, body.defence, shooter);
      if (chance * body.worth > most) [target, most, odds] = [body, chance * body.worth, chance];
    }
    if (!target) break;
    const struck = target;
    aimed.push(struck);
    results = results.flatMap(({ chance, bodies }) => [
      { chance: chance * odds, bodies: [...bodies, struck] },
      { chance: chance * (1 - odds), bodies },
    ]);
  }
  return results.map(({ chance, bodies }) => {
    if (bodies.length === 0) return { chance, hit: null };
    const safe = { ...stand, bodies: stand.bodies.filter((body) => !bodies.includes(body)) };
    const cost = bodies.reduce((sum, { worth }) => sum + worth, 0);
    const forfeit = bodies.reduce((sum, body) => sum + body.forfeit, 0);
    return { chance, hit: { ...hostOf(survey, at, safe, whose), hit: { cost, forfeit } } };
  });
}

/** The chance that a side's next destiny hits, with a weapon's bonus. */
export const hitChance = ({ draws, side }: Survey, bonus: number, defence: number, shooter: Side = side): number =>
  draws[shooter].reduce((sum, { destiny, chance }) => (isHit(destiny, bonus, defence) ? sum + chance : sum), 0);
