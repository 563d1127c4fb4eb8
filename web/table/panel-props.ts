import type { Game } from '../../src/kernel/game.ts';
import type { Seat } from '../../src/kernel/ids.ts';
import type { Rules } from '../../src/kernel/kinds.ts';
import type { GameUi, Scene } from '../../src/page/contract.ts';
import type { TableInfo } from '../../src/wire/messages.ts';
import type { Connection } from '../play/connection.ts';
import type { Play } from '../play/play.ts';
import type { HintHold } from './use-hint.ts';
import type { Skips } from './use-skip-idle.ts';

export type Tab = 'act' | 'log' | 'why' | 'chat' | 'seats';

export interface PanelProps {
  readonly tab: Tab;
  onTab(tab: Tab): void;
  readonly play: Play;
  readonly table: TableInfo;
  readonly game: Game;
  readonly rules: Rules;
  readonly connection: Connection;
  readonly ui: GameUi;
  readonly scene: Scene | null;
  readonly seat: Seat | null;
  onSeat(seat: Seat): void;
  readonly hint: HintHold;
  onPoint(command: { readonly type: string } | null): void;
  readonly unread: number; // chat messages
  readonly skips: Skips; // steps passed automatically
}
