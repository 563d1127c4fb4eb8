import type { Language } from '../../../../kernel/game.ts';
import type { Piece, Scenario } from '../../scenario.ts';
import { words } from '../board-labels.ts';
import { inches } from '../names.ts';
import { signAt } from './ground.tsx';
import type { TerrainName } from './terrain-names.ts';

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
          <text key={piece.id} class="sh-name" style={signAt(name.at)} y="-3">
            <title>{`${w.terrain(piece.kind)}${height ? `, ${w.high(height)}` : ''}`}</title>
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
