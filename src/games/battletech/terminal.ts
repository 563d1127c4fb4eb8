import { awaiting } from './rules/awaiting.ts';
import { mayAct } from './rules/phases.ts';
import { VERBS } from './terminal/commands.ts';
import { facingName, LEGEND, picture, smallPicture } from './terminal/picture.ts';
import { sheet, slip } from './terminal/sheet.ts';
import { name, say } from './text.ts';
import { modelOf, type View } from './view.ts';

export { typed, write } from './terminal/commands.ts';

/** The view as text. A side sees the map as it lies and every sheet; those who look on see it all small. */
export function board(view: View): string {
  const shown = view.rules.sides.includes(view.watcher) ? atTheTable(view) : fromAfar(view);
  return [headline(view), '', ...shown, '', ...awaited(view)].join('\n');
}

const atTheTable = (view: View): string[] => [
  ...picture(view),
  '',
  ...LEGEND,
  '',
  ...view.units.flatMap((_, id) => sheet(view, id)),
];

/** The map, and the units beside it. */
function fromAfar(view: View): string[] {
  const map = [...smallPicture(view), '', ...LEGEND, 'even columns lie half a hex lower'];
  const width = 3 * view.rules.map.cols + 4;
  const slips = view.units.flatMap((_, id) => slip(view, id));
  const beside = slips.slice(0, view.rules.map.rows + 1);
  return [
    ...map.map((line, i) => `${line.padEnd(width)}${beside[i] ?? ''}`.trimEnd()),
    ...slips.slice(beside.length).map((line) => line.trimEnd()),
  ];
}

function headline({ rules, turn, phase, order, outcome, wind }: View): string {
  const { turnLimit } = rules.setup;
  const when = `turn ${turn}${turnLimit ? ` of ${turnLimit}` : ''}`;
  const title = `${rules.map.name} · ${rules.ruleset.title} · ${when}`;
  if (outcome) return `${title} · the match is over`;
  const sides = order.map((side) => name(side, 'en')).join(' before ');
  const blows = wind === null ? '' : ` · wind to ${facingName(wind)}`;
  return `${title} · ${phase}${sides === '' ? '' : ` · ${sides}`}${blows}`;
}

/** What this watcher may do, as it is typed; or whom the match waits for. */
function awaited(view: View): string[] {
  if (view.outcome) return [say(view.outcome.reason, 'en', view.rules) ?? 'the match is over'];
  const [asked] = awaiting(view);
  if (!asked) return ['waiting for the umpire'];
  const who = `${name(asked.seat, 'en')} (side ${asked.seat})`;
  if (asked.seat !== view.watcher) return [`waiting for ${who}`];
  const forms = asked.kinds.flatMap((kind) => VERBS[kind === 'take-club' ? 'club' : kind]?.usage ?? []);
  return [`you are ${who}${stillToAct(view, asked.seat)}; type one of`, ...forms.map((form) => `  ${form}`)];
}

function stillToAct(view: View, side: string): string {
  const able = view.units.flatMap((_, id) => (modelOf(view, id).side === side && mayAct(view, id) ? [id] : []));
  return able.length > 0 ? `, still to act: unit ${able.join(', ')}` : '';
}
