import type { Dice } from '../../../../kernel/dice.ts';
import { type Fact, first } from '../../../../kernel/fact.ts';
import { distance } from '../../../../parts/hex/hex.ts';
import type { CommandOf } from '../../commands.ts';
import type { Event } from '../../events.ts';
import { type Mode, type State, unitOf } from '../../state.ts';
import { makeRoom } from '../displacement.ts';
import type { Handler, Happening } from '../handler.ts';
import { chargeRefusal, type Ending } from '../physical/charge-refusal.ts';
import { active, alive } from '../status.ts';
import { notNow } from '../turn.ts';
import { stepCost, stepRefusal } from './cost.ts';
import { fieldOf } from './field.ts';
import { mpLeft } from './gait.ts';
import { type Jump, jumpRefusal, landingOf } from './jump.ts';
import { leap } from './jumping.ts';
import { modeRefusal, withMasc } from './modes.ts';
import { pathOf, type Stride, spotOf } from './path.ts';
import { occupant } from './stacking.ts';
import type { Tried } from './trials.ts';
import { walk } from './walking.ts';

type Move = CommandOf<'move'>;

/** One unit's move, or the rest of it after an interruption. A move without steps ends it. */
export const move: Handler<'move'> = {
  refuse(state, side, command) {
    const { unit: id, mode } = command;
    const no = notNow(state, side, 'movement', id);
    if (no || stops(state, command)) return no;
    const masc = withMasc(state, id, command.masc ?? false);
    return modeRefusal(state, id, mode, masc) ?? REFUSALS[mode](state, command, masc);
  },

  *resolve(before, _side, command, dice) {
    const { unit: id, mode, attack } = command;
    let state = before;
    if (mode !== 'still' && !stops(state, command)) {
      const tried = yield* goes(state, command, dice);
      state = tried.state;
      if (tried.broken) return yield* breaksOff(state, command, tried.broken, dice);
      const { hexes } = unitOf(state, id).went;
      if (attack) state = yield { type: 'charge-declared', unit: id, charge: { ...attack, hexes } };
    }
    return yield { type: 'unit-done', unit: id };
  },
};

/** An interrupted unit ends its move. */
const stops = ({ moving }: State, { unit, steps }: Move): boolean => moving === unit && steps.length === 0;

const REFUSALS: Readonly<Record<Mode, (state: State, command: Move, masc: boolean) => Fact | undefined>> = {
  still: (_state, { steps, attack }) =>
    first<Fact>(
      steps.length > 0 && { code: 'still-has-no-steps' },
      attack !== undefined && { code: 'charge-needs-a-run', mode: 'still' },
    ),
  walk: walkRefusal,
  run: walkRefusal,
  jump: leapRefusal,
};

function walkRefusal(state: State, command: Move, masc: boolean): Fact | undefined {
  const { unit: id, mode, steps, attack } = command;
  const { strides, no } = pathOf(state, id, mode, steps, masc);
  if (no || !attack) return no;
  const { to: spot, hexes } = strides.at(-1) ?? { to: spotOf(state, id), hexes: unitOf(state, id).went.hexes };
  const end: Ending = { ...spot, mode, hexes, backwards: strides.some(backing) };
  const lies = strides.some(({ step }) => step.step === 'go-prone');
  return (
    first<Fact>(lies && { code: 'prone' }) ??
    chargeRefusal(state, id, attack, end) ??
    runUpRefusal(state, command, strides, masc)
  );
}

const backing = ({ entered, backwards }: Stride): boolean => entered && backwards;

/** A charging unit must be able to enter the target's hex. */
function runUpRefusal(state: State, { unit: id, mode, attack }: Move, strides: readonly Stride[], masc: boolean) {
  const foe = attack && unitOf(state, attack.target);
  if (!foe) return undefined;
  const spot = strides.at(-1)?.to ?? spotOf(state, id);
  const has = mpLeft(state, id, mode, masc) - strides.reduce((sum, { mp }) => sum + mp, 0);
  const needs = stepCost(state, id, spot, foe.at, mode).total;
  return (
    stepRefusal(state, id, spot, foe.at, mode, false) ??
    first<Fact>(needs > has && { code: 'not-enough-mp', needs, has })
  );
}

const jumpOf = ({ steps }: Move): Jump | undefined =>
  steps.length === 1 && steps[0]?.step === 'jump' ? steps[0] : undefined;

function leapRefusal(state: State, command: Move): Fact | undefined {
  const { unit: id, attack } = command;
  const jump = jumpOf(command);
  if (!jump) return { code: 'one-jump' };
  if (attack && state.units[attack.target]?.at === jump.to) return { code: 'not-adjacent' };
  const no = jumpRefusal(state, id, jump);
  if (no || !attack) return no;
  const { to: at, facing } = jump;
  const level = fieldOf(state).levelOf[landingOf(state, id, jump) ?? at] as number;
  const hexes = distance(state.rules.map, unitOf(state, id).at, at);
  return chargeRefusal(state, id, attack, { at, facing, level, mode: 'jump', backwards: false, hexes });
}

function goes(state: State, command: Move, dice: Dice): Generator<Event, Tried, State> {
  const { unit: id, mode, steps, attack } = command;
  const jump = jumpOf(command);
  return mode === 'jump' && jump
    ? leap(state, id, jump, attack === undefined, dice)
    : walk(state, id, { mode, steps, masc: withMasc(state, id, command.masc ?? false) }, dice);
}

/**
 * After an interruption, a unit may continue in the same mode while it can and has MP; a jump, a skid and a move that
 * ended in a fall are over. Units that it could pass but not join make room.
 */
function* breaksOff(before: State, command: Move, why: string, dice: Dice): Happening {
  const { unit: id, mode } = command;
  const { at, facing } = unitOf(before, id);
  const other = alive(unitOf(before, id)) ? occupant(before, at, id) : undefined;
  let state = before;
  if (other !== undefined) state = yield* makeRoom(state, other, facing, { code: 'psr-domino' }, 0, dice);
  const unit = unitOf(state, id);
  const left = mpLeft(state, id, mode, unit.went.masc);
  const open = mode !== 'jump' && why !== 'skid' && why !== 'move-over' && active(unit) && !unit.stuck && left > 0;
  state = yield { type: 'move-interrupted', unit: id, why, open };
  return open ? state : yield { type: 'unit-done', unit: id };
}
