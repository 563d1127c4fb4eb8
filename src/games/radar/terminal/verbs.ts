import type { Result } from '../../../kernel/result.ts';
import { type Cell, COURSES, type Course, cellName, columnName, parseCell } from '../../../parts/grid/grid.ts';
import { TypedWords } from '../../../parts/text/typed-words.ts';
import type { Command, CommandOf, CommandType } from '../commands.ts';
import { NODES, NODES_PER_PANEL } from '../data/boards.ts';
import { SYSTEMS, type System } from '../data/systems.ts';
import { seatOf, type View } from '../view.ts';

/** The words after the verb: cells, courses, systems and claims. */
class OrderWords extends TypedWords<View> {
  cell(): Cell {
    const word = this.word();
    const { chart } = this.view.rules;
    return (
      parseCell(chart, word) ?? this.wrong({ code: 'not-a-cell', word, last: cellName(chart, chart.cells - 1) }, 0)
    );
  }

  course(): Course {
    const word = this.word();
    return courseNamed(word) ?? this.wrong({ code: 'not-a-course', word }, 'north');
  }

  system(): System {
    const word = this.word();
    const low = word.toLowerCase();
    return SYSTEMS.find((system) => system === low) ?? this.wrong({ code: 'not-a-system', word }, 'torpedo');
  }

  /** One system or more, up to a word that is not for this list. */
  systems(until?: string): System[] {
    const list: System[] = [];
    do list.push(this.system());
    while (this.more && this.ahead !== until);
    return list;
  }

  number(from: number, to: number): number {
    const word = this.word();
    const value = /^[0-9]{1,6}$/.test(word) ? Number(word) : Number.NaN;
    return value >= from && value <= to ? value : this.wrong({ code: 'not-a-number', word, from, to }, from);
  }

  /** Rows and columns as the board shows them: from 1, and by letter. */
  claim(): CommandOf<'answer-sonar'>['first'] {
    const { chart } = this.view.rules;
    const about = this.oneOf(['row', 'col', 'column', 'sector']);
    if (about === 'sector') return { about, value: this.number(1, chart.sectors) };
    if (about === 'row') return { about, value: this.number(1, chart.rows) - 1 };
    const word = this.word();
    const cell = parseCell(chart, `${word}1`);
    const value = cell ?? this.wrong({ code: 'not-a-column', word, last: columnName(chart.cols - 1) }, 0);
    return { about: 'col', value };
  }
}

interface Verb {
  readonly type: CommandType;
  readonly says: readonly string[]; // the first is how we write it
  readonly usage: string;
  readonly read: (words: OrderWords, verb: string) => Command;
}

const courseNamed = (word: string): Course | undefined => {
  const low = word.toLowerCase();
  return COURSES.find((course) => course === low || course[0] === low);
};

const SAYING = 120; // letters of a free sentence, see Scalar in commands.ts
const STANCES = ['prefer', 'allow', 'avoid'] as const;
const WHYS = [
  'completes-circuit',
  'keeps-systems',
  'breaks-system',
  'panel-nearly-full',
  'overloads',
  'radiation',
] as const;
const WHY_OF = { prefer: 'keeps-systems', allow: 'keeps-systems', avoid: 'panel-nearly-full' } as const;
const CERTAINTIES = ['exact', 'high', 'medium', 'low', 'none'] as const;

/** `avoid east`, with the reason if one is given: what is marked on that panel goes along with it. */
function route(words: OrderWords, stance: (typeof STANCES)[number]): CommandOf<'advise'>['routes'][number] {
  const course = words.course();
  const why = WHYS.find((each) => each === words.ahead);
  if (why) words.word();
  const { view } = words;
  const seat = seatOf(view.watcher);
  const board = (seat && view.boats[seat.side].marks) ?? 0;
  const first = COURSES.indexOf(course) * NODES_PER_PANEL;
  const marks = Array.from({ length: NODES_PER_PANEL }, (_, i) => first + i).filter((node) => board & (1 << node));
  return { course, marks, cost: 0, risk: 0, stance, why: why ?? WHY_OF[stance] };
}

function routes(words: OrderWords, verb: string): CommandOf<'advise'> {
  const list: CommandOf<'advise'>['routes'][number][] = [];
  const first = STANCES.find((stance) => stance === verb);
  if (first) list.push(route(words, first));
  while (words.more && list.length < COURSES.length) list.push(route(words, words.oneOf(STANCES)));
  return { type: 'advise', routes: list };
}

function condition(words: OrderWords, verb: string): CommandOf<'condition'> {
  const lists = { broken: [] as System[], repaired: [] as System[] };
  let which = verb === 'condition' ? undefined : (verb as keyof typeof lists);
  while (!words.fault) {
    if (which) lists[which] = words.systems(which === 'broken' ? 'repaired' : 'broken');
    if (!words.more) break;
    which = words.oneOf(['broken', 'repaired']);
  }
  return { type: 'condition', ...lists };
}

function report(words: OrderWords): CommandOf<'report'> {
  const certainty = words.oneOf(CERTAINTIES);
  const best = words.more ? words.cell() : null;
  const candidates = words.more ? words.number(1, words.view.rules.chart.cells) : certainty === 'exact' ? 1 : 0;
  const told: CommandOf<'report'> = { type: 'report', certainty, candidates, hypotheses: 0, best, weights: [] };
  if (!words.more) return told;
  const system = words.oneOf(['drone', 'sonar', 'torpedo']);
  if (system === 'sonar') return { ...told, recommend: { system } };
  if (system === 'torpedo') return { ...told, recommend: { system, at: words.cell() } };
  return { ...told, recommend: { system, sector: words.number(1, words.view.rules.chart.sectors) } };
}

function comment(words: OrderWords): CommandOf<'comment'> {
  const said = words.rest();
  if (said.length > SAYING) words.wrong({ code: 'too-many-words', length: said.length, most: SAYING }, null);
  return { type: 'comment', sentences: [said === 'no idea' ? { code: 'no-idea' } : { code: 'words', words: said }] };
}

function status(words: OrderWords): CommandOf<'status'> {
  const seat = seatOf(words.view.watcher);
  const charges = seat && words.view.boats[seat.side].charges;
  if (!charges) words.wrong({ code: 'gauges-not-seen' }, null);
  return { type: 'status', charges: charges ?? { torpedo: 0, mine: 0, sonar: 0, drone: 0, stealth: 0 } };
}

/** Everything that can be typed. */
export const VERBS: readonly Verb[] = [
  { type: 'place', says: ['place'], usage: 'place H8', read: (w) => ({ type: 'place', at: w.cell() }) },
  { type: 'move', says: ['move', 'go'], usage: 'move north', read: (w) => ({ type: 'move', course: w.course() }) },
  {
    type: 'stealth',
    says: ['stealth', 'silence'],
    usage: 'stealth east 3',
    read: (w) => ({ type: 'stealth', course: w.course(), steps: w.number(0, w.view.rules.ruleset.stealth.reach) }),
  },
  { type: 'surface', says: ['surface'], usage: 'surface', read: () => ({ type: 'surface' }) },
  { type: 'dive', says: ['dive'], usage: 'dive', read: () => ({ type: 'dive' }) },
  { type: 'torpedo', says: ['torpedo', 'fire'], usage: 'torpedo H8', read: (w) => ({ type: 'torpedo', at: w.cell() }) },
  {
    type: 'drop-mine',
    says: ['mine', 'drop-mine', 'drop'],
    usage: 'mine H8',
    read: (w) => ({ type: 'drop-mine', at: w.cell() }),
  },
  { type: 'detonate', says: ['detonate'], usage: 'detonate H8', read: (w) => ({ type: 'detonate', at: w.cell() }) },
  { type: 'sonar', says: ['sonar', 'ping'], usage: 'sonar', read: () => ({ type: 'sonar' }) },
  {
    type: 'answer-sonar',
    says: ['answer', 'answer-sonar'],
    usage: 'answer row 5 sector 2 (or col H)',
    read: (w) => ({ type: 'answer-sonar', first: w.claim(), second: w.claim() }),
  },
  {
    type: 'drone',
    says: ['drone'],
    usage: 'drone 3',
    read: (w) => ({ type: 'drone', sector: w.number(1, w.view.rules.chart.sectors) }),
  },
  { type: 'end-turn', says: ['end', 'end-turn', 'pass'], usage: 'end', read: () => ({ type: 'end-turn' }) },
  { type: 'mark', says: ['mark'], usage: 'mark 4', read: (w) => ({ type: 'mark', node: w.number(1, NODES) - 1 }) },
  { type: 'charge', says: ['charge'], usage: 'charge torpedo', read: (w) => ({ type: 'charge', system: w.system() }) },
  {
    type: 'request-report',
    says: ['request', 'request-report'],
    usage: 'request',
    read: () => ({ type: 'request-report' }),
  },
  {
    type: 'set-priority',
    says: ['priority', 'set-priority'],
    usage: 'priority torpedo drone',
    read: (w) => ({ type: 'set-priority', systems: w.systems() }),
  },
  {
    type: 'protect',
    says: ['protect'],
    usage: 'protect torpedo',
    read: (w) => ({ type: 'protect', systems: w.systems() }),
  },
  { type: 'status', says: ['status'], usage: 'status', read: status },
  { type: 'ready', says: ['ready'], usage: 'ready torpedo', read: (w) => ({ type: 'ready', system: w.system() }) },
  {
    type: 'condition',
    says: ['condition', 'broken', 'repaired'],
    usage: 'broken torpedo mine repaired sonar',
    read: condition,
  },
  {
    type: 'advise',
    says: ['advise', 'prefer', 'avoid', 'allow'],
    usage: 'prefer north avoid east',
    read: routes,
  },
  { type: 'report', says: ['report'], usage: 'report high H8 (and how many cells are left)', read: report },
  { type: 'comment', says: ['say', 'comment'], usage: 'say they went north', read: comment },
];

/** A verb and its words; a bare course is a move. */
export function read(line: string, view: View): Result<Command> | undefined {
  const [first = '', ...rest] = line.trim().split(/\s+/);
  const bare = courseNamed(first);
  const said = bare ? 'move' : first.toLowerCase();
  const verb = VERBS.find(({ says }) => says.includes(said));
  if (!verb) return undefined;
  const words = new OrderWords(bare ? [first, ...rest] : rest, verb.usage, view);
  return words.done(verb.read(words, said));
}
