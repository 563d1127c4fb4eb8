import { describe, expect, test } from 'vitest';
import { cell, full, name, type Situation, sea } from '../rules/testing.ts';
import { view } from '../view.ts';
import { offered, pathOf, picked, stealthReach } from './aim.ts';
import type { Draft } from './draft.ts';
import { stationOf } from './station.ts';

const MOVED = { moved: true, course: 'north' } as const;

function at(situation: Situation) {
  const state = sea(situation);
  const seen = view(state, 'blue.captain');
  const station = stationOf(seen);
  if (!station) throw new Error('a captain has a station');
  return { state, seen, station };
}

describe('options on the chart', () => {
  test.each<[string, Situation, Draft | null, string]>([
    ['open courses before the move', { blue: { at: 'B2', trail: 'B1' } }, null, 'A2 C2 B3'],
    [
      'cells for a mine',
      { now: MOVED, blue: { at: 'A1', charges: full('mine') } },
      { kind: 'drop-mine', at: null },
      'B1 A2',
    ],
    ['own mines to set off', { blue: { mines: 'C3 D4' } }, { kind: 'detonate', at: null }, 'C3 D4'],
    ['nothing for an empty tube', { now: MOVED }, { kind: 'torpedo', at: null }, ''],
  ])('%s', (_, situation, draft, cells) => {
    const { state, seen, station } = at(situation);
    const names = [...offered(seen, station, draft).keys()].sort((a, b) => a - b).map((each) => name(state, each));
    expect(names).toEqual(cells.split(' ').filter(Boolean));
  });

  test('every cell of a sector for a drone', () => {
    const { seen, station } = at({ now: MOVED, blue: { charges: full('drone') } });
    const offers = offered(seen, station, { kind: 'drone', sector: null });
    expect(offers.size).toBe(81);
    expect(offers.get(80)).toEqual({ type: 'drone', sector: 9 });
  });
});

test('stealth runs as far as the water is open', () => {
  const { state, seen, station } = at({ blue: { at: 'B2', trail: 'B1', mines: 'E2', charges: full('stealth') } });
  expect(stealthReach(seen, station)).toEqual({ north: 0, south: 4, east: 2, west: 1 });
  const path = pathOf(seen, station, { kind: 'stealth', course: 'east', steps: 2 });
  expect(path.map((each) => name(state, each))).toEqual(['C2', 'D2']);
});

test('a first pick drafts, a second of the same cell gives the order, any other cell does nothing', () => {
  const { state, seen, station } = at({ blue: { at: 'B2' } });
  const offers = offered(seen, station, null);
  const draft: Draft = { kind: 'move', course: 'east' };
  expect(picked(offers, null, cell(state, 'C2'))).toEqual({ draft });
  expect(picked(offers, draft, cell(state, 'C2'))).toEqual({ send: { type: 'move', course: 'east' } });
  expect(picked(offers, draft, cell(state, 'H8'))).toBeNull();
});
