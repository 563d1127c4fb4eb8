import { paintPicture, pictureFonts } from '../../src/page/picture-canvas.ts';
import type { Theme } from '../../src/parts/picture/palette.ts';
import type { Embedded } from './address.ts';
import { showBoard } from './board.ts';
import { embedText } from './embed-text.ts';
import { type Film, filmOf } from './film.ts';
import { element, notice, openLink } from './parts.ts';

const STEP = 500; // milliseconds per position
const LONGEST = 90; // seconds that a replay may take; longer matches skip positions

/** A replay with a play button and a slider. A match that is not over yet is shown as a board. */
export async function showReplay(root: HTMLElement, embedded: Embedded): Promise<void> {
  const { code, language } = embedded;
  const say = embedText(language);
  root.replaceChildren(element('main', { className: 'embed' }, notice(say.loading)));
  try {
    const answer = await fetch(`/api/matches/${code}/log?eyes=archive`, { credentials: 'omit' });
    if (answer.status === 409) return showBoard(root, { ...embedded, kind: 'board', at: null });
    if (!answer.ok) return root.replaceChildren(element('main', { className: 'embed' }, notice(say.notFound(code))));
    const [film] = await Promise.all([filmOf(await answer.text(), language), pictureFonts()]);
    play(root, embedded, film);
  } catch {
    root.replaceChildren(element('main', { className: 'embed' }, notice(say.offline)));
  }
}

function play(root: HTMLElement, embedded: Embedded, film: Film): void {
  const { code, language } = embedded;
  const say = embedText(language);
  let at = Math.min(film.last, embedded.at ?? 0);
  let timer: ReturnType<typeof setInterval> | undefined;
  const canvas = element('canvas', { className: 'embed-board' });
  canvas.setAttribute('role', 'img');
  const button = element('button', { type: 'button', className: 'embed-play' });
  const slider = element('input', { type: 'range', min: '0', max: String(film.last), value: String(at) });
  slider.setAttribute('aria-label', say.position);
  const count = element('span', { className: 'embed-count' });
  const stage = element('div', { className: 'embed-stage' }, canvas);

  const draw = (): void => {
    const { clientWidth: width, clientHeight: height } = stage;
    if (width === 0 || height === 0) return;
    const sharp = Math.min(2, devicePixelRatio);
    canvas.width = Math.round(width * sharp);
    canvas.height = Math.round(height * sharp);
    const pen = canvas.getContext('2d');
    const picture = film.frame(at, { width, height });
    pen?.scale(sharp, sharp);
    if (pen) paintPicture(pen, picture, (document.documentElement.dataset.theme ?? 'paper') as Theme);
    canvas.setAttribute('aria-label', picture.notes.map(({ text }) => text).join('. '));
  };
  const show = (n: number): void => {
    at = Math.min(film.last, Math.max(0, n));
    slider.value = String(at);
    slider.setAttribute('aria-valuetext', say.of(at, film.last));
    count.textContent = say.of(at, film.last);
    draw();
  };
  const stop = (): void => {
    clearInterval(timer);
    timer = undefined;
    button.textContent = say.play;
  };
  const stride = Math.max(1, Math.ceil((film.last * STEP) / (LONGEST * 1000)));
  const start = (): void => {
    if (at === film.last) show(0);
    button.textContent = say.pause;
    timer = setInterval(() => {
      show(at + stride);
      if (at === film.last) stop();
    }, STEP);
  };

  button.addEventListener('click', () => (timer === undefined ? start() : stop()));
  slider.addEventListener('input', () => {
    stop();
    show(Number(slider.value));
  });
  new ResizeObserver(draw).observe(stage);
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', draw);
  document.title = `${film.title} · ${code}`;
  root.replaceChildren(
    element('main', { className: 'embed' }, stage, element('footer', {}, button, slider, count, openLink(embedded))),
  );
  stop();
  show(at);
}
