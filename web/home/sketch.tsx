import type { ComponentChildren } from 'preact';

export type SketchName = 'battletech' | 'shooting' | 'force';

const hex = (x: number, y: number, r: number): string =>
  `M${[0, 1, 2, 3, 4, 5].map((i) => `${x + r * Math.cos((i * Math.PI) / 3)} ${y + r * Math.sin((i * Math.PI) / 3)}`).join('L')}Z`;

const HEXES = [0, 1, 2, 3].flatMap((col) =>
  [0, 1, 2].map((row) => hex(14 + col * 21, 8 + row * 24.2 + (col % 2) * 12.1, 14)),
);

const PICTURES: Readonly<Record<SketchName, ComponentChildren>> = {
  battletech: (
    <>
      <path class="sketch-line" d={HEXES.join('')} />
      <rect class="sketch-a" x="27" y="24" width="16" height="16" />
      <path class="sketch-ink" d="M30 34l5-5 5 5" />
      <rect class="sketch-b" x="69" y="48" width="16" height="16" />
      <path class="sketch-ink" d="M72 52l5 5 5-5" />
    </>
  ),
  shooting: (
    <>
      {[0, 1, 2, 3].map((i) => (
        <g key={i}>
          <rect class={i === 1 ? 'sketch-line' : 'sketch-die'} x={10 + i * 20} y="14" width="16" height="16" rx="2" />
          <circle class="sketch-dot" cx={18 + i * 20} cy="22" r="2" />
        </g>
      ))}
      <path class="sketch-line" d="M8 22l20 0M10 62h76M10 62v-6h14v-8h14v-12h14v8h14v10h14v8" />
    </>
  ),
  force: (
    <>
      <rect class="sketch-card" x="16" y="14" width="28" height="40" rx="2" transform="rotate(-10 30 34)" />
      <rect class="sketch-card" x="34" y="12" width="28" height="40" rx="2" />
      <rect class="sketch-card" x="52" y="14" width="28" height="40" rx="2" transform="rotate(10 66 34)" />
      <path class="sketch-ink" d="M41 24h14M41 30h14M41 36h8" />
    </>
  ),
};

/** What a game that is not there yet will look like, in a few strokes. */
export const Sketch = ({ name }: { readonly name: SketchName }) => (
  <svg class="sketch" viewBox="0 0 96 72" aria-hidden="true" focusable="false">
    {PICTURES[name]}
  </svg>
);
