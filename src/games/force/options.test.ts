import { expect, test } from 'vitest';
import { Random } from '../../kernel/random.ts';
import { must } from '../../kernel/result.ts';
import { begin } from './apply.ts';
import type { Command } from './commands.ts';
import { fallback, options } from './options.ts';
import { drainAmount } from './rules/control.ts';
import { refuse } from './rules/handlers.ts';
import { setUp } from './rules/set-up.ts';
import { SIDES } from './sides.ts';
import { type CardId, SOURCES, type State } from './state.ts';
import { character, type Position, position, randomPlay, site } from './testing.ts';
import { view } from './view.ts';
import { waiting } from './waiting.ts';

const guard = character();
const scene = (given: Position) =>
  position({
    ...given,
    dark: { locations: { yard: site(), gate: site({ order: 2 }) }, table: { g: [guard, 'yard'] }, hand: { h: guard } },
    light: { table: { f: [guard, 'gate'] } },
  });

test.each<[string, Position, Command, string]>([
  ['activates all there is', { phase: 'activate' }, { type: 'activate', amount: 3 }, 'awaits-activate'],
  ['lets a drain be', { phase: 'control' }, { type: 'pass' }, 'awaits-control'],
  ['keeps its hand', { phase: 'deploy' }, { type: 'pass' }, 'awaits-deploy'],
  ['stays where it is', { phase: 'move' }, { type: 'pass' }, 'awaits-move'],
  ['draws nothing', { phase: 'draw' }, { type: 'pass' }, 'awaits-draw'],
  [
    'loses from the Reserve Deck',
    { phase: 'control', active: 'light', owed: { side: 'dark', amount: 1 } },
    { type: 'lose', from: 'reserve' },
    'awaits-loss',
  ],
])('a seat that is late %s', (_what, given, tamest, awaited) => {
  const { state } = scene(given);
  const seen = view(state, 'dark');
  expect(fallback(seen, 'dark')).toEqual(tamest);
  expect(options(seen, 'dark')).toContainEqual(tamest);
  expect(waiting(seen)).toMatchObject([{ who: 'dark', what: { code: awaited } }]);
});

test('the other side has no options', () => {
  const { state } = scene({ phase: 'deploy' });
  expect(options(view(state, 'light'), 'light')).toEqual([]);
  expect(options(view(state, 'spectator'), 'spectator')).toEqual([]);
  expect(fallback(view(state, 'light'), 'light')).toBeUndefined();
});

test('no seat has to act before the match starts or after it ends', () => {
  for (const phase of ['set-up', 'ended'] as const)
    expect(waiting(view({ ...scene({}).state, phase }, 'dark'))).toEqual([]);
});

/** Every command that names cards visible to any side, sensible or not. */
function* anything({ locations, inPlay, players }: State): Generator<Command> {
  const { dark, light } = players;
  const cards: CardId[] = [...locations, ...inPlay.map(({ card }) => card), ...dark.hand, ...light.hand];
  yield { type: 'draw' };
  yield { type: 'pass' };
  for (const draw of [true, false]) yield { type: 'destiny', draw };
  for (let amount = 1; amount < 15; amount++) yield { type: 'activate', amount };
  for (const from of SOURCES) yield { type: 'lose', from };
  for (const card of cards) {
    for (const type of ['drain', 'battle'] as const) yield { type, at: card };
    for (const type of ['tactic', 'forfeit', 'disembark', 'deploy'] as const) yield { type, card };
    for (const from of SOURCES) yield { type: 'lose', from, card };
    for (const to of cards) {
      for (const type of ['deploy', 'move'] as const) yield { type, card, to };
      yield { type: 'embark', card, onto: to };
      yield { type: 'fire', weapon: card, target: to };
    }
  }
}

test.each([1, 2])('in random match %i every legal command is offered, except drains of 0', (seed) => {
  const decks = { dark: 'night-fleet', light: 'harbour-fleet' };
  const random = new Random(seed);
  for (const { state } of randomPlay(begin(must(setUp({ decks }, random))), seed)) {
    if (random.roll(20) > 1) continue;
    const isIdle = (command: Command): boolean =>
      command.type === 'drain' && drainAmount(state, command.at, state.active).total === 0;
    for (const side of SIDES) {
      const legal = [...anything(state)].filter((one) => !refuse(state, side, one) && !isIdle(one));
      const offered = options(view(state, side), side);
      const written = (list: readonly Command[]) =>
        list.map((one) => JSON.stringify(Object.entries(one).sort())).sort();
      expect(written(legal)).toEqual(written(offered));
    }
  }
});
