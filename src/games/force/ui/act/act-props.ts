import type { Command } from '../../commands.ts';
import type { Side } from '../../view.ts';
import type { Draft } from '../draft.ts';
import type { Labels } from '../labels.ts';
import type { ForceScene } from '../scene.ts';
import type { Deed } from './deeds.ts';

export interface ActProps {
  readonly scene: ForceScene;
  readonly side: Side;
  readonly list: readonly Command[]; // the legal commands
  readonly draft: Draft; // reduced to what is still possible
  readonly locked: boolean; // a command is pending, or this side cannot act
  readonly w: Labels;
  act(deed: Deed): void;
  sendAll(commands: readonly Command[]): void; // in sequence, each after the previous one is done
}
