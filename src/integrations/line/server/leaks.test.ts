import { expect, test } from 'vitest';
import { catalog } from '../../../games/catalog.ts';
import type { Game } from '../../../kernel/game.ts';
import type { Seat } from '../../../kernel/ids.ts';
import type { Kinds } from '../../../kernel/kinds.ts';
import { makeLog } from '../../../server/log.ts';
import { canariesIn, mayKnow, withCanaries } from '../../../server/testing/canaries.ts';
import { RADAR_SECRETS } from '../../../server/testing/radar-secrets.ts';
import { listeningBots } from '../../../server/testing/test-table.ts';
import { serve } from '../../../server/testing.ts';
import { tokenHash } from '../../../server/tokens.ts';
import type { SeatPass } from '../../../wire/matches.ts';
import { LINE_ENDPOINTS } from './line-socket.ts';
import { LineClient, type Said } from './testing.ts';

const radar = catalog.radar as Game;
const SEATS = ['blue', 'red'].flatMap((side) =>
  ['captain', 'first-mate', 'engineer', 'radio-operator'].map((role) => `${side}.${role}`),
);

test('bots on sockets receive only what their seats may know, and the server log contains none of it', async () => {
  const logged: string[] = [];
  const log = makeLog('info', { write: (text) => logged.push(text) });
  const games = { radar: withCanaries(radar, RADAR_SECRETS) };
  const served = await serve({ parts: { games, bots: listeningBots([]), log, endpoints: LINE_ENDPOINTS } });
  const found = new Set<string>();
  for (const ruleset of ['seed', 'classic']) {
    const options = { ruleset, turnLimit: 14 };
    const host = await served.create({ game: 'radar', options, sit: [SEATS[0] as Seat], name: 'Ann' });
    const passes: SeatPass[] = [host];
    for (const seat of SEATS.slice(1))
      passes.push((await served.post<SeatPass>(`/api/matches/${host.code}/join`, { seats: [seat], name: 'Bob' })).body);
    let n = 0;
    const any = ({ options: all }: Said) => ({ option: (n++ * 7) % (all as unknown[]).length });
    const bots: LineClient[] = [];
    for (const { token } of passes) {
      const bot = new LineClient(served.server.port, any);
      await bot.join(host.code, token);
      bots.push(bot);
    }
    await served.post(`/api/matches/${host.code}/start`, {}, host.token);
    for (const bot of bots) expect(await bot.closed).toBe(1000);
    const tokens = passes.map(({ token }) => token);
    const state = { rules: { setup: { ...options, spectators: 'public' } } } as Kinds['state'];
    const check = (bytes: string, seat: Seat | undefined): void => {
      for (const path of canariesIn(bytes.replace(/⟦now\.[^⟧]*⟧/g, ''))) {
        found.add(path);
        const allowed = seat !== undefined && mayKnow(radar, RADAR_SECRETS, path, seat, state);
        expect([seat, path, allowed]).toEqual([seat, path, true]);
      }
      for (const secret of [...tokens, ...tokens.map(tokenHash)]) expect(bytes).not.toContain(secret);
    };
    for (const [i, bot] of bots.entries()) for (const frame of bot.bytes) check(frame, SEATS[i]);
    check(logged.splice(0).join(''), undefined);
  }
  expect([...found]).toEqual(expect.arrayContaining(['boats.blue.at', 'event.moved.red.to', 'event.marked.blue.node']));
  await served.close();
});
