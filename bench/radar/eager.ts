import type { Memory } from '../../src/games/radar/belief/memory.ts';
import { crew } from '../../src/games/radar/bots/crew/maker.ts';
import { BALANCED } from '../../src/games/radar/bots/crew/weights.ts';
import type { System } from '../../src/games/radar/data/systems.ts';
import type { RadarKinds } from '../../src/games/radar/kinds.ts';
import type { Side } from '../../src/games/radar/view.ts';
import { type BotMaker, bare } from '../../src/kernel/bot.ts';
import { roleOf, sideOf } from '../../src/kernel/ids.ts';

/** A crew that fills one sensor first and uses it when it helps: shows what `crew` could gain from it. */
export const crewEagerFor = (system: Extract<System, 'sonar' | 'drone'>): BotMaker<RadarKinds> => ({
  ...crew,
  id: `eager-${system}`,
  about: `crew that fills its ${system} first`,
  make: (spec) => {
    const make = crew.make({ ...spec, weights: { ...BALANCED, [system]: 0, bit: 3 * BALANCED.bit } });
    return (seat) => {
      const bot = make(seat);
      const side = sideOf(seat) as Side;
      if (roleOf(seat) !== 'first-mate') return bot;
      return {
        ...bot,
        decide: (belief, view, ask, ...rest) => {
          const level = view.boats[side].charges?.[system] ?? 0;
          const first =
            ask.kinds.includes('charge') &&
            level < view.rules.ruleset.charges[system] &&
            !wasUsed(belief.memory, side, system);
          return first ? bare({ type: 'charge', system }) : bot.decide(belief, view, ask, ...rest);
        },
      };
    };
  },
});

const USED = { sonar: 'sonar-pinged', drone: 'drone-launched' } as const;

function wasUsed(last: Memory, side: Side, system: keyof typeof USED): boolean {
  for (let node: Memory | null = last; node; node = node.before)
    if (node.heard?.type === USED[system] && node.heard.side === side) return true;
  return false;
}
