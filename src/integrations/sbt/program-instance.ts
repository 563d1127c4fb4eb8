import type { Newline } from '../../bots/external-player.ts';
import { type Ended, faultOf, type Program, type Running, start } from '../../bots/process.ts';
import type { UnitId, View } from '../../games/battletech/view.ts';
import { no, ok, type Result } from '../../kernel/result.ts';
import { type ConvertedAction, convertAction } from './action-to-command.ts';
import { actionName, readAction } from './files/action.ts';
import { fromAscii } from './files/lines.ts';
import { type Folder, openFolder, TO_RUN } from './folder.ts';
import { helperFiles } from './line-of-sight/helper.ts';
import { sightTable } from './line-of-sight/table-cache.ts';
import { commandLine, type Named } from './program.ts';
import type { Call, SbtFile } from './protocol-types.ts';
import type { Past } from './view-to-files/match.ts';
import { filesFor } from './view-to-files.ts';

/** A finished call: the files the program received, and the one it wrote. */
export interface RecordedCall {
  readonly turn: number;
  readonly player: UnitId;
  readonly call: Call;
  readonly given: readonly SbtFile[];
  readonly left: SbtFile | null; // its answer, valid or not
}

export interface SbtOptions {
  readonly within: number; // milliseconds per call
  readonly keep?: (call: RecordedCall) => void;
  readonly newline?: Newline;
  readonly name?: string; // display name; default: its command
}

/** An instance of a program that plays one unit in its own folder for the whole match. */
export interface ProgramInstance {
  ask(view: View, call: Call, past: Past | null): Promise<Result<ConvertedAction>>;
  close(): Promise<void>;
}

export function programInstance(
  { command, folder: agent }: Named,
  unit: UnitId,
  { within, keep, newline = 'crlf', name }: SbtOptions,
): ProgramInstance {
  const file = actionName(unit);
  let opened: Promise<Result<Folder>> | null = null; // created by the first call
  let running: Running | null = null;
  let busy: Promise<unknown> = Promise.resolve();
  let closed = false;

  async function run(folder: Folder, call: Call): Promise<Result<Ended>> {
    const { path, environment } = folder;
    const program: Program = {
      ...(name && { name }),
      command: commandLine([...command, String(unit), call]),
      folder: path,
      environment,
      within,
    };
    if (closed) return no({ code: 'program-stopped' });
    running = start(program);
    running.shut();
    const ended = await running.ended;
    running = null;
    const fault = faultOf(program, ended);
    return fault ? no(fault) : ok(ended);
  }

  async function asked(view: View, call: Call, past: Past | null): Promise<Result<ConvertedAction>> {
    opened ??= openFolder(agent);
    const folder = await opened;
    if (!folder.ok) return folder;
    const given = filesFor(view, unit, { within, past, newline });
    await folder.value.put(given);
    await lendHelper(folder.value, view, newline);
    await folder.value.clear(unit);
    const ended = await run(folder.value, call);
    const left = await folder.value.answer(unit);
    const answer = left.ok ? { name: file, bytes: left.value } : null;
    keep?.({ turn: view.turn, player: unit, call, given, left: answer });
    return ended.ok ? understood(view, unit, call, ended.value, left) : ended;
  }

  return {
    ask(view, call, past) {
      const answer = asked(view, call, past);
      busy = answer.catch(() => {});
      return answer;
    },
    async close() {
      closed = true;
      running?.stop();
      await busy; // a process that is still writing would recreate the folder
      const folder = await opened;
      if (folder?.ok) await folder.value.remove();
    },
  };
}

/** Our helper, for systems on which the simulator's own cannot run. */
async function lendHelper(folder: Folder, view: View, newline: Newline): Promise<void> {
  if (process.platform === 'win32') return;
  await folder.keep(helperFiles(newline), TO_RUN);
  await folder.keep(await sightTable(view));
}

/** Parses the answer. Only the file counts, not the exit code, which many of these programs never set. */
function understood(
  view: View,
  unit: UnitId,
  call: Call,
  { ending, said }: Ended,
  left: Result<Uint8Array>,
): Result<ConvertedAction> {
  const file = actionName(unit);
  const code = ending.how === 'left' ? ending.code : 0;
  if (!left.ok) return no({ ...left.error, left: code, said });
  const action = readAction(call, fromAscii(left.value), file);
  if (!action.ok) return action;
  const done = convertAction(view, unit, call, action.value);
  if (!done.ok || code === 0) return done;
  return ok({ ...done.value, notes: [{ code: 'sbt-left-with', file, left: code, said }, ...done.value.notes] });
}
