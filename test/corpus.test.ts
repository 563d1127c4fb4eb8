import { describe, expect, test } from 'vitest';
import { sayDecision } from '../src/decide/decision-text.ts';
import { blockOf, rowText } from '../src/decide/lab/decision-block.ts';
import type { Position } from '../src/decide/lab/position.ts';
import { catalog } from '../src/games/catalog.ts';
import type { Decision } from '../src/kernel/bot.ts';
import type { Fact } from '../src/kernel/fact.ts';
import type { Kinds } from '../src/kernel/kinds.ts';
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

describe.each(FROZEN)('%s', (id) => {
  const { positions, players } = frozen(id);

  test('every bot still decides the same in the frozen positions', async () => {
    const text = positions.map((position) => paragraph(position, players)).join('\n\n');
    await expect(`${text}\n`).toMatchFileSnapshot(fileOf(id, 'txt'));
  });
});
