import type { HeardMessage } from '../../wire/messages.ts';

/** Events as JSON, so that each is serialised only once for all its watchers. */
export type EventTexts = Map<object, string>;

/** The message as JSON. Most events are the same for many watchers, such as a crew or all spectators. */
export function heardText({ seq, at, events, see }: HeardMessage, texts: EventTexts): string {
  let parts = '';
  for (const [watcher, heard] of Object.entries(events)) {
    let list = '';
    for (const event of heard) list += list === '' ? textOf(event, texts) : `,${textOf(event, texts)}`;
    parts += `${parts === '' ? '' : ','}${JSON.stringify(watcher)}:[${list}]`;
  }
  return `{"type":"heard","seq":${seq},"at":${at},"events":{${parts}},"see":${JSON.stringify(see)}}`;
}

function textOf(event: object, texts: EventTexts): string {
  let text = texts.get(event);
  if (text === undefined) {
    text = JSON.stringify(event);
    texts.set(event, text);
  }
  return text;
}
