import type { Idle, Scene } from '../../../page/contract.ts';
import type { Command } from '../commands.ts';
import { shutdownNumber } from '../data/heat-scale.ts';
import type { BattletechKinds } from '../kinds.ts';
import { shotsAt, targetsOf } from '../options/fire.ts';
import { strikeOptions } from '../options/strikes.ts';
import { twistOptions } from '../options/twists.ts';
import { isDeed, idle as passing } from '../options.ts';
import { modeRefusal } from '../rules/movement/modes.ts';
import { alive } from '../rules/status.ts';
import { supposing } from '../rules/weapons/supposing.ts';
import { takeClub } from '../rules/weapons/take-club.ts';
import { flip } from '../rules/weapons/twist.ts';
import { modelOf, type Phase, type UnitId, unitOf, type View } from '../view.ts';
import { looking } from './act/looking.ts';
import { endCommand } from './act/orders.ts';
import { choices, isAsked, ownUnits } from './act/roster.ts';
import { BLANK, type Draft } from './draft.ts';

const NOTES: Readonly<Partial<Record<Phase, Idle['note']>>> = {
  movement: { en: 'No unit can move', es: 'Ninguna unidad puede moverse' },
  weapons: { en: 'Nothing to fire', es: 'Nada que disparar' },
  physical: { en: 'No physical attack possible', es: 'Ningún ataque físico posible' },
  end: { en: 'No orders to give in the End Phase', es: 'Ninguna orden que dar en la fase final' },
};

/** A step with nothing useful to do. Everything is public in this game, so skipping it reveals nothing. */
export function idle(
  { view, draft }: Pick<Scene<BattletechKinds, Draft>, 'view' | 'draft'>,
  seat: string,
): Idle<BattletechKinds> | undefined {
  const note = NOTES[view.phase];
  const command = note && !isPlanned(draft ?? BLANK) ? idleCommand(view, seat) : undefined;
  return command && note && { command, note };
}

/** The draft holds an unconfirmed choice. */
const isPlanned = ({ move, torso, shots, attacks, orders }: Draft): boolean =>
  move !== null || torso !== null || shots.length + attacks.length + orders.length > 0;

/** The command that passes a step with nothing useful to do; undefined = something to do. */
export function idleCommand(view: View, seat: string): Command | undefined {
  if (!isAsked(view, seat)) return undefined;
  if (view.phase === 'end')
    return ownUnits(view, seat).some((id) => needsOrders(view, id)) ? undefined : endCommand(view, []);
  const able = choices(view, seat);
  const [unit] = able;
  const cannot = CANNOT[view.phase];
  return unit !== undefined && cannot && able.every((id) => cannot(view, seat, id)) ? passing(view, unit) : undefined;
}

type Cannot = (view: View, seat: string, id: UnitId) => boolean;

const CANNOT: Readonly<Partial<Record<Phase, Cannot>>> = {
  movement: (view, _, id) =>
    view.moving === null &&
    (['walk', 'run', 'jump'] as const).every((mode) => modeRefusal(view, id, mode) !== undefined),
  weapons: cannotHit,
  physical: (view, _, id) => [...strikeOptions(view, id)].every((command) => !isDeed(command, view)),
};

/** Shut down by order, sinks switched off, armour pierced, or hot enough that dumping or a shutdown may help. */
function needsOrders(view: View, id: UnitId): boolean {
  const unit = unitOf(view, id);
  const isPierced = modelOf(view, id).design.structure.some((points, place) => (unit.structure[place] ?? 0) < points);
  return alive(unit) && (isPierced || unit.stayDown || unit.sinksOff > 0 || shutdownNumber(unit.heat) > 0);
}

/** No weapon can hit an enemy with any torso facing, with the arms to either side, and there is no club to pick up. */
function cannotHit(view: View, seat: string, id: UnitId): boolean {
  if (!takeClub.refuse(view, seat, { type: 'take-club', unit: id })) return false;
  const flipped = !unitOf(view, id).flipped;
  const flips = !flip.refuse(view, seat, { type: 'flip', unit: id, flipped });
  const arms = flips ? [view, { ...supposing(view, id, { flipped }), watcher: view.watcher }] : [view];
  const ways = [null, ...twists(view, id)];
  return arms.every((turned) =>
    ways.every((torso) => {
      const aimed = looking(turned, id, torso);
      return targetsOf(view, id).every((target) => shotsAt(aimed, id, target).length === 0);
    }),
  );
}

const twists = (view: View, id: UnitId) =>
  modelOf(view, id).side === view.queue[0] && view.rules.ruleset.twist === 'declaration'
    ? [...twistOptions(view, id)].flatMap((command) => (command.type === 'twist' ? [command.facing] : []))
    : [];
