import { describe, expect, test } from 'vitest';
import { mix, Random } from '../../kernel/random.ts';
import { must } from '../../kernel/result.ts';
import { addsUp, type Tally } from '../../kernel/tally.ts';
import { malformed } from './ask/testing.ts';
import { turned } from './ask/turned.ts';
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

describe('exchange', () => {
  const blade = { A: 1, WS: 2, S: 8, AP: -6, D: 1 };
  const unit = { T: 4, Sv: 7, W: 1, models: 1 };
  const fight = (more: object = {}) =>
    must(
      query('exchange').answer({ first: { attackers: [blade], unit }, second: { attackers: [blade], unit }, ...more }),
    ) as {
      first: { wipe: number };
      second: { wipe: number };
    };

  test('only what is left of the second unit strikes back', () => {
    const { first, second } = fight();
    expect(second.wipe).toBeCloseTo(25 / 36, 8);
    expect(first.wipe).toBeCloseTo((11 / 36) * (25 / 36), 8);
  });

  test('a charge and effects count for one side only', () => {
    const lance = { ...blade, S: 4, abilities: ['Lance'] };
    const sides = { first: { attackers: [lance], unit }, second: { attackers: [lance], unit } };
    const { first, second } = fight({ ...sides, conditions: { charged: true, attackerHas: ['Strength Plus 4'] } });
    expect(second.wipe).toBeCloseTo(25 / 36, 8);
    expect(first.wipe).toBeCloseTo((11 / 36) * (15 / 36), 8);
  });

  test('modifiers set by hand count for the first unit, unless a weapon has its own', () => {
    const usual = fight().first.wipe / (1 - fight().second.wipe);
    const worse = fight({ conditions: { hand: ['hit-minus-one'] } });
    expect(worse.second.wipe).toBeCloseTo(20 / 36, 8);
    expect(worse.first.wipe / (1 - worse.second.wipe)).toBeCloseTo(usual, 8);
    const own = fight({ second: { attackers: [{ ...blade, hand: ['hit-minus-one'] }], unit } });
    expect(own.first.wipe / (1 - own.second.wipe)).toBeCloseTo(20 / 36, 8);
  });

  test('an engaged unit is the engaged target of the other', () => {
    expect(turned({ engaged: true, targetEngaged: false })).toEqual({
      melee: true,
      engaged: false,
      targetEngaged: true,
    });
  });

  test('a unit that lost models keeps a share of each weapon, rounded up', () => {
    const two = { ...unit, models: 2 };
    const first = { attackers: [blade], unit: { ...unit, models: 3 } };
    const slain = (count: number) =>
      (
        must(query('exchange').answer({ first, second: { attackers: [{ ...blade, count }], unit: two } })) as {
          first: { loses: { slain: { mean: number } } };
        }
      ).first.loses.slain.mean;
    const lost = 25 / 36; // of the two models; a blade that is left kills as often
    expect(slain(1)).toBeCloseTo(25 / 36, 8);
    expect(slain(2)).toBeCloseTo((25 / 36) * (2 - lost), 8);
    expect(slain(3)).toBeCloseTo((25 / 36) * (3 - lost), 8);
  });

  test('an exchange that would take too long is refused', () => {
    const many = { A: 2, WS: 3, S: 4, AP: -1, D: 'D3', count: 100 };
    const horde = { T: 4, Sv: 3, W: 2, models: 100 };
    const sides = { first: { attackers: [many], unit: horde }, second: { attackers: [many], unit: horde } };
    expect(fault('exchange', sides)).toBeUndefined();
    expect(fault('exchange', { ...sides, conditions: { targetHas: ['One Damage Re-roll'] } })).toMatchObject({
      code: 'too-much-to-work-out',
      field: 'second/attackers',
    });
  });

  test('fallen models that fight on death strike back on their roll', () => {
    expect(fight({ fightsOnDeath: 4 }).first.wipe).toBeCloseTo((11 / 36 + 25 / 72) * (25 / 36), 8);
  });
});

describe('odds', () => {
  test.each([
    [{ count: 3, A: 1, BS: 3, S: 6, AP: -1, D: 3 }, { T: 4, Sv: 5, W: 1, models: 10 }, 1.16667, 1.83333],
    [{ A: 6, BS: 2, S: 4, AP: 0, D: 2, abilities: ['Sustained Hits 1'] }, { T: 4, Sv: 7, W: 1, models: 40 }, 3, 4],
  ])(
    'the excess damage of Devastating Wounds is lost unless the question lets it spill',
    (gun, target, usual, spill) => {
      const attackers = [{ ...gun, abilities: [...('abilities' in gun ? gun.abilities : []), 'Devastating Wounds'] }];
      for (const ruleset of ['10e', '11e'])
        expect(ask({ attackers, target, conditions: { ruleset } }).slain.mean).toBeCloseTo(usual, 4);
      expect(ask({ attackers, target, conditions: { devastating: 'spill' } }).slain.mean).toBeCloseTo(spill, 4);
    },
  );

  test('Lance wounds better after a charge, and melee ignores cover, Stealth and Blast', () => {
    const lance = { A: 36, WS: 2, S: 4, AP: 0, D: 1, abilities: ['Lance', 'Blast'] };
    const target = { T: 4, Sv: 4, W: 1, models: 50, abilities: ['Stealth'] };
    const fought = (more: object) =>
      ask({ attackers: [lance], target, conditions: { melee: true, cover: true, ...more } });
    expect([fought({}).hits.mean, fought({}).wounds.mean, fought({}).unsaved.mean]).toEqual([30, 15, 7.5]);
    expect(fought({ charged: true }).wounds.mean).toBe(20);
  });

  test('effects for all weapons and for the target', () => {
    const attackers = [{ A: 36, BS: 3, S: 5, AP: -1, D: 1 }];
    const target = { T: 4, Sv: 3, W: 1, models: 50 };
    const given = (conditions: object) => ask({ attackers, target, conditions });
    expect(given({ targetHas: ['Wound Minus One If Stronger'] }).wounds.mean).toBe(12);
    expect(given({ targetHas: ['AP Minus 1'] }).unsaved.mean).toBeCloseTo(16 / 3, 8);
    expect(given({ attackerHas: ['Strength Plus 3'] }).wounds.mean).toBe(20);
    expect(fault('odds', { attackers, target, conditions: { targetHas: ['Nonsense'] } })).toMatchObject({
      field: 'conditions/targetHas/0',
    });
  });

  test('a D6 of damage at two wounds: only a 1 is re-rolled, so 35 of 36 kill', () => {
    const attackers = [{ A: 1, S: 20, AP: -6, D: 'D6', abilities: ['Torrent', 'Damage Re-roll'] }];
    expect(ask({ attackers, target: { T: 4, Sv: 7, W: 2 } }).wipe).toBeCloseTo((5 / 6) * (35 / 36), 9);
  });

  test('re-rolling failed hits, and all but criticals: 11 of 36 dice are critical', () => {
    const attackers = [{ ...INLINE, A: 36, abilities: ['Lethal Hits'], fish: true, hand: ['hit-re-roll-failed'] }];
    expect(ask({ attackers, target: PLAIN }).hits.mean).toBeCloseTo(26, 6);
    const sustained = [{ ...attackers[0], abilities: ['Sustained Hits 1'] }];
    expect(ask({ attackers: sustained, target: PLAIN }).hits.mean).toBeCloseTo(26 + 11, 6);
  });

  test('ordinary successes are re-rolled for criticals only if that deals more damage on average', () => {
    const line = { A: 6, S: 4, AP: 0, D: 1, fish: 'best', abilities: ['Torrent', 'Twin-linked'] };
    const asked = (more: object, Sv: number) =>
      ask({ attackers: [{ ...line, ...more }], target: { ...PLAIN, T: 5, Sv } });
    const notes = ({ weapons }: Told): unknown =>
      (weapons[0] as unknown as { notes: { code: string }[] }).notes.map(({ code }) => code).at(-1);
    const cruel = { abilities: [...line.abilities, 'Devastating Wounds'] };
    expect(notes(asked(cruel, 2))).toBe('best-is-fishing');
    expect(notes(asked({}, 2))).toBe('best-is-keeping');
    for (const [more, Sv, fish] of [
      [cruel, 2, true],
      [{}, 2, false],
    ] as const)
      expect(asked(more, Sv).damage.mean).toBe(asked({ ...more, fish }, Sv).damage.mean);
  });

  test('a single re-roll takes the first failed die of all weapons', () => {
    const gun = { A: 1, BS: 4, S: 4, AP: 0, D: 1 };
    const has = (attackers: object[], ...attackerHas: string[]) =>
      ask({ attackers, target: PLAIN, conditions: { attackerHas } });
    expect(has([gun], 'One Hit Re-roll').hits.mean).toBeCloseTo(0.75, 9);
    expect(has([{ ...gun, count: 2 }], 'One Hit Re-roll').hits.mean).toBeCloseTo(1.375, 9);
    expect(has([gun, gun], 'One Hit Re-roll').hits.mean).toBeCloseTo(1.375, 9);
    expect(has([{ ...gun, abilities: ['Torrent'] }], 'One Wound Re-roll').wounds.mean).toBeCloseTo(0.75, 9);
    const cannon = { A: 1, S: 20, AP: -6, D: 'D6', abilities: ['Torrent', 'One Damage Re-roll'] };
    expect(ask({ attackers: [cannon], target: { T: 4, Sv: 7, W: 2 } }).wipe).toBeCloseTo((5 / 6) * (35 / 36), 9);
    const saved = {
      attackers: [{ ...cannon, AP: 0, D: 1 }],
      target: { T: 4, Sv: 4, W: 1, abilities: ['One Save Re-roll'] },
    };
    expect(ask(saved).wipe).toBeCloseTo((5 / 6) * (1 / 4), 9);
  });

  test('criticals with better AP, more damage and additional mortal wounds', () => {
    const line = { A: 36, S: 4, AP: 0, D: 1 };
    const has = (Sv: number, ...abilities: string[]) =>
      ask({ attackers: [{ ...line, abilities: ['Torrent', ...abilities] }], target: { T: 4, Sv, W: 2, models: 50 } });
    expect(has(3, 'Critical Wound AP Plus 2').unsaved.mean).toBeCloseTo(12 * (2 / 6) + 6 * (4 / 6), 8);
    const hits = { ...line, BS: 4, abilities: ['Lethal Hits', 'Critical Hit AP Plus 1'] };
    const pierced = ask({ attackers: [hits], target: { T: 4, Sv: 3, W: 2, models: 50 } });
    expect(pierced.unsaved.mean).toBeCloseTo(6 * (2 / 6) + 6 * (3 / 6), 8);
    const one = ask({
      attackers: [{ ...line, A: 1, abilities: ['Torrent', 'Critical Wound Damage Plus 1'] }],
      target: { T: 4, Sv: 7, W: 2 },
    });
    expect(one.wipe).toBeCloseTo(1 / 6, 9);
    expect(has(4, 'Critical Wound Mortal Wounds 1').damage.mean).toBeCloseTo(9 + 6, 8);
    expect(has(4, 'Critical Wound Mortal Wounds D3').damage.mean).toBeCloseTo(9 + 12, 8);
  });

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
      const asked = new Set<string>();
      for (let seed = 0; seed < 1_500; seed++) {
        const question = malformed(example, new Random(mix(seed, name.length)));
        if (asked.size === asked.add(JSON.stringify(question)).size) continue; // repeats an earlier question
        const error = fault(name, question);
        if (!error) continue; // the changed question is still valid
        expect(typeof error.field === 'string' && error.field !== '', JSON.stringify(question)).toBe(true);
        for (const language of ['en', 'es'] as const) expect(say(error, language)).toContain(error.field);
      }
    },
  );
});
