import type { Fact } from '../../../kernel/fact.ts';
import { configName } from '../files/config.ts';
import { type Definition, definitionName } from '../files/definition.ts';
import { initiativeName } from '../files/initiative.ts';
import { type MapFile, mapName } from '../files/map.ts';
import { type MechRecord, mechsName } from '../files/mechs.ts';
import { MOVES_NAME } from '../files/moves.ts';
import { PLACES } from '../protocol-types.ts';
import type { About, Contents, KindName } from './file-kinds.ts';

/** The files of a folder: what their names say, and their content (null if malformed). */
export type Folder = readonly (About & { readonly file: string; readonly content: unknown })[];

/** Contradictions between the files of each player. An answer without input files is ignored. */
export function contradictions(folder: Folder): readonly Fact[] {
  const inputs = folder.filter(({ kind, player }) => player !== null && kind !== 'action');
  const players = [...new Set(inputs.map(({ player }) => player as number))].sort((a, b) => a - b);
  return players.flatMap((player) => ofPlayer(folder, player));
}

function ofPlayer(folder: Folder, player: number): readonly Fact[] {
  const content = <K extends KindName>(kind: K, mech: number | null = null): Contents[K] | null =>
    (folder.find((it) => it.kind === kind && (it.player ?? player) === player && it.mech === mech)?.content ?? null) as
      | Contents[K]
      | null;
  const mechs = content('mechs');
  const map = content('map');
  const own = content('definition', player);
  return [
    ...missing(folder, player, mechs),
    ...(mechs ? counts(folder, player, mechs.length) : []),
    ...(mechs && !mechs[player] ? [{ code: 'sbt-no-such-player', file: mechsName(player), player }] : []),
    ...(mechs && map ? offMap(mechs, map, player) : []),
    ...(mechs ?? []).flatMap((mech, id) => differs(content('definition', id), mech, player)),
    ...(own && mechs?.[player] ? ejected(own, mechs[player], player) : []),
  ];
}

/** Every call has all of these files. */
function missing(folder: Folder, player: number, mechs: readonly MechRecord[] | null): Fact[] {
  const names = new Set(folder.map(({ file }) => file.toLowerCase()));
  const wanted = [configName, mapName, mechsName, initiativeName].map((nameOf) => nameOf(player));
  wanted.push(MOVES_NAME, ...(mechs ?? []).map((_, id) => definitionName(player, id)));
  return wanted.filter((name) => !names.has(name.toLowerCase())).map((file) => ({ code: 'sbt-missing', file }));
}

/** The order and the moves have as many players as there are 'Mechs, and there are no extra definitions. */
function counts(folder: Folder, player: number, mechs: number): Fact[] {
  return folder
    .filter((it) => (it.player ?? player) === player && it.content !== null)
    .flatMap(({ kind, file, content, mech }): Fact[] => {
      if (kind === 'definition' && mech !== null && mech >= mechs) return [{ code: 'sbt-no-such-mech', file, mech }];
      if (kind !== 'initiative' && kind !== 'moves') return [];
      const found = (content as readonly unknown[]).length;
      return found === mechs ? [] : [{ code: 'sbt-count', file, expected: mechs, found }];
    });
}

const offMap = (mechs: readonly MechRecord[], { cols, rows }: MapFile, player: number): Fact[] =>
  mechs
    .filter(({ at }) => Number(at.slice(0, 2)) > cols || Number(at.slice(2)) > rows)
    .map((mech) => ({ code: 'sbt-off-map', file: mechsName(player), mech: mech.player, hex: mech.at }));

/** A definition shows the same armour and structure as the list of 'Mechs. */
function differs(definition: Definition | null, mech: MechRecord, player: number): Fact[] {
  if (!definition) return [];
  return (['armour', 'structure'] as const)
    .filter((what) => definition[what].some((points, i) => points !== mech[what][i]))
    .map((what) => ({
      code: 'sbt-differs',
      file: definitionName(player, mech.player),
      other: mechsName(player),
      what,
    }));
}

/** Only ammunition can be marked for ejection. Slots behind a gap are not listed, so they are not checked. */
const ejected = ({ slots }: Definition, { own }: MechRecord, player: number): Fact[] =>
  (own?.eject ?? [])
    .filter(({ place, slot }) => (slots[place]?.[slot]?.class ?? 'MUNICION') !== 'MUNICION')
    .map(({ place, slot }) => ({ code: 'sbt-not-ammunition', file: mechsName(player), place: PLACES[place], slot }));
