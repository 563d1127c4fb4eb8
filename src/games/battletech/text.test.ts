import { describe, expect, test } from 'vitest';
import type { Dice } from '../../kernel/dice.ts';
import type { Fact } from '../../kernel/fact.ts';
import { Random } from '../../kernel/random.ts';
import { tally } from '../../kernel/tally.ts';
import { byCode } from '../../kernel/waiting-text.ts';
import { labelOf } from '../../parts/hex/hex.ts';
import { apply, begin } from './apply.ts';
import { COMMANDS, type Command, type CommandOf, type CommandType } from './commands.ts';
import { CT, HD, LA, LL, RA, RT } from './data/places.ts';
import type { Event, EventOf, EventType } from './events.ts';
import { CLEAR } from './ground.ts';
import { options } from './options.ts';
import { designNamed } from './rules/build/compile.ts';
import { refuse, resolve } from './rules/handlers.ts';
import { pathOf } from './rules/movement/path.ts';
import { setUp } from './rules/set-up.ts';
import { hex, table } from './rules/testing.ts';
import { PHASES, type State, unitOf } from './state.ts';
import { FACING } from './text/dictionary.en.ts';
import { CODES, name, order, say } from './text.ts';
import { view } from './view.ts';
import { waiting } from './waiting.ts';

const state = table({
  units: [
    { design: designNamed('WVR-6R'), side: '0', at: '0505' },
    { design: designNamed('AS7-D'), side: '1', at: '0506' },
    { design: designNamed('AS7-D'), side: '1', at: '0507' },
    { design: designNamed('Vedette'), side: '1', at: '0508' },
  ],
});
const { rules } = state;
const AT = hex(state, '0711');
const crew = state.units[3]?.crew as NonNullable<State['units'][number]['crew']>;
const mount = (unit: number, weapon: string): number =>
  rules.models[unit]?.design.mounts.findIndex((each) => each.weapon === weapon) ?? -1;
const [AC_5, SRM_6, MEDIUM_LASER] = [mount(0, 'ac-5'), mount(0, 'srm-6'), mount(0, 'medium-laser')];
const needs = (total: number) => tally([{ why: { code: 'gunnery' }, value: total }]);

type Said = readonly [en: string, es: string];
const both = (fact: Fact | Event) => [say(fact, 'en', rules), say(fact, 'es', rules)];
const fine = (words: string | undefined): boolean => !!words && !/undefined|NaN|\[object|Infinity/.test(words);

/** One event of each type, with its text in both languages. */
const EVENTS: { readonly [T in EventType]: readonly [Omit<EventOf<T>, 'type'>, ...Said] } = {
  began: [{}, 'the match starts', 'empieza la partida'],
  'initiative-rolled': [
    {
      turn: 2,
      rolls: [
        [
          { side: '0', dice: [3, 4] },
          { side: '1', dice: [5, 2] },
        ],
        [
          { side: '0', dice: [6, 1] },
          { side: '1', dice: [1, 1] },
        ],
      ],
      order: ['1', '0'],
    },
    'turn 2, initiative: blue 3+4, red 5+2; reroll: blue 6+1, red 1+1; red moves first, then blue',
    'turno 2, iniciativa: el azul 3+4, el rojo 5+2; repetición: el azul 6+1, el rojo 1+1; mueve primero el rojo, después el azul',
  ],
  'phase-began': [
    { phase: 'weapons', queue: ['1', '0'] },
    'Weapon Attack Phase: red goes first',
    'fase de ataque con armas: empieza el rojo',
  ],
  'unit-done': [{ unit: 0 }, 'Wolverine WVR-6R (blue) is done', 'Wolverine WVR-6R (azul) ha terminado'],
  'turn-lost': [{ side: '1' }, 'red has no unit that can act now', 'el rojo no tiene ahora unidades que puedan actuar'],
  'side-done': [{ side: '0' }, 'blue is done', 'el azul ha terminado'],
  ended: [
    { outcome: { winners: ['0'], reason: { code: 'last-standing', side: '0' } } },
    'blue wins: only blue is left',
    'gana el azul: solo queda el azul',
  ],
  moved: [
    {
      unit: 0,
      mode: 'walk',
      path: [{ at: AT, level: 0, facing: 1 }],
      mp: 4,
      heat: 1,
      hexes: 3,
      backwards: false,
      masc: false,
    },
    'Wolverine WVR-6R (blue) walks to 0711, facing north-east (4 MP, 3 hexes, 1 heat)',
    'Wolverine WVR-6R (azul) anda a 0711, mirando al noreste (4 PM, 3 hexágonos, calor 1)',
  ],
  'stood-up': [
    { unit: 0, facing: 3 },
    'Wolverine WVR-6R (blue) stands up, facing south',
    'Wolverine WVR-6R (azul) se levanta, mirando al sur',
  ],
  'stand-attempted': [
    { unit: 0, mp: 2, heat: 1 },
    'Wolverine WVR-6R (blue) tries to stand up (2 MP, 1 heat)',
    'Wolverine WVR-6R (azul) intenta levantarse (2 PM, calor 1)',
  ],
  'went-prone': [
    { unit: 0, mp: 1 },
    'Wolverine WVR-6R (blue) goes prone (1 MP)',
    'Wolverine WVR-6R (azul) se echa al suelo (1 PM)',
  ],
  'move-interrupted': [
    { unit: 0, why: 'fall', open: true },
    'Wolverine WVR-6R (blue) stops: it has fallen; it may keep moving',
    'Wolverine WVR-6R (azul) se detiene: se ha caído; puede seguir moviéndose',
  ],
  'charge-declared': [
    { unit: 1, charge: { kind: 'charge', target: 0, hexes: 3 } },
    'Atlas AS7-D B (red) declares a charge at Wolverine WVR-6R',
    'Atlas AS7-D B (rojo) declara una carga contra Wolverine WVR-6R',
  ],
  skidded: [
    { unit: 0, path: [{ at: AT, level: 0, facing: 1 }] },
    'Wolverine WVR-6R (blue) skids to 0711',
    'Wolverine WVR-6R (azul) patina hasta 0711',
  ],
  displaced: [
    { unit: 0, to: { at: AT, level: 0, facing: 1 }, why: 'pushed' },
    'Wolverine WVR-6R (blue) is pushed to 0711',
    'Wolverine WVR-6R (azul) es empujado a 0711',
  ],
  stuck: [
    { unit: 0 },
    'Wolverine WVR-6R (blue) is stuck in the swamp',
    'Wolverine WVR-6R (azul) se atasca en el pantano',
  ],
  freed: [{ unit: 0 }, 'Wolverine WVR-6R (blue) gets out of the swamp', 'Wolverine WVR-6R (azul) sale del pantano'],
  'roll-owed': [
    { unit: 0, owed: { why: { code: 'psr-twenty' }, modifier: 1, automatic: false } },
    'Wolverine WVR-6R (blue) must make a piloting roll: 20 points of damage in one phase (+1)',
    'Wolverine WVR-6R (azul) debe hacer una tirada de pilotaje: 20 puntos de daño en una fase (+1)',
  ],
  'piloting-rolled': [
    { unit: 0, why: { code: 'psr-stand-up' }, tally: needs(5), dice: [3, 1], passed: false },
    'Wolverine WVR-6R (blue), piloting roll (standing up): needs 5, rolls 3+1: fails',
    'Wolverine WVR-6R (azul), tirada de pilotaje (levantarse): necesita 5, saca 3+1: falla',
  ],
  'rolls-settled': [
    { unit: 0 },
    'Wolverine WVR-6R (blue) has no piloting rolls left to make',
    'Wolverine WVR-6R (azul) no tiene tiradas de pilotaje pendientes',
  ],
  fell: [
    { unit: 0, levels: 2, die: 4, column: 'rear', facing: 3, level: 0 },
    'Wolverine WVR-6R (blue) falls 2 levels onto its back, facing south (die 4)',
    'Wolverine WVR-6R (azul) cae 2 niveles de espaldas, mirando al sur (dado 4)',
  ],
  'pilot-hit': [
    { unit: 0, hits: 1, why: 'head' },
    'the pilot of Wolverine WVR-6R (blue) takes 1 hit from a head hit',
    'el piloto de Wolverine WVR-6R (azul) sufre 1 herida por un impacto en la cabeza',
  ],
  'consciousness-rolled': [
    { unit: 0, needs: 5, dice: [1, 2], awake: false, waking: false },
    'the pilot of Wolverine WVR-6R (blue) tries to stay conscious: needs 5, rolls 1+2: passes out',
    'el piloto de Wolverine WVR-6R (azul) intenta seguir consciente: necesita 5, saca 1+2: pierde el conocimiento',
  ],
  twisted: [
    { unit: 3, facing: 5 },
    'Vedette Medium Tank (red) turns its turret to the north-west',
    'Vedette Medium Tank (rojo) gira la torreta hacia el noroeste',
  ],
  flipped: [
    { unit: 0, flipped: true },
    'Wolverine WVR-6R (blue) flips its arms to the rear',
    'Wolverine WVR-6R (azul) vuelve los brazos hacia atrás',
  ],
  'fire-declared': [
    {
      unit: 0,
      primary: { unit: 1 },
      shots: [
        { weapon: AC_5, target: { unit: 1 }, bin: 0 },
        { weapon: SRM_6, target: { unit: 1 }, bin: 1 },
        { weapon: MEDIUM_LASER, target: { hex: AT, for: 'clear' } },
      ],
    },
    'Wolverine WVR-6R (blue) declares fire: AC/5, SRM 6 at Atlas AS7-D B; medium laser at the woods in 0711',
    'Wolverine WVR-6R (azul) declara fuego: CA/5, AMCA 6 a Atlas AS7-D B; láser medio al bosque de 0711',
  ],
  'shot-fired': [
    {
      unit: 1,
      shot: { weapon: mount(1, 'ac-20'), target: { unit: 0 }, bin: 0, aim: HD },
      tally: needs(8),
      dice: [5, 4],
      hit: true,
      heat: 7,
      rounds: 1,
      place: RT,
    },
    'Atlas AS7-D B (red) fires its AC/20 (aimed at the head) at Wolverine WVR-6R: needs 8, rolls 5+4: hits (7 heat)',
    'Atlas AS7-D B (rojo) dispara su CA/20 (apuntando a la cabeza) a Wolverine WVR-6R: necesita 8, saca 5+4: acierta (calor 7)',
  ],
  'cluster-rolled': [
    { unit: 0, mount: SRM_6, size: 6, dice: [3, 4], modifier: -2, hits: 3 },
    'SRM 6 of Wolverine WVR-6R (blue): rolls 3+4 −2: 3 of 6 hit',
    'AMCA 6 de Wolverine WVR-6R (azul): saca 3+4 −2: impactan 3 de 6',
  ],
  'aim-rolled': [
    { unit: 0, dice: [3, 4], struck: true },
    'aimed shot of Wolverine WVR-6R (blue): rolls 3+4: hits the location it aimed at',
    'tiro apuntado de Wolverine WVR-6R (azul): saca 3+4: da donde apuntaba',
  ],
  heated: [
    { unit: 0, heat: 2, why: 'flamer' },
    'Wolverine WVR-6R (blue) takes 2 heat from a flamer',
    'Wolverine WVR-6R (azul) recibe 2 de calor de un lanzallamas',
  ],
  'club-taken': [
    { unit: 0, club: 'tree', lying: false },
    'Wolverine WVR-6R (blue) uproots a tree to use as a club',
    'Wolverine WVR-6R (azul) arranca un árbol como garrote',
  ],
  'club-lost': [
    { unit: 0, why: 'arm' },
    'Wolverine WVR-6R (blue) loses its club with the arm',
    'Wolverine WVR-6R (azul) pierde su garrote con el brazo',
  ],
  'strike-declared': [
    {
      unit: 0,
      attacks: [
        { attack: 'punch', arm: 'LA', target: 1 },
        { attack: 'punch', arm: 'RA', target: 1 },
      ],
    },
    'Wolverine WVR-6R (blue) declares: punches Atlas AS7-D B with the left arm and punches Atlas AS7-D B with the right arm',
    'Wolverine WVR-6R (azul) declara: da un puñetazo a Atlas AS7-D B con el brazo izquierdo y da un puñetazo a Atlas AS7-D B con el brazo derecho',
  ],
  'strike-rolled': [
    { unit: 0, attack: 'kick', limb: 'RL', target: 1, tally: needs(6), dice: [2, 3], hit: false },
    'Wolverine WVR-6R (blue) kicks Atlas AS7-D B with the right leg: needs 6, rolls 2+3: misses',
    'Wolverine WVR-6R (azul) da una patada a Atlas AS7-D B con la pierna derecha: necesita 6, saca 2+3: falla',
  ],
  'declarations-resolved': [{}, 'all attacks are resolved', 'todos los ataques están resueltos'],
  struck: [
    {
      unit: 0,
      source: { by: 'weapon', unit: 1, mount: mount(1, 'ac-20') },
      table: 'full',
      column: 'rear',
      dice: [3, 4],
      place: CT,
      amount: 20,
      covered: false,
    },
    'Wolverine WVR-6R (blue) takes 20 damage to the centre torso from AC/20 (rolls 3+4, from behind)',
    'Wolverine WVR-6R (azul) recibe 20 puntos de daño de CA/20 en el torso central (saca 3+4, por detrás)',
  ],
  damaged: [
    { unit: 0, place: CT, armourAt: 10, armour: 6, structure: 14 },
    'Wolverine WVR-6R (blue), centre torso: loses 6 rear armour and 14 structure',
    'Wolverine WVR-6R (azul), torso central: pierde 6 de blindaje trasero y 14 de estructura',
  ],
  'place-lost': [
    { unit: 0, place: LA, blownOff: true },
    'Wolverine WVR-6R (blue): the left arm is blown off',
    'Wolverine WVR-6R (azul) pierde el brazo izquierdo, que sale volando',
  ],
  'critical-rolled': [
    { unit: 0, place: LA, dice: [5, 4], hits: 1, blownOff: false },
    'Wolverine WVR-6R (blue), left arm: critical roll 5+4: 1 critical hit',
    'Wolverine WVR-6R (azul), brazo izquierdo: tirada de crítico 5+4: 1 impacto crítico',
  ],
  'critical-hit': [
    { unit: 0, place: LA, slot: 2, item: 'lower-arm', dice: [1, 3] },
    'Wolverine WVR-6R (blue), left arm: critical hit on lower arm actuator (slot 3, rolls 1, 3)',
    'Wolverine WVR-6R (azul), brazo izquierdo: impacto crítico en actuador del antebrazo (casilla 3, saca 1, 3)',
  ],
  exploded: [
    { unit: 1, place: RT, bin: 0, item: 'ac-20-ammo', damage: 100, why: 'heat' },
    'Atlas AS7-D B (red): AC/20 ammunition explodes in the right torso from the heat: 100 damage',
    'Atlas AS7-D B (rojo): explota munición de CA/20 en el torso derecho por el calor: 100 puntos de daño',
  ],
  'unit-destroyed': [
    { unit: 2, why: 'destroyed-head' },
    'Atlas AS7-D C (red) is out of action: its head is destroyed',
    'Atlas AS7-D C (rojo) queda fuera de combate: cabeza destruida',
  ],
  'vehicle-hit': [
    { unit: 3, table: 'motive', dice: [4, 5], modifier: 2, effect: 'motive-heavy', crew, broken: 0 },
    'Vedette Medium Tank (red), motive damage roll 4+5 +2: heavy damage, half its MP lost',
    'Vedette Medium Tank (rojo), tirada de daño motriz 4+5 +2: daño grave, pierde la mitad de sus PM',
  ],
  'heat-counted': [
    {
      unit: 0,
      tally: tally([
        { why: { code: 'heat-before' }, value: 5 },
        { why: { code: 'heat-weapons' }, value: 11 },
        { why: { code: 'sinks', count: 12, each: 1 }, value: -12 },
      ]),
      heat: 4,
    },
    'Wolverine WVR-6R (blue): heat 4 (before 5, weapons +11, 12 heat sinks −12)',
    'Wolverine WVR-6R (azul): calor 4 (antes 5, armas +11, 12 radiadores −12)',
  ],
  'shutdown-rolled': [
    { unit: 0, needs: 6, dice: [2, 3], running: false },
    'the reactor of Wolverine WVR-6R (blue): needs 6, rolls 2+3: shut down',
    'el reactor de Wolverine WVR-6R (azul): necesita 6, saca 2+3: apagado',
  ],
  'shut-down': [
    { unit: 0, why: 'heat' },
    'Wolverine WVR-6R (blue) shuts down from overheating',
    'Wolverine WVR-6R (azul) se apaga por sobrecalentamiento',
  ],
  'started-up': [{ unit: 0 }, 'Wolverine WVR-6R (blue) starts up again', 'Wolverine WVR-6R (azul) vuelve a encenderse'],
  'ammunition-rolled': [
    { unit: 0, needs: 4, dice: [2, 3], safe: true },
    'the ammunition of Wolverine WVR-6R (blue) in the heat: needs 4, rolls 2+3: safe',
    'la munición de Wolverine WVR-6R (azul) con este calor: necesita 4, saca 2+3: a salvo',
  ],
  'end-ordered': [
    { side: '0', orders: [{ unit: 0, sinksOff: 2 }] },
    'blue gives orders to Wolverine WVR-6R',
    'el azul da órdenes a Wolverine WVR-6R',
  ],
  'sinks-set': [
    { unit: 0, off: 2 },
    'Wolverine WVR-6R (blue) has 2 heat sinks off',
    'Wolverine WVR-6R (azul) tiene 2 radiadores apagados',
  ],
  'dump-marked': [
    { unit: 0, bins: [0] },
    'Wolverine WVR-6R (blue) will dump SRM 6 ammunition',
    'Wolverine WVR-6R (azul) va a tirar munición de AMCA 6',
  ],
  dumped: [
    { unit: 0, bins: [0] },
    'Wolverine WVR-6R (blue) has dumped SRM 6 ammunition',
    'Wolverine WVR-6R (azul) ha tirado munición de AMCA 6',
  ],
  'ground-changed': [
    { hex: AT, ground: { ...CLEAR, woods: 2, factor: 70 }, why: 'woods-thinned' },
    'the woods in 0711 are thinned: 70 points left',
    'el bosque de 0711 clarea: le quedan 70 puntos',
  ],
  'hex-rolled': [
    { hex: AT, why: 'fire-stray-miss', needs: 3, dice: [1, 1], happens: true },
    '0711: needs 3 or less for sparks from the stray shot, rolls 1+1: it may catch fire',
    '0711: necesita 3 o menos para que salten chispas del tiro perdido, saca 1+1: puede incendiarse',
  ],
  'smoke-drifted': [
    { smoke: { [AT]: 2 }, rolls: [{ hex: AT, dice: [3, 4] }] },
    'smoke: 0711 heavy (rolls 3+4)',
    'humo: 0711 denso (saca 3+4)',
  ],
  'wind-set': [{ wind: 4, die: 5 }, 'the wind blows south-west (die 5)', 'el viento sopla hacia el suroeste (dado 5)'],
  'crew-changed': [
    { unit: 3, crew: { ...crew, stunned: 1 } },
    'the crew of Vedette Medium Tank (red) is stunned for 1 turn',
    'la tripulación de Vedette Medium Tank (rojo) está aturdida durante 1 turno',
  ],
};

describe('events show their dice', () => {
  test.each(Object.entries(EVENTS))('%s', (type, [facts, en, es]) => {
    expect(both({ type, ...facts } as Event)).toEqual([en, es]);
  });

  const struck = { type: 'struck', ...EVENTS.struck[0] } as const;
  const shot = { type: 'shot-fired', ...EVENTS['shot-fired'][0] } as const;
  test.each<readonly [Event, string]>([
    [
      { type: 'moved', ...EVENTS.moved[0], path: [], mode: 'run', mp: 0, heat: 2, masc: true },
      'Wolverine WVR-6R (blue) sets out at a run (2 heat, MASC)',
    ],
    [
      { type: 'moved', ...EVENTS.moved[0], hexes: 0, mp: 1 },
      'Wolverine WVR-6R (blue) turns in 0711 at a walk, facing north-east (1 MP, 1 heat)',
    ],
    [
      { type: 'moved', ...EVENTS.moved[0], unit: 3, mode: 'run', heat: 0 },
      'Vedette Medium Tank (red) drives at flank speed to 0711, facing north-east (4 MP, 3 hexes)',
    ],
    [
      { type: 'critical-hit', ...EVENTS['critical-hit'][0], dice: [5, 6, 4, 1, 1, 3] },
      'lower arm actuator (slot 3, rolls 1, 3 after 2 rerolls)',
    ],
    [
      { type: 'critical-hit', unit: 0, place: LL, slot: 3, item: 'foot', dice: [6, 4] },
      'foot (slot 4, rolls 4 after 1 reroll)',
    ],
    [{ type: 'critical-hit', unit: 0, place: LL, slot: 3, item: 'foot', dice: [] }, 'foot (slot 4)'],
    [{ ...shot, tally: needs(13), dice: null, hit: false, heat: 0 }, 'needs 13, cannot hit'],
    [{ ...shot, tally: tally([]), dice: null, hit: false, heat: 0 }, 'Wolverine WVR-6R: cannot hit'],
    [
      { ...struck, place: LL, column: 'front', covered: true },
      'cover absorbs 20 damage to the left leg from AC/20 (rolls 3+4, from the front)',
    ],
    [
      { ...struck, place: LL, dice: [], source: { by: 'fall' }, amount: 5 },
      'takes 5 damage to the left leg from the fall',
    ],
    [
      { type: 'strike-rolled', ...EVENTS['strike-rolled'][0], dice: null, void: 'target-destroyed' },
      'kicks Atlas AS7-D B with the right leg: no effect, the target is destroyed',
    ],
    [
      {
        type: 'piloting-rolled',
        unit: 0,
        why: { code: 'psr-leg-gone', place: LL },
        tally: needs(5),
        dice: null,
        passed: false,
      },
      'piloting roll (left leg gone): fails automatically',
    ],
    [
      {
        type: 'vehicle-hit',
        ...EVENTS['vehicle-hit'][0],
        table: 'critical',
        modifier: 0,
        effect: 'weapon-malfunction',
        mount: mount(3, 'ac-5'),
        die: 1,
      },
      'critical roll 4+5: a weapon jams: AC/5 (die 1)',
    ],
    [
      { type: 'ended', outcome: { winners: ['0', '1'], reason: { code: 'all-destroyed' } } },
      'draw between blue and red',
    ],
    [
      { type: 'initiative-rolled', turn: 1, rolls: [], order: ['0', '1'] },
      'turn 1, initiative: blue moves first, then red',
    ],
  ])('variant %#', (event, words) => {
    expect(say(event, 'en', rules)).toContain(words);
  });
});

describe('refusals say what is wrong and what to do', () => {
  test.each<readonly [Fact, ...Said]>([
    [
      { code: 'not-enough-mp', needs: 7, has: 5, step: 2 },
      'not enough movement: needs 7 MP, has 5 (step 3)',
      'no le llega el movimiento: necesita 7 PM y tiene 5 (paso 3)',
    ],
    [
      { code: 'out-of-range', unit: 0, mount: SRM_6, distance: 12, longest: 9 },
      'out of range: 12 hexes, its SRM 6 reaches 9',
      'fuera de alcance: 12 hexágonos, y su AMCA 6 llega a 9',
    ],
    [
      { code: 'no-line-of-sight', unit: 0, mount: 0, hex: AT, why: 'woods' },
      'no line of sight: blocked in 0711, the woods are too dense',
      'no hay línea de visión: la corta 0711, el bosque es demasiado espeso',
    ],
    [{ code: 'not-your-turn', side: '1' }, 'it is red’s turn', 'le toca al rojo'],
    [
      { code: 'wrong-phase', phase: 'heat', needs: 'weapons' },
      'you can do that in the Weapon Attack Phase; this is the Heat Phase',
      'eso se hace en la fase de ataque con armas, y esta es la fase de calor',
    ],
    [
      { code: 'actuator-does-not-work', part: 'hip', place: LL },
      'the hip in its left leg is out of action',
      'no funciona: cadera, pierna izquierda',
    ],
    [{ code: 'not-your-unit', unit: 77 }, 'that unit is not one of your units', 'esa unidad no es una de tus unidades'],
    [
      { code: 'bad-mtf', line: 7, problem: 'must be a number', key: 'mass', value: 'fat' },
      'line 7 of the file: must be a number (mass, fat)',
      'línea 7 del archivo: tiene que ser un número (mass, fat)',
    ],
    [
      { code: 'bad-board', line: 3, problem: 'a board must start with its size: hello' },
      'line 3 of the board: a board must start with its size: hello',
      'línea 3 del tablero: un tablero tiene que empezar con su tamaño: hello',
    ],
    [
      { code: 'too-much-armour', place: 'HD', points: 12, limit: 9, unit: 1 },
      'unit 2: too much armour on the head: 12 points, the limit is 9',
      'unidad 2: demasiado blindaje en la cabeza: 12 puntos, el límite es 9',
    ],
    [
      { code: 'awaits-rest-of-move', unit: 0 },
      'finish moving Wolverine WVR-6R',
      'termina el movimiento de Wolverine WVR-6R',
    ],
  ])('%j', (fact, en, es) => {
    expect(both(fact)).toEqual([en, es]);
  });
});

describe('receipts', () => {
  test.each<readonly [Fact, ...Said]>([
    [{ code: 'attacker-moved', mode: 'run' }, 'ran', 'ha corrido'],
    [{ code: 'target-moved', hexes: 5 }, 'target moved 5 hexes', 'el blanco ha recorrido 5 hexágonos'],
    [{ code: 'range', bracket: 'medium', distance: 5 }, 'medium range, 5 hexes', 'alcance medio, 5 hexágonos'],
    [{ code: 'cost-woods', woods: 1 }, 'light woods', 'bosque ligero'],
    [{ code: 'attacker-shoulder', place: RA }, 'shoulder hit, right arm', 'hombro dañado, brazo derecho'],
    [{ code: 'sinks', count: 14, free: 10 }, '14 heat sinks, 10 of them free', '14 radiadores, 10 de ellos gratis'],
    [{ code: 'item', item: 'medium-laser', count: 4 }, '4 × medium laser', '4 × láser medio'],
    [{ code: 'psr-water', hex: AT, depth: 2 }, 'water of depth 2 in 0711', 'agua de profundidad 2 en 0711'],
  ])('%j', (fact, en, es) => {
    expect(both(fact)).toEqual([en, es]);
  });

  // A value for every fact that a code can have; exceptions are in OTHERS.
  const FACTS = {
    unit: 0,
    mount: 0,
    bin: 0,
    hex: AT,
    place: LL,
    part: 'hip',
    item: 'ac-20',
    ammo: 'ac-20-ammo',
    weapon: 'ac-20',
    attack: 'kick',
    arc: 'rear',
    kinds: ['kick', 'punch'],
    mode: 'walk',
    phase: 'end',
    needs: 7,
    has: 5,
    side: '0',
    facing: 2,
    flipped: true,
    by: 1,
    target: 1,
    rise: -1,
    known: ['one', 'two'],
    field: 'field',
    problem: 'wrong',
    line: 1,
    usage: 'move',
    word: 'word',
    ruleset: 'simulador',
    map: 'map',
    force: 'force',
    design: 'XYZ-1',
    at: '0505',
    terrain: 'water',
    landOn: 'roof',
    bracket: 'long',
    kind: 1,
    who: '1',
  };
  const COUNTS = 'levels most depth hexes mp level arms distance longest left limit heat sinks turns per fitted needed'
    .concat(' points count least launchers engine tons over jump walk items rating woods smoke minimum legs hips')
    .concat(' actuators each free hits');
  const counts = Object.fromEntries(COUNTS.split(' ').map((fact) => [fact, 3]));
  const OTHERS: Readonly<Record<string, object>> = {
    'wrong-phase': { needs: 'heat' },
    'cannot-stand': { why: 'legs' },
    'is-charging': { kind: 'charge' },
    'no-line-of-sight': { why: 'level' },
    'unknown-unit': { known: 60 },
    'bad-map': { hex: '0711' },
  };

  test.each(CODES)('%s has a text in both languages', (code) => {
    const [en, es] = both({ ...FACTS, ...counts, ...OTHERS[code], code });
    expect([en, es].filter((words) => !fine(words))).toEqual([]);
    if (!['weapon', 'item'].includes(code)) expect(es).not.toBe(en);
  });
});

describe('names', () => {
  test('sides have colours', () => {
    expect(['0', '1', '2', '3'].map((side) => name(side, 'en'))).toEqual(['blue', 'red', 'amber', 'green']);
    expect(['0', '7'].map((side) => name(side, 'es'))).toEqual(['el azul', 'el negro']);
    expect([name('umpire', 'en'), name('9', 'en'), name('', 'es')]).toEqual(['umpire', '9', '']);
    expect(say({ type: 'resigned', side: '1', outcome: null }, 'es', rules)).toBe('el rojo se rinde');
  });

  test('without the rules, texts name no unit, hex or weapon by its index', () => {
    const fact = { code: 'hex-is-occupied', hex: 12, unit: 3 };
    expect(say(fact, 'en')).toBe('that unit is in that hex: a move cannot end there');
    expect(say(fact, 'es')).toBe('esa unidad está en ese hexágono: el movimiento no puede acabar ahí');
    expect(say({ code: 'out-of-arc', unit: 0, mount: 2 }, 'en')).toBe('the target is out of arc for its weapon');
  });
});

describe('orders', () => {
  const SAMPLES: { readonly [T in CommandType]: readonly [CommandOf<T>, ...Said] } = {
    begin: [{ type: 'begin' }, 'start the match', 'empezar la partida'],
    move: [
      {
        type: 'move',
        unit: 0,
        mode: 'run',
        steps: [{ step: 'forward' }, { step: 'forward' }, { step: 'left' }, { step: 'forward' }],
        attack: { kind: 'charge', target: 1 },
      },
      'run: 2 forward, turn left, 1 forward, then charge Atlas AS7-D B',
      'correr: 2 adelante, girar a la izquierda, 1 adelante, y cargar contra Atlas AS7-D B',
    ],
    twist: [
      { type: 'twist', unit: 0, facing: 1 },
      'turn the torso to the north-east',
      'girar el torso hacia el noreste',
    ],
    flip: [{ type: 'flip', unit: 0, flipped: true }, 'flip the arms to the rear', 'volver los brazos hacia atrás'],
    fire: [
      { type: 'fire', unit: 0, primary: null, shots: [{ weapon: MEDIUM_LASER, target: { unit: 1 } }] },
      'fire medium laser at Atlas AS7-D B',
      'disparar láser medio a Atlas AS7-D B',
    ],
    'take-club': [{ type: 'take-club', unit: 0 }, 'pick up a club', 'coger un garrote'],
    strike: [
      { type: 'strike', unit: 0, attacks: [{ attack: 'kick', leg: 'RL', target: 2 }] },
      'kick Atlas AS7-D C with the right leg',
      'dar una patada a Atlas AS7-D C con la pierna derecha',
    ],
    end: [
      { type: 'end', orders: [{ unit: 0, sinksOff: 1, dump: [0], shutDown: true }] },
      'Wolverine WVR-6R: 1 heat sink off, dump SRM 6 ammunition, shut down',
      'Wolverine WVR-6R: apagar 1 radiador, tirar munición de AMCA 6, apagar el reactor',
    ],
  };

  test.each(Object.keys(COMMANDS) as CommandType[])('%s', (type) => {
    const [command, en, es] = SAMPLES[type];
    expect([order(command, 'en', rules), order(command, 'es', rules)]).toEqual([en, es]);
  });

  test.each<readonly [Command, string]>([
    [
      { type: 'move', unit: 0, mode: 'jump', steps: [{ step: 'jump', to: AT, facing: 1, landOn: 'roof' }] },
      'jump to 0711 facing north-east, onto the roof',
    ],
    [{ type: 'move', unit: 0, mode: 'still', steps: [] }, 'stand still'],
    [{ type: 'move', unit: 0, mode: 'walk', steps: [] }, 'stop here'],
    [
      {
        type: 'move',
        unit: 0,
        mode: 'walk',
        steps: [{ step: 'stand-up', facing: 2 }, { step: 'right' }, { step: 'right' }],
      },
      'walk: stand up facing south-east, turn right ×2',
    ],
    [{ type: 'fire', unit: 0, primary: null, shots: [] }, 'hold fire'],
    [{ type: 'strike', unit: 0, attacks: [] }, 'make no physical attacks'],
    [{ type: 'end', orders: [] }, 'end the turn'],
    [{ type: 'strike', unit: 2, attacks: [{ attack: 'push', target: 0 }] }, 'Atlas AS7-D C: push Wolverine WVR-6R'],
  ])('%j', (command, words) => {
    expect(order(command, 'en', rules)).toBe(words);
  });

  test.each<readonly [string, ...Said]>([
    [
      'FFLF',
      'run to 0708 facing north-west: 2 forward, turn left, 1 forward',
      'correr a 0708 mirando al noroeste: 2 adelante, girar a la izquierda, 1 adelante',
    ],
    ['RR', 'run facing south-east: turn right ×2', 'correr mirando al sureste: girar a la derecha ×2'],
    ['F'.repeat(30), 'run: 30 forward', 'correr: 30 adelante'], // off the map
  ])('a walk from a known hex says where it ends: %s', (path, en, es) => {
    const start = table({ units: [{ at: '0810', facing: 0 }] });
    const eyes = view(start, '0');
    const steps = [...path].map(
      (step) => ({ step: step === 'F' ? 'forward' : step === 'L' ? 'left' : 'right' }) as const,
    );
    const command = { type: 'move', unit: 0, mode: 'run', steps } as const;
    expect([order(command, 'en', start.rules, eyes), order(command, 'es', start.rules, eyes)]).toEqual([en, es]);
  });

  test('weapons of one kind are distinguished by location', () => {
    const lasers =
      rules.models[1]?.design.mounts.flatMap(({ weapon }, i) => (weapon === 'medium-laser' ? [i] : [])) ?? [];
    const shots = lasers.map((weapon) => ({ weapon, target: { unit: 0 } }));
    expect(order({ type: 'fire', unit: 1, primary: null, shots }, 'en', rules)).toBe(
      'Atlas AS7-D B: fire medium laser (left arm), medium laser (right arm), medium laser (rear of the centre torso) ×2 at Wolverine WVR-6R',
    );
  });
});

describe('over random play', () => {
  const check = (told: object, ...said: readonly (string | undefined)[]): void => {
    const [en, es] = said;
    if (!fine(en) || !fine(es)) expect({ told, said }).toBe('said');
    if (en === es) expect({ told, said }).toBe('said differently in Spanish');
  };

  test.each([
    ['total-warfare', 'pairs', 'crossing'],
    ['total-warfare', 'lances', 'deepwood'],
    ['core-2026', 'tanks', 'market-town'],
    ['simulador', 'melee', 'mire'],
  ])('%s, %s on %s: every event, order, status and refusal has a text', (ruleset, force, map) => {
    const random = new Random(11);
    const made = setUp({ ruleset, force, map, turnLimit: 12 }, random);
    if (!made.ok) throw new Error(made.error.code);
    let now = begin(made.value);
    const tell = (told: Fact | Event) => check(told, say(told, 'en', now.rules), say(told, 'es', now.rules));
    const act = (seat: string, command: Command, dice: Dice): void => {
      const happening = resolve(now, seat, command, dice);
      for (let next = happening.next(now); !next.done; next = happening.next(now)) {
        now = apply(now, next.value);
        tell(next.value);
        if ('tally' in next.value) for (const { why } of next.value.tally.lines) tell(why);
      }
    };
    act('umpire', { type: 'begin' }, random);
    const offered: Command[] = [];
    while (now.phase !== 'ended') {
      const [seat = ''] = now.queue;
      for (const { who, what } of waiting(view(now, seat))) {
        tell(what);
        tell({ ...what, code: byCode(what.code), who });
      }
      const offers = [...options(view(now, seat), seat)];
      const command = offers[random.roll(offers.length) - 1] as Command;
      const eyes = view(now, seat);
      check(command, order(command, 'en', now.rules, eyes), order(command, 'es', now.rules, eyes));
      if (command.type === 'move' && command.mode !== 'jump') {
        const last = pathOf(now, command.unit, command.mode, command.steps, command.masc).strides.at(-1)?.to;
        const told = last && ` facing ${FACING[last.facing]}:`;
        if (last) expect(order(command, 'en', now.rules, eyes)).toContain(told);
        if (last && last.at !== unitOf(now, command.unit).at)
          expect(order(command, 'en', now.rules, eyes)).toContain(` to ${labelOf(now.rules.map, last.at)}${told}`);
      }
      offered.push(command);
      for (let i = 0; i < 5; i++) {
        const no = refuse(now, seat, offered[random.roll(offered.length) - 1] as Command);
        if (no) tell(no);
      }
      act(seat, command, random);
    }
    expect(PHASES).toContain(now.phase);
  });
});
