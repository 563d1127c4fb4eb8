import { describe, expect, test } from 'vitest';
import { believe, start } from '../../belief.ts';
import type { Command } from '../../commands.ts';
import type { Battle, State } from '../../state.ts';
import { character, omen, position, site, tactic, vehicle, weapon } from '../../testing.ts';
import { view } from '../../view.ts';
import { decided, POSITION, scene } from './testing.ts';

const answer = (state: State): Command | null => decided(state).command;
const strong = character({ power: 8, ability: 4, deploy: 6, forfeit: 7 });
const weak = character({ power: 1, ability: 1, deploy: 1, forfeit: 2 });

describe('activation', () => {
  const turn = { phase: 'activate', now: { generation: { dark: 8, light: 8 } } } as const;
  test('activates everything while the Reserve Deck is large', () => {
    const { state } = scene({ ...turn, dark: { ...POSITION.dark, reserve: 30 } });
    expect(answer(state)).toEqual({ type: 'activate', amount: 8 });
  });
  test('leaves enough cards to draw destinies from', () => {
    const { state } = scene({ ...turn, dark: { ...POSITION.dark, hand: {}, reserve: 6, force: 9 } });
    const command = answer(state);
    expect(command?.type === 'activate' && 6 - command.amount).toBe(3);
  });
});

test('takes the largest drain first', () => {
  const { state, card } = scene({
    phase: 'control',
    dark: { ...POSITION.dark, table: { Trooper: [weak, 'Gate'], Guest: [weak, 'Works'] } },
    light: { ...POSITION.light, table: {} },
  });
  expect(answer(state)).toEqual({ type: 'drain', at: card('Works') });
});

describe('deployment', () => {
  test('deploys locations first', () => {
    const hand = { ...POSITION.dark.hand, Spire: site({ order: 3, icons: { dark: 1, light: 1 } }) };
    const { state, card } = scene({ dark: { ...POSITION.dark, hand } });
    expect(answer(state)).toEqual({ type: 'deploy', card: card('Spire') });
  });
  test('never deploys a card aboard another', () => {
    const { state } = scene({
      dark: { ...POSITION.dark, table: { Skiff: [vehicle({ seats: 2 }), 'Gate'] }, hand: { Guard: weak } },
    });
    const { kept, vetoed } = decided(state);
    expect(vetoed).toMatchObject([{ rule: 'strategist-aboard', count: 1 }]);
    expect(kept.length).toBeGreaterThan(0);
  });
  test('saves Force if every location is dangerous and nothing can be won', () => {
    const { state } = scene({
      dark: {
        ...POSITION.dark,
        locations: { Gate: site({ icons: { dark: 2, light: 0 } }) },
        table: {},
        hand: { Guard: weak },
      },
      light: { ...POSITION.light, locations: {}, table: {} },
    });
    expect(answer(state)).toEqual({ type: 'pass' });
  });
  test('deploys a weapon where it can hit', () => {
    const { state, card } = scene({
      dark: {
        ...POSITION.dark,
        table: { Trooper: [weak, 'Gate'], Guest: [weak, 'Works'] },
        hand: { Lance: weapon({ bonus: 3 }) },
        reserve: [4, 4, 4],
      },
    });
    expect(answer(state)).toEqual({ type: 'deploy', card: card('Lance'), to: card('Guest') });
  });
});

test('saves the last Force for a planned battle', () => {
  const table = { Trooper: [strong, 'Works'] } as const;
  const hand = { Lance: weapon({ bonus: 3 }) };
  const armed = (force: number) => scene({ dark: { ...POSITION.dark, table, hand, force, reserve: [4, 4, 4] } }).state;
  expect(decided(armed(1))).toMatchObject({ command: { type: 'pass' }, vetoed: [{ rule: 'strategist-battle-money' }] });
  expect(decided(armed(2)).command?.type).toBe('deploy');
});

describe('battle', () => {
  const meeting = (mine: typeof weak, theirs: typeof weak) =>
    scene({
      phase: 'battle',
      dark: { ...POSITION.dark, table: { Trooper: [mine, 'Works'] } },
      light: { ...POSITION.light, table: { Lamp: [theirs, 'Works'] } },
    });
  test('the stronger side attacks the weaker', () => {
    const { state, card } = meeting(strong, weak);
    expect(answer(state)).toEqual({ type: 'battle', at: card('Works') });
  });
  test('the weaker side does not attack the stronger', () => {
    expect(answer(meeting(weak, strong).state)).toEqual({ type: 'pass' });
  });

  const fighting = (given: Partial<Battle>, own: object = {}, theirs = weak) => {
    const made = scene({
      phase: 'battle',
      dark: { ...POSITION.dark, table: { Trooper: [strong, 'Works'], Page: [weak, 'Works'] }, ...own },
      light: { ...POSITION.light, table: { Lamp: [theirs, 'Works'], Bell: [weak, 'Works'] } },
    });
    const { state, card } = made;
    const battle: Battle = {
      at: card('Works'),
      initiator: 'dark',
      segment: 'weapons',
      turn: 'dark',
      passes: 0,
      fighters: state.inPlay.filter(({ at }) => at === card('Works')).map((one) => one.card),
      fired: [],
      hit: [],
      tactics: { dark: [], light: [] },
      asked: { dark: false, light: false },
      destiny: { dark: null, light: null },
      totals: null,
      damage: { dark: 0, light: 0 },
      attrition: { dark: 0, light: 0 },
      ...given,
    };
    return { card, state: { ...state, battle } };
  };

  test('plays a tactic that turns the battle', () => {
    const even = character({ power: 9, ability: 1, deploy: 6, forfeit: 7 });
    const { state, card } = fighting({}, { hand: { Order: tactic({ power: 4 }) } }, even);
    expect(answer(state)).toEqual({ type: 'tactic', card: card('Order') });
  });
  test('fires at the most expensive target that it can hit', () => {
    const dear = character({ power: 2, ability: 2, deploy: 6, forfeit: 3, defence: 2 });
    const arms = { Trooper: [strong, 'Works'], Page: [weak, 'Works'], Lance: [weapon({ bonus: 1 }), 'Trooper'] };
    const { state, card } = fighting({}, { table: arms, reserve: [4, 4, 4] }, dear);
    expect(answer(state)).toEqual({ type: 'fire', weapon: card('Lance'), target: card('Lamp') });
  });
  test('draws a battle destiny', () => {
    const { state } = fighting({ segment: 'power' }, { reserve: [3, 3, 3] });
    expect(answer(state)).toEqual({ type: 'destiny', draw: true });
  });
  test('satisfies attrition with the least valuable card', () => {
    const { state, card } = fighting({ segment: 'damage', attrition: { dark: 1, light: 0 } });
    expect(answer(state)).toEqual({ type: 'forfeit', card: card('Page') });
  });
  test('does not forfeit a valuable card for light damage', () => {
    const own = { table: { Trooper: [strong, 'Works'] } };
    const { state } = fighting({ segment: 'damage', damage: { dark: 1, light: 0 } }, own);
    expect(answer(state)?.type).toBe('lose');
  });
  test('forfeits a valuable card for heavy damage', () => {
    const own = { table: { Trooper: [strong, 'Works'] }, hand: {} };
    const { state, card } = fighting({ segment: 'damage', damage: { dark: 7, light: 0 } }, own);
    expect(answer(state)).toEqual({ type: 'forfeit', card: card('Trooper') });
  });
});

describe('choosing what to lose', () => {
  const owed = { side: 'dark', amount: 1 } as const;
  test('first loses a card that can never be played', () => {
    const hand = { ...POSITION.dark.hand, Star: omen(5) };
    const { state, card } = scene({ owed, dark: { ...POSITION.dark, hand } });
    expect(answer(state)).toEqual({ type: 'lose', from: 'hand', card: card('Star') });
    expect(decided(state).kept[0]?.tally.lines).toMatchObject([{ why: { code: 'strategist-dead-card' } }]);
  });
  test('counts a second copy of a unique card on the table as unplayable', () => {
    const marshal = (id: string) => character({ id, dots: 1, deploy: 6, power: 6 });
    const { state, card } = scene({
      owed,
      dark: { ...POSITION.dark, table: { Orsk: [marshal('orsk'), 'Gate'] }, hand: { Second: marshal('orsk') } },
    });
    expect(answer(state)).toEqual({ type: 'lose', from: 'hand', card: card('Second') });
  });
  test('loses neither usable Force nor a valuable card', () => {
    const hand = { Marshal: POSITION.dark.hand.Marshal };
    expect(answer(scene({ owed, dark: { ...POSITION.dark, hand } }).state)).toEqual({ type: 'lose', from: 'reserve' });
  });
  test('does not lose a high destiny known to be on top', () => {
    const { state } = position({
      owed,
      dark: { ...POSITION.dark, hand: {}, force: 3, reserve: [6, 1, 1], used: 0 },
      light: POSITION.light,
    });
    const seen = view(state, 'dark');
    const top = state.players.dark.reserve[0] as number;
    const unknowing = start(seen, 'dark');
    expect(decided(state, { belief: unknowing }).command).toEqual({ type: 'lose', from: 'reserve' });
    const { piles } = unknowing;
    const knowing = { piles: { ...piles, dark: { ...piles.dark, reserve: [top, null, null] } } };
    expect(decided(state, { belief: knowing }).command).toEqual({ type: 'lose', from: 'force' });
    expect(believe(knowing, { type: 'shot-passed', side: 'dark' })).toBe(knowing);
  });
});

describe('movement', () => {
  test('moves to a location that it can drain', () => {
    const { state, card } = scene({ phase: 'move', light: { ...POSITION.light, table: {}, reserve: 1, force: 0 } });
    expect(answer(state)).toEqual({ type: 'move', card: card('Trooper'), to: card('Works') });
  });
  test('does not move to a stronger enemy', () => {
    const { state } = scene({ phase: 'move', light: { ...POSITION.light, table: { Lamp: [strong, 'Works'] } } });
    expect(answer(state)).toEqual({ type: 'pass' });
  });
  test('a single guard leaves a location that cannot be held', () => {
    const { state, card } = scene({
      phase: 'move',
      dark: { ...POSITION.dark, table: { Page: [character({ deploy: 2, forfeit: 2 }), 'Works'] } },
      light: { ...POSITION.light, table: { Lamp: [strong, 'Works'] }, force: 0, reserve: 1, hand: {} },
    });
    expect(answer(state)).toEqual({ type: 'move', card: card('Page'), to: card('Gate') });
  });
});

describe('drawing', () => {
  test('draws cards with Force that the hand cannot use', () => {
    const { state } = scene({ phase: 'draw', dark: { ...POSITION.dark, hand: {}, force: 8 } });
    expect(answer(state)).toEqual({ type: 'draw' });
  });
  test('draws no cards while the hand can use all Force', () => {
    const hand = { A: strong, B: strong, C: strong };
    expect(answer(scene({ phase: 'draw', dark: { ...POSITION.dark, hand } }).state)).toEqual({ type: 'pass' });
  });
});
