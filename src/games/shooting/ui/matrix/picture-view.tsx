import type { Picture, Shape } from '../../../../kernel/picture.ts';

/** A chart on the page, in the colours of its theme. The table below it has the same numbers. */
export const PictureView = ({ picture: { width, height, shapes, title } }: { readonly picture: Picture }) => (
  <svg class="matrix-picture" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={title}>
    {shapes.slice(2).map((shape, i) => (
      <Drawn key={i} shape={shape} />
    ))}
  </svg>
);

const colour = (name: string | undefined): string => (name === undefined ? 'none' : `var(--${name})`);

function Drawn({ shape }: { readonly shape: Shape }) {
  switch (shape.kind) {
    case 'line': {
      const { from, to, stroke, width = 1, dash } = shape;
      const [[x1, y1], [x2, y2]] = [from, to];
      return <line x1={x1} y1={y1} x2={x2} y2={y2} stroke={colour(stroke)} stroke-width={width} {...dashed(dash)} />;
    }
    case 'path':
      return (
        <path
          d={shape.d}
          fill="none"
          stroke={colour(shape.stroke)}
          stroke-width={shape.width}
          {...dashed(shape.dash)}
        />
      );
    case 'text':
      return (
        <text x={shape.x} y={shape.y} font-size={shape.size} fill={colour(shape.fill)} text-anchor={shape.anchor}>
          {shape.text}
        </text>
      );
    default:
      return null;
  }
}

const dashed = (dash: readonly number[] | undefined) => (dash ? { 'stroke-dasharray': dash.join(' ') } : {});
