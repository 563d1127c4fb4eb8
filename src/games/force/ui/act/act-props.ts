import type { Command } from '../../commands.ts';
import type { Side } from '../../view.ts';
import type { Draft } from '../draft.ts';
import type { Labels } from '../labels.ts';
import type { ForceScene } from '../scene.ts';
import type { Deed } from './deeds.ts';

export interface ActProps {
  readonly scene: ForceScene;
  readonly side: Side;
  readonly list: readonly Command[]; // what the rules allow now
  readonly draft: Draft; // as it can stand now
  readonly locked: boolean; // a command is on its way, or it is not for this side to act
  readonly w: Labels;
  act(deed: Deed): void;
  sendAll(commands: readonly Command[]): void; // one after the other, each when the last is done
}
