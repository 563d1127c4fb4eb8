import { useId, useRef, useState } from 'preact/hooks';
import type { Language } from '../../../../kernel/game.ts';
import type { Place } from '../../data/places.ts';
import type { Design } from '../../design.ts';
import { sheetLabels } from '../sheet-labels.ts';
import { levelOf, shareOf } from './gauge.ts';
import { partWords } from './names.ts';
import { type Part, whole } from './parts.ts';
import { pathOf, type Shape, type Silhouette, spanOf, TRANSFERS } from './shapes.ts';

interface DiagramProps {
  readonly of: 'armour' | 'structure';
  readonly kind: Design['kind'];
  readonly parts: readonly Part[];
  readonly silhouette: Silhouette;
  readonly language: Language;
  readonly pointed: Place | null;
  onPoint(place: Place | null): void;
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The machine, each part filled by what is left of it. One tab stop; arrow keys move from part to part. */
export function Diagram({ of, kind, parts, silhouette, language, pointed, onPoint }: DiagramProps) {
  const say = sheetLabels(language);
  const id = useId();
  const [current, setCurrent] = useState(0);
  const svg = useRef<SVGSVGElement>(null);
  const drawn = parts.flatMap((part) => {
    const shape = silhouette.shapes[part.name];
    return shape ? [{ part, shape }] : [];
  });
  const { left, all } = whole(parts);
  const go = (to: number): void => {
    const next = (to + drawn.length) % drawn.length;
    setCurrent(next);
    svg.current?.querySelectorAll<SVGGElement>('.bt-part')[next]?.focus();
  };
  const hasRear = parts.some(({ index, place }) => index !== place);
  return (
    <figure class={`bt-diagram is-${of}`}>
      <figcaption>
        <span class="heading">{say[of]}</span> <span class="bt-figure">{say.left(left, all)}</span>
      </figcaption>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing of several parts, not a form */}
      <svg
        ref={svg}
        viewBox={`0 0 ${silhouette.width} ${silhouette.height}`}
        role="group"
        aria-label={say[of]}
        onKeyDown={(event) => {
          const step = STEPS[event.key];
          if (!step) return;
          event.preventDefault();
          go(current + step);
        }}
        onMouseLeave={() => onPoint(null)}
      >
        <Hatches id={id} />
        {drawn.map(({ part, shape }, i) => (
          // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: focusable to be read; there is nothing to press
          <g
            key={part.name}
            class={`bt-part is-${part.lost ? 'lost' : levelOf(part.gauge)}${pointed === part.place ? ' is-pointed' : ''}`}
            role="img"
            aria-label={partWords(kind, part, language)}
            tabIndex={i === current ? 0 : -1}
            onFocus={() => {
              setCurrent(i);
              onPoint(part.place);
            }}
            onBlur={() => onPoint(null)}
            onMouseEnter={() => onPoint(part.place)}
            onClick={() => onPoint(part.place)}
          >
            <Piece id={`${id}-${part.name}`} hatches={id} part={part} shape={shape} />
          </g>
        ))}
        <path class="bt-part-lines" d={silhouette.lines} />
        {of === 'structure' && kind === 'mech' && <Transfers id={id} />}
        {hasRear && (
          <text class="bt-part-label" x="38" y="267">
            {say.rear}
          </text>
        )}
      </svg>
    </figure>
  );
}

interface PieceProps {
  readonly id: string;
  readonly hatches: string;
  readonly part: Part;
  readonly shape: Shape;
}

function Piece({ id, hatches, part: { gauge, lost }, shape }: PieceProps) {
  const path = pathOf(shape);
  const { top, bottom } = spanOf(shape);
  const height = (bottom - top) * shareOf(gauge);
  const level = levelOf(gauge);
  const [x, y] = shape.number;
  const hatch = level === 'half' || level === 'bad' ? { style: { fill: `url(#${hatches}-${level})` } } : {};
  return (
    <>
      <clipPath id={id}>
        <path d={path} />
      </clipPath>
      <path class="bt-part-ground" d={path} />
      {!lost && (
        <rect
          class="bt-part-fill"
          clip-path={`url(#${id})`}
          x="0"
          width="200"
          y={bottom - height}
          height={height}
          {...hatch}
        />
      )}
      {lost && <path class="bt-part-cross" clip-path={`url(#${id})`} d={crossIn(shape)} />}
      <path class="bt-part-edge" d={path} />
      <text class="bt-part-number" x={x} y={y}>
        {lost ? '\u2013' : gauge.left}
      </text>
    </>
  );
}

/** The diagonals of a shape's bounding box. */
function crossIn(shape: Shape): string {
  const { top, bottom } = spanOf(shape);
  const xs = shape.outline.map(([x]) => x);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  return `M${left} ${top}L${right} ${bottom}M${right} ${top}L${left} ${bottom}`;
}

/** Hatching that gets denser with damage, so colour is not needed. */
const Hatches = ({ id }: { readonly id: string }) => (
  <defs>
    <pattern id={`${id}-half`} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect class="bt-hatch-ground is-half" width="6" height="6" />
      <path class="bt-hatch is-half" d="M0 0v6" />
    </pattern>
    <pattern id={`${id}-bad`} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect class="bt-hatch-ground is-bad" width="5" height="5" />
      <path class="bt-hatch is-bad" d="M0 0v5M0 0h5" />
    </pattern>
    <marker id={`${id}-arrow`} viewBox="0 0 6 6" refX="4" refY="3" markerWidth="5" markerHeight="5" orient="auto">
      <path class="bt-transfer-head" d="M0 0L6 3L0 6Z" />
    </marker>
  </defs>
);

const Transfers = ({ id }: { readonly id: string }) => (
  <g>
    {TRANSFERS.map(([[x1, y1], [x2, y2]]) => (
      <path key={`${x1} ${y1}`} class="bt-transfer" d={`M${x1} ${y1}L${x2} ${y2}`} marker-end={`url(#${id}-arrow)`} />
    ))}
  </g>
);
