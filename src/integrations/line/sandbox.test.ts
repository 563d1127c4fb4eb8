import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { LIMIT } from '../../../test/eventually.ts';
import { chooseSandbox, type Sandbox, wrapped } from './sandbox.ts';
import { sandboxMounts } from './sandbox-mounts.ts';

const folder = mkdtempSync('/tmp/umpire-sandbox-');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('choosing the sandbox tool', () => {
  const having =
    (...tools: readonly Sandbox[]) =>
    (tool: Sandbox) =>
      tools.includes(tool);

  test('bwrap if it works, otherwise unshare', () => {
    expect(chooseSandbox(false, having('bwrap', 'unshare'))).toEqual({ ok: true, value: 'bwrap' });
    expect(chooseSandbox(false, having('unshare'))).toEqual({ ok: true, value: 'unshare' });
    expect(chooseSandbox(false, having())).toEqual({ ok: false, error: { code: 'line-no-sandbox' } });
  });

  test('root needs bwrap', () => {
    expect(chooseSandbox(true, having('bwrap'))).toEqual({ ok: true, value: 'bwrap' });
    expect(chooseSandbox(true, having('unshare'))).toEqual({ ok: false, error: { code: 'line-sandbox-root' } });
  });
});

/** With UMPIRE_DATA set, as on a server. */
function withData<T>(data: string, work: () => T): T {
  const before = process.env.UMPIRE_DATA;
  process.env.UMPIRE_DATA = data;
  try {
    return work();
  } finally {
    if (before === undefined) delete process.env.UMPIRE_DATA;
    else process.env.UMPIRE_DATA = before;
  }
}

describe('hidden and shown folders', () => {
  const data = join(folder, 'data');
  const bots = join(data, 'bots');
  mkdirSync(bots, { recursive: true });
  const mounts = (command: readonly string[], cwd: string) =>
    withData(data, () => sandboxMounts({ command, folder: cwd, environment: { PATH: process.env.PATH ?? '' } }))
      .filter(({ path }) => path.startsWith('/tmp'))
      .map(({ how, path }) => `${how} ${path}`);

  test('a data folder in /tmp is hidden together with /tmp', () => {
    expect(mounts(['true'], '/')).toEqual(['hide /tmp']);
  });

  test('a data folder inside the shown folder of a program is hidden', () => {
    expect(mounts(['true'], folder)).toEqual(['hide /tmp', `show ${folder}`, `hide ${data}`]);
  });

  test('a program inside the data folder sees its own folder but not the matches', () => {
    expect(mounts(['true'], bots)).toEqual(['hide /tmp', `show ${bots}`]);
    expect(mounts(['true'], data)).toEqual(['hide /tmp']);
  });

  test('an executable and the files named in its arguments are shown', () => {
    mkdirSync(join(folder, 'node', 'bin'), { recursive: true });
    const node = join(folder, 'node', 'bin', 'node');
    writeFileSync(node, '');
    writeFileSync(join(bots, 'bot.js'), '');
    expect(mounts([node, join(bots, 'bot.js'), '--level', '3'], '/')).toEqual([
      'hide /tmp',
      `show ${join(folder, 'node')}`,
      `show ${bots}`,
    ]);
  });
});

/** Root cannot use `unshare`, so it runs the test as another user. */
const AS_USER = process.geteuid?.() === 0 ? ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups', '--'] : [];
const prefix = (tool: Sandbox): readonly string[] => (tool === 'unshare' ? AS_USER : []);

function run(tool: Sandbox, command: readonly string[], cwd: string) {
  const environment = { PATH: process.env.PATH ?? '' };
  const [file = '', ...args] = [...prefix(tool), ...wrapped(tool, { command, folder: cwd, environment })];
  const { status, stdout, stderr } = spawnSync(file, args, {
    cwd,
    encoding: 'utf8',
    timeout: LIMIT,
    env: environment,
  });
  return { status, out: stdout, err: stderr };
}

const PROBE = `const fs = require('fs');
const tries = (work) => { try { work(); return 'yes'; } catch (error) { return error.code; } };
const write = (path) => tries(() => fs.writeFileSync(path, 'x'));
console.log(JSON.stringify({
  etc: write('/etc/umpire-test'), dev: write('/dev/umpire-test'), own: write('umpire-test'), sys: write('/sys/umpire-test'),
  sysctl: tries(() => fs.closeSync(fs.openSync('/proc/sys/kernel/hostname', 'r+'))),
  tmp: write('/tmp/umpire-test'), shm: fs.existsSync('/dev/shm') ? [write('/dev/shm/umpire-test'), fs.readdirSync('/dev/shm')] : null,
  null: write('/dev/null'), seen: fs.readdirSync('/tmp').length, data: tries(() => fs.readFileSync(process.argv[1])),
}));`;

describe.each(['bwrap', 'unshare'] as const)('%s, where it works', (tool) => {
  const works = run(tool, ['true'], '/').status === 0;
  const data = join(folder, `data-${tool}`);
  const node = join(folder, `node-${tool}`, 'bin', 'node');
  mkdirSync(join(node, '..'), { recursive: true });
  mkdirSync(data);
  mkdirSync(join(folder, `bots-${tool}`), { mode: 0o755 });
  copyFileSync(process.execPath, node); // under /tmp, which the sandbox hides
  writeFileSync(join(data, 'umpire.db'), 'secret');

  test('only /tmp and /dev/shm can be written, and both are private; Node may be in /tmp', () => {
    if (!works) return expect(run(tool, ['true'], '/').status).not.toBe(0);
    const outside = mkdtempSync('/dev/shm/umpire-outside-');
    spawnSync('chmod', ['-R', 'a+rX', folder]);
    const cwd = join(folder, `bots-${tool}`);
    const { status, out, err } = withData(data, () => run(tool, [node, '-e', PROBE, join(data, 'umpire.db')], cwd));
    rmSync(outside, { recursive: true });
    expect({ status, err }).toEqual({ status: 0, err: '' });
    const found = JSON.parse(out) as Readonly<Record<string, unknown>>;
    expect(found).toMatchObject({ tmp: 'yes', null: 'yes', own: 'EROFS', data: 'ENOENT' });
    expect(found.shm).toEqual(['yes', ['umpire-test']]);
    for (const place of ['etc', 'dev', 'sys', 'sysctl'])
      expect([place, found[place]]).toEqual([place, expect.stringMatching(/^(EROFS|EACCES|ENOENT)$/)]);
  });

  test('a missing program fails with the same message as without a sandbox', () => {
    const { status } = run(tool, [join(folder, 'nothing')], '/');
    expect(status).not.toBe(0);
  });
});
