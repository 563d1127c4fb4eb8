import { type ResolvedBot, resolveBot } from '../../../arena/lineup.ts';
import { countOf, positionsIn } from '../../../arena/positions.ts';
import { blameOf } from '../../../decide/lab/blame.ts';
import { Coverage } from '../../../decide/lab/coverage.ts';
import { type Difference, difference } from '../../../decide/lab/diff.ts';
import { type Asker, askerOf, type Position } from '../../../decide/lab/position.ts';
import { withChangedWeights } from '../../../decide/lab/reweighed.ts';
import type { Decision } from '../../../kernel/bot.ts';
import type { Game, Language } from '../../../kernel/game.ts';
import { ok, type Result } from '../../../kernel/result.ts';
import type { Chosen, DiffRow, LabBot, LabResult } from '../../../wire/lab.ts';
import type { LabJob } from '../job.ts';
import { type GameCatalog, gameNamed } from '../worker-bots.ts';
import { type LabMonitor, playedForLab } from './lab-matches.ts';
import { collected } from './lab-positions.ts';

type Command = { readonly type: string };

const ROWS = 200; // differences listed individually
const LOOKS = 16; // iterations for bots that search: a job asks at many positions

export type RulesJob = LabJob & { readonly work: Exclude<LabJob['work'], { readonly kind: 'predictions' }> };

/** Runs a laboratory job: asks one or two bots at many positions, and stops when its time is up. */
export function runLabJob(catalog: GameCatalog, job: RulesJob, monitor: LabMonitor): Result<LabResult> {
  const game = gameNamed(catalog, job.game);
  if (!game.ok) return game;
  const until = monitor.now() + job.within;
  const matches = job.play > 0 ? playedForLab(game.value, job, monitor) : ok(job.matches);
  if (!matches.ok) return matches;
  const positions = collected(game.value, { ...job, matches: matches.value });
  if (!positions.ok) return positions;
  const { collection, of } = positions.value;
  const count = countOf(collection);
  let done = 0;
  const each = (look: (position: Position) => void): void => {
    for (const position of positionsIn(collection)) {
      if (monitor.now() > until) return;
      look(position);
      done++;
      if (done % 10 === 0) monitor.onProgress(done, count, 'examining');
    }
  };
  const looked = () => ({ game: job.game, positions: done, of, cut: done < count });
  monitor.onProgress(0, count, 'examining');

  const { work } = job;
  const one = asker(game.value, work.one);
  if (!one.ok) return one;
  if (work.kind === 'coverage') {
    const cover = new Coverage();
    each((position) => one.value(position, { observe: (seen) => cover.add(seen) }));
    const { choices, rules, together } = cover.sum;
    return ok({ kind: 'coverage', bot: nameOf(work.one), ...looked(), choices, rules, together });
  }
  const other = asker(game.value, work.other);
  if (!other.ok) return other;
  const differences: Pick<Difference, 'change' | 'rules'>[] = [];
  const rows: Record<DiffRow['change'], DiffRow[]> = { choice: [], scores: [] };
  each((position) => {
    const found = difference(position, one.value, other.value);
    if (found.change === 'none') return;
    differences.push({ change: found.change, rules: found.rules });
    if (rows[found.change].length < ROWS) rows[found.change].push(rowOf(found, found.change, job.language));
  });
  const changed = differences.filter(({ change }) => change === 'choice').length;
  return ok({
    kind: 'diff',
    one: nameOf(work.one),
    other: nameOf(work.other),
    ...looked(),
    changed,
    rescored: differences.length - changed,
    blames: blameOf(differences),
    rows: [...rows.choice, ...rows.scores].slice(0, ROWS),
  });
}

function rowOf({ position, one, other, rules }: Difference, change: DiffRow['change'], language: Language): DiffRow {
  const { name, ask } = position;
  const chosen = ({ command, kept }: Decision<Command>): Chosen => ({
    words: command && wordsOf(position, command, language),
    score: kept[0]?.tally.total ?? null,
  });
  return { match: name, n: ask.place, seat: ask.seat, change, one: chosen(one), other: chosen(other), rules };
}

const wordsOf = ({ game, rules, view }: Position, command: Command, language: Language): string =>
  game.order?.(command, language, rules, view) ?? game.write(command, view);

/** `crew:room=12` if weights differ from the bot's own table. */
export function nameOf({ bot, weights = {} }: LabBot): string {
  const own = Object.entries(weights).map(([weight, value]) => `${weight}=${value}`);
  return own.length === 0 ? bot : `${bot}:${own.join(',')}`;
}

export function asker(game: Game, { bot, weights: own = {} }: LabBot): Result<Asker> {
  const part: Result<ResolvedBot> = resolveBot(game, bot);
  if (!part.ok) return part;
  const { name, maker, spec, weights } = part.value;
  const table = withChangedWeights(name, weights, own);
  if (!table.ok) return table;
  const isOwn = Object.keys(own).length === 0;
  return ok(
    askerOf(
      isOwn ? part.value : { name, maker, spec: { ...spec, weights: table.value } },
      maker.iterations > 0 ? LOOKS : 0,
    ),
  );
}
