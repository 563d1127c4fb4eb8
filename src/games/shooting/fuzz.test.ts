import { describe, expect, test } from 'vitest';
import type { Fact } from '../../kernel/fact.ts';
import { type Path, paths, put } from '../../kernel/laws/plain.ts';
import { mix, Random } from '../../kernel/random.ts';
import { queries } from './ask.ts';
import { type Command, parse } from './commands.ts';
import { options } from './options.ts';
import { awaiting } from './rules/awaiting.ts';
import { refuse } from './rules/handlers.ts';
import { type Side, sideOf } from './sides.ts';
import type { State } from './state.ts';
import { battle, done, gun, marines, orks } from './testing.ts';
import { say } from './text.ts';
import { view } from './view.ts';

// Malformed questions and commands: each is refused with a message that names the field.

/** `npm run soak` runs more. */
const INPUTS = Number(process.env.UMPIRE_BAD_INPUTS ?? 2000);
const WITHIN = 30_000 + 5 * INPUTS;

const JUNK: readonly unknown[] = [
  ...[null, true, -1, 0, 1e9, 1.5, [], [[]], {}, { type: 'begin' }, ['Blast', 7], [-1], [0, 0], { T: 4 }],
  ...['', 'D7', '-1', '2D6+200', '__proto__', 'constructor', 'Anti-Infantry', 'x'.repeat(100), 'é\u0000'],
];

interface Spoilt {
  readonly input: unknown; // as it would arrive over the network
  readonly at: Path; // what was changed, removed or added
}

/** A valid value with one field changed, removed or added. */
function spoilt(good: object, random: Random): Spoilt {
  const one = <T>(list: readonly T[]): T => list[random.roll(list.length) - 1] as T;
  const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
  const places = [...paths(good)];
  const [at, value] = one(places);
  switch (random.roll(4)) {
    case 1:
      return { input: sent(put(good, at, undefined)), at };
    case 2: {
      const knot = typeof value === 'object' && value !== null && !Array.isArray(value) ? at : [];
      return { input: sent(put(good, [...knot, 'colour'], one(JUNK))), at: [...knot, 'colour'] };
    }
    default:
      return { input: sent(put(good, at, one(JUNK))), at };
  }
}

const LANGUAGES = ['en', 'es'] as const;

/** The answer if it does not name the field, else undefined. */
function unnamed(fact: Fact, { at }: Spoilt): string | undefined {
  const path = at.join('/');
  const { field = fact.type || 'type', problem = '' } = fact as Partial<Readonly<Record<string, string>>>;
  const names = field === '(whole)' ? (at[0] as string) : field; // a missing field has no path, so its name is used
  for (const language of LANGUAGES) {
    const words = say(fact, language);
    if (!words?.includes(String(names))) return `${language}: ${words}`;
  }
  if (!fact.code.startsWith('bad-')) return undefined; // the change may invalidate another field
  const near =
    path.startsWith(field as string) || String(field).startsWith(path) || problem.includes(at.at(-1) as string);
  return near ? undefined : `${field} instead of ${path}: ${problem}`;
}

describe('odds questions', () => {
  test.each(Object.keys(queries))(
    '%s: malformed questions are refused, and the refusal names the field',
    (name) => {
      const query = queries[name] as (typeof queries)[string];
      const most = Math.ceil(INPUTS / 2 / Object.keys(queries).length);
      for (let seed = 0, refused = 0; refused < most; seed++) {
        const bad = spoilt(query.example as object, new Random(mix(seed, name.length, 1)));
        const answer = query.answer(bad.input);
        if (answer.ok) continue; // still a valid question
        refused++;
        if (unnamed(answer.error, bad)) expect([unnamed(answer.error, bad), bad]).toBeUndefined();
      }
    },
    WITHIN,
  );
});

type Moment = readonly [State, Side, Command];

/** One legal command of every kind, with all its fields and the state in which it is legal. */
function moments(): readonly Moment[] {
  const found = new Map<string, Moment>();
  const random = new Random(3);
  const keep = (state: State, seat: Side, command: Command): void => {
    if (!found.has(command.type) && !refuse(state, seat, command)) found.set(command.type, [state, seat, command]);
  };
  for (let match = 0; match < 8; match++)
    for (let state = army(); state.outcome === null; ) {
      const seat = sideOf(awaiting(state)[0]?.seat ?? '') as Side;
      const offers = [...options(view(state, seat), seat)];
      for (const offer of offers) keep(state, seat, inFull(offer));
      const [group] = state.assignments.map((one) => one.group);
      if (group !== undefined) keep(state, seat, { type: 'clear', group });
      keep(state, seat, { type: 'clear-all' });
      keep(state, seat, { type: 'undo' });
      const deeds = offers.filter(({ type }) => type !== 'end-phase' && type !== 'skip-unit' && type !== 'shoot');
      const among = deeds.length > 0 ? deeds : offers;
      const command = among[random.roll(among.length) - 1] as Command;
      state = done(state, seat, command, random).state;
    }
  return [...found.values()];
}

const army = (): State =>
  battle({
    attacker: [
      marines({ arms: { gun: gun('24" A4 BS2+ S8 AP-3 D1', 'Precision'), rifle: gun('24" A2 BS3+ S4 AP-1 D1') } }),
    ],
    defender: [orks({ keywords: 'infantry, smoke', with: [{ name: 'Boss', W: 4 }] })],
    commandPoints: 3,
  });

const SAID = { bearers: [0, 1], profile: 0, hand: ['hit-plus-one'], fish: true } as const;
const inFull = (command: Command): Command => {
  if (command.type === 'assign') return { ...command, ...SAID };
  if (command.type === 'hold-fire') return { ...command, bearers: [0] };
  return command.type === 'shoot' ? { ...command, aims: command.aims.map((aim) => ({ ...aim, ...SAID })) } : command;
};

/** Codes for things that do not exist: the answer must name them. */
const ABSENT = /^no-such-/;

describe('commands', () => {
  const all = moments();

  test('there is a valid command of every kind except the umpire’s', () => {
    expect(all.map(([, , { type }]) => type).toSorted()).toEqual(
      [
        ...['allocate', 'assign', 'clear', 'clear-all', 'confirm', 'decline', 'end-phase', 'hold-fire', 'precision'],
        ...['re-roll', 'roll', 'select-shooter', 'shoot', 'skip-unit', 'stratagem', 'undo'],
      ].toSorted(),
    );
  });

  test(
    'malformed commands are refused, and the refusal names the field or the missing thing',
    () => {
      for (let seed = 0, refused = 0; refused < INPUTS / 2; seed++) {
        const random = new Random(mix(seed, 2));
        const [state, seat, good] = all[seed % all.length] as Moment;
        const bad = spoilt(good, random);
        const parsed = parse(bad.input);
        const fact = parsed.ok ? refuse(state, seat, parsed.value) : parsed.error;
        if (!fact || (parsed.ok && !ABSENT.test(fact.code))) continue; // still a well-formed command, legal or not
        refused++;
        const wrong = parsed.ok ? unsaid(fact, bad) : unnamed(fact, bad);
        if (wrong) expect([wrong, bad]).toBeUndefined();
      }
    },
    WITHIN,
  );
});

/** The text of an answer if it does not name what was asked for, else undefined. */
function unsaid(fact: Fact, { input }: Spoilt): string | undefined {
  const asked = [...paths(input)].map(([, value]) => value).filter((value) => typeof value !== 'object');
  const told = Object.values(fact).find((value) => value !== fact.code && asked.includes(value));
  return LANGUAGES.map((language) => say(fact, language) ?? '').find((words) => !words.includes(String(told)));
}
