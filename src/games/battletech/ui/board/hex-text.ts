import type { Language } from '../../../../kernel/game.ts';
import { percent } from '../../../../page/figure.ts';
import { type Hex, labelOf } from '../../../../parts/hex/hex.ts';
import { depthAt, type Ground } from '../../ground.ts';
import { alive, shareLeft } from '../../rules/status.ts';
import { floorAt, standing } from '../../rules/terrain.ts';
import { groundAt, type UnitId, unitOf, type View } from '../../view.ts';
import { type BoardLabels, boardLabels } from '../board-labels.ts';
import { capital, namesIn } from './names.ts';
import type { Reached } from './reachable.ts';
import { type Condition, conditionsOf, movedOf } from './units.ts';

/** The terrain of a hex. */
export function groundText(ground: Ground, w: BoardLabels): readonly string[] {
  const { level, woods, building, bridge } = ground;
  const depth = depthAt(ground);
  const walls = standing(ground);
  const said: readonly (string | false)[] = [
    woods > 0 && w.woods(woods),
    ground.rough && w.rough,
    (ground.rubble || (building !== null && !walls)) && w.rubble,
    ground.swamp && w.swamp,
    ground.river > 0 && w.river,
    depth >= 0 && w.water(depth),
    ground.paved && w.paved,
    ground.road > 0 && w.road,
    walls !== null && (walls.bunker ? w.bunker(walls.cf) : w.building(walls.kind, walls.height, walls.cf)),
    bridge !== null && w.bridge(bridge.level, bridge.cf),
    ground.fire > 0 && w.fire,
    ground.smoke > 0 && w.smoke(ground.smoke),
    ground.clubs > 0 && w.clubs(ground.clubs),
  ];
  const list = said.filter((word) => word !== false);
  return [...(list.length === 0 ? [w.clear] : list), ...(level === 0 ? [] : [w.level(level)])];
}

const CONDITION_LABELS = {
  'shut-down': 'shutDown',
  unconscious: 'unconscious',
  stunned: 'stunned',
  stuck: 'stuck',
  immobile: 'immobile',
  prone: 'prone',
  burning: 'burning',
  sunk: 'sunk',
} as const satisfies Readonly<Record<Condition, keyof BoardLabels>>;

export const conditionText = (condition: Condition, w: BoardLabels): string => w[CONDITION_LABELS[condition]];

/** `walked 3 hexes`, or null while the unit may still move. */
export function movedText(view: View, id: UnitId, w: BoardLabels): string | null {
  const moved = movedOf(view, id);
  if (!moved) return null;
  const { mode, hexes } = moved;
  return mode === 'still' ? w.stood : (mode === 'walk' ? w.walked : mode === 'run' ? w.ran : w.jumped)(hexes);
}

/** A short description of a unit: name, facing and condition. */
function unitText(view: View, id: UnitId, language: Language): readonly string[] {
  const w = boardLabels(language);
  const unit = unitOf(view, id);
  const name = namesIn(view.rules, language).whose(id);
  if (!alive(unit)) return [w.wreck(name)];
  const look = unit.crew?.turret ?? unit.torso;
  const moved = movedText(view, id, w);
  return [
    name,
    w.facing(w.way(unit.facing)),
    ...(look === unit.facing ? [] : [(unit.crew ? w.turret : w.torso)(w.way(look))]),
    ...(unit.level === floorAt(view, unit.at) ? [] : [w.onLevel(unit.level)]),
    w.left(percent(shareLeft(view, id), language)),
    ...conditionsOf(view, id).map((condition) => conditionText(condition, w)),
    ...(moved ? [moved] : []),
  ];
}

/** The cost of going to a hex: `Run 5 MP, heat 2, 1 piloting roll`. */
export const reachedText = ({ mode, mp, heat, rolls }: Reached, w: BoardLabels): string =>
  [w.costs(w[mode], mp, heat), ...(rolls > 0 ? [w.rolls(rolls)] : [])].join(', ');

/** Screen reader text of a hex: its number, unit, terrain, and what picking it does. */
export function hexText(
  view: View,
  language: Language,
  hex: Hex,
  here: UnitId | null,
  more: readonly string[] = [],
): string {
  const w = boardLabels(language);
  const who = here === null ? [] : unitText(view, here, language);
  const parts = [labelOf(view.rules.map, hex), ...who, ...groundText(groundAt(view, hex), w), ...more];
  return capital(parts.join(', '));
}
