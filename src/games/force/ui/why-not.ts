import type { Fact } from '../../../kernel/fact.ts';
import { situationOf } from '../rules/awaiting.ts';
import { cannotForfeit } from '../rules/battle/damage.ts';
import { cannotBattle } from '../rules/battle/initiate.ts';
import { cannotPlay } from '../rules/battle/weapons.ts';
import { cardOf, combatant, locationAt, ownerOf } from '../rules/cards.ts';
import { cannotDrain } from '../rules/control.ts';
import { cannotDeploy, deployCost } from '../rules/deploy.ts';
import { cannotLeave } from '../rules/move.ts';
import type { CardId, Side, View } from '../view.ts';

/** The first rule that forbids using the picked card; undefined if none does. */
export function whyNot(view: View, side: Side, card: CardId): Fact | undefined {
  const { force, hand } = view.players[side];
  const held = hand?.includes(card) ?? false;
  const there = locationAt(view, card) !== undefined;
  switch (situationOf(view)) {
    case 'deploy':
      return held ? cannotPlace(view, side, force, card) : undefined;
    case 'control':
      return there ? cannotDrain(view, side, card) : undefined;
    case 'battle':
      return there ? cannotBattle(view, side, force, card) : undefined;
    case 'move':
      return there || held ? undefined : cannotLeave(view, side, force, card);
    case 'weapons':
      return held ? cannotPlay(view, force, card) : undefined;
    case 'damage':
      return there || held ? undefined : cannotForfeit(view, side, card);
    default:
      return undefined;
  }
}

/** The cost if it is too high; otherwise the rule that forbids the most promising location. */
function cannotPlace(view: View, side: Side, force: number, card: CardId): Fact | undefined {
  const cost = deployCost(cardOf(view, card));
  if (cost > force) return { code: 'too-little-force', cost, force };
  const own = view.inPlay.filter((one) => ownerOf(one.card) === side && combatant(view, one.card));
  const places = [...view.locations, ...own.map((one) => one.card)];
  const facts = places.map((to) => cannotDeploy(view, side, force, card, to));
  return facts.find((fact) => fact?.code === 'no-icon-no-presence') ?? facts[0];
}
