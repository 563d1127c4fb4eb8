import type { Fact } from '../../../../kernel/fact.ts';
import type { Language } from '../../../../kernel/game.ts';
import { Receipt } from '../../../../page/receipt.tsx';
import { heatOutlook } from '../../rules/heat.ts';
import { type UnitId, unitOf, type View } from '../../view.ts';
import { sheetLabels } from '../sheet-labels.ts';
import { bandOf, HOTTEST, heatMarks, isCertain, marksInForce } from './heat.ts';

interface HeatScaleProps {
  readonly view: View;
  readonly unit: UnitId;
  readonly language: Language;
  say(fact: Fact): string;
}

/** A thermometer from 30 to 0: current heat, heat after this turn, and the effects. */
export function HeatScale({ view, unit, language, say: sayFact }: HeatScaleProps) {
  const say = sheetLabels(language);
  const { heat } = unitOf(view, unit);
  const { heatPhase } = view.rules.ruleset;
  const outlook = heatOutlook(view, unit);
  const next = Math.min(HOTTEST, outlook.heat);
  const marks = heatMarks(view, unit);
  const inForce = marksInForce(marks, heat);
  return (
    <section class="bt-heat" aria-label={say.heatScale}>
      <h3 class="heading">{say.heatScale}</h3>
      {!heatPhase && <p class="quiet small">{say.heatCalm}</p>}
      {heatPhase && (
        <>
          <p class="bt-heat-now">
            <strong class={`bt-heat-figure is-${bandOf(heat)}`}>{say.heatNow(heat)}</strong>
            <span class="small">
              {say.heatNext}:{' '}
              <Receipt tally={outlook.tally} say={sayFact} figures="signed" total={say.heatNext}>
                {outlook.heat}
              </Receipt>
            </span>
          </p>
          <ol class="bt-heat-scale">
            {marks.map(({ heat: at, begins }) => {
              const reached = heat >= at && (at > 0 || heat > 0);
              const isNow = at === Math.min(HOTTEST, heat);
              const counts = begins.some((effect) => inForce.has(effect));
              const classes = [
                `is-${bandOf(at)}`,
                reached ? 'is-reached' : '',
                isNow ? 'is-now' : '',
                counts ? 'counts' : '',
              ];
              return (
                <li key={at} class={classes.filter(Boolean).join(' ')} {...(isNow && { 'aria-current': 'true' })}>
                  <span class="bt-heat-number">{at}</span>
                  <span class="bt-heat-mark" aria-hidden="true">
                    {isNow ? '\u25c0' : at === next ? '\u25c1' : ''}
                  </span>
                  <span class="bt-heat-begins">
                    {begins.map((effect) => say.effect(effect, isCertain(effect))).join('; ')}
                    {isNow && <span class="spoken"> ({say.nowMark})</span>}
                    {!isNow && at === next && <span class="spoken"> ({say.nextMark})</span>}
                  </span>
                </li>
              );
            })}
          </ol>
        </>
      )}
    </section>
  );
}
