import { expect, test } from 'vitest';
import { ALL, type Filters, facetsOf, filtered, QUIET, type Row } from './filters.ts';

const row = (n: number, seat: string, kind: string | null, phase: string, rules: string[], by: string | null): Row => ({
  n,
  seat,
  kind,
  phase,
  rules,
  by,
});
const ROWS = [
  row(1, 'blue', 'move', 'early', ['room', 'scent'], 'room'),
  row(2, 'red', 'move', 'late', ['scent'], 'scent'),
  row(3, 'blue', null, 'late', ['thrift'], null),
  row(4, 'blue', 'fire', 'late', ['room'], 'aim'),
];

test.each<[string, Partial<Filters>, number[]]>([
  ['nothing asked for is all', {}, [1, 2, 3, 4]],
  ['a seat', { seat: 'blue' }, [1, 3, 4]],
  ['a phase', { phase: 'late' }, [2, 3, 4]],
  ['a kind', { kind: 'move' }, [1, 2]],
  ['keeping quiet', { kind: QUIET }, [3]],
  ['a rule that spoke', { rule: 'room' }, [1, 4]],
  ['a rule that decided', { rule: 'room', deciding: true }, [1]],
  ['a rule that decided without a word for the choice', { rule: 'aim' }, [4]],
  ['all at once', { seat: 'blue', kind: 'fire', phase: 'late', rule: 'room' }, [4]],
  ['what nobody did', { seat: 'red', kind: 'fire' }, []],
])('%s', (_, filters, found) => {
  expect(filtered(ROWS, { ...ALL, ...filters }).map(({ n }) => n)).toEqual(found);
});

test('offers only values of the seat', () => {
  expect(facetsOf(ROWS, 'red')).toEqual({
    seats: ['blue', 'red'],
    phases: ['late'],
    kinds: ['move'],
    rules: ['scent'],
  });
});
