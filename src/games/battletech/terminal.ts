import { labelOf } from '../../parts/hex/hex.ts';
import { MECH_ARMOUR, VEHICLE_PLACES } from './data/places.ts';
import { awaiting } from './rules/awaiting.ts';
import { facingName, LEGEND, picture, unitLetter } from './terminal/picture.ts';
import { VERBS } from './terminal/verbs.ts';
import { say } from './text.ts';
import { modelOf, type Unit, type View } from './view.ts';

export { typed, write } from './terminal/verbs.ts';

/** The view as text: the map, every unit's state, and what is awaited. */
export function board(view: View): string {
  return [headline(view), '', ...picture(view), '', LEGEND, '', ...units(view), '', awaited(view)].join('\n');
}

function headline({ rules, turn, phase, order, outcome, wind }: View): string {
  const { turnLimit } = rules.setup;
  const when = `turn ${turn}${turnLimit ? ` of ${turnLimit}` : ''}`;
  const title = `${rules.map.name} · ${rules.ruleset.title} · ${when}`;
  if (outcome) return `${title} · the match is over`;
  const blows = wind === null ? '' : ` · wind to ${facingName(wind)}`;
  return `${title} · ${phase} phase · initiative: ${order.join(', ')}${blows}`;
}

const units = (view: View): string[] => view.units.map((unit, id) => unitLine(view, id, unit));

function unitLine(view: View, id: number, unit: Unit): string {
  const { design, side, gunnery, piloting } = modelOf(view, id);
  const name = `${unitLetter(id)} unit ${id}, side ${side}: ${design.chassis} ${design.model}`;
  if (unit.destroyed !== null) return `${name}, destroyed`;
  const place = `at ${labelOf(view.rules.map, unit.at)} facing ${facingName(unit.facing)}`;
  const torso = unit.torso === unit.facing ? '' : `, torso ${facingName(unit.torso)}`;
  const marks = [
    unit.prone && 'prone',
    unit.shutDown && 'shut down',
    unit.stuck && 'stuck',
    !unit.pilot.awake && 'unconscious',
    unit.pilot.hits > 0 && `pilot ${unit.pilot.hits} hit(s)`,
    unit.club !== 'none' && 'carries a club',
    unit.went.mode !== 'still' && `${unit.went.mode} ${unit.went.hexes}`,
  ].filter(Boolean);
  const state = [`heat ${unit.heat}`, `${gunnery}/${piloting}`, ...marks].join(', ');
  return `${name} ${place}${torso}, ${state}\n    ${armour(unit, design.kind)}`;
}

/** `CT 26+16`: armour and what is under it. */
function armour(unit: Unit, kind: 'mech' | 'vehicle'): string {
  const places: readonly string[] = kind === 'mech' ? MECH_ARMOUR : VEHICLE_PLACES;
  return places
    .map((place, i) => {
      const inside = unit.structure[i];
      return `${place} ${unit.armour[i] ?? 0}${inside === undefined ? '' : `+${inside}`}`;
    })
    .join('  ');
}

/** What this watcher may do, as it is typed; or whom the match waits for. */
function awaited(view: View): string {
  if (view.outcome) return say(view.outcome.reason, 'en', view.rules) ?? 'the match is over';
  const [asked] = awaiting(view);
  if (!asked) return 'waiting for the umpire';
  if (asked.seat !== view.watcher) return `waiting for side ${asked.seat}`;
  const usage = asked.kinds.map((kind) => VERBS[kind === 'take-club' ? 'club' : kind]?.usage ?? kind);
  return `you are side ${asked.seat}; you may: ${usage.join('\n  ')}`;
}
