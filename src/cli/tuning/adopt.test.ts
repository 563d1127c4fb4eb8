import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { personasOf } from '../../decide/persona.ts';
import { catalog } from '../../games/catalog.ts';
import type { Weights } from '../../kernel/bot.ts';
import type { Game } from '../../kernel/game.ts';
import { must } from '../../kernel/result.ts';
import { digestOf, type WeightTable } from '../../store/weights.ts';
import { sayFault } from '../say.ts';
import { adopt } from './adopt.ts';

const ROOT = mkdtempSync(join(tmpdir(), 'umpire-adopt-'));
const LIST = join(ROOT, 'src', 'games', 'radar', 'bots', 'tables.json');
const FILE = join(ROOT, 'table.json');
afterAll(() => rmSync(ROOT, { recursive: true, force: true }));
beforeEach(() => {
  mkdirSync(join(LIST, '..'), { recursive: true });
  writeFileSync(LIST, '[]\n');
});

const OWN = catalog.radar?.bots.crew?.personas.balanced as Weights;
const weights: Weights = { ...OWN, room: (OWN.room ?? 0) + 1 };
const made: WeightTable = {
  format: 'umpire-weights',
  game: 'radar',
  bot: 'crew',
  persona: 'balanced',
  digest: digestOf(weights),
  parent: digestOf(OWN),
  evidence: { elo: 12, interval: [1, 23], test: { elo0: 0, elo1: 10 }, against: digestOf(OWN) },
  weights,
};
const adopted = (table: object) => {
  writeFileSync(FILE, JSON.stringify(table));
  return adopt(FILE, ROOT);
};

test('a table that passed becomes the persona’s default, and the previous one an older one', () => {
  expect(must(adopted(made)).table).toEqual(made);
  const list = JSON.parse(readFileSync(LIST, 'utf8'));
  expect(list).toEqual([made]);
  expect(personasOf({ balanced: OWN }, list, 'crew')).toEqual({
    personas: { balanced: weights },
    older: [{ persona: 'balanced', weights: OWN }],
    adopted: [{ persona: 'balanced', weights, parent: made.parent, evidence: made.evidence }],
  });
});

test('it can become the table of another persona that plays with the one it was tested against', () => {
  const hunter = { ...catalog.radar?.bots.crew, personas: { balanced: OWN, tuned: OWN } };
  const games = { radar: { ...catalog.radar, bots: { crew: hunter } } as unknown as Game };
  writeFileSync(FILE, JSON.stringify(made));
  expect(must(adopt(FILE, ROOT, { games, as: 'tuned' })).table).toEqual({ ...made, persona: 'tuned' });
  expect(adopt(FILE, ROOT, { as: 'hunter' })).toMatchObject({ ok: false, error: { code: 'tested-against-another' } });
});

test.each<[string, object]>([
  ['table-without-evidence', { ...made, evidence: null }],
  ['tested-against-another', { ...made, evidence: { ...made.evidence, against: '00000000' } }],
  ['table-is-todays', { ...made, weights: OWN, digest: digestOf(OWN) }],
  ['unknown-persona', { ...made, persona: 'bold' }],
  ['unknown-bot', { ...made, bot: 'crewe' }],
  ['bot-adopts-nothing', { ...made, bot: 'seed' }],
  ['unknown-game', { ...made, game: 'chess' }],
  ['bad-table', { ...made, weights: OWN }],
])('%s: nothing is written, and the error has a text', (code, table) => {
  const result = adopted(table);
  expect(result).toMatchObject({ ok: false, error: { code } });
  if (!result.ok) expect(sayFault(result.error)).not.toMatch(/[{}]|undefined/);
  expect(readFileSync(LIST, 'utf8')).toBe('[]\n');
});
