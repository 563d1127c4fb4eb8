import { useEffect, useRef } from 'preact/hooks';
import { Button } from '../../../../page/button.tsx';
import { Group } from '../../../../page/group.tsx';
import { COSTS, reactionsOf, type Shelter } from '../../rules/reaction.ts';
import type { View } from '../../view.ts';
import { tenths, unitName } from '../names.ts';
import { words } from '../panel-labels.ts';
import { useSliced } from '../sliced.ts';
import { type Odds, oddsOf } from './odds.ts';
import type { ActProps } from './parts.tsx';

const SHELTERED = new WeakMap<View, Map<string, Odds>>();

/**
 * Stratagems of the side that is shot at: the cost and effect of each, and the expected wounds with it. Enter does
 * nothing here, so a key pressed a moment too late cannot decline.
 */
export function Reaction(props: ActProps) {
  const { scene, side, locked, act, byKeys } = props;
  const { view, settings } = scene;
  const { language } = settings;
  const w = words(language);
  const has = view.commandPoints[side];
  const choices = reactionsOf(view);
  const odds = useShelterOdds(view, choices);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (byKeys.current) list.current?.focus({ preventScroll: true });
  }, []);
  const expected = (unit: number, use?: Shelter): string | undefined => {
    const found = odds.get(nameOf(unit, use));
    return found && tenths(found.wounds, language);
  };
  return (
    <Group title={w.answer}>
      <ul ref={list} class="stack shoot-answers" data-awaited="" tabIndex={-1} aria-label={w.answer}>
        {choices.map(({ use, unit }) => {
          const [without, having] = [expected(unit), expected(unit, use)];
          return (
            <li key={nameOf(unit, use)}>
              <Button
                wide
                disabled={locked}
                data-stratagem={use}
                onClick={() => act({ send: { type: 'stratagem', use, unit } })}
              >
                {w.stratagem(use)}: {unitName(view.rules, unit)} <span class="chip">{w.costs(COSTS, has)}</span>
              </Button>
              <p class="small">{w.stratagemAbout(use)}</p>
              <p class="small quiet">{without && having ? w.expectedWith(without, having) : w.counting}</p>
            </li>
          );
        })}
        <li>
          <Button wide disabled={locked} onClick={() => act({ send: { type: 'decline' } })}>
            {w.keepPoints(has)}
          </Button>
        </li>
      </ul>
    </Group>
  );
}

const nameOf = (unit: number, use?: Shelter): string => `${use ?? 'open'} ${unit}`;

/** The expected result of the confirmed fire, without and with each stratagem. */
function useShelterOdds(view: View, choices: ReturnType<typeof reactionsOf>): ReadonlyMap<string, Odds> {
  const known = SHELTERED.get(view) ?? new Map<string, Odds>();
  SHELTERED.set(view, known);
  const volleys = view.work?.volleys ?? [];
  const job = (unit: number, use?: Shelter) => ({
    key: nameOf(unit, use),
    work: () => {
      const sheltered = use ? [...view.sheltered, { unit, by: use }] : view.sheltered;
      const at = volleys.filter(({ target }) => target === unit);
      return oddsOf({ ...view, sheltered }, view.shooter as number, at);
    },
  });
  const units = [...new Set(choices.map(({ unit }) => unit))];
  return useSliced(known, [...units.map((unit) => job(unit)), ...choices.map(({ unit, use }) => job(unit, use))]);
}
