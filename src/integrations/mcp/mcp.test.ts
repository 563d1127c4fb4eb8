import { describe, expect, test } from 'vitest';
import { rulesFor } from '../../arena/play.ts';
import { randomMaker } from '../../decide/random.ts';
import { catalog } from '../../games/catalog.ts';
import type { Game } from '../../kernel/game.ts';
import type { Kinds } from '../../kernel/kinds.ts';
import { canariesIn, mayKnow, unmarked, withCanaries } from '../../server/testing/canaries.ts';
import { RADAR_SECRETS } from '../../server/testing/radar-secrets.ts';
import { OpenTables } from './open-tables.ts';
import { PROMPTS, promptText } from './prompts.ts';
import { listResources, readResource } from './resources.ts';
import { type Call, dataOf, playThrough, sizeOf } from './testing.ts';
import { MAX_CHARACTERS } from './tool-output.ts';
import { callTool, TOOLS } from './tools.ts';

const calling =
  (tables: OpenTables): Call =>
  (name, input = {}) =>
    callTool(tables, name, input);

describe('the output of the tools', () => {
  const radar = catalog.radar as Game;
  const canaried = withCanaries(radar, RADAR_SECRETS);
  /** Texts and boards are made from the seat's view; the canaries in the JSON show which view that was. */
  const game: Game = {
    ...canaried,
    bots: { random: randomMaker(canaried) },
    defaults: { ...radar.defaults, bot: 'random' },
    board: (view) => radar.board(unmarked(view) as Kinds['view']),
    write: (command, view) => radar.write(command, unmarked(view) as Kinds['view']),
  };
  let state: Kinds['state'] | undefined; // the current state of the match
  game.apply = (before, event) => {
    state = canaried.apply(before, event);
    return state;
  };
  const SEED = 'seed-that-stays-secret';

  test.each(['blue.captain', 'red.radio-operator', 'blue.engineer'])('contains only what %s may know', async (seat) => {
    const tables = new OpenTables({ radar: game });
    const found = new Set<string>();
    const call: Call = async (name, input = {}) => {
      const answer = await callTool(tables, name, input);
      if (state && radar.outcome(unmarked(state) as Kinds['state'])) return answer; // once the match is over, everything is visible
      if (name === 'look' && !('part' in input)) await call('look', { part: 'view' }); // canaries are in the JSON
      const bytes = JSON.stringify(answer);
      for (const path of canariesIn(bytes)) {
        found.add(path);
        if (path.startsWith('now.')) continue; // visibility changes from turn to turn, and the answer spans several
        expect([path, state && mayKnow(radar, RADAR_SECRETS, path, seat, state)]).toEqual([path, true]);
      }
      expect(bytes).not.toContain(SEED);
      return answer;
    };
    const begun = await call('new_match', {
      game: 'radar',
      seats: [seat],
      setup: { ruleset: 'classic', turnLimit: 20 },
      seed: SEED,
    });
    expect(begun.isError).toBe(false);
    await playThrough(call, begun);
    if (seat === 'blue.captain') expect(found).toContain('boats.blue.at');
    tables.close();
  });
});

describe('the resources and prompts', () => {
  test('rules by section in two languages, and the board of an open table in parts', async () => {
    const tables = new OpenTables();
    expect((await readResource(tables, 'umpire://rules/radar/en')) ?? '').toMatch(/umpire:\/\/rules\/radar\/en\/\w+/);
    for (const { id } of (await (catalog.battletech as Game).rulebook(rulesOf('battletech'), 'es')).sections)
      expect((await readResource(tables, `umpire://rules/battletech/es/${id}`))?.length).toBeGreaterThan(40);
    await callTool(tables, 'new_match', { game: 'battletech', seed: '7' });
    const uris = (await listResources(tables)).map(({ uri }) => uri);
    expect(uris).toEqual(expect.arrayContaining(['umpire://table/t1/0/map', 'umpire://table/t1/0/unit-1']));
    expect(await readResource(tables, 'umpire://table/t1/0/unit-1')).toMatch(/unit 1, /);
    for (const uri of [
      'umpire://table/t1/1/map',
      'umpire://table/t2/0/map',
      'umpire://rules/chess/en',
      'file:///etc/passwd',
    ])
      expect([uri, await readResource(tables, uri)]).toEqual([uri, undefined]);
  });

  test('every prompt names a game and has a text', () => {
    for (const { name } of PROMPTS) expect(promptText(name, 'radar')?.length).toBeGreaterThan(100);
    expect(promptText('none', 'radar')).toBeUndefined();
  });
});

const rulesOf = (id: string) => {
  const rules = rulesFor(catalog[id] as Game, undefined, 'test');
  if (!rules.ok) throw new Error(id);
  return rules.value;
};

describe('the tools', () => {
  test('every input has a schema that rejects unknown fields', () => {
    for (const tool of TOOLS) {
      expect([tool.name, (tool.input as { type?: string }).type]).toEqual([tool.name, 'object']);
      expect([tool.name, tool.fault({ unheardOf: 1 }) === undefined]).toEqual([tool.name, false]);
    }
  });

  test.each([
    ['no_such_tool', {}, /unknown tool "no_such_tool"; available: list_games/],
    ['look', {}, /you have no match; start one with new_match or join_match/],
    ['new_match', { game: 'chess' }, /unknown game "chess"/],
    ['new_match', { game: 'radar', seats: ['blue.cook'] }, /no seat "blue.cook"/],
    ['new_match', { game: 'radar', seats: ['blue.captain', 'red.captain'] }, /only on the same side/],
    ['new_match', { game: 'radar', opponents: 'crw' }, /no bot "crw"; did you mean "crew"/],
    ['new_match', { game: 'radar', setup: { map: 5 } }, /invalid set-up for radar/],
    ['new_match', { game: 5 }, /^invalid input for new_match: game must be a string, not a number; game: The id of/],
    ['new_match', {}, /: game is missing; game: The id of a game, from list_games\.$/],
    ['new_match', { game: 'radar', seats: 'blue' }, /: seats must be a list, not a string; seats: Seats of one/],
    ['new_match', { game: 'radar', seats: [5] }, /: seats\.0 must be a string, not a number; seats:/],
    ['act', { opton: 3 }, /act: unknown field "opton"; did you mean option\? Fields: table\?, seat\?, option\?, /],
    ['act', { option: 1.5 }, /: option must be a whole number, not a fraction; option: An id from options\.$/],
    ['act', { option: -1 }, /: option must be >= 0; option:/],
    ['act', { pass: false }, /: pass must be true or omitted; pass:/],
    ['act', { command: {} }, /: command\.type is missing; command:/],
    ['act', { command: null }, /: command must be an object, not null; command:/],
    ['join_match', { server: 's', match: 'x', token: 'x'.repeat(22) }, /: match must match .*; match:/],
    ['join_match', { server: 's', match: 'ABCD', token: ['x'.repeat(22)] }, /: token must be a string, not a list;/],
    ['join_match', { server: 'here', match: 'ABCD', token: 'x'.repeat(22) }, /"here" is not a server address/],
    [
      'join_match',
      { server: 'http://127.0.0.1:1', match: 'ABCD', token: 'x'.repeat(22) },
      /no Umpire server answers at/,
    ],
    ['ask_rules', { game: 'radar', query: 'nothing', question: {} }, /radar has no query "nothing"/],
  ])('%s %j explains the error', async (name, input, words) => {
    const { texts, isError } = await callTool(new OpenTables(), name, input);
    expect(isError).toBe(true);
    expect(texts[0]).toMatch(words);
    expect(texts.join()).not.toContain('x'.repeat(22));
  });

  test.each(Object.keys(catalog))('%s answers its own examples, within limits', async (id) => {
    const call = calling(new OpenTables());
    const listed = await call('list_questions', { game: id });
    for (const name of Object.keys((catalog[id] as Game).queries)) {
      const { questions } = dataOf(await call('list_questions', { game: id, query: name })) as {
        questions: { example: unknown }[];
      };
      const [told] = questions;
      const answer = await call('ask_rules', { game: id, query: name, question: told?.example });
      expect([name, answer.isError]).toEqual([name, false]);
      expect(answer.texts.join().length).toBeLessThan(3 * MAX_CHARACTERS);
    }
    expect(listed.texts.join().length).toBeLessThan(3 * MAX_CHARACTERS);
    expect((await call('rules_of', { game: id })).isError).toBe(false);
  });

  test('a refusal changes nothing and has a text; listed options are valid until something happens', async () => {
    const call = calling(new OpenTables());
    await call('new_match', { game: 'shooting', seed: '5' });
    await call('options');
    expect((await call('act', { option: 9999 })).texts[0]).toMatch(/there is no option 9999; there are \d+/);
    expect((await call('act', { typed: 'fly away' })).isError).toBe(true);
    expect((await call('act', { command: { type: 'begin' } })).isError).toBe(true);
    expect((await call('act', {})).texts[0]).toMatch(/exactly one of option, command, typed and pass/);
    expect((await call('act', { pass: true })).texts[0]).toMatch(/must act and cannot pass/);
    expect((await call('act', { command: { type: 'move' } })).texts[0]).toMatch(
      /unknown command "move"; options lists the legal/,
    );
    expect((await call('act', { option: 0, table: 't9' })).texts[0]).toMatch(/you have no table "t9"; yours: t1/);
    expect((await call('act', { option: 0 })).isError).toBe(false);
    expect((await call('look', { path: 'nowhere' })).texts[0]).toMatch(/nothing at "nowhere"; available:/);
    expect((await call('hint')).texts[0]).toMatch(/A bot in your seat .*would:\n1\. /);
    expect((await call('resign')).texts[0]).toMatch(/The match is over: /);
    expect((await call('leave')).isError).toBe(false);
  });

  test('BattleTech moves come in groups by hex, can be narrowed by hex, mode and facing, and show what they lead to', async () => {
    const call = calling(new OpenTables());
    await call('new_match', { game: 'battletech', seed: '7' });
    const all = await call('options');
    expect(all.texts[0]).toMatch(/by hex \(number of options\):\n.*\b\d{4} \(\d+\), /);
    const { groups, total } = dataOf(all) as { groups: Record<string, number>; total: number };
    expect(Object.values(groups).reduce((sum, count) => sum + count, 0)).toBe(total);
    const [hex = '', count] = Object.entries(groups).find(([, size]) => size > 3) ?? [];
    const there = dataOf(await call('options', { where: { hex } })) as { matching: number; options: unknown[] };
    expect([there.matching, there.options.length]).toEqual([count, count]);
    const ran = await call('options', { where: { mode: 'run', facing: 'n' }, by: 'hex' });
    expect((dataOf(ran) as { matching: number }).matching).toBeGreaterThan(0);
    const { texts: moves } = await call('options', { where: { hex } });
    expect(moves[0]).toMatch(/ · \d MP/);
    expect(moves[0]).not.toMatch(/deals|takes/);
    expect((await call('options', { where: { hex: '9999' } })).texts[0]).toMatch(
      /no option has hex "9999"; available: /,
    );
    expect((await call('options', { where: { colour: 'red' } })).texts[0]).toMatch(
      /no "colour"; available: type, unit, hex/,
    );
    expect((await call('options', { by: 'colour' })).texts[0]).toMatch(/no "colour"; available: type, unit, hex/);
    const { best } = dataOf(await call('hint', { most: 6 })) as { best: { id: number; typed: string }[] };
    expect(best.length).toBeGreaterThan(3);
    expect((await call('act', { option: best[0]?.id })).isError).toBe(false);
  });

  test('a large battle: the groups of 8 units fit, and the board is listed by its parts', async () => {
    const call = calling(new OpenTables());
    const begun = await call('new_match', { game: 'battletech', setup: { force: 'lances' }, seed: '7' });
    if (begun.isError) throw new Error(begun.texts[0]);
    expect(sizeOf(await call('options'))).toBeLessThan(3000);
    expect((await call('look')).texts[0]).toMatch(/ {2}map: Map\n {2}unit-0: Unit 0: /);
    expect((await call('look', { board: 'unit-1' })).texts[0]).toMatch(/unit 1, /);
  });

  test('no hints where they are off', async () => {
    const call = calling(new OpenTables());
    await call('new_match', { game: 'radar', hints: false });
    expect((await call('hint')).texts[0]).toMatch(/hints are off/);
  });

  test('a client has at most eight tables', async () => {
    const call = calling(new OpenTables());
    for (let i = 0; i < 8; i++) expect((await call('new_match', { game: 'shooting' })).isError).toBe(false);
    expect((await call('new_match', { game: 'shooting' })).texts[0]).toMatch(/eight tables/);
  });
});
