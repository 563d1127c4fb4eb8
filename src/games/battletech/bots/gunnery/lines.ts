import { eyeAt, type Sight, sight } from '../../rules/sight.ts';
import { STANDING } from '../../rules/status.ts';
import { floorAt } from '../../rules/terrain.ts';
import type { Rules, View } from '../../view.ts';
import type { Stand } from './stand.ts';

/** A line of sight as one number: its modifier and some flags. */
type Line = number;
const BLOCKED: Line = 0;
const CLEAR = 1;
const COVER = 2; // the target's
const OWN_COVER = 4; // the attacker's
const ADDED = 8; // times the modifier of woods and smoke

const packed = ({ clear, woods, smoke, cover, ownCover }: Sight): Line =>
  clear ? CLEAR + (cover ? COVER : 0) + (ownCover ? OWN_COVER : 0) + ADDED * (woods + smoke) : BLOCKED;

export const isClear = (line: Line): boolean => line !== BLOCKED;
export const targetCovered = (line: Line): boolean => (line & COVER) !== 0;
export const ownCovered = (line: Line): boolean => (line & OWN_COVER) !== 0;
/** Modifier of woods, smoke and partial cover. */
export const lineNumber = (line: Line): number => (line >> 3) + (targetCovered(line) ? 1 : 0);

interface Table {
  readonly ground: View['ground'];
  readonly floors: Int16Array;
  readonly lines: Int16Array; // by from * hexes + to, for units on the floor; -1 = not computed
}

const tables = new WeakMap<Rules, Table>();

function tableOf(view: View): Table {
  const known = tables.get(view.rules);
  if (known && known.ground === view.ground) return known;
  const { length } = view.rules.map.hexes;
  const table: Table = {
    ground: view.ground,
    floors: Int16Array.from({ length }, (_, hex) => floorAt(view, hex)),
    lines: new Int16Array(length * length).fill(-1),
  };
  tables.set(view.rules, table);
  return table;
}

/** The line between two stands. Lines between standing 'Mechs are cached until the terrain changes. */
export function lineBetween(view: View, from: Stand, to: Stand): Line {
  const table = tableOf(view);
  const plain =
    from.height === STANDING &&
    to.height === STANDING &&
    table.floors[from.hex] === from.level &&
    table.floors[to.hex] === to.level;
  if (!plain) return look(view, from, to);
  const place = from.hex * table.floors.length + to.hex;
  const known = table.lines[place] as number;
  if (known >= 0) return known;
  const line = look(view, from, to);
  table.lines[place] = line;
  return line;
}

const look = (view: View, from: Stand, to: Stand): Line =>
  packed(sight(view, eyeAt(from.hex, from.level, from.height), eyeAt(to.hex, to.level, to.height)));
