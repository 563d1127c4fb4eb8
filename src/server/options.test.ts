import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { must } from '../kernel/result.ts';
import { NO_FILTER } from './operator/chat-filter.ts';
import { LIMITS, prepareFolder, serverOptions } from './options.ts';

describe('options', () => {
  test('defaults: this machine only, port 8080, a folder of the user', () => {
    expect(must(serverOptions({}, {}))).toEqual({
      port: 8080,
      host: '127.0.0.1',
      data: join(homedir(), '.local', 'share', 'umpire'),
      database: null,
      log: 'info',
      trustProxy: 0,
      origins: [],
      hosts: [],
      publicUrl: null,
      metricsToken: null,
      arena: 0,
      drain: 0,
      programs: new Map(),
      limits: LIMITS,
      adminToken: null,
      chatFilter: NO_FILTER,
      retention: { pack: 0, remove: 0, abandoned: 0 },
    });
  });

  test('flags override the environment', () => {
    const environment = {
      UMPIRE_PORT: '9000',
      UMPIRE_HOST: '0.0.0.0',
      UMPIRE_DATA: '/srv/umpire',
      DATABASE_URL: 'postgres://umpire:secret@db.example/matches',
      UMPIRE_LOG: 'warn',
      UMPIRE_TRUST_PROXY: '1',
      UMPIRE_ORIGINS: 'https://club.example, http://club.local:8080',
      UMPIRE_HOSTS: 'Play.Example.org, club.local 2001:db8::7',
      UMPIRE_PUBLIC_URL: 'https://Play.Example.org/',
    };
    expect(must(serverOptions({}, environment))).toMatchObject({
      port: 9000,
      host: '0.0.0.0',
      data: '/srv/umpire',
      database: 'postgres://umpire:secret@db.example/matches',
      log: 'warn',
      trustProxy: 1,
      origins: ['https://club.example', 'http://club.local:8080'],
      hosts: ['play.example.org', 'club.local', '2001:db8::7'],
      publicUrl: 'https://play.example.org',
    });
    const flags = { port: '0', host: '::1', data: '/d', log: 'silent' };
    expect(must(serverOptions(flags, environment))).toMatchObject({ port: 0, host: '::1', data: '/d', log: 'silent' });
    expect(must(serverOptions({}, { XDG_DATA_HOME: '/xdg' })).data).toBe('/xdg/umpire');
    expect(must(serverOptions({}, { UMPIRE_PORT: '', UMPIRE_DATA: '' })).port).toBe(8080);
  });

  test.each([
    [{ port: 'http' }, {}, { code: 'not-a-number', option: '--port', given: 'http', from: 0, to: 65_535 }],
    [{ port: '65536' }, {}, { code: 'not-a-number', option: '--port' }],
    [{ port: '-1' }, {}, { code: 'not-a-number', option: '--port' }],
    [{}, { UMPIRE_PORT: '8 0' }, { code: 'not-a-number', option: 'UMPIRE_PORT' }],
    [{ host: 'a b' }, {}, { code: 'bad-host', option: '--host', given: 'a b' }],
    [{ data: '' }, {}, { code: 'no-folder-given', option: '--data' }],
    [{ log: 'loud' }, {}, { code: 'not-one-of', option: '--log', given: 'loud' }],
    [{}, { UMPIRE_ADMIN_TOKEN: 'short' }, { code: 'bad-admin-token', option: 'UMPIRE_ADMIN_TOKEN' }],
    [{}, { UMPIRE_CHAT_FILTER: '/nowhere/words' }, { code: 'cannot-read-words', file: '/nowhere/words' }],
    [{}, { UMPIRE_PACK_DAYS: '-1' }, { code: 'not-a-number', option: 'UMPIRE_PACK_DAYS' }],
    [{}, { UMPIRE_DELETE_DAYS: 'soon' }, { code: 'not-a-number', option: 'UMPIRE_DELETE_DAYS' }],
    [{}, { UMPIRE_ABANDONED_DAYS: '1.5' }, { code: 'not-a-number', option: 'UMPIRE_ABANDONED_DAYS' }],
    [{}, { UMPIRE_TRUST_PROXY: 'yes' }, { code: 'not-a-number', option: 'UMPIRE_TRUST_PROXY' }],
    [{}, { UMPIRE_ORIGINS: 'https://a.example/path' }, { code: 'bad-origin', given: 'https://a.example/path' }],
    [{}, { UMPIRE_ORIGINS: 'club.example' }, { code: 'bad-origin', given: 'club.example' }],
    [{}, { DATABASE_URL: 'mysql://u:secret@h/d' }, { code: 'bad-database', option: 'DATABASE_URL' }],
    [{}, { DATABASE_URL: 'postgres://u:secret@h:port/d' }, { code: 'bad-database', option: 'DATABASE_URL' }],
    [{}, { UMPIRE_PUBLIC_URL: 'play.example.org' }, { code: 'bad-public-url', given: 'play.example.org' }],
    [{}, { UMPIRE_PUBLIC_URL: 'https://a.example/play' }, { code: 'bad-public-url', given: 'https://a.example/play' }],
    [{}, { UMPIRE_ORIGINS: '*' }, { code: 'bad-origin', given: '*' }],
    [{}, { UMPIRE_HOSTS: 'https://a.example' }, { code: 'bad-host-name', given: 'https://a.example' }],
    [{}, { UMPIRE_HOSTS: 'a.example:8080' }, { code: 'bad-host-name', option: 'UMPIRE_HOSTS' }],
  ])('%j %j is refused by name', (flags, environment, error) => {
    const refused = serverOptions(flags, environment);
    expect(refused).toEqual({ ok: false, error: expect.objectContaining(error) });
    expect(JSON.stringify(refused)).not.toContain('secret');
  });
});

describe('the folder', () => {
  const root = mkdtempSync(join(tmpdir(), 'umpire-data-'));
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  test('is created with its parents, for its owner only', () => {
    const folder = join(root, 'a', 'b');
    expect(prepareFolder(folder)).toEqual({ ok: true, value: folder });
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(prepareFolder(folder).ok).toBe(true);
  });

  test.each([
    ['a file in the way', () => join(root, 'file'), 'EEXIST'],
    ['a file on the way', () => join(root, 'file', 'deeper'), /EEXIST|ENOTDIR/],
    ['where nothing can be made', () => '/proc/umpire/data', /ENOENT|EACCES|EPERM/],
  ])('%s returns an error instead of crashing', (_, folder, errno) => {
    writeFileSync(join(root, 'file'), '');
    expect(prepareFolder(folder())).toEqual({
      ok: false,
      error: { code: 'cannot-open-data', folder: folder(), errno: expect.stringMatching(errno) },
    });
  });
});
