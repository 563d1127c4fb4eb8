import { Button } from '../../src/page/button.tsx';
import { useLanguage } from '../../src/page/language.ts';
import { Link } from '../app/navigation.tsx';
import { Refusal } from '../parts/loading.tsx';
import { capital } from '../parts/side.ts';
import { predictionText } from './prediction-text.ts';
import { Predictions } from './predictions.tsx';
import { useJob } from './use-job.ts';

/** What the bots of an experiment predicted and what happened, on request: the games are replayed. */
export function ExperimentPredictions({ id, game }: { readonly id: string; readonly game: string }) {
  const language = useLanguage();
  const say = predictionText(language);
  const [work, begin] = useJob(language);
  const run = (): void => begin({ game, experiment: id, work: { kind: 'predictions', one: null } });
  return (
    <section aria-label={say.title}>
      <h2>{say.ofExperiment(id)}</h2>
      <p class="quiet small">{say.about}</p>
      <p>
        <Link to={`/arena/${id}`}>{say.toExperiment}</Link>
      </p>
      {work.at === 'idle' && <Button onClick={run}>{say.examineGames}</Button>}
      {work.at === 'failed' && <Refusal>{capital(work.words)}.</Refusal>}
      {work.at === 'working' && (
        <progress
          class="progress"
          aria-label={say.title}
          max={1}
          {...(work.of > 0 && { value: work.done / work.of })}
        />
      )}
      {work.at === 'done' && work.found.kind === 'predictions' && (
        <Predictions found={work.found} language={language} />
      )}
    </section>
  );
}
