/** A weapon that can fire. */
export interface CarriedWeapon {
  readonly bonus: number;
  readonly fire: number; // Force used to fire
}

/** A card that can be forfeited: what it satisfies, and what losing it costs. */
export interface Body {
  readonly card: number;
  readonly power: number;
  readonly ability: number;
  readonly forfeit: number;
  readonly worth: number; // in Force
  readonly defence: number; // against weapons; infinite for a passenger
  readonly arm: CarriedWeapon | null; // the weapon it can fire
}

/** The non-dominated ways to forfeit: what they satisfy, and what they cost in Force. */
export interface Toll {
  readonly ways: readonly { readonly forfeit: number; readonly cost: number }[]; // by size; the first forfeits nothing
  readonly life: number; // the price of a card of Life Force
}

/** The cheapest way to satisfy damage and attrition; `ground` is the extra cost of losing the last card. */
export function tollOf(bodies: readonly Body[], ground: number, life: number): Toll {
  const least = new Map<number, number>([[0, 0]]);
  let all = 0;
  let whole = ground;
  for (const { forfeit, worth } of bodies) {
    for (const [sum, cost] of [...least]) {
      const with_ = sum + forfeit;
      const now = cost + worth;
      if (now < (least.get(with_) ?? Number.POSITIVE_INFINITY)) least.set(with_, now);
    }
    all += forfeit;
    whole += worth;
  }
  if (bodies.length > 0) least.set(all, Math.max(whole, least.get(all) ?? 0));
  const ways: { forfeit: number; cost: number }[] = [];
  for (const [forfeit, cost] of [...least].sort(([a], [b]) => b - a)) {
    const cheapest = ways[0]?.cost ?? Number.POSITIVE_INFINITY;
    if (cost < cheapest) ways.unshift({ forfeit, cost });
  }
  return { ways, life };
}

/** The minimum cost of damage and attrition together. Attrition with no card left to satisfy it is ignored. */
export function toll({ ways, life }: Toll, damage: number, attrition: number): number {
  let least = Number.POSITIVE_INFINITY;
  const last = ways.length - 1;
  for (let i = 0; i <= last; i++) {
    const way = ways[i] as Toll['ways'][number];
    if (way.forfeit < attrition && i < last) continue;
    const cost = way.cost + (damage > way.forfeit ? (damage - way.forfeit) * life : 0);
    if (cost < least) least = cost;
  }
  return least;
}
