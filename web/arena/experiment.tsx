import type { Language } from '../../src/kernel/game.ts';
import { Icon } from '../../src/page/icon.tsx';
import { useLanguage } from '../../src/page/language.ts';
import type { ExperimentDetail } from '../../src/wire/arena.ts';
import type { GameInfo } from '../app/api.ts';
import { Link } from '../app/navigation.tsx';
import { useText } from '../app/use-api.ts';
import { Loading, Refusal } from '../parts/loading.tsx';
import { namer } from '../parts/side.ts';
import { ArenaPage } from './arena-page.tsx';
import { arenaText } from './arena-text.ts';
import { resumeOf } from './command.ts';
import { Counts, Sides } from './counts.tsx';
import { Cross } from './cross-table.tsx';
import { Curve } from './curve.tsx';
import { DuelFigures } from './duel-figures.tsx';
import { ExperimentDetails } from './experiment-details.tsx';
import { Mark } from './experiment-row.tsx';
import { Faults } from './faults.tsx';
import { ago } from './figures.ts';
import { Line } from './new-experiment.tsx';
import { Pairs } from './pairs.tsx';
import { usePolled } from './use-polled.ts';
import { titleOf, verdictOf } from './verdict.ts';

interface ExperimentProps {
  readonly id: string;
  readonly games: readonly GameInfo[] | null;
}

const goesOn = ({ status }: ExperimentDetail): boolean => status === 'running';

/** One experiment: verdict, history, figures, and every game. */
export function Experiment({ id, games }: ExperimentProps) {
  const language = useLanguage();
  const { value, fault } = usePolled<ExperimentDetail>(`/experiments/${id}`, goesOn);
  return (
    <ArenaPage title={value ? titleOf(value, language) : id}>
      {fault !== null && <Refusal>{fault}</Refusal>}
      {value ? <Detail detail={value} games={games} language={language} /> : fault === null && <Loading />}
    </ArenaPage>
  );
}

interface DetailProps {
  readonly detail: ExperimentDetail;
  readonly games: readonly GameInfo[] | null;
  readonly language: Language;
}

function Detail({ detail, games, language }: DetailProps) {
  const say = arenaText(language);
  const home = useText();
  const { id, game, kind, status, created, pairs, most, bots } = detail;
  const info = games?.find((one) => one.id === game);
  const verdict = verdictOf(detail, language);
  const isDuel = detail.counts !== null;
  return (
    <>
      <p class="row arena-chips">
        <span class="chip">{home.gameTitle(game, info?.title ?? game)}</span>
        <span class="chip">{say.kinds(kind)}</span>
        <span class={status === 'running' ? 'chip is-brass' : 'chip'}>{say.statuses(status)}</span>
        <span class="quiet small">{ago(created, Date.now(), language)}</span>
      </p>
      <section class="arena-verdict" aria-live="polite">
        <Mark tone={verdict.tone} isLive={status === 'running'} />
        <p>{verdict.sentence}</p>
      </section>
      {detail.search?.test && (
        <p>
          <Link to={`/arena/${detail.search.test}`} class="button is-plain">
            <Icon name="bars" /> {say.theTest}
          </Link>
        </p>
      )}
      {status === 'stopped' && <Line text={resumeOf(detail)} />}
      {status === 'running' && (
        <div class="arena-under-way">
          <progress class="progress" aria-label={say.pairsOf(pairs, most)} max={most} value={pairs} />
          <p class="quiet small">
            {say.pairsOf(pairs, most)}. {say.live}
          </p>
        </div>
      )}
      {isDuel && pairs > 0 && (
        <div class="arena-duel">
          <Curve id={id} pairs={pairs} isLive={status === 'running'} />
          <DuelFigures detail={detail} language={language} />
        </div>
      )}
      {bots.length > 2 && <Cross detail={detail} language={language} />}
      {pairs > 0 && (
        <div class="arena-three">
          {detail.counts && <Counts counts={detail.counts} bot={bots[0]?.name ?? ''} language={language} />}
          <Sides detail={detail} names={namer(info)} language={language} />
          <Faults detail={detail} language={language} />
        </div>
      )}
      {pairs > 0 && !detail.search && (
        <p>
          <a href={`/lab?game=${game}&experiment=${id}`} class="button is-plain">
            <Icon name="bars" /> {say.predictions}
          </a>
        </p>
      )}
      <Pairs detail={detail} language={language} />
      <ExperimentDetails detail={detail} language={language} />
    </>
  );
}
