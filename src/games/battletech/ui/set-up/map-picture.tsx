import '../board.css';
import { useMemo } from 'preact/hooks';
import type { GameMap } from '../../ground.ts';
import { smallMap } from './small-map.ts';

/** A thumbnail of a map. */
export function MapPicture({ map }: { readonly map: GameMap }) {
  const { width, height, tiles, things, rivers, roads } = useMemo(() => smallMap(map), [map]);
  return (
    <svg class="bt-map-picture" viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
      {tiles.map(({ look, path }) => (
        <path key={look} class={`bt-small-${look}`} d={path} />
      ))}
      {rivers && <path class="bt-small-river" d={rivers} />}
      {roads && <path class="bt-small-road" d={roads} />}
      {things.map(({ look, path }) => (
        <path key={look} class={`bt-small-${look}`} d={path} />
      ))}
    </svg>
  );
}
