import { act, type LessonPoint, type LessonStep, other, point } from '../../../kernel/lesson.ts';
import type { Command } from '../commands.ts';
import type { ShootingKinds } from '../kinds.ts';
import type { Deployed } from '../scenario.ts';
import type { Side } from '../sides.ts';
import type { Until } from '../work.ts';

type Step = LessonStep<ShootingKinds>;
type Text = readonly [en: string, es: string];

const GAP = 1.6; // inches, centre to centre

/** Models in rows, starting from a corner. */
export const rows = (unit: string, count: number, x: number, y: number, columns = count): Deployed => ({
  unit,
  at: Array.from({ length: count }, (_, i) => [x + GAP * (i % columns), y + GAP * Math.floor(i / columns)] as const),
});

const MAIN = '.shoot-foot .shoot-phase';
const tell = (at: string, [en, es]: Text, also?: string): LessonPoint => point(at, en, es, also);
const chip = (model: number, place: number): string => `.shoot-model[data-model="${model}"][data-place="${place}"]`;

/** The text compares the models of the unit. */
const MODELS = '.shoot-chips .shoot-model';

const PACES: Readonly<Record<Until, Text>> = {
  step: ['To see each roll, choose “One step”.', 'Para ver cada tirada, elige «Un paso».'],
  weapon: ['To see one weapon at a time, choose “One weapon”.', 'Para ver las armas una a una, elige «Un arma».'],
  unit: [
    'To roll for the whole unit at once, choose “Whole unit”.',
    'Para tirar por toda la unidad a la vez, elige «Toda la unidad».',
  ],
};

/** The commands of the other side. */
export const otherSide =
  (side: Side) =>
  (...commands: readonly Command[]): readonly Step[] =>
    commands.map((command) => other<Command>(side, command));

/** The learner's commands, each with the elements to press for it. */
export const learner = (side: Side) => ({
  select: (unit: number, ...text: Text): Step =>
    act<Command>(side, { type: 'select-shooter', unit }, tell(`.shoot-unit-pick[data-unit="${unit}"]`, text)),

  aim: (group: string, target: number, ...text: Text): Step =>
    act<Command>(
      side,
      { type: 'assign', group, target },
      tell(`[data-group="${group}"] .shoot-group-head[aria-expanded="false"]`, [
        'Open this weapon first.',
        'Abre primero esta arma.',
      ]),
      tell(`[data-group="${group}"] .shoot-target-pick[data-target="${target}"]`, text),
    ),

  confirm: (...text: Text): Step => act<Command>(side, { type: 'confirm' }, tell(`${MAIN}[data-verb="confirm"]`, text)),

  roll: (until: Until, ...text: Text): Step =>
    act<Command>(
      side,
      { type: 'roll', until },
      tell(`${MAIN}[data-verb="roll"]`, text),
      tell(`.shoot-paces [data-until="${until}"][aria-pressed="false"]`, PACES[until]),
    ),

  goToGround: (unit: number, ...text: Text): Step =>
    act<Command>(
      side,
      { type: 'stratagem', use: 'go-to-ground', unit },
      tell('.shoot-answers [data-stratagem="go-to-ground"]', text),
    ),

  /** Two models take the wounds, in this order. */
  allocate: (first: number, second: number, one: Text, two: Text, confirm: Text): Step =>
    act<Command>(
      side,
      { type: 'allocate', models: [first, second] },
      tell(chip(first, 0), one, MODELS),
      tell(`.shoot-chips:has(${chip(first, 1)}) ${chip(second, 0)}`, two, MODELS),
      tell(`.shoot-act:has(${chip(first, 1)}):has(${chip(second, 2)}) ${MAIN}`, confirm),
    ),

  /** The order that the page suggests. */
  allocateDefault: (models: readonly number[], ...text: Text): Step =>
    act<Command>(side, { type: 'allocate', models: [...models] }, tell(`${MAIN}[data-verb="allocate"]`, text)),

  /** Command Re-roll of the only failed die. */
  reRoll: (die: number, pick: Text, pay: Text): Step =>
    act<Command>(
      side,
      { type: 're-roll', die },
      tell('.shoot-again.is-offered', pick),
      tell('.shoot-log:has(.shoot-again.is-offered[aria-pressed="true"]) .shoot-offer .button', pay),
    ),
});
