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

/** Admiral Radar: keep open water ahead, stay out of your own blasts, and use charged systems. */
export function worth({ hello, heard }: Table<Rules>, view: View, command: Command): readonly Line[] {
  const { rules, side } = hello;
  const boat = view.boats[side] as Boat;
  switch (command.type) {
    case 'place':
      return [['open water nearby', around(rules, Number(command.at), new Set())]];
    case 'move':
    case 'stealth':
      return sail(rules, boat, String(command.course), Number(command.steps ?? 1), command.type === 'stealth');
    case 'mark':
      return mark(rules.board, boat.marks, 1 << Number(command.node));
    case 'surface':
      return [
        ['costs turns and reveals our sector', -6],
        ['repairs the engine', boat.trail.length / 2],
      ];
    case 'charge':
      return [['wanted soon', CHARGE[String(command.system)] ?? 0]];
    case 'torpedo':
    case 'detonate': {
      const at = Number(command.at);
      const last = heard.findLast((event) => event.type === 'surfaced' && event.side !== side);
      return [
        ['a shot', 1],
        ['in the sector where they last surfaced', last && rules.chart.sector[at] === last.sector ? 2 : 0],
        ['too close to us', distance(rules, boat.at, at) <= 1 ? -10 : 0],
      ];
    }
    case 'drone':
    case 'sonar':
      return [['looks for them', 0.5]];
    case 'drop-mine':
      return [['blocks their way', 0.5]];
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
    ['cells within reach from there', Math.min(room, 8)],
    ['course used often lately', -2 * lately.filter((one) => one === course).length],
    ['uses up stealth', silent ? -1 : 0],
  ];
}

/** Marks are bits. A complete circuit is cleared; a full panel or all radiation nodes cost hull. */
function mark({ circuits, panel, radiation }: Rules['board'], marks: number, node: number): readonly Line[] {
  const after = marks | node;
  const completes = (all: number): boolean => (node & all) !== 0 && (after & all) === all;
  const whole = circuits.some(completes);
  const hurts = !whole && (Object.values(panel).some(completes) || completes(radiation));
  return [
    ['clears a circuit', whole ? 5 : 0],
    ['part of a circuit', circuits.some((circuit) => node & circuit) ? 2 : 0],
    ['radiation', node & radiation ? -1 : 0],
    ['costs hull', hurts ? -20 : 0],
  ];
}

/** The courses since the last dive; stealth runs are skipped. */
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

/** The number of cells reachable in three moves. */
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
