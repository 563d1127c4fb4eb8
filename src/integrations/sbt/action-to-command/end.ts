import type { Order } from '../../../games/battletech/plan.ts';
import { workingSinks } from '../../../games/battletech/rules/status.ts';
import { modelOf, type UnitId, unitOf, type View } from '../../../games/battletech/view.ts';
import type { Fact } from '../../../kernel/fact.ts';
import { type EndAction, PLACES } from '../protocol-types.ts';
import { allowed, type ConversionResult, illegal } from './result.ts';

// Line numbers in the file.
const [OFF, ON, CLUB, EJECT] = [1, 2, 3, 5] as const;
const ejectLine = (i: number): number => EJECT + 2 * i;

/** The orders of one unit; its side sends those of all its units together. */
export function endOf(view: View, unit: UnitId, { sinksOff, sinksOn, dropClub, eject }: EndAction): ConversionResult {
  const works = workingSinks(view, unit);
  const off = Math.min(unitOf(view, unit).sinksOff, works);
  if (sinksOff > works - off) return illegal(unit, OFF, { code: 'sbt-sinks', asked: sinksOff, most: works - off });
  if (sinksOn > off) return illegal(unit, ON, { code: 'sbt-sinks', asked: sinksOn, most: off });
  if (!view.rules.ruleset.sinksOff && sinksOff + sinksOn > 0)
    return illegal(unit, sinksOff > 0 ? OFF : ON, { code: 'sinks-stay-on' });

  const bins: number[] = [];
  for (const [i, { place, slot }] of eject.entries()) {
    const bin = modelOf(view, unit).design.slots[PLACES.indexOf(place)]?.[slot]?.bin ?? -1;
    if (bin < 0) return illegal(unit, ejectLine(i), { code: 'sbt-no-ammunition-there', place, slot });
    bins.push(bin);
  }
  const order: Order = {
    unit,
    ...(sinksOff !== sinksOn && { sinksOff: off + sinksOff - sinksOn }),
    ...(bins.length > 0 && { dump: [...new Set(bins)] }),
    ...(dropClub && { dropClub: true as const }),
  };
  const lineOf = ({ code, bin }: Fact): number =>
    typeof bin === 'number'
      ? ejectLine(bins.indexOf(bin))
      : code === 'no-club'
        ? CLUB
        : code === 'no-dumping'
          ? EJECT
          : OFF;
  return allowed(view, unit, { type: 'end', orders: Object.keys(order).length > 1 ? [order] : [] }, lineOf);
}
