import { saveFile } from '../../src/page/save-file.ts';
import './style.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Language } from '../../src/kernel/game.ts';
import type { Watcher } from '../../src/kernel/ids.ts';
import { Button } from '../../src/page/button.tsx';
import { Dialog } from '../../src/page/dialog.tsx';
import { pictureCanvas, pictureFonts } from '../../src/page/picture-canvas.ts';
import { drawingOf } from '../../src/parts/picture/board-text.ts';
import { ANIMATION } from '../../src/parts/picture/frames.ts';
import type { Theme } from '../../src/parts/picture/palette.ts';
import { svgOf } from '../../src/parts/picture/svg.ts';
import { currentTheme } from '../app/settings.ts';
import { Copy } from '../parts/copy.tsx';
import type { LoadedReplay } from '../replay/read-replay.ts';
import { shareLink } from '../share/share-address.ts';
import { animation } from './animate.ts';
import { exportText } from './export-text.ts';
import { type Film, stillAt } from './pictures.ts';
import { embedSnippet } from './snippet.ts';

interface ExportProps {
  readonly replay: LoadedReplay;
  readonly at: number;
  readonly watcher: Watcher;
  readonly title: string; // of the match
  readonly language: Language;
  onClose(): void;
}

type Work =
  | { readonly kind: 'idle' | 'saved' | 'failed' }
  | { readonly kind: 'drawing'; readonly done: number; readonly of: number };

const PIXELS = 2400; // width of an exported PNG

/** Saves the position as a picture or the match as an animation, and shows the code for other websites. */
export function ExportDialog({ replay, at, watcher, title, language, onClose }: ExportProps) {
  const say = exportText(language);
  const [work, setWork] = useState<Work>({ kind: 'idle' });
  const [fromHere, setFromHere] = useState(false);
  const stop = useRef(new AbortController());
  useEffect(() => () => stop.current.abort(), []);

  const name = `umpire-${replay.recording.game.id}${replay.code === null ? '' : `-${replay.code}`}`;
  const save = async (make: (film: Film, theme: Theme) => Promise<readonly [Blob, string]>): Promise<void> => {
    stop.current = new AbortController();
    const { signal } = stop.current;
    try {
      await pictureFonts();
      const drawing = await drawingOf(replay.recording.game);
      const [file, ending] = await make({ replay, watcher, language, drawing }, currentTheme());
      saveFile(`${name}${ending}`, file);
      setWork({ kind: 'saved' });
    } catch {
      setWork({ kind: signal.aborted ? 'idle' : 'failed' });
    }
  };
  const png = () =>
    save(async (film, theme) => [await blobOf(pictureCanvas(stillAt(film, at), theme, PIXELS)), `-${at}.png`]);
  const svg = () =>
    save(async (film, theme) => [new Blob([svgOf(stillAt(film, at), theme)], { type: 'image/svg+xml' }), `-${at}.svg`]);
  const gif = () => {
    const onProgress = (done: number, of: number): void => setWork({ kind: 'drawing', done, of });
    return save(async (film, theme) => [await animation(film, theme, onProgress, stop.current.signal), '.gif']);
  };

  const isDrawing = work.kind === 'drawing';
  return (
    <Dialog open title={say.title} onClose={onClose}>
      <div class="export">
        <section>
          <h3>{say.picture}</h3>
          <p class="quiet">{say.pictureAbout}</p>
          <div class="row">
            <Button onClick={png} disabled={isDrawing}>
              {say.png}
            </Button>
            <Button onClick={svg} disabled={isDrawing}>
              {say.svg}
            </Button>
          </div>
        </section>
        <section>
          <h3>{say.animation}</h3>
          <p class="quiet">{say.animationAbout(ANIMATION.frames)}</p>
          <div class="row">
            {isDrawing ? (
              <Button onClick={() => stop.current.abort()}>{say.stop}</Button>
            ) : (
              <Button onClick={gif}>{say.gif}</Button>
            )}
            {isDrawing && (
              <progress class="export-progress" value={work.done} max={work.of} aria-label={say.animation} />
            )}
          </div>
        </section>
        <p class="export-said" role="status">
          {isDrawing && say.drawing(work.done, work.of)}
          {work.kind === 'saved' && say.saved}
          {work.kind === 'failed' && say.failed}
        </p>
        {replay.code !== null && (
          <section>
            <h3>{say.embed}</h3>
            <p class="quiet">{say.embedAbout}</p>
            <label class="export-check">
              <input type="checkbox" checked={fromHere} onChange={() => setFromHere(!fromHere)} /> {say.fromHere}
            </label>
            <code class="export-code">{embedSnippet(shareLink(''), replay.code, title, fromHere ? at : null)}</code>
            <Copy text={embedSnippet(shareLink(''), replay.code, title, fromHere ? at : null)}>{say.copyCode}</Copy>
          </section>
        )}
      </div>
    </Dialog>
  );
}

const blobOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture'))), 'image/png'),
  );
