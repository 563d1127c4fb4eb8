import type { RosterErrorCode } from './errors.ts';
import type { Format } from './imported.ts';
import type { What } from './report.ts';

/** The texts about imported lists, as templates for `fill`. */
export interface RosterLabels {
  readonly errors: Readonly<Record<RosterErrorCode, string>>;
  readonly what: Readonly<Record<What, string>>; // with the entry's `text`, or the two names in it
  readonly formats: Readonly<Record<Format, string>>;
  readonly points: string;
  readonly stated: string;
  readonly unknownPoints: string;
  readonly edition: Readonly<Record<'10e' | '11e', string>>;
  readonly warlord: string;
  readonly enhancements: string;
  readonly attachedTo: string;
  readonly noValues: string;
  readonly automatic: string;
  readonly values: Readonly<Record<'T' | 'Sv' | 'W' | 'A' | 'BS' | 'WS' | 'S' | 'AP' | 'D', string>>;
  readonly melee: string;
  readonly keywords: string;
  readonly abilities: string;
  readonly undecided: string;
  readonly notUnderstood: string;
  readonly notes: string;
  readonly wholeList: string;
  readonly allUnderstood: string;
}
