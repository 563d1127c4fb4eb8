import { useEffect, useRef, useState } from 'preact/hooks';
import { useLanguage } from '../../src/page/language.ts';
import type { ExperimentInfo, ExperimentStatus } from '../../src/wire/arena.ts';
import type { GameInfo } from '../app/api.ts';
import { Link } from '../app/navigation.tsx';
import { useApi, useText } from '../app/use-api.ts';
import { Loading, Refusal } from '../parts/loading.tsx';
import { Page } from '../parts/page.tsx';
import { Experiment } from './experiment.tsx';
import { ExperimentRow } from './experiment-row.tsx';
import { Ladder } from './ladder.tsx';
import { Begin } from './new-experiment.tsx';
import './style.css';
import { arenaText } from './arena-text.ts';
import { usePolled } from './use-polled.ts';

export interface ArenaProps {
  readonly id: string | null; // id of an experiment
  readonly ladder: string | null; // game of a ladder
}

/** The arena: all experiments, one of them, or a ladder. */
export function Arena({ id, ladder }: ArenaProps) {
  const api = useApi();
  const [games, setGames] = useState<readonly GameInfo[] | null>(null);
  useEffect(() => {
    let current = true;
    api.games().then((told) => {
      if (current && told.ok) setGames(told.value);
    });
    return () => {
      current = false;
    };
  }, [api]);
  if (id !== null) return <Experiment key={id} id={id} games={games} />;
  if (ladder !== null) return <Ladder key={ladder} game={ladder} games={games} />;
  return <Experiments games={games} />;
}

const STATUSES: readonly ExperimentStatus[] = ['running', 'stopped', 'done'];
const always = (): boolean => true; // a new experiment may start at any time

function Experiments({ games }: { readonly games: readonly GameInfo[] | null }) {
  const language = useLanguage();
  const say = arenaText(language);
  const home = useText();
  const [game, setGame] = useState('');
  const [status, setStatus] = useState('');
  const query = new URLSearchParams({ ...(game && { game }), ...(status && { status }) }).toString();
  const { value, fault } = usePolled<readonly ExperimentInfo[]>(`/experiments${query && `?${query}`}`, always);
  const isEmpty = value?.length === 0;
  const isSettled = useRef(false); // what is below the list comes after it, so that nothing moves
  isSettled.current ||= value !== null || fault !== null;
  const titleOf = (id: string): string => home.gameTitle(id, games?.find((one) => one.id === id)?.title ?? id);
  return (
    <Page title={say.title}>
      <p class="quiet page-about">{say.about}</p>
      {fault !== null && <Refusal>{fault}</Refusal>}
      <section aria-label={say.experiments}>
        <fieldset class="row arena-filters" aria-label={say.filters}>
          <select class="select" aria-label={say.game} value={game} onChange={(e) => setGame(e.currentTarget.value)}>
            <option value="">{say.everyGame}</option>
            {games?.map(({ id }) => (
              <option key={id} value={id}>
                {titleOf(id)}
              </option>
            ))}
          </select>
          <select
            class="select"
            aria-label={say.status}
            value={status}
            onChange={(e) => setStatus(e.currentTarget.value)}
          >
            <option value="">{say.anyStatus}</option>
            {STATUSES.map((one) => (
              <option key={one} value={one}>
                {say.statuses(one)}
              </option>
            ))}
          </select>
        </fieldset>
        {!value && fault === null && <Loading />}
        {isEmpty && <p class="arena-none">{query ? say.noneLike : say.noneYet}</p>}
        {value && !isEmpty && (
          <ul class="arena-list">
            {value.map((info) => (
              <ExperimentRow key={info.id} info={info} game={titleOf(info.game)} language={language} />
            ))}
          </ul>
        )}
      </section>
      {games && isSettled.current && (
        <>
          <Begin games={games} isOpen={isEmpty && query === ''} />
          <section class="arena-part">
            <h2 class="arena-heading">{say.ladders}</h2>
            <ul class="row">
              {games.map(({ id }) => (
                <li key={id}>
                  <Link to={`/arena/ladder/${id}`} class="button is-plain">
                    {titleOf(id)}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        </>
      )}
    </Page>
  );
}
