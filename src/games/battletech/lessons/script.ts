import { act, type LessonPoint, type LessonStep, other, point, read } from '../../../kernel/lesson.ts';
import type { Facing } from '../../../parts/hex/hex.ts';
import type { Command } from '../commands.ts';
import type { BattletechKinds } from '../kinds.ts';
import type { Attack, Step as MoveStep, Shot } from '../plan.ts';
import type { Mode } from '../state.ts';

type Step = LessonStep<BattletechKinds>;
type Text = readonly [en: string, es: string];

/** Lessons have two units: the learner's and the enemy's. */
const ME = { seat: '0', unit: 0 } as const;
const FOE = { seat: '1', unit: 1 } as const;
const COLS = 11; // of the Proving Ground

const hexOf = (label: string): number => (Number(label.slice(2)) - 1) * COLS + Number(label.slice(0, 2)) - 1;
const STEPS = { F: 'forward', L: 'left', R: 'right' } as const;
/** `RFF`: turn right, then two hexes forward. */
const stepsOf = (letters: string): MoveStep[] =>
  [...letters].map((letter) => ({ step: STEPS[letter as keyof typeof STEPS] }));

/** Weapons by mount; a weapon with ammunition also names its bin: `1:0`. */
const shotsOf = (list: string, target: number): Shot[] =>
  list
    .split(' ')
    .filter(Boolean)
    .map((one) => {
      const [weapon = 0, bin] = one.split(':').map(Number);
      return { weapon, target: { unit: target }, ...(bin !== undefined && { bin }) };
    });

const END: Command = { type: 'end', orders: [] };

// ---- The enemy ----

const they = (command: Command): Step => other<Command>(FOE.seat, command);
export const theyMove = (mode: Mode, letters: string): Step =>
  they({ type: 'move', unit: FOE.unit, mode, steps: stepsOf(letters) });
export const theyTryToStand = (facing: Facing): Step =>
  they({ type: 'move', unit: FOE.unit, mode: 'walk', steps: [{ step: 'stand-up', facing }] });
export const theyFire = (list: string): Step => {
  const shots = shotsOf(list, ME.unit);
  return they({ type: 'fire', unit: FOE.unit, primary: shots.length > 0 ? { unit: ME.unit } : null, shots });
};
export const theyStrike = (...attacks: Attack[]): Step => they({ type: 'strike', unit: FOE.unit, attacks });
export const theyEnd = (): Step => they(END);

// ---- The learner ----

const MAIN = '.bt-foot .is-main';
const when = (state: string, selector: string): string => `:root:has(${state}) ${selector}`;
const tell = (at: string, [en, es]: Text): LessonPoint => point(at, en, es);

export const UNIT = (whose: 'mine' | 'theirs'): string => `[data-unit="${whose === 'mine' ? ME.unit : FOE.unit}"]`;
export const needsOf = (mount: number): string => `.bt-row[data-mount="${mount}"] .bt-needs`;
/** A text about a unit is also about the other one and the shots between them. */
export const tellAt = (at: string, ...[en, es]: Text): Step =>
  read(at, en, es, at.startsWith('[data-unit') ? '[data-unit], .bt-shot' : undefined);

interface Walk {
  readonly mode: 'walk' | 'run';
  readonly to: string; // label of the hex
  readonly steps: string; // as the page plans them
  readonly facing?: Facing; // if it has to be chosen
}
interface WalkTexts {
  readonly mode: Text;
  readonly hex: Text;
  readonly face?: Text;
  readonly go: Text;
}

/** Choose a mode, a hex and, if needed, a facing; then confirm. */
export function walk({ mode, to, steps, facing }: Walk, texts: WalkTexts): Step {
  const planned = `.bt-facings[data-hex="${hexOf(to)}"]`;
  const way = `.bt-wheel [data-facing="${facing}"][aria-pressed="false"]`;
  return act<Command>(
    ME.seat,
    { type: 'move', unit: ME.unit, mode, steps: stepsOf(steps) },
    tell(`.bt-mode[data-mode="${mode}"]`, texts.mode),
    tell(when(`.bt-mode[data-mode="${mode}"][aria-pressed="true"]`, `.bt-cost[data-hex="${hexOf(to)}"]`), texts.hex),
    tell(when(planned, MAIN), texts.go),
    ...(texts.face ? [tell(when(planned, way), texts.face)] : []),
  );
}

export const standStill = (choose: Text, go: Text): Step =>
  act<Command>(
    ME.seat,
    { type: 'move', unit: ME.unit, mode: 'still', steps: [] },
    tell('.bt-mode[data-mode="still"]', choose),
    tell(when('.bt-mode[data-mode="still"][aria-pressed="true"]', MAIN), go),
  );

export const twist = (turn: -1 | 1, facing: Facing, choose: Text, go: Text): Step =>
  act<Command>(
    ME.seat,
    { type: 'twist', unit: ME.unit, facing },
    tell(`.bt-twist[data-turn="${turn}"]`, choose),
    tell(when(`.bt-twist[data-turn="${turn}"][aria-pressed="true"]`, MAIN), go),
  );

const fired = (list: string): Command => ({
  type: 'fire',
  unit: ME.unit,
  primary: { unit: FOE.unit },
  shots: shotsOf(list, FOE.unit),
});

/** All weapons that can hit, with one button. */
export const fireAll = (list: string, choose: Text, go: Text): Step =>
  act<Command>(
    ME.seat,
    fired(list),
    tell('.bt-all .button:not(.is-quiet)', choose),
    tell(when('.bt-row.is-chosen', MAIN), go),
  );

/** Some weapons, one after the other. */
export function fireGuns(list: string, guns: readonly (readonly [mount: number, text: Text])[], go: Text): Step {
  const chooses = guns.map(([mount, text]) =>
    tell(`.bt-row[data-mount="${mount}"]:not(.is-chosen) .bt-row-name`, text),
  );
  return act<Command>(ME.seat, fired(list), tell(MAIN, go), ...chooses.toReversed());
}

export const kick = (leg: 'LL' | 'RL', choose: Text, go: Text): Step =>
  act<Command>(
    ME.seat,
    { type: 'strike', unit: ME.unit, attacks: [{ attack: 'kick', leg, target: FOE.unit }] },
    tell(`.bt-row[data-attack="kick-${leg}"] .bt-row-name`, choose),
    tell(when(`.bt-row[data-attack="kick-${leg}"].is-chosen`, MAIN), go),
  );

export const endTurn = (...text: Text): Step => act<Command>(ME.seat, END, tell(MAIN, text));
