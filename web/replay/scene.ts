import type { Watcher } from '../../src/kernel/ids.ts';
import type { Scene } from '../../src/page/contract.ts';
import { say } from '../inspector/say.ts';
import type { Film } from './film.ts';

/** Which picture of the film: after which entry, by whose eyes, and what moved into it. */
export interface Shot {
  readonly at: number;
  readonly from: number | null; // the place one step before, if that is where one came from
  readonly eyes: Watcher;
  readonly shown: { readonly type: string } | null;
}

/** What a game draws its board from; in a film nobody has hands. */
export function sceneOf(
  film: Film,
  { at, from, eyes, shown }: Shot,
  look: Pick<Scene, 'match' | 'settings' | 'still' | 'draft' | 'setDraft'>,
): Scene {
  const { game, rules } = film;
  return {
    game,
    rules,
    watcher: eyes,
    view: film.viewAt(at, eyes),
    before: from === null ? null : film.viewAt(from, eyes),
    heard: film.heardUpTo(at, eyes),
    belief: () => film.beliefAt(at, eyes),
    hands: null,
    shown,
    say: (fact) => say({ game, rules, language: look.settings.language }, fact),
    ...look,
  };
}
