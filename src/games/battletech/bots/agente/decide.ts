import { type BotQuestion as AskedOf, best } from '../../../../decide/bot-question.ts';
import { mapOptions } from '../../../../decide/decision.ts';
import type { Evaluator } from '../../../../decide/evaluator.ts';
import { type Ask, type BotSeed, type Budget, bare, type Decision } from '../../../../kernel/bot.ts';
import type { Fact } from '../../../../kernel/fact.ts';
import type { Command } from '../../commands.ts';
import { fallback } from '../../options.ts';
import { lineTo } from '../../rules/weapons/line.ts';
import type { View } from '../../view.ts';
import { shotOf } from '../gunnery/guns.ts';
import { agenteFiring, type Firing, firingOf, type Volley, volleysOf } from './firing.ts';
import { goalOf } from './goals.ts';
import { limitOf } from './heat.ts';
import { commandOf, movesOf } from './moves.ts';
import { agenteMoving } from './moving.ts';
import { type Pair, pairOf } from './rival.ts';
import { agenteStriking, blowsOf } from './striking.ts';
import { agenteTurning, turnsOf } from './torso.ts';
import type { AgenteWeights } from './weights.ts';

interface Make {
  readonly weights: AgenteWeights;
  readonly level: number;
}

/** A request to the agent, with its weights. */
type Asked = AskedOf<View, AgenteWeights>;

type Phased = (asked: Asked, pair: Pair) => Decision<Command>;

const PHASES: Readonly<Partial<Record<View['phase'], Phased>>> = {
  movement: moves,
  reaction: turns,
  weapons: fires,
  physical: strikes,
};

const ENDS: readonly Fact[] = [{ code: 'agente-ends' }];

/** One unit, one rival, one command; no orders in the End Phase. */
export const decider =
  ({ weights, level }: Make) =>
  (_belief: unknown, view: View, ask: Ask, budget: Budget, seed: BotSeed): Decision<Command> => {
    const phased = PHASES[view.phase];
    const pair = phased && pairOf(view, ask.seat, seed);
    if (!phased || !pair) return { ...bare(fallback(view, ask.seat) ?? null), notes: ENDS };
    const decision = phased({ view, ask, weights, level, budget, seed }, pair);
    return { ...decision, notes: [{ code: 'agente-rival', ...pair }, ...decision.notes] };
  };

/** Chooses among options that carry more than their command. */
function chosen<S, O>(
  asked: Asked,
  evaluator: Evaluator<S, O, AgenteWeights>,
  situation: S,
  options: Iterable<O>,
  tell: (option: NonNullable<O>) => Command,
): Decision<Command> {
  return mapOptions(best(asked, evaluator, situation, options), tell);
}

function moves(asked: Asked, { unit, rival }: Pair): Decision<Command> {
  const { view, weights } = asked;
  const moving = {
    view,
    unit,
    rival,
    goal: goalOf(view, unit, rival),
    runs: weights.run >= 0,
    limit: limitOf(weights),
  };
  return chosen(asked, agenteMoving, moving, movesOf(moving), (move) => commandOf(moving, move));
}

function turns(asked: Asked, { unit, rival }: Pair): Decision<Command> {
  const turning = { view: asked.view, unit, rival };
  return chosen(asked, agenteTurning, turning, turnsOf(turning), ({ facing }) => ({ type: 'twist', unit, facing }));
}

function fires(asked: Asked, { unit, rival }: Pair): Decision<Command> {
  const firing = firingOf({ view: asked.view, unit, rival }, asked.weights);
  const decision = chosen(asked, agenteFiring, firing, volleysOf(firing, asked.weights), (volley) =>
    volleyed(firing, volley),
  );
  const silent = silence(firing);
  return silent ? { ...decision, notes: [...decision.notes, silent] } : decision;
}

function volleyed({ unit, rival }: Firing, { turn, rounds }: Volley): Command {
  if (turn) return { type: 'twist', unit, facing: turn.facing };
  const shots = rounds.map(({ gun, bin }) => shotOf({ ...gun, bin }, rival));
  return { type: 'fire', unit, primary: shots.length > 0 ? { unit: rival } : null, shots };
}

/** Why the unit holds fire. */
function silence({ view, unit, rival, rounds }: Firing): Fact | undefined {
  if (rounds.length > 0) return undefined;
  return { code: lineTo(view, unit, { unit: rival }).clear ? 'agente-nothing-bears' : 'agente-unseen', rival };
}

function strikes(asked: Asked, { unit, rival }: Pair): Decision<Command> {
  const striking = { view: asked.view, unit, rival };
  return chosen(asked, agenteStriking, striking, blowsOf(striking), ({ attacks }) => ({
    type: 'strike',
    unit,
    attacks: [...attacks],
  }));
}
