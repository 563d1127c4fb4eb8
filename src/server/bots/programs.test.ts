import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { catalog } from '../../games/catalog.ts';
import { parseLog } from '../../kernel/log.ts';
import { must } from '../../kernel/result.ts';
import { hashing } from '../../store/hashing.ts';
import type { Why } from '../../wire/matches.ts';
import { makeLog } from '../log.ts';
import { type Served, serve } from '../testing.ts';
import { namesFor, programsIn } from './allowed-programs.ts';

const root = mkdtempSync(join(tmpdir(), 'umpire-programs-'));
const [folder, temporary] = [join(root, 'agents'), join(root, 'tmp')];
for (const one of [folder, temporary]) mkdirSync(one);
beforeAll(() => vi.stubEnv('TMPDIR', temporary));
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

const IDLE = `case $2 in Movimiento) echo Inmovil ;; Reaccion) echo Igual ;; AtaqueArmas) printf 'False\\n0000\\n0\\n' ;;
  AtaqueFisico) echo 0 ;; FinalTurno) printf '0\\n0\\nFalse\\n0\\n' ;; esac > accionJ$1.sbt`;
writeFileSync(join(folder, 'idle.sh'), IDLE);
writeFileSync(join(folder, 'broken.sh'), 'echo "out of order" >&2; exit 1');
writeFileSync(join(folder, 'dying.sh'), 'echo "out of order" >&2; kill -SEGV $$');
writeFileSync(join(folder, 'complaining.sh'), `echo "out of order" >&2; ${IDLE}; exit 1`);

/** Collects the lines of the server log. */
function logged() {
  const lines: string[] = [];
  return { lines, log: makeLog('info', { write: (text) => lines.push(text) }) };
}

describe('allowed programs', () => {
  const names = (...given: readonly string[]): unknown => {
    const programs = programsIn(given);
    return programs.ok ? [...programs.value.keys()] : programs.error.code;
  };
  const file = join(folder, 'programs.json');

  test.each([
    ['none', [], []],
    ['one by its name', [`idle=sbt:sh idle.sh@${folder}`], ['sbt:idle']],
    ['two', [`a=sbt:sh idle.sh@${folder}`, 'b-2=sbt:sh y z'], ['sbt:a', 'sbt:b-2']],
    ['a name that is none', ['A=sbt:x'], 'program-bad-name'],
    ['no door', ['a=python3 player.py'], 'program-no-door'],
    ['of the other door', ['a=exec:sh bot.sh'], ['exec:a']],
    ['one that is not there', ['a=exec:/no/such'], 'line-no-such-program'],
    ['no such door', ['a=ftp:x'], 'program-no-door'],
    ['no such file', [join(folder, 'nowhere.json')], 'programs-no-file'],
    ['a folder that is not there', ['a=sbt:x@/no/such'], 'sbt-no-folder'],
    ['for Windows', ['a=sbt:run.bat'], 'sbt-runs-on-windows'],
  ])('%s', (_, given, expected) => {
    expect(names(...given)).toEqual(expected);
  });

  test.each([
    ['{"a":"sbt:sh"}', ['sbt:a']],
    ['{"a":5}', 'program-no-door'],
    ['{"a b":"sbt:x"}', 'program-bad-name'],
    ['[]', 'programs-not-an-object'],
    ['what?', 'programs-not-json'],
  ])('a file with %s', (content, expected) => {
    writeFileSync(file, content);
    expect(names(file)).toEqual(expected);
  });

  test('are listed only for their game', () => {
    const programs = must(programsIn(['a=sbt:sh']));
    expect([namesFor(catalog.battletech!, programs), namesFor(catalog.radar!, programs)]).toEqual([['sbt:a'], []]);
  });
});

describe('a server with programs', () => {
  let served: Served;
  const { lines, log } = logged();
  beforeAll(async () => {
    const names = ['idle', 'broken', 'dying', 'complaining'];
    const programs = must(programsIn(names.map((name) => `${name}=sbt:sh ${name}.sh@${folder}`)));
    served = await serve({ programs, parts: { log } });
  });
  afterAll(() => served?.close());

  const options = {
    map: { style: 'plain', cols: 8, rows: 8 },
    turnLimit: 1,
    units: [
      { side: '0', design: 'LCT-1V' },
      { side: '1', design: 'LCT-1V' },
    ],
  };
  const leftovers = (): string[] => readdirSync(temporary).filter((name) => name.startsWith('umpire-sbt-'));

  test('lists them with the bots of their game', async () => {
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
    ['a program without its door', 'battletech', 'idle', 'program-needs-door'],
    ['a command', 'battletech', 'exec:sh bot.sh', 'bad-request'],
    ['a path', 'radar', 'exec:/bin/sh', 'bad-request'],
    ['another game', 'radar', 'sbt:idle', 'program-elsewhere'],
  ])('refuses %s', async (_, game, name, code) => {
    const side = game === 'radar' ? 'blue' : '0';
    const { status, body } = await served.post('/api/matches', { game, bots: { [side]: name } });
    expect([status, body]).toMatchObject([400, { error: { code } }]);
  });

  test('an unknown bot is answered with the available ones, including programs', async () => {
    const { body } = await served.post<{ words: string }>('/api/matches', {
      game: 'battletech',
      bots: { '0': 'nobody' },
    });
    expect(body).toMatchObject({ error: { code: 'unknown-bot' } });
    expect(body.words).toMatch(/random.*sbt:idle/);
  });

  test('refuses one that has disappeared, without revealing its path', async () => {
    writeFileSync(join(folder, 'gone.sh'), '#!/bin/sh', { mode: 0o755 });
    const programs = must(programsIn([`gone=exec:"${folder}/gone.sh"`, `away=sbt:"${folder}/gone.sh"@${folder}`]));
    rmSync(join(folder, 'gone.sh'));
    const other = await serve({ programs });
    for (const name of ['exec:gone', 'sbt:away']) {
      const { status, body } = await other.post('/api/matches', { game: 'battletech', bots: { '0': name } });
      expect([status, body]).toMatchObject([400, { error: { code: 'program-not-started', program: name } }]);
      expect(JSON.stringify(body)).not.toContain('gone.sh');
    }
    await other.close();
  });

  test('refuses a match with a vehicle', async () => {
    const units = [
      { side: '0', design: 'Vedette' },
      { side: '1', design: 'LCT-1V' },
    ];
    const wish = { game: 'battletech', options: { ...options, units }, bots: { '0': 'sbt:idle' } };
    expect((await served.post('/api/matches', wish)).body).toMatchObject({ error: { code: 'sbt-vehicle', unit: 0 } });
  });

  test('plays a whole match between programs by the simulator’s rules, and reports faults', async () => {
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
      record: { fault: { code: 'sbt-unanswered', left: 1 } },
      noFlip: { code: 'program-not-asked-again' },
    });
  });

  test.each([
    ['broken', { code: 'sbt-unanswered', left: 1, file: 'accionJ0.sbt' }],
    ['dying', { code: 'program-crashed', program: 'sbt:dying', signal: 'SIGSEGV' }],
    ['complaining', { code: 'sbt-left-with', left: 1, file: 'accionJ0.sbt' }],
  ])('the command line and the error output of a %s one stay on the server', async (name, fact) => {
    const bots = { '0': `sbt:${name}`, '1': 'random' };
    const pass = await served.create({ game: 'battletech', options, bots, start: true, settings: { pace: 0 } });
    const client = await served.sit(pass.code, pass.token);
    await client.until(() => client.over);
    const { body: text } = await served.get<string>(`/api/matches/${pass.code}/log?decisions=1`);
    const { decisions } = must(parseLog(text, hashing));
    const facts = decisions.flatMap(({ seat, fault, decision }) => (seat === '0' ? [fault, ...decision.notes] : []));
    expect(facts).toContainEqual(fact);
    for (const secret of [folder, `${name}.sh`, 'out of order']) expect(text).not.toContain(secret);
    expect(lines.map((line) => JSON.parse(line))).toContainEqual(
      expect.objectContaining({ bot: `sbt:${name}`, seat: '0', fault: fact.code, said: 'out of order' }),
    );
  });

  test('a person plays against one, and its temporary files go with the server', async () => {
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

describe('a line-protocol program', () => {
  const bot = fileURLToPath(new URL('../../integrations/line/fixtures/bot.mjs', import.meta.url));
  const named = (how: string): string => `${how}=exec:"${process.execPath}" "${bot}" ${how}`;
  const { lines, log } = logged();
  let served: Served;
  beforeAll(async () => {
    const all = ['reasons', 'no-such-option', 'crashes', 'dies', 'exits-at-once', 'garbage', 'unknown-type'];
    served = await serve({ programs: must(programsIn(all.map(named))), parts: { log } });
  });
  afterAll(() => served?.close());

  const played = async (bots: Readonly<Record<string, string>>) => {
    const pass = await served.create({ game: 'force', bots, start: true, settings: { pace: 0 } });
    const watcher = await served.sit(pass.code);
    await watcher.until(() => watcher.over);
    const { body } = await served.get<{ outcome: unknown }>(`/api/matches/${pass.code}`);
    return { code: pass.code, outcome: body.outcome };
  };

  test('plays every game under its short name', async () => {
    const { outcome } = await played({ dark: 'exec:reasons', light: 'random' });
    expect(outcome).toMatchObject({ winners: [expect.any(String)] });
  });

  test('that fails too often forfeits', async () => {
    const { outcome } = await played({ dark: 'exec:no-such-option', light: 'random' });
    expect(outcome).toMatchObject({
      winners: ['light'],
      reason: { code: 'abandoned', side: 'dark', faults: { illegal: 10 } },
    });
  });

  test('that cannot start is refused with the reason when it is added', async () => {
    const fault = { code: 'line-left', program: 'exec:exits-at-once', exit: expect.any(Number) };
    const bots = { dark: 'exec:exits-at-once' };
    const created = await served.post<{ words: string }>('/api/matches', { game: 'force', bots });
    expect([created.status, created.body]).toMatchObject([400, { error: fault }]);
    expect(created.body.words).toContain('the program exec:exits-at-once exited');
    expect(JSON.stringify(created.body)).not.toMatch(/"said"|bot\.mjs/);
    const pass = await served.create({ game: 'force' });
    const seat = pass.table.seats[0]?.seat;
    const fill = (bot: string) => served.post(`/api/matches/${pass.code}/fill`, { seat, bot }, pass.token);
    expect((await fill('exec:exits-at-once')).body).toMatchObject({ error: fault });
    const { body } = await served.get(`/api/matches/${pass.code}`);
    expect(body).toMatchObject({ seats: [{ seat, holder: { kind: 'open' } }, {}] });
    expect((await fill('exec:reasons')).status).toBe(200);
  });

  test.each([
    ['crashes', 'out of ideas', { code: 'line-left', program: 'exec:crashes', exit: 3 }],
    ['dies', null, { code: 'program-crashed', program: 'exec:dies', signal: 'SIGSEGV' }],
    ['garbage', 'let me think', { code: 'line-not-json' }],
    ['unknown-type', 'move', { code: 'line-unknown-type' }],
  ])('the command line and the error output of one that %s stay on the server', async (how, said, fact) => {
    const { code } = await played({ dark: `exec:${how}`, light: 'random' });
    const { body: text } = await served.get<string>(`/api/matches/${code}/log?decisions=1`);
    const faults = must(parseLog(text, hashing)).decisions.flatMap(({ fault }) => fault ?? []);
    expect(faults).toContainEqual(fact);
    for (const secret of [process.execPath, bot, 'bot.mjs', '"said"']) expect(text).not.toContain(secret);
    if (said === null) return;
    expect(lines.map((line) => JSON.parse(line))).toContainEqual(
      expect.objectContaining({ bot: `exec:${how}`, fault: fact.code, said }),
    );
  });
});
