import type { Course } from '../../../../parts/grid/grid.ts';
import type { Command } from '../../commands.ts';
import type { System } from '../../data/systems.ts';
import { options } from '../../options.ts';
import { commandOf } from '../draft.ts';
import { whyNot } from '../why-not.ts';
import type { ActProps } from './parts.tsx';
import { begin } from './systems.tsx';

const SYSTEM_KEY: Readonly<Record<string, System>> = { t: 'torpedo', m: 'mine', d: 'drone', o: 'sonar', q: 'stealth' };

/** True where the key meant something here. */
export function captainKey({ scene, station }: ActProps, key: string): boolean {
  const { view, hands, draft } = scene;
  if (!hands || hands.busy) return false;
  const may = (command: Command): boolean => !whyNot(view, station.seat, command);
  const give = (command: Command): boolean => {
    if (may(command)) hands.send(command);
    return true;
  };
  if (key.startsWith('Shift+')) return give({ type: 'move', course: key.slice(6) as Course });
  if (key === 'Enter') {
    const order = draft && commandOf(draft);
    return order ? give(order) : false;
  }
  if (key === 'escape' && draft) {
    scene.setDraft(null);
    return true;
  }
  if (key === 'x') return give({ type: 'end-turn' });
  if (key === 'u') {
    if (may({ type: 'dive' })) return give({ type: 'dive' });
    if (may({ type: 'surface' })) scene.setDraft({ kind: 'surface' });
    return true;
  }
  const system = SYSTEM_KEY[key];
  if (!system) return false;
  const type = system === 'mine' ? 'drop-mine' : system;
  if (options(view, station.seat).some((option) => option.type === type)) begin(scene, system);
  return true;
}
