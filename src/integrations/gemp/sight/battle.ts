import type { Situation } from '../../../games/force/rules/awaiting.ts';
import { type Battle, type BySide, bySide, type Side } from '../../../games/force/view.ts';
import { type Eyes, numberAt } from './eyes.ts';

const SEGMENTS: readonly Situation[] = ['weapons', 'power', 'damage'];

/** The current battle, as far as the events describe it; the situation gives its segment. */
export function battleOf(eyes: Eyes, situation: Situation, active: Side): Battle | null {
  const { board, slots, side } = eyes;
  const { battle, figures, me } = board;
  if (!battle) return null;
  const at = numberAt(eyes, battle.location);
  if (at === undefined) return null;
  const segment = SEGMENTS.includes(situation) ? (situation as Battle['segment']) : 'weapons';
  const figure = (name: string): BySide<number> => bySide((one) => figures[`${one}${name}`] ?? 0);
  const destiny = bySide((one) => {
    const player = one === side ? me : (board.players.find((name) => name !== me) ?? '');
    return battle.drawn[player] ?? null;
  });
  return {
    at,
    initiator: active,
    segment,
    turn: side,
    passes: 0,
    fighters: battle.cards.flatMap((id) => slots.numbers[id] ?? []),
    fired: [],
    hit: [],
    tactics: bySide((one) => {
      const mine = battle.played.filter(({ owner }) => (owner === me) === (one === side));
      return mine.flatMap(({ id }) => slots.numbers[id] ?? []);
    }),
    asked: bySide((one) => destiny[one] !== null),
    destiny,
    totals: segment === 'damage' ? figure('BattlePower') : null,
    damage: figure('BattleDamageRemaining'),
    attrition: figure('BattleAttritionRemaining'),
  };
}
