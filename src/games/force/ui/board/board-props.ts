import type { CardId } from '../../view.ts';
import type { Labels } from '../labels.ts';
import type { ForceScene } from '../scene.ts';

export type Mark = 'can' | 'chosen' | 'shown';

/** The props that all parts of the board share. */
export interface BoardProps {
  readonly scene: ForceScene;
  readonly w: Labels;
  readonly marks: ReadonlyMap<CardId, Mark>; // can = picking it does something, chosen = part of the draft
  readonly pickable: ReadonlySet<CardId>; // cards a command can start with
  readonly fresh: ReadonlySet<CardId>; // arrived or moved in the last change
  onPick(card: CardId): void;
  onPoint(card: CardId | null): void;
}
