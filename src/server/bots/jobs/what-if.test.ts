import { expect, test } from 'vitest';
import { playMatch, rulesFor } from '../../../arena/play.ts';
import { askedFor } from '../../../decide/lab/position.ts';
import { catalog } from '../../../games/catalog.ts';
import { seedAt } from '../../../kernel/dice.ts';
import type { Game } from '../../../kernel/game.ts';
import { heardBefore } from '../../../kernel/hearing.ts';
import { type Match, stateAt } from '../../../kernel/match.ts';
import { must } from '../../../kernel/result.ts';
import type { DecisionRecord } from '../../../kernel/runner.ts';
import { withoutRules } from '../../../kernel/without-rules.ts';
import type { ReaskJob } from '../job.ts';
import { sensitivityOf, whatIf } from './what-if.ts';

type Record = DecisionRecord<{ readonly type: string }>;

function played(game: Game, bot: string) {
  const rules = must(rulesFor(game, undefined, 'lab'));
  const sides = Object.fromEntries(game.sides(rules).map((side) => [side, bot]));
  return must(playMatch({ game, options: undefined, seed: 'lab', sides }, { keep: true, ledger: true, iterations: 2 }));
}

/** The question behind a decision, as the server sends it to a worker. */
function errandOf(match: Match, { n, seat, bot, decision }: Record): ReaskJob {
  const { game, rules } = match;
  const state = stateAt(match, n);
  const type = match.log[n]?.command.type ?? '';
  const asked = askedFor(game.awaiting(state), seat, type) ?? { kinds: [type], must: true };
  return {
    game: game.id,
    setup: rules.setup,
    seat,
    bot,
    view: withoutRules(game.view(state, seat)),
    heard: heardBefore(match, n, seat),
    ask: { seat, kinds: asked.kinds, must: asked.must, place: n },
    seed: seedAt(match.hashing, match.seed, 'bot', seat, n),
    iterations: decision.iterations,
  };
}

const radar = catalog.radar as Game;
const { match, decisions } = played(radar, 'crew');
const contested = decisions.filter(({ decision }) => decision.kept.length > 1 && decision.margin !== null);
const some = contested.filter((_, i) => i % Math.ceil(contested.length / 12) === 0);
const nothing = { kind: 'what-if', weights: {}, facts: [] } as const;

test('without changes it is the original decision', () => {
  for (const record of some)
    expect(must(whatIf(catalog, { ...nothing, ...errandOf(match, record) })).decision).toEqual(record.decision);
});

test('a weight moved past its turning point leads to the predicted choice, and short of it to the same choice', () => {
  let turns = 0;
  for (const record of some) {
    const errand = errandOf(match, record);
    const { weights } = must(sensitivityOf(catalog, errand, () => false));
    for (const { weight, up, down } of weights.slice(0, 4))
      for (const turn of [up, down]) {
        if (!turn) continue;
        turns++;
        const { decision } = must(whatIf(catalog, { ...nothing, ...errand, weights: { [weight]: turn.to } }));
        expect(decision.command).toEqual(turn.command);
        expect(decision.command).not.toEqual(record.decision.command);
      }
  }
  expect(turns).toBeGreaterThan(5);
});

test('a changed fact changes its line and its total, and nothing else', () => {
  const record = some.find(({ decision }) => decision.kept.every(({ tally }) => tally.lines.length > 0)) as Record;
  const errand = errandOf(match, record);
  const { facts } = must(sensitivityOf(catalog, errand, () => true));
  const line = facts.find(
    ({ option, line, facts: found }) => option === 1 && line >= 0 && Object.values(found).some(Number.isFinite),
  );
  const [name] = Object.entries(line?.facts ?? {}).find(([, value]) => typeof value === 'number') ?? [];
  const edit = { option: 1, rule: line?.rule ?? '', facts: { [name ?? '']: 1 } };
  const { decision } = must(whatIf(catalog, { ...nothing, ...errand, facts: [edit] }));
  const others = record.decision.kept.filter((_, i) => i !== 1);
  for (const other of others) expect(decision.kept).toContainEqual(other);
  expect(decision.kept.length).toBe(record.decision.kept.length);
});

test.each([
  ['a weight that is not there', 'crew', { weights: { luck: 1 } }, 'unknown-weight'],
  ['a fact that is not there', 'crew', { facts: [{ option: 0, rule: 'luck', facts: { amount: 1 } }] }, 'no-such-fact'],
  ['a bot without weights', 'random', {}, 'no-weights'],
  ['a bot that searches', 'search', {}, 'not-by-rules'],
])('%s is refused', (_, bot, change, code) => {
  const errand = { ...errandOf(match, some[0] as Record), bot, iterations: 2 };
  expect(whatIf(catalog, { ...nothing, ...errand, ...change })).toMatchObject({ ok: false, error: { code } });
});
