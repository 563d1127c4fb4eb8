import type { Kinds } from '../kinds.ts';
import { addsUp, type Tally } from '../tally.ts';
import { lawAt } from './law.ts';

const isTally = (value: object): value is Tally =>
  'lines' in value && Array.isArray(value.lines) && 'total' in value && typeof value.total === 'number';

/** Every tally found inside a value. */
function* talliesIn(value: unknown): Generator<Tally> {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return;
  if (isTally(value)) yield value;
  for (const [key, inner] of Object.entries(value)) if (key !== 'rules') yield* talliesIn(inner);
}

export const talliesAddUp = lawAt('tallies-add-up', 'the lines of every tally add up', ({ track, n, state }) => {
  const { game, rules, log } = track.match;
  const shown: [string, unknown][] = [...track.watchers, 'archive'].map((one) => [
    `the view of ${one}`,
    game.view(state, one),
  ]);
  for (const event of log[n]?.events ?? [])
    for (const watcher of track.watchers)
      shown.push(['what is heard', game.hear(rules, event as Kinds['event'], watcher)]);
  for (const [where, value] of shown)
    for (const tally of talliesIn(value)) if (!addsUp(tally)) return `in ${where}: ${JSON.stringify(tally)}`;
  return undefined;
});
