import type { ComponentChildren } from 'preact';
import { Group } from '../../../../page/group.tsx';
import { tip } from '../../../../page/help.ts';
import type { Message } from '../../commands.ts';
import type { EventOf } from '../../events.ts';
import { ROLES } from '../../view.ts';
import { labels } from '../labels.ts';
import { capital, ROLE_NAME } from '../names.ts';
import { isOvertaken, withoutStaleAdvice } from '../stale-messages.ts';
import type { RadarScene } from '../station.ts';
import { whyNot } from '../why-not.ts';
import type { ActProps } from './parts.tsx';

/** The last message of each crew mate, and the messages this seat can send with one click. */
export function Crew({ scene, station, children }: ActProps & { readonly children: ComponentChildren }) {
  const { language } = scene.settings;
  const w = labels(language);
  const mates = ROLES.filter((role) => role !== station.role);
  const said = mates.map((role) => freshSaid(scene, `${station.side}.${role}`));
  return (
    <Group title={w.crew}>
      <div class="radar-says">{children}</div>
      {said.every((one) => one === undefined) ? (
        <p class="small quiet">{w.crewSilent}</p>
      ) : (
        <dl class="radar-crew">
          {mates.map((role, i) => {
            const event = said[i];
            return event ? (
              <div key={role}>
                <dt>{capital(ROLE_NAME[language][role])}</dt>
                <dd>{messageOnly(scene.say(event))}</dd>
              </div>
            ) : null;
          })}
        </dl>
      )}
    </Group>
  );
}

/** Removes the speaker, whose name is shown next to it. */
const messageOnly = (sentence: string): string => sentence.slice(sentence.indexOf(': ') + 2);

/** The last message of a crew mate, unless it is out of date. */
function freshSaid(scene: RadarScene, seat: string): EventOf<'said'> | undefined {
  const said = lastSaid(scene, seat);
  return said && !isOvertaken(scene.heard, said) ? withoutStaleAdvice(scene.view, said) : undefined;
}

function lastSaid(scene: RadarScene, seat: string, type?: Message['type']): EventOf<'said'> | undefined {
  for (let i = scene.heard.length - 1; i >= 0; i--) {
    const event = scene.heard[i]?.event;
    if (event?.type === 'said' && event.seat === seat && (!type || event.message.type === type)) return event;
  }
  return undefined;
}

/** One click sends one message; each kind once a turn. */
export function Tell(
  props: ActProps & {
    readonly message: Message;
    readonly icon?: ComponentChildren;
    readonly label?: string;
    readonly children: ComponentChildren;
  },
) {
  const { scene, station, message, icon, label, children } = props;
  const why = whyNot(scene.view, station.seat, message);
  return (
    <button
      type="button"
      class="button radar-tell"
      data-order={message.type}
      disabled={!scene.controls || scene.controls.busy || why !== undefined}
      {...(label && { 'aria-label': label })}
      {...(scene.controls?.offline
        ? tip(labels(scene.settings.language).offline)
        : why
          ? tip(scene.say(why))
          : label
            ? tip(label)
            : {})}
      onClick={() => scene.controls?.send(message)}
    >
      {icon}
      {children}
    </button>
  );
}
