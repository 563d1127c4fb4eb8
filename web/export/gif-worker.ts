import { Gif } from '../../src/parts/picture/gif.ts';

/** Messages to the worker: first some frames for the colours, then every frame, then the end. */
export type GifJob =
  | {
      readonly kind: 'start';
      readonly width: number;
      readonly height: number;
      readonly samples: readonly Uint8ClampedArray[];
    }
  | { readonly kind: 'frame'; readonly pixels: Uint8ClampedArray; readonly milliseconds: number }
  | { readonly kind: 'end' };

let gif: Gif | undefined;

// Every job is answered: `null`, and the file at the end.
addEventListener('message', ({ data }: MessageEvent<GifJob>) => {
  if (data.kind === 'start') gif = new Gif(data.width, data.height, data.samples);
  else if (data.kind === 'frame') gif?.add(data.pixels, data.milliseconds);
  postMessage(data.kind === 'end' ? (gif?.end() ?? null) : null);
});
