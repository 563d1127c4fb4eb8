import type { Scene } from '../../../page/contract.ts';
import { withoutArticle } from '../../../parts/text/article.ts';
import type { ForceKinds } from '../kinds.ts';
import type { Side, View } from '../view.ts';
import { seatSide } from '../view.ts';
import type { Draft } from './draft.ts';

export type ForceScene = Scene<ForceKinds, Draft>;

/** The side at the near edge of the table; spectators see the table from dark's side. */
export const nearSide = ({ watcher }: Pick<View, 'watcher'>): Side => seatSide(watcher) ?? 'dark';

export const sideClass = (side: Side): string => (side === 'dark' ? 'side-a' : 'side-b');

export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** A side's name as a heading, without the article. */
export const sideName = ({ game, settings }: Pick<ForceScene, 'game' | 'settings'>, side: Side): string =>
  capital(withoutArticle(game.name?.(side, settings.language) ?? side));
