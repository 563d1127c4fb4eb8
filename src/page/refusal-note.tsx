import type { Fact } from '../kernel/fact.ts';
import { Icon } from './icon.tsx';
import { RuleLink } from './rule-link.tsx';

interface RefusalNoteProps {
  readonly fact: Fact;
  readonly words: string;
  readonly alert?: boolean; // read out at once
}

/** Why an order was refused or cannot be given, with a link to the rule. */
export function RefusalNote({ fact, words, alert }: RefusalNoteProps) {
  return (
    <p class="refusal" {...(alert && { role: 'alert' })}>
      <Icon name="warn" /> <span>{words}</span> <RuleLink code={fact.code} />
    </p>
  );
}
