import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Summary } from '../src/arena/series.ts';
import { umpireInProcess } from '../src/cli/fixtures/in-process.ts';
import { bundle, CLI, HOME, json, umpire, umpireWith } from '../src/cli/fixtures/run.ts';

const BOTS = ['--side', 'blue=seed', '--side', 'red=random'];

let folder = '';
let saved = ''; // one match, with its decisions
const place = (name: string): string => join(folder, name);

beforeAll(async () => {
  bundle();
  folder = mkdtempSync(join(tmpdir(), 'umpire-cli-'));
  saved = place('game.jsonl');
  await json('match', 'radar', ...BOTS, '--seed', '7', '--save', saved, '--json');
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const VERBS = [
  'serve',
  'demo',
  'games',
  'rules',
  'bots',
  'maps',
  'units',
  'forces',
  'scenarios',
  'armies',
  'layouts',
  'decks',
  'cards',
  'rulesets',
  'tables',
  'match',
  'play',
  'replay',
  'picture',
  'verify',
  'explain',
  'inspect',
  'corpus',
  'diff',
  'coverage',
  'arena',
  'ladder',
  'tune',
  'train',
  'worker',
  'admin',
  'backup',
  'restore',
  'ask',
  'roster',
  'scenario',
  'sbt',
  'gemp',
  'gemp-cards',
  'connect',
  'mcp',
  'new-bot',
  'new-game',
];

describe.concurrent('every command', () => {
  test.each(VERBS)('%s has help with an example', async (verb) => {
    const { code, out } = await umpireInProcess(verb, '--help');
    expect(code).toBe(0);
    expect(out).toMatch(new RegExp(`Examples?:\\n  \\S*umpire ${verb}`));
  });

  test('the help lists the commands', async () => {
    const { code, out } = await umpire();
    expect(code).toBe(0);
    expect([...out.matchAll(/^ {2}([a-z]+(?:-[a-z]+)*)\b.* {2}/gm)].map(([, verb]) => verb)).toEqual(VERBS);
  });
});

describe.concurrent('lists', () => {
  test('games, with seats and bots', async () => {
    const games = await json<{ id: string; seats: string[]; bots: string[] }[]>('games', '--json');
    expect(games.find(({ id }) => id === 'radar')).toMatchObject({
      seats: expect.arrayContaining(['blue.captain', 'red.engineer']),
      bots: expect.arrayContaining(['seed', 'random']),
    });
  });

  test('bots, with every weight and its digest', async () => {
    type Bots = { bots: { id: string; levels: number[]; personas: { digest: string }[] }[] };
    const { bots } = await json<Bots>('bots', 'radar', '--json');
    expect(Object.fromEntries(bots.map(({ id, levels }) => [id, levels]))).toMatchObject({
      crew: [1, 2, 3, 4, 5],
      seed: [],
      random: [],
    });
    for (const { personas } of bots) for (const { digest } of personas) expect(digest).toMatch(/^[0-9a-f]{8}$/);
    expect(bots.map(({ id }) => id)).toContain('seed');
  });

  test('maps as pictures, without colours unless printed to a terminal', async () => {
    const { code, out } = await umpire('maps', 'radar');
    expect(code).toBe(0);
    expect(out).toMatch(/^alpha .*\n {2}[.#]{15}$/m);
    expect(out).not.toContain('\x1b');
  });

  test('rulesets, with their titles', async () => {
    const rulesets = await json<{ id: string; title: string }[]>('rulesets', 'radar', '--json');
    expect(rulesets.map(({ id }) => id)).toContain('classic');
    const { code, out } = await umpire('rulesets', 'radar');
    expect(code).toBe(0);
    for (const { id, title } of rulesets) expect(out).toMatch(new RegExp(`^${id} +${title}$`, 'm'));
  });

  test('random maps without a picture or a gap', async () => {
    const { out } = await umpire('maps', 'battletech');
    expect(out).toContain('\n\nplain  Made by chance: plain\nhills  ');
    expect(out).not.toMatch(/\n\n\n|\n {2}\n|\n\n$/);
  });

  test('units, forces, scenarios, armies, decks and cards', async () => {
    for (const [list, game, id] of [
      ['units', 'battletech', 'AS7-D'],
      ['forces', 'battletech', 'lances'],
      ['scenarios', 'shooting', 'last-stand'],
      ['armies', 'shooting', 'ork-mob'],
      ['decks', 'force', 'iron-tide'],
      ['cards', 'force', 'sentinel'],
    ] as const)
      expect((await umpire(list, game)).out).toMatch(new RegExp(`^${id} +\\S`, 'm'));
  });

  test('a game without units says so', async () => {
    expect(await umpire('units', 'radar')).toEqual({ code: 1, out: 'radar has no units\n', err: '' });
    expect(await umpire('units', 'radar', '--json')).toMatchObject({ code: 1, out: '[]\n' });
  });
});

/** A summary without times. */
const untimed = ({ seconds, bots, ...rest }: Summary) => {
  expect(seconds).toBeGreaterThanOrEqual(0);
  return { ...rest, bots: bots.map(({ decisionMs, decisionsPerSecond, ...bot }) => bot) };
};

describe.concurrent('match', () => {
  test('prints the object that scripts rely on', async () => {
    const summary = await json<Summary>('match', 'radar', ...BOTS, '--seed', '7', '--games', '4', '--swap', '--json');
    const bot = {
      wins: expect.any(Number),
      losses: expect.any(Number),
      draws: expect.any(Number),
      decisions: expect.any(Number),
      decisionMs: { p50: expect.any(Number), p99: expect.any(Number) },
      decisionsPerSecond: expect.any(Number),
      faults: 0,
      faultKinds: expect.any(Object),
    };
    expect(summary).toEqual({
      game: 'radar',
      seed: 7,
      games: 4,
      draws: expect.any(Number),
      unfinished: 0,
      turns: { mean: expect.any(Number), p95: expect.any(Number) },
      seconds: expect.any(Number),
      bots: [
        { bot: 'seed', ...bot },
        { bot: 'random', ...bot },
      ],
      detail: expect.objectContaining({ turnLimit: expect.any(Number) }),
    });
    for (const { wins, losses, draws } of summary.bots) expect(wins + losses + draws).toBe(4);
    expect(summary.bots[0]?.wins).toBe(summary.bots[1]?.losses);
  });

  test('lists bots in the order of --side; a seat may have its own bot', async () => {
    const sides = ['--side', 'red=random', '--side', 'blue=seed', '--seat', 'blue.engineer=random'];
    const { bots } = await json<Summary>('match', 'radar', ...sides, '--seed', '1', '--json');
    expect(bots.map(({ bot, seats }) => [bot, seats])).toEqual([
      ['random', undefined],
      ['seed', { 'blue.engineer': 'random' }],
    ]);
  });

  test('the same seed gives the same bytes with any number of workers', async () => {
    const run = async (name: string, workers: string) => {
      const options = ['--seed', 'a1', '--games', '6', '--swap', '--json', '--workers', workers, '--save', place(name)];
      const summary = await json<Summary>('match', 'radar', ...BOTS, ...options);
      return {
        summary: untimed(summary),
        files: readdirSync(place(name)).map((file) => [file, read(join(name, file))]),
      };
    };
    const [one, again, two] = await Promise.all([run('one', '1'), run('again', '1'), run('two', '2')]);
    expect(again).toEqual(one);
    expect(two).toEqual(one);
    expect(one.files.map(([file]) => file)).toEqual([1, 2, 3, 4, 5, 6].map((n) => `game-000${n}.jsonl`));
  });

  test('game 1 of many equals the single game', async () => {
    const options = ['--seed', '7', '--games', '2', '--json', '--save', place('many')];
    await json('match', 'radar', ...BOTS, ...options);
    expect(read('many/game-0001.jsonl')).toBe(read('game.jsonl'));
  });

  test('a secret seed is committed to at the start and printed at the end', async () => {
    await json('match', 'radar', ...BOTS, '--json', '--save', place('secret.jsonl'));
    const { header, footer } = logOf('secret.jsonl');
    expect(footer.seed).toMatch(/^[0-9a-f]{64}:0$/);
    expect(header.commitment).toBe(sha256(String(footer.seed)));
    expect(await umpire('verify', place('secret.jsonl'))).toMatchObject({ code: 0 });
    expect(logOf('game.jsonl').header.commitment).toBeNull();
  });

  test('a side without a bot gets the default bot of the game', async () => {
    const { bots } = await json<Summary>('match', 'radar', '--side', 'red=random', '--seed', '1', '--json');
    expect(bots.map(({ bot }) => bot)).toEqual(['random', 'crew']);
  });

  test('people get a table', async () => {
    const { code, out } = await umpire('match', 'radar', ...BOTS, '--seed', '7');
    expect(code).toBe(0);
    expect(out).toMatch(/^bot +wins +draws +losses +won +95% +decisions\/s +p50 ms +p99 ms +faults$/m);
    expect(out).toMatch(/^(seed \(blue\)|random \(red\)) .* to .*%/m);
    expect(out).toMatch(/^turns {4}\d+\nending {3}.*(wins|drawn)/m);
    expect(out).not.toMatch(/^detail .*( 0\b|[a-z][A-Z])/m);
  });
});

const read = (name: string): string => readFileSync(place(name), 'utf8');
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

type Line = Record<string, unknown>;
function logOf(name: string): { header: Line; entries: Line[]; footer: Line } {
  const lines = read(name)
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
  return { header: lines[0] as Line, entries: lines.filter((line) => 'n' in line), footer: lines.at(-1) as Line };
}

describe.concurrent('a saved match', () => {
  test('is valid', async () => {
    const verdict = await json('verify', saved, '--json');
    expect(verdict).toMatchObject({ ok: true, entries: logOf('game.jsonl').entries.length });
  });

  test('with a changed line breaks its chain, and the error names the line', async () => {
    const lines = read('game.jsonl').split('\n');
    lines[5] = String(lines[5]).replace('"seat":"', '"seat": "');
    writeFileSync(place('touched.jsonl'), lines.join('\n'));
    const { code, out } = await umpire('verify', place('touched.jsonl'));
    expect([code, out]).toEqual([1, expect.stringContaining('not valid: line 7 does not contain the hash')]);
  });

  test('with a changed event and a recomputed chain is rejected, naming the entry', async () => {
    const { header, entries, footer } = logOf('game.jsonl');
    Object.assign((entries[3]?.events as Line[] | undefined)?.[0] ?? {}, { side: 'nobody' });
    let prev = sha256(JSON.stringify(header));
    const chained = [...entries, footer].map((line) => {
      const text = JSON.stringify({ ...line, prev });
      if ('n' in line) prev = sha256(text);
      return text;
    });
    writeFileSync(place('forged.jsonl'), [JSON.stringify(header), ...chained].join('\n'));
    const { code, out } = await umpire('verify', place('forged.jsonl'));
    expect([code, out]).toEqual([1, expect.stringContaining('replaying entry 3 gives different events')]);
  });

  test('is printed as text; a seat gets only what it heard', async () => {
    const all = await umpire('replay', saved);
    const red = await umpire('replay', saved, '--as', 'red.captain');
    expect([all.code, red.code]).toEqual([0, 0]);
    expect(all.out).toMatch(/blue\.captain place [A-O]\d+\n/);
    expect(red.out).not.toMatch(/blue\.captain|blue starts at/);
    expect(red.out).toMatch(/red\.captain place [A-O]\d+\n/);
  });

  test('is printed up to an entry', async () => {
    type Told = { at: number; watcher: string; entries: { n: number }[]; board: string };
    const replayed = await json<Told>('replay', saved, '--at', '2', '--json');
    expect(replayed).toMatchObject({ at: 2, watcher: 'archive', entries: [{ n: 0 }, { n: 1 }, { n: 2 }] });
    expect(replayed.board).toContain('A B C');
  });

  test('explains a decision as it was saved, and the same when asked again', async () => {
    const n = String(logOf('game.jsonl').entries.find(({ seat, n }) => seat === 'blue.captain' && Number(n) > 2)?.n);
    const bare = read('game.jsonl')
      .split('\n')
      .filter((line) => !line.startsWith('{"decision"'));
    writeFileSync(place('bare.jsonl'), bare.join('\n'));
    type Told = { stored: boolean; decision: unknown; played: unknown; chosen: unknown };
    const stored = await json<Told>('explain', saved, n, '--json');
    const again = await json<Told>('explain', place('bare.jsonl'), n, '--json');
    expect([stored.stored, again.stored]).toEqual([true, false]);
    expect(again.decision).toEqual(stored.decision);
    expect(again.chosen).toEqual(stored.played);

    const { out } = await umpire('explain', saved, n, '--what-if');
    expect(out).toMatch(/^seed +\S.*\(/m);
    expect(out).toMatch(/^what if: /m);
  });

  test('exits quietly when the reader of its output closes early', () => {
    const line = `set -o pipefail; "${process.execPath}" "${CLI}" replay "${saved}" | head -1`;
    const { status, stdout, stderr } = spawnSync('bash', ['-c', line], { encoding: 'utf8' });
    expect({ status, stdout, stderr }).toMatchObject({ status: 0, stderr: '' });
  });
});

test('a player gets the board once, then its changes, and the whole board on request', async () => {
  const typed = 'select intercessors\nassign bolt-rifle boyz\nboard\n';
  const { out } = await umpireWith(typed, 'play', 'shooting', '--seed', '3');
  const boards = out.split('# ruins').slice(1);
  expect(boards).toHaveLength(2);
  expect(boards[0]).toContain('bolt-rifle x10: x10 boyz');
  expect(out).not.toContain('  confirm'); // the other weapons have no target yet
});

describe.concurrent('play', () => {
  const seat = ['play', 'radar', '--seat', 'blue.captain', '--with', 'seed', '--against', 'seed', '--seed', '3'];

  test('a piped session: hints, a refusal, commands, resigning; a log only at the end', async () => {
    const early = place('early.jsonl');
    const late = place('late.jsonl');
    const typed = [
      'help',
      'options place A',
      'hint',
      'fly away',
      'place B3',
      'place A1',
      `save ${early}`,
      'resign',
      `save ${late}`,
      'quit',
    ];
    const { code, out, err } = await umpireWith(`${typed.join('\n')}\n`, ...seat);
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('blue.captain> place A1\n');
    expect(out).toMatch(/^seed suggests\n {2}1 {2}start at [A-O]\d+ .*place [A-O]\d+$/m);
    expect(out).toMatch(/red wins: /);
    expect(out).toMatch(/saved \d+ entries to .*late\.jsonl/);
    expect(out).toMatch(/^saved; .* continue with: \.\/umpire play radar --resume .*early\.jsonl$/m);
    expect(out).toMatch(/early\.jsonl\.private {2}what is still hidden/);
    expect(await umpire('replay', early)).toMatchObject({ code: 2 }); // it is not a log
    const left = await umpireWith('quit\n', 'play', 'radar', '--resume', early);
    expect(left.out).toMatch(/^Continued from .*early\.jsonl\nSeed 3$/m);
    expect(left.out).toMatch(/left before the end of the match\.\nTo continue it: .* --resume .*early\.jsonl\n$/);
    const again = await umpireWith('resign\nquit\n', 'play', 'radar', '--resume', early);
    expect(again).toMatchObject({ code: 0, err: '', out: expect.stringMatching(/red wins: /) });
    expect(await umpire('play', 'radar', '--resume', early, '--seed', '4')).toMatchObject({
      code: 2,
      err: expect.stringContaining('leave out --seed'),
    });

    expect(await umpire('verify', late)).toMatchObject({ code: 0 });
    expect(await umpire('replay', late, '--as', 'red.captain')).toMatchObject({ code: 0, err: '' });
    const n = String(logOf('late.jsonl').entries.find(({ seat }) => seat === 'red.captain')?.n);
    expect(await umpire('explain', late, n)).toMatchObject({ code: 0 });
  });

  const crewed = (role: string): string[] => ['play', 'radar', '--seat', `blue.${role}`, ...seat.slice(4)];
  const PAUSE = ' (optional; press Enter to continue)> ';

  test('a seat that may act but need not is asked when the turn comes: reports, passes, quits', async () => {
    const typed = ['report high H8', 'pass', '', 'go', 'quit'];
    const { code, out, err } = await umpireWith(`${typed.join('\n')}\n`, ...crewed('radio-operator'));
    expect([code, err]).toEqual([0, '']);
    const pauses = out.split(PAUSE).slice(1);
    expect(pauses.map((text) => text.split('\n', 1)[0])).toEqual(typed);
    const [reported = '', ...passed] = pauses;
    expect(reported).not.toMatch(/^ {2}blue moves/m);
    expect(out).toMatch(/^Optional: report, say$/m);
    expect(reported).toMatch(/^Optional: say$/m);
    for (const text of passed.slice(0, -1)) expect(text.match(/^ {2}blue ends the turn/gm)).toHaveLength(1);
    expect(out).toMatch(/You left before the end of the match\.\n$/);
  });

  test('after a pass the others continue, and a seat that must act is not asked twice', async () => {
    const typed = ['prefer north', 'condition', 'mark 1', 'quit'];
    const { code, out } = await umpireWith(`${typed.join('\n')}\n`, ...crewed('engineer'));
    expect(code).toBe(0);
    const [before = '', after = ''] = out.split(`${PAUSE}prefer north\n`);
    expect(before).not.toMatch(/^ {2}blue moves/m);
    const [spoken = '', moved = ''] = after.split(`${PAUSE}condition\n`);
    expect(spoken).not.toMatch(/^ {2}blue moves/m);
    expect(moved).toMatch(/^ {2}blue moves \w+$/m);
    expect(moved).toMatch(/^Your turn: .*\nCommands: mark$/m);
    expect(moved).toMatch(/^blue\.engineer> /m);
  });

  test('the end of input also ends a pause', async () => {
    const { code, out } = await umpire(...crewed('radio-operator'));
    expect([code, out.split(PAUSE).length]).toEqual([0, 2]);
  });

  test('the list of commands, the rules, a seat held by another player, an extra word', async () => {
    const typed = ['help', 'rules', 'red.captain: place A1', 'engineer: mark 1', 'resign please', 'place A1', 'quit'];
    const { out } = await umpireWith(`${typed.join('\n')}\n`, ...seat);
    expect(out.match(/^ {2}place /gm)).toHaveLength(6);
    expect(out).toMatch(/^ {2}and \d+ more: options place$/m);
    expect(out.match(/^that seat is not yours; your seats: blue\.captain$/gm)).toHaveLength(2);
    expect(out).toMatch(/^resign takes no arguments$/m);
    expect(out).toContain((await umpire('rules', 'radar')).out.trimEnd());
    expect(out).toMatch(/^Your turn: .*\nCommands: move, surface$/m);
    expect(out).toMatch(/^Optional: .*priority/m);
  });

  test('a seed gives the same match as the first of many', async () => {
    await umpireWith(`resign\nsave ${place('seeded.jsonl')}\n`, 'play', 'radar', '--against', 'seed', '--seed', '7');
    expect(logOf('seeded.jsonl').footer.seed).toBe('7:0');
    expect(logOf('game.jsonl').footer.seed).toBe('7:0');
    const { out } = await umpireWith(`resign\nsave ${place('promised.jsonl')}\n`, 'play', 'radar', '--against', 'seed');
    expect(out).toContain(`its sha256 is ${logOf('promised.jsonl').header.commitment}\n`);
    expect(await umpire('verify', place('promised.jsonl'))).toMatchObject({ code: 0 });
  });

  test('if the home folder cannot be created, only the memory is lost', () => {
    const env = { ...process.env, UMPIRE_HOME: '/proc/x' };
    const args = [CLI, 'play', 'radar', '--against', 'crew@2', '--seed', '3'];
    const ran = spawnSync(process.execPath, args, { encoding: 'utf8', input: 'resign\n', env, timeout: 120_000 });
    expect(ran).toMatchObject({ status: 0, stderr: '', stdout: expect.stringContaining('red wins') });
  });

  test('prints who holds each seat, with the names of the bots', async () => {
    const { out } = await umpire(...seat);
    expect(out).toContain('\nblue: you (captain), Seed (first mate), Seed (engineer), Seed (radio operator)  [seed]\n');
    expect(out).toContain('\nred: Seed (captain), Seed (first mate), Seed (engineer), Seed (radio operator)  [seed]\n');
    const random = await umpire('play', 'radar', '--against', 'random', '--seed', '3');
    expect(random.out).toContain('\nred: Random (captain), ');
  });

  test('bots decline a draw, with a text', async () => {
    const { code, out } = await umpireWith('offer-draw\nquit\n', ...seat);
    expect(code).toBe(0);
    expect(out).toMatch(/^ +blue offers a draw\n +red declines the draw$/m);
  });

  test('results against bots without levels are not saved for @auto, and the help says where results are', async () => {
    const kept = join(HOME, 'results.json');
    await umpireWith('resign\n', ...seat);
    expect(existsSync(kept)).toBe(false);
    await umpireWith('resign\n', 'play', 'radar', '--against', 'crew@2', '--seed', '3');
    expect(JSON.parse(readFileSync(kept, 'utf8'))).toEqual({ radar: [{ level: 2, result: 'lost' }] });
    expect((await umpire('play', '--help')).out).toMatch(/^Results for @auto are saved .* UMPIRE_HOME .*$/m);
  });

  test('all seats of a side: each is asked in turn', async () => {
    const { code, out } = await umpireWith(
      'place A1\nboard\n',
      'play',
      'radar',
      '--side',
      'red',
      '--against',
      'seed',
      '--seed',
      '3',
    );
    expect(code).toBe(0);
    expect(out).toContain('you are red.captain, red.first-mate, red.engineer, red.radio-operator');
    expect(out).toMatch(/You left before the end of the match\.\n$/);
  });

  test('the end of input ends the session', async () => {
    const { code, out } = await umpire(...seat);
    expect(code).toBe(0);
    expect(out).toMatch(/You left before the end of the match\.\n$/);
  });
});

describe.concurrent('ask', () => {
  test('every query answers its own example', async () => {
    const queries = await json<{ query: string; example: unknown }[]>('ask', 'radar', '--json');
    for (const { query, example } of queries) {
      expect(await json('ask', 'radar', query, '--example')).toEqual(example);
      expect(await json('ask', 'radar', query, '--schema')).toBeTypeOf('object');
      const { code, out } = await umpireWith(JSON.stringify(example), 'ask', 'radar', query);
      expect([code, typeof JSON.parse(out)]).toEqual([0, 'object']);
    }
  });
});

test('the demo ends with what to try next', async () => {
  const { code, out } = await umpire('demo', 'radar', '--bot', 'seed', '--seed', '7');
  expect(code).toBe(0);
  expect(out).toMatch(/After \d+ turns: .*\n\nNext steps\n/);
});
