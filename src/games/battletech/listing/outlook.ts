import { sameJson } from '../../../decide/same-json.ts';
import type { Language } from '../../../kernel/game.ts';
import type { Command, CommandOf } from '../commands.ts';
import { WEAPONS } from '../data/weapons.ts';
import { shotsAt, targetsOf } from '../options/fire.ts';
import type { Shot, Step } from '../plan.ts';
import { targetMoved } from '../rules/attack-modifiers.ts';
import { type Reach, reach } from '../rules/movement/reach.ts';
import { strikeOdds } from '../rules/physical/odds.ts';
import { expectedDamage, hitOdds } from '../rules/weapons/odds.ts';
import { supposing } from '../rules/weapons/supposing.ts';
import { type Footing, wayFrom } from '../text/way.ts';
import { modelOf, type UnitId, unitOf, type View } from '../view.ts';
import { OUTLOOK, type OutlookTexts } from './outlook-text.ts';

/** What an option costs and how likely it works, if the enemy stays where it is. */
export function outlook(command: Command, view: View, language: Language): readonly string[] {
  const texts = OUTLOOK[language];
  switch (command.type) {
    case 'move':
      return ofMove(command, view, texts);
    case 'twist':
      return exchange(
        { ...supposing(view, command.unit, { torso: command.facing }), watcher: view.watcher },
        command.unit,
        texts,
      );
    case 'fire':
      return ofFire(command, view, texts);
    case 'strike':
      return command.attacks.map((attack) => texts.hits(strikeOdds(view, command.unit, attack)));
    default:
      return [];
  }
}

/** What a move's own path costs if every roll on the way is passed; nothing for a path that no search found. */
function ofMove(
  { unit: id, mode, steps, masc }: CommandOf<'move'>,
  view: View,
  texts: OutlookTexts,
): readonly string[] {
  const ends = reach(view, id, mode, masc === true);
  const entry = steps.length === 0 ? -1 : entryOf(ends, steps, wayFrom(view.rules.map, unitOf(view, id), steps));
  if (entry < 0) return [];
  const [mp = 0, hexes = 0, heat = 0, rolls = 0] = [ends.mp, ends.hexes, ends.heat, ends.rolls].map(
    (list) => list[entry],
  );
  const harder = targetMoved(hexes) + (mode === 'jump' ? 1 : 0);
  return [
    texts.mp(mp),
    ...(heat > 0 ? [texts.heat(heat)] : []),
    ...(rolls > 0 ? [texts.rolls(rolls)] : []),
    ...(harder > 0 ? [texts.harder(harder)] : []),
  ];
}

/** The entry with exactly these steps: a hex and facing can have several, prone or on another level; -1 if none. */
function entryOf({ count, hex, facing, steps: stepsTo }: Reach, steps: readonly Step[], end?: Footing): number {
  for (let entry = 0; entry < count; entry++)
    if (hex[entry] === end?.at && facing[entry] === end?.facing && sameJson(stepsTo(entry), steps)) return entry;
  return -1;
}

function ofFire({ unit, shots, primary }: CommandOf<'fire'>, view: View, texts: OutlookTexts): readonly string[] {
  if (shots.length === 0) return [];
  const odds = shots.map((shot) => hitOdds(view, unit, shot, { primary }));
  const damage = shots.reduce((sum, shot) => sum + expectedDamage(view, unit, shot, { primary }), 0);
  const { mounts } = modelOf(view, unit).design;
  const heat = unitOf(view, unit).crew
    ? 0
    : shots.reduce((sum, { weapon }) => sum + (WEAPONS[mounts[weapon]?.weapon ?? '']?.heat ?? 0), 0);
  return [texts.hits(...odds), texts.deals(damage), ...(heat > 0 ? [texts.heat(heat)] : [])];
}

/** Average damage of all weapons that bear: on the best target, and from all enemies together. */
function exchange(view: View, id: UnitId, texts: OutlookTexts): readonly string[] {
  const foes = targetsOf(view, id).map(({ unit }) => unit);
  const deals = Math.max(0, ...foes.map((foe) => damage(view, id, shotsAt(view, id, { unit: foe }))));
  const takes = foes.reduce((sum, foe) => sum + damage(view, foe, shotsAt(view, foe, { unit: id })), 0);
  return [texts.deals(deals), texts.takes(takes)];
}

const damage = (view: View, attacker: UnitId, shots: readonly Shot[]): number =>
  shots.reduce((sum, shot) => sum + expectedDamage(view, attacker, shot), 0);
