import { pictureCanvas } from '../../src/page/picture-canvas.ts';
import { ANIMATION, spreadOver } from '../../src/parts/picture/frames.ts';
import type { Theme } from '../../src/parts/picture/palette.ts';
import type { GifJob } from './gif-worker.ts';
import { type Film, framesOf } from './pictures.ts';

const SAMPLES = 5; // frames whose colours are used for all

/** Draws every frame here, where the fonts are, and encodes them in a worker, so that the page stays responsive. */
export async function animation(
  film: Film,
  theme: Theme,
  onProgress: (done: number, of: number) => void,
  signal: AbortSignal,
): Promise<Blob> {
  const { count, frame } = framesOf(film);
  const worker = new Worker(new URL('./gif-worker.ts', import.meta.url), { type: 'module' });
  const ask = asker(worker, signal);
  const pixelsOf = (i: number): ImageData => {
    const canvas = pictureCanvas(frame(i), theme, ANIMATION.width);
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('no canvas');
    return pen.getImageData(0, 0, canvas.width, canvas.height);
  };
  try {
    onProgress(0, count);
    const samples: ImageData[] = [];
    for (const i of spreadOver(count - 1, SAMPLES)) {
      samples.push(pixelsOf(i));
      await breath();
    }
    const [{ width, height } = { width: 1, height: 1 }] = samples;
    await ask({ kind: 'start', width, height, samples: samples.map(({ data }) => data) });
    for (let i = 0; i < count; i++) {
      const milliseconds = i === count - 1 ? ANIMATION.last : ANIMATION.step;
      await ask({ kind: 'frame', pixels: pixelsOf(i).data, milliseconds });
      onProgress(i + 1, count);
    }
    const file = await ask({ kind: 'end' });
    if (!file) throw new Error('no file');
    return new Blob([file], { type: 'image/gif' });
  } finally {
    worker.terminate();
  }
}

/** Lets the browser paint and react. */
const breath = (): Promise<void> => new Promise((then) => setTimeout(then));

/** Sends a job and waits for its answer. */
const asker =
  (worker: Worker, signal: AbortSignal) =>
  (job: GifJob): Promise<Uint8Array<ArrayBuffer> | null> =>
    new Promise((answer, fail) => {
      if (signal.aborted) return fail(new Error('stopped'));
      signal.addEventListener('abort', () => fail(new Error('stopped')), { once: true });
      worker.onmessage = ({ data }: MessageEvent<Uint8Array<ArrayBuffer> | null>) => answer(data);
      worker.onerror = () => fail(new Error('the worker failed'));
      worker.postMessage(job, job.kind === 'frame' ? [job.pixels.buffer] : []);
    });
