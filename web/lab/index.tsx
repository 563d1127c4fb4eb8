import { useEffect, useState } from 'preact/hooks';
import { Button } from '../../src/page/button.tsx';
import { useLanguage } from '../../src/page/language.ts';
import type { LabBot, LabResult } from '../../src/wire/lab.ts';
import type { TableInfo } from '../../src/wire/messages.ts';
import type { GameInfo } from '../app/api.ts';
import { isCode } from '../app/route.ts';
import { useApi } from '../app/use-api.ts';
import { GamePicker } from '../parts/game-picker.tsx';
import { Loading, Refusal } from '../parts/loading.tsx';
import { Page } from '../parts/page.tsx';
import { capital, nameOf, namer } from '../parts/side.ts';
import { BotField } from './bot.tsx';
import { Coverage } from './coverage.tsx';
import { Diff } from './diff.tsx';
import { ExperimentPredictions } from './experiment-predictions.tsx';
import { type Positions, PositionsPicker } from './positions.tsx';
import { predictionText } from './prediction-text.ts';
import { Predictions } from './predictions.tsx';
import './style.css';
import { labText } from './lab-text.ts';
import { type Job, useJob } from './use-job.ts';

type Kind = 'coverage' | 'diff' | 'predictions';
const KINDS: readonly Kind[] = ['coverage', 'diff', 'predictions'];
const PLAYED = 10; // matches, if none is chosen

/** The decision lab: asks one or two bots at positions of finished matches. */
export function Lab() {
  const language = useLanguage();
  const say = labText(language);
  const api = useApi();
  const experiment = new URLSearchParams(location.search).get('experiment');
  const [games, setGames] = useState<readonly GameInfo[] | null>(null);
  const [over, setOver] = useState<readonly TableInfo[] | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  useEffect(() => {
    let current = true;
    Promise.all([api.games(), api.tables()]).then(([told, tables]) => {
      if (!current) return;
      if (told.ok) setGames(told.value);
      if (tables.ok) setOver(tables.value.over);
      setFault(!told.ok ? told.error.words : !tables.ok ? tables.error.words : null);
    });
    return () => {
      current = false;
    };
  }, [api]);
  return (
    <Page title={say.title}>
      <p class="quiet page-about">{say.about}</p>
      {fault !== null && <Refusal>{fault}</Refusal>}
      {games && experiment && <ExperimentPredictions id={experiment} game={asked(games).game} />}
      {!experiment && (games ? <Bench games={games} over={over} /> : fault === null && <Loading />)}
    </Page>
  );
}

/** The query of a link. */
function asked(games: readonly GameInfo[]): { readonly game: string; readonly matches: readonly string[] } {
  const query = new URLSearchParams(location.search);
  const wanted = games.find(({ id }) => id === query.get('game'));
  const matches = (query.get('matches') ?? '').split(',').filter(isCode);
  return { game: (wanted ?? games[0])?.id ?? '', matches: matches.map((code) => code.toUpperCase()) };
}

function Bench({ games, over }: { readonly games: readonly GameInfo[]; readonly over: readonly TableInfo[] | null }) {
  const language = useLanguage();
  const say = labText(language);
  const [begun] = useState(() => asked(games));
  const [id, setId] = useState(begun.game);
  const [kind, setKind] = useState<Kind>('coverage');
  const [positions, setPositions] = useState<Positions>({ matches: begun.matches, file: null });
  const info = games.find((game) => game.id === id) as GameInfo;
  const bots = info.bots.filter((bot) => !bot.id.includes(':')); // programs cannot be asked again
  const usual: LabBot = { bot: info.defaults.bot };
  const [one, setOne] = useState(usual);
  const [other, setOther] = useState(usual);
  const [work, begin] = useJob(language);
  const { matches, file } = positions;
  const choose = (game: string): void => {
    const bot = games.find((known) => known.id === game)?.defaults.bot ?? '';
    setId(game);
    setOne({ bot });
    setOther({ bot });
    setPositions({ matches: [], file: null });
  };
  const isEmpty = matches.length === 0 && !file;
  const run = (): void =>
    begin({
      game: id,
      ...(isEmpty ? { play: PLAYED } : file ? { file: file.text } : { matches }),
      work: kind === 'diff' ? { kind, one, other } : { kind, one },
    });
  return (
    <>
      <div class="lab-bench">
        <div class="stack">
          <GamePicker games={games} value={id} label={say.game} onChange={choose} />
          <PositionsPicker
            tables={over?.filter((table) => table.game === id) ?? null}
            chosen={positions}
            choose={setPositions}
            language={language}
          />
        </div>
        <div class="stack">
          <fieldset class="segments" aria-label={say.what}>
            {KINDS.map((one) => (
              <Button key={one} aria-pressed={kind === one} onClick={() => setKind(one)}>
                {say.works(one)}
              </Button>
            ))}
          </fieldset>
          <p class="quiet small">{say.worksAbout(kind)}</p>
          <BotField
            label={kind === 'diff' ? say.one : say.bot}
            game={id}
            bots={bots}
            value={one}
            change={setOne}
            language={language}
          />
          {kind === 'diff' && (
            <BotField label={say.other} game={id} bots={bots} value={other} change={setOther} language={language} />
          )}
          <div class="row">
            <Button kind="main" disabled={work.at === 'working'} onClick={run}>
              {isEmpty ? say.playAndRun(kind) : say.run(kind)}
            </Button>
          </div>
        </div>
      </div>
      <section class="lab-found" aria-label={say.found}>
        <Outcome work={work} info={info} hasReplays={matches.length > 0} />
      </section>
    </>
  );
}

interface OutcomeProps {
  readonly work: Job;
  readonly info: GameInfo;
  readonly hasReplays: boolean;
}

function Outcome({ work, info, hasReplays }: OutcomeProps) {
  const language = useLanguage();
  const say = labText(language);
  const names = namer(info);
  switch (work.at) {
    case 'idle':
      return null;
    case 'failed':
      return <Refusal>{capital(work.words)}.</Refusal>;
    case 'working':
      return (
        <div role="status">
          <p>{work.of === 0 ? say.waiting : say[work.step](work.done, work.of)}</p>
          <progress
            class="progress"
            aria-label={say.waiting}
            max={1}
            {...(work.of > 0 && { value: work.done / work.of })}
          />
        </div>
      );
    case 'done':
      return (
        <>
          <h2>{titleOf(work.found, language)}</h2>
          <p class="quiet small">{lookedAt(work.found, language)}</p>
          {work.found.kind === 'coverage' && <Coverage found={work.found} language={language} />}
          {work.found.kind === 'predictions' && <Predictions found={work.found} language={language} />}
          {work.found.kind === 'diff' && (
            <Diff
              found={work.found}
              hasReplays={hasReplays}
              language={language}
              nameOf={(seat) => capital(nameOf(names, seat, language))}
            />
          )}
        </>
      );
  }
}

function titleOf(found: LabResult, language: ReturnType<typeof useLanguage>): string {
  const say = labText(language);
  if (found.kind === 'predictions') return predictionText(language).of(found.bot ?? '');
  return found.kind === 'coverage' ? say.coverageOf(found.bot) : say.diffOf(found.one, found.other);
}

function lookedAt(found: LabResult, language: ReturnType<typeof useLanguage>): string {
  const say = labText(language);
  const { positions, of, cut } = found;
  return [
    positions === of ? say.allPositions(of) : say.somePositions(positions, of),
    ...(found.kind === 'coverage' ? [say.choices(found.choices)] : []),
    ...(found.kind === 'predictions' ? [say.agreed(found.agreed)] : []),
    ...(cut ? [say.cut] : []),
  ].join(' ');
}
