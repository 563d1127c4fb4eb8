import type { Fact } from '../../src/kernel/fact.ts';
import type { Language } from '../../src/kernel/game.ts';
import { sayKernel } from '../../src/kernel/kernel-text.ts';
import { Button } from '../../src/page/button.tsx';
import { Link } from '../app/navigation.tsx';
import { SavedList } from '../offline/saved-list.tsx';
import type { SavedReplay } from '../offline/saved-replays.ts';
import { FileButton } from '../parts/file-button.tsx';
import { Refusal } from '../parts/loading.tsx';
import type { Missing, Progress } from './fetch-log.ts';
import { PlayerIcon } from './player-icon.tsx';
import { lineOf } from './read-replay.ts';
import { replayText } from './replay-text.ts';

/** Why the replay cannot be shown. */
export type Fault =
  | { readonly kind: 'missing'; readonly code: string; readonly missing: Missing }
  | { readonly kind: 'broken'; readonly fault: Fact; readonly text: string; readonly name: string };

interface LoadingProps {
  readonly progress: Progress | null;
  readonly isAsked: boolean; // its bots are asked again first
  readonly language: Language;
}

export function LoadingFilm({ progress, isAsked, language }: LoadingProps) {
  const say = replayText(language);
  const share = progress?.of ? Math.min(1, progress.bytes / progress.of) : null;
  const isHere = share === 1;
  return (
    <div class="replay-opening" role="status">
      <p>{isHere ? say.reading : isAsked && !progress ? say.askingAgain : say.loading}</p>
      <progress class="replay-progress" aria-label={say.loading} max={1} {...(share !== null && { value: share })} />
      <p class="quiet small mono">{progress ? say.fetched(Math.round(progress.bytes / 1024)) : '\u00a0'}</p>
      <p class="about">{say.about}</p>
    </div>
  );
}

interface FailedProps {
  readonly fault: Fault;
  readonly language: Language;
  again(): void;
  open(file: File): void;
  watch(replay: SavedReplay): void;
}

/** What went wrong, where, and what to do. */
export function FailedFilm({ fault, language, again, open, watch }: FailedProps) {
  const say = replayText(language);
  const spot = fault.kind === 'broken' ? lineOf(fault.fault, fault.text) : undefined;
  return (
    <div class="replay-opening">
      <Refusal>{wordsOf(fault, language)}</Refusal>
      {spot && (
        <pre class="replay-line">
          <span class="quiet">{spot.line}</span> {spot.text}
        </pre>
      )}
      <div class="row">
        {fault.kind === 'missing' && fault.missing.kind === 'not-over' && (
          <Link class="button is-main" to={`/m/${fault.code}`}>
            {say.toTable}
          </Link>
        )}
        {fault.kind === 'missing' && fault.missing.kind !== 'not-found' && <Button onClick={again}>{say.again}</Button>}
        <OpenFile open={open} language={language} />
        <Link class="button is-quiet" to="/">
          {say.home}
        </Link>
      </div>
      {fault.kind === 'missing' && fault.missing.kind === 'offline' && <SavedList watch={watch} />}
    </div>
  );
}

function wordsOf(fault: Fault, language: Language): string {
  const say = replayText(language);
  if (fault.kind === 'broken') {
    const { game } = fault.fault;
    const why =
      fault.fault.code === 'unplayed-game'
        ? say.noGame(String(game))
        : (sayKernel(fault.fault, language) ?? say.strangeSetUp);
    return fault.name === '' ? say.brokenMatch(why) : say.brokenFile(fault.name, why);
  }
  switch (fault.missing.kind) {
    case 'not-over':
      return say.notOver(fault.code);
    case 'not-found':
      return say.notFound(fault.code);
    case 'offline':
      return say.offline;
    case 'refused':
      return say.refused(fault.missing.words);
  }
}

/** The start page of the replay, without a match. */
export function ChooseFile({ open, watch, language }: Pick<FailedProps, 'open' | 'watch' | 'language'>) {
  const say = replayText(language);
  return (
    <div class="replay-opening replay-choose">
      <h2>{say.openTitle}</h2>
      <p class="quiet">{say.openAbout}</p>
      <div class="row">
        <OpenFile open={open} language={language} isMain />
        <span class="quiet">{say.drop}</span>
      </div>
      <SavedList watch={watch} />
    </div>
  );
}

interface OpenFileProps {
  open(file: File): void;
  readonly language: Language;
  readonly isMain?: boolean;
}

/** Opens another file. */
export function OpenFile({ open, language, isMain = false }: OpenFileProps) {
  const say = replayText(language);
  return (
    <FileButton label={say.choose} kind={isMain ? 'main' : 'plain'} icon={<PlayerIcon name="file" />} open={open}>
      {isMain ? say.choose : say.another}
    </FileButton>
  );
}
