import type { BotMaker } from '../../src/kernel/bot.ts';
import { loaded } from '../../src/kernel/dice.ts';
import type { Game } from '../../src/kernel/game.ts';
import type { Hashing } from '../../src/kernel/hashing.ts';
import { type Match, open } from '../../src/kernel/match.ts';
import { must } from '../../src/kernel/result.ts';
import { Runner, seatBots } from '../../src/kernel/runner.ts';

/** 32 bytes mixed from a text: dice that differ from entry to entry, enough for these tests. */
function stirred(text: string): Uint8Array {
  const bytes = new Uint8Array(32);
  let sum = 2166136261;
  for (let i = 0; i < text.length + 32; i++) {
    sum = Math.imul(sum ^ (text.charCodeAt(i % text.length) + i), 16777619);
    bytes[i % 32] = sum >>> 24;
  }
  return bytes;
}

/** Not cryptographic. */
export const hashing: Hashing = {
  hmac: (key, message) => stirred(`${key}|${message}`),
  digest: (text) => [...stirred(text)].map((byte) => byte.toString(16).padStart(2, '0')).join(''),
};

/** A match played to the end by the game's default bots. */
export function played(game: Game): Match {
  const rules = must(game.setUp(undefined, loaded(...Array<number>(99).fill(1))));
  const match = open(game, rules, 'recording', hashing);
  const maker = game.bots[game.defaults.bot] as BotMaker;
  const persona = Object.keys(maker.personas)[0] ?? '';
  const make = maker.make({ level: 5, persona });
  const bots = seatBots(game, rules, Object.fromEntries(game.sides(rules).map((side) => [side, make])));
  new Runner(match, bots).run();
  return match;
}
