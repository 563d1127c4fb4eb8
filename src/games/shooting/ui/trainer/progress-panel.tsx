import { useState } from 'preact/hooks';
import { Button } from '../../../../page/button.tsx';
import { Dialog } from '../../../../page/dialog.tsx';
import { figure, percent, wholePercent } from '../../../../page/figure.ts';
import { useLanguage } from '../../../../page/language.ts';
import { CalibrationChart } from './calibration.tsx';
import { words } from './labels.ts';
import { type Answered, type Progress, progressOf, today } from './progress.ts';

const PERIODS = ['today', 'all'] as const;

interface PanelProps {
  readonly answered: readonly Answered[];
  onReset(): void;
}

/** How often the player is right, what the wrong answers cost, and whether the confidence fits. */
export function ProgressPanel({ answered, onReset }: PanelProps) {
  const w = words(useLanguage());
  const [period, setPeriod] = useState<(typeof PERIODS)[number]>('today');
  const [isAsking, setAsking] = useState(false);
  const shown = progressOf(period === 'today' ? today(answered, Date.now()) : answered);
  return (
    <section class="trainer-progress" aria-labelledby="trainer-progress">
      <div class="spread">
        <h2 id="trainer-progress">{w.progress}</h2>
        <fieldset class="segments">
          <legend class="spoken">{w.period}</legend>
          {PERIODS.map((one) => (
            <Button key={one} aria-pressed={period === one} onClick={() => setPeriod(one)}>
              {w.periods(one)}
            </Button>
          ))}
        </fieldset>
      </div>
      {shown.answers === 0 ? (
        <p class="quiet">{answered.length === 0 ? w.noAnswers : w.noAnswersToday}</p>
      ) : (
        <Figures progress={shown} />
      )}
      <div class="spread trainer-foot">
        <p class="small quiet">{w.stored}</p>
        {answered.length > 0 && (
          <Button kind="quiet" onClick={() => setAsking(true)}>
            {w.reset}
          </Button>
        )}
      </div>
      <Dialog open={isAsking} title={w.resetTitle} onClose={() => setAsking(false)}>
        <p>{w.resetAbout(answered.length)}</p>
        <div class="row trainer-reset">
          <Button
            kind="danger"
            onClick={() => {
              setAsking(false);
              onReset();
            }}
          >
            {w.resetNow}
          </Button>
          <Button onClick={() => setAsking(false)}>{w.cancel}</Button>
        </div>
      </Dialog>
    </section>
  );
}

const MATCHES = 0.05; // a smaller difference between confidence and right answers is none
const FEW = 5; // answers that say nothing about confidence yet

function judgement({ answers, sure, right }: Progress): 'over' | 'under' | 'even' | null {
  if (answers < FEW) return null;
  const more = sure - right / answers;
  return more > MATCHES ? 'over' : more < -MATCHES ? 'under' : 'even';
}

function Figures({ progress }: { readonly progress: Progress }) {
  const language = useLanguage();
  const w = words(language);
  const { answers, right, loss, sure, brier, calibration } = progress;
  const judged = judgement(progress);
  const figures = [
    [w.rightShare, wholePercent(right / answers, language), w.ofAnswers(right, answers)],
    [w.meanSure, wholePercent(sure, language), ''],
    [w.meanLoss, percent(loss, language), w.meanLossAbout],
    [w.brier, figure(brier, language), ''],
  ] as const;
  return (
    <>
      <dl class="trainer-figures">
        {figures.map(([name, value, about]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <b>{value}</b> <span class="small quiet">{about}</span>
            </dd>
          </div>
        ))}
      </dl>
      {judged && <p>{w.judged(judged)}</p>}
      <p class="small quiet">{w.brierAbout}</p>
      <h3>{w.calibration}</h3>
      <p class="small quiet">{w.calibrationAbout}</p>
      <div class="trainer-calibration">
        <CalibrationChart calibration={calibration} />
        <table>
          <thead>
            <tr>
              <th scope="col">{w.columns('sure')}</th>
              <th scope="col">{w.columns('answers')}</th>
              <th scope="col">{w.columns('right')}</th>
            </tr>
          </thead>
          <tbody>
            {calibration.map((one) => (
              <tr key={one.sure}>
                <th scope="row">{wholePercent(one.sure, language)}</th>
                <td>{one.answers}</td>
                <td>{one.answers === 0 ? '–' : `${one.right} (${wholePercent(one.right / one.answers, language)})`}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
