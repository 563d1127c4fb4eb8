import { describe, expect, test } from 'vitest';
import { FULL_STRENGTH } from '../../decide/level.ts';
import { battletech } from '../../games/battletech/game.ts';
import { begun, done } from '../../games/battletech/testing.ts';
import { view } from '../../games/battletech/view.ts';
import type { Bot } from '../../kernel/bot.ts';
import { Random } from '../../kernel/random.ts';
import { must } from '../../kernel/result.ts';
import { commandOf } from './action-to-command.ts';
import { answerOf } from './answer.ts';
import { readAction, writeAction } from './files/action.ts';
import { readConfig, writeConfig } from './files/config.ts';
import { ascii, fromAscii } from './files/lines.ts';
import { notesName, writeNotes } from './files-to-view/notes.ts';
import { callOf, FIGHTS } from './files-to-view/testing.ts';
import { CALLS, type SbtFile } from './protocol-types.ts';
import { type Past, pastOf } from './view-to-files/match.ts';
import { filesFor } from './view-to-files.ts';

const BUDGET = { iterations: 0, ledger: false };
const maker = (name: string) => battletech.bots[name] ?? expect.fail(`there is no bot ${name}`);
const botNamed = (name: string, seat: string) => {
  const { make, personas } = maker(name);
  return make({ level: FULL_STRENGTH, persona: Object.keys(personas)[0] ?? '' })(seat);
};

/** A match played entirely through files: each player's files in, its answer out, parsed strictly. */
function playedByFiles(fight: object, names: readonly string[], turns: number) {
  const dice = new Random(9);
  let state = begun({ ruleset: 'simulador', switches: { fires: false }, ...fight }, dice);
  const kept: SbtFile[] = [];
  const faults: unknown[] = [];
  const heard = new Set<string>();
  let past: Past | null = null;
  for (let seed = 0; state.phase !== 'ended' && state.turn <= turns; seed++) {
    const seat = state.queue[0] as string;
    const [player, call] = [Number(seat), callOf(state.phase)];
    const seen = view(state, seat);
    const memory = kept[player];
    past = pastOf(seen, past);
    const files = [...filesFor(seen, player, { past }), ...(memory ? [memory] : [])];
    const bot = botNamed(names[player] as string, seat);
    const answer = must(answerOf(files, bot, { player, call, seed, budget: BUDGET }));
    kept[player] = { name: notesName(player), bytes: ascii(writeNotes(answer.notes)) };
    faults.push(...answer.faults.filter(({ code }) => code.startsWith('bot-')));
    heard.add(call);
    const { said } = answer;
    const told = must(readAction(said.call, writeAction(said.call, said.action)));
    const command = commandOf(seen, player, said.call, told);
    if (!command.ok) throw new Error(`${JSON.stringify(answer.command)}: ${JSON.stringify(command.error)}`);
    state = done(state, seat, command.value, dice).state;
  }
  return { state, faults, heard };
}

const called = new Set<string>();
describe.each(['random', 'agente', 'tactician'])('%s', (name) => {
  test.each(FIGHTS.slice(0, 2))('plays through files with only legal answers: %s', (_, fight) => {
    const { faults, heard } = playedByFiles(fight, [name, name], 3);
    expect(faults).toEqual([]);
    for (const call of heard) called.add(call);
  });
});

test('every call was answered', () => expect([...called].sort()).toEqual([...CALLS].sort()));

describe('the time limit in the files', () => {
  const seen = view(begun({ ruleset: 'simulador', ...FIGHTS[0]?.[1] }, new Random(1)), '0');
  const [config, ...rest] = filesFor(seen, 0) as [SbtFile, ...SbtFile[]];
  const limited = (is: boolean, seconds: number): readonly SbtFile[] => {
    const read = must(readConfig(fromAscii(config.bytes)));
    return [{ ...config, bytes: ascii(writeConfig({ ...read, limited: is, seconds })) }, ...rest];
  };
  /** When a bot that uses all its time is stopped, by a clock that ticks every 100 ms. */
  const stoppedAt = (files: readonly SbtFile[]): number | undefined => {
    let [now, end]: [number, number | undefined] = [0, undefined];
    const random = botNamed('random', '0') as Bot;
    const patient: Bot = {
      ...random,
      decide(...asked) {
        const { stop } = asked[3];
        for (let i = 0; stop && i < 10_000 && end === undefined; i++) {
          now += 100;
          if (stop()) end = now;
        }
        return random.decide(...asked);
      },
    };
    const asked = { player: 0, call: 'Movimiento', seed: 1, budget: BUDGET, elapsed: () => now } as const;
    expect(must(answerOf(files, patient, asked)).faults).toEqual([]);
    return end;
  };

  test.each<[limited: boolean, seconds: number, Readonly<{ from?: number; to?: number }>]>([
    [true, 30, { from: 15_000, to: 29_000 }],
    [true, 1, { from: 500, to: 950 }],
    [true, 0, { from: 0, to: 100 }],
    [true, -1, {}],
    [false, 30, {}],
  ])('limited: %s, seconds: %s', (is, seconds, { from, to }) => {
    const end = stoppedAt(limited(is, seconds));
    if (from === undefined || to === undefined) expect(end).toBeUndefined();
    else {
      expect(end).toBeGreaterThanOrEqual(from);
      expect(end).toBeLessThanOrEqual(to);
    }
  });
});
