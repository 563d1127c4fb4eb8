import type { Ask, Bot, BotMaker, BotSeed, BotSpec, Budget, Decision, Judged } from '../../../src/kernel/bot.ts';
import type { Seat } from '../../../src/kernel/ids.ts';
import { Random } from '../../../src/kernel/random.ts';
import { type Line, tally } from '../../../src/kernel/tally.ts';
import { after, type Prospect } from '../ask.ts';
import type { Place } from '../commands.ts';
import type { TicTacToeKinds } from '../kinds.ts';
import { options } from '../options.ts';
import type { View } from '../view.ts';

/** What each fact is worth: a result, less what it takes to get there. */
const WEIGHTS = { result: 10, sooner: 1, centre: 0.2, corner: 0.1, slip: 4 };
type Weights = typeof WEIGHTS;

export const perfect: BotMaker<TicTacToeKinds> = {
  id: 'perfect',
  version: '1',
  about: 'Knows every position; below level 5 it misjudges some.',
  personas: { plain: WEIGHTS },
  iterations: 0,
  make: (spec) => (seat) => new Perfect(seat, spec),
};

class Perfect implements Bot<TicTacToeKinds> {
  readonly name = 'perfect';
  readonly listens = false;
  readonly volunteers: readonly string[] = [];
  private readonly seat: Seat;
  private readonly weights: Weights;
  private readonly level: number;

  constructor(seat: Seat, spec: BotSpec) {
    this.seat = seat;
    this.weights = { ...WEIGHTS, ...spec.weights };
    this.level = spec.level;
  }

  decide(_belief: null, view: View, _ask: Ask, budget: Budget, seed: BotSeed): Decision<Place> {
    const noise = this.level < 5 ? new Random(seed.value) : undefined;
    const judged = Array.from(options(view, this.seat), (option): Judged<Place> => {
      const lines = this.lines(view, option.cell);
      if (noise)
        lines.push({ why: { code: 'misjudges' }, value: noise.normal() * this.weights.slip * (5 - this.level) });
      return { option, tiers: [], tally: tally(lines) };
    });
    judged.sort((a, b) => b.tally.total - a.tally.total);
    const [best, second] = judged;
    return {
      command: best?.option ?? null,
      judged: judged.length,
      kept: budget.ledger ? judged : [],
      vetoed: [],
      margin: best && second ? best.tally.total - second.tally.total : null,
      iterations: 0,
      notes: [],
    };
  }

  private lines(view: View, cell: number): Line[] {
    const w = this.weights;
    const lines = prospectLines(after(view.cells, cell, view.turn), w);
    if (cell === 4) lines.push({ why: { code: 'takes-centre' }, value: w.centre });
    else if (cell % 2 === 0) lines.push({ why: { code: 'takes-corner' }, value: w.corner });
    return lines;
  }
}

function prospectLines({ result, moves }: Prospect, w: Weights): Line[] {
  if (result === 'wins') return [{ why: { code: 'wins-in', moves }, value: w.result - w.sooner * moves }];
  if (result === 'loses') return [{ why: { code: 'loses-in', moves }, value: w.sooner * moves - w.result }];
  return [];
}
