import { describe, expect, test } from 'vitest';
import { ticTacToe } from '../../examples/tic-tac-toe/game.ts';
import { sit } from '../../examples/tic-tac-toe/testing.ts';
import type { Fact } from './fact.ts';
import { sayKernel } from './kernel-text.ts';
import { open, outcomeOf, submit } from './match.ts';
import { submitRaw } from './raw-command.ts';
import { must } from './result.ts';

type Try = readonly [seat: string, command: unknown];

/** The answer to the last of several commands: its events, or the refusal. */
function last(...tries: readonly Try[]): { events: readonly unknown[] } | Fact {
  const match = sit();
  const answers = tries.map(([seat, command]) => submitRaw(match, seat, command));
  const answer = answers.at(-1);
  return answer?.ok ? { events: answer.value.events } : (answer?.error ?? { code: 'nothing' });
}

const place = (cell: number) => ({ type: 'place', cell });

describe('ending early', () => {
  test.each([
    ['x resigns', [['x', { type: 'resign' }]], ['o'], 'resigned'],
    ['o resigns out of turn', [['o', { type: 'resign' }]], ['x'], 'resigned'],
    ['the operator closes the match', [['umpire', { type: 'close', by: 'operator' }]], ['x', 'o'], 'closed'],
    ['o is abandoned', [['umpire', { type: 'abandon', side: 'o' }]], ['x'], 'abandoned'],
    [
      'both offer a draw',
      [
        ['x', { type: 'offer-draw' }],
        ['o', { type: 'offer-draw' }],
      ],
      ['x', 'o'],
      'draw-agreed',
    ],
  ] as const)('%s', (_title, tries, winners, code) => {
    const match = sit();
    for (const [seat, command] of tries) must(submitRaw(match, seat, command));
    expect(outcomeOf(match)).toMatchObject({ winners, reason: { code } });
    expect(submit(match, 'x', { type: 'place', cell: 0 })).toEqual({ ok: false, error: { code: 'match-over' } });
  });
});

test.each<[string, Try[], object]>([
  [
    'a side can offer a draw only once',
    [
      ['x', { type: 'offer-draw' }],
      ['x', { type: 'offer-draw' }],
    ],
    { code: 'already-offered' },
  ],
  ['there is nothing to decline', [['x', { type: 'decline-draw' }]], { code: 'no-offer' }],
  [
    'a side cannot decline its own offer',
    [
      ['x', { type: 'offer-draw' }],
      ['x', { type: 'decline-draw' }],
    ],
    { code: 'no-offer' },
  ],
  ['only the umpire reports timeouts', [['x', { type: 'time-out', seat: 'o' }]], { code: 'umpire-only' }],
  ['only the umpire reports that a player has left', [['x', { type: 'abandon', side: 'o' }]], { code: 'umpire-only' }],
  ['only the umpire assigns seats', [['x', { type: 'hold-seat', seat: 'o', holder: 'Ann' }]], { code: 'umpire-only' }],
  ['only the umpire closes a match', [['x', { type: 'close', by: 'operator' }]], { code: 'umpire-only' }],
  ['an unknown closer', [['umpire', { type: 'close', by: 'Eve' }]], { code: 'bad-command', field: 'by' }],
  [
    'a note that is too long',
    [['umpire', { type: 'close', by: 'operator', note: 'x'.repeat(201) }]],
    { code: 'bad-command', field: 'note' },
  ],
  ['no such seat', [['umpire', { type: 'time-out', seat: 'z' }]], { code: 'unknown-seat', seat: 'z' }],
  ['no such side', [['umpire', { type: 'abandon', side: 'z' }]], { code: 'unknown-side', side: 'z' }],
  ['no such seat to act for', [['z', { type: 'resign' }]], { code: 'unknown-seat', seat: 'z' }],
  ['the umpire has no side to resign for', [['umpire', { type: 'resign' }]], { code: 'not-the-leader' }],
  ['a seat is missing', [['umpire', { type: 'time-out' }]], { code: 'bad-command', field: 'seat' }],
  ['a side is missing', [['umpire', { type: 'abandon', side: 5 }]], { code: 'bad-command', field: 'side' }],
  ...[{ forfeit: 1 }, { late: 0 }, { late: 1.5 }, { bored: 1 }, {}, [], null, 3].map(
    (faults): [string, Try[], object] => [
      `faults are ${JSON.stringify(faults)}`,
      [['umpire', { type: 'abandon', side: 'o', faults }]],
      { code: 'bad-command', field: 'faults' },
    ],
  ),
  ['a holder is missing', [['umpire', { type: 'hold-seat', seat: 'x' }]], { code: 'bad-command', field: 'holder' }],
  ['no type', [['x', {}]], { code: 'bad-command', field: 'type' }],
  ['not an object', [['x', 'resign']], { code: 'not-an-object' }],
])('refused: %s', (_title, tries, refusal) => expect(last(...tries)).toMatchObject(refusal));

test('a forfeit names the faults that caused it', () => {
  const match = sit();
  const faults = { late: 3, illegal: 7 };
  must(submitRaw(match, 'umpire', { type: 'abandon', side: 'o', faults }));
  const reason = { code: 'abandoned', side: 'o', faults };
  expect(match.log.at(-1)?.events).toEqual([
    { type: 'abandoned', side: 'o', faults, outcome: { winners: ['x'], reason } },
  ]);
  const told = 'o forfeits because its program made too many errors (3 late answers, 7 illegal commands)';
  expect([sayKernel(reason, 'en'), sayKernel({ type: 'abandoned', side: 'o', faults }, 'en')]).toEqual([told, told]);
});

test('the players see why a match was closed', () => {
  const match = sit();
  must(submitRaw(match, 'umpire', { type: 'close', by: 'operator', note: 'Maintenance' }));
  const { reason } = outcomeOf(match) ?? { reason: { code: '' } };
  expect(sayKernel(reason, 'en')).toBe('the operator closed the match: Maintenance');
  expect(sayKernel({ code: 'closed', by: 'server' }, 'es')).toMatch(/abandonada$/);
});

test('a declined draw can be offered again', () => {
  const offer: Try = ['x', { type: 'offer-draw' }];
  expect(last(offer, ['o', { type: 'decline-draw' }], offer)).toEqual({
    events: [{ type: 'draw-offered', side: 'x' }],
  });
});

describe('a draw offer', () => {
  const offer: Try = ['x', { type: 'offer-draw' }];
  const declined = { type: 'draw-declined', side: 'o' };

  test('lapses when the other side moves instead of answering, and can be repeated', () => {
    expect(last(offer, ['x', place(0)], ['o', place(4)])).toEqual({
      events: [declined, { type: 'placed', seat: 'o', cell: 4 }],
    });
    expect(last(offer, ['x', place(0)], ['o', place(4)], offer)).toEqual({
      events: [{ type: 'draw-offered', side: 'x' }],
    });
    expect(last(offer, ['x', place(0)], ['o', place(4)], ['o', { type: 'decline-draw' }])).toEqual({
      code: 'no-offer',
    });
  });

  test('stands when its own side moves, and when a move is refused', () => {
    expect(last(offer, ['x', place(0)], ['o', place(0)], ['o', { type: 'offer-draw' }])).toMatchObject({
      events: [{ type: 'draw-offered' }, { type: 'draw-agreed' }],
    });
  });

  test('stands when a seat acts that is not awaited or does not lead its side', () => {
    const crews = {
      ...ticTacToe,
      seats: () => ['x', 'o', 'o.mate'],
      refuse: () => undefined,
      awaiting: () => [
        { seat: 'o', kinds: ['talk'], must: false },
        { seat: 'o.mate', kinds: ['place'], must: true },
      ],
    };
    const { rules, hashing } = sit();
    const match = open(crews, rules, '1', hashing);
    must(submitRaw(match, ...offer));
    for (const seat of ['o', 'o.mate']) must(submit(match, seat, { type: 'place', cell: 0 }));
    expect(match.status.offers).toEqual(['x']);
  });
});

test('a timeout plays the fallback; only seats that must act can time out', () => {
  expect(last(['umpire', { type: 'time-out', seat: 'x' }])).toEqual({
    events: [
      { type: 'timed-out', seat: 'x' },
      { type: 'placed', seat: 'x', cell: 0 },
    ],
  });
  expect(last(['x', place(4)], ['umpire', { type: 'time-out', seat: 'x' }])).toEqual({
    code: 'not-awaited',
    seat: 'x',
  });
});

test('the holders of seats are recorded', () => {
  const match = sit();
  must(submitRaw(match, 'umpire', { type: 'hold-seat', seat: 'x', holder: 'Ann' }));
  must(submitRaw(match, 'umpire', { type: 'hold-seat', seat: 'x', holder: 'Bob' }));
  expect(match.status.holders).toEqual({ x: 'Bob' });
});

test('draws cannot be offered in a game without draws by agreement', () => {
  const { rules, hashing } = sit();
  const match = open({ ...ticTacToe, drawByAgreement: false }, rules, '1', hashing);
  expect(submit(match, 'x', { type: 'offer-draw' })).toEqual({ ok: false, error: { code: 'no-draw-by-agreement' } });
});
