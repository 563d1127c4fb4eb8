import type { Newline } from '../../bots/external-player.ts';
import type { UnitId, View } from '../../games/battletech/view.ts';
import type { Fact } from '../../kernel/fact.ts';
import { configName, writeConfig } from './files/config.ts';
import { definitionName, writeDefinition } from './files/definition.ts';
import { initiativeName, writeInitiative } from './files/initiative.ts';
import { ascii, withLineFeeds } from './files/lines.ts';
import { mapName, writeMap } from './files/map.ts';
import { mechsName, writeMechs } from './files/mechs.ts';
import { MOVES_NAME, writeMoves } from './files/moves.ts';
import type { SbtFile } from './protocol-types.ts';
import { definitionOf } from './view-to-files/definition.ts';
import { mapOf } from './view-to-files/map.ts';
import { configOf, movesOf, orderOf, type Past } from './view-to-files/match.ts';
import { mechOf } from './view-to-files/mech.ts';

/** Milliseconds per call: the shortest limit that the simulator's own window offers. */
export const WITHIN = 30_000;

/** Information beyond the view. */
export interface FileOptions {
  readonly within?: number; // milliseconds for the program
  readonly past?: Past | null; // of the previous turn
  readonly newline?: Newline;
}

/** The files the simulator would write for a player before a call, from a view of the match. */
export function filesFor(
  view: View,
  player: UnitId,
  { within = WITHIN, past = null, newline = 'crlf' }: FileOptions = {},
): readonly SbtFile[] {
  const ids = view.units.map((_, id) => id);
  const files = [
    plain(configName(player), writeConfig(configOf(view, within / 1000))),
    plain(mapName(player), writeMap(mapOf(view))),
    plain(mechsName(player), writeMechs(ids.map((id) => mechOf(view, id, player)))),
    ...ids.map((id) => ({ name: definitionName(player, id), bytes: writeDefinition(definitionOf(view, id)) })),
    plain(initiativeName(player), writeInitiative(orderOf(view))),
    plain(MOVES_NAME, writeMoves(movesOf(view, player, past))),
  ];
  return newline === 'crlf' ? files : files.map(({ name, bytes }) => ({ name, bytes: withLineFeeds(bytes) }));
}

const plain = (name: string, text: string): SbtFile => ({ name, bytes: ascii(text) });

/** Why the files cannot describe a match: they have no vehicles. */
export function unsupportedUnit({ rules }: Pick<View, 'rules'>): Fact | undefined {
  const unit = rules.models.findIndex(({ design }) => design.kind !== 'mech');
  return unit < 0 ? undefined : { code: 'sbt-vehicle', unit, design: rules.models[unit]?.design.id };
}
