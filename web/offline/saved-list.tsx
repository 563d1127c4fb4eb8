import { Button } from '../../src/page/button.tsx';
import { useLanguage } from '../../src/page/language.ts';
import { useText } from '../app/use-api.ts';
import { canWorkOffline } from '../app/worker.ts';
import { localeOf } from '../me/figures.ts';
import { offlineText } from './offline-text.ts';
import type { SavedReplay } from './saved-replays.ts';
import { useSavedReplays } from './use-saved-replays.ts';
import './style.css';

/** The replays saved in this browser. */
export function SavedList({ watch }: { watch(replay: SavedReplay): void }) {
  const language = useLanguage();
  const say = offlineText(language);
  const { gameTitle } = useText();
  const [replays, remove] = useSavedReplays();
  if (!canWorkOffline() || replays === null) return null;
  return (
    <section class="offline" aria-labelledby="saved-heading">
      <h2 id="saved-heading" class="heading">
        {say.replays}
      </h2>
      {replays.length === 0 && <p class="quiet small">{say.noReplays}</p>}
      <ul class="saved-replays">
        {replays.map((replay) => {
          const title = `${gameTitle(replay.game, replay.title)} · ${replay.name}`;
          const date = new Date(replay.at).toLocaleDateString(localeOf(language), { dateStyle: 'medium' });
          return (
            <li key={replay.id} class="saved-replay">
              <span class="saved-replay-name">
                {title}
                <span class="quiet small">{say.savedOn(date, sizeOf(replay.bytes, language))}</span>
              </span>
              <Button aria-label={say.watchOf(title)} onClick={() => watch(replay)}>
                {say.watch}
              </Button>
              <Button kind="quiet" aria-label={say.removeOf(title)} onClick={() => remove(replay.id)}>
                {say.forget}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const MEGABYTE = 1024 * 1024;

function sizeOf(bytes: number, language: string): string {
  const isLarge = bytes >= MEGABYTE;
  const figure = isLarge ? bytes / MEGABYTE : Math.max(1, bytes / 1024);
  return `${figure.toLocaleString(language, { maximumFractionDigits: isLarge ? 1 : 0 })} ${isLarge ? 'MB' : 'KB'}`;
}
