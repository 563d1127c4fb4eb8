import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { DECISION_CODES } from '../../decide/decision-text.ts';
import type { Fact } from '../../kernel/fact.ts';
import type { Game, Language } from '../../kernel/game.ts';
import { KERNEL_CODES } from '../../kernel/kernel-text.ts';
import { Random } from '../../kernel/random.ts';
import { byCode, waitingFor, yourTurn } from '../../kernel/waiting-text.ts';
import { hear } from './audience.ts';
import { COMMANDS, type Command, type CommandOf, type CommandType, SENTENCES } from './commands.ts';
import type { Heard } from './events.ts';
import type { RadarKinds } from './kinds.ts';
import { options } from './options.ts';
import { refuse, resolve } from './rules/handlers.ts';
import { cell, fresh, sea, wander } from './rules/testing.ts';
import { SEATS } from './state.ts';
import { CODES, order, say } from './text.ts';
import { view } from './view.ts';

const state = sea({ chart: 'alpha' });
const H8 = cell(state, 'H8');
const both = (fact: Fact | Heard) => [say(fact, 'en', state.rules), say(fact, 'es', state.rules)];

describe('every code has a text', () => {
  const folder = new URL('./', import.meta.url);
  const files = ['rules/', 'terminal/', 'belief/'].flatMap((room) =>
    readdirSync(new URL(room, folder)).map((file) => room + file),
  );
  const source = [...files, 'commands.ts', 'waiting.ts', 'terminal.ts', 'ask.ts', '../../parts/text/typed-words.ts']
    .filter((file) => !/test/.test(file))
    .map((file) => readFileSync(new URL(file, folder), 'utf8'));
  const spoken = new Set([...source.join('\n').matchAll(/code: '([a-z-]+)'/g)].map((found) => found[1] as string));

  test.each([...spoken, ...SENTENCES])('%s', (code) => {
    expect([...CODES, ...KERNEL_CODES, ...DECISION_CODES]).toContain(code);
  });

  test('every text has a code', () => {
    const known = new Set<string>([...spoken, ...SENTENCES, 'bad-question']); // the last comes from parts/schema/query.ts
    for (const code of spoken) if (code.startsWith('awaits-')) known.add(byCode(code));
    expect(CODES.filter((code) => !known.has(code))).toEqual([]);
  });
});

describe('events', () => {
  test.each<[Heard, string, string]>([
    [{ type: 'began', first: 'red' }, 'the match starts: red moves first', 'empieza la partida: mueve primero el rojo'],
    [{ type: 'placed', side: 'blue', at: H8 }, 'blue starts at H8', 'el azul sale de H8'],
    [{ type: 'placed', side: 'blue' }, 'blue has placed its boat', 'el azul ha colocado su barco'],
    [
      { type: 'moved', side: 'blue', course: 'north', to: H8 },
      'blue moves north to H8',
      'el azul avanza al norte, a H8',
    ],
    [{ type: 'moved', side: 'red', course: 'west' }, 'red moves west', 'el rojo avanza al oeste'],
    [
      { type: 'stealthed', side: 'blue', course: 'east', steps: 2, path: [H8 - 1, H8] },
      'blue slips away east in stealth: 2 steps, to H8',
      'el azul se escabulle en sigilo al este: 2 pasos, hasta H8',
    ],
    [
      { type: 'stealthed', side: 'blue', course: 'east', steps: 0, path: [] },
      'blue slips away east in stealth: 0 steps',
      'el azul se escabulle en sigilo al este: 0 pasos',
    ],
    [
      { type: 'stealthed', side: 'blue', steps: 1 },
      'blue slips away in stealth: 1 step',
      'el azul se escabulle en sigilo: 1 paso',
    ],
    [
      { type: 'slipped', side: 'blue', course: 'north', to: H8 },
      'blue moves quietly north to H8',
      'el azul avanza en silencio al norte, a H8',
    ],
    [{ type: 'slipped', side: 'blue' }, 'blue moves quietly', 'el azul avanza en silencio'],
    [{ type: 'stealthed', side: 'blue' }, 'blue slips away in stealth', 'el azul se escabulle en sigilo'],
    [
      { type: 'surfaced', side: 'red', sector: 4, blackout: true },
      'red surfaces in sector 4: no course was open',
      'el rojo emerge en el sector 4: no tenía ningún rumbo libre',
    ],
    [{ type: 'surfaced', side: 'red', sector: 4 }, 'red surfaces in sector 4', 'el rojo emerge en el sector 4'],
    [
      { type: 'marked', side: 'blue', node: 6 },
      'blue marks node 7 (south, green)',
      'el azul marca el nodo 7 (sur, verde)',
    ],
    [
      { type: 'damaged', side: 'blue', amount: 1, cause: 'overload' },
      'blue loses 1 hull point: a panel is full',
      'el azul pierde 1 punto de casco: un panel está lleno',
    ],
    [{ type: 'damaged', side: 'blue', amount: 1 }, 'blue loses 1 hull point', 'el azul pierde 1 punto de casco'],
    [{ type: 'mine-dropped', side: 'red' }, 'red drops a mine', 'el rojo suelta una mina'],
    [{ type: 'mine-dropped', side: 'red', at: H8 }, 'red drops a mine at H8', 'el rojo suelta una mina en H8'],
    [
      { type: 'exploded', side: 'blue', at: H8, blue: 0, red: 2 },
      'the blast at H8: blue is unharmed, red loses 2 hull points',
      'la explosión en H8: el azul sale ileso, el rojo pierde 2 puntos de casco',
    ],
    [
      { type: 'exploded', side: 'blue', at: H8, blue: 0, red: 0 },
      'the blast at H8 hits nothing',
      'la explosión en H8 no alcanza nada',
    ],
    [
      { type: 'sonar-answered', side: 'red', first: { about: 'row', value: 4 }, second: { about: 'col', value: 7 } },
      'red answers: row 5, column H',
      'el rojo responde: fila 5, columna H',
    ],
    [
      { type: 'drone-answered', side: 'blue', sector: 3, there: false },
      'the drone finds nothing in sector 3',
      'el dron no encuentra nada en el sector 3',
    ],
    [
      { type: 'turn-ended', side: 'blue', next: 'red', extra: 3 },
      'blue ends the turn; red to move (3 turns in a row)',
      'el azul termina el turno; mueve el rojo (3 turnos seguidos)',
    ],
    [
      { type: 'ended', outcome: { winners: ['blue'], reason: { code: 'sunk', side: 'red' } } },
      'blue wins: red’s boat is sunk',
      'gana el azul: el barco del rojo se ha hundido',
    ],
    [
      { type: 'ended', outcome: { winners: ['blue', 'red'], reason: { code: 'limit-even', turns: 400 } } },
      'draw: 400 turns have been played and both boats have the same hull',
      'tablas: se han jugado 400 turnos y los dos barcos conservan el mismo casco',
    ],
  ])('%o', (heard, en, es) => {
    expect(both(heard)).toEqual([en, es]);
  });
});

describe('the crew’s talk', () => {
  const said = (message: Extract<Heard, { type: 'said' }>['message'], seat: 'blue.radio-operator' | 'red.engineer') =>
    both({ type: 'said', side: seat.startsWith('blue') ? 'blue' : 'red', seat, message });

  test('the radio operator speaks the sentences of the original design', () => {
    const sentences = [
      { code: 'last-surfaced', sector: 3 },
      { code: 'moving-mostly', course: 'north', count: 4, total: 6 },
      { code: 'torpedoes-fired', count: 2 },
    ] as const;
    expect(said({ type: 'comment', sentences }, 'blue.radio-operator')).toEqual([
      'blue radio operator: Enemy last surfaced in sector 3. Enemy moving mostly NORTH (4 of its last 6 moves). Enemy has fired 2 torpedoes.',
      'el operador de radio azul: El enemigo emergió por última vez en el sector 3. El enemigo va sobre todo al NORTE (4 de sus últimos 6 movimientos). El enemigo ha disparado 2 torpedos.',
    ]);
  });

  test.each([
    [1, 1, 'Enemy’s last move: NORTH.', 'Último movimiento del enemigo: al NORTE.'],
    [3, 3, 'Enemy’s last 3 moves: all NORTH.', 'Los últimos 3 movimientos del enemigo: todos al NORTE.'],
    [
      1,
      2,
      'Enemy moved NORTH in 1 of its last 2 moves.',
      'El enemigo ha ido al NORTE en 1 de sus últimos 2 movimientos.',
    ],
    [
      2,
      3,
      'Enemy moving mostly NORTH (2 of its last 3 moves).',
      'El enemigo va sobre todo al NORTE (2 de sus últimos 3 movimientos).',
    ],
  ])('“mostly” needs several moves and more than half of them: %i of %i', (count, total, en, es) => {
    expect(both({ code: 'moving-mostly', course: 'north', count, total })).toEqual([en, es]);
  });

  test('and then the number of possible cells, the best guess and what would help', () => {
    const sentences = [
      { code: 'candidates', count: 12, certainty: 'medium' },
      { code: 'best-cell', cell: H8, share: 0.25 },
      { code: 'recommend', system: 'drone', sector: 3, before: 0.58, after: 0.29 },
    ] as const;
    expect(said({ type: 'comment', sentences }, 'blue.radio-operator')).toEqual([
      'blue radio operator: 12 possible cells: a fair idea. Best guess: H8 (25%). Use a drone over sector 3 (from 58% of the sea to 29%).',
      'el operador de radio azul: 12 casillas posibles: una idea aproximada. Lo más probable: H8 (25 %). Usa un dron al sector 3 (del 58 % al 29 % del mar).',
    ]);
  });

  test('a suggestion that gains less than a percentage point gives no figures', () => {
    const sentences = [{ code: 'recommend', system: 'sonar', before: 0.012, after: 0.008 }] as const;
    expect(said({ type: 'comment', sentences }, 'blue.radio-operator')).toEqual([
      'blue radio operator: Use sonar.',
      'el operador de radio azul: Usa el sonar.',
    ]);
  });

  test('a report with its suggestion', () => {
    const recommend = { system: 'drone', sector: 3, before: 0.58, after: 0.29 } as const;
    const report = { certainty: 'high', candidates: 4, hypotheses: 9, best: H8, weights: [], recommend } as const;
    expect(said({ type: 'report', ...report }, 'blue.radio-operator')).toEqual([
      'blue radio operator: 4 possible cells; best guess H8; use a drone over sector 3 (from 58% of the sea to 29%)',
      'el operador de radio azul: 4 casillas posibles; lo más probable, H8; usa un dron al sector 3 (del 58 % al 29 % del mar)',
    ]);
  });

  test('the engineer’s advice', () => {
    const route = {
      course: 'east',
      marks: [12],
      cost: 2,
      risk: 0.5,
      stance: 'avoid',
      why: 'panel-nearly-full',
    } as const;
    expect(said({ type: 'advise', routes: [route] }, 'red.engineer')).toEqual([
      'red engineer: avoid east (its panel is nearly full, 50% risk of hull damage)',
      'el ingeniero rojo: mejor no ir al este (su panel está casi lleno, riesgo del 50 % para el casco)',
    ]);
    const calm = { ...route, risk: 0, stance: 'allow', why: 'keeps-systems' } as const;
    const routes = [calm, route, { ...calm, course: 'west' }] as const;
    expect(said({ type: 'advise', routes }, 'red.engineer')[0]).toBe(
      'red engineer: can go east, west (keeps our systems working); avoid east (its panel is nearly full, 50% risk of hull damage)',
    );
  });

  test.each(SENTENCES)('a player may omit any fact of "%s"', (code) => {
    for (const words of both({ code })) expect(words).not.toMatch(/undefined|NaN|\[object/);
  });
});

describe('places', () => {
  test('without the rules a cell is called by its number', () => {
    expect(say({ code: 'island', cell: 112 }, 'en')).toBe('cell 112 is an island');
    expect(say({ code: 'island', cell: 112 }, 'es')).toBe('casilla 112 es una isla');
    expect(say({ code: 'island', cell: 112 }, 'en', state.rules)).toBe('H8 is an island');
    expect(say({ code: 'off-map', cell: 900 }, 'en', state.rules)).toBe('cell 900 is off the map');
  });

  test('kernel texts use the names of seats and sides', () => {
    const refusal = { code: 'not-the-leader', seat: 'blue.engineer' };
    expect(both(refusal)).toEqual([
      'blue engineer cannot do that: only the first seat of the side can',
      'el ingeniero azul no puede hacerlo: solo puede el primer puesto del bando',
    ]);
    expect(say({ type: 'resigned', side: 'red', outcome: null }, 'es')).toBe('el rojo se rinde');
  });

  test('an unknown code has no text', () => {
    expect(both({ code: 'no-such-code-anywhere' })).toEqual([undefined, undefined]);
    expect(both({ code: 'constructor' })).toEqual([undefined, undefined]);
  });
});

describe('status lines', () => {
  const radar = { say } as unknown as Game<RadarKinds>;
  const line = (who: string | null, code: string, language: Language) =>
    waitingFor(radar, { who, what: { code } }, language, state.rules);

  test('for you and for others', () => {
    expect(yourTurn(radar, { who: null, what: { code: 'awaits-placement' } }, 'en', state.rules)).toBe(
      'Your turn: place your boat',
    );
    expect(line('blue.captain', 'awaits-course', 'en')).toBe('Waiting for the blue captain to order a course');
    expect(line('blue.captain', 'awaits-course', 'es')).toBe('Esperando a que el capitán azul ordene un rumbo');
    expect(line('red', 'awaits-turn', 'en')).toBe('Waiting for red to finish the turn');
    expect(line('red', 'awaits-turn', 'es')).toBe('Esperando a que el rojo termine el turno');
  });

  test('without a name when the watcher cannot know who it is', () => {
    expect(line(null, 'awaits-placement', 'en')).toBe('Waiting for a captain to place their boat');
    expect(line(null, 'awaits-placement', 'es')).toBe('Esperando a que un capitán coloque su barco');
  });
});

describe('orders', () => {
  const SAMPLES: { readonly [T in CommandType]: CommandOf<T> } = {
    begin: { type: 'begin' },
    place: { type: 'place', at: H8 },
    move: { type: 'move', course: 'north' },
    stealth: { type: 'stealth', course: 'east', steps: 3 },
    surface: { type: 'surface' },
    dive: { type: 'dive' },
    mark: { type: 'mark', node: 6 },
    charge: { type: 'charge', system: 'mine' },
    torpedo: { type: 'torpedo', at: H8 },
    'drop-mine': { type: 'drop-mine', at: H8 },
    detonate: { type: 'detonate', at: H8 },
    sonar: { type: 'sonar' },
    'answer-sonar': {
      type: 'answer-sonar',
      first: { about: 'row', value: 4 },
      second: { about: 'sector', value: 2 },
    },
    drone: { type: 'drone', sector: 3 },
    'end-turn': { type: 'end-turn' },
    report: { type: 'report', certainty: 'high', candidates: 3, hypotheses: 3, best: H8, weights: [] },
    comment: { type: 'comment', sentences: [{ code: 'no-idea' }] },
    'request-report': { type: 'request-report' },
    'set-priority': { type: 'set-priority', systems: ['torpedo', 'drone'] },
    protect: { type: 'protect', systems: ['mine'] },
    status: { type: 'status', charges: { torpedo: 1, mine: 2, sonar: 3, drone: 4, stealth: 0 } },
    ready: { type: 'ready', system: 'mine' },
    condition: { type: 'condition', broken: ['mine'], repaired: [] },
    advise: { type: 'advise', routes: [] },
  };

  test.each(Object.keys(COMMANDS) as CommandType[])('%s has a text in both languages', (type) => {
    const [en, es] = [order(SAMPLES[type], 'en', state.rules), order(SAMPLES[type], 'es', state.rules)];
    for (const words of [en, es]) expect(words).toMatch(/^(?!.*(undefined|NaN|\[object))\S.*\S$/);
    expect(en).not.toBe(es);
  });

  test.each<[Command, string, string]>([
    [SAMPLES.torpedo, 'fire a torpedo at H8', 'disparar un torpedo a H8'],
    [SAMPLES.move, 'sail north', 'navegar al norte'],
    [SAMPLES.stealth, 'slip 3 steps east in stealth', 'escabullirse 3 pasos al este en sigilo'],
    [{ type: 'stealth', course: 'east', steps: 0 }, 'stay in place in stealth', 'quedarse quieto en sigilo'],
    [SAMPLES['answer-sonar'], 'answer row 5, sector 2', 'responder fila 5, sector 2'],
    [SAMPLES.ready, 'tell the crew: mine is fully charged', 'decir a la tripulación: la mina tiene la carga completa'],
  ])('read as people would say them: %j', (command, english, spanish) => {
    expect([order(command, 'en', state.rules), order(command, 'es', state.rules)]).toEqual([english, spanish]);
  });
});

test('a reason names systems and courses, and prints numbers, as its language does', () => {
  expect(both({ code: 'narrows-them', bits: 1.25 })).toEqual([
    'rules out 58% of their possible cells on average',
    'descarta de media el 58\u00a0% de sus casillas posibles',
  ]);
  const fact = { code: 'engineer-says', stance: 'avoid', course: 'north', risk: 0 };
  expect(both(fact)).toEqual([
    'the engineer advises: avoid north, 0% risk of hull damage',
    'el ingeniero aconseja: mejor no ir al norte, riesgo del 0 % para el casco',
  ]);
});

test.each([
  [0.004, 'less than 1%', 'menos del 1\u00a0%'],
  [1, '50%', 'el 50\u00a0%'],
  [9, 'more than 99%', 'más del 99\u00a0%'],
])('%d bits are shown as a share of the possible cells', (bits, en, es) => {
  expect(both({ code: 'shot-tells-them', bits: -bits })).toEqual([
    `lets them rule out ${en} of our possible cells`,
    `les permite descartar ${es} de nuestras casillas posibles`,
  ]);
});

test('cells that we gain are shown with the previous number', () => {
  expect(both({ code: 'hides-us', bits: 2, places: 4 })).toEqual([
    'hides us: 4 possible cells instead of 1',
    'nos oculta: 4 casillas posibles en vez de 1',
  ]);
});

describe('over random play', () => {
  const fine = (fact: Fact | Heard): void => {
    const [en, es] = both(fact);
    for (const words of [en, es]) {
      if (!words || /undefined|NaN|\[object/.test(words)) expect({ fact, words }).toBe('said');
    }
    if (en === es) expect({ fact, en }).toBe('said differently in Spanish');
  };

  test.each(['seed', 'classic'] as const)('%s: all that is heard and all that is refused can be said', (ruleset) => {
    const random = new Random(11);
    const offered: Command[] = [];
    wander(fresh({ ruleset, chart: 'sound' }), random, 800, (now) => {
      for (const seat of SEATS) {
        const mine = [...options(view(now, seat), seat)];
        const command = mine[random.roll(Math.max(1, mine.length)) - 1];
        if (command) offered.push(command);
        if (command && !refuse(now, seat, command)) {
          const { value: event } = resolve(now, seat, command, random).next(now);
          for (const watcher of [...SEATS, 'spectator', 'archive']) {
            const heard = event && hear(now.rules, event, watcher);
            if (heard) fine(heard);
          }
        }
        const other = offered[random.roll(Math.max(1, offered.length)) - 1];
        const refusal = other && refuse(now, seat, other);
        if (refusal) fine(refusal);
      }
    });
  });
});
