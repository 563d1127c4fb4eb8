type Draw = () => void;

const LATEST = 1_000; // milliseconds; a hidden page has no frames
const waiting = new Set<Draw>();
let isBusy = false;

/**
 * Draws something in a task of its own after the next frame, and after everything that waits already. Returns a way to cancel.
 * An effect would not do: it does not wait for a late frame, and on a slow phone every frame is late.
 */
export function takeTurn(draw: Draw): () => void {
  waiting.add(draw);
  if (!isBusy) afterFrame(next);
  isBusy = true;
  return () => waiting.delete(draw);
}

function next(): void {
  const [draw] = waiting;
  isBusy = draw !== undefined;
  if (!draw) return;
  waiting.delete(draw);
  afterFrame(next);
  draw();
}

function afterFrame(then: () => void): void {
  const done = (): void => {
    clearTimeout(late);
    cancelAnimationFrame(frame);
    setTimeout(then);
  };
  const late = setTimeout(done, document.hidden ? 0 : LATEST);
  const frame = requestAnimationFrame(done);
}
