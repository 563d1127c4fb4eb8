import type { ExternalAnswer, ExternalPlayer } from '../../bots/external-player.ts';
import type { Command } from '../../games/battletech/commands.ts';
import { idle } from '../../games/battletech/options.ts';
import type { Order } from '../../games/battletech/plan.ts';
import type { UnitId, View } from '../../games/battletech/view.ts';
import type { Fact } from '../../kernel/fact.ts';
import type { Seat } from '../../kernel/ids.ts';
import { no, type Result } from '../../kernel/result.ts';
import { callIn, notCalled, reactsFirst, unitsOf, unitToAct } from './calls.ts';
import type { Named } from './program.ts';
import { type ProgramInstance, programInstance, type SbtOptions } from './program-instance.ts';
import type { Call } from './protocol-types.ts';
import { type Past, pastOf } from './view-to-files/match.ts';

/** The result of one call; without a command the unit does nothing. */
interface Called extends ExternalAnswer {
  readonly command: Command | null;
}

/** A side played by a program, with one instance per unit. Each instance sees the side's other units as ordinary 'Mechs. */
export function sbtPlayer(program: Named, side: Seat, options: SbtOptions): ExternalPlayer {
  const instances = new Map<UnitId, ProgramInstance>();
  let past: Past | null = null;
  let closed = false;

  function instanceFor(unit: UnitId): ProgramInstance {
    const instance = instances.get(unit) ?? programInstance(program, unit, options);
    instances.set(unit, instance);
    return instance;
  }

  async function called(view: View, unit: UnitId, call: Call): Promise<Called> {
    const why = notCalled(view, unit, call);
    if (why) return { command: null, fault: null, notes: [{ code: 'sbt-not-called', call, unit, why }] };
    const first = { code: 'sbt-called', call, unit };
    const done = closed ? no(STOPPED) : await instanceFor(unit).ask(view, call, past).catch(broken);
    if (!done.ok) return { command: null, fault: done.error, notes: [first, done.error] };
    return { command: done.value.command, fault: null, notes: [first, ...done.value.notes] };
  }

  async function turnOf(view: View): Promise<ExternalAnswer> {
    const unit = unitToAct(view, side);
    const call = callIn(view);
    if (unit === undefined || call === undefined) return { command: null, fault: null, notes: [] };
    const reaction = reactsFirst(view, unit) ? await called(view, unit, 'Reaccion') : null;
    if (reaction?.command) return reaction;
    const { command, fault, notes } = await called(view, unit, call);
    return {
      command: command ?? idle(view, unit) ?? null,
      fault: reaction?.fault ?? fault,
      notes: [...(reaction?.notes ?? []), ...notes],
    };
  }

  /** The End Phase asks a side once, so ask its instances in turn and combine their answers. */
  async function endOf(view: View): Promise<ExternalAnswer> {
    const orders: Order[] = [];
    const notes: Fact[] = [];
    let fault: Fact | null = null;
    for (const unit of unitsOf(view, side)) {
      const done = await called(view, unit, 'FinalTurno');
      if (done.command?.type === 'end') orders.push(...done.command.orders);
      notes.push(...done.notes);
      fault ??= done.fault;
    }
    const command: Command = { type: 'end', orders };
    return { command, fault, notes };
  }

  return {
    ready: async () => [],
    decide: (seen) => {
      const view = seen as View;
      past = pastOf(view, past);
      return view.phase === 'end' ? endOf(view) : turnOf(view);
    },
    refused: () => undefined,
    rest: async () => {}, // nothing runs between calls
    async close() {
      closed = true;
      await Promise.all([...instances.values()].map((instance) => instance.close()));
      instances.clear();
    },
  };
}

const STOPPED: Fact = { code: 'program-stopped' };

/** If the folder disappears or the disk is full, the program loses its turn, but the match continues. */
function broken(error: unknown): Result<never> {
  const { code: errno } = error as NodeJS.ErrnoException;
  if (errno === undefined) throw error; // a bug in Umpire
  return no({ code: 'sbt-no-room', errno });
}
