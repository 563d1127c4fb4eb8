import { afterAll, beforeAll, expect, test } from 'vitest';
import { LIMIT } from '../../../test/eventually.ts';
import { type Lineup, lineupFor, resolveBot } from '../../arena/lineup.ts';
import { playMatch, rulesFor } from '../../arena/play.ts';
import { decideAgain, questionAt } from '../../arena/redecide.ts';
import { counterfactual } from '../../decide/counterfactual.ts';
import { catalog } from '../../games/catalog.ts';
import { asking, heeds, nextAsked } from '../../kernel/asking.ts';
import type { Decision, Weights } from '../../kernel/bot.ts';
import { seedAt } from '../../kernel/dice.ts';
import type { Game } from '../../kernel/game.ts';
import type { Seat } from '../../kernel/ids.ts';
import type { Kinds } from '../../kernel/kinds.ts';
import { type Entry, type Match, open, outcomeOf, submit } from '../../kernel/match.ts';
import { isMatchEvent } from '../../kernel/match-status.ts';
import { never } from '../../kernel/never.ts';
import { must } from '../../kernel/result.ts';
import { withoutRules } from '../../kernel/without-rules.ts';
import { hashing } from '../../store/hashing.ts';
import type { BotHost } from './bot-host.ts';
import { bundled } from './testing.ts';
import { startWorkerPool } from './worker-pool.ts';

type Heard = { readonly type: string };

let program: Awaited<ReturnType<typeof bundled>>;
let host: BotHost;
beforeAll(async () => {
  program = await bundled();
  host = startWorkerPool({ threads: 1, within: LIMIT, worker: program.worker });
});
afterAll(async () => {
  await host?.close();
  program?.remove();
});

const game = catalog.radar as Game;

/** The events of these entries that a seat hears. */
function heardOf({ game, rules }: Match, seat: Seat, entries: readonly Entry[]): readonly Heard[] {
  const events = entries.flatMap((entry) => entry.events.filter((event) => !isMatchEvent(event)));
  return events.flatMap((event) => game.hear(rules, event, seat) ?? []);
}

function questionOf(match: Match, seat: Seat, bot: string, n: number, view: object, ears: readonly Heard[]) {
  const { game, rules, seed } = match;
  const heard = (from: number): readonly Heard[] => ears.slice(from);
  const chance = seedAt(hashing, seed, 'bot', seat, n);
  return { match: seed, game: game.id, setup: rules.setup, seat, bot, view: withoutRules(view), heard, seed: chance };
}

/** Plays the match through the bot host, asking in the same order as the runner. */
async function playApart(match: Match, { bots, names }: Lineup) {
  const decisions: { n: number; seat: Seat; decision: Decision<Kinds['command']>; seed: number | null }[] = [];
  const players = new Map(
    Object.entries(bots).map(([seat, bot]) => [seat, { seat, bot, ears: [] as Heard[], heard: 0, asked: -1 }]),
  );
  const planFor = asking(players);
  for (let told = 0; !outcomeOf(match); ) {
    const latest = match.log.slice(told);
    told = match.log.length;
    for (const player of players.values()) {
      const news = heardOf(match, player.seat, latest);
      player.ears.push(...news);
      player.heard += news.filter(({ type }) => heeds(player.bot, type)).length;
    }
    const { player, awaited } = nextAsked(planFor(match.game.awaiting(match.state))) ?? never('nobody is asked');
    const { seat, ears } = player;
    const view = match.game.view(match.state, seat);
    const question = questionOf(match, seat, names[seat] as string, told, view, ears);
    const ask = { seat, kinds: awaited.kinds, must: awaited.must, place: told };
    const { decision, seedUsed, fault } = await host.decide({ ...question, ask });
    if (!decision) never(`${seat} failed at ${told}: ${JSON.stringify(fault)}`);
    if (decision.command === null) continue;
    must(submit(match, seat, decision.command));
    decisions.push({ n: told, seat, decision, seed: seedUsed ? question.seed : null });
  }
  host.forget(match.seed);
  return decisions;
}

test.each([
  ['crew', 'crew', '11'],
  ['crew@2+hunter', 'seed', '12'],
])('%s against %s plays the same match here and in a worker, byte for byte', async (blue, red, seed) => {
  const here = must(playMatch({ game, options: undefined, seed, sides: { blue, red } }, { ledger: true, keep: true }));
  const rules = must(rulesFor(game, game.watched?.(undefined), seed));
  const cast = must(lineupFor(game, rules, { blue, red }));
  const there = open(game, rules, seed, hashing);
  const decisions = await playApart(there, cast);
  expect(JSON.stringify(there.log)).toBe(JSON.stringify(here.match.log));
  const kept = here.decisions.map(({ n, seat, decision, seed }) => ({ n, seat, decision, seed }));
  expect(JSON.stringify(decisions)).toBe(JSON.stringify(kept));
});

test('the counterfactual is the same here and in a worker', async () => {
  const sides = { blue: 'crew', red: 'crew' };
  const { match, decisions } = must(
    playMatch({ game, options: undefined, seed: '13', sides }, { ledger: true, keep: true }),
  );
  const part = must(resolveBot(game, 'crew'));
  const some = decisions.filter(({ decision }) => decision.judged > 1).slice(0, 60);
  let flips = 0;
  for (const { n, seat } of some.filter((_, i) => i % 6 === 3)) {
    const question = questionAt(match, n, seat, part);
    const ask = question.asks[0] ?? never('it was asked');
    const decide = (weights: Weights) => decideAgain(question, ask, { weights, iterations: 0 });
    const here = counterfactual(decide, part.weights);
    const { match: _, ...told } = questionOf(
      match,
      seat,
      'crew',
      n,
      question.view,
      heardOf(match, seat, match.log.slice(0, n)),
    );
    const there = await host.flip({ ...told, ask, iterations: 0 });
    if (here.ok) {
      const { weight, from, to, decision } = here.value;
      expect(there).toEqual({ ok: true, value: { weight, from, to, command: decision.command } });
      flips++;
    } else expect(there).toEqual(here);
  }
  expect(flips).toBeGreaterThan(0);
});

test('a bot without weights has no counterfactual', async () => {
  const { match } = must(playMatch({ game, options: undefined, seed: '14', sides: { blue: 'seed', red: 'seed' } }));
  const seat = 'blue.captain';
  const { match: _, ...told } = questionOf(match, seat, 'seed', 0, game.view(game.begin(match.rules), seat), []);
  const ask = { seat, kinds: ['place'], must: true, place: 0 };
  expect(await host.flip({ ...told, ask, iterations: 0 })).toEqual({
    ok: false,
    error: { code: 'no-weights', bot: 'seed' },
  });
});
