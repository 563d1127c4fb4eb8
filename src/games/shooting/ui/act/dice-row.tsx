import type { ComponentChildren } from 'preact';
import type { EventOf } from '../../events.ts';
import { refuse } from '../../rules/handlers.ts';
import { words } from '../words-act.ts';
import { type Die, diceOf, folded, MOST_DICE } from './dice.ts';
import { Face } from './die.tsx';
import type { ActProps } from './parts.tsx';

/** The dice of a throw; long ones by how many of each. Those of the last roll can be rolled again, for a command point. */
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
  readonly die: Die | undefined; // undefined = it stays as it is
  readonly children: ComponentChildren;
}

function Again({ scene, die, locked, act, children }: AgainProps) {
  if (!die) return <>{children}</>;
  const label = words(scene.settings.language).reRollDie(die.face);
  return (
    <button
      type="button"
      class="shoot-again"
      aria-label={label}
      title={label}
      disabled={locked}
      onClick={() => act({ send: { type: 're-roll', die: die.place } })}
    >
      {children}
    </button>
  );
}

/** Command Re-roll is for the roll that was just made, step by step. */
export const mayReRoll = ({ scene, seat, locked }: ActProps, die: number): boolean =>
  !locked &&
  scene.view.stage === 'attacks' &&
  scene.view.work?.last != null &&
  refuse(scene.view, seat, { type: 're-roll', die }) === undefined;
