import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { DECISION_CODES } from '../../decide/decision-text.ts';
import { loaded } from '../../kernel/dice.ts';
import type { Fact } from '../../kernel/fact.ts';
import { KERNEL_CODES } from '../../kernel/kernel-text.ts';
import { Random } from '../../kernel/random.ts';
import { must } from '../../kernel/result.ts';
import { byCode } from '../../kernel/waiting-text.ts';
import { begin } from './apply.ts';
import { hear } from './audience.ts';
import { COMMANDS, type Command, type CommandOf, type CommandType } from './commands.ts';
import type { Card } from './data/card.ts';
import { cardLore, cardName } from './data/card-names.ts';
import { CARD_OF } from './data/cards.ts';
import { DECKS } from './data/decks.ts';
import type { Heard } from './events.ts';
import { options } from './options.ts';
import { generation } from './rules/generation.ts';
import { refuse } from './rules/handlers.ts';
import { abilityAt, powerAt } from './rules/power.ts';
import { setUp } from './rules/set-up.ts';
import { SIDES } from './sides.ts';
import { PHASES } from './state.ts';
import { randomPlay } from './testing.ts';
import { CODES, name, order, say } from './text.ts';
import { view } from './view.ts';
import { waiting } from './waiting.ts';

const RULES = must(setUp(undefined, loaded()));
const numbered = (id: string): number => RULES.cards.findIndex((card) => card.id === id);
const [SENTINEL, TERRACES, LANCE, GUARD, ECLIPSE] = [
  'sentinel',
  'terraces',
  'breaking-lance',
  'iron-guard',
  'eclipse',
].map(numbered) as [number, number, number, number, number];
const both = (fact: Fact | Heard) => [say(fact, 'en', RULES), say(fact, 'es', RULES)];

describe('every code has a text', () => {
  const folder = new URL('./', import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/test|^(bots|ui|text|data)\//.test(file))
    .map((file) => readFileSync(new URL(file, folder), 'utf8'));
  const quoted = [...files.join('\n').matchAll(/code: ((?:'[a-z-]+'(?: \| )?)+)/g)].flatMap((found) =>
    [...(found[1] ?? '').matchAll(/'([a-z-]+)'/g)].map((inner) => inner[1] as string),
  );
  const awaited = [...PHASES, 'weapons', 'power', 'loss', 'damage'].flatMap((situation) => [
    `awaits-${situation}`,
    byCode(`awaits-${situation}`),
  ]);
  const spoken = [...new Set([...quoted, ...awaited])];

  test.each(spoken)('%s', (code) => expect([...CODES, ...KERNEL_CODES, ...DECISION_CODES]).toContain(code));

  test('every text has a code', () => {
    const known = new Set([...spoken, 'bad-question']); // parts/schema/query.ts uses `bad-question`
    expect(CODES.filter((code) => !known.has(code))).toEqual([]);
  });
});

describe('events', () => {
  test.each<[Heard, string, string]>([
    [
      { type: 'began', first: 'dark' },
      'the match starts: the Dominion goes first',
      'empieza la partida: va primero el Dominio',
    ],
    [
      { type: 'dealt', side: 'light', cards: 10 },
      'the Compact shuffles and is dealt 10 cards',
      'el Pacto baraja y recibe 10 cartas',
    ],
    [
      { type: 'dealt', side: 'light', cards: 3, hand: [SENTINEL, SENTINEL + 1, TERRACES] },
      'the Compact is dealt 2 Sentinel, Terraces',
      'el Pacto recibe 2 Centinela, Bancales',
    ],
    [
      { type: 'drained', side: 'dark', at: TERRACES, amount: 2 },
      'the Dominion drains 2 Force from the Compact at Terraces',
      'el Dominio drena 2 de Fuerza del Pacto en Bancales',
    ],
    [
      { type: 'lost', side: 'light', from: 'hand', card: SENTINEL },
      'the Compact loses Sentinel from hand',
      'el Pacto pierde Centinela de la mano',
    ],
    [
      { type: 'lost', side: 'light', from: 'reserve', card: SENTINEL },
      'the Compact loses Sentinel from the top of the Reserve Deck',
      'el Pacto pierde Centinela del Mazo de Reserva',
    ],
    [
      { type: 'deployed', side: 'light', card: TERRACES, at: TERRACES, host: null, cost: 0 },
      'the Compact deploys the location Terraces',
      'el Pacto despliega la localización Bancales',
    ],
    [
      { type: 'deployed', side: 'light', card: SENTINEL, at: TERRACES, host: null, cost: 2 },
      'the Compact deploys Sentinel at Terraces for 2 Force',
      'el Pacto despliega Centinela en Bancales por 2 de Fuerza',
    ],
    [
      { type: 'deployed', side: 'dark', card: LANCE, at: TERRACES, host: GUARD, cost: 2 },
      'the Dominion deploys Breaking Lance on Iron Guard for 2 Force',
      'el Dominio despliega Lanza Rompedora en manos de Guardia de hierro por 2 de Fuerza',
    ],
    [
      { type: 'battle-began', side: 'light', at: TERRACES, fighters: [SENTINEL, GUARD, SENTINEL + 1], cost: 1 },
      'the Compact starts a battle at Terraces: Iron Guard against 2 Sentinel',
      'el Pacto empieza una batalla en Bancales: Guardia de hierro contra 2 Centinela',
    ],
    [
      {
        type: 'fired',
        side: 'dark',
        weapon: LANCE,
        target: SENTINEL,
        drawn: ECLIPSE,
        total: 7,
        defence: 2,
        hit: true,
        cost: 1,
      },
      'the Dominion fires Breaking Lance at Sentinel: draws Eclipse, total 7 against defence 2, a hit',
      'el Dominio dispara Lanza Rompedora contra Centinela: roba Eclipse, total 7 contra defensa 2, impacto',
    ],
    [
      {
        type: 'battle-weighed',
        at: TERRACES,
        totals: { dark: 9, light: 6 },
        winner: 'dark',
        damage: { dark: 0, light: 3 },
        attrition: { dark: 0, light: 5 },
      },
      'the Dominion 9, the Compact 6: the Dominion wins; the Compact suffers 3 battle damage and 5 attrition',
      'el Dominio 9, el Pacto 6: gana el Dominio; el Pacto sufre 3 de daño de batalla y 5 de desgaste',
    ],
    [
      { type: 'no-destiny', side: 'light', ability: 7, reserve: false },
      'the Compact gets no battle destiny: the Reserve Deck is empty',
      'el Pacto no tiene destino de batalla: el Mazo de Reserva está vacío',
    ],
    [{ type: 'drew', side: 'dark' }, 'the Dominion draws a card', 'el Dominio roba una carta'],
    [{ type: 'drew', side: 'dark', card: GUARD }, 'the Dominion draws Iron Guard', 'el Dominio roba Guardia de hierro'],
    [
      { type: 'ended', outcome: { winners: ['light'], reason: { code: 'life-force-gone', side: 'dark' } } },
      'the Compact wins: the Dominion has no Life Force left',
      'gana el Pacto: se ha agotado la Fuerza Vital del Dominio',
    ],
    [
      { type: 'ended', outcome: { winners: SIDES, reason: { code: 'limit-even', turns: 150 } } },
      'draw: 150 turns have been played and both sides have the same Life Force',
      'tablas: se han jugado 150 turnos y los dos bandos tienen la misma Fuerza Vital',
    ],
  ])('%o', (heard, en, es) => expect(both(heard)).toEqual([en, es]));
});

describe('names', () => {
  test('every card has a Spanish name and flavour text', () => {
    const missing = [...CARD_OF.values()].filter((card) => cardLore(card, 'es') === card.lore);
    expect(missing.map(({ id }) => id)).toEqual([]);
    expect(cardName(CARD_OF.get('sentinel') as Card, 'es')).toBe('Centinela');
  });

  test('sides have names, and so do cards if the rules are known', () => {
    expect([name('dark', 'en'), name('light', 'es')]).toEqual(['the Dominion', 'el Pacto']);
    expect(say({ code: 'not-in-hand', card: SENTINEL }, 'en', RULES)).toBe('Sentinel is not in your hand');
    expect(say({ code: 'not-in-hand', card: SENTINEL }, 'en')).toBe(`card ${SENTINEL} is not in your hand`);
    expect(say({ code: 'not-in-hand', card: 119.5 }, 'es', RULES)).toBe('carta 119.5 no está en tu mano');
    expect(say({ type: 'resigned', side: 'light', outcome: null }, 'es')).toBe('el Pacto se rinde');
  });

  test('an unknown code has no text', () => {
    expect(both({ code: 'no-such-code-anywhere' })).toEqual([undefined, undefined]);
    expect(both({ code: 'constructor' })).toEqual([undefined, undefined]);
  });

  test.each<[unknown, RegExp]>([
    [{ decks: { dark: 'iron-tied' } }, /unknown deck "iron-tied"; did you mean "iron-tide"\?/],
    [
      { decks: { light: 'iron-tide' } },
      /"Iron Tide" is a deck of the Dominion; available: lamps-and-roads, harbour-fleet/,
    ],
    [{ decks: { dark: { ...DECKS['iron-tide'], cards: { grael: 2 } } } }, /decks\/dark\/cards\/grael: .* has 2 of/],
    [{ decks: { dark: { ...DECKS['iron-tide'], cards: { grael: 1 } } } }, /a deck has 60 cards, but this one has 1/],
  ])('the faults of %j have texts', (options, words) => {
    const answer = setUp(options, loaded());
    expect(answer.ok ? '' : say(answer.error, 'en')).toMatch(words);
  });
});

describe('orders', () => {
  const SAMPLES: { readonly [T in CommandType]: CommandOf<T> } = {
    begin: { type: 'begin' },
    activate: { type: 'activate', amount: 3 },
    drain: { type: 'drain', at: TERRACES },
    deploy: { type: 'deploy', card: SENTINEL, to: TERRACES },
    battle: { type: 'battle', at: TERRACES },
    fire: { type: 'fire', weapon: LANCE, target: SENTINEL },
    tactic: { type: 'tactic', card: numbered('no-quarter') },
    destiny: { type: 'destiny', draw: true },
    forfeit: { type: 'forfeit', card: SENTINEL },
    lose: { type: 'lose', from: 'hand', card: SENTINEL },
    move: { type: 'move', card: SENTINEL, to: TERRACES },
    embark: { type: 'embark', card: SENTINEL, onto: numbered('dust-runner') },
    disembark: { type: 'disembark', card: SENTINEL },
    draw: { type: 'draw' },
    pass: { type: 'pass' },
  };

  test.each(Object.keys(COMMANDS) as CommandType[])('%s has a text in both languages', (type) => {
    const [en, es] = [order(SAMPLES[type], 'en', RULES), order(SAMPLES[type], 'es', RULES)];
    for (const words of [en, es]) expect(words).toMatch(/^(?!.*(undefined|NaN|\[object))\S.*\S$/);
    expect(en).not.toBe(es);
  });

  test.each<[Command, string, string]>([
    [SAMPLES.deploy, 'deploy Sentinel at Terraces', 'desplegar Centinela en Bancales'],
    [SAMPLES.lose, 'lose Sentinel from hand', 'perder Centinela de la mano'],
    [
      { type: 'lose', from: 'used' },
      'lose the top card of the Used Pile',
      'perder la primera carta de la Pila de Usadas',
    ],
    [{ type: 'destiny', draw: false }, 'decline battle destiny', 'renunciar al destino de batalla'],
  ])('%j', (command, english, spanish) => {
    expect([order(command, 'en', RULES), order(command, 'es', RULES)]).toEqual([english, spanish]);
  });
});

test('in random play every event, refusal, status line and reason has a text in both languages', () => {
  const fine = (fact: Fact | Heard): void => {
    const [en, es] = both(fact);
    if (en === '' && es === '') return;
    for (const words of [en, es])
      if (!words || /undefined|NaN|\[object/.test(words)) expect({ fact, words }).toBe('said');
    if (en === es) expect({ fact, en }).toBe('said differently in Spanish');
  };
  const random = new Random(5);
  for (const seed of [1, 2, 3]) {
    const tried: Command[] = [];
    for (const { state, events } of randomPlay(begin(RULES), seed)) {
      for (const event of events)
        for (const watcher of [...SIDES, 'spectator', 'archive']) fine(hear(RULES, event, watcher));
      if (random.roll(4) > 1) continue;
      for (const side of SIDES) {
        const eyes = view(state, side);
        for (const { what } of waiting(eyes)) fine(what);
        const list = options(eyes, side);
        const one = list[random.roll(Math.max(1, list.length)) - 1];
        if (one) {
          tried.push(one);
          for (const language of ['en', 'es'] as const)
            expect(order(one, language, RULES, eyes)).not.toMatch(/undefined/);
        }
        const other = tried[random.roll(Math.max(1, tried.length)) - 1];
        const why = other && refuse(state, side, other);
        if (why) fine(why);
        for (const { why: line } of generation(state, side).lines) fine(line);
        for (const at of state.locations)
          for (const { why: line } of [...powerAt(state, at, side).lines, ...abilityAt(state, at, side).lines])
            fine(line);
      }
    }
  }
});
