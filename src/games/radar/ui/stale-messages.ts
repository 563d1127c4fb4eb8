import type { HeardEvent } from '../../../page/contract.ts';
import { COLOUR_OF, type System } from '../data/systems.ts';
import type { EventOf } from '../events.ts';
import type { RadarKinds } from '../kinds.ts';
import type { Side, View } from '../view.ts';

const USED = {
  torpedo: 'torpedo-fired',
  mine: 'mine-dropped',
  sonar: 'sonar-pinged',
  drone: 'drone-launched',
  stealth: 'stealthed',
} as const;

/** A message that a system is charged is out of date once the system has been used. */
export function isOvertaken(heard: readonly HeardEvent<RadarKinds>[], said: EventOf<'said'>): boolean {
  if (said.message.type !== 'ready') return false;
  const used = USED[said.message.system];
  const since = heard.slice(heard.findLastIndex(({ event }) => event === said) + 1);
  return since.some(({ event }) => event.type === used && event.side === said.side);
}

/** The message without a suggested system that this seat knows to be uncharged or out of order. */
export function withoutStaleAdvice(view: View, said: EventOf<'said'>): EventOf<'said'> {
  const { message, side } = said;
  if (message.type === 'report' && message.recommend && !mayBeReady(view, side, message.recommend.system)) {
    const { recommend: _, ...rest } = message;
    return { ...said, message: rest };
  }
  if (message.type === 'comment') {
    const sentences = message.sentences.filter(
      (sentence) => sentence.code !== 'recommend' || mayBeReady(view, side, sentence.system as System),
    );
    return { ...said, message: { ...message, sentences } };
  }
  return said;
}

function mayBeReady({ boats, rules }: View, side: Side, system: System): boolean {
  const { usable, charges, marks } = boats[side];
  if (usable) return usable.includes(system);
  if (charges && charges[system] < rules.ruleset.charges[system]) return false;
  return marks === null || (marks & rules.board.colour[COLOUR_OF[system]]) === 0;
}
