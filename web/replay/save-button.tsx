import { useEffect, useState } from 'preact/hooks';
import type { Language } from '../../src/kernel/game.ts';
import { ok, type Result } from '../../src/kernel/result.ts';
import { Button } from '../../src/page/button.tsx';
import { Icon } from '../../src/page/icon.tsx';
import { canWorkOffline } from '../app/worker.ts';
import { offlineText } from '../offline/offline-text.ts';
import { idOfLog, idOfMatch, removeReplay, savedLog, saveReplay } from '../offline/saved-replays.ts';
import { storePages } from '../offline/store-pages.ts';
import { Refusal } from '../parts/loading.tsx';
import { fetchLog, wholeLogOf } from './fetch-log.ts';
import { PlayerIcon } from './player-icon.tsx';
import type { LoadedReplay } from './read-replay.ts';

interface SaveButtonProps {
  readonly replay: LoadedReplay;
  readonly language: Language;
}

type State = 'unknown' | 'unsaved' | 'busy' | 'saved';

/** Saves the replay in this browser, or removes it. Hidden where pages cannot be opened offline. */
export function SaveButton({ replay, language }: SaveButtonProps) {
  const say = offlineText(language);
  const [state, setState] = useState<State>('unknown');
  const [fault, setFault] = useState<string | null>(null);
  useEffect(() => {
    if (!canWorkOffline()) return;
    let current = true;
    void idOf(replay)
      .then(savedLog)
      .then((found) => current && setState(found === null ? 'unsaved' : 'saved'));
    return () => {
      current = false;
    };
  }, [replay]);
  if (state === 'unknown') return null;

  const save = async (): Promise<void> => {
    setState('busy');
    const log = await logToSave(replay, language);
    const isStored = log.ok && (await store(replay, log.value));
    setFault(isStored ? null : log.ok ? say.full : say.notFetched);
    setState(isStored ? 'saved' : 'unsaved');
    if (isStored) storePages();
  };
  const remove = async (): Promise<void> => {
    await removeReplay(await idOf(replay)).catch(() => {});
    setState('unsaved');
  };
  return (
    <>
      {state === 'saved' ? (
        <Button icon={<Icon name="check" />} onClick={remove}>
          {say.remove}
        </Button>
      ) : (
        <Button icon={<PlayerIcon name="save" />} disabled={state === 'busy'} onClick={save}>
          {state === 'busy' ? say.saving : say.save}
        </Button>
      )}
      {fault !== null && <Refusal>{fault}</Refusal>}
    </>
  );
}

const idOf = async ({ savedAs, code, text }: LoadedReplay): Promise<string> =>
  savedAs ?? (code === null ? idOfLog(text) : idOfMatch(code));

/** A match of the server is saved with the reasons of its bots, so that the Why tab works offline. */
async function logToSave({ code, text }: LoadedReplay, language: Language): Promise<Result<string, unknown>> {
  if (code === null) return ok(text);
  return fetchLog(wholeLogOf(code), language, () => {}, new AbortController().signal);
}

async function store(replay: LoadedReplay, log: string): Promise<boolean> {
  const { game } = replay.recording;
  const { code, name } = replay;
  const bytes = new Blob([log]).size;
  const about = { id: await idOf(replay), name: code ?? name, game: game.id, title: game.title, at: Date.now(), bytes };
  return saveReplay(about, log).then(
    () => true,
    () => false,
  );
}
