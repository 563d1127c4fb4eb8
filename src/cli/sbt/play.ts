import { createHash } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { resolveBot } from '../../arena/lineup.ts';
import { isProgramName } from '../../integrations/list.ts';
import { answerOf } from '../../integrations/sbt/answer.ts';
import { actionName, writeAction } from '../../integrations/sbt/files/action.ts';
import { MOVES_NAME } from '../../integrations/sbt/files/moves.ts';
import { notesName, writeNotes } from '../../integrations/sbt/files-to-view/notes.ts';
import { SBT } from '../../integrations/sbt/protocol.ts';
import { CALLS, type Call, type SbtFile } from '../../integrations/sbt/protocol-types.ts';
import { no, ok, type Result } from '../../kernel/result.ts';
import type { Answer } from '../command.ts';
import { gameNamed, problemOf, wholeNumber } from '../input.ts';
import { inWords, sayIn, written } from '../say.ts';
import { print, tell } from '../terminal.ts';
import { readFolder } from './folder.ts';

const MOST_PLAYERS = 999;

export interface PlayOptions {
  readonly dir: string;
  readonly seed?: string;
}

/** Runs a built-in bot as a program of the simulator: reads a player's files, decides, and writes its action. */
export function play(name: string, number: string, phase: string, { dir, seed = '' }: PlayOptions): Answer {
  const game = gameNamed(SBT.game);
  if (!game.ok) return game;
  if (isProgramName(name)) return no(inWords(game.value, { code: 'program-for-matches', name }));
  const part = resolveBot(game.value, name);
  if (!part.ok) return no(inWords(game.value, part.error));
  const player = wholeNumber('PLAYER', number, 0, MOST_PLAYERS);
  if (!player.ok) return player;
  const call = CALLS.find((word) => word === phase);
  if (!call) return no({ code: 'not-one-of', option: 'PHASE', given: phase, known: CALLS });
  const folder = readFolder(dir);
  if (!folder.ok) return folder;

  const bot = part.value.maker.make(part.value.spec)(String(player.value));
  const answer = answerOf(folder.value.files, bot, {
    player: player.value,
    call,
    seed: seedOf(folder.value.files, player.value, call, seed),
    budget: { iterations: 0, ledger: false },
    elapsed: () => performance.now(), // since this process started
  });
  if (!answer.ok) return no(inWords(game.value, answer.error));
  const { said: answered, view, command, notes, faults } = answer.value;
  const kept = keep(dir, [
    [actionName(player.value), writeAction(answered.call, answered.action)],
    [notesName(player.value), writeNotes(notes)],
  ]);
  if (!kept.ok) return kept;
  for (const fault of faults) tell(`umpire: ${sayIn(game.value, fault, view.rules)}`);
  print(`${actionName(player.value)}: ${command ? written(game.value, command, view) : 'no command'}`);
  return ok(0);
}

/** The bot's seed comes from the files, so equal files get equal answers in any folder. */
function seedOf(files: readonly SbtFile[], player: number, call: Call, seed: string): number {
  const read = new RegExp(`^(?!accion).*J${player}(-\\d+)?\\.(sbt|json)$|^${MOVES_NAME}$`, 'i');
  const own = files.filter(({ name }) => read.test(name)).toSorted((a, b) => (low(a) < low(b) ? -1 : 1));
  const hash = createHash('sha256').update(`${seed}\n${call}\n`);
  for (const { bytes } of own) hash.update(bytes);
  return hash.digest().readUInt32BE();
}

const low = ({ name }: SbtFile): string => name.toLowerCase(); // Windows file names are case-insensitive

/** Replaces files, including read-only ones. */
function keep(dir: string, files: readonly (readonly [name: string, text: string])[]): Result<null> {
  for (const [name, text] of files) {
    const file = join(dir, name);
    try {
      rmSync(file, { force: true });
      writeFileSync(file, text);
    } catch (error) {
      return no({ code: 'cannot-write', file, problem: problemOf(error) });
    }
  }
  return ok(null);
}
