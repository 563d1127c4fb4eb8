import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { sayDecision } from '../src/decide/decision-text.ts';
import { blockOf, rowText } from '../src/decide/lab/decision-block.ts';
import type { Asker, Position } from '../src/decide/lab/position.ts';
import { catalog } from '../src/games/catalog.ts';
import type { Decision, Judged } from '../src/kernel/bot.ts';
import type { Fact } from '../src/kernel/fact.ts';
import type { Kinds } from '../src/kernel/kinds.ts';
import { hashing } from '../src/store/hashing.ts';
import { FROZEN, fileOf, frozen, isFrozen, type Player } from './fixtures/frozen.ts';

/** Games whose bots are unfinished and which have no frozen positions yet. */
const PENDING: readonly string[] = [];

test.each(Object.keys(catalog))('%s has frozen positions', (game) => {
  expect(isFrozen(game) || PENDING.includes(game)).toBe(true);
});

/** One position, and what every bot does there, one line each. */
function paragraph(position: Position, players: readonly Player[]): string {
  const { game, rules, view, ask, name, played } = position;
  const words = (option: Kinds['command'] | null): string =>
    option === null ? 'keep quiet' : (game.order?.(option, 'en', rules, view) ?? game.write(option, view));
  const say = (fact: Fact): string => game.say(fact, 'en', rules) ?? sayDecision(fact, 'en') ?? fact.code;
  const asText = (decision: Decision<Kinds['command']>): string => {
    const { rows, selected, reason } = blockOf(decision, '', { option: words, say });
    return rows[0] ? rowText(rows[0]) : selected + (reason ? ` (${reason})` : '');
  };
  const width = Math.max(...players.map((player) => player.name.length));
  return [
    `${name} ${ask.place}  ${ask.seat}  played: ${words(played)}`,
    ...players.map((player) => `  ${player.name.padEnd(width)}  ${asText(player.ask(position))}`),
  ].join('\n');
}

/** An option with every line of its score. */
const scored = ({ option, tiers, tally }: Judged<unknown>): unknown => [
  option,
  tiers,
  tally.lines.filter(({ value }) => value !== 0).map(({ why, value }) => [why.code, value]),
  tally.total,
];

/** Asks about each position only once: both tests need every bot's answers, and asking is slow. */
function once(ask: Asker): Asker {
  const answers = new Map<Position, ReturnType<Asker>>();
  return (position) => {
    const answer = answers.get(position) ?? ask(position);
    answers.set(position, answer);
    return answer;
  };
}

const withoutText = (id: string): string => fileURLToPath(new URL(`./without-text/${id}-corpus.txt`, import.meta.url));

describe.each(FROZEN)('%s', (id) => {
  const { positions, players: all } = frozen(id);
  const players = all.map((player) => ({ ...player, ask: once(player.ask) }));

  test('every bot still decides the same in the frozen positions', async () => {
    const text = positions.map((position) => paragraph(position, players)).join('\n\n');
    await expect(`${text}\n`).toMatchFileSnapshot(fileOf(id, 'txt'));
  });

  // Contains no sentences, so rewording a text does not change it.
  test('every bot chooses the same option with the same scores', async () => {
    const rows = positions.flatMap((position) =>
      players.map((player) => {
        const { command, margin, kept, vetoed } = player.ask(position);
        const digest = hashing.digest(JSON.stringify([kept.map(scored), vetoed])).slice(0, 16);
        const total = kept[0]?.tally.total ?? null;
        return `${JSON.stringify([position.name, position.ask.place, player.name, command, total, margin, digest])}\n`;
      }),
    );
    await expect(rows.join('')).toMatchFileSnapshot(withoutText(id));
  });
});
