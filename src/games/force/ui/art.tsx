import type { ComponentChildren } from 'preact';
import type { Card, CardKind } from '../data/card.ts';

const WIDTH = 100;
const HEIGHT = 60;

/** Pseudo-random numbers from 0 to 1, determined by the name. */
function chances(name: string): () => number {
  let state = 2166136261;
  for (let i = 0; i < name.length; i++) state = Math.imul(state ^ name.charCodeAt(i), 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9;
    return ((state ^ (state >>> 13)) >>> 0) / 4294967296;
  };
}

type Chance = () => number;
const one = (value: number): string => value.toFixed(1);

const Stars = ({ chance, count }: { readonly chance: Chance; readonly count: number }) => (
  <path
    class="fo-art-stars"
    d={Array.from({ length: count }, () => `M${one(chance() * WIDTH)} ${one(chance() * HEIGHT)}h.01`).join('')}
  />
);

/** A line of hills from edge to edge. */
function hills(chance: Chance, base: number, height: number, step: number): string {
  let line = `M0 ${HEIGHT}L0 ${one(base - chance() * height)}`;
  for (let x = step; x < WIDTH + step; x += step) line += `L${one(x)} ${one(base - chance() * height)}`;
  return `${line}L${WIDTH + step} ${HEIGHT}Z`;
}

/** Roofs and towers from edge to edge. */
function roofs(chance: Chance, base: number): string {
  let line = `M0 ${HEIGHT}`;
  for (let x = 0; x < WIDTH; ) {
    const wide = 6 + chance() * 12;
    const top = base - chance() * 22;
    line += `L${one(x)} ${one(top)}L${one(x + wide)} ${one(top)}`;
    x += wide;
  }
  return `${line}L${WIDTH} ${HEIGHT}Z`;
}

function Planet({ chance }: { readonly chance: Chance }) {
  const r = 15 + chance() * 8;
  const x = 38 + chance() * 24;
  const tilt = -28 + chance() * 56;
  return (
    <g transform={`translate(${one(x)} 30)`}>
      <circle class="fo-art-far" r={one(r)} />
      <path
        class="fo-art-near"
        d={`M0 ${one(-r)}A${one(r)} ${one(r)} 0 0 1 0 ${one(r)}A${one(r * 1.4)} ${one(r * 1.4)} 0 0 0 0 ${one(-r)}Z`}
      />
      {chance() > 0.4 && (
        <ellipse class="fo-art-line" rx={one(r * 1.7)} ry={one(r * 0.35)} transform={`rotate(${one(tilt)})`} />
      )}
    </g>
  );
}

function Rays({ chance }: { readonly chance: Chance }) {
  const count = 7 + Math.floor(chance() * 6);
  const turn = chance() * Math.PI;
  const rays = Array.from({ length: count }, (_, i) => {
    const angle = turn + (i * 2 * Math.PI) / count;
    const end = (wide: number): string =>
      `${one(50 + 80 * Math.cos(angle + wide))} ${one(30 + 80 * Math.sin(angle + wide))}`;
    return `M50 30L${end(-0.13)}L${end(0.13)}Z`;
  });
  return <path class="fo-art-far" d={rays.join('')} />;
}

const FIGURES: Readonly<Partial<Record<CardKind, string>>> = {
  character: 'M50 12a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM28 60c1-17 10-26 22-26s21 9 22 26z',
  vehicle: 'M24 44l5-14h22l7-8h6l-3 8 14 6v8zM32 44a6 6 0 1 0 .1 0zM50 44a6 6 0 1 0 .1 0zM67 44a6 6 0 1 0 .1 0z',
  starship: 'M50 8l6 22 26 16-22-3-10 9-10-9-22 3 26-16z',
  weapon: 'M22 50l32-32-3-3 14-10 8 8-10 14-3-3-32 32zM50 36l10 13 6-5-11-12z',
  tactic: 'M26 30l24-18 24 18v8L50 21 26 38zM26 47l24-18 24 18v8L50 38 26 55z',
  omen: 'M50 6l6 17 26 7-26 7-6 17-6-17-26-7 26-7z',
};

function scenery(card: Card, chance: Chance): ComponentChildren {
  switch (card.kind) {
    case 'system':
      return (
        <>
          <Stars chance={chance} count={34} />
          <Planet chance={chance} />
        </>
      );
    case 'site':
      return (
        <>
          <circle
            class="fo-art-sun"
            cx={one(18 + chance() * 64)}
            cy={one(14 + chance() * 10)}
            r={one(4 + chance() * 5)}
          />
          <path class="fo-art-far" d={hills(chance, 44, 20, 16)} />
          <path class="fo-art-near" d={card.exterior ? hills(chance, 56, 14, 11) : roofs(chance, 52)} />
        </>
      );
    case 'starship':
      return <Stars chance={chance} count={26} />;
    case 'vehicle':
      return <path class="fo-art-far" d={hills(chance, 56, 22, 14)} />;
    default:
      return <Rays chance={chance} />;
  }
}

/** A generated picture, always the same for the same card: its kind in front of a landscape. */
export function Art({ card }: { readonly card: Card }) {
  const figure = FIGURES[card.kind];
  const unique = 'dots' in card && card.dots === 1;
  return (
    <svg
      class={`fo-art is-${card.kind}`}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      {scenery(card, chances(card.id))}
      {unique && <circle class="fo-art-halo" cx="50" cy="27" r="24" />}
      {figure && <path class="fo-art-figure" d={figure} fill-rule="evenodd" />}
    </svg>
  );
}
