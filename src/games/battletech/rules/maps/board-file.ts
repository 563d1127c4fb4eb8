import { ok, type Result } from '../../../../kernel/result.ts';
import { type BuildingKind, built, CONSTRUCTION_FACTOR } from '../../data/buildings.ts';
import { CLEAR, type GameMap, type Ground } from '../../ground.ts';
import { fault, integerIn, isSide, type Line, linesOf, MAX_LEVEL } from './lines.ts';
import { linked } from './roads.ts';

const MAX_LENGTH = 4_000_000;
const bad = fault('bad-board');

interface Terrain {
  readonly level: number;
  readonly exits: number | null; // null = not specified
}

/** Supported terrains and their highest levels. Others are ignored. */
const KNOWN: Readonly<Record<string, number>> = {
  woods: 3,
  foliage_elev: MAX_LEVEL,
  water: MAX_LEVEL,
  rough: 9,
  rubble: 9,
  pavement: 9,
  road: 9,
  bridge: 9,
  bridge_elev: MAX_LEVEL,
  bridge_cf: 9999,
  building: 9,
  bldg_elev: MAX_LEVEL,
  bldg_cf: 9999,
  swamp: 9,
  fire: 9,
  smoke: 9,
};
const LED = ['road', 'bridge'];
const ALL_SIDES = 63;

/** Reads a MegaMek `.board`. A hex's position is its position in the file, row by row; labels are ignored. */
export function readBoard(text: string, name = 'board'): Result<GameMap> {
  if (text.length > MAX_LENGTH) return bad(1, 'the file is too long');
  const lines = linesOf(text).filter((line) => !line.text.startsWith('#'));
  const end = lines.findIndex((line) => wordOf(line) === 'end');
  const body = end < 0 ? lines : lines.slice(0, end);

  const [first = { number: 1, text: '' }] = body;
  const size = wordOf(first) === 'size' ? tokensOf(first.text).slice(1) : undefined;
  if (!size) return bad(first.number, 'a board must start with its size', first.text);
  const [cols, rows] = [integerIn(size[0], 1, 9999), integerIn(size[1], 1, 9999)];
  if (!isSide(cols) || !isSide(rows))
    return bad(first.number, 'a board must be 1 to 99 hexes wide and high', size.join(' '));

  const hexes: Ground[] = [];
  const roads = new Set<number>();
  const bridges = new Set<number>();
  for (const line of body.filter((each) => wordOf(each) === 'hex')) {
    if (hexes.length === cols * rows) return bad(line.number, `more than ${cols * rows} hexes`);
    const hex = readHex(line);
    if (!hex.ok) return hex;
    if (hex.value.road) roads.add(hexes.length);
    if (hex.value.bridge) bridges.add(hexes.length);
    hexes.push(hex.value.ground);
  }
  const last = lines.at(end < 0 ? -1 : end) ?? first;
  if (hexes.length < cols * rows) return bad(last.number, `only ${hexes.length} of ${cols * rows} hexes`);
  const toPavement = !body.some(({ text: option }) => /^option\s+exit_roads_to_pavement\s+false\b/i.test(option));
  return ok({ name, cols, rows, hexes: linked({ cols, rows }, hexes, { roads, bridges, toPavement }) });
}

const wordOf = ({ text }: Line): string => (/^[a-z]+/i.exec(text)?.[0] ?? '').toLowerCase();

/** Words and quoted text. */
const tokensOf = (text: string): string[] =>
  [...text.matchAll(/"([^"]*)"|[^\s"]+/g)].map(([word, quoted]) => quoted ?? word);

interface HexRead {
  readonly ground: Ground;
  readonly road: boolean; // to be linked later
  readonly bridge: boolean;
}

function readHex({ number, text }: Line): Result<HexRead> {
  const [, label, height, drawn] = tokensOf(text);
  const level = integerIn(height, -MAX_LEVEL, MAX_LEVEL);
  if (level === undefined || drawn === undefined)
    return bad(number, 'a hex needs a label, a level and its terrain in quotes', text);

  const terrains = new Map<string, Terrain>();
  for (const piece of drawn.split(';')) {
    const [word = '', depth, exits] = piece.trim().toLowerCase().split(':');
    const most = Object.hasOwn(KNOWN, word) ? (KNOWN[word] as number) : undefined;
    if (most === undefined) continue;
    const least = word === 'bridge_elev' ? -MAX_LEVEL : 0;
    const terrain = integerIn(depth, least, most);
    if (terrain === undefined) return bad(number, `invalid level for ${word} in hex ${label}`, depth ?? '');
    const sides = LED.includes(word) && exits !== undefined ? integerIn(exits, 0, ALL_SIDES) : null;
    if (sides === undefined) return bad(number, `invalid exits for ${word} in hex ${label}`, exits ?? '');
    terrains.set(word, { level: terrain, exits: sides });
  }
  const unlinked = (word: string): boolean => present(terrains, word) && terrains.get(word)?.exits === null;
  return ok({ ground: groundOf(level, terrains), road: unlinked('road'), bridge: unlinked('bridge') });
}

type Terrains = ReadonlyMap<string, Terrain>;
const levelOf = (terrains: Terrains, word: string): number => terrains.get(word)?.level ?? 0;
const present = (terrains: Terrains, word: string): boolean => levelOf(terrains, word) > 0;
const kindOf = (terrains: Terrains, word: string): BuildingKind => Math.min(4, levelOf(terrains, word)) as BuildingKind;

/** Ultra-heavy woods count as heavy, and a wall as a hardened building. */
function groundOf(level: number, terrains: Terrains): Ground {
  const has = (word: string): boolean => present(terrains, word);
  return {
    ...CLEAR,
    level,
    water: terrains.get('water')?.level ?? -1,
    woods: Math.min(2, levelOf(terrains, 'woods')) as 0 | 1 | 2,
    rough: has('rough'),
    rubble: has('rubble'),
    swamp: has('swamp'),
    paved: has('pavement'),
    road: has('road') ? (terrains.get('road')?.exits ?? 0) : 0,
    building: has('building') ? buildingOf(terrains) : null,
    bridge: has('bridge') ? bridgeOf(level, terrains) : null,
    fire: has('fire') ? 1 : 0,
    smoke: Math.min(2, levelOf(terrains, 'smoke')) as 0 | 1 | 2,
  };
}

function buildingOf(terrains: Terrains): Ground['building'] {
  const plain = built(kindOf(terrains, 'building'));
  const { level: cf } = terrains.get('bldg_cf') ?? { level: plain.cf };
  const { level: height } = terrains.get('bldg_elev') ?? { level: 1 };
  return { ...plain, cf, height };
}

/** The file counts a deck's level from the surface of its hex. */
function bridgeOf(level: number, terrains: Terrains): Ground['bridge'] {
  const { level: cf } = terrains.get('bridge_cf') ?? { level: CONSTRUCTION_FACTOR[kindOf(terrains, 'bridge')] };
  return { level: level + levelOf(terrains, 'bridge_elev'), cf, exits: terrains.get('bridge')?.exits ?? 0 };
}
