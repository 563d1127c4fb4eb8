import { useState } from 'preact/hooks';
import type { Language } from '../../../../kernel/game.ts';
import type { Place } from '../../data/places.ts';
import { modelOf, type UnitId, type View } from '../../view.ts';
import { sheetLabels } from '../sheet-labels.ts';
import { Diagram } from './diagram.tsx';
import { capital, placeName } from './names.ts';
import { armourParts, placeFacts, structureParts } from './parts.ts';
import { MECH_FRONT, type Silhouette, VEHICLE_TOP } from './shapes.ts';
import { SlotTable } from './slots.tsx';

interface PlacesProps {
  readonly view: View;
  readonly unit: UnitId;
  readonly language: Language;
}

/** Without the torso rears, which have no structure. */
const MECH_INSIDE: Silhouette = { ...MECH_FRONT, height: 240 };

/** Armour and structure side by side, with a description of the selected location. */
export function Places({ view, unit, language }: PlacesProps) {
  const [pointed, setPointed] = useState<Place | null>(null);
  const { kind } = modelOf(view, unit).design;
  const isMech = kind === 'mech';
  const shared = { kind, language, pointed, onPoint: setPointed };
  return (
    <>
      <section class="bt-sheet-places">
        <div class="bt-diagrams">
          <Diagram
            of="armour"
            parts={armourParts(view, unit)}
            silhouette={isMech ? MECH_FRONT : VEHICLE_TOP}
            {...shared}
          />
          <Diagram
            of="structure"
            parts={structureParts(view, unit)}
            silhouette={isMech ? MECH_INSIDE : VEHICLE_TOP}
            {...shared}
          />
        </div>
        <PlaceWords view={view} unit={unit} language={language} place={pointed} />
      </section>
      {isMech && <SlotTable view={view} unit={unit} language={language} pointed={pointed} />}
    </>
  );
}

function PlaceWords({ view, unit, language, place }: PlacesProps & { readonly place: Place | null }) {
  const say = sheetLabels(language);
  const { kind } = modelOf(view, unit).design;
  const facts = place === null ? null : placeFacts(view, unit, place);
  if (place === null || !facts)
    return (
      <p class="bt-place-words quiet">
        {say.pointAtPlace}
        {kind === 'mech' && ` ${say.arrows}`}
      </p>
    );
  const { armour, rear, structure, lost, next } = facts;
  const figures = lost
    ? [say.lost]
    : [
        say.armourLeft(armour.left, armour.all),
        ...(rear ? [say.rearLeft(rear.left, rear.all)] : []),
        say.structureLeft(structure.left, structure.all),
      ];
  const then = next === null ? say.lastPlace : say.passesTo(placeName(kind, next, language));
  return (
    <p class="bt-place-words">
      <strong>{capital(placeName(kind, place, language))}</strong>: {[...figures, then].join(', ')}.
    </p>
  );
}
