import type { Command } from '../../commands.ts';
import { shutdownNumber } from '../../data/heat-scale.ts';
import { shotsAt, targetsOf } from '../../options/fire.ts';
import { twistOptions } from '../../options/twists.ts';
import { modeRefusal } from '../../rules/movement/modes.ts';
import { alive } from '../../rules/status.ts';
import { takeClub } from '../../rules/weapons/take-club.ts';
import { flip } from '../../rules/weapons/twist.ts';
import { modelOf, type UnitId, unitOf, type View } from '../../view.ts';
import { looking } from './looking.ts';
import { endCommand } from './orders.ts';
import { choices, isAsked, ownUnits } from './roster.ts';

/** The command that passes a turn with nothing useful to do, for the auto-end setting; undefined = something to do. */
export function idleCommand(view: View, seat: string): Command | undefined {
  if (!isAsked(view, seat)) return undefined;
  if (view.phase === 'end')
    return ownUnits(view, seat).some((id) => worthAWord(view, id)) ? undefined : endCommand(view, []);
  const able = choices(view, seat);
  const [unit] = able;
  if (unit === undefined) return undefined;
  if (view.phase === 'movement' && view.moving === null)
    return able.every((id) => cannotMove(view, id)) ? { type: 'move', unit, mode: 'still', steps: [] } : undefined;
  if (view.phase === 'weapons')
    return able.every((id) => cannotHit(view, seat, id)) ? { type: 'fire', unit, primary: null, shots: [] } : undefined;
  return undefined;
}

/** Shut down by order, sinks switched off, or hot enough that dumping or a shutdown may help. */
function worthAWord(view: View, id: UnitId): boolean {
  const unit = unitOf(view, id);
  return alive(unit) && (unit.stayDown || unit.sinksOff > 0 || shutdownNumber(unit.heat) > 0);
}

const cannotMove = (view: View, id: UnitId): boolean =>
  (['walk', 'run', 'jump'] as const).every((mode) => modeRefusal(view, id, mode) !== undefined);

/** No weapon can hit an enemy with any torso facing, and there is no club to pick up. */
function cannotHit(view: View, seat: string, id: UnitId): boolean {
  if (!takeClub.refuse(view, seat, { type: 'take-club', unit: id })) return false;
  const flips = !flip.refuse(view, seat, { type: 'flip', unit: id, flipped: !unitOf(view, id).flipped });
  if (flips && targetsOf(view, id).length > 0) return false;
  const ways = [null, ...twists(view, id)];
  return ways.every((torso) => {
    const turned = looking(view, id, torso);
    return targetsOf(view, id).every((target) => shotsAt(turned, id, target).length === 0);
  });
}

const twists = (view: View, id: UnitId) =>
  modelOf(view, id).side === view.queue[0] && view.rules.ruleset.twist === 'declaration'
    ? [...twistOptions(view, id)].flatMap((command) => (command.type === 'twist' ? [command.facing] : []))
    : [];
