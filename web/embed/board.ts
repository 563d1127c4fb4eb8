import type { Embedded } from './address.ts';
import { embedText } from './embed-text.ts';
import { element, notice, openLink } from './parts.ts';

const AGAIN = 30_000; // milliseconds between two pictures of a match in progress

/** One board: the server draws what spectators may see, or the position of a finished match. */
export function showBoard(root: HTMLElement, embedded: Embedded): void {
  const { code, at, language } = embedded;
  const say = embedText(language);
  const address = `/api/matches/${code}/picture.png?lang=${language}${at === null ? '' : `&at=${at}`}`;
  const picture = element('img', { className: 'embed-board', alt: say.board(code), src: address });
  const main = element('main', { className: 'embed' }, picture, element('footer', {}, openLink(embedded)));
  picture.addEventListener('error', () => picture.replaceWith(notice(say.notFound(code))), { once: true });
  root.replaceChildren(main);
  if (at !== null) return;
  let round = 0;
  setInterval(() => {
    if (document.hidden) return;
    const next = new Image(); // if it fails, the last picture stays
    next.addEventListener('load', () => {
      picture.src = next.src;
    });
    next.src = `${address}#${++round}`; // the browser asks again whether it has changed
  }, AGAIN);
}
