import type { Command, Line, Table } from './umpire.ts';

interface Rules {
  readonly map: { readonly cols: number };
  readonly models: readonly { readonly side: string }[];
}

interface View {
  readonly units: readonly {
    readonly at: number;
    readonly facing: number;
    readonly prone: boolean;
    readonly heat: number;
    readonly destroyed: unknown;
  }[];
}

type Step = { readonly step: string; readonly to?: number; readonly facing?: number };

const BEST_RANGE = 4; // hexes
const HOT = 10;

/** BattleTech: approach, face the enemy, keep moving, and fire every weapon in arc unless the unit is too hot. */
export function worth({ hello }: Table<Rules>, view: View, command: Command): readonly Line[] {
  switch (command.type) {
    case 'move':
      return move(hello.rules, view, command);
    case 'fire': {
      const shots = command.shots as readonly { readonly target: object }[];
      const atUnits = shots.filter(({ target }) => 'unit' in target).length;
      const hot = (view.units[Number(command.unit)]?.heat ?? 0) > HOT;
      return [
        ['shots at the enemy', 2 * atUnits],
        ['shots at the ground', -3 * (shots.length - atUnits)],
        ['too hot already', hot ? -3 * shots.length : 0],
      ];
    }
    case 'twist':
    case 'flip':
    case 'take-club':
      return [['not needed', -1]];
    case 'strike':
      return [['physical attacks', 2 * ((command.attacks as readonly object[] | undefined) ?? []).length]];
    case 'end': {
      const orders = command.orders as readonly object[];
      const starts = orders.filter((order) => 'startUp' in order).length;
      return [
        ['restarts the reactor', 5 * starts],
        ['unneeded orders', starts - orders.length],
      ];
    }
    default:
      return [];
  }
}

function move(rules: Rules, view: View, command: Command): readonly Line[] {
  const { cols } = rules.map;
  const unit = Number(command.unit);
  let { at = 0, facing = 0, prone = false } = view.units[unit] ?? {};
  let hexes = 0;
  for (const step of command.steps as readonly Step[]) {
    if (step.step === 'forward' || step.step === 'back') {
      at = neighbour(cols, at, step.step === 'forward' ? facing : (facing + 3) % 6);
      hexes++;
    } else if (step.step === 'left') facing = (facing + 5) % 6;
    else if (step.step === 'right') facing = (facing + 1) % 6;
    else if (step.step === 'go-prone') prone = true;
    else {
      hexes += step.to === undefined ? 0 : distance(cols, at, step.to);
      at = step.to ?? at;
      facing = step.facing ?? facing;
      prone = false;
    }
  }
  const foe = nearest(rules, view, unit, at);
  if (foe === undefined) return [];
  const far = (from: number): number => distance(cols, from, foe);
  const sides = [0, 1, 2, 3, 4, 5].map((side) => far(neighbour(cols, at, side)));
  const off = (facing - sides.indexOf(Math.min(...sides)) + 6) % 6;
  return [
    ['distance from the best range', -Math.abs(far(at) - BEST_RANGE)],
    ['faces the enemy', off === 0 ? 3 : off === 1 || off === 5 ? 1 : -3],
    ['hard to hit', Math.min(hexes, 6) * 0.4],
    ['prone', prone ? -10 : 0],
    ['running makes shots harder', command.mode === 'run' ? -1 : 0],
    ['risks a fall', command.attack !== undefined || command.masc !== undefined ? -4 : 0],
  ];
}

function nearest({ map, models }: Rules, { units }: View, unit: number, at: number): number | undefined {
  const foes = units.flatMap((other, k) =>
    models[k]?.side !== models[unit]?.side && other.destroyed === null ? [other.at] : [],
  );
  return foes.sort((a, b) => distance(map.cols, at, a) - distance(map.cols, at, b))[0];
}

/** Columns are numbered from 0; odd columns are half a hex lower. */
function distance(cols: number, one: number, other: number): number {
  const [a, b] = [cube(cols, one), cube(cols, other)];
  return Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y), Math.abs(a.z - b.z));
}

function cube(cols: number, at: number) {
  const x = at % cols;
  const z = Math.floor(at / cols) - Math.floor(x / 2);
  return { x, y: -x - z, z };
}

/** The adjacent hex in this direction: 0 is north, then clockwise. It may be outside the map. */
function neighbour(cols: number, at: number, facing: number): number {
  const [col, row] = [at % cols, Math.floor(at / cols)];
  const low = col & 1;
  const around = [
    [0, -1],
    [1, low - 1],
    [1, low],
    [0, 1],
    [-1, low],
    [-1, low - 1],
  ] as const;
  const [right, down] = around[facing] ?? [0, 0];
  return (row + down) * cols + Math.min(Math.max(col + right, 0), cols - 1);
}
