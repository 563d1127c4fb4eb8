import type { Watcher } from '../../src/kernel/ids.ts';
import type { Scene } from '../../src/page/contract.ts';
import { say } from '../inspector/say.ts';
import type { Recording } from './recording.ts';

/** One frame: the position, the watcher, and what changed. */
interface Shot {
  readonly at: number;
  readonly from: number | null; // the previous position, if it was one step before
  readonly watcher: Watcher;
  readonly shown: { readonly type: string } | null;
}

/** What a game draws its board from; a replay has no controls. */
export function sceneOf(
  recording: Recording,
  { at, from, watcher, shown }: Shot,
  look: Pick<Scene, 'match' | 'settings' | 'still' | 'draft' | 'setDraft'>,
): Scene {
  const { game, rules } = recording;
  return {
    game,
    rules,
    watcher,
    view: recording.viewAt(at, watcher),
    before: from === null ? null : recording.viewAt(from, watcher),
    heard: recording.heardUpTo(at, watcher),
    belief: () => recording.beliefAt(at, watcher),
    controls: null,
    shown,
    say: (fact) => say({ game, rules, language: look.settings.language }, fact),
    ...look,
  };
}
