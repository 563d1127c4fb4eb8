import { byCode } from '../../kernel/waiting-text.ts';
import type { CommandType } from './commands.ts';
import { awaiting } from './rules/awaiting.ts';
import { mayAct } from './rules/phases.ts';
import { TYPED } from './terminal/commands.ts';
import { facingName, LEGEND, picture, smallPicture } from './terminal/picture.ts';
import { sheet, summary } from './terminal/sheet.ts';
import { name, say } from './text.ts';
import { modelOf, type View } from './view.ts';
import { waiting } from './waiting.ts';

export { typed, write } from './terminal/commands.ts';

/** The view as text: a side sees the full map and every record sheet, spectators a compact version. */
export function board(view: View): string {
  const shown = view.rules.sides.includes(view.watcher) ? fullBoard(view) : compactBoard(view);
  return [headline(view), '', ...shown, '', ...awaited(view)].join('\n');
}

const fullBoard = (view: View): string[] => [
  ...picture(view),
  '',
  ...LEGEND,
  '',
  ...view.units.flatMap((_, id) => sheet(view, id)),
];

/** A small map with the units next to it. */
function compactBoard(view: View): string[] {
  const map = [...smallPicture(view), '', ...LEGEND, 'even columns are half a hex lower'];
  const width = 3 * view.rules.map.cols + 4;
  const summaries = view.units.flatMap((_, id) => summary(view, id));
  const beside = summaries.slice(0, view.rules.map.rows + 1);
  return [
    ...map.map((line, i) => `${line.padEnd(width)}${beside[i] ?? ''}`.trimEnd()),
    ...summaries.slice(beside.length).map((line) => line.trimEnd()),
  ];
}

function headline({ rules, turn, phase, order, outcome, wind }: View): string {
  const { turnLimit } = rules.setup;
  const when = `turn ${turn}${turnLimit ? ` of ${turnLimit}` : ''}`;
  const title = `${rules.map.name} · ${rules.ruleset.title} · ${when}`;
  if (outcome) return `${title} · the match is over`;
  const sides = order.map((side) => name(side, 'en')).join(', then ');
  const windText = wind === null ? '' : ` · wind to ${facingName(wind)}`;
  return `${title} · ${phase}${sides === '' ? '' : ` · ${sides}`}${windText}`;
}

/** The commands that this watcher can type, or what the match is waiting for. */
function awaited(view: View): string[] {
  const { rules, outcome, watcher } = view;
  if (outcome) return [say(outcome.reason, 'en', rules) ?? 'the match is over'];
  const [asked] = awaiting(view);
  if (!asked) return ['waiting for the umpire'];
  const { seat, kinds } = asked;
  if (seat !== watcher)
    return waiting(view).map(({ who, what }) => say({ ...what, code: byCode(what.code), who }, 'en', rules) ?? '');
  const forms = kinds.flatMap((kind) => TYPED[kind as CommandType]?.usage ?? []);
  return [`you play ${name(seat, 'en')}${stillToAct(view, seat)}; type one of`, ...forms.map((form) => `  ${form}`)];
}

function stillToAct(view: View, side: string): string {
  const able = view.units.flatMap((_, id) => (modelOf(view, id).side === side && mayAct(view, id) ? [id] : []));
  return able.length > 0 ? `, still to act: ${able.length === 1 ? 'unit' : 'units'} ${able.join(', ')}` : '';
}
