import { HEAT_SCALE, heatRow, NEVER } from '../../data/heat-scale.ts';
import { hitsOn } from '../../rules/status.ts';
import type { UnitId, View } from '../../view.ts';

export const HOTTEST = 30;

/** An effect that starts at a heat; `value` is what is lost, or the roll that avoids it. */
export interface HeatEffect {
  readonly kind: 'movement' | 'to-hit' | 'shutdown' | 'ammunition' | 'pilot';
  readonly value: number; // for shutdown: NEVER = no roll helps
}

interface HeatMark {
  readonly heat: number;
  readonly begins: readonly HeatEffect[];
}

/** Effects that apply at a heat: the last of each kind reached. */
export const marksInForce = (marks: readonly HeatMark[], heat: number): ReadonlySet<HeatEffect> => {
  const last = new Map<HeatEffect['kind'], HeatEffect>();
  for (const { heat: from, begins } of marks.toReversed())
    if (from <= heat) for (const effect of begins) last.set(effect.kind, effect);
  return new Set(last.values());
};

const KINDS = [
  ['movement', 'movement'],
  ['to-hit', 'toHit'],
  ['shutdown', 'shutdown'],
  ['ammunition', 'ammunition'],
] as const;

/** The heat scale from top to bottom with its effects; damaged life support adds two. */
export function heatMarks(view: View, id: UnitId): readonly HeatMark[] {
  const { lifeSupport } = view.rules.ruleset;
  const chokes = hitsOn(view, id, 'life-support') > 0;
  return Array.from({ length: HOTTEST + 1 }, (_, i): HeatMark => {
    const heat = HOTTEST - i;
    const [now, before] = [heatRow(heat), heatRow(heat - 1)];
    const begins: HeatEffect[] = KINDS.flatMap(([kind, column]) =>
      now[column] === before[column] ? [] : [{ kind, value: now[column] }],
    );
    if (chokes && heat === lifeSupport.first) begins.push({ kind: 'pilot', value: 1 });
    if (chokes && heat === lifeSupport.second) begins.push({ kind: 'pilot', value: 2 });
    return { heat, begins };
  });
}

/** The colour band of a heat. */
type Band = 'cool' | 'warm' | 'hot' | 'burning';

const firstAt = (column: 'movement' | 'shutdown' | 'ammunition'): number =>
  HEAT_SCALE.find((row) => row[column] > 0)?.heat ?? HOTTEST;
const [WARM, HOT, BURNING] = [firstAt('movement'), firstAt('shutdown'), firstAt('ammunition')];

export const bandOf = (heat: number): Band =>
  heat >= BURNING ? 'burning' : heat >= HOT ? 'hot' : heat >= WARM ? 'warm' : 'cool';

export const isCertain = ({ kind, value }: HeatEffect): boolean => kind === 'shutdown' && value === NEVER;
