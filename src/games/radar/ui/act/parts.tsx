import type { ComponentChildren } from 'preact';
import { Button } from '../../../../page/button.tsx';
import { calloutsOf } from '../../../../page/callout.tsx';
import { tip } from '../../../../page/help.ts';
import { RuleLink } from '../../../../page/rule-link.tsx';
import type { Course } from '../../../../parts/grid/grid.ts';
import type { Command } from '../../commands.ts';
import { courseOfKey } from '../keys.ts';
import { labels } from '../labels.ts';
import { ARROW, COURSE_LETTER } from '../names.ts';
import type { RadarScene, Station } from '../station.ts';
import { whyNot } from '../why-not.ts';

export interface ActProps {
  readonly scene: RadarScene;
  readonly station: Station;
}

/** What this role does, for new players; dismissed permanently. */
export const Callout = calloutsOf('known.radar.stations');

/** A button that gives an order; disabled with the reason while the rules refuse it. */
export function Order(props: {
  readonly scene: RadarScene;
  readonly station: Station;
  readonly command: Command;
  readonly kind?: 'main' | 'plain' | 'danger';
  readonly wide?: boolean;
  readonly icon?: ComponentChildren;
  readonly quietly?: boolean; // the reason is shown elsewhere
  readonly children: ComponentChildren;
}) {
  const { scene, station, command, kind = 'plain', wide = false, icon, quietly, children } = props;
  const why = whyNot(scene.view, station.seat, command);
  const locked = !scene.controls || scene.controls.busy || why !== undefined;
  return (
    <span class={wide ? 'radar-order is-wide' : 'radar-order'}>
      <Button
        kind={kind}
        wide={wide}
        icon={icon}
        disabled={locked}
        data-order={command.type}
        data-at={'at' in command ? command.at : undefined}
        {...(scene.controls?.offline ? tip(labels(scene.settings.language).offline) : why && tip(scene.say(why)))}
        onClick={() => scene.controls?.send(command)}
      >
        {children}
      </Button>
      {why && !quietly && (
        <span class="small quiet radar-why">
          {scene.say(why)} <RuleLink code={why.code} />
        </span>
      )}
    </span>
  );
}

const PAD = [null, 'north', null, 'west', 'middle', 'east', null, 'south', null] as const;

/** Four buttons around a centre; arrow keys press them while one has the focus. */
export function CoursePad(props: {
  readonly scene: RadarScene;
  readonly label: string;
  readonly middle: ComponentChildren;
  name(course: Course): string; // the label of the action
  blocked(course: Course): string | null; // why it is disabled
  note?(course: Course): ComponentChildren;
  readonly chosen?: Course | null;
  press(course: Course): void;
}) {
  const { scene, label, middle, name, blocked, note, chosen, press } = props;
  const letters = COURSE_LETTER[scene.settings.language];
  const onKeyDown = (event: KeyboardEvent): void => {
    const course = event.shiftKey ? undefined : courseOfKey(event.key);
    if (!course) return;
    event.preventDefault();
    if (blocked(course) === null) press(course);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: four buttons, no form
    <div class="radar-pad" role="group" aria-label={label} onKeyDown={onKeyDown}>
      {PAD.map((place, i) => {
        if (place === null) return <span key={i} />;
        if (place === 'middle')
          return (
            <span key={i} class="pad-middle">
              {middle}
            </span>
          );
        const why = blocked(place);
        return (
          <button
            key={i}
            type="button"
            class="button pad-course"
            data-course={place}
            aria-disabled={why !== null}
            {...(chosen !== undefined && { 'aria-pressed': chosen === place })}
            {...(why && tip(why))}
            onClick={() => why === null && press(place)}
          >
            <span aria-hidden="true">{ARROW[place]}</span> {letters[place]}
            {note?.(place)}
            <span class="spoken">, {why ? `${name(place)}: ${why}` : name(place)}</span>
          </button>
        );
      })}
    </div>
  );
}
