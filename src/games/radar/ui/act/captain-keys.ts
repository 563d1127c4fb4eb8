import type { Cell } from '../../../../parts/grid/grid.ts';
import type { Command } from '../../commands.ts';
import type { System } from '../../data/systems.ts';
import { options } from '../../options.ts';
import { commandOf } from '../draft.ts';
import { courseOfShift } from '../keys.ts';
import { whyNot } from '../why-not.ts';
import type { ActProps } from './parts.tsx';
import { begin } from './systems.tsx';

const SYSTEM_KEY: Readonly<Record<string, System>> = { t: 'torpedo', m: 'mine', d: 'drone', o: 'sonar', q: 'stealth' };

/** A sample order for a system, to find out which rule refuses it. */
function sampleOf(system: System, at: Cell): Command {
  switch (system) {
    case 'torpedo':
      return { type: 'torpedo', at };
    case 'mine':
      return { type: 'drop-mine', at };
    case 'sonar':
      return { type: 'sonar' };
    case 'drone':
      return { type: 'drone', sector: 1 };
    case 'stealth':
      return { type: 'stealth', course: 'north', steps: 0 };
  }
}

/** Returns true if the key has a meaning here. `refused` receives an order that the rules refuse. */
export function captainKey({ scene, station }: ActProps, key: string, refused: (order: Command) => void): boolean {
  const { view, controls, draft } = scene;
  if (!controls || controls.busy) return false;
  const may = (command: Command): boolean => !whyNot(view, station.seat, command);
  const give = (command: Command): boolean => {
    if (may(command)) controls.send(command);
    else refused(command);
    return true;
  };
  const course = courseOfShift(key);
  if (course) return give({ type: 'move', course });
  if (key === 'Enter') {
    const order = draft && commandOf(draft);
    return order ? give(order) : false;
  }
  if (key === 'Escape' && draft) {
    scene.setDraft(null);
    return true;
  }
  if (key === 'x') return give({ type: 'end-turn' });
  if (key === 'u') {
    if (may({ type: 'dive' })) return give({ type: 'dive' });
    if (may({ type: 'surface' })) scene.setDraft({ kind: 'surface' });
    else refused({ type: 'surface' });
    return true;
  }
  const system = SYSTEM_KEY[key];
  if (!system) return false;
  const type = system === 'mine' ? 'drop-mine' : system;
  if (options(view, station.seat).some((option) => option.type === type)) begin(scene, system);
  else refused(sampleOf(system, view.boats[station.side].at ?? 0));
  return true;
}
