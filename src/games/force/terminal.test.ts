import { describe, expect, test } from 'vitest';
import { loaded } from '../../kernel/dice.ts';
import { must } from '../../kernel/result.ts';
import { begin } from './apply.ts';
import { type Command, PUBLISHED } from './commands.ts';
import { options } from './options.ts';
import { awaiting } from './rules/awaiting.ts';
import { setUp } from './rules/set-up.ts';
import type { State } from './state.ts';
import { TYPED_COMMANDS } from './terminal/typed-commands.ts';
import { board, typed, write } from './terminal.ts';
import { character, omen, position, randomPlay, site, starship, system, tactic, vehicle, weapon } from './testing.ts';
import { order } from './text.ts';
import { view } from './view.ts';

const RULES = must(setUp({ decks: { dark: 'night-fleet' } }, loaded()));

/** States reached by random play, each with the seat that must act. */
function* wandered(seeds: number, each: number): Generator<readonly [State, string]> {
  for (let seed = 1; seed <= seeds; seed++) {
    let n = 0;
    for (const { state } of randomPlay(begin(RULES), seed)) {
      const seat = awaiting(state)[0]?.seat;
      if (seat && n++ % each === 0) yield [state, seat];
    }
  }
}

describe('laws', () => {
  test('every option has a short form and a number that both read back as the same command', () => {
    const types = new Set<string>();
    for (const [state, seat] of wandered(5, 4)) {
      const eyes = view(state, seat);
      for (const [i, option] of options(eyes, seat).entries()) {
        const line = write(option, eyes);
        expect(line).not.toMatch(/^\{/);
        expect(typed(line, eyes)).toEqual({ ok: true, value: option });
        expect(typed(`#${i + 1}`, eyes)).toEqual({ ok: true, value: option });
        types.add(option.type);
      }
    }
    expect(types.size).toBeGreaterThanOrEqual(11);
  });

  test('the options are on the board of the side that must act, and on no other', () => {
    for (const [state, seat] of wandered(3, 11)) {
      const eyes = view(state, seat);
      const text = board(eyes);
      const asked = text.slice(text.indexOf('Type a line'));
      const numbers = [...asked.matchAll(/\(#([0-9]+)\)(?=,|$)/gm)].map((found) => Number(found[1]));
      // Identical cards in hand are listed once, so options are compared by their text.
      const words = options(eyes, seat).map((option) => order(option, 'en', state.rules, eyes));
      expect(new Set(numbers.map((number) => words[number - 1]))).toEqual(new Set(words));
      const shown = numbers.map((number) => write(options(eyes, seat)[number - 1] as Command, eyes));
      for (const line of shown.filter((one) => /^(deploy|lose|play) /.test(one)))
        expect(line).not.toMatch(/^\w+ [0-9]/);
      const other = seat === 'dark' ? 'light' : 'dark';
      for (const watcher of [other, 'spectator']) {
        const seen = board(view(state, watcher));
        expect(seen).toContain(`Waiting for the ${seat === 'dark' ? 'Dominion' : 'Compact'}`);
        expect(seen).not.toContain('type one of');
        expect(seen).not.toMatch(/undefined|NaN|\[object/);
      }
    }
  });

  test('a board shows the player’s hand and hides the opponent’s', () => {
    for (const [state] of wandered(2, 23)) {
      const text = board(view(state, 'light'));
      const rows = text.split('\n').filter((line) => /^ +[0-9]{1,3} /.test(line));
      expect(rows).toHaveLength(state.players.light.hand.length);
    }
  });

  test('every command that a seat may send can be typed', () => {
    const types = PUBLISHED.anyOf.map(
      (schema) => (schema as { properties: { type: { const: string } } }).properties.type.const,
    );
    expect(Object.keys(TYPED_COMMANDS).sort()).toEqual([...types].sort());
  });
});

describe('typed lines', () => {
  const { state, card } = position({
    phase: 'deploy',
    dark: {
      locations: { 'foundry-gate': site(), grael: system(), mine: site({ order: 2 }) },
      table: {
        walker: [vehicle(), 'foundry-gate'],
        'iron-guard': [character(), 'foundry-gate'],
        talon: [starship(), 'grael'],
      },
      hand: {
        conscript: character(),
        lance: weapon(),
        'iron-fist': tactic(),
        eclipse: omen(5),
        'black-landing': site({ order: 3 }),
      },
    },
  });
  const eyes = view(state, 'dark');
  const read = (line: string) => typed(line, eyes);
  const is = (command: object) => ({ ok: true, value: command });

  test.each<[string, object]>([
    ['deploy conscript to foundry-gate', { type: 'deploy', card: card('conscript'), to: card('foundry-gate') }],
    ['  DEPLOY  Conscript TO Foundry Gate ', { type: 'deploy', card: card('conscript'), to: card('foundry-gate') }],
    ['deploy con to gate', { type: 'deploy', card: card('conscript'), to: card('foundry-gate') }],
    ['deploy conscript aboard walker', { type: 'deploy', card: card('conscript'), to: card('walker') }],
    ['deploy lance on iron guard', { type: 'deploy', card: card('lance'), to: card('iron-guard') }],
    ['deploy black landing', { type: 'deploy', card: card('black-landing') }],
    [`deploy #${card('lance')} on ${card('talon')}`, { type: 'deploy', card: card('lance'), to: card('talon') }],
    ['drain mine', { type: 'drain', at: card('mine') }],
    ['battle at mine', { type: 'battle', at: card('mine') }],
    ['activate 3', { type: 'activate', amount: 3 }],
    ['play iron-fist', { type: 'tactic', card: card('iron-fist') }],
    ['move iron guard from foundry gate to mine', { type: 'move', card: card('iron-guard'), to: card('mine') }],
    ['embark iron guard on walker', { type: 'embark', card: card('iron-guard'), onto: card('walker') }],
    ['lose reserve', { type: 'lose', from: 'reserve' }],
    ['lose eclipse', { type: 'lose', from: 'hand', card: card('eclipse') }],
    ['lose hand eclipse', { type: 'lose', from: 'hand', card: card('eclipse') }],
    ['yes', { type: 'destiny', draw: true }],
    ['destiny no', { type: 'destiny', draw: false }],
    ['draw', { type: 'draw' }],
    ['done', { type: 'pass' }],
    ['{"type":"pass"}', { type: 'pass' }],
  ])('%s', (line, command) => expect(read(line)).toEqual(is(command)));

  test.each<[string, object]>([
    ['', { code: 'nothing-typed' }],
    ['dance', { code: 'unknown-verb', word: 'dance', known: ['deploy', 'pass'] }],
    ['deploy', { code: 'words-missing', usage: 'deploy CARD [to PLACE or CARD]' }],
    ['deploy conscript to', { code: 'words-missing' }],
    ['move iron guard', { code: 'words-missing' }],
    ['draw two', { code: 'words-left', word: 'two' }],
    ['drain mine to gate', { code: 'words-left', word: 'to gate' }],
    ['activate some', { code: 'not-a-number', word: 'some' }],
    ['destiny perhaps', { code: 'not-one-of', word: 'perhaps' }],
    ['deploy conscrypt to mine', { code: 'not-a-card', word: 'conscrypt', nearest: 'conscript' }],
    ['deploy 999 to mine', { code: 'not-a-card', word: '999' }],
    ['{"type":', { code: 'not-json' }],
    ['{"type":"dance"}', { code: 'unknown-command' }],
  ])('%j is refused with the reason', (line, fact) => {
    const answer = read(line);
    expect(answer.ok ? answer.value : answer.error).toMatchObject(fact);
  });

  test('copies at different locations are distinguished by number or by location', () => {
    const guard = { ...character({ power: 2 })('guard', 'dark'), name: 'Guard' };
    const scene = position({
      phase: 'move',
      dark: {
        locations: { north: site(), middle: site({ order: 2 }), south: site({ order: 3 }) },
        table: { one: [() => guard, 'north'], other: [() => guard, 'south'] },
      },
    });
    const seen = view(scene.state, 'dark');
    const [one, other] = [scene.card('one'), scene.card('other')];
    const vague = typed('move guard to middle', seen);
    expect(vague.ok ? vague.value : vague.error).toEqual({
      code: 'several-cards',
      word: 'guard',
      known: [`${one} (north)`, `${other} (south)`],
    });
    const to = scene.card('middle');
    expect(typed('move guard from south to middle', seen)).toEqual(is({ type: 'move', card: other, to }));
    expect(typed(`move ${one} to middle`, seen)).toEqual(is({ type: 'move', card: one, to }));
    expect(typed(`move guard ${one} to middle`, seen)).toEqual(is({ type: 'move', card: one, to }));
    expect(typed(`move middle ${one} to middle`, seen)).toMatchObject({ ok: false, error: { code: 'not-a-card' } });
    expect(write({ type: 'move', card: one, to }, seen)).toBe(`move guard ${one} to middle`);
  });
});
