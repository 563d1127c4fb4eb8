import { describe, expect, test } from 'vitest';
import { hexOf, labelOf } from '../../../../parts/hex/hex.ts';
import type { Ground } from '../../ground.ts';
import { betterSide, eyeAt, sight } from '../sight.ts';
import { ground, table } from '../testing.ts';

type Hexes = Readonly<Record<string, Partial<Ground>>>;
const SHEET = { cols: 16, rows: 17 };

function look(from: string, to: string, hexes: Hexes = {}) {
  const state = table({ map: ground(hexes), units: [] });
  const [one, other] = [eyeAt(hexOf(SHEET, from), 0, 2), eyeAt(hexOf(SHEET, to), 0, 2)];
  const seen = sight(state, one, other);
  const line = seen.line.map((hex) => labelOf(SHEET, hex)).join(' ');
  return { ...seen, line, better: betterSide(state, one, other) };
}

describe('the side that is better for the defender counts', () => {
  const level = (n: number) => ({ level: n });
  test.each<[string, Hexes, line: string, divided: 'left' | 'right', clear: boolean, woods: number, cover: boolean]>([
    ['nothing there', {}, '0617', 'right', true, 0, false],
    ['a hill to the left', { '0616': level(2) }, '0616', 'left', false, 0, false],
    ['a hill to the right', { '0617': level(2) }, '0617', 'right', false, 0, false],
    ['hills on both sides', { '0616': level(2), '0617': level(2) }, '0617', 'right', false, 0, false],
    ['woods to the left', { '0616': { woods: 1 } }, '0616', 'left', true, 1, false],
    ['denser woods to the left', { '0616': { woods: 2 }, '0617': { woods: 1 } }, '0616', 'left', true, 2, false],
    ['the same woods', { '0616': { woods: 1 }, '0617': { woods: 1 } }, '0617', 'right', true, 1, false],
    ['cover to the left', { '0616': level(1) }, '0616', 'left', true, 0, true],
    [
      'cover to the left, heavy woods to the right',
      { '0616': level(1), '0617': { woods: 2 } },
      '0617',
      'right',
      true,
      2,
      false,
    ],
  ])('%s, 0517 to 0717', (_, hexes, line, divided, clear, woods, cover) => {
    const seen = look('0517', '0717', hexes);
    expect(seen).toMatchObject({ line, divided, clear, woods });
    if (clear) expect(seen.cover).toBe(cover);
    // From the other end, the same hex is on the other side.
    expect(look('0717', '0517', hexes)).toMatchObject({ line, divided: divided === 'left' ? 'right' : 'left', clear });
  });

  test('all along the line: not the left of one pair and the right of the next', () => {
    const one = { woods: 1 } as const;
    // 0509 to 0909: 0608 or 0609, then 0709, then 0808 or 0809.
    expect(look('0509', '0909', { '0608': one, '0809': one })).toMatchObject({ woods: 1, divided: 'right' });
    expect(look('0509', '0909', { '0608': one, '0808': one })).toMatchObject({ woods: 2, divided: 'left' });
    expect(look('0509', '0909', { '0608': one, '0709': one, '0808': one })).toMatchObject({ woods: 3, clear: false });
    expect(look('0509', '0909', { '0608': one, '0709': one, '0809': one })).toMatchObject({ woods: 2, clear: true });
  });

  test('hexes off the map do not count', () => {
    expect(look('0101', '0301')).toMatchObject({ line: '0201', divided: 'right', clear: true });
    expect(look('0217', '0417')).toMatchObject({ line: '0317', divided: 'left', clear: true });
    expect(look('0217', '0417', { '0317': { woods: 1 } })).toMatchObject({ woods: 1, better: 'left' });
  });

  test('neither side is better if both are equal or there is one line', () => {
    expect(look('0517', '0717').better).toBeNull();
    expect(look('0517', '0513', { '0515': { woods: 1 } })).toMatchObject({ better: null, divided: null });
    expect(look('0517', '0717', { '0616': { smoke: 1 } }).better).toBe('left');
  });
});

test('a corner that the line touches counts if the ruleset says so', () => {
  // 0509 to 0604 touches corners of 0607 and 0506.
  const map = ground({ '0607': { woods: 1 }, '0506': { level: 2 } });
  const [from, to] = [eyeAt(hexOf(SHEET, '0509'), 0, 2), eyeAt(hexOf(SHEET, '0604'), 0, 2)];
  const ignored = { clear: true, woods: 0 };
  expect(sight(table({ map, units: [], ruleset: 'simulador' }), from, to)).toMatchObject(ignored);
  expect(sight(table({ map, units: [], switches: { corner: 'ignored' } }), from, to)).toMatchObject(ignored);
  expect(sight(table({ map, units: [] }), from, to)).toMatchObject({
    clear: false,
    woods: 1,
    blockedBy: { hex: hexOf(SHEET, '0506') },
  });
});
