import { describe, expect, test } from 'vitest';
import type { TicTacToeKinds } from '../../examples/tic-tac-toe/commands.ts';
import { ticTacToe } from '../../examples/tic-tac-toe/game.ts';
import { RULES } from '../../examples/tic-tac-toe/state.ts';
import { hashing, sit } from '../../examples/tic-tac-toe/testing.ts';
import { type Bot, bare, type Decision } from './bot.ts';
import { type Match, open, outcomeOf, submit } from './match.ts';
import { must } from './result.ts';
import { Runner, seatBots } from './runner.ts';

type Command = TicTacToeKinds['command'];

type Deciding = Bot<TicTacToeKinds>['decide'];

const bot = (decide: Deciding, more: Partial<Bot<TicTacToeKinds>> = {}): Bot<TicTacToeKinds> => ({
  name: 'test',
  listens: true,
  volunteers: [],
  decide,
  ...more,
});
const first = (seat: string): Bot<TicTacToeKinds> =>
  bot((_belief, view) => bare([...ticTacToe.options(view, seat)][0] ?? null));
const perfect = ticTacToe.bots.perfect!.make({ level: 5, persona: 'plain' });

test('two perfect players draw', () => {
  const match = sit();
  const runner = new Runner(match, seatBots(ticTacToe, RULES, { x: perfect, o: perfect }));
  expect(runner.run()?.winners).toEqual(['x', 'o']);
  expect(runner.figures('x')).toMatchObject({ decisions: 5, faults: 0 });
});

test('the runner stops when a person must act, and continues afterwards', () => {
  const match = sit();
  const runner = new Runner(match, { o: first('o') });
  expect(runner.turn()).toBe(false);
  must(submit(match, 'x', { type: 'place', cell: 4 }));
  expect([runner.turn(), runner.turn()]).toEqual([true, false]);
  expect(match.state.placed).toBe(2);
});

test('the runner stops when the log is full', () => {
  const match = sit();
  new Runner(match, { x: first('x'), o: first('o') }, { maxEntries: 4 }).run();
  expect(match.log.length).toBe(4);
});

describe('if a bot fails, the fallback plays, and the fault is counted and recorded', () => {
  test.each<[string, Deciding, object]>([
    [
      'throws',
      () => {
        throw new Error('out of ideas');
      },
      { code: 'bot-threw', error: 'out of ideas' },
    ],
    ['is silent', () => bare<Command>(null), { code: 'bot-silent' }],
    [
      'is refused',
      (): Decision<Command> => bare({ type: 'place', cell: 4 }),
      { code: 'bot-refused', refusal: { code: 'cell-taken', cell: 4 } },
    ],
  ])('%s', (_title, decide, fault) => {
    const match = sit();
    must(submit(match, 'x', { type: 'place', cell: 4 }));
    const runner = new Runner(match, { o: bot(decide) }, { keep: true });
    expect(runner.turn()).toBe(true);
    expect(match.log.at(-1)).toMatchObject({ seat: 'o', command: { type: 'place', cell: 0 } });
    expect(runner.figures('o')?.faults).toBe(1);
    expect(runner.decisions).toMatchObject([{ n: 2, seat: 'o', fault }]);
  });
});

describe('seats that may act', () => {
  /** Tic-tac-toe in which the seat that is not to move may talk, and passes. */
  const chatty = {
    ...ticTacToe,
    awaiting: (state: TicTacToeKinds['state']) => {
      const turn = ticTacToe.awaiting(state);
      const other = turn[0]?.seat === 'x' ? 'o' : 'x';
      return turn.length > 0 ? [...turn, { seat: other, kinds: ['nod'], must: false }] : turn;
    },
  };
  const sat = (): Match<TicTacToeKinds> => open(chatty, RULES, '1', hashing);

  function asked(more: Partial<Bot<TicTacToeKinds>>, turns: number): string[] {
    const calls: string[] = [];
    const noting = (seat: string): Bot<TicTacToeKinds> =>
      bot((belief, view, ask, budget, seed) => {
        calls.push(`${seat} ${ask.must ? 'must' : 'may'}`);
        return ask.must ? first(seat).decide(belief, view, ask, budget, seed) : bare<Command>(null);
      }, more);
    const runner = new Runner(sat(), { x: noting('x'), o: noting('o') });
    for (let i = 0; i < turns; i++) runner.turn();
    return calls;
  }

  test('are asked before the seat that must act', () => {
    expect(asked({ volunteers: ['nod'] }, 2)).toEqual(['o may', 'x must', 'x may', 'o must']);
  });

  test('are asked even if they do not listen', () => {
    expect(asked({ volunteers: ['nod'], listens: false }, 4).filter((call) => call.endsWith('may')).length).toBe(4);
  });

  test('are not asked for commands they never volunteer', () => {
    expect(asked({ volunteers: ['sing'] }, 2)).toEqual(['x must', 'o must']);
  });

  test('are asked again only after they have heard something new', () => {
    const calls: string[] = [];
    const quiet = bot(
      (_belief, _view, ask) => {
        calls.push(ask.must ? 'must' : 'may');
        return bare<Command>(null);
      },
      { volunteers: ['nod'] },
    );
    const match = sat();
    const runner = new Runner(match, { o: quiet });
    runner.turn();
    runner.turn();
    expect(calls).toEqual(['may']);
  });
});

test('a runner that joins late hears the earlier entries', () => {
  const heard: string[] = [];
  const game = {
    ...ticTacToe,
    believe(belief: null, event: TicTacToeKinds['heard']) {
      heard.push(event.type);
      return belief;
    },
  };
  const match = open(game, RULES, '1', hashing);
  must(submit(match, 'x', { type: 'place', cell: 0 }));
  new Runner(match, { o: first('o') });
  expect(heard).toEqual(['began', 'placed']);
});

test('bot seeds derive from match seed and entry number, and are recorded only if used', () => {
  const seeds = (seed: string): (number | null)[] => {
    const x = bot((_belief, view, _ask, _budget, chance) => {
      const options = [...ticTacToe.options(view, 'x')];
      return bare(options[chance.value % options.length] ?? null);
    });
    const runner = new Runner(sit(seed), { x, o: first('o') }, { keep: true, maxEntries: 4 });
    runner.run();
    return runner.decisions.map((decision) => decision.seed);
  };
  expect(seeds('1')).toEqual(seeds('1'));
  expect(seeds('1')).not.toEqual(seeds('2'));
  expect(seeds('1')[1]).toBe(null);
});

test('play stops after a resignation', () => {
  const match = sit();
  must(submit(match, 'x', { type: 'resign' }));
  expect(new Runner(match, { x: first('x'), o: first('o') }).turn()).toBe(false);
  expect(outcomeOf(match)?.winners).toEqual(['o']);
});

test('a bot that leads its side declines a draw; a person answers for themselves', () => {
  const match = sit();
  const runner = new Runner(match, { o: first('o') });
  must(submit(match, 'x', { type: 'offer-draw' }));
  expect(runner.turn()).toBe(true);
  expect(match.log.at(-1)).toMatchObject({ seat: 'o', command: { type: 'decline-draw' } });
  expect(match.status.offers).toEqual([]);
  must(submit(match, 'o', { type: 'offer-draw' }));
  expect(runner.turn()).toBe(false);
  expect(match.status.offers).toEqual(['o']);
});
