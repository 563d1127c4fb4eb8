import { middleOf } from '../../../../page/hex-shape.ts';
import type { Command } from '../../commands.ts';
import { hexOfTarget } from '../../rules/weapons/shooting.ts';
import { unitOf, type View } from '../../view.ts';
import { ArcLayer, SightLayer } from './fire-layer.tsx';
import { PathLayer } from './move-layers.tsx';
import { trailOfCommand } from './paths.ts';
import { targetsOf } from './shown.ts';

/** A command highlighted elsewhere on the page: the path of a move, the lines of fire, the arc after a twist. */
export function ShownLayer({ view, command }: { readonly view: View; readonly command: Command }) {
  const { map } = view.rules;
  switch (command.type) {
    case 'move':
      return <PathLayer view={view} trail={trailOfCommand(view, command)} class="is-shown" />;
    case 'twist':
      return <ArcLayer view={view} unit={command.unit} look={command.facing} />;
    case 'fire':
    case 'strike':
      return (
        <g class="bt-shown">
          {targetsOf(command).map((target, i) => {
            const to = hexOfTarget(view, target);
            if (command.type === 'fire') return <SightLayer key={i} view={view} unit={command.unit} target={target} />;
            const [a, b] = [middleOf(map, unitOf(view, command.unit).at), middleOf(map, to)];
            return <path key={i} class="bt-strike" d={`M${a.x} ${a.y}L${b.x} ${b.y}`} />;
          })}
        </g>
      );
    default:
      return null;
  }
}
