import { describe, expect, test } from 'vitest';
import { mix, Random } from '../../kernel/random.ts';
import { must } from '../../kernel/result.ts';
import { addsUp, type Tally } from '../../kernel/tally.ts';
import { malformed } from './ask/testing.ts';
import { queries } from './ask.ts';
import { say } from './text.ts';

interface Counts {
  readonly mean: number;
  readonly odds: readonly number[];
}
interface Told {
  readonly attacks: Counts;
  readonly hits: Counts;
  readonly wounds: Counts;
  readonly unsaved: Counts;
  readonly damage: Counts;
  readonly slain: Counts;
  readonly survivors: Counts;
  readonly wipe: number;
  readonly hazard: { readonly damage: Counts; readonly slain: Counts } | null;
  readonly weapons: readonly {
    readonly name: string;
    readonly hit: {
      readonly needs: number;
      readonly modifier: number;
      readonly reRoll: string;
      readonly receipt: Tally;
    } | null;
    readonly wound: { readonly needs: number };
    readonly saves: readonly {
      readonly models: number;
      readonly needs: number | null;
      readonly by: string;
      readonly receipt: Tally;
    }[];
  }[];
}

const query = (name: string) => queries[name]!;
const ask = (question: object): Told => must(query('odds').answer(question)) as Told;
const fault = (name: string, question: unknown) => {
  const answer = query(name).answer(question);
  return answer.ok ? undefined : answer.error;
};

const RIFLES = { sheet: 'intercessor-squad', weapon: 'bolt-rifle', count: 10 };
const SQUAD = { sheet: 'Intercessor Squad', models: 10 };
const INLINE = { A: 'D6+3', BS: 3, S: 10, AP: -1, D: '3', abilities: ['Blast'] };
const PLAIN = { T: 4, Sv: 3, W: 2, models: 10 };

describe('odds', () => {
  test('a datasheet weapon at a datasheet unit', () => {
    const { attacks, hits, wounds, unsaved, slain, survivors, wipe } = ask({ attackers: [RIFLES], target: SQUAD });
    expect([attacks.mean, hits.mean, wounds.mean]).toEqual([20, 13.33333333, 6.666666667]);
    expect(unsaved.mean).toBeCloseTo(3.3333, 4);
    expect(slain.mean).toBeCloseTo(1.41674, 5);
    expect(survivors.mean).toBeCloseTo(10 - 1.41674, 5);
    expect(survivors.odds[0]).toBe(wipe);
  });

  test('a weapon and a unit with printed values', () => {
    const told = ask({ attackers: [INLINE], target: PLAIN });
    expect(told.attacks.mean).toBe(8.5); // Blast adds two for ten models
    expect(told.weapons[0]).toMatchObject({
      hit: { needs: 3 },
      wound: { needs: 2 },
      saves: [{ models: 10, needs: 4 }],
    });
  });

  test.each<[string, object, object, object]>([
    ['stationary, with a Heavy weapon', {}, { moved: 'stationary' }, { hit: { needs: 3, modifier: 1 } }],
    ['hand modifiers of all', {}, { hand: ['hit-re-roll-ones'] }, { hit: { reRoll: 'ones' } }],
    ['hand modifiers of one', { hand: ['hit-minus-one'] }, {}, { hit: { modifier: -1 } }],
    ['cover', {}, { cover: true }, { saves: [{ needs: 3 }] }],
    ['the other edition’s cover', {}, { ruleset: '11e', cover: true }, { hit: { needs: 4 }, saves: [{ needs: 4 }] }],
    ['plunging fire', {}, { plunging: true }, { saves: [{ needs: 5 }] }],
    ['a number beside the name', { S: 8 }, {}, { wound: { needs: 2 } }],
  ])('%s', (_title, attacker, conditions, numbers) => {
    const told = ask({ attackers: [{ ...RIFLES, ...attacker }], target: SQUAD, conditions });
    expect(told.weapons[0]).toMatchObject(numbers);
  });

  test('Stealth counts only if every model has it; Feel No Pain belongs to each model', () => {
    const hit = (target: object) => ask({ attackers: [RIFLES], target }).weapons[0]?.hit?.modifier;
    const shy = { ...PLAIN, abilities: ['Stealth'] };
    expect(hit(shy)).toBe(-1);
    expect(hit({ sheet: 'scouts', models: 5 })).toBe(-1);
    expect(hit({ ...shy, character: { sheet: 'captain' } })).toBe(0);
    const tough = { ...PLAIN, abilities: ['Feel No Pain 5+'], character: { sheet: 'captain' } };
    const [guards, captain] = ask({ attackers: [RIFLES], target: tough }).weapons[0]?.saves ?? [];
    expect([guards, captain]).toMatchObject([{ feelNoPain: 5 }, { feelNoPain: null }]);
  });

  test('overwatch hits only on 6s', () => {
    const told = ask({ attackers: [RIFLES], target: SQUAD, conditions: { overwatch: true } });
    expect(told.hits.mean).toBeCloseTo(20 / 6, 8);
  });

  test('Lethal Hits can be declined in the eleventh edition, for all weapons or for one', () => {
    const line = { A: 6, BS: 3, S: 4, AP: 0, D: 1, abilities: ['Lethal Hits'] };
    const asked = { attackers: [line], target: { T: 8, Sv: 3, W: 1, models: 5 } };
    const plain = { ...asked, attackers: [{ ...line, abilities: [] }] };
    const eleventh = { ruleset: '11e' };
    const none = ask({ ...plain, conditions: eleventh }).damage;
    expect(ask({ ...asked, conditions: eleventh }).damage.mean).toBeGreaterThan(none.mean);
    expect(ask({ ...asked, conditions: { ...eleventh, lethal: false } }).damage).toEqual(none);
    expect(ask({ ...asked, attackers: [{ ...line, lethal: false }], conditions: eleventh }).damage).toEqual(none);
    const why = { code: 'lethal-hits-are-not-declined' };
    expect(query('odds').answer({ ...asked, conditions: { lethal: false } })).toMatchObject({
      ok: false,
      error: { code: 'bad-question', field: 'conditions/lethal', why },
    });
    expect(
      queries.compare?.answer({ ...asked, a: {}, b: { attackers: [line, { ...line, lethal: false }] } }),
    ).toMatchObject({
      ok: false,
      error: { code: 'bad-question', field: 'b/attackers/1/lethal', why },
    });
  });

  test('half range: Rapid Fire and Melta', () => {
    const storm = { sheet: 'terminator-squad', weapon: 'Storm Bolter' };
    expect(ask({ attackers: [storm], target: SQUAD }).attacks.mean).toBe(2);
    expect(ask({ attackers: [storm], target: SQUAD, conditions: { half: true } }).attacks.mean).toBe(4);
    expect(
      ask({ attackers: [{ ...storm, half: false }], target: SQUAD, conditions: { half: true } }).attacks.mean,
    ).toBe(2);
  });

  test('an attached character is hit last unless picked out by Precision', () => {
    const attackers = [{ A: 4, BS: 2, S: 8, AP: -4, D: 3, abilities: ['Precision'] }];
    const target = { ...PLAIN, models: 2, character: { T: 4, Sv: 3, W: 3 } };
    const last = ask({ attackers, target, conditions: { precision: false } });
    const first = ask({ attackers, target });
    expect(first.damage.mean).toBeGreaterThan(last.damage.mean);
    expect(first.weapons[0]?.saves).toMatchObject([{ models: 3 }]);
  });

  test('Hazardous weapons, if the bearers are known', () => {
    const plasma = { weapon: 'plasma-incinerator', profile: 'supercharge', count: 5 };
    expect(ask({ attackers: [plasma], target: SQUAD }).hazard).toBeNull();
    const known = ask({ attackers: [{ ...plasma, sheet: 'hellblaster-squad' }], target: SQUAD });
    expect(known.hazard?.slain.mean).toBeCloseTo(5 / 6, 8);
    expect(ask({ attackers: [plasma], target: SQUAD, shooter: { W: 4 } }).hazard?.damage.odds[3]).toBeGreaterThan(0.3);
  });

  test('a target with several kinds of models, one of them wounded', () => {
    const target = { sheet: 'boyz', models: 9, also: [{ kind: 'boss-nob' }] };
    expect(ask({ attackers: [RIFLES], target }).damage.odds.length).toBeLessThanOrEqual(12);
    const hurt = ask({ attackers: [RIFLES], target: { ...SQUAD, wounded: 1 } });
    expect(hurt.slain.mean).toBeGreaterThan(ask({ attackers: [RIFLES], target: SQUAD }).slain.mean);
  });

  test('receipts add up, and every line has text', () => {
    const told = ask(query('odds').example as object);
    for (const { hit, saves } of told.weapons)
      for (const receipt of [...(hit ? [hit.receipt] : []), ...saves.map((save) => save.receipt)]) {
        expect(addsUp(receipt)).toBe(true);
        for (const line of receipt.lines as unknown as { words: string; code: string }[])
          expect(line.words).not.toBe(line.code);
      }
  });

  test.each<[string, object, object]>([
    ['no such datasheet', { target: { sheet: 'squat' } }, { code: 'unknown-datasheet', field: 'target/sheet' }],
    ['no such weapon', { attackers: [{ weapon: 'bow' }] }, { code: 'unknown-weapon', field: 'attackers/0/weapon' }],
    ['a weapon of others', { attackers: [{ sheet: 'boyz', weapon: 'bolt-rifle' }] }, { code: 'unknown-weapon' }],
    [
      'no such profile',
      { attackers: [{ ...RIFLES, profile: 'frag' }] },
      { code: 'unknown-profile', field: 'attackers/0/profile' },
    ],
    ['no such kind', { target: { sheet: 'boyz', kind: 'grot' } }, { code: 'unknown-kind', field: 'target/kind' }],
    ['half a weapon', { attackers: [{ A: 2, BS: 3, S: 4, AP: 0 }] }, { code: 'field-needed', field: 'attackers/0/D' }],
    ['no skill', { attackers: [{ A: 2, S: 4, AP: 0, D: 1 }] }, { code: 'field-needed', field: 'attackers/0/BS' }],
    ['half a target', { target: { T: 4, W: 1 } }, { code: 'field-needed', field: 'target/Sv' }],
    [
      'an unknown ability',
      { attackers: [{ ...INLINE, abilities: ['Blast', 'Glowing'] }] },
      { field: 'attackers/0/abilities/1' },
    ],
    ['an amount that is none', { attackers: [{ ...INLINE, A: 'D8' }] }, { field: 'attackers/0/A' }],
    [
      'wounds that it has not got',
      { target: { ...PLAIN, wounded: 2 } },
      { code: 'wounded-too-much', field: 'target/wounded' },
    ],
    ['no attackers', { attackers: [] }, { field: 'attackers' }],
    ['a field too many', { colour: 'red' }, { field: 'colour' }],
    [
      'more than can be worked out',
      {
        attackers: [{ ...INLINE, count: 200, abilities: ['Devastating Wounds'], D: 'D6' }],
        target: { T: 4, Sv: 4, W: 99, models: 100 },
      },
      { code: 'too-much-to-work-out', field: 'attackers' },
    ],
  ])('refuses %s', (_title, part, expected) => {
    expect(fault('odds', { attackers: [RIFLES], target: SQUAD, ...part })).toMatchObject(expected);
  });
});

describe('compare', () => {
  test('a choice compared with itself wins and loses equally often', () => {
    const answer = must(query('compare').answer({ attackers: [RIFLES], target: SQUAD, a: {}, b: {} })) as {
      better: string;
      kills: { aBeats: number; bBeats: number; tie: number };
    };
    expect(answer.better).toBe('equal');
    expect(answer.kills.aBeats).toBeCloseTo(answer.kills.bBeats, 9);
    expect(answer.kills.aBeats + answer.kills.bBeats + answer.kills.tie).toBeCloseTo(1, 9);
  });

  test('two targets by points', () => {
    const question = {
      attackers: [RIFLES],
      a: { target: { ...SQUAD, points: 160 } },
      b: { target: { sheet: 'boyz', models: 20, points: 160 } },
    };
    expect(must(query('compare').answer({ ...question, by: 'points' }))).toMatchObject({
      by: 'points',
      kills: { better: 'b' },
    });
  });

  test.each<[object, string]>([
    [{ a: {}, b: {} }, 'a/attackers'],
    [{ attackers: [RIFLES], a: { target: SQUAD }, b: {} }, 'b/target'],
    [{ attackers: [RIFLES], a: { target: SQUAD }, b: { target: SQUAD }, by: 'points' }, 'a/target/points'],
    [{ attackers: [RIFLES], target: { sheet: 'none' }, a: {}, b: {} }, 'target/sheet'],
    [{ target: SQUAD, a: { attackers: [RIFLES] }, b: { attackers: [{ weapon: 'bow' }] } }, 'b/attackers/0/weapon'],
  ])('refuses %j', (question, field) => {
    expect(fault('compare', question)).toMatchObject({ field });
  });
});

describe('needed', () => {
  const wipes = (count: number, target: object): number => ask({ attackers: [{ ...RIFLES, count }], target }).wipe;

  test('finds the fewest that reach the chance', () => {
    const target = { ...SQUAD, models: 5 };
    const question = { attackers: [{ ...RIFLES, count: 1 }], target, chance: 90 };
    const { needed } = must(query('needed').answer(question)) as { needed: number };
    expect(wipes(needed, target)).toBeGreaterThanOrEqual(0.9);
    expect(wipes(needed - 1, target)).toBeLessThan(0.9);
  });

  test('reports if the limit is not enough', () => {
    const question = { attackers: [{ ...RIFLES, count: 1 }], target: SQUAD, chance: 99, limit: 5 };
    expect(must(query('needed').answer(question))).toMatchObject({ needed: null, looked: 5 });
  });

  test('works for a number of kills, and refuses more kills than models', () => {
    const question = { attackers: [{ ...RIFLES, count: 1 }], target: SQUAD, chance: 50 };
    expect(must(query('needed').answer({ ...question, kills: 1 }))).toMatchObject({ needed: 5 });
    expect(fault('needed', { ...question, kills: 11 })).toMatchObject({
      code: 'more-kills-than-models',
      field: 'kills',
    });
  });
});

describe('every query', () => {
  test.each(Object.keys(queries))('%s answers its example', (name) => {
    expect(query(name).answer(query(name).example)).toMatchObject({ ok: true });
  });

  test.each(Object.keys(queries))(
    '%s: malformed questions are refused, and the refusal names the field in both languages',
    (name) => {
      const { example } = query(name);
      for (let seed = 0; seed < 1_500; seed++) {
        const question = malformed(example, new Random(mix(seed, name.length)));
        const error = fault(name, question);
        if (!error) continue; // the changed question is still valid
        expect(typeof error.field === 'string' && error.field !== '', JSON.stringify(question)).toBe(true);
        for (const language of ['en', 'es'] as const) expect(say(error, language)).toContain(error.field);
      }
    },
  );
});
