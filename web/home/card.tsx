import { useRef, useState } from 'preact/hooks';
import { Button } from '../../src/page/button.tsx';
import type { GameFacts } from '../../src/page/contract.ts';
import { Icon } from '../../src/page/icon.tsx';
import { useLanguage } from '../../src/page/language.ts';
import { remember, remembered } from '../../src/page/storage.ts';
import type { NewMatchRequest } from '../../src/wire/matches.ts';
import type { GameInfo } from '../app/api.ts';
import { hasCalculator, loadCard, useCard } from '../app/games.ts';
import { Link } from '../app/navigation.tsx';
import { useSettings } from '../app/settings.ts';
import { useApi, useText } from '../app/use-api.ts';
import { useEnterMatch } from '../app/use-enter-match.ts';
import { Lazy } from '../parts/lazy.tsx';
import { Refusal } from '../parts/loading.tsx';
import { OpponentSearch } from '../parts/opponent-search.tsx';
import { RulesSheet } from '../parts/rules-sheet.tsx';
import { capital } from '../parts/side.ts';
import { type Choice, matchOf, planOf, promiseOf, watchedMatch } from './choice.ts';
import { homeText } from './home-text.ts';
import type { LessonLink } from './lesson.ts';
import { Miniature } from './miniature.tsx';
import { useInView } from './use-in-view.ts';

const cardOptions = async () => (await import('./card-options.tsx')).CardOptions;

interface GameCardProps {
  readonly id: string;
  readonly facts: GameFacts | null; // null: a game that this page was not built with
  readonly info: GameInfo | null; // null: not loaded yet
  readonly lesson: LessonLink | null; // null: the game has no lessons
  readonly isNew: boolean; // to this visitor: offer the lesson first
}

/** A game on the home page: its picture, Play, and quiet links to everything else. */
export function GameCard({ id, facts, info, lesson, isNew }: GameCardProps) {
  const shell = useText();
  const language = useLanguage();
  const say = homeText(language);
  const api = useApi();
  const { settings } = useSettings();
  const card = useRef<HTMLElement>(null);
  const isSeen = useInView(card);
  const loaded = useCard(isSeen ? id : undefined); // the picture loads when it scrolls into view
  const [choice, setChoice] = useState(() => remembered<Choice>(`choice.${id}`, {}));
  const [isChanging, setChanging] = useState(false);
  const hasOptions = useRef(false); // the dialog stays mounted once opened: closing it returns the focus
  hasOptions.current ||= isChanging;
  const [isSearching, setSearching] = useState(false);
  const { enter, busy, fault } = useEnterMatch();

  const title = shell.gameTitle(id, facts?.title ?? info?.title ?? '');
  const about = facts?.about[language] ?? (language === 'en' ? (info?.about ?? '') : '');
  const choose = (change: Choice): void => {
    const next = { ...choice, ...change };
    setChoice(next);
    remember(`choice.${id}`, next);
  };
  const start = async (wish: Omit<NewMatchRequest, 'game'>): Promise<void> => {
    const picked = choice.setUp === undefined ? undefined : (await loadCard(id))?.choice;
    const isOffered = picked?.among.some((one) => one.id === choice.setUp);
    const options = picked && isOffered ? { options: { [picked.option]: choice.setUp } } : {};
    const name = settings.name.trim() || shell.guest;
    await enter(api.create({ game: id, name, start: true, ...options, ...wish }));
  };
  const isIdle = info !== null && !busy;
  const play = (): void => void (info && start(matchOf(info, planOf(info, choice))));
  const watch = (): void => void (info && start(watchedMatch(info, planOf(info, choice))));
  const isLessonFirst = lesson !== null && isNew;
  return (
    <article ref={card} class="game-card" aria-labelledby={`game-${id}`}>
      <div class="game-card-picture">
        <Miniature id={id} loaded={loaded} />
      </div>
      <div class="game-card-words">
        <h2 id={`game-${id}`}>{title}</h2>
        <p class="game-card-about quiet">{about && `${capital(about)}.`}</p>
        <div class="game-card-play">
          {isLessonFirst && (
            <Link to={lesson.to} class="button is-main" aria-label={say.learnGame(title, lesson.minutes)}>
              {say.learn(lesson.minutes)}
            </Link>
          )}
          <Button
            kind={isLessonFirst ? 'plain' : 'main'}
            icon={<Icon name="play" />}
            disabled={!isIdle}
            aria-label={say.playGame(title)}
            onClick={play}
          >
            {say.play}
          </Button>
          <span class="game-card-tag quiet">{facts && tagOf(facts, info, choice, say)}</span>
          <Button
            kind="quiet"
            class="game-card-change"
            disabled={!isIdle}
            aria-label={say.changeOf(title)}
            onClick={() => setChanging(true)}
          >
            {say.change}
          </Button>
        </div>
        <div class="game-card-more">
          {lesson && !isLessonFirst && (
            <Link to={lesson.to} class="button is-quiet">
              {say.learnAgain}
            </Link>
          )}
          <Button kind="quiet" disabled={!isIdle} onClick={() => setSearching(true)}>
            {say.find}
          </Button>
          <Link to={`/new/${id}`} class="button is-quiet">
            {say.withFriends}
          </Link>
          <Button kind="quiet" disabled={!isIdle} onClick={watch}>
            {say.watchBots}
          </Button>
          <RulesSheet game={id} title={title} />
          {hasCalculator(id) && (
            <Link to={`/odds/${id}`} class="button is-quiet">
              {shell.odds}
            </Link>
          )}
        </div>
        {fault !== null && <Refusal>{fault}</Refusal>}
      </div>
      {info && hasOptions.current && (
        <Lazy
          load={cardOptions}
          silent
          props={{
            open: isChanging,
            info,
            title,
            choice,
            setUps: typeof loaded === 'object' ? loaded?.choice : undefined,
            isBusy: busy,
            onChoose: choose,
            onPlay: play,
            onClose: () => setChanging(false),
          }}
        />
      )}
      {info && isSearching && <OpponentSearch info={info} title={title} onClose={() => setSearching(false)} />}
    </article>
  );
}

/** "10 min, easy", in the player's language. */
function tagOf(facts: GameFacts, info: GameInfo | null, choice: Choice, say: ReturnType<typeof homeText>): string {
  const { minutes, level } = promiseOf(facts.length, info, choice);
  return [minutes === null ? '' : say.minutes(minutes), level === null ? '' : say.level(level)]
    .filter(Boolean)
    .join(', ');
}
