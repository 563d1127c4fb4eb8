import type { HeardEvent } from '../../../../page/contract.ts';
import type { EventOf, Heard } from '../../events.ts';
import type { ForceKinds } from '../../kinds.ts';
import { mayDrawDestiny } from '../../rules/battle/power.ts';
import type { CardId, Side, View } from '../../view.ts';

type Destiny = EventOf<'destiny-drawn'> | EventOf<'destiny-declined'> | EventOf<'no-destiny'>;

/** The last battle of this turn, from the events heard. */
export interface BattleStory {
  readonly at: CardId;
  readonly fighters: readonly CardId[];
  readonly events: readonly Heard[];
  readonly destiny: Readonly<Partial<Record<Side, Destiny>>>;
  readonly weighed: EventOf<'battle-weighed'> | undefined;
  readonly over: boolean;
}

/** Undefined if no battle has started this turn. */
export function storyOf(heard: readonly HeardEvent<ForceKinds>[]): BattleStory | undefined {
  let from = heard.length - 1;
  while (from >= 0 && heard[from]?.event.type !== 'battle-began') {
    if (heard[from]?.event.type === 'turn-began') return undefined;
    from--;
  }
  const began = heard[from]?.event;
  if (began?.type !== 'battle-began') return undefined;
  const after = heard.slice(from).map(({ event }) => event);
  const end = after.findIndex(({ type }) => type === 'battle-ended' || type === 'ended');
  const events = end < 0 ? after : after.slice(0, end + 1);
  const destiny: Partial<Record<Side, Destiny>> = {};
  let weighed: EventOf<'battle-weighed'> | undefined;
  for (const event of events) {
    if (event.type === 'destiny-drawn' || event.type === 'destiny-declined' || event.type === 'no-destiny')
      destiny[event.side] = event;
    if (event.type === 'battle-weighed') weighed = event;
  }
  return { at: began.at, fighters: began.fighters, events, destiny, weighed, over: end >= 0 };
}

/** Whether a side can still draw battle destiny: ability never grows during a battle. */
export const isDestinyToCome = (view: View, side: Side): boolean =>
  view.battle !== null &&
  !view.battle.asked[side] &&
  mayDrawDestiny(view, view.battle, side, view.players[side].reserve);
