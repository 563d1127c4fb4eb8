import { VEHICLE_PLACES } from '../../data/places.ts';
import { hasTurret } from '../../rules/status.ts';
import { unitOf } from '../../view.ts';
import { sheetLabels } from '../sheet-labels.ts';
import { type FactsProps, Row } from './facts.tsx';
import { placeName } from './names.ts';

/** Facts that only vehicles have: motive system, crew, turret. */
export function VehicleFacts({ view, unit, language }: FactsProps) {
  const say = sheetLabels(language);
  const { crew } = unitOf(view, unit);
  if (!crew) return null;
  const shaken = VEHICLE_PLACES.flatMap((_, place) =>
    crew.stabilisers & (1 << place) ? [placeName('vehicle', place, language)] : [],
  );
  const hit = (is: boolean) => (is ? <span class="chip is-bad">{say.engineHit}</span> : say.whole);
  return (
    <section>
      <dl class="facts">
        <Row name={say.motive}>
          {crew.immobile ? (
            <span class="chip is-bad">{say.immobile}</span>
          ) : crew.slowed > 0 ? (
            <span class="chip is-warn">{say.slowed(crew.slowed)}</span>
          ) : (
            say.whole
          )}
        </Row>
        <Row name={say.engine}>{hit(crew.engine)}</Row>
        {hasTurret(view, unit) && (
          <Row name={say.turret}>
            {crew.turretLocked ? <span class="chip is-warn">{say.turretLocked}</span> : say.turretTurns}
          </Row>
        )}
        <Row name={say.sensors}>
          {crew.sensors > 0 ? <span class="chip is-warn">{say.hits(crew.sensors)}</span> : say.whole}
        </Row>
        <Row name={say.stabilisers}>{shaken.length > 0 ? shaken.join(', ') : say.none}</Row>
        <Row name={say.driver}>{hit(crew.driver)}</Row>
        <Row name={say.commander}>{hit(crew.commander)}</Row>
        {crew.stunned > 0 && (
          <Row name={say.crew}>
            <span class="chip is-bad">{say.stunned(crew.stunned)}</span>
          </Row>
        )}
      </dl>
    </section>
  );
}
