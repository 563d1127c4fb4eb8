import type { Bot, BotSeed, Decision } from '../kernel/bot.ts';
import type { Seat } from '../kernel/ids.ts';
import type { Kinds } from '../kernel/kinds.ts';
import type { Random } from '../kernel/random.ts';
import { keyOf, type Offer } from './tree.ts';

/** The bot that advises a search: it ranks the options, and it plays every seat in playouts. */
export interface Guide<K extends Kinds> {
  readonly bots: ReadonlyMap<Seat, Bot<K>>;
  readonly iterations: number; // its own search budget in playouts; 0 = its default
}

const STEEP = 1.5; // gaps of this many average gaps divide the prior by e
const TIER = 3; // average gaps that a lower tier counts for

/**
 * The options that the guide ranked, best first, with their priors. The scores of different games have different
 * units, so a gap counts in multiples of the average gap.
 */
export function ranked<C>(seat: Seat, { command, kept }: Decision<C>): readonly Offer<C>[] {
  const offers: { key: string; command: C; gap: number }[] = [];
  const [first] = kept;
  for (const { option, tiers, tally } of kept) {
    if (option === null) continue;
    const key = keyOf(seat, option);
    if (offers.some((other) => other.key === key)) continue; // several plans may start with the same command
    const sameTier = tiers.every((tier, i) => tier === first?.tiers[i]);
    offers.push({ key, command: option, gap: sameTier ? (first?.tally.total ?? 0) - tally.total : Infinity });
  }
  const chosen = command === null ? undefined : keyOf(seat, command);
  const place = offers.findIndex(({ key }) => key === chosen);
  if (command !== null && chosen !== undefined) {
    if (place >= 0) offers.splice(place, 1);
    offers.unshift({ key: chosen, command, gap: 0 }); // its choice comes first, whatever its ledger says
  }
  const near = offers.filter(({ gap }) => gap > 0 && gap < Infinity);
  const scale = near.reduce((sum, { gap }) => sum + gap, 0) / Math.max(1, near.length) || 1;
  const odds = offers.map(({ gap }) => Math.exp(-STEEP * Math.min(TIER, Math.max(0, gap) / scale)));
  const all = odds.reduce((sum, one) => sum + one, 0);
  return offers.map(({ key, command: option }, i) => ({ key, command: option, share: (odds[i] ?? 0) / all }));
}

/** A seed for the guide's own random choices, drawn only when it is read. */
export function seedFrom(random: Random): BotSeed {
  let drawn: number | undefined;
  return {
    get value() {
      drawn ??= random.next();
      return drawn;
    },
  };
}
