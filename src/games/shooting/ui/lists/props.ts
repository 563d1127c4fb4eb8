import type { OddsQuestion } from '../../ask/question.ts';
import type { ImportedList } from '../../roster/imported.ts';
import type { Source, StoredLists } from '../../roster/stored.ts';

/** The question that a list's units are used in. */
export interface ListsProps {
  readonly question: OddsQuestion;
  /** Opens another tab of the odds page. */
  onAsk(address: string): void;
  /** `said` tells the player what changed. */
  onUse(question: OddsQuestion, part: 'attackers' | 'target', said: string): void;
}

/** A list's report, and what its controls need. */
export interface EntriesProps {
  readonly list: ImportedList;
  readonly stored: StoredLists;
  readonly sources: readonly Source[];
  onChange(stored: StoredLists): void;
}
