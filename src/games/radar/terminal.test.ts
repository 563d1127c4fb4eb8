import { describe, expect, test } from 'vitest';
import { Random } from '../../kernel/random.ts';
import type { Command } from './commands.ts';
import { options } from './options.ts';
import { cell, fresh, type Situation, sea, wander } from './rules/testing.ts';
import { SEATS } from './state.ts';
import { board, typed, write } from './terminal.ts';
import { say } from './text.ts';
import { view } from './view.ts';

const state = sea({
  chart: 'alpha',
  blue: { charges: { torpedo: 6, mine: 1, sonar: 0, drone: 2, stealth: 4 }, marks: [12] },
});
const H8 = cell(state, 'H8');
const read = (line: string, seat = 'blue.captain') => typed(line, view(state, seat));
const ROUTE = { cost: 0, risk: 0, marks: [] } as const;

describe('typed', () => {
  test.each<[string, Command]>([
    ['place H8', { type: 'place', at: H8 }],
    ['move north', { type: 'move', course: 'north' }],
    ['MOVE North', { type: 'move', course: 'north' }],
    ['move w', { type: 'move', course: 'west' }],
    ['n', { type: 'move', course: 'north' }],
    ['east', { type: 'move', course: 'east' }],
    ['stealth east 3', { type: 'stealth', course: 'east', steps: 3 }],
    ['stealth s 0', { type: 'stealth', course: 'south', steps: 0 }],
    ['surface', { type: 'surface' }],
    ['dive', { type: 'dive' }],
    ['torpedo h8', { type: 'torpedo', at: H8 }],
    ['  torpedo   H8  ', { type: 'torpedo', at: H8 }],
    ['mine H8', { type: 'drop-mine', at: H8 }],
    ['drop-mine H8', { type: 'drop-mine', at: H8 }],
    ['detonate H8', { type: 'detonate', at: H8 }],
    ['sonar', { type: 'sonar' }],
    [
      'answer row 5 sector 2',
      { type: 'answer-sonar', first: { about: 'row', value: 4 }, second: { about: 'sector', value: 2 } },
    ],
    [
      'answer column O row 15',
      { type: 'answer-sonar', first: { about: 'col', value: 14 }, second: { about: 'row', value: 14 } },
    ],
    ['drone 3', { type: 'drone', sector: 3 }],
    ['mark 4', { type: 'mark', node: 3 }],
    ['mark 24', { type: 'mark', node: 23 }],
    ['charge torpedo', { type: 'charge', system: 'torpedo' }],
    ['end', { type: 'end-turn' }],
    ['end-turn', { type: 'end-turn' }],
    ['request', { type: 'request-report' }],
    ['priority torpedo drone', { type: 'set-priority', systems: ['torpedo', 'drone'] }],
    ['protect torpedo', { type: 'protect', systems: ['torpedo'] }],
    ['ready torpedo', { type: 'ready', system: 'torpedo' }],
    ['broken torpedo mine', { type: 'condition', broken: ['torpedo', 'mine'], repaired: [] }],
    ['repaired sonar', { type: 'condition', broken: [], repaired: ['sonar'] }],
    ['broken torpedo repaired sonar', { type: 'condition', broken: ['torpedo'], repaired: ['sonar'] }],
    ['condition', { type: 'condition', broken: [], repaired: [] }],
    [
      'prefer north',
      { type: 'advise', routes: [{ ...ROUTE, course: 'north', stance: 'prefer', why: 'keeps-systems' }] },
    ],
    [
      'avoid s overloads allow west',
      {
        type: 'advise',
        routes: [
          { ...ROUTE, course: 'south', stance: 'avoid', why: 'overloads' },
          { ...ROUTE, course: 'west', stance: 'allow', why: 'keeps-systems' },
        ],
      },
    ],
    ['report high H8', { type: 'report', certainty: 'high', candidates: 0, hypotheses: 0, best: H8, weights: [] }],
    [
      'report low H8 31 drone 3',
      {
        type: 'report',
        certainty: 'low',
        candidates: 31,
        hypotheses: 0,
        best: H8,
        weights: [],
        recommend: { system: 'drone', sector: 3 },
      },
    ],
    [
      'report low H8 31 sonar',
      {
        type: 'report',
        certainty: 'low',
        candidates: 31,
        hypotheses: 0,
        best: H8,
        weights: [],
        recommend: { system: 'sonar' },
      },
    ],
    ['report low H8 31', { type: 'report', certainty: 'low', candidates: 31, hypotheses: 0, best: H8, weights: [] }],
    ['report none', { type: 'report', certainty: 'none', candidates: 0, hypotheses: 0, best: null, weights: [] }],
    ['say They  went North!', { type: 'comment', sentences: [{ code: 'words', words: 'They went North!' }] }],
    ['{"type":"torpedo","at":112}', { type: 'torpedo', at: H8 }],
  ])('%s', (line, command) => {
    expect(read(line)).toEqual({ ok: true, value: command });
  });

  test('status reads the gauges of the sender', () => {
    expect(read('status', 'blue.first-mate')).toEqual({
      ok: true,
      value: { type: 'status', charges: state.boats.blue.charges },
    });
  });

  test('avoid east includes the nodes the engineer sees marked there', () => {
    const answer = read('avoid east', 'blue.engineer');
    expect(answer).toMatchObject({ ok: true, value: { routes: [{ course: 'east', marks: [12] }] } });
  });
});

describe('an unreadable line is refused with the fault and the usage', () => {
  test.each<[string, string, string]>([
    // line                  code                what is said
    ['', 'nothing-typed', 'type a command, for example: move north'],
    [
      'shoot H8',
      'not-understood',
      'unknown command "shoot"; available: place, move, stealth, surface, dive, torpedo, mine, detonate, sonar, answer, drone, end, request, priority, protect',
    ],
    ['torpedo', 'words-missing', 'incomplete command; usage: torpedo H8'],
    ['torpedo H8 now', 'words-left', 'unexpected "now"; usage: torpedo H8'],
    ['torpedo P1', 'not-a-cell', '"P1" is not a cell: cells run from A1 to O15'],
    ['torpedo H16', 'not-a-cell', '"H16" is not a cell: cells run from A1 to O15'],
    ['torpedo here', 'not-a-cell', '"here" is not a cell: cells run from A1 to O15'],
    ['move up', 'not-a-course', '"up" is not a course: use north, south, east or west'],
    ['stealth east 5', 'not-a-number', '"5" is not a number from 0 to 4'],
    ['stealth east many', 'not-a-number', '"many" is not a number from 0 to 4'],
    ['drone 5', 'not-a-number', '"5" is not a number from 1 to 4'],
    ['mark 0', 'not-a-number', '"0" is not a number from 1 to 24'],
    ['charge laser', 'not-a-system', '"laser" is not a system: use torpedo, mine, sonar, drone or stealth'],
    ['priority', 'words-missing', 'incomplete command; usage: priority torpedo drone'],
    ['answer row 16 col A', 'not-a-number', '"16" is not a number from 1 to 15'],
    ['answer row 5 col P', 'not-a-column', '"P" is not a column: columns run from A to O'],
    ['answer depth 5 col A', 'not-one-of', '"depth" is not valid here; available: row, col, column, sector'],
    ['report sure H8', 'not-one-of', '"sure" is not valid here; available: exact, high, medium, low, none'],
    [`say ${'x'.repeat(121)}`, 'too-many-words', 'too long: 121 characters, the limit is 120'],
    ['{"type":"mark","node":24}', 'bad-command', 'the field "node" of the command is not valid: must be <= 23'],
    ['{"type":"fly"}', 'unknown-command', 'unknown command "fly"'],
  ])('%s', (line, code, words) => {
    const answer = read(line);
    expect(answer.ok ? undefined : answer.error.code).toBe(code);
    if (answer.ok) return;
    expect(say(answer.error, 'en', state.rules)).toBe(words);
    expect(say(answer.error, 'es', state.rules)).toBeTruthy();
  });

  test('JSON that breaks off', () => {
    const answer = read('{"type":');
    expect(answer.ok ? undefined : answer.error.code).toBe('not-json');
  });

  test('gauges that one does not see', () => {
    const answer = read('status', 'blue.engineer');
    expect(answer.ok ? undefined : answer.error.code).toBe('gauges-not-seen');
  });

  test('a seat gets the commands of its own role', () => {
    const answer = read('help', 'blue.engineer');
    expect(answer.ok ? [] : answer.error.known).toEqual(['mark', 'condition', 'advise']);
  });
});

describe('write', () => {
  test.each<[string, Command]>([
    ['move north', { type: 'move', course: 'north' }],
    ['torpedo H8', { at: H8, type: 'torpedo' }],
    [
      'answer col O sector 4',
      { type: 'answer-sonar', first: { about: 'col', value: 14 }, second: { about: 'sector', value: 4 } },
    ],
    ['mark 1', { type: 'mark', node: 0 }],
    ['say no idea', { type: 'comment', sentences: [{ code: 'no-idea' }] }],
    [
      '{"type":"comment","sentences":[{"code":"last-surfaced","sector":3}]}',
      { type: 'comment', sentences: [{ code: 'last-surfaced', sector: 3 }] },
    ],
    ['{"type":"protect","systems":[]}', { type: 'protect', systems: [] }],
    ['{"type":"torpedo","at":899}', { type: 'torpedo', at: 899 }],
  ])('%s', (line, command) => {
    const seen = view(state, 'blue.captain');
    expect(write(command, seen)).toBe(line);
    expect(typed(line, seen)).toEqual({ ok: true, value: command });
  });

  test.each<[string, Situation]>([
    ['seed on alpha', { chart: 'alpha' }],
    ['classic on the sound', { ruleset: 'classic', chart: 'sound' }],
    ['a map with two letters a column', { chart: Array(12).fill('.'.repeat(28)), sector: { across: 7, down: 6 } }],
  ])('%s: every option in random play has a short form that reads back as itself', (_, situation) => {
    let offers = 0;
    wander(fresh(situation), new Random(5), 500, (now) => {
      for (const seat of SEATS) {
        const seen = view(now, seat);
        for (const option of options(seen, seat)) {
          offers++;
          const line = write(option, seen);
          const back = typed(line, seen);
          if (line.startsWith('{') || !back.ok) expect({ option, line, back }).toBe('short');
          else expect(back.value).toEqual(option);
        }
      }
    });
    expect(offers).toBeGreaterThan(2000);
  });
});

describe('the board', () => {
  const scene: Situation = {
    ruleset: 'classic',
    chart: 'sound',
    turn: 12,
    extra: 2,
    now: { moved: true, course: 'south' },
    blue: {
      at: 'D7',
      trail: 'D4 D5 D6',
      mines: 'A9',
      hull: 3,
      charges: { torpedo: 3, mine: 1, drone: 4 },
      marks: [6, 12],
    },
    red: { at: 'H9', trail: 'G9', mines: 'J1', surfaced: 4 },
  };
  const shown = (watcher: string) => `\n${board(view(sea(scene), watcher))}\n`;

  test('of the captain', () => {
    expect(shown('blue.captain')).toMatchInlineSnapshot(`
      "
      sound · Classic turn-by-turn · turn 13 of 400 · blue (2 turns in a row) has moved south

            A B C D E   F G H I J
          ┌┄1┄┄┄┄┄┄┄┄┄┬┄2┄┄┄┄┄┄┄┄┄┐   blue (your boat)
        1 ┊ · · · · · ┊ · · · · · ┊     hull     ♥♥♥♡
        2 ┊ · # · · # ┊ · · · · · ┊     boat     D7, sector 3, under water
        3 ┊ · · · · · ┊ · · # · · ┊     mine at  A9
        4 ┊ · · # o · ┊ · · # · · ┊     torpedo  ███    ready
        5 ┊ · · · o # ┊ · · · · · ┊     mine     █░░    1/3
          ├┄3┄┄┄┄┄┄┄┄┄┼┄4┄┄┄┄┄┄┄┄┄┤     sonar    ░░░    0/3
        6 ┊ · · · o · ┊ # · · # · ┊     drone    ████   full, out of order
        7 ┊ · # # @ · ┊ · · · · · ┊     stealth  ░░░░░░ 0/6
        8 ┊ · · · · · ┊ · # · · · ┊
        9 ┊ x · · # · ┊ · · · # · ┊   red
       10 ┊ · · · · · ┊ · · · · · ┊     hull     ♥♥♥♥
          └┄┄┄┄┄┄┄┄┄┄┄┴┄┄┄┄┄┄┄┄┄┄┄┘     boat     on the surface in sector 4
          @ your boat   x your mine
          o your trail   # island

      You are the blue captain. Options: detonate A9 · torpedo G7 (or 27 more)
      Crew messages: request · priority torpedo drone · protect torpedo
      "
    `);
  });
  test('of the engineer', () => {
    expect(shown('blue.engineer')).toMatchInlineSnapshot(`
      "
      sound · Classic turn-by-turn · turn 13 of 400 · blue (2 turns in a row) has moved south

            A B C D E   F G H I J
          ┌┄1┄┄┄┄┄┄┄┄┄┬┄2┄┄┄┄┄┄┄┄┄┐   blue (your boat)
        1 ┊ · · · · · ┊ · · · · · ┊     hull     ♥♥♥♡
        2 ┊ · # · · # ┊ · · · · · ┊
        3 ┊ · · · · · ┊ · · # · · ┊   engine board: ─R─ is marked, ¹²³ are circuits
        4 ┊ · · # · · ┊ · · # · · ┊     north   1 Y ²  2 R ²  3 Y ²  4 G    5 R    6 X
        5 ┊ · · · · # ┊ · · · · · ┊   ▸ south   7─G─³  8 Y ³  9 R ³ 10 R   11 X   12 Y
          ├┄3┄┄┄┄┄┄┄┄┄┼┄4┄┄┄┄┄┄┄┄┄┤     east   13─G─² 14 Y ³ 15 R ¹ 16 X   17 G   18 X
        6 ┊ · · · · · ┊ # · · # · ┊     west   19 R ¹ 20 Y ¹ 21 G ¹ 22 G   23 X   24 X
        7 ┊ · # # · · ┊ · · · · · ┊     radiation    0 of 6 nodes marked
        8 ┊ · · · · · ┊ · # · · · ┊     out of order sonar drone
        9 ┊ · · · # · ┊ · · · # · ┊     R torpedo mine · G sonar drone · Y stealth · X radiation
       10 ┊ · · · · · ┊ · · · · · ┊
          └┄┄┄┄┄┄┄┄┄┄┄┴┄┄┄┄┄┄┄┄┄┄┄┘   red
          # island                      hull     ♥♥♥♥
                                        boat     on the surface in sector 4

      You are the blue engineer. Options: mark 8/9/10/11/12
      Crew messages: broken torpedo mine repaired sonar · prefer north avoid east
      "
    `);
  });
  test('of the first mate', () => {
    expect(shown('blue.first-mate')).toMatchInlineSnapshot(`
      "
      sound · Classic turn-by-turn · turn 13 of 400 · blue (2 turns in a row) has moved south

            A B C D E   F G H I J
          ┌┄1┄┄┄┄┄┄┄┄┄┬┄2┄┄┄┄┄┄┄┄┄┐   blue (your boat)
        1 ┊ · · · · · ┊ · · · · · ┊     hull     ♥♥♥♡
        2 ┊ · # · · # ┊ · · · · · ┊     torpedo  ███    full
        3 ┊ · · · · · ┊ · · # · · ┊     mine     █░░    1/3
        4 ┊ · · # · · ┊ · · # · · ┊     sonar    ░░░    0/3
        5 ┊ · · · · # ┊ · · · · · ┊     drone    ████   full, out of order
          ├┄3┄┄┄┄┄┄┄┄┄┼┄4┄┄┄┄┄┄┄┄┄┤     stealth  ░░░░░░ 0/6
        6 ┊ · · · · · ┊ # · · # · ┊
        7 ┊ · # # · · ┊ · · · · · ┊   red
        8 ┊ · · · · · ┊ · # · · · ┊     hull     ♥♥♥♥
        9 ┊ · · · # · ┊ · · · # · ┊     boat     on the surface in sector 4
       10 ┊ · · · · · ┊ · · · · · ┊
          └┄┄┄┄┄┄┄┄┄┄┄┴┄┄┄┄┄┄┄┄┄┄┄┘
          # island

      You are the blue first mate. Options: charge mine/sonar/stealth
      Crew messages: status · ready torpedo
      "
    `);
  });
  test('of the archive', () => {
    expect(shown('archive')).toMatchInlineSnapshot(`
      "
      sound · Classic turn-by-turn · turn 13 of 400 · blue (2 turns in a row) has moved south

            A B C D E   F G H I J
          ┌┄1┄┄┄┄┄┄┄┄┄┬┄2┄┄┄┄┄┄┄┄┄┐   blue
        1 ┊ · · · · · ┊ · · · · + ┊     hull     ♥♥♥♡
        2 ┊ · # · · # ┊ · · · · · ┊     boat     D7, sector 3, under water
        3 ┊ · · · · · ┊ · · # · · ┊     mine at  A9
        4 ┊ · · # b · ┊ · · # · · ┊     torpedo  ███    ready
        5 ┊ · · · b # ┊ · · · · · ┊     mine     █░░    1/3
          ├┄3┄┄┄┄┄┄┄┄┄┼┄4┄┄┄┄┄┄┄┄┄┤     sonar    ░░░    0/3
        6 ┊ · · · b · ┊ # · · # · ┊     drone    ████   full, out of order
        7 ┊ · # # B · ┊ · · · · · ┊     stealth  ░░░░░░ 0/6
        8 ┊ · · · · · ┊ · # · · · ┊
        9 ┊ x · · # · ┊ · r R # · ┊   engine board: ─R─ is marked, ¹²³ are circuits
       10 ┊ · · · · · ┊ · · · · · ┊     north   1 Y ²  2 R ²  3 Y ²  4 G    5 R    6 X
          └┄┄┄┄┄┄┄┄┄┄┄┴┄┄┄┄┄┄┄┄┄┄┄┘   ▸ south   7─G─³  8 Y ³  9 R ³ 10 R   11 X   12 Y
          B blue boat   R red boat      east   13─G─² 14 Y ³ 15 R ¹ 16 X   17 G   18 X
          x blue mine   + red mine      west   19 R ¹ 20 Y ¹ 21 G ¹ 22 G   23 X   24 X
          b blue trail                  radiation    0 of 6 nodes marked
          r red trail   # island
                                      red
                                        hull     ♥♥♥♥
                                        boat     H9, sector 4, on the surface
                                        mine at  J1
                                        torpedo  ░░░    0/3
                                        mine     ░░░    0/3
                                        sonar    ░░░    0/3
                                        drone    ░░░░   0/4
                                        stealth  ░░░░░░ 0/6

                                      engine board: ─R─ is marked, ¹²³ are circuits
                                        north   1 Y ²  2 R ²  3 Y ²  4 G    5 R    6 X
                                        south   7 G ³  8 Y ³  9 R ³ 10 R   11 X   12 Y
                                        east   13 G ² 14 Y ³ 15 R ¹ 16 X   17 G   18 X
                                        west   19 R ¹ 20 Y ¹ 21 G ¹ 22 G   23 X   24 X
                                        radiation    0 of 6 nodes marked

      Waiting for the blue engineer to mark a node; Waiting for the blue first mate to charge a gauge
      "
    `);
  });

  test.each([
    // watcher                 boat  trail  mine   gauges nodes
    ['blue.captain', true, true, true, true, false],
    ['blue.first-mate', false, false, false, true, false],
    ['blue.engineer', false, false, false, false, true],
    ['blue.radio-operator', false, false, false, false, false],
    ['spectator', false, false, false, false, false],
  ])('%s sees boat %s, trail %s, mine %s, gauges %s, nodes %s', (watcher, ...expected) => {
    const text = shown(watcher);
    const chart = text
      .split('\n')
      .filter((line) => /^ ?[ 0-9]{2} ┊/.test(line))
      .map((line) => line.slice(0, 29))
      .join('');
    expect(
      ['@', 'o', 'x']
        .map((mark) => chart.includes(mark))
        .concat(text.includes('█'), text.includes('─Y─') || text.includes('─G─')),
    ).toEqual(expected);
  });

  test('in random play it is complete for every watcher', () => {
    wander(fresh({ chart: 'sound' }), new Random(3), 300, (now) => {
      for (const watcher of [...SEATS, 'spectator', 'archive']) {
        const text = board(view(now, watcher));
        expect(text).not.toMatch(/undefined|NaN|null|\[object| \n/);
        expect(text).not.toContain('\u001b');
      }
    });
  });
});
