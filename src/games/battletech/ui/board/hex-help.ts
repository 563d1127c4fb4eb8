import type { Language } from '../../../../kernel/game.ts';
import type { Explanation } from '../../../../page/help.ts';
import type { Hex } from '../../../../parts/hex/hex.ts';
import { depthAt } from '../../ground.ts';
import { alive } from '../../rules/status.ts';
import { standing } from '../../rules/terrain.ts';
import { groundAt, type UnitId, unitOf, type View } from '../../view.ts';
import { hexText } from './hex-text.ts';
import { conditionsOf, hasFired, movedOf, unitIn } from './units.ts';

/** What is drawn in a hex: its text, and the legend entries that explain it. Null for clear ground at level 0. */
export function hexHelp(view: View, language: Language, hex: Hex): Explanation | null {
  const here = unitIn(view, hex);
  const entries = [...(here === null ? [] : unitEntries(view, here)), ...groundEntries(view, hex)];
  return entries.length > 0 ? { tip: hexText(view, language, hex, here), entries } : null;
}

/** The most telling marks first: the text shows only a few. */
function unitEntries(view: View, id: UnitId): readonly string[] {
  const unit = unitOf(view, id);
  if (!alive(unit)) return ['wreck'];
  const look = unit.crew?.turret ?? unit.torso;
  return [
    ...conditionsOf(view, id),
    ...(look === unit.facing ? [] : ['torso']),
    ...(movedOf(view, id) ? ['moved'] : []),
    ...(hasFired(view, id) ? ['fired'] : []),
    'facing',
    'armour',
    'unit',
  ];
}

function groundEntries(view: View, hex: Hex): readonly string[] {
  const ground = groundAt(view, hex);
  const is: Readonly<Record<string, boolean>> = {
    woods: ground.woods > 0,
    rough: ground.rough || ground.rubble || (ground.building !== null && !standing(ground)),
    swamp: ground.swamp,
    water: depthAt(ground) >= 0,
    building: standing(ground) !== null,
    bridge: ground.bridge !== null,
    fire: ground.fire > 0,
    smoke: ground.smoke > 0,
    clubs: ground.clubs > 0,
    road: ground.paved || ground.road > 0,
    level: ground.level !== 0,
  };
  return Object.keys(is).filter((id) => is[id]);
}
