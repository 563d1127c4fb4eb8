import type { Attack } from '../../../games/battletech/plan.ts';
import { physicalRefusal } from '../../../games/battletech/rules/physical/legal.ts';
import { modelOf, type UnitId, type View } from '../../../games/battletech/view.ts';
import { type BlowLine, type PhysicalAction, PLACES } from '../protocol-types.ts';
import { allowed, type ConversionResult, illegal } from './result.ts';
import { mechAt } from './target.ts';

const blowLine = (i: number): number => 2 + 4 * i;
const [SLOT, TARGET, KIND] = [1, 2, 3] as const; // line numbers of an attack

/** Slot numbers of attacks without a weapon. */
const BARE = { punch: 1000, kick: 2000, club: 3000 } as const;

export function strikeOf(view: View, unit: UnitId, { blows }: PhysicalAction): ConversionResult {
  const attacks: Attack[] = [];
  for (const [i, blow] of blows.entries()) {
    const line = blowLine(i);
    const { place, slot, target: hex, kind } = blow;
    if (kind === 'Hexagono') return illegal(unit, line + KIND, { code: 'sbt-blow-at-a-hex' });
    const target = mechAt(view, unit, hex);
    if (target === undefined) return illegal(unit, line + TARGET, { code: 'sbt-no-target-there', hex });
    const attack = attackOf(view, unit, blow, target);
    if (!attack) return illegal(unit, line + SLOT, { code: 'sbt-no-such-blow', place, slot });
    const why = physicalRefusal(view, unit, attack);
    if (why) return illegal(unit, OF_THE_TARGET.has(why.code) ? line + TARGET : line, why);
    attacks.push(attack);
  }
  return allowed(view, unit, { type: 'strike', unit, attacks }, () => blowLine(Math.max(0, blows.length - 1)));
}

const OF_THE_TARGET: ReadonlySet<string> = new Set([
  'not-an-enemy',
  'target-is-destroyed',
  'not-adjacent',
  'inside-a-building',
  'target-is-leaping',
  'not-in-arc',
  'out-of-reach',
]);

function attackOf(view: View, unit: UnitId, { place, slot }: BlowLine, target: UnitId): Attack | undefined {
  if (slot === BARE.punch && place === 'BI') return { attack: 'punch', arm: 'LA', target };
  if (slot === BARE.punch && place === 'BD') return { attack: 'punch', arm: 'RA', target };
  if (slot === BARE.kick && place === 'PI') return { attack: 'kick', leg: 'LL', target };
  if (slot === BARE.kick && place === 'PD') return { attack: 'kick', leg: 'RL', target };
  const isClub = (slot === BARE.club && place === 'BIBD') || isHatchet(view, unit, place, slot);
  return isClub ? { attack: 'club', target } : undefined;
}

/** A weapon built into an arm is named by its slot. */
const isHatchet = (view: View, unit: UnitId, place: BlowLine['place'], slot: number): boolean =>
  place !== 'BIBD' && modelOf(view, unit).design.slots[PLACES.indexOf(place)]?.[slot]?.item === 'hatchet';
