import { never } from '../../../kernel/never.ts';
import type { Heard } from '../events.ts';
import type { Rules, Side } from '../view.ts';
import { blackedOut, moved, slipped, stealthed, surfaced } from './courses.ts';
import { cleared, dropped, ended, setOffAt, used } from './minelaying.ts';
import { NO_MINES } from './mines.ts';
import { changed, MOST, type Most, type Tracker, within } from './shapes.ts';
import { spread } from './spread.ts';
import { anchor } from './wake.ts';
import { answering, hurtBy, inReachOf, inSector, onlyCell, watersOf } from './waters.ts';

export type { Spread, Tracker } from './shapes.ts';
export { hypothesesOf, sample, spread } from './spread.ts';

export interface TrackerOptions {
  readonly hearsDrops?: boolean; // the boat's own crew hears of its drops under any ruleset
  readonly most?: Most;
}

/** A boat that can be anywhere. */
export function startTracker(rules: Rules, of: Side, options: TrackerOptions = {}): Tracker {
  return {
    rules,
    of,
    hearsDrops: options.hearsDrops ?? rules.ruleset.dropsAnnounced,
    most: options.most ?? MOST,
    heads: [anchor(0)],
    bits: watersOf(rules.chart).sea,
    kin: null,
    turn: 0,
    since: 0,
    log: NO_MINES,
    loose: false,
    whole: true,
    lost: false,
    seen: null,
  };
}

/** The tracker after one more heard event, in full or in part. */
export function track(t: Tracker, heard: Heard): Tracker {
  if (t.heads.length === 0) return t;
  const next = 'side' in heard && heard.side === t.of ? byItself(t, heard) : byTheOther(t, heard);
  return next.loose ? tightened(next) : next;
}

type OfSide = Extract<Heard, { readonly side: Side }>;

/** What the boat did. */
function byItself(t: Tracker, heard: OfSide): Tracker {
  const waters = watersOf(t.rules.chart);
  switch (heard.type) {
    case 'placed':
      return 'at' in heard ? within(t, onlyCell(waters, heard.at)) : t;
    case 'moved': {
      const next = moved(t, heard.course);
      return 'to' in heard ? within(next, onlyCell(waters, heard.to)) : next;
    }
    case 'stealthed': {
      const next = stealthed(
        t,
        'course' in heard ? heard.course : undefined,
        'steps' in heard ? heard.steps : undefined,
      );
      const end = 'path' in heard ? heard.path.at(-1) : undefined;
      return end === undefined ? next : within(next, onlyCell(waters, end));
    }
    case 'slipped': {
      const next = slipped(t, 'course' in heard ? heard.course : undefined);
      return 'to' in heard ? within(next, onlyCell(waters, heard.to)) : next;
    }
    case 'surfaced':
      return surfaced('blackout' in heard ? blackedOut(t, heard.blackout) : t, heard.sector);
    case 'torpedo-fired':
      return cleared(used(within(t, inReachOf(waters, heard.at))), heard.at);
    case 'mine-dropped':
      return dropped(t, 'at' in heard ? heard.at : undefined);
    case 'mine-detonated':
      return setOffAt(t, heard.at);
    case 'sonar-pinged':
    case 'drone-launched':
      return used(t);
    case 'sonar-answered':
      return within(t, answering(waters, heard.first, heard.second));
    case 'exploded':
      return within(t, hurtBy(waters, heard.at, heard[t.of]));
    case 'turn-ended':
      return ended(t);
    case 'drone-answered':
    case 'dived':
    case 'marked':
    case 'circuit-repaired':
    case 'damaged':
    case 'charged':
    case 'said':
    case 'play-began':
      return t;
    default:
      return never(heard);
  }
}

/** What happened to it, and what ends its turn. */
function byTheOther(t: Tracker, heard: Heard): Tracker {
  const waters = watersOf(t.rules.chart);
  switch (heard.type) {
    case 'torpedo-fired':
      return cleared(ended(t), heard.at);
    case 'exploded':
      return within(t, hurtBy(waters, heard.at, heard[t.of]));
    case 'drone-answered':
      return within(t, inSector(waters, heard.sector, heard.there));
    case 'moved':
    case 'stealthed':
    case 'slipped':
    case 'surfaced':
    case 'mine-detonated':
      return ended(t);
    default:
      return t;
  }
}

/** If only one history is left, complete and with no mine forgotten, what was forgotten no longer matters. */
const tightened = (t: Tracker): Tracker =>
  t.whole && !t.lost && spread(t).hypotheses === 1 ? changed(t, { loose: false }) : t;
