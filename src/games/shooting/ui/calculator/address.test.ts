import fc from 'fast-check';
import { Compile } from 'typebox/compile';
import { describe, expect, test } from 'vitest';
import { type Attacker, OddsQuestion } from '../../ask/question.ts';
import { read } from '../../ask/reading.ts';
import { queries } from '../../ask.ts';
import { addressOf, askedIn } from './address.ts';
import { type Asked, NOTHING_ASKED, USUAL } from './asked.ts';
import { ATTACKER, CONDITIONS, MEN, SHOOTER } from './fields.ts';
import { strikingBack } from './strike-back.ts';

const shape = Compile(OddsQuestion);

const PREFIXES = ['', '1.', '2.', '7.', 't.', 't.also1.', 't.character.', 's.', 'b.', 'b.1.', 'b.t.'];
const KEYS = Object.keys({ ...ATTACKER, ...MEN, ...CONDITIONS, ...SHOOTER, chance: 0, kills: 0, wounded: 0 });
const VALUES = ['yes', 'no', '0', '1', '3', '-1', '200', '1e9', 'D6', 'd6+1', 'spill', 'hit-plus-one', '11e', 'Blast,'];
const scrawl = fc.array(
  fc.tuple(fc.constantFrom(...PREFIXES), fc.constantFrom(...KEYS), fc.oneof(fc.constantFrom(...VALUES), fc.string())),
);

test('any URL is read as a well-formed question, and answered or refused', () => {
  fc.assert(
    fc.property(scrawl, (written) => {
      const params = new URLSearchParams(written.map(([prefix, key, value]) => [prefix + key, value]));
      const { a, b, chance, kills } = askedIn(params.toString());
      for (const question of b ? [a, b] : [a]) {
        expect([...shape.Errors(question)]).toEqual([]);
        read(question);
      }
      expect(chance >= 1 && chance <= 100 && (kills ?? 1) >= 1).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test('a question stays the same after writing and reading', () => {
  fc.assert(
    fc.property(scrawl, (written) => {
      const asked = askedIn(
        new URLSearchParams(written.map(([prefix, key, value]) => [prefix + key, value])).toString(),
      );
      expect(askedIn(addressOf(asked))).toEqual(asked);
    }),
  );
});

test('an exchange of blows is part of the URL', () => {
  const asked: Asked = { ...NOTHING_ASKED, b: strikingBack(USUAL, []), fight: { onDeath: 4 } };
  expect(addressOf(asked)).toContain('fight=yes&death=4');
  expect(askedIn(addressOf(asked))).toEqual(asked);
  expect(askedIn('fight=yes').fight).toBeNull(); // without the other unit
});

describe('a URL', () => {
  const asking = (a: Partial<Asked['a']>): Asked => ({ ...NOTHING_ASKED, a: { ...USUAL, ...a } });

  test('is empty for the default question', () => {
    expect(askedIn('')).toEqual(NOTHING_ASKED);
    expect(addressOf(NOTHING_ASKED)).toBe('');
  });

  test('is readable', () => {
    const attackers: Attacker[] = [
      { count: 5, sheet: 'terminator-squad', weapon: 'storm-bolter' },
      { A: 'D6+3', BS: 4, S: 10, AP: -1, D: 3, abilities: ['Blast', 'Devastating Wounds'] },
    ];
    const asked = asking({ attackers, conditions: { half: true, hand: ['hit-plus-one'] } });
    expect(addressOf(asked)).toBe(
      'v=2&1.count=5&1.sheet=terminator-squad&1.weapon=storm-bolter&2.A=D6%2B3&2.BS=4&2.S=10&2.AP=-1&2.D=3' +
        '&2.abilities=Blast,Devastating+Wounds&t.sheet=intercessor-squad&t.models=10&half=yes&hand=hit-plus-one',
    );
    expect(askedIn(addressOf(asked))).toEqual(asked);
  });

  test('without a version keeps the default of its time', () => {
    const old = (address: string) => askedIn(address).a.conditions?.devastating;
    expect(old('1.count=5&1.weapon=bolt-rifle')).toBe('spill');
    expect(old('1.count=5&1.weapon=bolt-rifle&devastating=one-model')).toBe('one-model');
    expect(old('1.count=5&1.weapon=bolt-rifle&ruleset=11e')).toBeUndefined();
    expect(old('v=2&1.count=5&1.weapon=bolt-rifle')).toBeUndefined();
  });

  test('can hold the example of the command line', () => {
    const asked = asking(queries.odds?.example as OddsQuestion);
    expect(askedIn(addressOf(asked))).toEqual(asked);
  });

  test('can hold a second choice and the wanted chance', () => {
    const asked: Asked = {
      ...asking({}),
      b: { ...USUAL, target: { T: 5, Sv: 5, W: 1, models: 20 } },
      chance: 95,
      kills: 5,
    };
    expect(askedIn(addressOf(asked))).toEqual(asked);
  });
});
