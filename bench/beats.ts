import { isMessage } from '../src/games/radar/commands.ts';
import type { Write } from '../src/store/store.ts';

/** Paced bot actions: how many there were, and how many came on time. */
export interface Beats {
  readonly actions: number;
  readonly inTime: number; // within `SLACK` of the due time
  readonly latest: number; // milliseconds late
}

const SLACK = 100;
const PACE = 1200; // milliseconds, the default pace of a match

/** Watches written entries: an action is due one beat after the previous entry. Chat has no beat. */
export function countBeats() {
  const last = new Map<string, number>();
  let actions = 0;
  let inTime = 0;
  let latest = 0;
  return {
    note({ match, entries = [], decisions }: Write): void {
      const [entry] = entries;
      if (!entry) return;
      const before = last.get(match);
      last.set(match, entry.at);
      if (!decisions || before === undefined) return;
      const { command } = JSON.parse(entry.body) as { readonly command: Parameters<typeof isMessage>[0] };
      if (isMessage(command)) return;
      const behind = entry.at - before - PACE;
      actions++;
      if (Math.abs(behind) <= SLACK) inTime++;
      latest = Math.max(latest, behind);
    },
    sum: (): Beats => ({ actions, inTime, latest }),
  };
}
