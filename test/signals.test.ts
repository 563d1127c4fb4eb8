import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bundle, CLI } from '../src/cli/fixtures/run.ts';
import { eventually, LIMIT } from './eventually.ts';

const folder = mkdtempSync(join(tmpdir(), 'umpire-signals-'));
const preload = join(folder, 'block.mjs');

beforeAll(() => {
  bundle();
  // Blocks a thread as a bot with an endless loop does, but without using a core: the main thread of the command, or each
  // of its worker threads.
  writeFileSync(
    preload,
    `import { isMainThread } from 'node:worker_threads';
     import { writeSync } from 'node:fs';
     const here = process.env.BLOCK === 'worker' ? !isMainThread : isMainThread && !process.argv[1].includes('set-up');
     const isParent = process.env.BLOCK === 'child' && process.env.UMPIRE_SUPERVISED === undefined;
     const block = () => {
       writeSync(2, 'BLOCKED\\n');
       for (;;) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
     };
     const after = process.env.BLOCK_AFTER;
     if (here && !isParent) {
       if (after === 'partial results') afterPartialResults();
       else if (after === '0') block();
       else setTimeout(block, Number(after));
     }
     function afterPartialResults() {
       const send = process.send.bind(process);
       let count = 0;
       process.send = (message, then) => send(message, () => {
         then?.();
         if ('partial' in message && ++count === 2) block();
       });
     }`,
  );
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface End {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly millis: number; // since the signal
  readonly output: string;
}

/** Runs a command, sends it a signal as soon as `when` appears in its output, and waits for its end. */
function signalled(
  args: readonly string[],
  signal: NodeJS.Signals,
  when: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<End> {
  return new Promise((done) => {
    const child = spawn(process.execPath, [CLI, ...args], {
      env: { ...process.env, CI: '1', UMPIRE_HOME: folder, BLOCK_AFTER: '3000', ...environment },
    });
    let output = '';
    let sent = 0;
    const hear = (text: Buffer): void => {
      output += text;
      if (sent > 0 || !output.includes(when)) return;
      sent = performance.now();
      child.kill(signal);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('exit', (code, by) => done({ code, signal: by, millis: performance.now() - sent, output }));
  });
}

/** Processes whose command line or environment contains this text. */
const running = (text: string): string[] =>
  readdirSync('/proc').filter((pid) => {
    try {
      return (
        /^\d+$/.test(pid) &&
        ['cmdline', 'environ'].some((file) => readFileSync(`/proc/${pid}/${file}`, 'utf8').includes(text))
      );
    } catch {
      return false; // it has just ended
    }
  });

const blocking = (where: 'child' | 'self' | 'worker') => ({
  NODE_OPTIONS: `--import ${pathToFileURL(preload)}`,
  BLOCK: where,
});
const DUEL = ['random', 'seed', '--game', 'radar', '--seed', '7'];

// The tests mostly wait, so they run side by side.
describe.concurrent.each(['SIGINT', 'SIGTERM'] as const)('%s ends promptly', (signal) => {
  const data = (name: string) => ['--data', join(folder, `${name}-${signal}`)];

  test.for<readonly [string, readonly string[]]>([
    ['match', ['match', 'radar', '--games', '1000000', '--workers', '1']],
    ['play', ['play', 'radar']],
    ['arena', ['arena', ...DUEL, '--games', '1000000', '--workers', '1', ...data('arena')]],
    ['ladder', ['ladder', '--game', 'radar', '--games', '100000', '--workers', '1', ...data('ladder')]],
    ['tune', ['tune', 'crew', '--game', 'radar', '--workers', '1', ...data('tune')]],
    ['train', ['train', 'crew', '--game', 'radar', ...data('train')]],
  ])('%s, while a bot blocks its main thread', async ([name, args], { expect }) => {
    const mark = `mark of ${name}, ${signal}`;
    const end = await signalled(args, signal, 'BLOCKED', { ...blocking('child'), MARK: mark });
    expect(end.millis).toBeLessThan(LIMIT);
    expect(end, end.output).toMatchObject({ code: signal === 'SIGINT' ? 130 : 143 });
    await eventually(() => running(mark), { expect }).toEqual([]);
  });

  test('match, while bots block its worker threads', async () => {
    const args = ['match', 'radar', '--games', '1000000', '--workers', '2'];
    const end = await signalled(args, signal, 'BLOCKED', { ...blocking('worker'), BLOCK_AFTER: '0' });
    expect(end.millis).toBeLessThan(LIMIT);
  });

  test.each([
    ['while a bot blocks its main thread', { ...blocking('child'), BLOCK_AFTER: 'partial results' }, '1'],
    ['while bots block its worker threads', { ...blocking('worker'), BLOCK_AFTER: '0' }, '2'],
  ])('match --json prints its partial result, %s', async (_, environment, workers) => {
    const args = ['match', 'radar', '--games', '1000000', '--workers', workers, '--json'];
    const { output } = await signalled(args, signal, 'BLOCKED', environment);
    const printed = output.split('\n').filter((line) => line.startsWith('{'));
    expect(printed, output).toHaveLength(1);
    const { interrupted, games, bots } = JSON.parse(printed[0] ?? '');
    expect(interrupted).toBe(true);
    expect(games).toBe(workers === '1' ? bots[0].wins + bots[0].losses + bots[0].draws : 0);
  });

  test('serve, while its worker threads are blocked', async () => {
    const args = ['serve', '--port', '0', '--log', 'silent', ...data('serve')];
    expect((await signalled(args, signal, 'listening', blocking('worker'))).millis).toBeLessThan(LIMIT);
  });

  test('mcp, while its main thread is blocked', async () => {
    const end = await signalled(['mcp'], signal, 'BLOCKED', blocking('self'));
    expect(end.millis).toBeLessThan(LIMIT);
    expect(end.signal).toBe(signal);
  });

  test('match, while an external program ignores signals and never answers; the program ends too', async ({
    expect,
  }) => {
    const bot = join(folder, `stubborn-${signal}.mjs`);
    const asked = `${bot}.asked`;
    writeFileSync(
      bot,
      `import { writeFileSync } from 'node:fs';
       for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});
       process.stderr.write('');
       process.stdin.on('data', (text) => {
         if (String(text).includes('"hello"')) console.log(JSON.stringify({ type: 'ready', protocol: 1 }));
         if (!String(text).includes('"ask"')) return;
         writeFileSync(${JSON.stringify(asked)}, '');
         for (;;) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
       });`,
    );
    const program = `exec:"${process.execPath}" "${bot}"`;
    const args = ['match', 'radar', '--side', `blue=${program}`, '--limit', '60'];
    const child = spawn(process.execPath, [CLI, ...args], { env: { ...process.env, CI: '1' } });
    const ended = new Promise<number>((done) => child.on('exit', () => done(performance.now())));
    await eventually(() => existsSync(asked), { expect }).toBe(true);
    const sent = performance.now();
    child.kill(signal);
    expect((await ended) - sent).toBeLessThan(LIMIT);
    await eventually(() => running(bot), { expect }).toEqual([]);
  });
});
