import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { checkProgram, commandLine, parseProgram } from './program.ts';

const folder = mkdtempSync(join(tmpdir(), 'umpire-program-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the name of a program', () => {
  test.each([
    ['player', ['player'], null],
    ['python3 src/player.py@agent', ['python3', 'src/player.py'], 'agent'],
    ['  python3   player.py  @/a/b', ['python3', 'player.py'], '/a/b'],
    [`"my player" 'an argument' a"b c"d@x`, ['my player', 'an argument', 'ab cd'], 'x'],
    ['player -u me@home@agent', ['player', '-u', 'me@home'], 'agent'],
    [`sh -c 'echo "quoted"'`, ['sh', '-c', 'echo "quoted"'], null],
  ])('%s', (text, command, where) => {
    expect(parseProgram(text)).toEqual({ ok: true, value: { command, folder: where } });
  });

  test.each([
    ['', 'sbt-no-program'],
    ['@agent', 'sbt-no-program'],
    ['""', 'sbt-no-program'],
    ['player@', 'sbt-no-folder'],
    ['"player', 'sbt-open-quote'],
  ])('refused: %s', (text, code) => {
    expect(parseProgram(text)).toMatchObject({ ok: false, error: { code } });
  });
});

describe('before a match', () => {
  test('its folder must exist', () => {
    expect(checkProgram(`sh@${folder}`)).toMatchObject({ ok: true });
    writeFileSync(join(folder, 'file'), '');
    for (const none of ['nowhere', 'file', 'file/in'])
      expect(checkProgram(`sh@${folder}/${none}`)).toMatchObject({ ok: false, error: { code: 'sbt-no-folder' } });
  });

  test('the program must exist in its folder or on the PATH, and be executable', () => {
    writeFileSync(join(folder, 'player'), '#!/bin/sh\n', { mode: 0o644 });
    expect(checkProgram(`player@${folder}`)).toMatchObject({ ok: false, error: { code: 'sbt-not-to-run' } });
    chmodSync(join(folder, 'player'), 0o755);
    for (const text of [`player@${folder}`, `./player x@${folder}`, `"${folder}/player"`, 'sh', '/bin/sh'])
      expect(checkProgram(text)).toMatchObject({ ok: true });
    for (const text of ['player', './player', `../player@${folder}`, `no-such-program@${folder}`])
      expect(checkProgram(text)).toMatchObject({ ok: false, error: { code: 'sbt-no-such-program' } });
  });

  test.each([
    ['python src\\player.py %1 %2 > out.txt 2>&1', 'sbt:"python3 src/player.py"'],
    ['@echo off\r\nREM my agent\r\n@agent.py %*\r\npause\r\n', 'sbt:"agent.py"'],
    ['', 'sbt:"python3 player.py"'],
  ])('a batch file says what to run instead: %j', (content, instead) => {
    writeFileSync(join(folder, 'Run.BAT'), content);
    const error = { code: 'sbt-runs-on-windows', program: 'Run.BAT', instead: `${instead}@${folder}` };
    expect(checkProgram(`Run.BAT@${folder}`, 'linux')).toEqual({ ok: false, error });
  });

  test('a Windows program needs an emulator by its full path, because our helper is called wine', () => {
    const error = { program: 'agent.exe', instead: `sbt:"/usr/bin/wine agent.exe x"@${folder}` };
    expect(checkProgram(`agent.exe x@${folder}`, 'linux')).toMatchObject({ ok: false, error });
  });

  test('Windows runs both, a batch file through its shell', () => {
    expect(checkProgram(`Run.bat@${folder}`, 'win32')).toMatchObject({ ok: true });
    expect(commandLine(['Run.bat', '0', 'Reaccion'], 'win32')).toEqual([
      'cmd.exe',
      '/d',
      '/c',
      'Run.bat',
      '0',
      'Reaccion',
    ]);
    expect(commandLine(['agent.exe', '0'], 'win32')).toEqual(['agent.exe', '0']);
    expect(commandLine(['sh', 'run.bat'], 'linux')).toEqual(['sh', 'run.bat']);
  });
});
