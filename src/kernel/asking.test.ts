import { describe, expect, test } from 'vitest';
import { sit } from '../../examples/tic-tac-toe/testing.ts';
import { asking, declining, heeds, nextAsked, type Player } from './asking.ts';
import { submit } from './match.ts';
import { must } from './result.ts';

interface Listening extends Player {
  heard: number;
}
const player = (seat: string, volunteers: readonly string[] = []): Listening => ({
  seat,
  bot: { volunteers },
  heard: 0,
  asked: -1,
});
const table = (...players: readonly Listening[]) => asking(new Map(players.map((one) => [one.seat, one])));
const may = (seat: string, ...kinds: readonly string[]) => ({ seat, kinds, must: false });
const owes = (seat: string) => ({ seat, kinds: ['place'], must: true });

describe('the next bot to ask', () => {
  test('each volunteer that has heard something new is asked once, then the first seat that must act', () => {
    const [a, b, c] = [player('a', ['nod']), player('b', ['nod']), player('c')];
    const plan = table(a, b, c)([owes('c'), may('a', 'nod'), may('b', 'nod', 'sing')]);
    const next = (): string | undefined => nextAsked(plan)?.player.seat;
    expect([next(), next(), next(), next()]).toEqual(['a', 'b', 'c', 'c']);
    b.heard++;
    expect([next(), next()]).toEqual(['b', 'c']);
  });

  test.each([
    ['a volunteer for another command type', [may('a', 'sing')], undefined],
    ['a bot after a person who must act', [owes('person'), owes('a')], undefined],
    ['a bot before a person', [owes('a'), owes('person')], 'a'],
    ['a person who may act', [may('person', 'nod')], undefined],
    ['no seat', [], undefined],
  ])('%s', (_title, list, seat) => {
    expect(nextAsked(table(player('a', ['nod']))(list))?.player.seat).toBe(seat);
  });

  test('the plan for a list is cached', () => {
    const planFor = table(player('a'));
    const list = [owes('a')];
    expect(planFor(list)).toBe(planFor(list));
  });
});

test.each([
  [undefined, true],
  [['moved'], true],
  [['surfaced'], false],
  [[], false],
])('a bot that heeds %j heeds a move: %s', (list, does) => {
  expect(heeds(list ? { heeds: list } : {}, 'moved')).toBe(does);
});

test.each([
  [['x', 'o'], undefined, undefined],
  [['x', 'o'], 'x', 'o'],
  [['x', 'o'], 'o', 'x'],
  [['x'], 'x', undefined],
  [[], 'o', undefined],
])('where %j are bots and %s offers a draw, %s declines', (bots, offering, decliner) => {
  const match = sit();
  if (offering !== undefined) must(submit(match, offering, { type: 'offer-draw' }));
  expect(declining(match, new Set(bots))).toBe(decliner);
});
