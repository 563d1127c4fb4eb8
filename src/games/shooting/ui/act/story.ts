import type { EventOf, Heard } from '../../events.ts';
import type { Side, View } from '../../view.ts';
import type { Volley } from '../../work.ts';

type Told = { readonly seq: number; readonly event: { readonly type: string } };

/** A line of the dice log. */
export type Line =
  | { readonly is: 'dice'; readonly key: string; readonly event: EventOf<'rolled'> }
  | { readonly is: 'sum'; readonly key: string; readonly event: EventOf<'volley-resolved'>; readonly volley: number }
  | {
      readonly is: 'losses';
      readonly key: string;
      readonly unit: number;
      readonly wounds: number;
      readonly slain: number;
    }
  | { readonly is: 'said'; readonly key: string; readonly event: Heard };

/** The results of one unit's fire so far. */
export interface Story {
  readonly key: string;
  readonly confirmed: EventOf<'confirmed'>;
  readonly lines: readonly Line[];
  readonly lost: ReadonlyMap<number, number>; // wounds lost so far, by model
  readonly touched: readonly number[]; // models that earlier attacks of the phase were allocated to
  readonly sheltered: boolean; // a stratagem has changed the odds
  readonly over: boolean; // the unit has finished
  readonly gone: boolean; // its phase has ended
}

const SAID: ReadonlySet<Heard['type']> = new Set([
  'stratagem-used',
  'stratagem-declined',
  'picked-out',
  'attacks-lost',
  'part-destroyed',
]);

const ENDS: ReadonlySet<Heard['type']> = new Set(['shooter-selected', 'unit-skipped', 'confirmed']);

/** The attacks of the unit that is shooting or shot last, optionally of one side; undefined if there are none yet. */
export function storyOf(heard: readonly Told[], side?: Side): Story | undefined {
  let start = heard.length - 1;
  while (start >= 0 && !isFire(heard[start]?.event as Heard, side)) start--;
  const first = heard[start];
  if (!first) return undefined;
  const confirmed = first.event as EventOf<'confirmed'>;
  const lines: Line[] = [];
  const lost = new Map<number, number>();
  const summed = new Set<number>();
  let [sheltered, over, gone] = [false, false, false];
  for (const { event: any, seq } of heard.slice(start + 1)) {
    const event = any as Heard;
    const key = `${seq}.${lines.length}`;
    if (event.type === 'rolled') lines.push({ is: 'dice', key, event });
    else if (event.type === 'volley-resolved') {
      const volley = volleyOf(confirmed.volleys, summed, event);
      summed.add(volley);
      lines.push({ is: 'sum', key, event, volley });
    } else if (event.type === 'wounds-lost') {
      lost.set(event.model, (lost.get(event.model) ?? 0) + event.amount);
      suffered(lines, key, event.unit, event.amount, 0);
    } else if (event.type === 'model-destroyed') suffered(lines, key, event.unit, 0, 1);
    else if (SAID.has(event.type)) lines.push({ is: 'said', key, event });
    else if (event.type === 'unit-shot') over = true;
    else if (event.type === 'phase-ended') gone = true;
    sheltered ||= event.type === 'stratagem-used' && event.use !== 'command-re-roll';
    if (ENDS.has(event.type)) break;
  }
  return {
    key: String(first.seq),
    confirmed,
    lines,
    lost,
    touched: touchedBefore(heard, start),
    sheltered,
    over,
    gone,
  };
}

/** Confirmed targets; a unit that holds all its fire has no story. */
const isFire = (event: Heard, side?: Side): boolean =>
  event.type === 'confirmed' && event.volleys.length > 0 && (side === undefined || event.side === side);

/** The first matching volley that has no summary yet. */
const volleyOf = (volleys: readonly Volley[], summed: ReadonlySet<number>, sum: EventOf<'volley-resolved'>): number =>
  volleys.findIndex(
    ({ group, profile, target }, at) =>
      !summed.has(at) && group === sum.group && profile === sum.profile && target === sum.target,
  );

/** The models attacked earlier in the phase, from its last `worked` event. */
function touchedBefore(heard: readonly Told[], start: number): readonly number[] {
  for (let i = start - 1; i >= 0; i--) {
    const event = heard[i]?.event as Heard;
    if (event.type === 'worked') return event.work.touched;
    if (event.type === 'phase-began') break;
  }
  return [];
}

/** Consecutive losses of one unit share a line. */
function suffered(lines: Line[], key: string, unit: number, wounds: number, slain: number): void {
  const last = lines.at(-1);
  if (last?.is !== 'losses' || last.unit !== unit) lines.push({ is: 'losses', key, unit, wounds, slain });
  else lines[lines.length - 1] = { ...last, wounds: last.wounds + wounds, slain: last.slain + slain };
}

/** The view as it was when the targets were confirmed. */
export function viewBefore(view: View, { lost, touched }: Story): View {
  const wounds = view.wounds.map((left, model) => left + (lost.get(model) ?? 0));
  return { ...view, wounds, touched, work: null };
}
