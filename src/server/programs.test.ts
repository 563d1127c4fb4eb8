import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { catalog } from '../games/catalog.ts';
import { parseLog } from '../kernel/log.ts';
import { must } from '../kernel/result.ts';
import { hashing } from '../store/hashing.ts';
import type { Why } from '../wire/desk.ts';
import { namesFor, programsIn } from './programs.ts';
import { type Served, serve } from './testing.ts';

const root = mkdtempSync(join(tmpdir(), 'umpire-programs-'));
const [folder, temporary] = [join(root, 'agents'), join(root, 'tmp')];
for (const one of [folder, temporary]) mkdirSync(one);
process.env.TMPDIR = temporary; // of this thread alone
afterAll(() => rmSync(root, { recursive: true }));

const IDLE = `case $2 in Movimiento) echo Inmovil ;; Reaccion) echo Igual ;; AtaqueArmas) printf 'False\\n0000\\n0\\n' ;;
  AtaqueFisico) echo 0 ;; FinalTurno) printf '0\\n0\\nFalse\\n0\\n' ;; esac > accionJ$1.sbt`;
writeFileSync(join(folder, 'idle.sh'), IDLE);
writeFileSync(join(folder, 'broken.sh'), 'echo "out of order" >&2; exit 1');

describe('programs that a host allows', () => {
  const names = (...given: readonly string[]): unknown => {
    const programs = programsIn(given);
    return programs.ok ? [...programs.value.keys()] : programs.error.code;
  };
  const file = join(folder, 'programs.json');

  test.each([
    ['none', [], []],
    ['one by its name', [`idle=sbt:sh idle.sh@${folder}`], ['sbt:idle']],
    ['two', [`a=sbt:sh idle.sh@${folder}`, 'b-2=sbt:sh y z'], ['sbt:a', 'sbt:b-2']],
    ['a name that is none', ['A=sbt:x'], 'not-a-program'],
    ['no door', ['a=python3 player.py'], 'not-a-program'],
    ['of the other door', ['a=exec:sh bot.sh'], ['exec:a']],
    ['one that is not there', ['a=exec:/no/such'], 'line-no-such-program'],
    ['no such door', ['a=ftp:x'], 'not-a-program'],
    ['no such file', [join(folder, 'nowhere.json')], 'not-a-program'],
    ['a folder that is not there', ['a=sbt:x@/no/such'], 'sbt-no-folder'],
    ['for Windows', ['a=sbt:run.bat'], 'sbt-runs-on-windows'],
  ])('%s', (_, given, expected) => {
    expect(names(...given)).toEqual(expected);
  });

  test.each([
    ['{"a":"sbt:sh"}', ['sbt:a']],
    ['{"a":5}', 'not-a-program'],
    ['{"a b":"sbt:x"}', 'not-a-program'],
    ['[]', 'not-a-program'],
    ['what?', 'not-a-program'],
  ])('a file that says %s', (content, expected) => {
    writeFileSync(file, content);
    expect(names(file)).toEqual(expected);
  });

  test('are those of their game', () => {
    const programs = must(programsIn(['a=sbt:sh']));
    expect([namesFor(catalog.battletech!, programs), namesFor(catalog.radar!, programs)]).toEqual([['sbt:a'], []]);
  });
});

describe('a server with programs', () => {
  let served: Served;
  beforeAll(async () => {
    const programs = must(programsIn([`idle=sbt:sh idle.sh@${folder}`, `broken=sbt:sh broken.sh@${folder}`]));
    served = await serve({ programs });
  });
  afterAll(() => served.close());

  const options = {
    map: { style: 'plain', cols: 8, rows: 8 },
    turnLimit: 1,
    units: [
      { side: '0', design: 'LCT-1V' },
      { side: '1', design: 'LCT-1V' },
    ],
  };
  const leftovers = (): string[] => readdirSync(temporary).filter((name) => name.startsWith('umpire-sbt-'));

  test('lists them beside the bots of their game', async () => {
    const { body } = await served.get<{ id: string; bots: { id: string; levels: number[] }[] }[]>('/api/games');
    const bots = body.find(({ id }) => id === 'battletech')?.bots.map(({ id }) => id);
    expect(bots).toEqual(expect.arrayContaining(['random', 'sbt:idle', 'sbt:broken']));
    expect(body.find(({ id }) => id === 'radar')?.bots.some(({ id }) => id.startsWith('sbt:'))).toBe(false);
  });

  test.each([
    ['a name that is not allowed', 'battletech', 'sbt:other', 'program-unknown'],
    ['a program itself', 'battletech', 'sbt:sh idle.sh', 'bad-request'],
    ['a path', 'battletech', `sbt:sh@${folder}`, 'bad-request'],
    ['a program of the other door', 'battletech', 'exec:sh', 'program-unknown'],
    ['another door', 'battletech', 'ftp:sh', 'bad-request'],
    ['a command', 'battletech', 'exec:sh bot.sh', 'bad-request'],
    ['a path', 'radar', 'exec:/bin/sh', 'bad-request'],
    ['another game', 'radar', 'sbt:idle', 'program-elsewhere'],
  ])('refuses %s', async (_, game, name, code) => {
    const side = game === 'radar' ? 'blue' : '0';
    const { status, body } = await served.post('/api/matches', { game, bots: { [side]: name } });
    expect([status, body]).toMatchObject([400, { error: { code } }]);
  });

  test('refuses a match with a vehicle', async () => {
    const units = [
      { side: '0', design: 'Vedette' },
      { side: '1', design: 'LCT-1V' },
    ];
    const wish = { game: 'battletech', options: { ...options, units }, bots: { '0': 'sbt:idle' } };
    expect((await served.post('/api/matches', wish)).body).toMatchObject({ error: { code: 'sbt-vehicle', unit: 0 } });
  });

  test('plays a match of programs to its end by the simulator’s rules, and tells what went wrong', async () => {
    const bots = { '0': 'sbt:idle', '1': 'sbt:broken' };
    const pass = await served.create({ game: 'battletech', options, bots, start: true, settings: { pace: 0 } });
    const client = await served.sit(pass.code, pass.token);
    await client.until(() => client.over);
    const { body: text } = await served.get<string>(`/api/matches/${pass.code}/log?decisions=1`);
    const { header, decisions } = must(parseLog(text, hashing));
    expect(header).toMatchObject({ setup: { ruleset: 'simulador' }, seats: { '0': 'sbt:idle', '1': 'sbt:broken' } });
    const faults = (seat: string) => decisions.filter((one) => one.seat === seat).map(({ fault }) => fault?.code);
    expect(new Set(faults('0'))).toEqual(new Set([undefined]));
    expect(new Set(faults('1'))).toEqual(new Set(['sbt-unanswered']));

    const { n } = decisions.find(({ seat }) => seat === '1')!;
    const { body: why } = await served.get<Why>(`/api/matches/${pass.code}/decisions/${n}`);
    expect(why).toMatchObject({
      record: { fault: { said: 'out of order' } },
      noFlip: { code: 'program-not-asked-again' },
    });
  });

  test('a person plays one, and what was made for it goes with the server', async () => {
    const wish = { game: 'battletech', options: { ...options, ruleset: 'total-warfare' }, sit: ['0'] };
    const pass = await served.create({ ...wish, bots: { '1': 'sbt:idle' }, start: true, settings: { pace: 0 } });
    const client = await served.sit(pass.code, pass.token, { options: true });
    await client.until(() => client.asks.get('0')?.must === true);
    expect(client.asks.get('0')?.kinds).toEqual(['move']);
    await served.close();
    expect(leftovers()).toEqual([]);
    served = await serve({});
  });
});

describe('a program on a line', () => {
  const bot = fileURLToPath(new URL('../bots/line/fixtures/bot.mjs', import.meta.url));
  const named = (how: string): string => `${how}=exec:"${process.execPath}" "${bot}" ${how}`;
  let served: Served;
  beforeAll(async () => {
    served = await serve({ programs: must(programsIn([named('reasons'), named('no-such-option')])) });
  });
  afterAll(() => served.close());

  const played = async (bots: Readonly<Record<string, string>>) => {
    const pass = await served.create({ game: 'force', bots, start: true, settings: { pace: 0 } });
    const look = async () => (await served.get<{ status: string; outcome: unknown }>(`/api/matches/${pass.code}`)).body;
    await vi.waitFor(async () => expect((await look()).status).toBe('over'), { timeout: 15_000, interval: 50 });
    return (await look()).outcome;
  };

  test('plays every game by its name', async () => {
    expect(await played({ dark: 'exec:reasons', light: 'random' })).toMatchObject({ winners: [expect.any(String)] });
  });

  test('that fails too often forfeits', async () => {
    const outcome = await played({ dark: 'exec:no-such-option', light: 'random' });
    expect(outcome).toMatchObject({ winners: ['light'], reason: { code: 'abandoned', side: 'dark' } });
  });
});
