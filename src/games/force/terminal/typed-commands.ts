import { no, ok, type Result } from '../../../kernel/result.ts';
import type { Command, CommandOf, CommandType } from '../commands.ts';
import { options } from '../options.ts';
import { combatant, ownerOf, weapon } from '../rules/cards.ts';
import { type CardId, type Source, seatSide, type View } from '../view.ts';
import { Arguments } from './arguments.ts';
import { cardNamed, idOf } from './cards.ts';

/** How one command is parsed and printed; `write` gets a function that names cards. */
interface TypedCommand<T extends CommandType> {
  readonly names: readonly string[];
  readonly usage: string;
  read(words: Arguments, name: string): Result<CommandOf<T>>;
  write(command: CommandOf<T>, name: (card: CardId) => string): string;
}
type Typed = Exclude<CommandType, 'begin'>;

const offered = new WeakMap<View, readonly Command[]>();

/** The options of this watcher, computed once per view. */
export function offers(view: View): readonly Command[] {
  const known = offered.get(view);
  if (known) return known;
  const list = [...options(view, view.watcher)];
  offered.set(view, list);
  return list;
}

const isOffered = <T extends Typed>(view: View, type: T, wanted: (command: CommandOf<T>) => boolean): boolean =>
  offers(view).some((one) => one.type === type && wanted(one as CommandOf<T>));

// ---- Cards that an argument can mean ----

const hand = (view: View): readonly CardId[] => {
  const side = seatSide(view.watcher);
  return side ? (view.players[side].hand ?? []) : [];
};
const isOwn = (view: View, card: CardId): boolean => ownerOf(card) === seatSide(view.watcher);
const own = (view: View): CardId[] => view.inPlay.map(({ card }) => card).filter((card) => isOwn(view, card));
const fighters = (view: View): readonly CardId[] => view.battle?.fighters ?? [];

const place = (view: View, word: string): Result<CardId> => cardNamed(view, word, view.locations, () => true);

const plain = <T extends 'draw' | 'pass'>(type: T, ...names: readonly string[]): TypedCommand<T> => ({
  names,
  usage: type,
  read: () => ok({ type } as CommandOf<T>),
  write: () => type,
});

/** A command whose only argument is a location. */
const atPlace = <T extends 'drain' | 'battle'>(type: T): TypedCommand<T> => ({
  names: [type],
  usage: `${type} PLACE`,
  read(words) {
    const at = place(words.view, words.after('at') || words.must(''));
    return at.ok ? ok({ type, at: at.value } as CommandOf<T>) : at;
  },
  write: ({ at }, name) => `${type} ${name(at)}`,
});

/** A command whose only argument is a card. */
const ofCard = <T extends 'tactic' | 'forfeit' | 'disembark'>(
  type: T,
  cards: (view: View) => readonly CardId[],
  ...names: readonly string[]
): TypedCommand<T> => ({
  names,
  usage: `${names[0]} CARD`,
  read(words) {
    const { view } = words;
    const card = cardNamed(view, words.must(''), cards(view), (one) => isOffered(view, type, (it) => it.card === one));
    return card.ok ? ok({ type, card: card.value } as CommandOf<T>) : card;
  },
  write: ({ card }, name) => `${names[0]} ${name(card)}`,
});

const PILES: readonly Source[] = ['reserve', 'force', 'used'];

/** Everything that can be typed: this table both parses and prints commands. */
export const TYPED_COMMANDS: { readonly [T in Typed]: TypedCommand<T> } = {
  activate: {
    names: ['activate'],
    usage: 'activate NUMBER | activate all',
    read(words) {
      const first = words.first();
      if (/^[0-9]{1,2}$/.test(first)) return ok({ type: 'activate', amount: Number(first) });
      if (first && first !== 'all') return no({ code: 'not-a-number', word: first });
      const most = offers(words.view).reduce(
        (all, one) => (one.type === 'activate' ? Math.max(all, one.amount) : all),
        1,
      );
      return ok({ type: 'activate', amount: most });
    },
    write: ({ amount }) => `activate ${amount}`,
  },
  drain: atPlace('drain'),
  deploy: {
    names: ['deploy'],
    usage: 'deploy CARD [to PLACE or CARD]',
    read(words) {
      const { view } = words;
      const card = cardNamed(view, words.must(''), hand(view), (one) =>
        isOffered(view, 'deploy', (it) => it.card === one),
      );
      if (!card.ok) return card;
      const where = words.after('to', 'at', 'on', 'onto', 'aboard');
      if (!where) return ok({ type: 'deploy', card: card.value });
      const to = cardNamed(view, where, [...view.locations, ...own(view)], (one) =>
        isOffered(view, 'deploy', (it) => it.card === card.value && it.to === one),
      );
      return to.ok ? ok({ type: 'deploy', card: card.value, to: to.value }) : to;
    },
    write: ({ card, to }, name) => `deploy ${name(card)}${to === undefined ? '' : ` to ${name(to)}`}`,
  },
  battle: atPlace('battle'),
  fire: {
    names: ['fire', 'shoot'],
    usage: 'fire WEAPON at CARD',
    read(words) {
      const { view } = words;
      const first = words.must('');
      const enemies = fighters(view).filter((card) => !isOwn(view, card));
      const target = cardNamed(view, words.must('at'), enemies, (one) =>
        isOffered(view, 'fire', (it) => it.target === one),
      );
      if (!target.ok) return target;
      const weapons = own(view).filter((card) => weapon(view, card));
      const gun = cardNamed(view, first, weapons, (one) =>
        isOffered(view, 'fire', (it) => it.weapon === one && it.target === target.value),
      );
      return gun.ok ? ok({ type: 'fire', weapon: gun.value, target: target.value }) : gun;
    },
    write: ({ weapon: gun, target }, name) => `fire ${name(gun)} at ${name(target)}`,
  },
  tactic: ofCard('tactic', hand, 'play', 'tactic'),
  destiny: {
    names: ['destiny', 'yes', 'no'],
    usage: 'destiny yes | destiny no',
    read(words, name) {
      const word = name === 'destiny' ? words.first() || 'yes' : name;
      if (word !== 'yes' && word !== 'no') return no({ code: 'not-one-of', word, known: ['yes', 'no'] });
      return ok({ type: 'destiny', draw: word === 'yes' });
    },
    write: ({ draw }) => `destiny ${draw ? 'yes' : 'no'}`,
  },
  forfeit: ofCard('forfeit', (view) => fighters(view).filter((card) => isOwn(view, card)), 'forfeit'),
  lose: {
    names: ['lose'],
    usage: 'lose reserve | lose force | lose used | lose CARD (from your hand)',
    read(words) {
      const { view } = words;
      const first = words.must('');
      const pile = PILES.find((from) => from === first);
      if (pile) return ok({ type: 'lose', from: pile });
      const word = first.replace(/^hand /, '');
      const card = cardNamed(view, word, hand(view), (one) => isOffered(view, 'lose', (it) => it.card === one));
      return card.ok ? ok({ type: 'lose', from: 'hand', card: card.value }) : card;
    },
    write: ({ from, card }, name) => `lose ${card === undefined ? from : name(card)}`,
  },
  move: {
    names: ['move'],
    usage: 'move CARD [from PLACE] to PLACE',
    read(words) {
      const { view } = words;
      const first = words.must('');
      const to = place(view, words.must('to'));
      if (!to.ok) return to;
      const start = words.after('from');
      const from = start ? place(view, start) : undefined;
      if (from && !from.ok) return from;
      const movers = view.inPlay
        .filter(({ card, at }) => isOwn(view, card) && combatant(view, card) && (!from || from.value === at))
        .map(({ card }) => card);
      const card = cardNamed(view, first, movers, (one) =>
        isOffered(view, 'move', (it) => it.card === one && it.to === to.value),
      );
      return card.ok ? ok({ type: 'move', card: card.value, to: to.value }) : card;
    },
    write: ({ card, to }, name) => `move ${name(card)} to ${name(to)}`,
  },
  embark: {
    names: ['embark', 'board'],
    usage: 'embark CARD on CARD',
    read(words) {
      const { view } = words;
      const first = words.must('');
      const onto = cardNamed(view, words.must('on', 'onto', 'aboard', 'to'), own(view), (one) =>
        isOffered(view, 'embark', (it) => it.onto === one),
      );
      if (!onto.ok) return onto;
      const card = cardNamed(view, first, own(view), (one) =>
        isOffered(view, 'embark', (it) => it.card === one && it.onto === onto.value),
      );
      return card.ok ? ok({ type: 'embark', card: card.value, onto: onto.value }) : card;
    },
    write: ({ card, onto }, name) => `embark ${name(card)} on ${name(onto)}`,
  },
  disembark: ofCard('disembark', own, 'disembark', 'leave'),
  draw: plain('draw', 'draw'),
  pass: plain('pass', 'pass', 'done', 'end'),
};

/** The only cast: a command's type selects its row. */
const LIST = Object.values(TYPED_COMMANDS) as readonly TypedCommand<Typed>[];

/** Reads a typed line, or returns undefined for an unknown command. */
export function read(line: string, view: View): Result<Command> | undefined {
  const [first = '', ...rest] = line.trim().split(/\s+/);
  const name = first.toLowerCase();
  const command = LIST.find(({ names }) => names.includes(name));
  if (!command) return undefined;
  const words = new Arguments(rest, command.usage, view);
  const result = command.read(words, name);
  const wrong = words.wrong();
  // Report a missing argument before other faults, and leftover words only if the rest was understood.
  return wrong && (result.ok || wrong.code === 'words-missing') ? no(wrong) : result;
}

export const COMMAND_NAMES = LIST.map(({ names }) => names[0] as string);

/** The shortest line that reads back as the same command. */
export function shortest(command: Command, view: View, isRight: (line: string) => boolean): string | undefined {
  if (command.type === 'begin') return undefined;
  const { write } = TYPED_COMMANDS[command.type] as TypedCommand<Typed>;
  const names: readonly ((card: CardId) => string)[] = [
    (card) => idOf(view, card),
    (card) => (view.locations.includes(card) ? idOf(view, card) : `${idOf(view, card)} ${card}`),
    String,
  ];
  return names.map((name) => write(command, name)).find(isRight);
}
