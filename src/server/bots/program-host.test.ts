import { expect, test } from 'vitest';
import { rulesFor } from '../../arena/play.ts';
import { catalog } from '../../games/catalog.ts';
import { SBT } from '../../integrations/sbt/protocol.ts';
import type { Game } from '../../kernel/game.ts';
import { must, no } from '../../kernel/result.ts';
import type { BotHost, BotQuestion } from './bot-host.ts';
import { withPrograms } from './program-host.ts';

const HOST: BotHost = {
  decide: async () => ({ decision: null, seedUsed: false, fault: null }),
  flip: async () => no({ code: 'none' }),
  whatIf: async () => no({ code: 'none' }),
  sensitivity: async () => no({ code: 'none' }),
  lab: async () => no({ code: 'none' }),
  selfPlay: async () => no({ code: 'none' }),
  ask: async () => no({ code: 'none' }),
  check: async () => no({ code: 'none' }),
  miniature: async () => no({ code: 'none' }),
  picture: async () => no({ code: 'none' }),
  storedGame: async () => no({ code: 'none' }),
  ladder: async () => no({ code: 'none' }),
  forget: () => {},
  close: async () => {},
};

/** A host whose programs think until they are stopped, and a count of those running. */
function thinking() {
  const there = { opened: 0, open: 0 };
  const open = () => {
    there.opened++;
    there.open++;
    let stop = (): void => {};
    const stopped = new Promise<void>((then) => {
      stop = then;
    });
    return {
      ready: async () => [],
      refused: () => undefined,
      rest: async () => {},
      decide: async () => {
        await stopped;
        return { command: null, fault: { code: 'program-stopped' }, notes: [] };
      },
      close: async () => {
        there.open--;
        stop();
      },
    };
  };
  const programs = new Map([['sbt:slow', { name: 'sbt:slow', protocol: { ...SBT, open }, program: 'slow' }]]);
  return { there, host: withPrograms(HOST, catalog, programs) };
}

const RULES = must(rulesFor(catalog.battletech as Game, { force: 'duel', map: 'meadows' }, '1'));
const question = (match: string): BotQuestion => ({
  match,
  game: 'battletech',
  setup: RULES.setup,
  seat: '0',
  bot: 'sbt:slow',
  view: {},
  heard: () => [],
  ask: { seat: '0', kinds: [], must: true, place: 0 },
  seed: 1,
});

const STOPPED = { decision: null, fault: { code: 'program-stopped' } };
const MANY = Array.from({ length: 300 }, (_, i) => `m${i}`); // more than the concurrency limit

test.each<[string, (host: BotHost) => unknown]>([
  ['their matches are forgotten, the last first', (host) => MANY.toReversed().map((match) => host.forget(match))],
  ['their matches are forgotten, the first first', (host) => MANY.map((match) => host.forget(match))],
  ['the host is closed', (host) => host.close()],
])('no program is started for waiting questions when %s', async (_, end) => {
  const { there, host } = thinking();
  const answers = MANY.map((match) => host.decide(question(match)));
  await null;
  const begun = there.opened;
  expect(begun).toBeGreaterThan(0);
  expect(begun).toBeLessThan(MANY.length);
  await end(host);
  for (const answer of answers) expect(await answer).toMatchObject(STOPPED);
  expect(there).toEqual({ opened: begun, open: 0 });
});

test('a forgotten match can be asked about again', async () => {
  const { there, host } = thinking();
  for (let i = 1; i <= 2; i++) {
    const answer = host.decide(question('again'));
    host.forget('again');
    expect(await answer).toMatchObject(STOPPED);
    expect(there).toEqual({ opened: i, open: 0 });
  }
  await host.close();
});
