import { type Fact, first } from '../../../kernel/fact.ts';
import { never } from '../../../kernel/never.ts';
import { otherSide, type Side } from '../sides.ts';
import type { State } from '../state.ts';
import type { Test } from '../terms.ts';
import { unitNow } from './attached.ts';
import { passes } from './attack/test.ts';
import { CRITICAL_HIT } from './attack/wound-kind.ts';
import { type Handler, notNow } from './handler.ts';
import { COSTS, mayReact, SHELTERS } from './reaction.ts';
import { criticalHits, hitKindsOf } from './resolve/hit.ts';
import { beginAttacks } from './resolve/make-attacks.ts';
import { add, diceEvent, numbersOf, resolutionOf, volleyAt } from './resolve/resolution.ts';
import { criticalWounds, woundKindsOf } from './resolve/wound.ts';
import { isGone, shooterOf } from './units.ts';
import { termsFor } from './volleys.ts';

/** Only the side that is shot at can react, after the targets are final. */
const notToAnswer = ({ active, stage }: State, side: Side): Fact | undefined =>
  first<Fact>(
    stage !== 'reaction' && { code: 'wrong-stage', stage, needs: 'reaction' },
    side === active && { code: 'not-yours-to-answer', side: otherSide(active) },
  );

/** Each stratagem once per phase, for one command point. */
const cannotPay = ({ commandPoints, used }: State, side: Side, use: State['used'][number]): Fact | undefined =>
  first<Fact>(
    commandPoints[side] < COSTS && { code: 'too-few-command-points', has: commandPoints[side], costs: COSTS },
    used.includes(use) && { code: 'stratagem-was-used', use },
  );

/** Go to Ground for infantry, Smokescreen for units with smoke: cover and more for the rest of the phase. */
export const stratagem: Handler<'stratagem'> = {
  refuse(state, side, { use, unit: index }) {
    const unit = state.rules.units[index];
    const keyword = SHELTERS[use];
    return (
      notToAnswer(state, side) ??
      cannotPay(state, side, use) ??
      first<Fact>(
        !unit && { code: 'no-such-unit', unit: index },
        unit && unit.side !== side && { code: 'not-your-unit', unit: index },
        unit && isGone(state.wounds, unit) && { code: 'unit-is-destroyed', unit: index },
        !state.work?.volleys.some(({ target }) => target === index) && { code: 'not-a-target', unit: index },
        unit &&
          !unitNow(state.rules, state.wounds, index).keywords.includes(keyword) && {
            code: 'lacks-keyword',
            unit: index,
            keyword,
          },
      )
    );
  },
  *resolve(_state, side, { use, unit }, dice) {
    const state = yield { type: 'stratagem-used', side, use, unit };
    if (!mayReact(state)) yield* beginAttacks(state, dice);
  },
};

export const decline: Handler<'decline'> = {
  refuse: (state, side) => notToAnswer(state, side),
  *resolve(_state, side, _command, dice) {
    yield* beginAttacks(yield { type: 'stratagem-declined', side }, dice);
  },
};

/** Command Re-roll: one die of the hit or wound roll just made, if rolled step by step. */
export const reRoll: Handler<'re-roll'> = {
  refuse(state, side, { die }) {
    const early = notNow(state, side, 'attacks');
    if (early) return early;
    const last = state.work?.last;
    if (!last) return { code: 'nothing-to-re-roll' };
    const test = testOf(state);
    return (
      cannotPay(state, side, 'command-re-roll') ??
      first<Fact>(
        die >= last.rolls.length && { code: 'no-such-die', die, most: last.rolls.length - 1 },
        last.reRolled.includes(die) && { code: 'die-was-re-rolled', die },
        passes(test, last.rolls[die] as number) === 'critical' && { code: 'die-is-critical', die },
      )
    );
  },
  *resolve(before, side, { die }, dice) {
    const { context, rolls } = before.work?.last ?? never('nothing to re-roll');
    const test = testOf(before);
    const resolution = resolutionOf(before, 'step', dice);
    const { work } = resolution;
    const { at } = work;
    const { terms } = numbersOf(resolution, at);
    const face = rolls[die] as number;
    const result = dice.roll(6);
    const came = passes(test, result);
    const passed = came !== 'fail';
    const hadPassed = passes(test, face) !== 'fail';
    const more = Number(passed) - Number(hadPassed);
    const criticals = came === 'critical' ? 1 : 0;
    resolution.state = yield { type: 'stratagem-used', side, use: 'command-re-roll', unit: shooterOf(before) };
    resolution.state = yield diceEvent(resolution, at, {
      context,
      needs: test.needs,
      modifier: test.modifier,
      rolls: [face],
      reRolled: [0],
      results: [result],
      successes: Number(passed),
      criticals,
    });
    if (context === 'to-hit') {
      work.hits += more;
      add(work, at, { hits: more });
      const extra = yield* criticalHits(resolution, at, terms, criticals);
      if (work.hitKinds)
        work.hitKinds = [...without(work.hitKinds, hadPassed, 'hit'), ...hitKindsOf([came], terms, extra)];
    } else {
      work.wounds += more;
      add(work, at, { wounds: more });
      if (work.woundKinds) {
        const kind = work.hitKinds?.filter((one) => one !== 'lethal')[die] ?? 'hit';
        const bits = kind === 'critical' ? CRITICAL_HIT : 0;
        const now = woundKindsOf({ hitKinds: [kind], hits: 1 }, [came], terms);
        work.woundKinds = [...without(work.woundKinds, hadPassed, bits), ...now];
      }
      yield* criticalWounds(resolution, at, terms, criticals);
    }
    yield { type: 'worked', work: { ...work }, stage: 'attacks' };
  },
};

/** The list without one entry of this kind, if the die had passed. */
function without<T>(list: readonly T[], hadPassed: boolean, kind: T): readonly T[] {
  const at = hadPassed ? list.indexOf(kind) : -1;
  return at < 0 ? list : list.toSpliced(at, 1);
}

function testOf(state: State): Test {
  const work = state.work ?? never('no attacks in progress');
  const { hit, wound } = termsFor(state, volleyAt(work, work.at));
  return work.last?.context === 'to-hit' ? (hit ?? never('nothing was rolled to hit')) : wound;
}
