import { drawsDestiny } from '../../rules/battle/total.ts';
import { type Toll, toll } from './toll.ts';

/** A possible battle destiny. */
export interface Chance {
  readonly destiny: number;
  readonly chance: number;
}

/** What one side brings to a battle. */
export interface Host {
  readonly power: number;
  readonly ability: number;
  readonly draws: readonly Chance[]; // empty = nothing to draw
  readonly toll: Toll;
  readonly hit?: { readonly cost: number; readonly forfeit: number }; // cards that were hit and must be forfeited first
}

/** The expected cost of a battle for both sides, in Force, and the first side's chance to win. */
export interface Clash {
  readonly hurts: number; // cost to them
  readonly suffers: number; // cost to us
  readonly wins: number;
}

const NONE: readonly Chance[] = [{ destiny: 0, chance: 1 }];
const drawn = ({ ability, draws }: Host): readonly Chance[] => (drawsDestiny(ability, draws.length) ? draws : NONE);

/** Uses the exact odds of both battle destinies, and assumes that both sides pay as cheaply as they can. */
export function clash(us: Host, them: Host): Clash {
  let hurts = them.hit?.cost ?? 0;
  let suffers = us.hit?.cost ?? 0;
  let wins = 0;
  const theirs = drawn(them);
  for (const mine of drawn(us)) {
    const total = us.power + mine.destiny;
    for (const other of theirs) {
      const chance = mine.chance * other.chance;
      const lead = total - them.power - other.destiny;
      hurts += chance * left(them, lead, mine.destiny);
      suffers += chance * left(us, -lead, other.destiny);
      if (lead > 0) wins += chance;
    }
  }
  return { hurts, suffers, wins };
}

/** The cost of the damage and attrition that the cards already hit do not satisfy. */
function left({ toll: ways, hit }: Host, damage: number, attrition: number): number {
  const met = hit?.forfeit ?? 0;
  return toll(ways, Math.max(0, damage - met), Math.max(0, attrition - met));
}
