import type { Query } from '../../kernel/game.ts';
import { query } from '../../parts/schema/query.ts';
import { BattleQuestion, fought } from './ask/battle.ts';
import { checked, DeckQuestion, faultIn } from './ask/deck.ts';

export const queries: Readonly<Record<string, Query>> = {
  battle: query(
    'who wins a battle and what both suffer: exact odds over the battle destinies that the Reserve Decks may hold',
    BattleQuestion,
    {
      dark: { fighters: ['iron-guard', 'praetor'], tactics: ['no-quarter'], deck: 'iron-tide', out: ['eclipse'] },
      light: { fighters: ['sentinel', 'star-reader'], power: 1, deck: 'lamps-and-roads' },
    },
    fought,
  ),
  deck: query(
    'whether a deck is legal, what is wrong with it, and its figures: kinds, destinies, costs, icons',
    DeckQuestion,
    { deck: 'night-fleet' },
    checked,
    faultIn,
  ),
};
