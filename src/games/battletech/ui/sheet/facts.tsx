import type { ComponentChildren } from 'preact';
import type { Fact } from '../../../../kernel/fact.ts';
import type { Language } from '../../../../kernel/game.ts';
import { Receipt } from '../../../../page/receipt.tsx';
import { pilotingTally } from '../../rules/piloting.ts';
import { sinksTally, walkTally, workingSinks } from '../../rules/status.ts';
import { modelOf, type UnitId, unitOf, type View } from '../../view.ts';
import { sheetLabels } from '../sheet-labels.ts';
import { pacesOf, woundTrack } from './condition.ts';
import { capital } from './names.ts';

export interface FactsProps {
  readonly view: View;
  readonly unit: UnitId;
  readonly language: Language;
  say(fact: Fact): string;
}

interface RowProps {
  readonly name: ComponentChildren;
  readonly children: ComponentChildren;
}

export const Row = ({ name, children }: RowProps) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** Movement now and as built; walking with its receipt. */
export function Movement({ view, unit, language, say: sayFact }: FactsProps) {
  const say = sheetLabels(language);
  const { went } = unitOf(view, unit);
  const isMech = modelOf(view, unit).design.kind === 'mech';
  return (
    <section>
      <h3 class="heading">{say.movement}</h3>
      <dl class="facts">
        {pacesOf(view, unit).map(({ mode, now, built }) => (
          <Row key={mode} name={say.mode(mode, isMech)}>
            {mode === 'walk' ? (
              <Receipt tally={walkTally(view, unit)} say={sayFact} figures="signed" total={say.mode(mode, isMech)} />
            ) : (
              <span class="mono">{now}</span>
            )}
            {now !== built && <span class="quiet small"> {say.ofBuilt(built)}</span>}
          </Row>
        ))}
        {went.mode !== 'still' && <Row name={say.thisTurn}>{say.moved(went.mode, went.hexes)}</Row>}
      </dl>
    </section>
  );
}

/** Heat sinks: working, switched off, and dissipation. */
export function Sinks({ view, unit, language, say: sayFact }: FactsProps) {
  const say = sheetLabels(language);
  const { count, each } = modelOf(view, unit).design.sinks;
  const { sinksOff } = unitOf(view, unit);
  return (
    <section>
      <h3 class="heading">{say.sinks}</h3>
      <dl class="facts">
        <Row name={capital(say.sinksKind(each))}>
          <span class="mono">{say.sinksWork(workingSinks(view, unit), count)}</span>
          {sinksOff > 0 && <span class="chip is-warn">{say.sinksOff(sinksOff)}</span>}
        </Row>
        <Row name={say.takeAway}>
          <Receipt tally={sinksTally(view, unit)} say={sayFact} figures="signed" total={say.takeAway} />
        </Row>
      </dl>
    </section>
  );
}

/** Skills, and the pilot's hit track with the number to stay conscious. */
export function PilotFacts({ view, unit, language, say: sayFact }: FactsProps) {
  const say = sheetLabels(language);
  const { gunnery, name, design } = modelOf(view, unit);
  const { pilot, crew } = unitOf(view, unit);
  const piloting = pilotingTally(view, unit);
  const { piloting: skill } = modelOf(view, unit);
  const isMech = design.kind === 'mech';
  return (
    <section>
      <h3 class="heading">{isMech ? say.pilot : say.crew}</h3>
      <dl class="facts">
        <Row name={name || <span class="quiet">{say.unnamed}</span>}>
          {!crew && <span class={pilot.awake ? 'quiet' : 'chip is-bad'}>{pilotState(language, pilot)}</span>}
        </Row>
        <Row name={say.gunnery}>
          <span class="mono">{gunnery}</span>
        </Row>
        <Row name={isMech ? say.piloting : say.driving}>
          <span class="mono">{skill}</span>
          {piloting.total !== skill && (
            <span class="small">
              ({say.rolls}{' '}
              <Receipt tally={piloting} say={sayFact} figures="signed" total={say.piloting}>
                {piloting.total}+
              </Receipt>
              )
            </span>
          )}
        </Row>
      </dl>
      {isMech && (
        <ol class="bt-wounds" aria-label={say.wounds}>
          {woundTrack(pilot.hits).map(({ hit, needs, taken }) => (
            <li key={hit} class={taken ? 'is-taken' : ''}>
              <span class="spoken">{say.woundBox(hit, needs, taken)}</span>
              <span class="bt-wound" aria-hidden="true">
                {taken ? '\u00d7' : hit}
              </span>
              <span class="bt-wound-needs" aria-hidden="true">
                {needs === null ? say.dead : `${needs}+`}
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

const pilotState = (
  language: Language,
  { awake, hits }: { readonly awake: boolean; readonly hits: number },
): string => {
  const say = sheetLabels(language);
  return hits >= 6 ? say.dead : awake ? say.awake : say.condition('unconscious');
};
