import type { Waiting } from '../../kernel/game.ts';
import { allFull } from './rules/systems.ts';
import { otherSide, type Role, SIDES, type Side, seatOf, type View } from './view.ts';

const NOBODY: readonly Waiting[] = [];

/** Who must act, as far as this watcher may know: a seat, only the side, or null if neither can be known. */
export function waiting(view: View): readonly Waiting[] {
  if (view.phase === 'ended') return NOBODY;
  return view.phase === 'placement' ? placing(view) : playing(view);
}

/** A captain knows about the own boat; once that is placed, only the enemy's can be missing. */
function placing({ boats, watcher }: View): Waiting[] {
  const missing = SIDES.filter((side) => boats[side].at === -1);
  if (missing.length > 0) return missing.map((side) => awaits(side, 'captain', 'awaits-placement'));
  const own = SIDES.find((side) => boats[side].at !== null);
  const placed = own !== undefined && seatOf(watcher)?.side === own;
  return [placed ? awaits(otherSide(own), 'captain', 'awaits-placement') : { who: null, what: A_CAPTAIN }];
}

function playing(view: View): Waiting[] {
  const { now, active } = view;
  const answer = now.sonar ? [awaits(otherSide(active), 'captain', 'awaits-sonar-answer')] : [];
  if (now.marked !== null) return [...answer, ...crew(view)]; // non-null only for the crew and for watchers who see everything
  return now.sonar ? answer : [{ who: active, what: TURN }];
}

/** What the active crew still has to do, as a crew member sees it. */
function crew({ now, active, boats, rules, watcher }: View): Waiting[] {
  const { surfaced, charges } = boats[active];
  if (!now.moved) return [awaits(active, 'captain', surfaced > 0 ? 'awaits-dive' : 'awaits-course')];
  const captain = awaits(active, 'captain', 'awaits-end-of-turn');
  const knows = captain.who === watcher && !mayFire(now, boats[active]);
  const end = now.sonar ? [] : [knows ? { ...captain, what: TURN } : captain];
  if (now.surfacing) return end;

  const owed: Waiting[] = [];
  if (!now.marked) owed.push(awaits(active, 'engineer', 'awaits-mark'));
  if (!now.charged && charges && !allFull(rules, charges)) owed.push(awaits(active, 'first-mate', 'awaits-charge'));
  if (owed.length > 0) return owed;
  if (now.charged || charges) return end;
  return now.sonar ? [] : [{ who: active, what: TURN }]; // without the gauges, the first mate's task looks the same as the captain's
}

/** Whether a captain can do more than end the turn. Stealth replaces the move, so it is too late for that. */
const mayFire = ({ fired, surfacing }: View['now'], { usable, mines }: View['boats'][Side]): boolean =>
  !surfacing && ((mines ?? []).length > 0 || (!fired && (usable ?? []).some((system) => system !== 'stealth')));

const PLACEMENT = { code: 'awaits-placement' };
const A_CAPTAIN = { ...PLACEMENT, role: 'captain' }; // the side is not public
const TURN = { code: 'awaits-turn' };
const AWAITED = {
  'awaits-placement': PLACEMENT,
  'awaits-course': { code: 'awaits-course' },
  'awaits-dive': { code: 'awaits-dive' },
  'awaits-mark': { code: 'awaits-mark' },
  'awaits-charge': { code: 'awaits-charge' },
  'awaits-sonar-answer': { code: 'awaits-sonar-answer' },
  'awaits-end-of-turn': { code: 'awaits-end-of-turn' },
} as const;

const awaits = (side: Side, role: Role, code: keyof typeof AWAITED): Waiting => ({
  who: `${side}.${role}`,
  what: AWAITED[code],
});
