import { hear } from '../audience.ts';
import type { Event, Heard } from '../events.ts';
import { otherSide, type Side } from '../view.ts';
import type { Belief, Memory } from './memory.ts';

/**
 * Converts what our captain hears into what the enemy's radio operator hears of us. Our captain hears our events in full,
 * so `hear` itself can say what the enemy receives; the answer to an enemy drone follows from where we were.
 */
export function asHeardAcross({ rules, side }: Belief): (heard: Heard, at: Memory) => Heard | undefined {
  const enemy = otherSide(side);
  return (heard, at) => {
    if (heard.type === 'drone-launched' && heard.side === enemy) {
      const where = lastKnown(at, side);
      return where === undefined
        ? heard
        : {
            type: 'drone-answered',
            side: enemy,
            sector: heard.sector,
            there: rules.chart.sector[where] === heard.sector,
          };
    }
    if ('side' in heard && heard.side === enemy) return heard;
    return hear(rules, heard as Event, `${enemy}.radio-operator`);
  };
}

/** Our cell when something was heard: the newest move before it. */
function lastKnown(at: Memory, side: Side): number | undefined {
  for (let node: Memory | null = at; node; node = node.before) {
    const heard = node.heard;
    if (!heard || !('side' in heard) || heard.side !== side) continue;
    if ((heard.type === 'moved' || heard.type === 'slipped') && 'to' in heard) return heard.to;
    if (heard.type === 'placed' && 'at' in heard) return heard.at;
    if (heard.type === 'stealthed' && 'path' in heard && heard.path.length) return heard.path.at(-1);
  }
  return undefined;
}
