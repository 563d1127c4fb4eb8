import { useEffect, useState } from 'preact/hooks';
import { useLanguage } from '../../src/page/language.ts';
import { loadGame } from '../app/games.ts';
import { go } from '../app/navigation.tsx';
import type { StoredGame } from '../app/route.ts';
import { idOfMatch, type SavedReplay, savedLog } from '../offline/saved-replays.ts';
import { Top } from '../parts/top.tsx';
import { fetchLog, logOfGame, logOfMatch, type Missing, type Progress } from './fetch-log.ts';
import { ChooseFile, FailedFilm, type Fault, LoadingFilm } from './opening.tsx';
import { type LoadedReplay, type ReplaySource, readReplay } from './read-replay.ts';
import './style.css';
import { Player } from './player.tsx';
import { replayText } from './replay-text.ts';

type Opening =
  | { readonly at: 'choosing' }
  | { readonly at: 'loading'; readonly progress: Progress | null }
  | { readonly at: 'failed'; readonly fault: Fault }
  | { readonly at: 'showing'; readonly replay: LoadedReplay; readonly since: number };

interface ReplayProps {
  readonly code: string | null; // match code
  readonly stored?: StoredGame | null; // a game of an experiment
}

/** Replays a finished match: by its code, from an experiment, or from a local file. */
export function Replay({ code, stored = null }: ReplayProps) {
  const language = useLanguage();
  const [opening, setOpening] = useState<Opening>({ at: (code ?? stored) ? 'loading' : 'choosing', progress: null });
  const [tries, setTries] = useState(0);

  useEffect(() => {
    if (code === null && stored === null) {
      setOpening({ at: 'choosing' });
      return;
    }
    const stop = new AbortController();
    setOpening({ at: 'loading', progress: null });
    const onProgress = (progress: Progress): void => setOpening({ at: 'loading', progress });
    const name = code ?? (stored ? nameOf(stored) : '');
    const path = stored ? logOfGame(stored) : logOfMatch(name);
    fetchLog(path, language, onProgress, stop.signal).then(async (told) => {
      const copy = told.ok || code === null || told.error.kind === 'not-over' ? null : await openCopy(code);
      const next = told.ok
        ? await openLog(told.value, { code, name, stored })
        : (copy ?? failed({ kind: 'missing', code: name, missing: stored ? plainly(told.error) : told.error }));
      if (!stop.signal.aborted) setOpening(next);
    });
    return () => stop.abort();
  }, [code, tries]);

  const open = async (file: File): Promise<void> => {
    history.replaceState(null, '', '/replay'); // the old address no longer fits
    setOpening({ at: 'loading', progress: { bytes: file.size, of: file.size } });
    setOpening(await openLog(await file.text(), { code: null, name: file.name, stored: null }));
  };
  useDrop(open);
  const watch = async ({ id, name }: SavedReplay): Promise<void> => {
    if (id === idOfMatch(name)) return go(`/replay/${name}`); // from the server if it answers
    const text = await savedLog(id);
    if (text !== null) setOpening(await openLog(text, { code: null, name, savedAs: id }));
  };

  if (opening.at === 'showing')
    return <Player key={opening.since} replay={opening.replay} language={language} open={open} />;
  return (
    <div class="replay-page">
      <Top>
        <h1 class="replay-title">{replayText(language).replay}</h1>
      </Top>
      <main id="main" class="replay-main">
        {opening.at === 'choosing' && <ChooseFile open={open} watch={watch} language={language} />}
        {opening.at === 'loading' && (
          <LoadingFilm progress={opening.progress} isAsked={stored !== null} language={language} />
        )}
        {opening.at === 'failed' && (
          <FailedFilm
            fault={opening.fault}
            language={language}
            again={() => setTries(tries + 1)}
            open={open}
            watch={watch}
          />
        )}
      </main>
    </div>
  );
}

/** For games of experiments the server's text says what is missing. */
const plainly = (missing: Missing): Missing => (missing.kind === 'offline' ? missing : { ...missing, kind: 'refused' });

/** The name of the file when downloaded. */
const nameOf = ({ experiment, pair, which }: StoredGame): string => `${experiment}-${pair}-${which + 1}.jsonl`;

const failed = (fault: Fault): Opening => ({ at: 'failed', fault });

/** The offline copy of a match, if it was saved. */
async function openCopy(code: string): Promise<Opening | null> {
  const savedAs = idOfMatch(code);
  const text = await savedLog(savedAs);
  return text === null ? null : openLog(text, { code: null, name: code, savedAs });
}

async function openLog(text: string, from: ReplaySource): Promise<Opening> {
  try {
    const replay = await readReplay(text, loadGame, from);
    if (replay.ok) return { at: 'showing', replay: replay.value, since: performance.now() };
    return failed({ kind: 'broken', fault: replay.error, text, name: (from.code ?? from.stored) ? '' : from.name });
  } catch {
    return failed({ kind: 'missing', code: from.name, missing: { kind: 'offline', words: '' } }); // the game failed to load
  }
}

/** A file can be dropped anywhere on the page. */
function useDrop(open: (file: File) => void): void {
  useEffect(() => {
    const over = (event: DragEvent): void => event.preventDefault();
    const drop = (event: DragEvent): void => {
      event.preventDefault();
      const file = event.dataTransfer?.files[0];
      if (file) open(file);
    };
    addEventListener('dragover', over);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', over);
      removeEventListener('drop', drop);
    };
  }, []);
}
