import { describe, expect, test } from 'vitest';
import { Random } from '../../../../kernel/random.ts';
import { must } from '../../../../kernel/result.ts';
import { begin } from '../../apply.ts';
import { start } from '../../belief.ts';
import type { Command } from '../../commands.ts';
import { inPlayOf } from '../../rules/cards.ts';
import { setUp } from '../../rules/set-up.ts';
import type { State } from '../../state.ts';
import { character, played, randomPlay } from '../../testing.ts';
import { view } from '../../view.ts';
import { worthOf } from './outlook.ts';
import { battleMoney, groupsFor, type Plan, placements, planOf } from './plan.ts';
import { surveyOf } from './survey.ts';
import { askOf, decided, POSITION, scene, surveyIn } from './testing.ts';
import { WEIGHTS } from './weights.ts';

function planIn(state: State): Plan {
  const { seat } = askOf(state);
  const seen = view(state, seat);
  const side = seat === 'light' ? 'light' : 'dark';
  const survey = surveyOf(seen, start(seen, seat), side, WEIGHTS);
  const free = Math.max(0, seen.players[side].force - battleMoney(survey)); // the rest is for battles planned anyway
  return planOf(groupsFor(survey, placements(survey, free), free), free);
}

/** Deploy phases from matches of random play. */
function* deployPhases(seed: number): Generator<State> {
  const rules = must(setUp({}, new Random(seed)));
  let turn = 0;
  for (const { state } of randomPlay(begin(rules), seed, 600)) {
    if (state.phase !== 'deploy' || state.turn === turn || state.owed || state.battle) continue;
    turn = state.turn;
    yield state;
  }
}

describe('a plan', () => {
  test('uses each card once, is affordable, and adds up', () => {
    for (const state of deployPhases(3)) {
      const { groups, cost, worth } = planIn(state);
      const cards = groups.flatMap((group) => group.cards);
      expect(new Set(cards).size).toBe(cards.length);
      expect(cost).toBeLessThanOrEqual(state.players[state.active].force.length);
      expect(worth).toBeCloseTo(groups.reduce((sum, group) => sum + group.worth, 0));
      for (const group of groups) expect(group.worth).toBeGreaterThan(0);
    }
  });

  test('is stable: after a planned deployment, the new plan drops at most that card', () => {
    let carried = 0;
    for (const before of deployPhases(5)) {
      let state = before;
      for (let n = 0; n < 12 && state.phase === 'deploy' && state.active === before.active; n++) {
        const plan = planIn(state);
        const command = decided(state).command as Command;
        const to = command.type === 'deploy' ? command.to : undefined;
        const place = inPlayOf(state, to ?? -1)?.at ?? to; // a weapon goes to its bearer
        const planned = plan.groups.some(
          ({ at, cards }) => command.type === 'deploy' && place === at && cards.includes(command.card),
        );
        if (plan.groups.length > 0 && command.type === 'deploy' && command.to !== undefined) expect(planned).toBe(true);
        state = played(state, before.active, command).state;
        if (!planned || state.phase !== 'deploy' || state.active !== before.active) continue;
        const left = planIn(state);
        expect(left.groups.flatMap((group) => group.cards).length).toBeGreaterThanOrEqual(
          plan.groups.flatMap((group) => group.cards).length - 1,
        );
        carried++;
      }
    }
    expect(carried).toBeGreaterThan(5);
  });

  test('the ledger of a planned card adds up to the worth of its group', () => {
    const { state } = scene();
    const plan = planIn(state);
    expect(plan.groups.length).toBeGreaterThan(0);
    const { kept } = decided(state);
    for (const { at, cards, figures, worth } of plan.groups) {
      const judged = kept.find(
        ({ option }) => option?.type === 'deploy' && option.to === at && cards.includes(option.card),
      );
      expect(judged?.tiers).toEqual([0, 1]);
      expect(judged?.tally.total).toBeCloseTo(worth);
      expect(worth).toBeLessThanOrEqual(worthOf(figures, WEIGHTS));
    }
  });

  test('deploys two cards together if they only win together', () => {
    const strong = { Lamp: [character({ power: 4, ability: 3, forfeit: 4, deploy: 4 }), 'Works'] } as const;
    const given = scene({
      dark: {
        ...POSITION.dark,
        hand: {
          One: character({ deploy: 3, power: 4, ability: 2, forfeit: 4 }),
          Two: character({ deploy: 3, power: 4, ability: 2, forfeit: 4 }),
        },
        force: 7,
      },
      light: { ...POSITION.light, table: strong, force: 0, reserve: 5 },
    });
    const [group] = planIn(given.state).groups;
    expect(group?.cards).toHaveLength(2);
    expect(group?.at).toBe(given.card('Works'));
    expect(group?.cost).toBe(7); // including the battle
  });

  test('is empty if nothing can be deployed', () => {
    const { state } = scene({ dark: { ...POSITION.dark, force: 0 } });
    expect(planIn(state)).toEqual({ groups: [], cost: 0, worth: 0 });
    expect(surveyIn(scene()).reach.system).toBe(0); // light has no starship
  });
});
