import { expect, test } from 'vitest';
import { codeIn, routeOf } from './route.ts';

test.each([
  ['/', { at: 'home' }],
  ['/new/radar', { at: 'new', game: 'radar' }],
  ['/odds/shooting', { at: 'odds', game: 'shooting' }],
  ['/rules/radar', { at: 'rules', game: 'radar' }],
  ['/odds', { at: 'lost' }],
  ['/m/k7qxa', { at: 'table', code: 'K7QXA' }],
  ['/m/K7QXA/', { at: 'table', code: 'K7QXA' }],
  ['/replay', { at: 'replay', code: null }],
  ['/replay/K7QXA', { at: 'replay', code: 'K7QXA' }],
  ['/lab', { at: 'lab' }],
  ['/me', { at: 'me' }],
  ['/me/x', { at: 'lost' }],
  ['/recover', { at: 'recover' }],
  ['/leagues', { at: 'leagues', code: null }],
  ['/leagues/k7qxa', { at: 'leagues', code: 'K7QXA' }],
  ['/leagues/K7QXA/more', { at: 'lost' }],
  ['/lab/radar', { at: 'lost' }],
  ['/arena', { at: 'arena', id: null, ladder: null }],
  ['/arena/k7QXMA', { at: 'arena', id: 'k7QXMA', ladder: null }],
  ['/arena/ladder/radar', { at: 'arena', id: null, ladder: 'radar' }],
  ['/arena/K7QXMA/12/1', { at: 'stored', game: { experiment: 'K7QXMA', pair: 12, which: 0 } }],
  ['/arena/K7QXMA/0/2', { at: 'stored', game: { experiment: 'K7QXMA', pair: 0, which: 1 } }],
  ['/arena/K7QXMA/12', { at: 'lost' }],
  ['/arena/K7QXMA/12/3', { at: 'lost' }],
  ['/arena/ladder/radar/more', { at: 'lost' }],
  ['/arena/K7QXMA/x/1', { at: 'lost' }],
  ['/m', { at: 'lost' }],
  ['/m/no', { at: 'lost' }],
  ['/m/K7QXA/more', { at: 'lost' }],
  ['/elsewhere', { at: 'lost' }],
])('%s is one route', (path, route) => {
  expect(routeOf(path)).toEqual(route);
});

test.each([
  ['k7qxa', 'K7QXA'],
  [' K7QXA ', 'K7QXA'],
  ['http://localhost:8080/m/K7QXA', 'K7QXA'],
  ['http://localhost:8080/m/K7QXA?x=1#there', 'K7QXA'],
  ['k7', null],
  ['', null],
])('finds the match code in %j', (text, code) => {
  expect(codeIn(text)).toBe(code);
});
