import { useMemo } from 'preact/hooks';
import type { Language } from '../../../../kernel/game.ts';
import { help } from '../../../../page/help.ts';
import { AROUND, at, outlineOf } from '../../picture/outline.ts';
import { gap } from '../../rules/sight.ts';
import { profileIn } from '../../rules/units.ts';
import type { Piece, Scenario } from '../../scenario.ts';
import type { View } from '../../view.ts';
import { words } from '../board-labels.ts';
import { inches } from '../names.ts';
import { signAt } from './ground.tsx';
import { baseAt, basesOf, boxOf, middleOf } from './places.ts';
import type { Look } from './plan.ts';
import type { Preview } from './preview.ts';
import { sightLinesOf } from './sight-lines.ts';
import type { TerrainName } from './terrain-names.ts';

/** A command previewed elsewhere: the acting unit, its targets, and models in order. */
export function PreviewLayer({ view, shown }: { readonly view: View; readonly shown: Preview }) {
  const { unit, targets, models } = shown;
  const from = unit === null ? undefined : boxOf(view, unit);
  return (
    <g class="sh-shown">
      {[...(unit === null ? [] : [unit]), ...targets].map((one) => (
        <path key={one} d={outlineOf(basesOf(view, one), AROUND + 0.2)} />
      ))}
      {from &&
        targets.map((target) => {
          const to = boxOf(view, target);
          return to && <path key={target} d={`M${at(middleOf(from))}L${at(middleOf(to))}`} />;
        })}
      {models.map((model, i) => (
        <g key={model} class="sh-place" style={signAt(baseAt(view.rules, model).at)}>
          <circle r="9" />
          <text y="4">{i + 1}</text>
        </g>
      ))}
    </g>
  );
}

/** Textures of terrain and of the second side, and a clip path for the battlefield's edge. */
export function Patterns({ table }: { readonly table: { readonly width: number; readonly height: number } }) {
  return (
    <defs>
      <pattern id="sh-hatch" width=".26" height=".26" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path class="sh-hatch" d="M.13 0V.26" />
      </pattern>
      <pattern id="sh-rubble" width="1" height=".7" patternUnits="userSpaceOnUse">
        <path class="sh-brick" d="M0 .05H1M0 .4H1M.25 .05V.4M.75 .4V.75M.75 -.3V.05" />
      </pattern>
      <pattern id="sh-ribs" width=".4" height="1" patternUnits="userSpaceOnUse">
        <path class="sh-rib" d="M.2 0V1" />
      </pattern>
      <clipPath id="sh-table">
        <rect width={table.width} height={table.height} />
      </clipPath>
    </defs>
  );
}

interface SightLayerProps {
  readonly view: View;
  readonly look: Look;
  readonly target: number;
}

/** A line of sight from each current weapon to a unit: dashed if out of range, cut off where it is blocked. */
export function SightLayer({ view, look, target }: SightLayerProps) {
  const lines = useMemo(() => sightLinesOf(view, look.bearers, target), [view, look.bearers, target]);
  const { range } = profileIn(look.group, look.profile);
  const isFar = (model: number): boolean => gap(view.rules, view.wounds, model, target) > range;
  return (
    <g class="sh-sight">
      {lines.map(({ model, from, to, seen, stop }, i) => (
        <g key={i} class={!seen ? 'is-blocked' : isFar(model) ? 'is-far' : ''}>
          <path class="sh-sight-halo" d={`M${at(from)}L${at(stop ?? to)}`} />
          <path class="sh-sight-line" d={`M${at(from)}L${at(stop ?? to)}`} />
          {stop && <path class="sh-sight-rest" d={`M${at(stop)}L${at(to)}`} />}
        </g>
      ))}
      {lines.map(
        ({ stop }, i) => stop && <path key={i} class="sh-block" style={signAt(stop)} d="M-4-4L4 4M4-4L-4 4" />,
      )}
    </g>
  );
}

interface NamesLayerProps {
  readonly scenario: Scenario;
  readonly names: ReadonlyMap<string, TerrainName>;
  readonly language: Language;
}

/** The name and height of each terrain piece, where there is room. */
export function NamesLayer({ scenario, names, language }: NamesLayerProps) {
  const w = words(language);
  return (
    <>
      {scenario.terrain.map((piece) => {
        const name = names.get(piece.id);
        if (!name) return null;
        const { word, height } = nameTexts(piece, language);
        return (
          <text
            key={piece.id}
            class="sh-name"
            style={signAt(name.at)}
            y="-3"
            {...help(piece.kind, `${w.terrain(piece.kind)}${height ? `, ${w.high(height)}` : ''}`)}
          >
            {!name.short && <tspan class="sh-name-word">{word}</tspan>}
            <tspan class="sh-name-high">{height && ` ${height}`}</tspan>
          </text>
        );
      })}
    </>
  );
}

export const nameTexts = (piece: Piece, language: Language): { readonly word: string; readonly height: string } => ({
  word: words(language).piece(piece.id),
  height: piece.height > 0 ? inches(piece.height, language) : '',
});
