import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { eventually, LIMIT } from '../../test/eventually.ts';
import { type Ended, faultOf, type Program, start } from './process.ts';

const folder = mkdtempSync(join(tmpdir(), 'umpire-process-'));
afterAll(() => rmSync(folder, { recursive: true }));

const program = (script: string, within = LIMIT): Program => ({
  command: ['/bin/sh', '-c', script],
  folder,
  environment: { PATH: process.env.PATH ?? '' },
  within,
});

const run = (script: string, within?: number): Promise<Ended> => {
  const running = start(program(script, within));
  running.shut();
  return running.ended;
};

/** How long a program of this test sleeps, in seconds: no other process on this machine has it on its command line. */
const uniqueMark = (): string => String(60 + Math.random());

/** Processes on this machine whose command line contains the mark, including zombies. */
const living = (mark: string): string[] =>
  readdirSync('/proc').filter((pid) => {
    try {
      return /^\d+$/.test(pid) && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(mark);
    } catch {
      return false; // it has just exited
    }
  });

const gone = (mark: string) => eventually(() => living(mark)).toEqual([]);

describe('a program', () => {
  test.each([
    ['leaves with 0', 'true', { how: 'left', code: 0 }],
    ['leaves with a code', 'exit 7', { how: 'left', code: 7 }],
    ['is killed by a signal', 'kill -SEGV $$', { how: 'killed', signal: 'SIGSEGV' }],
  ])('%s', async (_, script, ending) => {
    expect((await run(script)).ending).toEqual(ending);
  });

  test('runs in its folder, with only its own environment', async () => {
    const { said } = await run('pwd; echo "home $HOME."');
    expect(said.split('\n')).toEqual([folder, 'home .']);
  });

  test('reads stdin and is heard on stdout', async () => {
    let heard = '';
    const running = start(program('read line; echo "you said $line"'), (bytes) => {
      heard += Buffer.from(bytes).toString();
    });
    running.write('hello\n');
    expect((await running.ended).ending).toEqual({ how: 'left', code: 0 });
    expect(heard).toBe('you said hello\n');
  });

  test('that ignores its input does no harm', async () => {
    const running = start(program('exec <&-; exit 0'));
    for (let i = 0; i < 100; i++) running.write('x'.repeat(10_000));
    expect((await running.ended).ending).toEqual({ how: 'left', code: 0 });
  });

  test('may write without end: the last part is saved', async () => {
    const { said, ending } = await run('head -c 20000000 /dev/zero | tr "\\0" x; echo; echo the last line');
    expect(ending).toEqual({ how: 'left', code: 0 });
    expect(said.length).toBeLessThanOrEqual(2_000);
    expect(said).toMatch(/xx\nthe last line$/);
  });
});

describe('at the limit', () => {
  test('it is killed with everything it has started', async () => {
    const mark = uniqueMark();
    const { ending } = await run(`sleep ${mark} & sleep ${mark} & trap "" TERM INT; sleep ${mark}`, 200);
    expect(ending).toEqual({ how: 'late' });
    await gone(mark);
  });

  test('processes it left behind are killed too, and do not delay us', async () => {
    const mark = uniqueMark();
    expect((await run(`sleep ${mark} & exit 0`)).ending).toEqual({ how: 'left', code: 0 });
    await gone(mark);
  });

  test('and when it is stopped early', async () => {
    const mark = uniqueMark();
    const running = start(program(`sleep ${mark}`));
    setTimeout(running.stop, 50);
    expect((await running.ended).ending).toEqual({ how: 'stopped' });
    await gone(mark);
  });
});

describe('faults are facts', () => {
  const ended = async (wanted: Program): Promise<unknown> => faultOf(wanted, await start(wanted).ended);

  test.each([
    ['there is no such program', { command: ['no-such-program'] }, { code: 'program-not-started', errno: 'ENOENT' }],
    ['it may not be run', { command: ['/etc/passwd'] }, { code: 'program-not-started', errno: 'EACCES' }],
    ['there is no such folder', { folder: '/no/such' }, { code: 'program-not-started', errno: 'ENOENT' }],
    ['nothing is named', { command: [] }, { code: 'program-not-started' }],
    ['an argument that cannot be', { command: ['/bin/sh', 'a\0b'] }, { code: 'program-not-started' }],
    ['it is late', { command: ['sleep', '74.5'], within: 100 }, { code: 'program-late', within: 100 }],
    ['it crashes', { command: ['/bin/sh', '-c', 'kill -9 $$'] }, { code: 'program-crashed', signal: 'SIGKILL' }],
  ])('%s', async (_, change, fault) => {
    expect(await ended({ ...program('true'), ...change })).toMatchObject(fault);
  });
});
