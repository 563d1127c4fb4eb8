import { describe, expect, test } from 'vitest';
import type { Dice } from '../../kernel/dice.ts';
import { Random } from '../../kernel/random.ts';
import { must } from '../../kernel/result.ts';
import type { Rulebook, RulesBlock, RulesSection } from '../../kernel/rulebook.ts';
import { oddsAtLeast } from '../../parts/odds/two-dice.ts';
import { rulebookText } from '../../parts/rulebook/rulebook-text.ts';
import { CT, LA, LL } from './data/places.ts';
import type { Event } from './events.ts';
import { chargeDamage as chargePrinted, factsOf, shotExample } from './rulebook/facts.ts';
import * as numbers from './rulebook/numbers.ts';
import { rulebook } from './rulebook.ts';
import { ATTACKER_MOVED, targetMoved } from './rules/attack-modifiers.ts';
import { fallDamage } from './rules/falling.ts';
import { reactor } from './rules/heat/reactor.ts';
import { heatTally } from './rules/heat/sum.ts';
import { stepCost } from './rules/movement/cost.ts';
import { fieldOf } from './rules/movement/field.ts';
import { heatOf, LOCOMOTION } from './rules/movement/gait.ts';
import { trialOf } from './rules/movement/hazards.ts';
import { PRONE_MP, standMp } from './rules/movement/standing.ts';
import { LUCKY } from './rules/movement/testing.ts';
import { chargeDamage, recoil, strikeDamage } from './rules/physical/damage.ts';
import { charge, clinch, club, kick, leap, played, punch, push } from './rules/physical/testing.ts';
import { strikeTally } from './rules/physical/to-hit.ts';
import { CONSCIOUSNESS, DEADLY } from './rules/pilot.ts';
import { pilotingTally, settleRolls } from './rules/piloting.ts';
import { setUp } from './rules/set-up.ts';
import { ground, hex, hurt, play, set, type TestTable, table, testMech } from './rules/testing.ts';
import { RANGE_MODIFIER } from './rules/weapons/ranges.ts';
import { at, duel, helpless } from './rules/weapons/testing.ts';
import { toHit } from './rules/weapons/to-hit.ts';
import { RULESETS, type RulesetName } from './rulesets.ts';
import { type Charge, type Rules, STILL, type State } from './state.ts';
import { ofType } from './testing.ts';

const LANGUAGES = ['en', 'es'] as const;
const rulesOf = (options: object = {}): Rules => must(setUp(options, new Random(1)));
const english = (options: object = {}): Rulebook => rulebook(rulesOf(options), 'en');
const textOf = (options: object = {}): string => rulebookText(english(options)).replace(/\s+/g, ' ');
const ids = ({ sections }: Rulebook): readonly string[] => sections.map(({ id }) => id);
const section = (book: Rulebook, id: string): RulesSection =>
  book.sections.find((one) => one.id === id) ?? { id, title: '', blocks: [] };

/** Numbers of items, rows and columns of a block. */
const shapeOf = (block: RulesBlock): unknown =>
  block.kind === 'table'
    ? [block.kind, block.head.length, ...block.rows.map((row) => row.length)]
    : 'items' in block
      ? [block.kind, block.items.length]
      : [block.kind];

const OFF = { physicalAttacks: false, heatPhase: false, criticals: false, pilotingRolls: false };
const SET_UPS: readonly (readonly [name: string, options: object])[] = [
  ...Object.keys(RULESETS).map((ruleset) => [ruleset, { ruleset }] as const),
  ['everything switched off', { switches: { ...OFF, fires: false, ammunitionExplosions: false } }],
  ['each switch off', { switches: { shutdownRolls: false, rollForTwenty: false, sinksOff: false, clearing: false } }],
  ['dice without a six', { switches: { dice: 5, initiative: 'random-order' } }],
  ['tanks in a swamp', { force: 'tanks', map: 'mire' }],
  ['four against four in a town', { force: 'lances', map: 'market-town', turnLimit: 0 }],
  ['three sides in the hills', { force: 'melee', map: 'twin-hills', ruleset: 'core-2026' }],
  ['charges counted into the hex', { force: 'titans', map: 'islands', switches: { chargeHexes: 'into-target' } }],
];

describe.each(SET_UPS)('%s', (_, options) => {
  const [en, es] = LANGUAGES.map((language) => rulebook(rulesOf(options), language)) as [Rulebook, Rulebook];

  test('has the same chapters and blocks in both languages', () => {
    expect(new Set(ids(en)).size).toBe(en.sections.length);
    expect(ids(es)).toEqual(ids(en));
    expect(ids(en).filter((id) => !/^[a-z]+(-[a-z]+)*$/.test(id))).toEqual([]);
    for (const [i, { id, blocks }] of en.sections.entries())
      expect([id, ...(es.sections[i]?.blocks.map(shapeOf) ?? [])]).toEqual([id, ...blocks.map(shapeOf)]);
  });

  test('prints the same numbers in both languages', () => {
    const cells = (book: Rulebook) =>
      book.sections.flatMap(({ blocks }) =>
        blocks.flatMap((block) =>
          block.kind === 'table'
            ? block.rows.map((row) =>
                [
                  ...row
                    .join(' ')
                    .replaceAll(',', '.')
                    .matchAll(/[+\u2212]?\d+(\.\d+)?/g),
                ].join(),
              )
            : [],
        ),
      );
    expect(cells(es)).toEqual(cells(en));
  });

  test.each([
    ['en', en],
    ['es', es],
  ])('is readable text of at most 100 columns, in %s', (_, book) => {
    const text = rulebookText(book);
    expect(text).not.toMatch(/undefined|NaN|Infinity|null|\*| {2}[a-z].* {2}\.|\.\.|\$\{/);
    expect(text.split('\n').filter(({ length }) => length > 100)).toEqual([]);
    expect(text).not.toMatch(/\S {2,}\.|[a-z]\.[A-Z]/);
    expect(JSON.stringify(book)).not.toMatch(/ {2}| \.|\s"[,}\]]/);
  });

  test.each([
    ['en', en],
    ['es', es],
  ])('has a worked shot whose lines add up, in %s', (_, book) => {
    const tables = section(book, 'firing').blocks.filter((block) => block.kind === 'table');
    const values = (tables[1]?.rows ?? []).map((row) => Number(String(row.at(-1)).replace('\u2212', '-')));
    const total = values.at(-1) as number;
    expect(values.slice(0, -1).reduce((sum, value) => sum + value, 0)).toBe(total);
    const odds = Math.round(oddsAtLeast(total, rulesOf(options).ruleset.dice) * 100);
    expect(JSON.stringify(section(book, 'firing'))).toMatch(new RegExp(`${odds}\u00a0?%`));
  });
});

/** What a set-up prints, and what it must not print. */
const PRINTS: readonly (readonly [options: object, has: readonly string[], lacks: readonly string[]])[] = [
  [
    { ruleset: 'total-warfare', map: 'islands' },
    [
      'kick −2 tons ÷ 5 (11)',
      'punch 0 tons ÷ 10 (6)',
      'charge skills tons ÷ 10 per hex (28)',
      'water, depth 2 or more +3',
      'standing up 0',
      'another leg actuator +3 / +2 / +1',
      'A lost leg adds +5',
      'from heat 15, 2 from heat 25',
      'After 100 turns',
      'a roll of 6 to 8 on two dice',
      'may twist its torso',
      'dump ammunition',
      'at exactly that range',
      'walking MP −1 / −2 / −3 / −4 / −5 5 / 10 / 15 / 20 / 25',
      'your shots +1 / +2 / +3 / +4 8 / 13 / 17 / 24',
      'shuts down unless you roll 4+ / 6+ / 8+ / 10+ 14 / 18 / 22 / 26',
      'reactor always shuts down 30',
      'explodes unless you roll 4+ / 6+ / 8+ 19 / 23 / 28',
    ],
    ['Reaction', 'at most 20'],
  ],
  [
    { ruleset: 'simulador', map: 'crossing' },
    [
      'Reaction. Torsos turn',
      'In the Reaction Phase',
      'from heat 15, 2 from heat 26',
      'not even a destroyed one',
      'several kinds',
    ],
    ['may twist its torso', 'turning while running'],
  ],
  [
    { ruleset: 'core-2026', map: 'islands' },
    [
      'kick −1 tons ÷ 5 (11)',
      'punch −1 tons ÷ 10 (6)',
      'charge skills see below (33)',
      'water, depth 2 or more +2',
      'standing up −1',
      'another leg actuator (not a foot) +2 / +1 / +1',
      'A lost leg adds +4',
      'from heat 10, 2 from heat 20',
      '(at most 20 in total); 1 pilot hit',
      '4 or more on one die',
    ],
    ['dump ammunition', 'Reaction', 'No running'],
  ],
  [{ turnLimit: 1 }, ['at most 1 turn.', 'After 1 turn,'], ['1 turns']],
  [{ turnLimit: 0 }, ['The last side'], ['The match lasts', 'share of its original']],
  [{ force: 'duel' }, ['Each side moves its unit'], ['secondary target', 'Several targets', 'Vehicles']],
  [{ force: 'lances' }, ['secondary target: in front / elsewhere +1 / +2', 'take turns to move'], []],
  [{ force: 'tanks' }, ['VEHICLES', '12+ cannot move any more'], []],
  [{ force: 'melee' }, ['3 sides', 'removed'], ['loses the match']],
  [{ force: 'heavies' }, ['charge skills'], ['jump', 'from above']],
  [{ switches: { physicalAttacks: false } }, ['and shoot'], ['kick', 'punch', 'Charges', 'PHYSICAL']],
  [{ switches: { heatPhase: false } }, ['heat is switched off'], ['HEAT', 'Heat sinks', 'your heat']],
  [{ switches: { criticals: false } }, ['centre torso'], ['critical', 'gyro', 'cockpit']],
  [{ switches: { pilotingRolls: false } }, ['switched off in this match'], ['a piloting roll', 'Then the pilot']],
  [{ switches: { rollForTwenty: false } }, ['standing up 0'], ['20 or more damage']],
  [{ switches: { ammunitionExplosions: false } }, ['ammunition lost'], ['explo', 'sets the ammunition off']],
  [{ switches: { shutdownRolls: false } }, ['below heat 30'], ['shuts down unless']],
  [{ switches: { dice: 5 } }, ['never shows a six', '10 4%'], ['one time in six', '12 3%']],
  [{ map: 'meadows', switches: { fires: false, clearing: false } }, ['MOVEMENT'], ['smoke', 'burning hex /']],
  [{ map: 'mire' }, ['swamp +1'], []],
];

test.each(PRINTS)('%j prints its own numbers and rules, and no others', (options, has, lacks) => {
  const text = textOf(options);
  expect(has.filter((words) => !text.includes(words))).toEqual([]);
  expect(lacks.filter((words) => text.includes(words))).toEqual([]);
});

test.each(Object.keys(RULESETS))('%s fits on a few pages', (ruleset) => {
  for (const language of LANGUAGES) {
    const size = rulebookText(rulebook(rulesOf({ ruleset }), language)).length;
    expect(size).toBeGreaterThan(9_000);
    expect(size).toBeLessThan(22_000);
  }
});

describe('the numbers of the rules', () => {
  test('movement and range modifiers', () => {
    expect(numbers.MOVED).toEqual(ATTACKER_MOVED);
    expect(numbers.RANGE).toEqual(RANGE_MODIFIER);
    for (let hexes = 0; hexes <= 30; hexes++) expect(numbers.targetMoved(hexes)).toBe(targetMoved(hexes));
    const state = duel();
    for (const mode of ['still', 'walk', 'run', 'jump'] as const)
      expect(heatOf(state, 0, mode)).toBe(numbers.MOVE_HEAT[mode]);
  });

  test('consciousness', () => {
    expect([0, ...numbers.CONSCIOUS]).toEqual(CONSCIOUSNESS);
    expect(numbers.CONSCIOUS.length + 1).toBe(DEADLY);
  });

  test.each(Object.keys(RULESETS) as RulesetName[])('movement costs of %s', (ruleset) => {
    const cost = (to: Parameters<typeof ground>[0], design = testMech()): number => {
      const scene: TestTable = { ruleset, map: ground(to), units: [{ at: '0505', design }] };
      const state = table(scene);
      return stepCost(state, 0, { at: hex(state, '0505'), level: 0 }, hex(state, '0504'), 'walk').total - 1;
    };
    const { COST } = numbers;
    expect(cost({ '0504': { woods: 1 } })).toBe(COST.woods[0]);
    expect(cost({ '0504': { woods: 2 } })).toBe(COST.woods[1]);
    expect(cost({ '0504': { rough: true } })).toBe(COST.rough);
    expect(cost({ '0504': { rubble: true } })).toBe(COST.rubble);
    expect(cost({ '0504': { swamp: true } })).toBe(COST.swamp);
    expect(cost({ '0504': { level: 2 } })).toBe(2 * COST.level);
    expect(cost({ '0504': { water: 1 } })).toBe(COST.water + COST.level);
    expect(cost({ '0504': { water: 2 } })).toBe(RULESETS[ruleset].deepWater + 2 * COST.level);
    expect(LOCOMOTION.mech.levels).toBe(numbers.LEVELS);
    const walls = ([1, 2, 3, 4] as const).map((kind) =>
      cost({ '0504': { building: { kind, bunker: false, cf: 90, height: 9 } } }),
    );
    expect(walls).toEqual(ruleset === 'simulador' ? [0, 0, 0, 0] : [1, 2, 3, 4]);
    const { levels, perLevel: level, swamp } = LOCOMOTION.vehicle;
    expect(numbers.VEHICLE).toEqual({ levels, level, swamp });
    expect([standMp(5), PRONE_MP]).toEqual([COST.stand, COST.prone]);
  });

  test('rolls for water', () => {
    const depth = (water: number) => table({ map: ground({ '0504': { water } }), units: [{ at: '0505' }] });
    const modifiers = [1, 2, 3].map((water) => {
      const state = depth(water);
      return trialOf(fieldOf(state), 'water', hex(state, '0504')).modifier;
    });
    expect(modifiers).toEqual(numbers.PSR.water);
  });

  const line = (state: State, code: string, weapon = 0): number | undefined => {
    const answer = toHit(state, 0, at(weapon));
    return 'tally' in answer ? answer.tally.lines.find(({ why }) => why.code === code)?.value : undefined;
  };

  test('to-hit modifiers', () => {
    const { TO_HIT } = numbers;
    const jumped = set(duel(), 1, { went: { ...STILL, mode: 'jump', hexes: 3 } });
    const near = duel({ other: { at: '0809' } });
    const armed = duel({ one: { design: testMech({ weapons: [['medium-laser', LA]] }) } });
    expect(line(jumped, 'target-jumped')).toBe(TO_HIT.jumped);
    expect(line(helpless(duel(), 1), 'target-immobile')).toBe(TO_HIT.immobile);
    expect(line(set(duel(), 1, { prone: true }), 'target-prone')).toBe(TO_HIT.proneFar);
    expect(line(set(near, 1, { prone: true }), 'target-prone')).toBe(TO_HIT.proneAdjacent);
    expect(line(set(duel(), 0, { prone: true }), 'attacker-prone')).toBe(TO_HIT.attackerProne);
    expect(line(hurt(duel(), 0, 7, 1), 'attacker-sensors')).toBe(TO_HIT.sensors);
    expect(line(hurt(armed, 0, LA, 0), 'attacker-shoulder')).toBe(TO_HIT.shoulder);
    expect(line(hurt(armed, 0, LA, 1), 'attacker-upper-arm')).toBe(TO_HIT.upperArm);
    expect(line(duel({ map: ground({ '0808': { level: 1 } }) }), 'partial-cover')).toBe(TO_HIT.cover);
    const aimed = toHit(helpless(duel(), 1), 0, at(0, { aim: 7 }));
    expect('tally' in aimed && aimed.tally.lines.find(({ why }) => why.code === 'aimed-at-head')?.value).toBe(
      TO_HIT.atHead,
    );
  });

  test('the worked shot is what the rules compute', () => {
    const { lines, total, hexes, distance } = shotExample(factsOf(rulesOf()));
    expect([distance, lines.length]).toEqual([5, 5]);
    const scene = duel({
      one: { design: testMech({ weapons: [['medium-laser', CT]] }) },
      other: { at: '0805' },
      map: ground({ '0808': { woods: 1 } }),
    });
    const moved = set(scene, 1, { went: { ...STILL, mode: 'walk', hexes } });
    const answer = toHit(set(moved, 0, { went: { ...STILL, mode: 'walk' } }), 0, at(0));
    expect('tally' in answer && answer.tally.total).toBe(total);
  });

  test.each(Object.keys(RULESETS) as RulesetName[])('physical attacks and falls of %s', (ruleset) => {
    const { punchDamage, kickDamage, leapDamage, leapRecoil, STRIKE } = numbers;
    for (const tons of [20, 35, 55, 100]) {
      const design = testMech({ tons });
      const state = set(clinch({ ruleset, one: { design } }), 0, { club: 'club' });
      const leap = { attack: 'death-from-above', target: 1 } as const;
      expect(strikeDamage(state, 0, punch())).toBe(punchDamage(tons));
      expect(strikeDamage(state, 0, kick())).toBe(kickDamage(tons));
      expect(strikeDamage(state, 0, club())).toBe(kickDamage(tons));
      expect(strikeDamage(state, 0, leap)).toBe(leapDamage(tons));
      expect(recoil(state, 0, leap)).toBe(leapRecoil(tons));
      expect(fallDamage(tons, 0, 0)).toEqual([numbers.fallDamage(tons)]);
      for (let hexes = 0; hexes < 9; hexes++)
        expect(chargeDamage(state, 0, hexes)).toBe(chargePrinted(RULESETS[ruleset], tons, hexes));
    }
    const base = (code: string, strike: Parameters<typeof strikeTally>[2]): number =>
      strikeTally(set(clinch({ ruleset }), 0, { club: 'club' }), 0, strike).lines.find(({ why }) => why.code === code)
        ?.value ?? 0;
    expect([base('club', club()), base('push', push())]).toEqual([STRIKE.club, STRIKE.push]);
  });

  test('piloting rolls', () => {
    const { PSR } = numbers;
    const FOURS: Dice = { roll: () => 4 };
    const owed = (events: readonly Event[]): readonly (readonly [string, number])[] =>
      ofType(events, 'roll-owed').map(({ owed: { why, modifier } }) => [why.code, modifier]);
    const attack = (declared: Charge) => owed(played(set(clinch(), 0, { charge: declared }), FOURS).events);
    expect(attack(charge(3))).toEqual([
      ['psr-charged', PSR.charge],
      ['psr-charging', PSR.charge],
    ]);
    expect(attack(leap(3))).toEqual([
      ['psr-leapt-upon', PSR.leapt],
      ['psr-leaping', PSR.leaping],
    ]);
    const hot = set(duel(), 0, { heat: 30 });
    expect(owed(play(hot, reactor(hot, 0, LUCKY)).events)).toEqual([['psr-shutdown', PSR.shutdown]]);
    for (const slot of [1, 2, 3])
      expect(pilotingTally(hurt(duel(), 0, LL, slot), 0).lines.at(-1)?.value).toBe(PSR.actuator);
    const battered = set(duel(), 0, { damage: 20 });
    const [rolled] = ofType(play(battered, settleRolls(battered, LUCKY)).events, 'piloting-rolled');
    expect(rolled?.tally.lines.at(-1)?.value).toBe(PSR.twenty);
  });

  test('heat of damage and fire', () => {
    const state = table({ turn: 3, map: ground({ '0505': { woods: 1, fire: 1 } }), units: [{ at: '0505' }] });
    const value = (code: string, from: State): number =>
      heatTally(from, 0).lines.find(({ why }) => why.code === code)?.value ?? 0;
    expect(value('heat-engine', hurt(state, 0, CT, 0))).toBe(numbers.HEAT.engine);
    expect(value('heat-burning-hex', state)).toBe(numbers.HEAT.burning);
    const flamed = set(state, 0, { gained: { move: 0, fire: 0, outside: 40 } });
    expect(value('heat-outside-limit', flamed)).toBe(numbers.HEAT.outside - 40 - numbers.HEAT.burning);
    const lake = table({
      map: ground({ '0505': { water: 2 } }),
      units: [{ at: '0505', design: testMech({ sinks: 20 }) }],
    });
    expect(value('sinks-water', set(lake, 0, { level: -2 }))).toBe(-numbers.HEAT.water);
  });
});
