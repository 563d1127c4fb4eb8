import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { must } from '../../kernel/result.ts';
import { ascii } from './files/lines.ts';
import { type Folder, loosen, openFolder, removeFolderNow, TO_RUN } from './folder.ts';

const agent = mkdtempSync(join(tmpdir(), 'umpire-agent-'));
mkdirSync(join(agent, 'src'));
mkdirSync(join(agent, '.git'));
writeFileSync(join(agent, 'src', 'player.py'), 'pass');
writeFileSync(join(agent, 'config.ini'), 'mine');
symlinkSync('config.ini', join(agent, 'link'));
afterAll(() => rmSync(agent, { recursive: true }));

const file = (name: string, text: string) => ({ name, bytes: ascii(text) });
const read = ({ path }: Folder, name: string): string => readFileSync(join(path, name), 'utf8');
/** What its owner may do with a file; the umask decides about other users. */
const ownerMay = ({ path }: Folder, name: string): number => statSync(join(path, name)).mode & 0o700;

/** Runs `work` with a folder that exists during the test. */
async function using(source: string | null, work: (folder: Folder) => Promise<void>): Promise<string> {
  const folder = must(await openFolder(source));
  try {
    await work(folder);
  } finally {
    await folder.remove();
  }
  return folder.path;
}

test("a copy of the agent's folder without its history, removed completely", async () => {
  const path = await using(agent, async (folder) => {
    expect(readdirSync(folder.path).sort()).toEqual(['config.ini', 'link', 'src']);
    expect(read(folder, 'src/player.py')).toBe('pass');
    writeFileSync(join(folder.path, 'config.ini'), 'changed');
    expect(readFileSync(join(agent, 'config.ini'), 'utf8')).toBe('mine');
    expect(read(folder, 'link')).toBe('changed');
  });
  expect(existsSync(dirname(path))).toBe(false);
});

test('read-only folders are removed too', async () => {
  const source = mkdtempSync(join(tmpdir(), 'umpire-agent-'));
  mkdirSync(join(source, 'data', 'deep'), { recursive: true });
  writeFileSync(join(source, 'data', 'deep', 'table'), 'x');
  for (const one of ['data/deep', 'data']) chmodSync(join(source, one), 0o555);
  const path = await using(source, async (folder) => {
    expect(read(folder, 'data/deep/table')).toBe('x');
    chmodSync(join(folder.path, 'data'), 0);
  });
  expect(existsSync(dirname(path))).toBe(false);
  removeFolderNow(source);
  expect(existsSync(source)).toBe(false);
});

test('folders become writable, and nothing outside them does', () => {
  const [one, other] = [0, 1].map(() => mkdtempSync(join(tmpdir(), 'umpire-loosen-'))) as [string, string];
  const inside = ['a', 'a/b', 'c'].map((name) => join(one, name));
  for (const path of inside) mkdirSync(path);
  symlinkSync(other, join(one, 'link'));
  for (const path of [...inside.toReversed(), other]) chmodSync(path, 0o055);
  const modes = (paths: readonly string[]): number[] => paths.map((path) => statSync(path).mode & 0o777);
  try {
    loosen(one);
    loosen(join(one, 'nowhere'));
    expect(modes(inside)).toEqual([0o755, 0o755, 0o755]);
    expect(modes([other])).toEqual([0o055]);
  } finally {
    for (const path of [one, other]) removeFolderNow(path);
  }
});

test('an empty folder', async () => {
  await using(null, async ({ path }) => expect(readdirSync(path)).toEqual([]));
});

test('a folder that cannot be copied is reported', async () => {
  expect(await openFolder(join(agent, 'nowhere'))).toMatchObject({
    ok: false,
    error: { code: 'sbt-no-room', errno: 'ENOENT' },
  });
});

test('helpers come first on the PATH, and temporary files are removed with the folder', async () => {
  await using(null, async ({ path, environment }) => {
    expect(environment.PATH?.split(':').slice(0, 2)).toEqual([join(path, '.ldv/bin'), path]);
    expect(environment.TMPDIR).toBe(join(dirname(path), 'tmp'));
    expect(Object.keys(environment)).not.toContain('UMPIRE_HOME');
  });
});

test('files are replaced and read-only, whatever was there', async () => {
  await using(null, async (folder) => {
    await folder.put([file('mov.sbt', 'one')]);
    await folder.put([file('mov.sbt', 'two')]);
    expect([read(folder, 'mov.sbt'), ownerMay(folder, 'mov.sbt')]).toEqual(['two', 0o400]);
    rmSync(join(folder.path, 'mov.sbt'));
    mkdirSync(join(folder.path, 'mov.sbt'));
    await folder.put([file('mov.sbt', 'three')]);
    expect(read(folder, 'mov.sbt')).toBe('three');
  });
});

test('stored files are written again only when their content changes', async () => {
  await using(null, async (folder) => {
    const times = (): number => statSync(join(folder.path, '.ldv/bin/wine')).ino;
    await folder.keep([file('.ldv/bin/wine', 'one')], TO_RUN);
    const first = times();
    expect(ownerMay(folder, '.ldv/bin/wine')).toBe(0o500);
    await folder.keep([file('.ldv/bin/wine', 'one')], TO_RUN);
    expect(times()).toBe(first);
    await folder.keep([file('.ldv/bin/wine', 'two')], TO_RUN);
    expect(read(folder, '.ldv/bin/wine')).toBe('two');
  });
});

test('many files are written in parallel, and after a failure no write continues', async () => {
  await using(null, async (folder) => {
    const all = (): string[] => many.map(({ name }) => read(folder, name));
    const many = Array.from({ length: 50 }, (_, i) => file(`table/${i}`, `${i}`));
    await folder.keep(many);
    expect(all()).toEqual(many.map((_, i) => `${i}`));
    const others = many.map(({ name }) => file(name, 'other'));
    await expect(folder.keep([file('a\0b', 'no such name'), ...others])).rejects.toThrow();
    const left = all();
    // A write that was still running would finish during these 1,000 file operations.
    for (let i = 0; i < 20; i++) await Promise.all(many.map(({ name }) => stat(join(folder.path, name))));
    expect(all()).toEqual(left);
    await folder.keep(others);
    expect(new Set(all())).toEqual(new Set(['other']));
  });
});

describe('an answer', () => {
  const text = async (folder: Folder): Promise<unknown> => {
    const answer = await folder.answer(1);
    return answer.ok ? Buffer.from(answer.value).toString() : answer.error;
  };

  test.each(['accionJ1.sbt', 'AccionJ1.sbt', 'ACCIONJ1.SBT'])('may be called %s', async (name) => {
    await using(null, async (folder) => {
      writeFileSync(join(folder.path, name), 'Igual');
      expect(await text(folder)).toBe('Igual');
      await folder.clear(1);
      expect(await text(folder)).toEqual({ code: 'sbt-unanswered', file: 'accionJ1.sbt' });
    });
  });

  test('of another player is ignored', async () => {
    await using(null, async (folder) => {
      writeFileSync(join(folder.path, 'accionJ11.sbt'), 'Igual');
      expect(await text(folder)).toMatchObject({ code: 'sbt-unanswered' });
      await folder.clear(1);
      expect(readdirSync(folder.path)).toEqual(['accionJ11.sbt']);
    });
  });

  test.each([
    ['a folder', 'sbt-not-a-file', (path: string) => mkdirSync(path)],
    ['a link', 'sbt-not-a-file', (path: string) => symlinkSync('/etc/passwd', path)],
    ['without end', 'sbt-too-long', (path: string) => writeFileSync(path, 'x'.repeat(70_000))],
  ])('that is %s does not count', async (_, code, make) => {
    await using(null, async (folder) => {
      make(join(folder.path, 'accionJ1.sbt'));
      expect(await text(folder)).toMatchObject({ code });
      await folder.clear(1);
      expect(readdirSync(folder.path)).toEqual([]);
    });
  });
});
