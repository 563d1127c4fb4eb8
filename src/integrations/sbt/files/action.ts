import { never } from '../../../kernel/never.ts';
import type { Result } from '../../../kernel/result.ts';
import {
  type Actions,
  type BlowLine,
  type Call,
  type CallAnswer,
  type EndAction,
  type MoveAction,
  type PhysicalAction,
  PLACES,
  type ReactionAction,
  type ShotLine,
  type StepLine,
  type WeaponsAction,
} from '../protocol-types.ts';
import { type LineFault, type Lines, type LineValue, NO_HEX, reading, times, written } from './lines.ts';
import { MOVE_WORDS } from './moves.ts';

/** The file name of a program's answer; programs may vary its case. */
export const actionName = (player: number): string => `accionJ${player}.sbt`;

const STEPS = ['Adelante', 'Atras', 'Izquierda', 'Derecha', 'Levantarse', 'Cuerpo a Tierra'] as const;
const TWISTS = ['Igual', 'Izquierda', 'Derecha'] as const;
const TARGETS = ['Mech', 'Hexagono', 'Ninguno'] as const;
const LIMBS = ['BI', 'BD', 'PI', 'PD', 'BIBD'] as const;
const NOWHERE = '-1'; // in place of an ammunition's location and slot: none is used
const MOST = 1000; // upper bound for all counts; more than a 'Mech has
const LAST_SLOT = 11;
const CLUB_SLOT = 3000;

/** A program's answer to a call, or its first invalid line. Ignores extra lines at the end. */
export function readAction<C extends Call>(call: C, text: string, file = 'accion.sbt'): Result<Actions[C], LineFault> {
  const read = READERS[call] as (lines: Lines) => Actions[C];
  return reading(file, text, read, 'anything');
}

export const writeAction = <C extends Call>(call: C, action: Actions[C]): string =>
  written(linesOfAction({ call, action } as CallAnswer));

const READERS: { readonly [C in Call]: (lines: Lines) => Actions[C] } = {
  Movimiento: readMove,
  Reaccion: (lines): ReactionAction => ({ twist: lines.word(TWISTS) }),
  AtaqueArmas: readWeapons,
  AtaqueFisico: (lines): PhysicalAction => ({ blows: times(lines.count(MOST), () => readBlow(lines)) }),
  FinalTurno: readEnd,
};

function readMove(lines: Lines): MoveAction {
  const mode = lines.word(MOVE_WORDS);
  if (mode === 'Inmovil') return { mode };
  const [to, side] = [lines.hex(), lines.side()];
  if (mode === 'Saltar') return { mode, to, side };
  const masc = lines.boolean();
  return { mode, to, side, masc, steps: times(lines.count(MOST), () => readStep(lines)) };
}

function readStep(lines: Lines): StepLine {
  const step = lines.word(STEPS);
  const count = step === 'Levantarse' ? lines.side() : lines.number(1, step === 'Cuerpo a Tierra' ? 1 : MOST);
  return { step, count };
}

function readWeapons(lines: Lines): WeaponsAction {
  const takeClub = lines.boolean();
  if (takeClub) return { takeClub, primary: NO_HEX, shots: [] };
  const primary = lines.hexOrNone();
  return { takeClub, primary, shots: times(lines.count(MOST), () => readShot(lines)) };
}

function readShot(lines: Lines): ShotLine {
  const [place, slot, double] = [lines.word(PLACES), lines.number(0, LAST_SLOT), lines.boolean()];
  const bin = lines.word([...PLACES, NOWHERE]);
  const from = lines.number(-1, LAST_SLOT);
  const target = lines.hexOrNone();
  const kind = target === NO_HEX ? readAside(lines) : lines.word(TARGETS);
  return {
    place,
    slot,
    double,
    ammoPlace: bin === NOWHERE ? null : bin,
    ammoSlot: from < 0 ? null : from,
    target,
    kind,
  };
}

/** A shot without a target still has a line for the target kind; ignore it. */
function readAside(lines: Lines): 'Ninguno' {
  lines.text();
  return 'Ninguno';
}

const readBlow = (lines: Lines): BlowLine => ({
  place: lines.word(LIMBS),
  slot: lines.number(0, CLUB_SLOT),
  target: lines.hex(),
  kind: lines.word(['Mech', 'Hexagono'] as const),
});

function readEnd(lines: Lines): EndAction {
  const [sinksOff, sinksOn, dropClub] = [lines.count(MOST), lines.count(MOST), lines.boolean()];
  const eject = times(lines.count(MOST), () => ({ place: lines.word(PLACES), slot: lines.number(0, LAST_SLOT) }));
  return { sinksOff, sinksOn, dropClub, eject };
}

function linesOfAction(said: CallAnswer): LineValue[] {
  switch (said.call) {
    case 'Movimiento':
      return moveLines(said.action);
    case 'Reaccion':
      return [said.action.twist];
    case 'AtaqueArmas':
      return weaponLines(said.action);
    case 'AtaqueFisico': {
      const { blows } = said.action;
      return [blows.length, ...blows.flatMap(({ place, slot, target, kind }) => [place, slot, target, kind])];
    }
    case 'FinalTurno': {
      const { sinksOff, sinksOn, dropClub, eject } = said.action;
      return [sinksOff, sinksOn, dropClub, eject.length, ...eject.flatMap(({ place, slot }) => [place, slot])];
    }
    default:
      return never(said);
  }
}

function moveLines(action: MoveAction): LineValue[] {
  if (action.mode === 'Inmovil') return [action.mode];
  if (action.mode === 'Saltar') return [action.mode, action.to, action.side];
  const { mode, to, side, masc, steps } = action;
  return [mode, to, side, masc, steps.length, ...steps.flatMap(({ step, count }) => [step, count])];
}

const weaponLines = ({ takeClub, primary, shots }: WeaponsAction): LineValue[] =>
  takeClub
    ? [true]
    : [
        false,
        primary,
        shots.length,
        ...shots.flatMap(({ place, slot, double, ammoPlace, ammoSlot, target, kind }) => [
          place,
          slot,
          double,
          ammoPlace ?? NOWHERE,
          ammoSlot ?? NOWHERE,
          target,
          kind,
        ]),
      ];
