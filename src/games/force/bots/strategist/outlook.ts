import { ABILITY_FOR_PRESENCE } from '../../ability.ts';
import { isHit } from '../../rules/battle/total.ts';
import { locationAt } from '../../rules/cards.ts';
import type { CardId } from '../../view.ts';
import { clash, type Host } from './clash.ts';
import { joined, type Stand, type Survey } from './survey.ts';
import { tollOf } from './toll.ts';

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
    const { hurts, suffers } = clash(hostOf(survey, at, mine, 'side'), hostOf(survey, at, theirs, 'other'));
    const net = weights.hurts * hurts - weights.suffers * suffers - weights.force;
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

export function hostOf(survey: Survey, at: CardId, { power, ability, bodies }: Stand, whose: 'side' | 'other'): Host {
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
    });
  const { hurts, suffers } = clash(hostOf(survey, at, mine, 'side'), hostOf(survey, at, strong, 'other'));
  return Math.max(0, weights.suffers * suffers - weights.hurts * hurts);
}

/** The chance that our next destiny hits, with a weapon's bonus. */
export const hitChance = ({ draws, side }: Survey, bonus: number, defence: number): number =>
  draws[side].reduce((sum, { destiny, chance }) => (isHit(destiny, bonus, defence) ? sum + chance : sum), 0);
