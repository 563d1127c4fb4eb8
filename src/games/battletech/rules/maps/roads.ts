import { FACINGS, type Hex, type HexGrid, neighbour, OFF_MAP, opposite } from '../../../../parts/hex/hex.ts';
import type { Ground } from '../../ground.ts';

/** Hexes whose road or bridge is drawn without exits. */
interface Unlinked {
  readonly roads: ReadonlySet<Hex>;
  readonly bridges: ReadonlySet<Hex>;
  readonly toPavement: boolean; // roads continue into paved hexes
}

/** Links every road and bridge drawn without exits to its neighbours. */
export function linked(grid: HexGrid, hexes: readonly Ground[], unlinked: Unlinked): readonly Ground[] {
  const { roads, bridges, toPavement } = unlinked;
  const carries = (to: Hex, back: number): boolean => {
    const { road, bridge } = hexes[to] as Ground;
    return roads.has(to) || road !== 0 || bridges.has(to) || (bridge !== null && (bridge.exits & back) !== 0);
  };
  const exits = (hex: Hex, paved: boolean): number =>
    FACINGS.reduce<number>((bits, side) => {
      const to = neighbour(grid, hex, side);
      const leads = to !== OFF_MAP && (carries(to, 1 << opposite(side)) || (paved && (hexes[to] as Ground).paved));
      return leads ? bits | (1 << side) : bits;
    }, 0);

  return hexes.map((ground, hex) => {
    const road = roads.has(hex) ? offMap(grid, hex, exits(hex, toPavement)) : ground.road;
    const bridge = ground.bridge && bridges.has(hex) ? { ...ground.bridge, exits: exits(hex, false) } : ground.bridge;
    return road === ground.road && bridge === ground.bridge ? ground : { ...ground, road, bridge };
  });
}

/** A road that ends at the edge of the map continues straight off it. */
function offMap(grid: HexGrid, hex: Hex, exits: number): number {
  const only = FACINGS.find((side) => exits === 1 << side);
  const onwards = only === undefined ? undefined : opposite(only);
  return onwards !== undefined && neighbour(grid, hex, onwards) === OFF_MAP ? exits | (1 << onwards) : exits;
}
