import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { LIMIT } from '../../../test/eventually.ts';
import type { ExternalAnswer } from '../../bots/external-player.ts';
import { RT } from '../../games/battletech/data/places.ts';
import { ground, set, type TestUnit, table, testMech } from '../../games/battletech/rules/testing.ts';
import { type Phase, type Unit, type View, view } from '../../games/battletech/view.ts';
import { must } from '../../kernel/result.ts';
import { hexOf } from '../../parts/hex/hex.ts';
import { checkFiles, isValid } from './check.ts';
import { sbtPlayer } from './player.ts';
import { parseProgram } from './program.ts';
import type { RecordedCall } from './program-instance.ts';

const agents = mkdtempSync(join(tmpdir(), 'umpire-agents-'));
afterAll(() => rmSync(agents, { recursive: true }));

const design = testMech({ weapons: [['medium-laser', RT]] });
const UNITS: readonly TestUnit[] = [
  { at: '0505', design },
  { at: '0502', design, side: '1', facing: 3 },
  { at: '0304', design },
];

interface Change {
  readonly unit?: Partial<Unit>;
  readonly twist?: 'declaration' | 'reaction';
}

function seen(phase: Phase, { unit = {}, twist = 'reaction' }: Change = {}): View {
  const map = ground({ '0606': { woods: 1 } }, { cols: 8, rows: 8 });
  const state = table({ map, units: UNITS, ruleset: 'simulador', switches: { twist }, phase, queue: ['0', '1'] });
  return view(set(state, 0, unit), '0');
}

/** A shell script's answers, and the calls made to it. */
async function ask(script: string, views: readonly View[], within = LIMIT, newline?: 'lf') {
  writeFileSync(join(agents, 'player.sh'), script);
  const calls: RecordedCall[] = [];
  const named = must(parseProgram(`sh player.sh@${agents}`));
  const player = sbtPlayer(named, '0', { within, keep: (call) => calls.push(call), ...(newline && { newline }) });
  const answers: ExternalAnswer[] = [];
  try {
    for (const one of views)
      answers.push(await player.decide(one, { seat: '0', kinds: [], must: true, place: 1 }, () => []));
  } finally {
    await player.close();
  }
  return { answers, calls, told: calls.map(({ player: unit, call }) => `${unit} ${call}`) };
}

/** A script that answers every call with these lines. */
const saying = (lines: string): string => `printf '${lines.replaceAll(' / ', '\\r\\n')}\\r\\n' > accionJ$1.sbt`;

test.each([
  [undefined, 'Correr'],
  ['lf' as const, 'Andar'],
])('a program that compares whole lines of its files plays with --newline lf: %s', async (newline, fallback) => {
  const script = `IFS= read -r first < mapaJ$1.sbt
    LDVyC.exe mapaJ$1.sbt 0505 1 0502 1 > /dev/null
    sight=$(sed -n 2p LDV.sbt)
    if [ "$first" = mapaSBT ] && [ "$sight" = True ]; then mode=Andar; else mode=Correr; fi
    printf '%s\\n0505\\n1\\nFalse\\n0\\n' $mode > accionJ$1.sbt`;
  const { calls } = await ask(script, [seen('movement')], LIMIT, newline);
  const left = Buffer.from(calls[0]?.left?.bytes ?? []).toString();
  expect(left.split('\n')[0]).toBe(fallback);
});

describe('after a fault the unit does nothing, and the fault is noted', () => {
  const still = { type: 'move', unit: 0, mode: 'still', steps: [] };

  test.each([
    ['writes nothing', 'exit 0', { code: 'sbt-unanswered', left: 0 }],
    ['crashes', 'echo "it broke" >&2; exit 3', { code: 'sbt-unanswered', left: 3, said: 'it broke' }],
    [
      'is killed after its answer',
      `${saying('Inmovil')}; kill -SEGV $$`,
      { code: 'program-crashed', signal: 'SIGSEGV' },
    ],
    ['writes garbage', saying('what do I do?'), { code: 'sbt-line', line: 1, found: 'what do I do?' }],
    ['writes bytes', 'head -c 5000 /dev/urandom > accionJ0.sbt', { code: 'sbt-line', line: 1 }],
    ['writes for ever', 'yes Andar | head -c 100000 > accionJ0.sbt', { code: 'sbt-too-long' }],
    ['stops in the middle', saying('Andar / 0504'), { code: 'sbt-line', line: 3, found: null }],
    ['breaks a rule', saying('Saltar / 0504 / 1'), { code: 'sbt-illegal', line: 1, why: { code: 'cannot-jump' } }],
    [
      'leaves its answer to somebody else',
      `${saying('Inmovil')}; mv accionJ0.sbt accionJ9.sbt`,
      { code: 'sbt-unanswered' },
    ],
    ['takes its own folder away', 'rm -rf "$PWD"', { code: 'sbt-no-room' }],
  ])('a program that %s', async (_, script, fault) => {
    const { answers } = await ask(script, [seen('movement')]);
    const called = { code: 'sbt-called', call: 'Movimiento', unit: 0 };
    expect(answers[0]).toMatchObject({ command: still, fault, notes: [called, fault] });
  });

  test('a program that hangs, with a child that hangs', async () => {
    const { answers } = await ask('sleep 75.5 & sleep 75.5', [seen('movement')], 200);
    expect(answers[0]).toMatchObject({ command: still, fault: { code: 'program-late', within: 200 } });
  });

  test('a program that cannot be started', async () => {
    const player = sbtPlayer({ command: ['no-such-program'], folder: null }, '0', { within: LIMIT });
    const answer = await player.decide(seen('movement'), { seat: '0', kinds: [], must: true, place: 1 }, () => []);
    expect(answer).toMatchObject({ command: still, fault: { code: 'program-not-started', errno: 'ENOENT' } });
    await player.close();
  });

  test('an exit code is not a fault if there is an answer', async () => {
    const { answers } = await ask(`${saying('Inmovil')}; exit 42`, [seen('movement')]);
    expect(answers[0]).toMatchObject({ command: still, fault: null, notes: [{}, { code: 'sbt-left-with', left: 42 }] });
  });
});

describe('calls', () => {
  const IDLE = `case $2 in
    Movimiento) ${saying('Inmovil')} ;; Reaccion) ${saying('Derecha')} ;; AtaqueArmas) ${saying('False / 0000 / 0')} ;;
    AtaqueFisico) ${saying('0')} ;; FinalTurno) ${saying('1 / 0 / False / 0')} ;; esac`;

  test.each<[Phase, string[], object]>([
    ['movement', ['0 Movimiento'], { type: 'move', unit: 0 }],
    ['reaction', ['0 Reaccion'], { type: 'twist', unit: 0, facing: 1 }],
    ['weapons', ['0 AtaqueArmas'], { type: 'fire', unit: 0, shots: [] }],
    [
      'end',
      ['0 FinalTurno', '2 FinalTurno'],
      {
        type: 'end',
        orders: [
          { unit: 0, sinksOff: 1 },
          { unit: 2, sinksOff: 1 },
        ],
      },
    ],
  ])('in the phase %s', async (phase, told, command) => {
    const { answers, ...asked } = await ask(IDLE, [seen(phase)]);
    expect(asked.told).toEqual(told);
    expect(answers[0]).toMatchObject({ command, fault: null });
  });

  test('the program is given every file of the protocol, and the helper', async () => {
    const { calls, answers } = await ask(`./LDVyC.exe mapaJ0.sbt 0505 1 0502 1 && grep -q True LDV.sbt && ${IDLE}`, [
      seen('movement'),
    ]);
    expect(answers[0]?.fault).toBe(null);
    const [call] = calls;
    expect(isValid(checkFiles([...(call?.given ?? []), ...(call?.left ? [call.left] : [])], 'Movimiento'))).toBe(true);
  });

  test('if twisting is part of declaring fire, the reaction comes just before', async () => {
    const before = seen('weapons', { twist: 'declaration' });
    const after = seen('weapons', { twist: 'declaration', unit: { torso: 1, twisted: true } });
    const { told, answers } = await ask(IDLE, [before, after]);
    expect(told).toEqual(['0 Reaccion', '0 AtaqueArmas']);
    expect(answers.map(({ command }) => command)).toMatchObject([{ type: 'twist', facing: 1 }, { type: 'fire' }]);
  });

  test('and a unit that does not twist continues at once', async () => {
    const igual = IDLE.replace('Derecha', 'Igual');
    const { told, answers } = await ask(igual, [seen('weapons', { twist: 'declaration' })]);
    expect(told).toEqual(['0 Reaccion', '0 AtaqueArmas']);
    expect(answers[0]).toMatchObject({ command: { type: 'fire' } });
  });

  test.each<[string, Phase, Partial<Unit>, string]>([
    ['stuck', 'movement', { stuck: true }, 'stuck'],
    ['without MP', 'movement', { heat: 30 }, 'immobile'],
    ['without weapons', 'weapons', { lost: 1 << RT, at: hexOf({ cols: 8, rows: 8 }, '0606') }, 'no-weapons'],
  ])('a unit that is %s is not called', async (_, phase, unit, why) => {
    const { told, answers } = await ask(IDLE, [seen(phase, { unit })]);
    expect(told).toEqual([]);
    expect(answers[0]).toMatchObject({ fault: null, notes: [{ code: 'sbt-not-called', unit: 0, why }] });
  });

  test('in the End Phase a fault affects only its own unit', async () => {
    const { answers } = await ask(`[ $1 = 0 ] && exit 1; ${IDLE}`, [seen('end')]);
    expect(answers[0]).toMatchObject({ command: { orders: [{ unit: 2 }] }, fault: { code: 'sbt-unanswered' } });
  });
});

test('each unit has a folder for the whole match, removed at the end', async () => {
  const script = `echo $1 >> notes; [ $(cat notes | sort -u) = $1 ] && echo $PWD > "${agents}/where$1"; ${saying('0 / 0 / False / 0')}`;
  const { answers } = await ask(script, [seen('end'), seen('end')]);
  expect(answers.map(({ fault }) => fault)).toEqual([null, null]);
  expect(readdirSync(agents).sort()).toEqual(['player.sh', 'where0', 'where2']);
  expect(existsSync(join(agents, 'notes'))).toBe(false);
});

test('closing it during a call ends the program', async () => {
  const player = sbtPlayer({ command: ['sh', '-c', 'sleep 76.5'], folder: null }, '0', { within: LIMIT });
  const answer = player.decide(seen('movement'), { seat: '0', kinds: [], must: true, place: 1 }, () => []);
  await new Promise((then) => setTimeout(then, 100));
  await player.close();
  expect(await answer).toMatchObject({ fault: { code: 'program-stopped' } });
});
