import type { CommandOf } from '../../../games/battletech/commands.ts';
import { stay } from '../../../games/battletech/options.ts';
import type { Step } from '../../../games/battletech/plan.ts';
import { withMasc } from '../../../games/battletech/rules/movement/modes.ts';
import { pathOf, spotOf } from '../../../games/battletech/rules/movement/path.ts';
import { groundAt, type UnitId, type View } from '../../../games/battletech/view.ts';
import type { Fact } from '../../../kernel/fact.ts';
import { hexOf, labelOf, OFF_MAP } from '../../../parts/hex/hex.ts';
import { facingOf, sideOf } from '../hexsides.ts';
import type { MoveAction, StepLine } from '../protocol-types.ts';
import { allowed, type ConversionResult, illegal } from './result.ts';

type Walk = Extract<MoveAction, { readonly mode: 'Andar' | 'Correr' }>;
type Leap = Extract<MoveAction, { readonly mode: 'Saltar' }>;

// Line numbers in the file.
const [MODE, TO, SIDE, MASC, STEPS, STEP] = [1, 2, 3, 4, 5, 6] as const;
const stepLine = (i: number): number => STEP + 2 * i;
const MOST_STEPS = 60; // per command

export function moveOf(view: View, unit: UnitId, action: MoveAction): ConversionResult {
  if (action.mode === 'Inmovil') return allowed(view, unit, stay(view, unit), () => MODE);
  if (hexOf(view.rules.map, action.to) === OFF_MAP) return illegal(unit, TO, { code: 'off-the-map' });
  return action.mode === 'Saltar' ? leapOf(view, unit, action) : walkOf(view, unit, action);
}

/** The map file shows a bridge as a road, so a jump lands on it. */
function leapOf(view: View, unit: UnitId, { to: label, side }: Leap): ConversionResult {
  const to = hexOf(view.rules.map, label);
  const bridge = groundAt(view, to).bridge !== null;
  const jump: Step = { step: 'jump', to, facing: facingOf(side), ...(bridge && { landOn: 'bridge' as const }) };
  return allowed(view, unit, { type: 'move', unit, mode: 'jump', steps: [jump] }, ({ code }) =>
    OF_THE_UNIT.has(code) ? MODE : TO,
  );
}

/** Refusals that concern this way of moving, whatever the destination. */
const OF_THE_UNIT: ReadonlySet<string> = new Set([
  'wrong-phase',
  'not-your-turn',
  'has-acted',
  'finish-the-move',
  'cannot-act',
  'keep-the-mode',
  'stuck',
  'dumping-only-walks',
  'cannot-walk',
  'cannot-run',
  'cannot-jump',
  'prone',
  'has-stood-up',
]);
const OF_MASC: ReadonlySet<string> = new Set(['masc-needs-a-run', 'no-masc', 'masc-destroyed']);

function walkOf(view: View, unit: UnitId, action: Walk): ConversionResult {
  const count = action.steps.reduce((sum, { step, count: many }) => sum + (step === 'Levantarse' ? 1 : many), 0);
  if (count > MOST_STEPS) return illegal(unit, STEPS, { code: 'sbt-too-many-steps', count, most: MOST_STEPS });
  const steps: Step[] = [];
  const lines: number[] = []; // of each step
  for (const [i, line] of action.steps.entries())
    for (const step of stepsOf(line)) {
      steps.push(step);
      lines.push(stepLine(i));
    }
  const mode = action.mode === 'Andar' ? 'walk' : 'run';
  const command: CommandOf<'move'> = { type: 'move', unit, mode, steps, ...(action.masc && { masc: true as const }) };
  const lineOf = ({ code, step }: Fact): number =>
    typeof step === 'number'
      ? (lines[step] ?? STEPS)
      : code === 'hex-is-occupied'
        ? TO
        : OF_MASC.has(code)
          ? MASC
          : MODE;
  const converted = allowed(view, unit, command, lineOf);
  return converted.ok ? (elsewhere(view, unit, action, command) ?? converted) : converted;
}

const COUNTED = { Adelante: 'forward', Atras: 'back', Izquierda: 'left', Derecha: 'right' } as const;

function stepsOf({ step, count }: StepLine): readonly Step[] {
  if (step === 'Levantarse') return [{ step: 'stand-up', facing: facingOf(count) }];
  if (step === 'Cuerpo a Tierra') return [{ step: 'go-prone' }];
  return Array.from({ length: count }, () => ({ step: COUNTED[step] }));
}

/** Checks that the steps end in the hex and facing the file names. */
function elsewhere(
  view: View,
  unit: UnitId,
  { to, side }: Walk,
  { mode, steps, masc }: CommandOf<'move'>,
): ReturnType<typeof illegal> | undefined {
  const { strides } = pathOf(view, unit, mode, steps, withMasc(view, unit, masc ?? false));
  const { at, facing } = strides.at(-1)?.to ?? spotOf(view, unit);
  const ends = { code: 'sbt-ends-elsewhere', hex: labelOf(view.rules.map, at), side: sideOf(facing) };
  if (ends.hex !== to) return illegal(unit, TO, ends);
  return ends.side === side ? undefined : illegal(unit, SIDE, ends);
}
