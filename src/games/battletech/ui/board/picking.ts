import type { Hex } from '../../../../parts/hex/hex.ts';
import type { Target } from '../../plan.ts';
import { alive } from '../../rules/status.ts';
import { type UnitId, unitOf, type View } from '../../view.ts';
import { purposesAt } from '../act/aims.ts';
import { looking } from '../act/looking.ts';
import { entriesAt, NOWHERE, reachFor } from '../act/reach-of.ts';
import { choices } from '../act/roster.ts';
import { BLANK, type Draft, type MoveDraft } from '../draft.ts';
import { reachable } from './reachable.ts';
import { isEnemy, unitIn } from './units.ts';

/**
 * The draft after picking a hex. The first pick chooses a unit, destination or target; a second one turns in place,
 * takes the next facing, or opens the record sheet. `seat` is null for spectators.
 */
export function picked(view: View, seat: string | null, draft: Draft, hex: Hex): Draft {
  const here = unitIn(view, hex);
  const able = seat === null ? [] : choices(view, seat);
  const acting = draft.unit !== null && able.includes(draft.unit) ? draft.unit : null;
  if (here !== null && able.includes(here) && here !== acting) return { ...chosen(draft, here) };
  if (acting !== null && view.phase === 'movement') {
    const move = movedTo(view, acting, draft.move, hex);
    if (move) return { ...draft, move };
  }
  if (here === null) return acting === null ? draft : aimedAt(view, acting, draft, hex);
  if (acting !== null && fires(view) && isEnemy(view, here, acting) && alive(unitOf(view, here))) {
    const target: Target = { unit: here };
    return isTarget(draft.target, here) ? { ...draft, sheet: here } : { ...withSheet(draft, here), target };
  }
  return { ...draft, sheet: here };
}

/** Selects another unit: the plan of the last one is dropped, and an open sheet shows the new one. */
const chosen = ({ sheet, orders }: Draft, unit: UnitId): Draft => ({
  ...BLANK,
  orders,
  unit,
  sheet: sheet === null ? null : unit,
});

const withSheet = (draft: Draft, unit: UnitId): Draft => (draft.sheet === null ? draft : { ...draft, sheet: unit });

const fires = ({ phase }: View): boolean => phase === 'weapons' || phase === 'reaction' || phase === 'physical';

const isTarget = (target: Target | null, unit: UnitId): boolean =>
  target !== null && 'unit' in target && target.unit === unit;

/** A move to a hex in reach; picked again, the next possible facing. */
function movedTo(view: View, unit: UnitId, move: MoveDraft | null, hex: Hex): MoveDraft | null {
  if (move?.to === hex) {
    const facing = nextFacing(view, unit, move, 1);
    return facing === move.facing ? null : { ...move, facing };
  }
  const reached = reachable(view, unit, move?.mode === 'still' ? null : move).get(hex);
  if (!reached) return null;
  const { masc } = move ?? {};
  return { mode: reached.mode, to: hex, facing: null, attack: null, ...(masc && reached.mode === 'run' && { masc }) };
}

/** The next possible facing in the chosen hex, clockwise or (-1) counterclockwise. */
export function nextFacing(view: View, unit: UnitId, move: MoveDraft, by: 1 | -1): MoveDraft['facing'] {
  const entries = entriesAt(view, reachFor(view, unit, move), move);
  const able = entries.flatMap((entry, facing) => (entry === NOWHERE ? [] : [facing as 0]));
  const now = able.indexOf((move.facing ?? cheapest(view, unit, move)) as 0);
  return able[(now + by + able.length) % able.length] ?? move.facing;
}

function cheapest(view: View, unit: UnitId, move: MoveDraft): number {
  const within = reachFor(view, unit, move);
  const entries = entriesAt(view, within, move);
  let best = -1;
  for (const [facing, entry] of entries.entries())
    if (
      entry !== NOWHERE &&
      (best < 0 || (within.mp[entry] as number) < (within.mp[entries[best] as number] as number))
    )
      best = facing;
  return best;
}

/** Firing at the hex itself; each further pick takes the next purpose. */
function aimedAt(view: View, unit: UnitId, draft: Draft, hex: Hex): Draft {
  if (view.phase !== 'weapons') return draft;
  const able = purposesAt(looking(view, unit, draft.torso), unit, hex);
  const { target } = draft;
  const now = target && 'hex' in target && target.hex === hex ? able.indexOf(target.for) : -1;
  const purpose = able[(now + 1) % Math.max(1, able.length)];
  return purpose ? { ...draft, target: { hex, for: purpose } } : draft;
}
