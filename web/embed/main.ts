import '../style/fonts.css';
import '../style/tokens.css';
import './style.css';
import { readEmbed } from './address.ts';
import { showBoard } from './board.ts';
import { showReplay } from './player.ts';

// A page for frames on other websites. It has no token, sends no commands and stores nothing.

const embedded = readEmbed(location.pathname, location.search, navigator.languages);
if (embedded) {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const paint = (): void => {
    document.documentElement.dataset.theme = dark.matches ? 'plot-room' : 'paper';
  };
  paint();
  dark.addEventListener('change', paint);
  document.documentElement.lang = embedded.language;
  if (embedded.kind === 'board') showBoard(document.body, embedded);
  else void showReplay(document.body, embedded);
}
