import type { Attacker, OddsQuestion } from '../../ask/question.ts';
import type { Asked } from './asked.ts';
import { conditionsOf } from './asked.ts';

const isTorrent = ({ abilities = [] }: Attacker): boolean => abilities.some((one) => /^torrent$/i.test(one));

/** Whether a weapon is used in this phase. A line that has no skill yet is shown in both. */
export function isUsed(line: Attacker, isMelee: boolean): boolean {
  const { weapon, BS, WS } = line;
  if (!isMelee) return WS === undefined || BS !== undefined;
  return WS !== undefined || (weapon === undefined && BS === undefined && !isTorrent(line));
}

const splitBy = (question: OddsQuestion): readonly [used: Attacker[], others: Attacker[]] => {
  const { melee = false } = conditionsOf(question);
  const used = question.attackers.filter((line) => isUsed(line, melee));
  return [used, question.attackers.filter((line) => !used.includes(line))];
};

/** The question with the weapons of its phase only; it may have none. */
export const inPhase = (question: OddsQuestion): OddsQuestion => ({ ...question, attackers: splitBy(question)[0] });

/** The weapons of the other phase: the form hides them, and the URL has them until the player turns melee on or off. */
export const otherPhase = (question: OddsQuestion): readonly Attacker[] => splitBy(question)[1];

export const askedInPhase = (asked: Asked): Asked => ({
  ...asked,
  a: inPhase(asked.a),
  b: asked.b && inPhase(asked.b),
});
