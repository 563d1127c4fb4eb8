import { describe, expect, test } from 'vitest';
import { CLEAR, type Ground } from '../../ground.ts';
import { designNamed } from '../../rules/build/compile.ts';
import { ground, hex, set, table } from '../../rules/testing.ts';
import { seen } from '../act/testing.ts';
import { boardLabels } from '../board-labels.ts';
import { groundText, hexText, reachedText } from './hex-text.ts';

const HALL = { kind: 2, bunker: false, cf: 40, height: 3 } as const;

describe('terrain of a hex', () => {
  test.each<readonly [Partial<Ground>, string, string]>([
    [{}, 'clear', 'despejado'],
    [{ level: 2 }, 'clear, level 2', 'despejado, nivel 2'],
    [{ woods: 2, level: -1 }, 'heavy woods, level \u22121', 'bosque denso, nivel \u22121'],
    [{ water: 2 }, 'water, depth 2', 'agua, profundidad 2'],
    [{ river: 9 }, 'river, water, depth 1', 'río, agua, profundidad 1'],
    [{ rough: true, smoke: 1 }, 'rough, light smoke', 'terreno abrupto, humo ligero'],
    [{ building: HALL }, 'medium building, height 3, CF 40', 'edificio medio, altura 3, FC 40'],
    [{ building: { ...HALL, bunker: true } }, 'bunker, CF 40', 'búnker, FC 40'],
    [{ building: { ...HALL, cf: 0 } }, 'rubble', 'escombros'],
    [{ woods: 1, fire: 3 }, 'light woods, burning', 'bosque ligero, en llamas'],
    [{ clubs: 2 }, '2 clubs', '2 garrotes'],
  ])('%j', (ground, en, es) => {
    expect(groundText({ ...CLEAR, ...ground }, boardLabels('en')).join(', ')).toBe(en);
    expect(groundText({ ...CLEAR, ...ground }, boardLabels('es')).join(', ')).toBe(es);
  });
});

describe('screen reader text of a hex', () => {
  const map = ground({ '0505': { woods: 1 } });
  const state = table({
    map,
    units: [
      { at: '0505', facing: 1, design: designNamed('AS7-D') },
      { at: '0606', side: '1', design: designNamed('Manticore') },
    ],
  });

  test('unit, condition and terrain', () => {
    const at = seen(set(state, 0, { torso: 2, prone: true }));
    expect(hexText(at, 'en', hex(state, '0505'), 0, ['chosen'])).toBe(
      '0505, Atlas AS7-D (blue), facing north-east, torso south-east, 100% of armour and structure left, prone, light woods, chosen',
    );
  });

  test('a wreck', () => {
    const at = seen(set(state, 1, { destroyed: 'destroyed-engine' }));
    expect(hexText(at, 'es', hex(state, '0606'), 1)).toMatch(/^0606, restos de .*Manticore.*, despejado$/);
  });

  test('no unit', () => {
    expect(hexText(seen(state), 'en', hex(state, '0101'), null)).toBe('0101, clear');
  });
});

test('cost of a move', () => {
  expect(reachedText({ mode: 'run', mp: 5, heat: 2, rolls: 1 }, boardLabels('en'))).toBe(
    'Run 5 MP, heat 2, 1 piloting roll',
  );
  expect(reachedText({ mode: 'walk', mp: 1, heat: 0, rolls: 0 }, boardLabels('es'))).toBe('Andar 1 PM');
});
