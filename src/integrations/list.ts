import type { ProgramProtocol } from '../bots/external-player.ts';
import type { Game } from '../kernel/game.ts';
import type { Rules } from '../kernel/kinds.ts';
import { no, ok, type Result } from '../kernel/result.ts';
import { EXEC } from './line/protocol.ts';
import { SBT } from './sbt/protocol.ts';

/** An adapter between Umpire and other software. Each has a folder here with the same name. */
interface Integration {
  readonly id: string;
  readonly protocol: ProgramProtocol | null; // lets external programs take seats; null = a command line command only
}

/** The only list of integrations. The core imports this file and `text.ts`, never a particular integration. */
export const INTEGRATIONS: readonly Integration[] = [
  { id: 'line', protocol: EXEC },
  { id: 'sbt', protocol: SBT },
  { id: 'gemp', protocol: null }, // takes a built-in bot to a GEMP server: `umpire gemp`
  { id: 'mcp', protocol: null }, // lets language models play: `umpire mcp`
];

export const PROTOCOLS: readonly ProgramProtocol[] = INTEGRATIONS.flatMap(({ protocol }) => protocol ?? []);

/** An external program that plays a seat, as named by `protocol:program`. */
export interface ExternalProgram {
  readonly name: string; // as given
  readonly protocol: ProgramProtocol;
  readonly program: string;
}

/** Parses `exec:python3 bot.py` or `sbt:python3 player.py@folder`; undefined for the name of a built-in bot. */
export function programNamed(name: string): ExternalProgram | undefined {
  const protocol = PROTOCOLS.find(({ id }) => name.startsWith(`${id}:`));
  return protocol && { name, protocol, program: name.slice(protocol.id.length + 1) };
}

export const isProgramName = (name: string): boolean => programNamed(name) !== undefined;

export const playsGame = ({ game }: ProgramProtocol, id: string): boolean => game === null || game === id;

/** Checks that this program can play this match. */
export function admitProgram({ protocol, program }: ExternalProgram, game: Game, rules: Rules): Result<null> {
  const { id, game: plays } = protocol;
  if (!playsGame(protocol, game.id)) return no({ code: 'program-elsewhere', door: id, game: game.id, plays });
  const found = protocol.check(program);
  if (!found.ok) return found;
  const refusal = protocol.refuse(rules);
  return refusal ? no(refusal) : ok(null);
}

/** The match options, completed by the protocols of the programs among these names. */
export function withProtocolOptions(options: unknown, game: Game, names: Iterable<string>): unknown {
  const used = new Set([...names].flatMap((name) => programNamed(name)?.protocol ?? []));
  return [...used].filter((it) => playsGame(it, game.id)).reduce((all, protocol) => protocol.options(all), options);
}
