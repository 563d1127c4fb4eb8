import type { ExternalAnswer } from '../../bots/external-player.ts';
import type { Fact } from '../../kernel/fact.ts';

/**
 * An answer as a match may keep it, which everybody may read in the end. What a program complained of when it failed may
 * name folders and more of the host's; it is for the host alone, who is told.
 */
export function discreet<A extends Pick<ExternalAnswer, 'fault' | 'notes' | 'decision'>>(
  answer: A,
  tell: (fact: Fact) => void,
): A {
  const { fault, notes, decision } = answer;
  const complaints = new Set([...(fault ? [fault] : []), ...notes, ...(decision?.notes ?? [])].filter(complains));
  if (complaints.size === 0) return answer;
  for (const fact of complaints) if (fact.said !== '') tell(fact);
  return {
    ...answer,
    fault: fault && quiet(fault),
    notes: notes.map(quiet),
    ...(decision && { decision: { ...decision, notes: decision.notes.map(quiet) } }),
  };
}

const complains = (fact: Fact): boolean => 'said' in fact;

function quiet(fact: Fact): Fact {
  const { said: _, ...rest } = fact;
  return rest;
}
