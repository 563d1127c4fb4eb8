import { useEffect, useState } from 'preact/hooks';
import { ok } from '../../src/kernel/result.ts';
import { Button } from '../../src/page/button.tsx';
import { Dialog } from '../../src/page/dialog.tsx';
import { Icon } from '../../src/page/icon.tsx';
import { useLanguage } from '../../src/page/language.ts';
import { AMONG_PEOPLE } from '../../src/wire/messages.ts';
import type { BotOffer } from '../../src/wire/opponents.ts';
import type { Failure, GameInfo } from '../app/api.ts';
import { Link, useRoute } from '../app/navigation.tsx';
import { useSession } from '../app/session.ts';
import { useSettings } from '../app/settings.ts';
import { useApi, useText } from '../app/use-api.ts';
import { useEnterMatch } from '../app/use-enter-match.ts';
import { matchOf, planOf } from '../home/choice.ts';
import { ratingText } from '../me/figures.ts';
import { usePlayerName } from '../me/use-player-name.ts';
import { Refusal } from '../parts/loading.tsx';
import { clockFace } from '../parts/time-span.ts';
import { useTurnAlert } from '../table/use-turn-alert.ts';
import { opponentText } from './opponent-text.ts';
import './style.css';
import { type SearchState, useSearch } from './use-search.ts';

interface SearchProps {
  readonly info: GameInfo;
  readonly title: string; // of the game
  onClose(): void;
}

/** Looks for an opponent and goes to the match; after a while a bot is offered. Closing the dialog stops the search. */
export function Search(props: SearchProps) {
  const [attempt, setAttempt] = useState(0);
  return <Attempt key={attempt} {...props} onAgain={() => setAttempt(attempt + 1)} />;
}

function Attempt({ info, title, onClose, onAgain }: SearchProps & { onAgain(): void }) {
  const shell = useText();
  const say = opponentText(useLanguage());
  const api = useApi();
  const { settings } = useSettings();
  const name = settings.name.trim() || shell.guest;
  const { state, stop } = useSearch(info.id, name);
  const { enter, busy, fault } = useEnterMatch();
  const [isDeclined, setDeclined] = useState(false);
  const offer = state.at === 'waiting' ? state.offer : null;
  useTabTitle(say.looking, offer !== null && !isDeclined, say.none);

  const pass = state.at === 'paired' ? state.pass : null;
  useEffect(() => {
    if (pass) enter(Promise.resolve(ok(pass)));
  }, [pass]);

  const cancel = async (): Promise<void> => {
    const late = await stop();
    if (late) await enter(Promise.resolve(ok(late)));
    onClose();
  };
  const playBot = async (bot: string): Promise<void> => {
    const late = await stop();
    const { settings: running, ...wish } = matchOf(info, planOf(info, { bot }));
    const request = { game: info.id, name, start: true, ...wish, settings: { ...running, listed: true } };
    await enter(late ? Promise.resolve(ok(late)) : api.create(request));
  };

  const refusal = fault ?? (state.at === 'stopped' ? wordsOf(state.why, say.stopped) : null);
  return (
    <Dialog open title={say.title(title)} onClose={cancel}>
      {refusal === null && state.at !== 'stopped' ? (
        <div class="stack opponent">
          <Progress state={state} info={info} isDeclined={isDeclined} />
          {state.at === 'waiting' && <Terms isPair={info.ranked === 'pair'} />}
          <div class="row opponent-verbs">
            {offer && (
              <PlayBot
                info={info}
                offer={offer}
                isMain={!isDeclined}
                disabled={busy}
                onPlay={() => playBot(offer.bot)}
              />
            )}
            {offer && !isDeclined && <Button onClick={() => setDeclined(true)}>{say.keepWaiting}</Button>}
            <Button kind={offer ? 'quiet' : 'plain'} disabled={busy} onClick={cancel}>
              {say.cancel}
            </Button>
          </div>
        </div>
      ) : (
        <div class="stack opponent">
          <Refusal>{refusal}</Refusal>
          <div class="row opponent-verbs">
            <Button kind="main" onClick={onAgain}>
              {say.lookAgain}
            </Button>
            <Button onClick={cancel}>{say.cancel}</Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}

/** The server does not know why a ticket is gone, so the page names the likely reasons. */
const wordsOf = ({ code, words }: Failure, gone: string): string => (code === 'not-waiting' ? gone : words);

interface ProgressProps {
  readonly state: Exclude<SearchState, { readonly at: 'stopped' }>;
  readonly info: GameInfo;
  readonly isDeclined: boolean;
}

/** The live region changes only when something happens; the seconds are outside it. */
function Progress({ state, info, isDeclined }: ProgressProps) {
  const shell = useText();
  const language = useLanguage();
  const say = opponentText(language);
  const nameOf = usePlayerName([info]);
  const offer = state.at === 'waiting' && !isDeclined ? state.offer : null;
  const bot = offer && nameOf(info.id, { kind: 'bot', bot: offer.bot });
  const news = (): string => {
    if (state.at === 'paired') return say.found;
    if (!state.isConnected) return say.connectionLost;
    if (offer === null || bot === null) return say.looking;
    return offer.rating ? say.offer(bot) : say.offerUnrated(bot);
  };
  return (
    <>
      <div class="opponent-now">
        <p role="status">{news()}</p>
        {state.at === 'waiting' && <Elapsed since={state.since} />}
      </div>
      {offer?.rating && <p class="quiet small opponent-rating">{say.rating(ratingText(offer.rating, language))}</p>}
      {state.at === 'waiting' && offer === null && <p class="quiet small">{say.lookingAbout}</p>}
      {state.at === 'waiting' && offer === null && <p class="small">{say.clock(shell.duration(AMONG_PEOPLE.clock))}</p>}
    </>
  );
}

interface PlayBotProps {
  readonly info: GameInfo;
  readonly offer: BotOffer;
  readonly isMain: boolean;
  readonly disabled: boolean;
  onPlay(): void;
}

function PlayBot({ info, offer, isMain, disabled, onPlay }: PlayBotProps) {
  const say = opponentText(useLanguage());
  const nameOf = usePlayerName([info]);
  return (
    <Button kind={isMain ? 'main' : 'plain'} icon={<Icon name="bot" />} disabled={disabled} onClick={onPlay}>
      {say.playBot(nameOf(info.id, { kind: 'bot', bot: offer.bot }))}
    </Button>
  );
}

function Elapsed({ since }: { readonly since: number }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, []);
  return (
    <span class="mono opponent-time" role="timer">
      {clockFace(Math.max(0, Math.floor((now - since) / 1000)))}
    </span>
  );
}

/** Whether the match counts for a rating. */
function Terms({ isPair }: { readonly isPair: boolean }) {
  const say = opponentText(useLanguage());
  const session = useSession();
  const { at } = useRoute();
  if (session) return <p class="quiet small">{isPair ? say.ratedPair(session.name) : say.rated(session.name)}</p>;
  return (
    <p class="quiet small">
      {isPair ? say.guestPair : say.guest} {at !== 'me' && <Link to="/me">{say.myGames}</Link>}
    </p>
  );
}

/** The tab's title shows the search, with a dot when there is news. Restored afterwards. */
function useTabTitle(title: string, isNews: boolean, news: string): void {
  const [before] = useState(() => document.title);
  useTurnAlert(title, isNews, news);
  useEffect(
    () => () => {
      document.title = before;
    },
    [before],
  );
}
