import type { Command, Line, Table } from './umpire.ts';

interface Rules {
  readonly chart: {
    readonly rows: number;
    readonly cols: number;
    readonly sea: readonly boolean[];
    readonly sector: readonly number[];
  };
  readonly board: {
    readonly circuits: readonly number[];
    readonly panel: Readonly<Record<string, number>>;
    readonly radiation: number;
  };
}

interface Boat {
  readonly at: number;
  readonly trail: readonly number[];
  readonly mines: readonly number[];
  readonly marks: number;
}

interface View {
  readonly boats: Readonly<Record<string, Boat>>;
}

const STEPS: Readonly<Record<string, readonly [down: number, right: number]>> = {
  north: [-1, 0],
  south: [1, 0],
  west: [0, -1],
  east: [0, 1],
};
const CHARGE: Readonly<Record<string, number>> = { torpedo: 3, stealth: 2, mine: 1, drone: 0.5, sonar: 0.25 };

/** Admiral Radar: keep room to sail, stay out of your own fire, and use what is charged. */
export function worth({ hello, heard }: Table<Rules>, view: View, command: Command): readonly Line[] {
  const { rules, side } = hello;
  const boat = view.boats[side] as Boat;
  switch (command.type) {
    case 'place':
      return [['open water around', around(rules, Number(command.at), new Set())]];
    case 'move':
    case 'stealth':
      return sail(rules, boat, String(command.course), Number(command.steps ?? 1), command.type === 'stealth');
    case 'mark':
      return mark(rules.board, boat.marks, 1 << Number(command.node));
    case 'surface':
      return [
        ['costs turns, and they hear us', -6],
        ['mends the engine', boat.trail.length / 2],
      ];
    case 'charge':
      return [['wanted soon', CHARGE[String(command.system)] ?? 0]];
    case 'torpedo':
    case 'detonate': {
      const at = Number(command.at);
      const last = heard.findLast((event) => event.type === 'surfaced' && event.side !== side);
      return [
        ['a shot', 1],
        ['where they came up last', last && rules.chart.sector[at] === last.sector ? 2 : 0],
        ['too near to us', distance(rules, boat.at, at) <= 1 ? -10 : 0],
      ];
    }
    case 'drone':
    case 'sonar':
      return [['looks for them', 0.5]];
    case 'drop-mine':
      return [['bars their way', 0.5]];
    default:
      return [];
  }
}

function sail(rules: Rules, boat: Boat, course: string, steps: number, silent: boolean): readonly Line[] {
  let here: number | undefined = boat.at;
  for (let i = 0; i < steps && here !== undefined; i++) here = step(rules, here, course);
  const room = here === undefined ? 0 : around(rules, here, new Set([...boat.trail, ...boat.mines, boat.at]));
  const lately = coursesOf(rules, boat).slice(-9);
  return [
    ['ways on from there', Math.min(room, 8)],
    ['a course that strains the engine', -2 * lately.filter((one) => one === course).length],
    ['keeps the silence for later', silent ? -1 : 0],
  ];
}

/** The engineer's marks are bits: a whole circuit comes clear, a full panel or all radiation costs hull. */
function mark({ circuits, panel, radiation }: Rules['board'], marks: number, node: number): readonly Line[] {
  const after = marks | node;
  const completes = (all: number): boolean => (node & all) !== 0 && (after & all) === all;
  const whole = circuits.some(completes);
  const hurts = !whole && (Object.values(panel).some(completes) || completes(radiation));
  return [
    ['a circuit comes clear', whole ? 5 : 0],
    ['part of a circuit', circuits.some((circuit) => node & circuit) ? 2 : 0],
    ['radiation', node & radiation ? -1 : 0],
    ['costs hull', hurts ? -20 : 0],
  ];
}

/** The courses of the steps since the last dive, as far as they were steps. */
function coursesOf(rules: Rules, { trail, at }: Boat): readonly string[] {
  const way = [...trail, at];
  return way.slice(1).flatMap((to, k) => {
    const course = Object.keys(STEPS).find((one) => step(rules, way[k] as number, one) === to);
    return course === undefined ? [] : [course];
  });
}

function step({ chart }: Rules, at: number, course: string): number | undefined {
  const [down, right] = STEPS[course] as readonly [number, number];
  const [row, col] = [Math.floor(at / chart.cols) + down, (at % chart.cols) + right];
  if (row < 0 || row >= chart.rows || col < 0 || col >= chart.cols) return undefined;
  const to = row * chart.cols + col;
  return chart.sea[to] ? to : undefined;
}

/** How many places one can be at within three moves. */
function around(rules: Rules, at: number, closed: ReadonlySet<number>): number {
  const reached = new Set([at]);
  let edge = [at];
  for (let i = 0; i < 3; i++) {
    edge = edge.flatMap((here) => Object.keys(STEPS).flatMap((course) => step(rules, here, course) ?? []));
    edge = [...new Set(edge)].filter((to) => !closed.has(to) && !reached.has(to));
    for (const to of edge) reached.add(to);
  }
  return reached.size - 1;
}

const distance = ({ chart: { cols } }: Rules, one: number, other: number): number =>
  Math.max(Math.abs(Math.floor(one / cols) - Math.floor(other / cols)), Math.abs((one % cols) - (other % cols)));
