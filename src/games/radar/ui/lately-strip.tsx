import { help, tip } from '../../../page/help.ts';
import { otherSide } from '../view.ts';
import { Jottings } from './act/jottings.tsx';
import { sideClass } from './glyphs.tsx';
import { jottings } from './hearing.ts';
import { labels } from './labels.ts';
import { newsOf } from './lately.ts';
import { capital, SIDE_NAME } from './names.ts';
import { withoutStaleAdvice } from './stale-messages.ts';
import type { RadarScene, Station } from './station.ts';

/** Below every station's sheet: the enemy's recent actions as arrows and tags, and the latest news as text. */
export function LatelyStrip({ scene, station }: { readonly scene: RadarScene; readonly station: Station }) {
  const { language } = scene.settings;
  const enemy = otherSide(station.side);
  const list = jottings(scene.heard, enemy).slice(-HEARD);
  const news = newsOf(scene.heard).map(({ seq, event }) => ({
    seq,
    text: capital(scene.say(event.type === 'said' ? withoutStaleAdvice(scene.view, event) : event)),
    crew: event.type === 'said',
  }));
  if (list.length === 0 && news.length === 0) return null;
  return (
    <section class="radar-lately" aria-label={labels(language).lately}>
      <div class={`lately-heard ${sideClass(enemy)}`}>
        <span class="side-mark" />
        <strong {...help('heard')}>{SIDE_NAME[language][enemy]}</strong>
        <Jottings scene={scene} list={list} />
      </div>
      <ol class="lately-news">
        {news.map(({ seq, text, crew }) => (
          <li key={`${seq} ${text}`} class={crew ? 'is-crew' : ''} {...tip(text)}>
            {text}
          </li>
        ))}
      </ol>
    </section>
  );
}

const HEARD = 12;
