import { useState } from 'preact/hooks';
import { type Facing, type Hex, turned } from '../../../../parts/hex/hex.ts';
import { twist } from '../../rules/weapons/twist.ts';
import { modelOf, unitOf } from '../../view.ts';
import { boardLabels } from '../board-labels.ts';
import { BLANK, type Draft } from '../draft.ts';
import type { BattletechScene } from './board-scene.ts';
import { reachedText } from './hex-text.ts';
import { nextFacing, picked } from './picking.ts';
import type { Plans } from './plans.ts';
import { unitIn } from './units.ts';

/** Pointer and keyboard input on the board. */
interface BoardInput {
  pick(hex: Hex): void;
  face(facing: Facing): void;
  key(event: KeyboardEvent, hex: Hex): boolean;
  pickText(hex: Hex): readonly string[]; // what picking a hex would do, for screen readers
  readonly announcement: string; // what a key has just done, for screen readers
}

const TURNS: Readonly<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowRight: 1 };

export function useBoardInput(scene: BattletechScene, plans: Plans, seat: string | null): BoardInput {
  const { view, settings } = scene;
  const w = boardLabels(settings.language);
  const draft = scene.draft ?? BLANK;
  const [said, setSaid] = useState('');
  const { acting } = plans;

  const face = (facing: Facing): void => {
    if (!draft.move) return;
    scene.setDraft({ ...draft, move: { ...draft.move, facing, attack: null } });
    setSaid(w.nowFacing(w.way(facing)));
  };
  const look = (facing: Facing): void => {
    scene.setDraft({ ...draft, torso: facing });
    setSaid(w.looks(w.way(facing)));
  };
  return {
    announcement: said,
    face,
    pick: (hex) => {
      const next = picked(view, seat, draft, hex);
      if (next !== draft) scene.setDraft(next);
    },
    key(event, _hex) {
      const by = event.shiftKey ? TURNS[event.key] : undefined;
      if (by === undefined || acting === null) return false;
      if (draft.move && draft.move.to !== null && view.phase === 'movement') {
        const facing = nextFacing(view, acting, draft.move, by);
        if (facing !== null) face(facing);
        return true;
      }
      if (plans.look === null) return false;
      const to = twisted(scene, acting, plans.look, by);
      if (to !== null) look(to);
      return true;
    },
    pickText(hex) {
      const reached = plans.reach.get(hex);
      const here = unitIn(view, hex);
      return [
        ...(reached ? [reachedText(reached, w)] : []),
        ...(here !== null && here === acting ? [w.chosen] : []),
        ...(here !== null && here !== acting && plans.able.includes(here) ? [w.canChoose] : []),
        ...(isTarget(draft, here) ? [w.target] : []),
        ...(acting !== null && draft.move?.to === hex ? [w.faceKeys] : []),
      ];
    },
  };
}

const isTarget = ({ target }: Draft, here: number | null): boolean =>
  here !== null && target !== null && 'unit' in target && target.unit === here;

/** The next legal torso facing; straight ahead is always legal. */
function twisted({ view }: BattletechScene, unit: number, from: Facing, by: 1 | -1): Facing | null {
  const { side } = modelOf(view, unit);
  const ahead = unitOf(view, unit).torso;
  for (let turn = 1; turn < 6; turn++) {
    const facing = turned(from, by * turn);
    if (facing === ahead || !twist.refuse(view, side, { type: 'twist', unit, facing })) return facing;
  }
  return null;
}
