import { useEffect, useRef } from 'preact/hooks';
import type { Picture } from '../../src/kernel/picture.ts';
import { paintPicture, pictureFonts } from '../../src/page/picture-canvas.ts';
import { thumbnail } from '../../src/parts/picture/captioned.ts';
import { Link } from '../app/navigation.tsx';
import { currentTheme } from '../app/settings.ts';

interface MomentProps {
  readonly to: string;
  readonly turn: string;
  readonly text: string;
  readonly change: string;
  readonly spoken: string; // the change for a screen reader
  readonly sideClass: string;
  readonly wide: boolean; // a wide board is above the text
  picture(): Picture;
}

const SMALL = { width: 128, height: 96 };
const WIDE = { width: 312, height: 132 };

/** A key moment: the board, what happened, and how the odds changed. The whole of it links to the replay. */
export function Moment({ to, turn, text, change, spoken, sideClass, wide, picture }: MomentProps) {
  return (
    <li>
      <Link to={to} class={`moment ${wide ? 'is-wide' : ''} ${sideClass}`}>
        <Thumbnail picture={picture} size={wide ? WIDE : SMALL} />
        <span class="moment-text">
          <span class="small quiet">
            {turn}
            <span class="moment-change mono" aria-hidden="true">
              {change}
            </span>
            <span class="spoken">. {spoken}.</span>
          </span>
          <span>{text}</span>
        </span>
      </Link>
    </li>
  );
}

/** Painted after the page has shown the rest. */
function Thumbnail({ picture, size }: Pick<MomentProps, 'picture'> & { readonly size: typeof SMALL }) {
  const { width, height } = size;
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let current = true;
    const draw = (): void => {
      const [sheet, pen] = [canvas.current, canvas.current?.getContext('2d')];
      if (!current || !sheet || !pen) return;
      const scale = Math.min(3, Math.max(1, devicePixelRatio));
      sheet.width = width * scale;
      sheet.height = height * scale;
      pen.scale(scale, scale);
      paintPicture(pen, thumbnail(picture(), width, height), currentTheme());
    };
    const soon = setTimeout(() => pictureFonts().then(draw, draw));
    const look = new MutationObserver(draw);
    look.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
    return () => {
      current = false;
      clearTimeout(soon);
      look.disconnect();
    };
  }, [picture, size]);
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a picture, which takes no focus
  return <canvas ref={canvas} class="moment-picture" width={width} height={height} aria-hidden="true" />;
}
