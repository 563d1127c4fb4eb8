import type { HeardMessage } from '../../wire/messages.ts';

/** Events as JSON, so that each is written once however many hear it. */
export type Texts = Map<object, string>;

/** The message as JSON. Most of it is what many ears hear alike: a crew, and all who watch. */
export function heardText({ seq, at, events, see }: HeardMessage, texts: Texts): string {
  let told = '';
  for (const [watcher, heard] of Object.entries(events)) {
    let list = '';
    for (const event of heard) list += list === '' ? textOf(event, texts) : `,${textOf(event, texts)}`;
    told += `${told === '' ? '' : ','}${JSON.stringify(watcher)}:[${list}]`;
  }
  return `{"type":"heard","seq":${seq},"at":${at},"events":{${told}},"see":${JSON.stringify(see)}}`;
}

function textOf(event: object, texts: Texts): string {
  let text = texts.get(event);
  if (text === undefined) {
    text = JSON.stringify(event);
    texts.set(event, text);
  }
  return text;
}
