import { describe, expect, test } from 'vitest';
import { loaded } from '../../../kernel/dice.ts';
import { must } from '../../../kernel/result.ts';
import { ARMIES } from '../data/armies.ts';
import { LAYOUTS } from '../data/layouts.ts';
import { setUp } from '../rules/set-up.ts';
import type { Army, Scenario } from '../scenario.ts';
import { say } from '../text.ts';
import { generate } from './generate.ts';
import { generator } from './generator.ts';
import { targetShares } from './target-shares.ts';

const TWO = { attacker: 'strike-force', defender: 'ork-mob', layout: 'patrol-yard', seed: 3 };
const scenario = (request: object): Scenario => must(generate(request)).options.scenario as Scenario;
const refusal = (request: unknown) => {
  const made = generate(request);
  return made.ok ? 'accepted' : { ...made.error, words: say(made.error, 'en') };
};
const armyOf = (name: string, count: number, points: number): Army => ({
  name,
  units: [
    {
      id: 'squad',
      sheet: 'intercessor-squad',
      points,
      models: Array.from({ length: Math.ceil(count / 60) }, () => ({
        kind: 'intercessor',
        count: Math.min(60, count),
        weapons: ['bolt-rifle'],
      })),
    },
  ],
});

describe('a generated battle', () => {
  test('is a scenario that can be played, with both armies on the layout', () => {
    const { options, request } = must(generate(TWO));
    const rules = must(setUp(options, loaded()));
    expect(rules.setup.scenario).toMatchObject({
      name: 'Strike force – Ork mob',
      table: { width: 44, height: 30 },
      rounds: 3,
      handModifiers: false,
    });
    expect(rules.setup.scenario.terrain).toEqual(LAYOUTS['patrol-yard']?.terrain);
    expect(request).toEqual({ ...TWO, rounds: 3 });
  });

  test('is the same for the same request, and different for another seed', () => {
    expect(scenario(TWO)).toEqual(scenario(TWO));
    expect(scenario({ ...TWO, seed: 4 }).deployment).not.toEqual(scenario(TWO).deployment);
  });

  test('without a layout, the seed chooses one', () => {
    const { layout: _, ...open } = TWO;
    const layouts = [0, 1, 2, 3, 4, 5, 6, 7].map((seed) => must(generate({ ...open, seed })).request.layout);
    expect(layouts).toEqual([0, 1, 2, 3, 4, 5, 6, 7].map((seed) => must(generate({ ...open, seed })).request.layout));
    expect(new Set(layouts).size).toBeGreaterThan(1);
  });

  test('deploys equal armies as mirror images', () => {
    const { deployment, table } = scenario({ attacker: 'swarm', defender: 'swarm', layout: 'crossroads' });
    const half = deployment.length / 2;
    for (const [i, { unit, at }] of deployment.slice(0, half).entries()) {
      expect(deployment[half + i]?.unit).toBe(`${unit}-d`);
      for (const [m, [x, y]] of at.entries()) {
        const [otherX = 0, otherY = 0] = deployment[half + i]?.at[m] ?? [];
        expect(otherX).toBeCloseTo(table.width - x);
        expect(otherY).toBeCloseTo(table.height - y);
      }
    }
  });

  test('gives both sides targets at the start', () => {
    for (const seed of [1, 2, 3]) {
      const shares = must(targetShares(must(generate({ ...TWO, seed })).options));
      expect(Math.min(shares.attacker, shares.defender)).toBeGreaterThan(0);
    }
  });

  test('takes the ruleset and the rounds of the request', () => {
    const { options } = must(generate({ ...TWO, ruleset: '11e', rounds: 2 }));
    expect(options).toMatchObject({ ruleset: '11e', scenario: { rounds: 2 } });
  });
});

describe('a request is refused', () => {
  test.each([
    ['without armies', {}, { code: 'bad-setup' }],
    ['with an unknown army', { ...TWO, defender: 'nobody' }, { code: 'bad-setup', field: 'defender' }],
    ['with an unknown ruleset', { ...TWO, ruleset: '3e' }, { code: 'unknown-ruleset' }],
    [
      'with an unknown layout',
      { ...TWO, layout: 'moon' },
      {
        words: 'unknown layout "moon"; available: twin-halls, crossroads, old-tower, freight-depot, patrol-yard',
      },
    ],
    ['with a bad seed', { ...TWO, seed: -1 }, { code: 'bad-setup', field: 'seed' }],
    [
      'with too many models',
      { ...TWO, attacker: armyOf('Legion', 180, 900) },
      { words: 'the army "Legion" is too large: 180 models, the limit is 150' },
    ],
    [
      'without points',
      { ...TWO, attacker: armyOf('Free', 5, 0) },
      { words: 'the units of the army "Free" have no points, so there is nothing to score; use a list with points' },
    ],
    [
      'with an army that does not fit',
      { ...TWO, attacker: { ...ARMIES.phalanx, units: manyOf(12) } },
      {
        code: 'army-does-not-fit',
        words: expect.stringContaining('does not fit into its deployment zone (Patrol yard)'),
      },
    ],
  ])('%s', (_why, request, expected) => {
    expect(refusal(request)).toMatchObject(expected);
  });
});

function manyOf(count: number) {
  return Array.from({ length: count }, (_, i) => ({
    id: `tank-${i + 1}`,
    sheet: 'leman-russ',
    points: 185,
    models: [{ kind: 'tank', count: 2, weapons: ['battle-cannon'] }],
  }));
}

describe('balance', () => {
  const results = [40, 60, 80, 100, 120].map((lead) => ({ points: { attacker: 100 + lead, defender: 100 }, luck: 0 }));
  const made = must(generate(TWO));

  test('par makes up for the lead of the stronger side', () => {
    const options = generator.balanced(made.options, results);
    const { par } = options.scenario as Scenario;
    expect((par?.attacker ?? 0) - (par?.defender ?? 0)).toBe(80);
    expect(results.map((result) => generator.winnerOf(options, result))).toEqual([
      'defender',
      'defender',
      null,
      'attacker',
      'attacker',
    ]);
    expect(results.map((result) => generator.winnerOf(made.options, result))).toEqual(results.map(() => 'attacker'));
  });

  test('the balanced set-up can be played, and its text says the par', () => {
    const options = generator.balanced(made.options, results);
    expect(must(setUp(options, loaded())).setup.scenario.par).toMatchObject({ games: 5, ruleset: '10e' });
    expect(generator.print({ ...made, options }, 'en').split('\n')).toEqual([
      'layout    Patrol yard (patrol-yard), 44" x 30"',
      'seed      3',
      expect.stringMatching(/^attacker {2}Strike force, 4 units, 545 points, par \d+$/),
      expect.stringMatching(/^defender {2}Ork mob, 5 units, 545 points, par \d+$/),
    ]);
    expect(generator.print(made, 'es')).toContain('disposición  Patrol yard (patrol-yard)');
  });
});
