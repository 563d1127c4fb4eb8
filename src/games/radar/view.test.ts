import { describe, expect, test } from 'vitest';
import { Random } from '../../kernel/random.ts';
import { fresh, type Situation, sea, wander } from './rules/testing.ts';
import { type BoatView, otherSide, SEATS, seatOf, type TurnView, type View, view } from './view.ts';

const BOAT: Situation = {
  blue: { at: 'E5', trail: 'E4', mines: 'A1', hull: 3, charges: 'full', marks: [1] },
  red: { at: 'G7', trail: 'G8', mines: 'B1', hull: 2, surfaced: 9, charges: 'full' },
};

const seen = (boat: BoatView): string =>
  (['at', 'trail', 'mines', 'charges', 'usable', 'marks'] as const).filter((field) => boat[field] !== null).join(' ');

describe('the own boat, hull and surface aside', () => {
  test.each([
    // ruleset    seat                    sees
    ['seed', 'blue.captain', 'at trail mines charges usable'],
    ['seed', 'blue.first-mate', 'charges'],
    ['seed', 'blue.engineer', 'marks'],
    ['seed', 'blue.radio-operator', ''],
    ['classic', 'blue.captain', 'at trail mines charges usable'],
    ['classic', 'blue.first-mate', 'charges usable'],
    ['classic', 'blue.engineer', 'marks'],
    ['classic', 'blue.radio-operator', ''],
  ] as const)('%s: %s sees %s', (ruleset, seat, fields) => {
    expect(seen(view(sea({ ruleset, ...BOAT }), seat).boats.blue)).toBe(fields);
  });

  test('a view agrees with the state', () => {
    const state = sea(BOAT);
    const { at, trail, mines, charges } = view(state, 'blue.captain').boats.blue;
    expect({ at, trail, mines, charges }).toMatchObject({
      at: state.boats.blue.at,
      trail: state.boats.blue.trail,
      mines: state.boats.blue.mines,
      charges: state.boats.blue.charges,
    });
    expect(view(state, 'blue.engineer').boats.blue.marks).toBe(2);
  });

  test.each([
    // ruleset    seat                 usable, a red node being marked
    ['seed', 'blue.captain', ['sonar', 'drone', 'stealth']],
    ['classic', 'blue.captain', ['sonar', 'drone', 'stealth']],
    ['classic', 'blue.first-mate', ['sonar', 'drone']],
  ] as const)('%s: %s notices that %j still work', (ruleset, seat, usable) => {
    expect(view(sea({ ruleset, ...BOAT }), seat).boats.blue.usable).toEqual(usable);
  });
});

describe('the enemy boat', () => {
  test.each([...SEATS, 'spectator'] as const)('%s sees hull and surface, nothing else', (watcher) => {
    const { boats } = view(sea(BOAT), watcher);
    const mine = seatOf(watcher)?.side;
    for (const side of mine ? [otherSide(mine)] : (['blue', 'red'] as const)) {
      expect(seen(boats[side])).toBe('');
      expect(boats[side]).toMatchObject(side === 'red' ? { hull: 2, surfaced: 9 } : { hull: 3, surfaced: 0 });
    }
  });
});

describe('watchers who see everything', () => {
  const all = 'at trail mines charges marks';
  test.each<[string, Situation, string, string]>([
    ['a spectator during play', {}, 'spectator', ''],
    ['a spectator where the set-up allows it', { spectators: 'all' }, 'spectator', all],
    ['a spectator once it is over', { phase: 'ended' }, 'spectator', all],
    ['the archive', {}, 'archive', all],
    ['a stranger', {}, 'umpire', ''],
    ['a captain where spectators see all', { spectators: 'all' }, 'red.captain', ''],
  ])('%s', (_, situation, watcher, fields) => {
    expect(seen(view(sea({ ...BOAT, ...situation }), watcher).boats.blue)).toBe(fields);
  });
});

describe('the turn', () => {
  const now = { moved: true, course: 'north', marked: true, charged: false, fired: true } as const;
  const known = (situation: Situation, watcher: string): string => {
    const turn = view(sea(situation), watcher).now;
    return (['course', 'marked', 'charged', 'fired'] as const satisfies readonly (keyof TurnView)[])
      .filter((field) => turn[field] !== null)
      .join(' ');
  };

  test.each([
    // watcher               a course called aloud            in stealth
    ['blue.captain', 'course marked charged fired', 'course marked charged fired'],
    ['blue.engineer', 'course marked charged fired', 'course marked charged fired'],
    ['blue.first-mate', 'course marked charged fired', 'marked charged fired'],
    ['blue.radio-operator', 'course marked charged fired', 'marked charged fired'],
    ['red.captain', 'course', ''],
    ['red.engineer', 'course', ''],
    ['red.radio-operator', 'course', ''],
    ['spectator', 'course', ''],
    ['archive', 'course marked charged fired', 'course marked charged fired'],
  ])('%s knows %s; in stealth %s', (watcher, aloud, hidden) => {
    expect(known({ now }, watcher)).toBe(aloud);
    expect(known({ now: { ...now, stealth: true } }, watcher)).toBe(hidden);
  });

  test('the crew knows which messages it has sent, the enemy does not', () => {
    const state = sea({ spoken: { blue: 5, red: 2 } });
    expect(
      [view(state, 'blue.engineer'), view(state, 'red.engineer'), view(state, 'spectator')].map((v: View) => v.spoken),
    ).toEqual([5, 2, 0]);
  });
});

test('in random play, changing hidden things does not change a view', () => {
  const random = new Random(7);
  wander(fresh({ chart: 'sound' }), random, 600, (state) => {
    if (state.phase !== 'playing') return;
    const { red } = state.boats;
    const moved = {
      ...red,
      at: (red.at + 1) % 100,
      trail: [],
      mines: [3],
      marks: red.marks ^ 5,
      charges: { ...red.charges, mine: 0 },
    };
    const other = { ...state, boats: { ...state.boats, red: moved }, spoken: { ...state.spoken, red: 7 } };
    for (const seat of SEATS) if (seat.startsWith('blue')) expect(view(other, seat)).toEqual(view(state, seat));
    expect(view(other, 'spectator')).toEqual(view(state, 'spectator'));
  });
});
