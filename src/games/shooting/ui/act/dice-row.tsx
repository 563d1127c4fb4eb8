import type { ComponentChildren } from 'preact';
import { Button } from '../../../../page/button.tsx';
import { help, tip } from '../../../../page/help.ts';
import type { EventOf } from '../../events.ts';
import { refuse } from '../../rules/handlers.ts';
import { COSTS } from '../../rules/reaction.ts';
import { words } from '../panel-labels.ts';
import { type Die, diceOf, folded, MOST_DICE } from './dice.ts';
import type { ActProps } from './parts.tsx';

/** The dice of a roll, long rolls as counts. A die of the last roll can be chosen for a re-roll. */
export function DiceRow(props: ActProps & { readonly event: EventOf<'rolled'>; readonly last: boolean }) {
  const { scene, event, last } = props;
  const w = words(scene.settings.language);
  const dice = diceOf(event);
  if (dice.length === 0) return null;
  const again = last ? dice.filter(({ place }) => mayReRoll(props, place)) : [];
  if (dice.length > MOST_DICE)
    return (
      <p class="shoot-dice is-folded">
        {folded(dice).map(({ face, is, count }) => (
          <span key={face} class="shoot-fold">
            <Again {...props} die={again.find((die) => die.face === face)}>
              <Face face={face} is={is} />
            </Again>
            <span class="mono small">{w.times(count)}</span>
          </span>
        ))}
      </p>
    );
  return (
    <p class="shoot-dice">
      {dice.map((die) => (
        <span key={die.place} class="shoot-thrown">
          {die.first !== null && <Face face={die.first} is="old" />}
          <Again {...props} die={again.includes(die) ? die : undefined}>
            <Face face={die.face} is={die.is} />
          </Again>
        </span>
      ))}
    </p>
  );
}

interface AgainProps extends ActProps {
  readonly die: Die | undefined; // undefined if it cannot be re-rolled
  readonly children: ComponentChildren;
}

/** A die that can be chosen. Failed dice are highlighted, since those are usually the ones to re-roll. */
function Again({ scene, draft, die, locked, act, children }: AgainProps) {
  if (!die) return <>{children}</>;
  const label = words(scene.settings.language).reRollDie(die.face);
  const chosen = draft.die === die.place;
  return (
    <button
      type="button"
      class={die.is === 'fail' ? 'shoot-again is-offered' : 'shoot-again'}
      aria-label={label}
      aria-pressed={chosen}
      {...tip(label)}
      disabled={locked}
      onClick={() => act({ draft: { ...draft, die: chosen ? null : die.place } })}
    >
      {children}
    </button>
  );
}

/** Confirms the re-roll of the chosen die. */
export function PayReRoll({
  scene,
  side,
  draft,
  locked,
  act,
  event,
}: ActProps & { readonly event: EventOf<'rolled'> }) {
  const w = words(scene.settings.language);
  const has = scene.view.commandPoints[side];
  const die = diceOf(event).find(({ place }) => place === draft.die);
  return (
    <div class="shoot-offer">
      <p class="small">{w.reRoll}</p>
      <Button
        disabled={locked || !die}
        onClick={() => die && act({ send: { type: 're-roll', die: die.place }, draft: { ...draft, die: null } })}
      >
        {die ? w.reRollPay(die.face, COSTS, has) : w.reRollNone(COSTS, has)}
      </Button>
    </div>
  );
}

/** Whether Command Re-roll can be used on this die of the roll just made. */
export const mayReRoll = ({ scene, seat, locked }: ActProps, die: number): boolean =>
  !locked &&
  scene.view.stage === 'attacks' &&
  scene.view.work?.last != null &&
  refuse(scene.view, seat, { type: 're-roll', die }) === undefined;

/** The positions of the pips of each face, in a 16 by 16 square. */
const PIPS: readonly string[] = [
  '',
  'M8 8h0',
  'M5 5h0M11 11h0',
  'M4.5 4.5h0M8 8h0M11.5 11.5h0',
  'M5 5h0M11 5h0M5 11h0M11 11h0',
  'M4.5 4.5h0M11.5 4.5h0M8 8h0M4.5 11.5h0M11.5 11.5h0',
  'M5 4h0M5 8h0M5 12h0M11 4h0M11 8h0M11 12h0',
];

interface FaceProps {
  readonly face: number;
  readonly is: Die['is'] | 'old';
}

/** A die from above: solid if it passed, hollow if it failed, crossed out if it was re-rolled. */
const Face = ({ face, is }: FaceProps) => (
  <svg
    class={`shoot-die is-${is}`}
    viewBox="0 0 16 16"
    width="18"
    height="18"
    aria-hidden="true"
    {...(is !== 'plain' && help(`die-${is}`))}
  >
    <rect x="1" y="1" width="14" height="14" rx="3" />
    <path class="shoot-pips" d={PIPS[face] ?? ''} />
    {is === 'old' && <path class="shoot-struck" d="M1 15L15 1" />}
  </svg>
);
