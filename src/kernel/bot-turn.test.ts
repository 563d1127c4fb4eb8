import { describe, expect, test } from 'vitest';
import { bare, type Decision } from './bot.ts';
import { type BotReply, type BotSeat, type Forfeit, newFigures, playBotTurn } from './bot-turn.ts';
import type { Fact } from './fact.ts';
import { no, ok } from './result.ts';

interface Move {
  readonly type: string;
}
const GOOD: Move = { type: 'good' };
const BAD: Move = { type: 'bad' };
const FALLBACK: Move = { type: 'fallback' };
const THREW: Fact = { code: 'bot-threw', error: 'oops' };
const FORFEIT: Forfeit = { code: 'too-many', faults: { illegal: 10 } };
const REFUSED = { code: 'bot-refused', refusal: { code: 'not-now' } };

interface Case {
  readonly reply: BotReply<Move>;
  readonly must?: boolean;
  readonly refused?: Forfeit; // the forfeit, if any, that a refusal leads to
  readonly ends?: boolean; // whether a forfeit ends the match
}

function play({ reply, must = true, refused, ends = true }: Case) {
  const done: [string, Fact | null][] = [];
  const bot: BotSeat<Move> = {
    seat: 'blue',
    figures: newFigures(),
    fallback: () => FALLBACK,
    submit(command, _decision: Decision<Move>, fault) {
      if (command === BAD) return no({ code: 'not-now' });
      done.push([command.type, fault]);
      return ok(null);
    },
    refused: () => refused,
    forfeit(forfeit) {
      if (ends) done.push(['forfeit', forfeit]);
      return ends;
    },
  };
  const acted = playBotTurn(bot, reply, must);
  const { decisions, faults, faultKinds } = bot.figures;
  return { acted, done, decisions, faults, forfeits: faultKinds?.forfeit ?? 0 };
}

const answers = (command: Move | null, more: Partial<BotReply<Move>> = {}): BotReply<Move> => ({
  decision: bare(command),
  fault: null,
  ...more,
});
const fails: BotReply<Move> = { decision: null, fault: THREW };

describe('a bot’s turn', () => {
  test.each<[string, Case, Partial<ReturnType<typeof play>>]>([
    ['a legal command is played', { reply: answers(GOOD) }, { acted: true, done: [['good', null]], faults: 0 }],
    [
      'keeping quiet where it may is not counted',
      { reply: answers(null), must: false },
      { acted: false, done: [], decisions: 0, faults: 0 },
    ],
    [
      'keeping quiet where it must act is a fault, and the fallback plays',
      { reply: answers(null) },
      { done: [['fallback', { code: 'bot-silent' }]], faults: 1 },
    ],
    ['a crash: the fallback plays', { reply: fails }, { done: [['fallback', THREW]], faults: 1 }],
    [
      'a crash where it need not act: nothing is played',
      { reply: fails, must: false },
      { acted: false, done: [], decisions: 1, faults: 1 },
    ],
    ['an illegal command: the fallback plays', { reply: answers(BAD) }, { done: [['fallback', REFUSED]], faults: 1 }],
    [
      'a fault with a legal command: the command is played, the fault recorded',
      { reply: answers(GOOD, { fault: THREW }) },
      { done: [['good', THREW]], faults: 1 },
    ],
    [
      'every fault of one answer is counted',
      {
        reply: answers(GOOD, {
          fault: THREW,
          faults: [
            { kind: 'late', fact: THREW },
            { kind: 'other', fact: THREW },
          ],
        }),
      },
      { done: [['good', THREW]], faults: 2 },
    ],
    [
      'a forfeit ends the match and is not another fault',
      { reply: { ...fails, forfeit: FORFEIT } },
      { acted: true, done: [['forfeit', FORFEIT]], faults: 1, forfeits: 1 },
    ],
    [
      'one illegal command too many forfeits',
      { reply: answers(BAD), refused: FORFEIT },
      { done: [['forfeit', FORFEIT]], faults: 1, forfeits: 1 },
    ],
    [
      'where a forfeit does not end the match, the fallback plays',
      { reply: answers(GOOD, { forfeit: FORFEIT }), ends: false },
      { acted: true, done: [['fallback', FORFEIT]], forfeits: 1 },
    ],
  ])('%s', (_title, given, expected) => {
    expect(play(given)).toMatchObject(expected);
  });
});
