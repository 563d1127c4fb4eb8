import { useEffect, useMemo } from 'preact/hooks';
import { Button } from '../../src/page/button.tsx';
import { Icon } from '../../src/page/icon.tsx';
import { useLanguage } from '../../src/page/language.ts';
import { FACTS_OF, rulesOf, useGame, useLobby } from '../app/games.ts';
import { Link } from '../app/navigation.tsx';
import { useText } from '../app/use-api.ts';
import { Loading, Refusal } from '../parts/loading.tsx';
import { NotLoaded } from '../parts/not-loaded.tsx';
import { Offline } from '../parts/offline.tsx';
import { capital } from '../parts/side.ts';
import { Top } from '../parts/top.tsx';
import type { ShellText } from '../text/shell-text.ts';
import { Lobby } from './lobby.tsx';
import { Match } from './match.tsx';
import { makeStage } from './scene.ts';
import { usePlay } from './use-play.ts';
import { usePushFor } from './use-push-for.ts';
import { useTurnAlert } from './use-turn-alert.ts';

/** A match: the lobby before it starts, the game after. */
export function Table({ code }: { readonly code: string }) {
  const say = useText();
  const language = useLanguage();
  const { play, connection } = usePlay(code);
  const { table } = play;
  const isOpen = table?.status === 'open';
  const lobby = useLobby(isOpen ? table.game : undefined);
  const game = useGame(isOpen ? undefined : table?.game);
  const loaded = isOpen ? lobby : game;
  const ready = typeof loaded === 'object' ? loaded : null;
  const setup = table && !isOpen ? JSON.stringify(table.setup) : null;

  const isMyTurn = play.connection === 'live' && !play.over && Object.values(play.asks).some(({ must }) => must);
  useTurnAlert(code, isMyTurn, say.yourTurn);
  usePushFor(code, !play.over && (play.you?.seats.length ?? 0) > 0);
  useEffect(() => {
    if (play.version) reloadOnce(play.version);
  }, [play.version]);

  const stage = useMemo(() => {
    const rules = ready && setup !== null ? rulesOf(ready.game, JSON.parse(setup)) : null;
    return ready && rules ? { ...ready, rules, stage: makeStage(code, ready.game, rules) } : null;
  }, [code, ready, setup]);

  if (play.connection === 'closed' && play.why !== 'wrong-token' && play.why !== 'signed-out')
    return (
      <Notice title={closedTitle(say, play.why, code)}>
        {play.why === 'no-such-match' && <p class="quiet">{say.noSuchMatchAbout}</p>}
        {play.why === 'bad-hello' && (
          <Button kind="main" onClick={() => location.reload()}>
            {say.reload}
          </Button>
        )}
      </Notice>
    );
  const facts = table && FACTS_OF.get(table.game); // shown while its board loads
  if (!table || !connection || loaded === 'loading')
    return (
      <Notice quiet>
        <Loading>{play.connection === 'waiting' ? say.reconnecting : say.connecting}</Loading>
        {play.connection === 'waiting' && connection && (
          <>
            <Button onClick={() => connection.again()}>{say.tryNow}</Button>
            <Offline isSaid />
          </>
        )}
        {facts && (
          <p class="about">
            <strong>{say.gameTitle(table.game, facts.title)}.</strong> {capital(facts.about[language])}.
          </p>
        )}
      </Notice>
    );
  if (loaded === 'failed' || loaded === null)
    return <Notice>{loaded === null ? <Refusal>{say.noBoard}</Refusal> : <NotLoaded />}</Notice>;
  if (isOpen && typeof lobby === 'object' && lobby)
    return <Lobby table={table} play={play} connection={connection} loaded={lobby} />;
  if (!stage)
    return (
      <Notice>
        <NotLoaded />
      </Notice>
    );
  return <Match code={code} play={play} table={table} connection={connection} {...stage} />;
}

function closedTitle(say: ShellText, why: string | null, code: string): string {
  if (why === 'banned') return say.banned;
  return why === 'no-such-match' ? say.noSuchMatch(code) : say.cannotTalk;
}

interface NoticeProps {
  readonly title?: string;
  readonly quiet?: boolean;
  readonly children?: preact.ComponentChildren;
}

/** A short page. */
export function Notice({ title, quiet, children }: NoticeProps) {
  const say = useText();
  return (
    <div class="page">
      <Top />
      <main id="main" class="notice">
        {title && <h1>{title}</h1>}
        <div class="row">
          {children}
          {!quiet && (
            <Link to="/" class="button is-plain">
              <Icon name="home" /> {say.toHome}
            </Link>
          )}
        </div>
      </main>
    </div>
  );
}

declare const __VERSION__: string;

/** Reloads the page if its version differs from the server's, once per version. */
function reloadOnce(version: string): void {
  if (version === __VERSION__) return;
  try {
    if (sessionStorage.getItem('umpire.reloaded') === version) return;
    sessionStorage.setItem('umpire.reloaded', version);
  } catch {
    return; // without storage it could reload forever
  }
  location.reload();
}
