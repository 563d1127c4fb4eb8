import { describe, expect, test } from 'vitest';
import { hear } from '../audience.ts';
import { parse } from '../commands.ts';
import { view } from '../view.ts';
import { full, played, refused, type Situation, type Speaker, sea, type Told } from './testing.ts';

// Known holes in the original program, numbered as in its list. None of them is open here.

const MOVED = { moved: true, course: 'east' } as const;
const SURFACED: Situation = { blue: { at: 'E5', surfaced: 5, charges: 'full' }, now: { moved: true, surfacing: true } };
const AFLOAT: Situation = { blue: { at: 'E5', charges: 'full' }, now: MOVED };
const OVER: Situation = {
  phase: 'ended',
  blue: { hull: 1, marks: [0, 1, 2, 3, 4] },
  now: { moved: true, course: 'north' },
};

describe('orders that must not pass', () => {
  test.each<[string, Situation, Speaker, Told, string]>([
    ['1 a torpedo after surfacing', SURFACED, 'blue.captain', { type: 'torpedo', at: 'E6' }, 'turn-is-over'],
    ['1 a mine after surfacing', SURFACED, 'blue.captain', { type: 'drop-mine', at: 'E6' }, 'turn-is-over'],
    ['1 a drone after surfacing', SURFACED, 'blue.captain', { type: 'drone', sector: 1 }, 'turn-is-over'],
    ['1 sonar after surfacing', SURFACED, 'blue.captain', { type: 'sonar' }, 'turn-is-over'],
    [
      '2 stealth on the surface',
      { ...SURFACED, now: {} },
      'blue.captain',
      { type: 'stealth', course: 'east', steps: 0 },
      'on-the-surface',
    ],
    ['2 surfacing on the surface', { ...SURFACED, now: {} }, 'blue.captain', { type: 'surface' }, 'on-the-surface'],
    ['4 a drone over sector 99', AFLOAT, 'blue.captain', { type: 'drone', sector: 99 }, 'no-such-sector'],
    [
      '4 a lie off the map',
      { ...AFLOAT, active: 'red', now: { ...MOVED, sonar: true } },
      'blue.captain',
      { type: 'answer-sonar', first: { about: 'col', value: 4 }, second: { about: 'row', value: 99 } },
      'claim-off-map',
    ],
    [
      '5 a second mine in one cell',
      { ...AFLOAT, blue: { at: 'E5', mines: 'E6', charges: full('mine') } },
      'blue.captain',
      { type: 'drop-mine', at: 'E6' },
      'own-mine',
    ],
    ['6 a mark when it is over', OVER, 'blue.engineer', { type: 'mark', node: 5 }, 'match-over'],
    ['6 a charge when it is over', OVER, 'blue.first-mate', { type: 'charge', system: 'sonar' }, 'match-over'],
    ['6 a word when it is over', OVER, 'blue.captain', { type: 'request-report' }, 'match-over'],
    ['7 beginning again', AFLOAT, 'umpire', { type: 'begin' }, 'already-begun'],
    ['7 placing again', AFLOAT, 'blue.captain', { type: 'place', at: 'A1' }, 'already-playing'],
    ['8 an order from a spectator', AFLOAT, 'spectator', { type: 'sonar' }, 'unknown-seat'],
    ['8 an order for the other side', AFLOAT, 'red.captain', { type: 'sonar' }, 'not-your-turn'],
  ])('%s', (_, situation, seat, command, code) => {
    expect(refused(sea(situation), seat, command)).toBe(code);
  });

  test.each<[string, unknown, string]>([
    ['3 an unheard-of course', { type: 'move', course: 'up' }, 'bad-command'],
    ['3 a course of the language', { type: 'move', course: 'constructor' }, 'bad-command'],
    ['3 node -1', { type: 'mark', node: -1 }, 'bad-command'],
    ['3 node 24', { type: 'mark', node: 24 }, 'bad-command'],
    ['3 half a node', { type: 'mark', node: 0.5 }, 'bad-command'],
    ['4 sector 0', { type: 'drone', sector: 0 }, 'bad-command'],
    ['4 a sector in words', { type: 'drone', sector: 'all' }, 'bad-command'],
    ['7 changing side in the middle', { type: 'set-team', team: 'red' }, 'unknown-command'],
    ['7 a command of the language', { type: 'toString' }, 'unknown-command'],
    ['a field too many', { type: 'sonar', secretly: true }, 'bad-command'],
    ['no object', 'sonar', 'unknown-command'],
    ['nothing', null, 'unknown-command'],
  ])('%s has the wrong shape', (_, input, code) => {
    const answer = parse(input);
    expect(answer.ok ? undefined : answer.error.code).toBe(code);
  });
});

describe('secrets that must not leak (9)', () => {
  const blue = { at: 'E5', mines: 'A1 A2', charges: 'full', marks: [1] } as const;

  test('enemy gauges and the count of enemy mines', () => {
    expect(view(sea({ blue }), 'red.captain').boats.blue).toMatchObject({ charges: null, mines: null });
  });

  test.each([
    ['a repaired circuit', { type: 'circuit-repaired', side: 'blue', circuit: 2 }, undefined],
    [
      'the cause of damage',
      { type: 'damaged', side: 'blue', amount: 1, cause: 'overload' },
      { type: 'damaged', side: 'blue', amount: 1 },
    ],
    [
      'the length of a stealth run',
      { type: 'stealthed', side: 'blue', course: 'east', steps: 2, path: [1, 2] },
      { type: 'stealthed', side: 'blue' },
    ],
  ] as const)('%s', (_, event, heard) => {
    expect(hear(sea({ ruleset: 'classic' }).rules, event, 'red.captain')).toEqual(heard);
  });

  test('10 whether the enemy hears of a mine depends on the rules, not on who holds the seat', () => {
    const event = { type: 'mine-dropped', side: 'blue', at: 4 } as const;
    expect(hear(sea({ ruleset: 'classic' }).rules, event, 'red.captain')).toEqual({
      type: 'mine-dropped',
      side: 'blue',
    });
    expect(hear(sea({ ruleset: 'seed' }).rules, event, 'red.captain')).toBeUndefined();
  });

  test('8 a spectator sees no more than both sides do', () => {
    const state = played(sea({ blue: { ...blue, marks: [] } }), [
      'blue.captain',
      { type: 'stealth', course: 'east', steps: 2 },
    ]);
    const { boats, now } = view(state, 'spectator');
    expect([boats.blue.at, boats.red.at, now.course]).toEqual([null, null, null]);
  });
});
