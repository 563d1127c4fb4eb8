import type { Fact } from '../../../../kernel/fact.ts';
import type { Scene } from '../../../../page/contract.ts';
import type { Command } from '../../commands.ts';
import type { ShootingKinds } from '../../kinds.ts';
import type { Suggestion } from '../../rules/suggestion.ts';
import type { Side } from '../../view.ts';
import type { Until } from '../../work.ts';
import type { Draft, FireSettings } from '../draft.ts';
import { words } from '../panel-labels.ts';
import type { Action } from './actions.ts';
import type { GroupRow, TargetRow } from './rows.ts';

export type ShootingScene = Scene<ShootingKinds, Draft>;

export interface ActProps {
  readonly scene: ShootingScene;
  readonly seat: string;
  readonly side: Side;
  readonly draft: Draft; // valid for the current state
  readonly locked: boolean; // a command is pending, or it is not this side's turn
  readonly pace: Until; // how far a click rolls
  setPace(pace: Until): void;
  readonly byKeys: { readonly current: boolean }; // the last input came from the keyboard, so the focus should move on
  act(deed: Action): void;
  sendAll(commands: readonly Command[]): void; // one after the other, each when the previous one is done
}

/** The texts of the panel's own receipt facts; all others come from the game's texts. */
export function sayIn({ scene }: Pick<ActProps, 'scene'>): (fact: Fact) => string {
  const w = words(scene.settings.language);
  return (fact) => {
    switch (fact.code) {
      case 'strength-against':
        return w.versus(fact.strength as number, fact.toughness as number);
      case 'printed-attacks':
      case 'printed-damage':
      case 'modifier-cap':
      case 'six-always-passes':
      case 'low-rolls-fail':
        return w.ownFact(fact.code);
      default:
        return scene.say(fact);
    }
  };
}

export const sideClass = (side: Side): string => (side === 'attacker' ? 'side-a' : 'side-b');

export interface AimingProps extends ActProps {
  readonly row: GroupRow;
  readonly suggestion: Suggestion | undefined;
}

export interface FireSettingsProps extends AimingProps {
  readonly fireSettings: FireSettings;
  readonly rows: readonly TargetRow[];
  setFireSettings(fireSettings: FireSettings): void;
}
