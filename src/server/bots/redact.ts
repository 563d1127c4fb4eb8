import type { ExternalAnswer } from '../../bots/external-player.ts';
import type { Fact } from '../../kernel/fact.ts';

/**
 * Removes a failed program's error output from an answer, because answers are stored with the match and become public, and
 * the output may contain paths and other details of the host. It goes to the server log instead.
 */
export function redacted<A extends Pick<ExternalAnswer, 'fault' | 'notes' | 'decision'>>(
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
