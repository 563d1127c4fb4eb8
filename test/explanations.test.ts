import { describe, expect, test } from 'vitest';
import type { Position } from '../src/decide/lab/position.ts';
import type { Decision, Observed, ObservedRule } from '../src/kernel/bot.ts';
import type { Kinds } from '../src/kernel/kinds.ts';
import { addsUp } from '../src/kernel/tally.ts';
import { FROZEN, frozen, type Player } from './fixtures/frozen.ts';

/** A decision with every choice observed on the way. */
interface Seen {
  readonly position: Position;
  readonly player: Player;
  readonly decision: Decision<Kinds['command']>;
  readonly choices: readonly Observed[];
}

const searched = ({ decision }: Seen): boolean => decision.notes.some(({ code }) => code === 'searched');

/** The choice the ledger describes: the last one before the answer. */
const lastChoice = ({ choices }: Seen): Observed | undefined => choices.at(-1);

const named = ({ position, player }: Seen): string =>
  `${player.name} at ${position.name} ${position.ask.place} as ${position.ask.seat}`;

// Numbers that are shown next to the text instead of in it.
const UNSAID: Readonly<Record<string, string>> = {
  'closing-in ready': 'how nearly the weapons are charged shows in the points',
  'red-broken care': 'how dear a system is to the captain shows in the points',
  'green-broken care': 'the same',
  'yellow-broken care': 'the same',
  'they-may-lie bits': 'half of what the line before it says',
  'seed-first-node node': 'the option itself names it',
  'commander-turns much': 'one torso turns once',
  'agente-torso gain': 'comes of the hexsides that the words name',
  'agente-rolls points': 'comes of the numbers that the words name',
};

interface Moved {
  readonly field: string;
  readonly facts: object;
}

/** Copies of the facts, each with one of the numbers changed that the score depends on. */
function movedIn(rule: ObservedRule, facts: object): Moved[] {
  const read = new Set<string>();
  const watched = new Proxy(facts, {
    get(target, field) {
      if (typeof field === 'string') read.add(field);
      return Reflect.get(target, field);
    },
  });
  rule.price(watched);
  return [...read].flatMap((field) => {
    const value: unknown = Reflect.get(facts, field);
    return typeof value === 'number' ? [{ field, facts: { ...facts, [field]: 2 * value + 1 } }] : [];
  });
}

describe.each(FROZEN)('%s', (id) => {
  const { positions, players } = frozen(id);
  const seen = players.flatMap((player) =>
    positions.map((position): Seen => {
      const choices: Observed[] = [];
      const decision = player.ask(position, { observe: (choice) => choices.push(choice) });
      return { position, player, decision, choices };
    }),
  );
  const weighed = seen.filter((one) => one.decision.kept.length > 0 && !searched(one));

  test('a bot gives the same bytes when asked again, and when observed', () => {
    for (const { player, position, decision } of seen)
      expect(JSON.stringify(player.ask(position))).toBe(JSON.stringify(decision));
  });

  test('every bot that weighs options reports it to the observer', () => {
    expect(weighed.filter((one) => lastChoice(one)?.options !== one.decision.judged).map(named)).toEqual([]);
  });

  test('a rule that is switched off has no effect', () => {
    for (const one of weighed) {
      const without = one.choices.flatMap(({ rules }) => rules.map((rule) => rule.id));
      const { kept, vetoed } = one.player.ask(one.position, { without });
      const said = [
        ...kept.flatMap(({ tally }) => tally.lines.map(({ why }) => why.code)),
        ...vetoed.map((v) => v.rule),
      ];
      expect([named(one), said.filter((code) => without.includes(code))]).toEqual([named(one), []]);
    }
  });

  test('base and contributions add up to the total', () => {
    for (const one of weighed) {
      const { rules, base, range, noises, order } = lastChoice(one) as Observed;
      const scores = rules.filter(({ kind }) => kind === 'score');
      for (const [k, { tally }] of one.decision.kept.entries()) {
        const i = order[k] as number;
        const sum = scores.reduce((all, { values }) => all + (values[i] as number), base) + (noises[i] ?? 0);
        const held = range ? Math.max(range[0], Math.min(range[1], sum)) : sum;
        expect([named(one), tally.total]).toEqual([named(one), held]);
        expect([named(one), addsUp(tally)]).toEqual([named(one), true]);
      }
    }
  });

  const findings = weighed.flatMap((one) =>
    one.choices.flatMap(({ rules }) =>
      rules.flatMap((rule) =>
        rule.facts.flatMap((facts) => (typeof facts === 'object' && facts !== null ? [{ one, rule, facts }] : [])),
      ),
    ),
  );

  test('every number that changes a score also changes the fact', () => {
    const unsaid = findings.flatMap(({ rule, facts }) =>
      movedIn(rule, facts)
        .filter((moved) => rule.price(moved.facts) !== rule.price(facts))
        .filter((moved) => JSON.stringify(rule.say(moved.facts)) === JSON.stringify(rule.say(facts)))
        .map(({ field }) => `${rule.id} ${field}`),
    );
    expect([...new Set(unsaid)]).toEqual([]);
  });

  test.each(['en', 'es'] as const)('every number that changes a score also changes the text (%s)', (language) => {
    const unsaid = findings.flatMap(({ one: { position }, rule, facts }) => {
      const say = (found: object) => position.game.say(rule.say(found), language, position.rules);
      return movedIn(rule, facts)
        .filter((moved) => rule.price(moved.facts) !== rule.price(facts) && say(moved.facts) === say(facts))
        .map(({ field }) => `${rule.id} ${field}`);
    });
    expect([...new Set(unsaid)].filter((name) => !Object.hasOwn(UNSAID, name))).toEqual([]);
  });
});
