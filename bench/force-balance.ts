import { emptySum, mergeSum, type Sum } from '../src/arena/sum.ts';
import { CARD_OF } from '../src/games/force/data/cards.ts';
import { DECKS } from '../src/games/force/data/decks.ts';
import { HAND_SIZE, SECOND_HAND } from '../src/games/force/deck.ts';
import type { BySide } from '../src/games/force/sides.ts';
import { SIDES, type Side } from '../src/games/force/sides.ts';
import type { Deck } from '../src/games/force/state.ts';
import { type Figure, type Section, type Size, share } from './bench.ts';
import { playPairing, scoreOf } from './pairing.ts';

/** The preset decks against each other. */
export const PAIRS = [
  { dark: 'iron-tide', light: 'lamps-and-roads' },
  { dark: 'iron-tide', light: 'harbour-fleet' },
  { dark: 'night-fleet', light: 'lamps-and-roads' },
  { dark: 'night-fleet', light: 'harbour-fleet' },
] as const;

type Say = (progress: string) => void;
const BOT = 'strategist';

/** The bot against itself: the sum of all games. Its first bot is always dark, which goes first. */
async function itself(options: unknown, games: number, say: Say): Promise<Sum> {
  const sum = emptySum(2);
  const bots = [BOT, BOT] as const;
  for (const half of await playPairing({ game: 'force', options, seed: 'bench-balance', games, bots }, say))
    mergeSum(sum, half);
  return sum;
}

const wonByDark = ({ bots }: Sum): number => bots[0]?.wins ?? 0;
const detail = ({ detail: figures }: Sum, key: string): number =>
  (figures as Readonly<Record<string, number>>)[key] ?? 0;

/** Whether the side that goes first, a pairing of decks, or a deck with weapons has an advantage. */
export const forceBalance: Section = {
  id: 'force-balance',
  title: 'Lines of Force: balance, strategist against itself',
  async run(size, say) {
    return [...(await hands(size, say)), ...(await pairings(size, say)), ...(await weapons(size, say))];
  },
};

/** The share of the starting side by how many cards the other is dealt. */
async function hands(size: Size, say: Say): Promise<readonly Figure[]> {
  const games = size === 'full' ? 480 : 240;
  const figures: Figure[] = [];
  for (const secondHand of [HAND_SIZE, SECOND_HAND])
    figures.push(
      share(
        `won by dark, which goes first, if light is dealt ${secondHand} cards`,
        wonByDark(await itself({ secondHand }, games, say)),
        games,
      ),
    );
  return figures;
}

async function pairings(size: Size, say: Say): Promise<readonly Figure[]> {
  const games = size === 'full' ? 400 : 200;
  const figures: Figure[] = [];
  const all = emptySum(2);
  for (const decks of PAIRS) {
    const sum = await itself({ decks }, games, say);
    mergeSum(all, sum);
    const won = share(`${decks.dark} against ${decks.light}: won by ${decks.dark}`, wonByDark(sum), games);
    const [least, most] = size === 'full' ? [42, 58] : [38, 62]; // fewer games, wider bounds
    figures.push({ ...won, bound: { kind: 'at least', at: least } });
    figures.push({ ...won, what: 'the same', bound: { kind: 'at most', at: most } });
  }
  const battles = detail(all, 'battles');
  const runs = `${battles} battles`;
  const shots = { what: 'shots', value: (100 * detail(all, 'shots')) / battles, unit: 'per 100 battles', runs };
  return [...figures, shots, share('shots that hit', detail(all, 'hits'), detail(all, 'shots'), undefined, runs)];
}

const OMEN = { dark: 'falling-star', light: 'morning-bell' } as const satisfies BySide<string>;

/** The deck with an omen, which only has its destiny, in place of each weapon. */
function unarmed(deck: Deck): Deck {
  const cards: Record<string, number> = {};
  for (const [id, copies] of Object.entries(deck.cards)) {
    const kept = CARD_OF.get(id)?.kind === 'weapon' ? OMEN[deck.side] : id;
    cards[kept] = (cards[kept] ?? 0) + copies;
  }
  return { ...deck, cards };
}

/** The share of decks with weapons against the same decks without: what the weapons of one side are worth. */
async function weapons(size: Size, say: Say): Promise<readonly Figure[]> {
  const games = size === 'full' ? 200 : 100;
  const figures: Figure[] = [];
  for (const armed of [null, ...SIDES] as const) {
    let won = 0;
    for (const names of PAIRS) {
      const deck = (side: Side): Deck =>
        armed === null || armed === side ? DECKS[names[side]] : unarmed(DECKS[names[side]]);
      won += wonByDark(await itself({ decks: { dark: deck('dark'), light: deck('light') } }, games, say));
    }
    const who = armed === null ? 'both sides have' : `only ${armed} has`;
    figures.push(share(`won by dark if ${who} weapons in the deck`, won, games * PAIRS.length));
  }
  return figures;
}

/** Each level of the bot against the one below, over all pairings. */
export const forceLevels: Section = {
  id: 'force-levels',
  title: 'Lines of Force: levels of strategist, sides swapped',
  async run(size, say) {
    const games = size === 'full' ? 400 : 120;
    const figures: Figure[] = [];
    for (const level of [5, 4, 3, 2]) {
      let wins = 0;
      for (const decks of PAIRS) {
        const bots = [`${BOT}@${level}`, `${BOT}@${level - 1}`] as const;
        const options = { decks };
        const pairing = { game: 'force', options, seed: 'bench-force-levels', games: games / PAIRS.length, bots };
        wins += scoreOf(await playPairing(pairing, say)).wins;
      }
      const won = share(`level ${level} beats level ${level - 1}`, wins, games);
      const [least, most] = size === 'full' ? [60, 80] : [55, 85];
      figures.push({ ...won, bound: { kind: 'at least', at: least } });
      figures.push({ ...won, what: 'the same', bound: { kind: 'at most', at: most } });
    }
    return figures;
  },
};
