import type { CommandOf } from '../../../games/battletech/commands.ts';
import type { Step } from '../../../games/battletech/plan.ts';
import { groundAt, unitOf, type View } from '../../../games/battletech/view.ts';
import { type Fact, first } from '../../../kernel/fact.ts';
import { type Facing, type Hex, labelOf, neighbour, opposite, turned } from '../../../parts/hex/hex.ts';
import { sideOf } from '../hexsides.ts';
import type { MoveAction, StepLine, StepWord } from '../protocol-types.ts';

type Move = CommandOf<'move'>;

/** A move. One without steps stands still, or gives up the rest of an interrupted move. */
export function moveOf(view: View, { unit, mode, steps, masc }: Move): MoveAction {
  const [step] = steps;
  if (mode === 'still' || step === undefined) return { mode: 'Inmovil' };
  const { map } = view.rules;
  if (step.step === 'jump') return { mode: 'Saltar', to: labelOf(map, step.to), side: sideOf(step.facing) };
  const end = steps.reduce<Spot>((spot, next) => taken(view, spot, next), unitOf(view, unit));
  return {
    mode: mode === 'run' ? 'Correr' : 'Andar',
    to: labelOf(map, end.at),
    side: sideOf(end.facing),
    masc: masc ?? false,
    steps: lines(steps),
  };
}

/** The protocol has no charge and no death from above. It shows a bridge as a road, so no unit can land under it. */
export const unsupportedMove = (view: View, { attack, steps }: Move): Fact | undefined =>
  first<Fact>(
    attack !== undefined && { code: 'untold-charge', kind: attack.kind },
    steps.some(
      (step) => step.step === 'jump' && step.landOn !== 'bridge' && groundAt(view, step.to).bridge !== null,
    ) && {
      code: 'untold-bridge',
    },
  );

interface Spot {
  readonly at: Hex;
  readonly facing: Facing;
}

/** Where a step leads. */
function taken({ rules }: View, { at, facing }: Spot, step: Step): Spot {
  switch (step.step) {
    case 'forward':
      return { at: neighbour(rules.map, at, facing), facing };
    case 'back':
      return { at: neighbour(rules.map, at, opposite(facing)), facing };
    case 'left':
      return { at, facing: turned(facing, -1) };
    case 'right':
      return { at, facing: turned(facing, 1) };
    case 'stand-up':
      return { at, facing: step.facing };
    default:
      return { at, facing };
  }
}

const WORDS: Readonly<Record<Exclude<Step['step'], 'jump'>, StepWord>> = {
  forward: 'Adelante',
  back: 'Atras',
  left: 'Izquierda',
  right: 'Derecha',
  'stand-up': 'Levantarse',
  'go-prone': 'Cuerpo a Tierra',
};

/** Equal steps in a row become one line with a count; standing up names the hexside to face. */
function lines(steps: readonly Step[]): readonly StepLine[] {
  const lines: StepLine[] = [];
  for (const step of steps) {
    if (step.step === 'jump') continue;
    const word = WORDS[step.step];
    const last = lines.at(-1);
    if (step.step === 'stand-up') lines.push({ step: word, count: sideOf(step.facing) });
    else if (last?.step === word && word !== 'Cuerpo a Tierra')
      lines[lines.length - 1] = { step: word, count: last.count + 1 };
    else lines.push({ step: word, count: 1 });
  }
  return lines;
}
