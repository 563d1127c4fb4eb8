import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { must } from '../../../kernel/result.ts';
import { type Actions, CALLS, type Call, PLACES } from '../protocol-types.ts';
import { readAction, writeAction } from './action.ts';

const digits = fc.integer({ min: 1, max: 99 }).map((n) => String(n).padStart(2, '0'));
const hex = fc.tuple(digits, digits).map(([col, row]) => col + row);
const side = fc.integer({ min: 1, max: 6 });
const slot = fc.nat(11);
const place = fc.constantFrom(...PLACES);

const step = fc.oneof(
  fc.record({
    step: fc.constantFrom('Adelante' as const, 'Atras' as const, 'Izquierda' as const, 'Derecha' as const),
    count: fc.integer({ min: 1, max: 20 }),
  }),
  fc.record({ step: fc.constant('Levantarse' as const), count: side }),
  fc.constant({ step: 'Cuerpo a Tierra' as const, count: 1 }),
);
const shot = fc
  .record({
    place,
    slot,
    double: fc.boolean(),
    ammoPlace: fc.option(place),
    ammoSlot: fc.option(slot),
    target: fc.option(hex, { nil: '0000' }),
    kind: fc.constantFrom('Mech' as const, 'Hexagono' as const, 'Ninguno' as const),
  })
  .map((it) => (it.target === '0000' ? { ...it, kind: 'Ninguno' as const } : it));

const ACTIONS: { readonly [C in Call]: fc.Arbitrary<Actions[C]> } = {
  Movimiento: fc.oneof(
    fc.constant({ mode: 'Inmovil' as const }),
    fc.record({ mode: fc.constant('Saltar' as const), to: hex, side }),
    fc.record({
      mode: fc.constantFrom('Andar' as const, 'Correr' as const),
      to: hex,
      side,
      masc: fc.boolean(),
      steps: fc.array(step, { maxLength: 8 }),
    }),
  ),
  Reaccion: fc.record({ twist: fc.constantFrom('Igual' as const, 'Izquierda' as const, 'Derecha' as const) }),
  AtaqueArmas: fc.oneof(
    fc.constant({ takeClub: true, primary: '0000', shots: [] }),
    fc.record({
      takeClub: fc.constant(false),
      primary: fc.option(hex, { nil: '0000' }),
      shots: fc.array(shot, { maxLength: 5 }),
    }),
  ),
  AtaqueFisico: fc.record({
    blows: fc.array(
      fc.record({
        place: fc.constantFrom('BI' as const, 'BD' as const, 'PI' as const, 'PD' as const, 'BIBD' as const),
        slot: fc.constantFrom(0, 4, 1000, 2000, 3000),
        target: hex,
        kind: fc.constantFrom('Mech' as const, 'Hexagono' as const),
      }),
      { maxLength: 3 },
    ),
  }),
  FinalTurno: fc.record({
    sinksOff: fc.nat(20),
    sinksOn: fc.nat(20),
    dropClub: fc.boolean(),
    eject: fc.array(fc.record({ place, slot }), { maxLength: 3 }),
  }),
};

describe.each(CALLS)('an answer to %s', (call) => {
  const actions = ACTIONS[call] as fc.Arbitrary<Actions[Call]>;

  test('is read as written, with any line ending and any extra lines', () => {
    fc.assert(
      fc.property(actions, fc.string(), (action, rest) => {
        const text = writeAction(call, action);
        expect(text.endsWith('\r\n')).toBe(true);
        expect(must(readAction(call, text))).toEqual(action);
        expect(must(readAction(call, text.replaceAll('\r\n', '\n')))).toEqual(action);
        expect(must(readAction(call, `${text}\r\n${rest}`))).toEqual(action);
      }),
    );
  });

  test('names the garbled line', () => {
    fc.assert(
      fc.property(actions, fc.nat(), (action, pick) => {
        const lines = writeAction(call, action).split('\r\n').slice(0, -1);
        const at = pick % lines.length;
        const atNothing = call === 'AtaqueArmas' && lines[at - 1] === '0000' && lines[at] === 'Ninguno';
        const read = readAction(call, lines.with(at, 'Hexágono').join('\r\n'), 'accionJ0.sbt');
        if (atNothing) expect(read.ok).toBe(true);
        else
          expect(read).toMatchObject({
            ok: false,
            error: { code: 'sbt-line', file: 'accionJ0.sbt', line: at + 1, found: 'Hexágono' },
          });
      }),
    );
  });

  test('is refused if it ends too early', () => {
    fc.assert(
      fc.property(actions, (action) => {
        const lines = writeAction(call, action).split('\r\n').slice(0, -1);
        const cut = lines.slice(0, -1).join('\r\n');
        expect(readAction(call, cut)).toMatchObject({ ok: false, error: { line: lines.length, found: null } });
      }),
    );
  });
});

const refused = (call: Call, ...lines: readonly string[]) => readAction(call, lines.join('\n'));

test.each<[string, Call, lines: readonly string[], line: number]>([
  ['a mode in other letters', 'Movimiento', ['andar'], 1],
  ['an accent', 'Movimiento', ['Inmóvil'], 1],
  ['no hex to go to', 'Movimiento', ['Saltar', '0000', '1'], 2],
  ['no such side', 'Movimiento', ['Saltar', '0101', '7'], 3],
  ['a step not taken', 'Movimiento', ['Andar', '0101', '1', 'False', '1', 'Adelante', '0'], 7],
  ['rising to no side', 'Movimiento', ['Andar', '0101', '1', 'False', '1', 'Levantarse', '0'], 7],
  ['going down twice', 'Movimiento', ['Andar', '0101', '1', 'False', '1', 'Cuerpo a Tierra', '2'], 7],
  ['fewer than no steps', 'Movimiento', ['Andar', '0101', '1', 'False', '-1'], 5],
  ['a twist all round', 'Reaccion', ['Atras'], 1],
  ['no such place', 'AtaqueArmas', ['False', '0000', '1', 'XX', '0', 'False', '-1', '-1', '0101', 'Mech'], 4],
  ['a slot too many', 'AtaqueArmas', ['False', '0000', '1', 'TD', '12', 'False', '-1', '-1', '0101', 'Mech'], 5],
  ['a kick with an arm that is none', 'AtaqueFisico', ['1', 'TC', '2000', '0101', 'Mech'], 2],
  ['a blow at nothing', 'AtaqueFisico', ['1', 'PI', '2000', '0101', 'Ninguno'], 5],
  ['fewer than no sinks', 'FinalTurno', ['-1', '0', 'False', '0'], 1],
])('%s is refused', (_, call, lines, line) =>
  expect(refused(call, ...lines)).toMatchObject({ ok: false, error: { line } }),
);

test('the kind of a shot at nothing is ignored', () => {
  const lines = ['False', '0000', '1', 'TD', '0', 'False', '-1', '-1', '0000', 'whatever'];
  expect(must(readAction('AtaqueArmas', lines.join('\n'))).shots).toEqual([
    { place: 'TD', slot: 0, double: false, ammoPlace: null, ammoSlot: null, target: '0000', kind: 'Ninguno' },
  ]);
});
