import { fill } from '../../parts/text/fill.ts';
import { cannotShoot } from './rules/eligibility.ts';
import { targetsOf } from './rules/targets.ts';
import { LEGEND, letterOf, picture } from './terminal/picture.ts';
import { prompt } from './terminal/prompt.ts';
import { unitName } from './text/names.ts';
import { name, say } from './text.ts';
import { SIDES, type Side, type Unit, type View } from './view.ts';

export { typed, write } from './terminal/commands.ts';

/** The view as text: the battlefield, both armies, the shooter's targets, and the commands available. */
export function board(view: View): string {
  return [
    headline(view),
    '',
    ...picture(view),
    LEGEND,
    '',
    ...SIDES.flatMap((side) => army(view, side)),
    ...aims(view),
    ...prompt(view),
  ].join('\n');
}

function headline({ rules, round, active, points, outcome }: View): string {
  const { name: scenario, rounds, par } = rules.setup.scenario;
  const score = `points ${points.attacker} : ${points.defender}${par ? ` (par ${par.attacker} : ${par.defender})` : ''}`;
  const title = `${scenario} · ${rules.ruleset.title} · ${score}`;
  if (outcome) return `${title} · the match is over`;
  return `${title} · round ${Math.max(1, round)} of ${rounds} · ${name(active, 'en')}'s phase`;
}

const army = (view: View, side: Side): string[] => [
  `${side}: ${view.rules.setup.scenario.armies[side].name}`,
  ...view.rules.units.filter((unit) => unit.side === side).map((unit) => line(view, unit)),
  '',
];

function line(view: View, unit: Unit): string {
  const { wounds, rules, active } = view;
  const living = unit.models.filter((model) => (wounds[model] as number) > 0);
  const left = living.reduce((sum, model) => sum + (wounds[model] as number), 0);
  const all = unit.models.reduce((sum, model) => sum + (rules.models[model]?.sheet.wounds ?? 0), 0);
  const why = unit.side === active && !view.outcome ? cannotShoot(view, unit.index) : undefined;
  const state =
    living.length === 0 ? 'destroyed' : why?.code === 'already-shot' ? 'done' : why ? say(why, 'en', rules) : '';
  const shown = unitName(rules.units, unit.index) ?? unit.name;
  return `  ${letterOf(unit.index)} ${unit.id.padEnd(16)} ${shown.padEnd(30)} ${String(living.length).padStart(2)} of ${fill('{n:model|models}', { n: unit.models.length }, 'en')}, ${left} of ${fill('{n:wound|wounds}', { n: all }, 'en')}${state ? ` · ${state}` : ''}`;
}

/** Each weapon of the shooter with its target, or the targets it can choose. */
function aims(view: View): string[] {
  const shooter = view.rules.units[view.shooter ?? -1];
  if (!shooter || view.stage !== 'targets') return [];
  const target = (index: number | null): string =>
    index === null ? 'holds fire' : (view.rules.units[index]?.id ?? '');
  const rows = shooter.groups.map(({ id, bearers }) => {
    const assigned = view.assignments.filter(({ group }) => group === id);
    const aimed = assigned.map((one) => `x${one.bearers.length} ${target(one.target)}`).join(', ');
    const may = targetsOf(view, shooter.index, id).filter(({ able }) => able.length > 0);
    const reach = may.map((one) => `${target(one.target)} at ${one.distance.toFixed(1)}"`).join(', ');
    const left = bearers.filter((model) => (view.wounds[model] as number) > 0).length;
    return `  ${id} x${left}: ${aimed || (reach ? `can fire at ${reach}` : 'no eligible targets in range')}`;
  });
  return [`${shooter.name} chooses targets`, ...rows, ''];
}
