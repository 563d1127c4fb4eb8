import { start } from '../../games/battletech/belief.ts';
import { parse } from '../../games/battletech/commands.ts';
import { fallback } from '../../games/battletech/options.ts';
import { refuse } from '../../games/battletech/rules/handlers.ts';
import { mayAct } from '../../games/battletech/rules/phases.ts';
import { active } from '../../games/battletech/rules/status.ts';
import { type UnitId, unitOf, type View } from '../../games/battletech/view.ts';
import type { Ask, Bot, Budget } from '../../kernel/bot.ts';
import type { Fact } from '../../kernel/fact.ts';
import { ok, type Result } from '../../kernel/result.ts';
import { actionOf, type Order, unsupported } from './command-to-action.ts';
import type { Config } from './files/config.ts';
import { NO_HEX } from './files/lines.ts';
import { nextNotes } from './files-to-view/notes.ts';
import type { Notes } from './files-to-view/player-files.ts';
import { readPlayerFiles } from './files-to-view/read-files.ts';
import { viewFrom } from './files-to-view.ts';
import type { Call, CallAnswer, SbtFile } from './protocol-types.ts';

/** A built-in bot's answer to a call of the simulator. */
export interface Answer {
  readonly said: CallAnswer;
  readonly view: View;
  readonly command: Order | null; // null = the unit can do nothing
  readonly notes: Notes; // saved for the next call
  readonly faults: readonly Fact[]; // what the protocol cannot express, and errors of the bot
}

/** Commands that may answer each call. The protocol cannot express flipping arms, so the bot is not asked about it. */
const KINDS: Readonly<Record<Call, readonly Order['type'][]>> = {
  Movimiento: ['move'],
  Reaccion: ['twist'],
  AtaqueArmas: ['fire', 'take-club'],
  AtaqueFisico: ['strike'],
  FinalTurno: ['end'],
};

/** Answers that do nothing. */
const NOTHING: { readonly [C in Call]: Extract<CallAnswer, { readonly call: C }> } = {
  Movimiento: { call: 'Movimiento', action: { mode: 'Inmovil' } },
  Reaccion: { call: 'Reaccion', action: { twist: 'Igual' } },
  AtaqueArmas: { call: 'AtaqueArmas', action: { takeClub: false, primary: NO_HEX, shots: [] } },
  AtaqueFisico: { call: 'AtaqueFisico', action: { blows: [] } },
  FinalTurno: { call: 'FinalTurno', action: { sinksOff: 0, sinksOn: 0, dropClub: false, eject: [] } },
};

/** How often to ask again, each time with another seed, if the bot wants something the protocol cannot express. */
const TRIES = 4;

export interface Asked {
  readonly player: UnitId;
  readonly call: Call;
  readonly seed: number;
  readonly budget: Budget;
  readonly elapsed?: () => number; // milliseconds since the call was made; default: ignore the time limit in the files
}

/** Reads a player's files, lets the bot decide, and writes its command in the protocol's format. */
export function answerOf(files: readonly SbtFile[], bot: Bot, asked: Asked): Result<Answer> {
  const { player, call, elapsed } = asked;
  const playerFiles = readPlayerFiles(files, player);
  if (!playerFiles.ok) return playerFiles;
  const view = viewFrom(playerFiles.value, call);
  if (!view.ok) return view;
  const budget = elapsed ? inTime(asked.budget, playerFiles.value.config, elapsed) : asked.budget;
  const { command, faults } = canAct(view.value, player, call)
    ? decided(view.value, bot, { ...asked, budget })
    : { command: null, faults: [] };
  return ok({
    said: command ? actionOf(view.value, player, command) : NOTHING[call],
    view: view.value,
    command,
    notes: nextNotes(playerFiles.value, call),
    faults,
  });
}

const canAct = (view: View, player: UnitId, call: Call): boolean =>
  active(unitOf(view, player)) && (call === 'FinalTurno' || mayAct(view, player));

interface Decided {
  readonly command: Order | null;
  readonly faults: readonly Fact[];
}

/**
 * The first decision the protocol can express completely, otherwise the expressible part of the first. A bot that fails
 * does nothing.
 */
function decided(view: View, bot: Bot, { player, call, seed, budget }: Asked): Decided {
  const seat = String(player);
  const ask: Ask = { seat, kinds: KINDS[call], must: true, place: 0 };
  let kept: Decided | undefined;
  for (let i = 0; i < TRIES; i++) {
    const command = commandOf(view, bot, ask, seed + i, budget);
    if (!command.ok) return { command: idle(view, seat), faults: [...(kept?.faults ?? []), command.error] };
    const lost = unsupported(view, player, command.value);
    if (!lost) return { command: command.value, faults: [] };
    kept ??= { command: command.value, faults: [lost] };
    if (budget.stop?.()) break;
  }
  return kept ?? { command: idle(view, seat), faults: [] };
}

function commandOf(view: View, bot: Bot, ask: Ask, seed: number, budget: Budget): Result<Order> {
  try {
    const { command } = bot.decide(start(view), view, ask, budget, { value: seed });
    const parsed = command === null ? null : parse(command);
    if (!parsed?.ok || parsed.value.type === 'begin') return { ok: false, error: { code: 'bot-silent' } };
    const refusal = refuse(view, ask.seat, parsed.value);
    return refusal ? { ok: false, error: { code: 'bot-refused', refusal } } : ok(parsed.value);
  } catch (error) {
    return { ok: false, error: { code: 'bot-threw', error: error instanceof Error ? error.message : String(error) } };
  }
}

const idle = (view: View, seat: string): Order | null => (fallback(view, seat) as Order | undefined) ?? null;

/** Share of a call's time for the decision; the rest is for writing the answer. */
const THINKING = 0.8;

/** A budget that ends before the simulator kills the program; `elapsed` is the milliseconds since the call. */
const inTime = (budget: Budget, { limited, seconds }: Config, elapsed: () => number): Budget =>
  limited && seconds >= 0
    ? { ...budget, stop: () => elapsed() > THINKING * 1000 * seconds || (budget.stop?.() ?? false) }
    : budget;
