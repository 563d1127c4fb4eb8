import { otherSide } from '../view.ts';
import { Jottings } from './act/jottings.tsx';
import { sideClass } from './glyphs.tsx';
import { jottings } from './hearing.ts';
import { newsOf } from './lately.ts';
import { capital, SIDE_NAME } from './names.ts';
import type { RadarScene, Station } from './station.ts';
import { words } from './words.ts';

/** Under every station's sheet: the enemy's last doings as arrows and tags, and the last news in words. */
export function LatelyStrip({ scene, station }: { readonly scene: RadarScene; readonly station: Station }) {
  const { language } = scene.settings;
  const enemy = otherSide(station.side);
  const list = jottings(scene.heard, enemy).slice(-HEARD);
  const news = newsOf(scene.heard).map(({ seq, event }) => ({
    seq,
    words: capital(scene.say(event)),
    crew: event.type === 'said',
  }));
  if (list.length === 0 && news.length === 0) return null;
  return (
    <section class="radar-lately" aria-label={words(language).lately}>
      <div class={`lately-heard ${sideClass(enemy)}`}>
        <span class="side-mark" />
        <strong>{SIDE_NAME[language][enemy]}</strong>
        <Jottings scene={scene} list={list} />
      </div>
      <ol class="lately-news">
        {news.map(({ seq, words: told, crew }) => (
          <li key={`${seq} ${told}`} class={crew ? 'is-crew' : ''} title={told}>
            {told}
          </li>
        ))}
      </ol>
    </section>
  );
}

const HEARD = 12;
