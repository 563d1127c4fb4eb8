import { SYSTEMS } from '../../data/systems.ts';
import { SystemGlyph } from '../glyphs.tsx';
import { SYSTEM_NAME } from '../names.ts';
import { Tell } from './crew.tsx';
import type { ActProps } from './parts.tsx';

/** One click: this system first, the others after it as they stood. */
export function Wishes({
  scene,
  station,
  type,
  title,
}: ActProps & { type: 'set-priority' | 'protect'; title: string }) {
  const { language } = scene.settings;
  const crew = scene.belief()?.crew;
  const now = (type === 'protect' ? crew?.protect : crew?.priority)?.message.systems ?? [];
  const order = [...now, ...SYSTEMS.filter((system) => !now.includes(system))];
  return (
    <div class="radar-wishes">
      <span class="small quiet">{title}</span>
      <span class="segments">
        {SYSTEMS.map((system) => (
          <Tell
            key={system}
            scene={scene}
            station={station}
            label={`${title}: ${SYSTEM_NAME[language][system]}`}
            message={{
              type,
              systems: [system, ...order.filter((other) => other !== system)].slice(0, type === 'protect' ? 2 : 5),
            }}
            icon={<SystemGlyph system={system} />}
          >
            {now[0] === system ? <span class="wish-mark" /> : null}
          </Tell>
        ))}
      </span>
    </div>
  );
}
