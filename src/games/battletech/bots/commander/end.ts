import type { CommandOf } from '../../commands.ts';
import { AMMO } from '../../data/ammo.ts';
import { rearOf } from '../../data/places.ts';
import { WEAPONS } from '../../data/weapons.ts';
import type { Order } from '../../plan.ts';
import { end } from '../../rules/end.ts';
import { reactorNeeds } from '../../rules/heat/reactor.ts';
import { rollOdds } from '../../rules/rolls.ts';
import { alive, isMech, weaponWorks } from '../../rules/status.ts';
import { binFails } from '../../rules/weapons/impossible.ts';
import { modelOf, type UnitId, unitOf, type View } from '../../view.ts';
import { rearAtRisk } from './rear.ts';
import type { CommanderWeights } from './weights.ts';

/** A side's orders at the end of a turn. */
export interface Orders {
  readonly command: CommandOf<'end'>;
  readonly starts: number; // reactors restarted
  readonly dumps: number; // bins that could only explode
  readonly exposed: number; // damage of dumped ammunition that an enemy behind the unit could set off
}

/** No orders, every useful one, or all but dumping where an enemy can get behind the unit and set it off. */
export function* ordersOf(view: View, side: string, weights: CommanderWeights): Generator<Orders, void> {
  yield NONE;
  const useful: Orders[] = [];
  for (const [unit, model] of view.rules.models.entries()) {
    if (model.side !== side || !alive(unitOf(view, unit)) || !isMech(view, unit)) continue;
    const order = orderFor(view, unit, weights);
    if (!order || end.refuse(view, side, { type: 'end', orders: [order] })) continue;
    const { startUp, dump = [] } = order;
    const exposed = dump.length > 0 && rearAtRisk(view, unit) ? damageIn(view, unit, dump) : 0;
    useful.push({ command: { type: 'end', orders: [order] }, starts: startUp ? 1 : 0, dumps: dump.length, exposed });
  }
  const safe = useful.filter(({ exposed }) => exposed === 0);
  if (useful.length > 0) yield useful.reduce(both);
  if (safe.length > 0 && safe.length < useful.length) yield safe.reduce(both);
}

const NONE: Orders = { command: { type: 'end', orders: [] }, starts: 0, dumps: 0, exposed: 0 };

const both = (one: Orders, other: Orders): Orders => ({
  command: { type: 'end', orders: [...one.command.orders, ...other.command.orders] },
  starts: one.starts + other.starts,
  dumps: one.dumps + other.dumps,
  exposed: one.exposed + other.exposed,
});

/** Damage if these bins explode. */
function damageIn(view: View, unit: UnitId, dump: readonly number[]): number {
  const { bins } = unitOf(view, unit);
  const { design } = modelOf(view, unit);
  return dump.reduce((sum, bin) => sum + (bins[bin] ?? 0) * (AMMO[design.bins[bin]?.ammo ?? '']?.damage ?? 0), 0);
}

function orderFor(view: View, unit: UnitId, weights: CommanderWeights): Order | undefined {
  const { shutDown, stayDown, heat } = unitOf(view, unit);
  if (shutDown)
    return stayDown && rollOdds(view, reactorNeeds(view, unit, heat)) >= weights.restart
      ? { unit, startUp: true }
      : undefined;
  const dump: number[] = [];
  for (const bin of modelOf(view, unit).design.bins.keys())
    if (isBetterGone(view, unit, bin, dump, weights)) dump.push(bin);
  return dump.length > 0 ? { unit, dump } : undefined;
}

/** Whether to dump a bin that can explode: no gun uses it, or its armour is thin and another bin feeds its guns. */
function isBetterGone(
  view: View,
  unit: UnitId,
  bin: number,
  gone: readonly number[],
  { bare, blast }: CommanderWeights,
): boolean {
  const { bins, armour } = unitOf(view, unit);
  const { design } = modelOf(view, unit);
  const { ammo, at } = design.bins[bin] ?? { ammo: '', at: 0 };
  const content = AMMO[ammo];
  if (!content?.explosive || binFails(view, unit, bin)) return false;
  const fed = design.mounts.some(
    ({ weapon }, mount) => WEAPONS[weapon]?.ammo === content.feeds && weaponWorks(view, unit, mount),
  );
  if (!fed) return true;
  const thin = Math.min(armour[at] ?? 0, armour[rearOf(at)] ?? 0) <= bare;
  return thin && (bins[bin] ?? 0) * content.damage > blast && hasSpare(view, unit, bin, gone);
}

/** Whether another bin that is not being dumped feeds the same guns. */
function hasSpare(view: View, unit: UnitId, bin: number, gone: readonly number[]): boolean {
  const { bins } = modelOf(view, unit).design;
  const family = AMMO[bins[bin]?.ammo ?? '']?.feeds;
  return bins.some(
    ({ ammo }, other) =>
      other !== bin && AMMO[ammo]?.feeds === family && !gone.includes(other) && binFails(view, unit, other) === null,
  );
}
