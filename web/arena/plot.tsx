import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useLanguage } from '../../src/page/language.ts';
import { useSettings } from '../app/settings.ts';
import type { Drawn, Picture } from './draw-plot.ts';

interface PlotProps {
  readonly picture: Picture;
  readonly label: string; // text alternative
  readonly height?: number;
  read(place: number): ComponentChildren; // caption for the point under the pointer
  readonly rest: ComponentChildren; // caption otherwise
}

/** A plot. The drawing code loads with the first one. */
export function Plot({ picture, label, height = 260, read, rest }: PlotProps) {
  const language = useLanguage();
  const { theme } = useSettings().settings;
  const room = useRef<HTMLDivElement>(null);
  const drawn = useRef<Drawn | null>(null);
  const latest = useRef(picture);
  latest.current = picture;
  const [place, setPlace] = useState<number | null>(null);
  const dark = useDark(theme);
  const make = useMemo(() => shapeOf(picture), [picture]);
  useEffect(() => {
    let current = true;
    import('./draw-plot.ts').then(({ draw }) => {
      if (!current || !room.current) return;
      drawn.current = draw(latest.current, { room: room.current, height, language, onPoint: setPlace });
    });
    return () => {
      current = false;
      drawn.current?.destroy();
      drawn.current = null;
    };
  }, [dark, language, height, make]);
  useEffect(() => drawn.current?.show(picture), [picture]);
  return (
    <figure class="arena-plot">
      <div ref={room} class="arena-plot-room" style={{ minHeight: `${height}px` }} role="img" aria-label={label} />
      <figcaption class="small quiet arena-read">
        {place !== null && place < picture.x.length ? read(place) : rest}
      </figcaption>
    </figure>
  );
}

/** Plots with the same lines are updated in place; others are redrawn. */
const shapeOf = ({ lines }: Picture): string =>
  JSON.stringify(lines.map(({ colour, dash, low }) => [colour, dash, low !== null]));

/** The current theme: colours are part of the drawing. */
function useDark(theme: string): boolean {
  const [dark, setDark] = useState(isDark);
  useEffect(() => {
    const look = (): void => setDark(isDark());
    look();
    const watch = new MutationObserver(look);
    watch.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
    return () => watch.disconnect();
  }, [theme]);
  return dark;
}

const isDark = (): boolean => document.documentElement.dataset.theme === 'plot-room';
