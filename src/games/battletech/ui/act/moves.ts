import type { Fact } from '../../../../kernel/fact.ts';
import { type Line, type Tally, tally } from '../../../../kernel/tally.ts';
import type { Facing, Hex } from '../../../../parts/hex/hex.ts';
import type { CommandOf } from '../../commands.ts';
import type { Step } from '../../plan.ts';
import { ATTACKER_MOVED, targetMoved } from '../../rules/attack-modifiers.ts';
import { stepCost } from '../../rules/movement/cost.ts';
import { allowance, heatOf, mpLeft } from '../../rules/movement/gait.ts';
import { asks } from '../../rules/movement/hazards.ts';
import { modeRefusal, withMasc } from '../../rules/movement/modes.ts';
import { pathOf, type Stride } from '../../rules/movement/path.ts';
import { PRONE_MP } from '../../rules/movement/standing.ts';
import { type Mode, type UnitId, unitOf, type View } from '../../view.ts';
import type { MoveDraft } from '../draft.ts';
import { entryOf, NOWHERE, reachFor } from './reach-of.ts';
import { type Trial, trialsOfLanding, trialsOnFoot } from './trials-of.ts';

const MODES: readonly Mode[] = ['still', 'walk', 'run', 'jump'];

/** A movement mode in the panel. */
interface ModeRow {
  readonly mode: Mode;
  readonly mp: number; // MP left
  readonly heat: number; // minimum: a long jump adds more
  readonly modifier: number; // modifier of the unit's own attacks
  readonly no: Fact | undefined;
}

export const modesOf = (view: View, id: UnitId, masc = false): readonly ModeRow[] =>
  MODES.map((mode) => ({
    mode,
    mp: Math.max(0, mpLeft(view, id, mode, mode === 'run' && withMasc(view, id, masc))),
    heat: heatOf(view, id, mode),
    modifier: ATTACKER_MOVED[mode],
    no: modeRefusal(view, id, mode),
  }));

/** The chosen move and its outcome if every roll is passed. */
export interface MovePlan {
  readonly steps: readonly Step[];
  readonly hex: Hex;
  readonly facing: Facing;
  readonly level: number;
  readonly prone: boolean; // at its end
  readonly mp: Tally; // step by step
  readonly most: number; // MP available
  readonly heat: number; // of the movement itself
  readonly outside: number; // heat of burning hexes
  readonly hexes: number;
  readonly toBeHit: Tally; // target movement modifier
  readonly trials: readonly Trial[];
  readonly bogs: boolean; // lands in a swamp and gets stuck
  readonly no: Fact | undefined; // why the steps are not legal after all: no MP left to go prone
}

/** The plan of the chosen move; null if there is none. */
export function planOf(view: View, id: UnitId, move: MoveDraft): MovePlan | null {
  const within = reachFor(view, id, move);
  const entry = entryOf(view, within, move);
  if (entry === NOWHERE || move.mode === 'still') return null;
  const unit = unitOf(view, id);
  const lies = move.lie === true && !unit.prone;
  const steps: readonly Step[] = [...within.steps(entry), ...(lies ? [{ step: 'go-prone' } as const] : [])];
  const [first] = steps;
  if (!first) return null;
  const jump = first.step === 'jump' ? first : null;
  const { strides, no } = jump ? { strides: [], no: undefined } : pathOf(view, id, move.mode, steps, within.masc);
  const hexes = within.hexes[entry] as number;
  const own = ownHeat(view, id, move.mode, hexes, steps);
  return {
    steps,
    hex: within.hex[entry] as Hex,
    facing: within.facing[entry] as Facing,
    level: within.level[entry] as number,
    prone: lies || within.prone[entry] === 1,
    mp: jump ? jumpTally(jump.to, within.mp[entry] as number) : mpTally(view, id, move.mode, strides),
    most: allowance(view, id, move.mode, within.masc) - unit.went.mp,
    heat: own,
    outside: Math.max(0, (within.heat[entry] as number) - own),
    hexes,
    toBeHit: toBeHit(move.mode, hexes),
    trials: jump
      ? move.attack
        ? []
        : trialsOfLanding(view, id, jump)
      : trialsOnFoot(view, id, move.mode, strides, within.masc),
    bogs: jump !== null && !move.attack && asks(within.kinds[entry] as number, 'swamp'),
    no,
  };
}

/** Heat of walking, jumping and attempts to stand; charged at the start of a move. */
function ownHeat(view: View, id: UnitId, mode: Mode, hexes: number, steps: readonly Step[]): number {
  const { went, crew } = unitOf(view, id);
  const opening = went.mode === 'still' ? heatOf(view, id, mode, hexes) : 0;
  const rises = !crew && steps.some(({ step }) => step === 'stand-up');
  return opening + (rises ? view.rules.ruleset.standUp.heat : 0);
}

/** The target movement modifier for a number of hexes. */
const toBeHit = (mode: Mode, hexes: number): Tally =>
  tally([
    { why: { code: 'target-moved', hexes }, value: targetMoved(hexes) },
    { why: { code: 'target-jumped' }, value: mode === 'jump' ? 1 : 0 },
  ]);

const jumpTally = (hex: Hex, mp: number): Tally => tally([{ why: { code: 'step-jump', hex }, value: mp }]);

/** One line per step, with turns in the same hex merged. Reasons explain a cost above 1 MP. */
function mpTally(view: View, id: UnitId, mode: Mode, strides: readonly Stride[]): Tally {
  const lines: Line[] = [];
  for (const { step, from, to, mp, entered } of strides) {
    const last = lines.at(-1);
    const code = `step-${step.step}`;
    if (!entered && last?.why.code === code) lines[lines.length - 1] = { why: last.why, value: last.value + mp };
    else if (!entered) lines.push({ why: { code }, value: mp });
    else {
      const reasons = stepCost(view, id, from, to.at, mode).lines.map(({ why }) => why);
      lines.push({ why: { code, hex: to.at, reasons: reasons.filter((why) => why.code !== 'cost-hex') }, value: mp });
    }
  }
  return tally(lines);
}

/** The move command; null while something is still to be chosen. */
export function moveCommand(view: View, id: UnitId, move: MoveDraft | null): CommandOf<'move'> | null {
  if (!move) return null;
  if (move.mode === 'still') return { type: 'move', unit: id, mode: 'still', steps: [] };
  const plan = planOf(view, id, move);
  if (!plan) return null;
  const masc = move.mode === 'run' && withMasc(view, id, move.masc ?? false);
  return {
    type: 'move',
    unit: id,
    mode: move.mode,
    steps: [...plan.steps],
    ...(masc && { masc }),
    ...(move.attack && { attack: move.attack }),
  };
}

/** Stops an interrupted move. */
export const stopCommand = (view: View, id: UnitId): CommandOf<'move'> => ({
  type: 'move',
  unit: id,
  mode: unitOf(view, id).went.mode,
  steps: [],
});

/** Whether the chosen move leaves enough MP to go prone at its end. */
export const maySink = (view: View, id: UnitId, plan: MovePlan): boolean =>
  unitOf(view, id).crew === null && !plan.prone && plan.most - plan.mp.total >= PRONE_MP;
