import { useState } from 'preact/hooks';
import type { Picture } from '../../../../kernel/picture.ts';
import { Button } from '../../../../page/button.tsx';
import { Icon } from '../../../../page/icon.tsx';
import { useLanguage } from '../../../../page/language.ts';
import { pictureCanvas, pictureFonts } from '../../../../page/picture-canvas.ts';
import { saveFile } from '../../../../page/save-file.ts';
import type { Theme } from '../../../../parts/picture/palette.ts';
import { svgOf } from '../../../../parts/picture/svg.ts';
import { words } from './labels.ts';
import { type CopyTable, tableCsv, tableText } from './table-copy.ts';

type Kind = 'text' | 'csv' | 'svg' | 'png' | 'link';

interface CopiesProps {
  table(): CopyTable;
  picture(): Picture;
}

const PIXELS = 2; // per unit of the picture

const theme = (): Theme => {
  const named = document.documentElement.dataset.theme;
  if (named === 'paper' || named === 'plot-room') return named;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'plot-room' : 'paper';
};

/** Copies a table and its picture; what the browser cannot copy is saved as a file. */
export function Copies({ table, picture }: CopiesProps) {
  const w = words(useLanguage());
  const [done, setDone] = useState<{ readonly kind: Kind; readonly saved: boolean } | null>(null);
  const finish = (kind: Kind, saved: boolean): void => {
    setDone({ kind, saved });
    setTimeout(() => setDone(null), 2000);
  };
  const copyText = async (kind: Kind, text: string, type: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      finish(kind, false);
    } catch {
      saveFile(`odds.${kind === 'text' || kind === 'link' ? 'txt' : kind}`, new Blob([text], { type }));
      finish(kind, true);
    }
  };
  const copyPng = async (): Promise<void> => {
    await pictureFonts();
    const drawn = picture();
    const canvas = pictureCanvas(drawn, theme(), Math.min(8000, drawn.width * PIXELS));
    const file = await new Promise<Blob | null>((then) => canvas.toBlob(then, 'image/png'));
    if (!file) return;
    try {
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': file })]);
      finish('png', false);
    } catch {
      saveFile('odds.png', file);
      finish('png', true);
    }
  };
  const does: Readonly<Record<Kind, () => Promise<void>>> = {
    text: () => copyText('text', tableText(table()), 'text/plain'),
    csv: () => copyText('csv', tableCsv(table()), 'text/csv'),
    svg: () => copyText('svg', svgOf(picture(), theme()), 'image/svg+xml'),
    png: copyPng,
    link: () => copyText('link', location.href, 'text/plain'),
  };
  return (
    <div class="row matrix-copies">
      {(Object.keys(does) as Kind[]).map((kind) => (
        <Button
          key={kind}
          kind="quiet"
          icon={<Icon name={done?.kind === kind ? 'check' : kind === 'link' ? 'link' : 'copy'} />}
          onClick={does[kind]}
          aria-live="polite"
        >
          {done?.kind === kind ? (done.saved ? w.saved : w.copied) : w.copy(kind)}
        </Button>
      ))}
    </div>
  );
}
