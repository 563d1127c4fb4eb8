import type { CommandOf } from '../../commands.ts';
import { AMMO } from '../../data/ammo.ts';
import { MECH_PLACES, type Place, rearOf } from '../../data/places.ts';
import { WEAPONS } from '../../data/weapons.ts';
import type { Order } from '../../plan.ts';
import { end } from '../../rules/end.ts';
import { reactorNeeds } from '../../rules/heat/reactor.ts';
import { rollOdds } from '../../rules/rolls.ts';
import { alive, isMech, weaponWorks } from '../../rules/status.ts';
import { modelOf, type UnitId, unitOf, type View } from '../../view.ts';

/** What a side orders its units at the end of a turn. */
export interface Orders {
  readonly command: CommandOf<'end'>;
  readonly starts: number; // reactors
  readonly dumps: number; // bins that would only blow up
}

const LIKELY = 0.4; // odds from which on a hot reactor is worth starting
const THIN = 3; // armour behind which a bin is as good as hit

/** Nothing, and what is worth ordering. */
export function* ordersOf(view: View, side: string): Generator<Orders, void> {
  yield { command: { type: 'end', orders: [] }, starts: 0, dumps: 0 };
  let [starts, dumps] = [0, 0];
  const orders: Order[] = [];
  for (const [unit, model] of view.rules.models.entries()) {
    if (model.side !== side || !alive(unitOf(view, unit)) || !isMech(view, unit)) continue;
    const order = orderFor(view, unit);
    if (!order || end.refuse(view, side, { type: 'end', orders: [order] })) continue;
    orders.push(order);
    starts += order.startUp ? 1 : 0;
    dumps += order.dump?.length ?? 0;
  }
  if (orders.length > 0) yield { command: { type: 'end', orders }, starts, dumps };
}

function orderFor(view: View, unit: UnitId): Order | undefined {
  const { shutDown, stayDown, heat, dumping } = unitOf(view, unit);
  if (shutDown)
    return stayDown && rollOdds(view, reactorNeeds(view, unit, heat)) >= LIKELY ? { unit, startUp: true } : undefined;
  const useless = modelOf(view, unit).design.bins.flatMap((_, bin) =>
    (dumping & (1 << bin)) === 0 && isUseless(view, unit, bin) ? [bin] : [],
  );
  return useless.length > 0 ? { unit, dump: useless } : undefined;
}

/** A full bin without a gun to feed, behind armour that is nearly gone. */
function isUseless(view: View, unit: UnitId, bin: number): boolean {
  const { bins, armour } = unitOf(view, unit);
  const { design } = modelOf(view, unit);
  const { ammo, at } = design.bins[bin] ?? { ammo: '', at: 0 };
  const content = AMMO[ammo];
  if (!content?.explosive || (bins[bin] ?? 0) === 0) return false;
  const fed = design.mounts.some(
    ({ weapon }, mount) => WEAPONS[weapon]?.ammo === content.feeds && weaponWorks(view, unit, mount),
  );
  return !fed || (isBare(armour, at) && (bins[bin] ?? 0) * content.damage > 40 && spare(view, unit, bin));
}

const isBare = (armour: readonly number[], at: Place): boolean =>
  at < MECH_PLACES.length && Math.min(armour[at] ?? 0, armour[rearOf(at)] ?? 0) <= THIN;

/** Another bin feeds the same guns. */
function spare(view: View, unit: UnitId, bin: number): boolean {
  const { design } = modelOf(view, unit);
  const { bins, dumping } = unitOf(view, unit);
  const family = AMMO[design.bins[bin]?.ammo ?? '']?.feeds;
  return design.bins.some(
    ({ ammo }, other) =>
      other !== bin && AMMO[ammo]?.feeds === family && (bins[other] ?? 0) > 0 && (dumping & (1 << other)) === 0,
  );
}
