import { afterAll, beforeAll, expect, test } from 'vitest';
import { PERMISSIONS, ROLES, type Role } from '../../../server/permissions.ts';
import { type Served, serve } from '../../../server/testing.ts';
import type { SeatPass } from '../../../wire/matches.ts';
import { LINE_ENDPOINTS } from './line-socket.ts';
import { LineClient } from './testing.ts';

let served: Served;
beforeAll(async () => {
  served = await serve({ parts: { endpoints: LINE_ENDPOINTS } });
});
afterAll(() => served?.close());

test.each(ROLES)('line join, %s', async (role) => {
  const host = await served.create({ game: 'radar', settings: { pace: 10_000 } });
  const join = async (seat: string) =>
    (await served.post<SeatPass>(`/api/matches/${host.code}/join`, { seats: [seat] })).body.token;
  const seat = await join('red.captain');
  const left = await join('blue.captain');
  await served.post(`/api/matches/${host.code}/leave`, {}, left);
  await served.post(`/api/matches/${host.code}/start`, {}, host.token);
  const unknown = 'abcdefghijklmnopqrstuv'; // a visitor has no token
  const tokens: Record<Role, string> = {
    host: host.token,
    seat,
    spectator: left,
    visitor: unknown,
    operator: unknown,
    player: unknown, // a session token is not a seat token
  };
  const bot = new LineClient(served.server.port, () => null);
  let closed: number | null = null;
  bot.closed.then((code) => {
    closed = code;
  });
  await bot.join(host.code, tokens[role]);
  await bot.until(() => bot.of('hello').length > 0 || closed !== null);
  expect(bot.of('hello').length > 0).toBe(PERMISSIONS['line join'][role] !== 'no');
  if (PERMISSIONS['line join'][role] === 'no') expect(closed).toBe(4001);
  bot.socket.terminate();
});
