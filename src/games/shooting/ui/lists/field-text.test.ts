import { describe, expect, test } from 'vitest';
import { must } from '../../../../kernel/result.ts';
import { corrected } from '../../roster/corrections.ts';
import { readLists } from '../../roster/detect.ts';
import { FILES } from '../../roster/fixtures/files.ts';
import { TEXTS } from '../../roster/fixtures/texts.ts';
import { typedField } from './field-text.ts';

test.each([...FILES, ...TEXTS].map(({ name, input }) => [name, input] as const))(
  '%s: the example of every typed field is a value that the list accepts',
  (_, input) => {
    for (const list of must(readLists(input)))
      for (const { unit, field } of list.report) {
        const typed = typedField(unit, field);
        if (!typed) continue;
        for (const language of ['en', 'es'] as const) {
          const value = typed.read(typed.like[language]);
          expect(corrected(list, [{ list: list.fingerprint, unit, field, value }]).refused, field).toEqual([]);
        }
      }
  },
);

const RANGED = { name: '', range: 24, A: 2, skill: 3, S: 4, AP: -1, D: 1, abilities: [] };
const MELEE = { name: '', range: 0, A: 3, skill: 4, S: 8, AP: -2, D: 2, abilities: [] };
const FLAMES = { name: '', range: 12, A: 'D6', skill: null, S: 5, AP: 0, D: 1 };

describe('a weapon as text, in the letters of either language', () => {
  test.each([
    ['24" A2 BS3+ S4 AP-1 D1', 'ranged', RANGED],
    ['24” a2 bs3 s4 ap−1 d1', 'ranged', RANGED],
    ['24" A2 HP3+ F4 FP-1 D1', 'ranged', RANGED],
    ['24, A 2, BS 3+, S 4, AP -1, D 1', 'ranged', RANGED],
    ['24" A2 BS3+ S4 AP-1 D D3', 'ranged', { ...RANGED, D: 'D3' }],
    ['24" A2 BS3+ S4 AP-1 DD6+1', 'ranged', { ...RANGED, D: 'D6+1' }],
    ['24" A2 BS3+ S4 AP-1 D1, Rapid Fire 1', 'ranged', { ...RANGED, abilities: ['Rapid Fire 1'] }],
    ['24" A2 HP3+ F4 FP-1 D1, Fuego rápido 1', 'ranged', { ...RANGED, abilities: ['Rapid Fire 1'] }],
    ['12" AD6 S5 AP0 D1, Torrent, Ignores Cover', 'ranged', { ...FLAMES, abilities: ['Torrent', 'Ignores Cover'] }],
    ['A3 WS4+ S8 AP-2 D2', 'melee', MELEE],
    ['A3 HA4+ F8 FP-2 D2', 'melee', MELEE],
    ['Melee A3 WS4+ S8 AP-2 D2', 'melee', MELEE],
    ['Cuerpo a cuerpo A3 HA4+ F8 FP-2 D2', 'melee', MELEE],
  ])('%s is %s', (text, kind, profile) => {
    expect(typedField('U', 'weapons.0')?.read(text)).toEqual({ kind, profiles: [profile] });
  });

  test.each([
    ['no values', 'a big gun'],
    ['neither ranged nor melee', 'A3 S8 AP-2 D2'],
    ['a range and a melee test', '24" A3 WS4+ S8 AP-2 D2'],
    ['no range', 'A2 BS3+ S4 AP-1 D1'],
    ['no test and no Torrent', '24" A2 S4 AP-1 D1'],
    ['a test that dice cannot fail', '24" A2 BS1+ S4 AP-1 D1'],
  ])('%s: not read', (_, text) => expect(typedField('U', 'weapons.0')?.read(text)).toBeUndefined());
});

describe('a stat line as text, in the letters of either language', () => {
  const line = (inv: number | null) => ({ T: 4, Sv: 3, W: 2, inv, invMelee: inv });
  test.each([
    ['T4 Sv3+ W2', line(null)],
    ['T4, Sv 3+, W2', line(null)],
    ['R4 S3+ H2', line(null)],
    ['R4 TS3+ H2', line(null)],
    ['M6" T4 Sv3+ W2 Ld6+ OC2', line(null)],
    ['T4 Sv3+ W2 inv4+', line(4)],
    ['T4 Sv3+ W2 4++', line(4)],
    ['tough', undefined],
    ['T4 Sv3+ W2 and more', undefined],
  ])('%s', (text, value) => expect(typedField('U', 'models.0.stats')?.read(text)).toEqual(value));
});

test('the points of the whole list cannot be typed', () => expect(typedField(null, 'points')).toBeUndefined());
