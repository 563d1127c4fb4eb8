import type { Battle, BySide, CardId, Side } from '../../view.ts';
import { bySide } from '../../view.ts';
import { type Clash, clash, type Host } from './clash.ts';
import { hostOf } from './outlook.ts';
import { EMPTY_STAND, joined, type Survey } from './survey.ts';

/** Hypothetical changes to a battle. */
interface Turn {
  readonly power?: number; // extra power for us
  readonly hit?: CardId; // an enemy card that we hit
  readonly destiny?: false; // we do not draw battle destiny
}

/** The expected result of the current battle from here on. */
export function fought(survey: Survey, battle: Battle, { power = 0, hit, destiny }: Turn = {}): Clash {
  const hits = hit === undefined ? battle.hit : [...battle.hit, hit];
  const hosts: BySide<Host> = bySide((one) => hostIn(survey, battle, one, hits));
  const us = hosts[survey.side];
  const mine = { ...us, power: us.power + power, draws: destiny === false ? [] : us.draws };
  return clash(mine, hosts[survey.other]);
}

/** Cards that were hit still count with their power, but must be forfeited first and satisfy their forfeit value. */
function hostIn(survey: Survey, battle: Battle, side: Side, hits: readonly CardId[]): Host {
  const { view, stands, draws } = survey;
  const whose = side === survey.side ? 'side' : 'other';
  const all = stands.get(battle.at)?.[side] ?? EMPTY_STAND;
  let stand = EMPTY_STAND;
  let safe = EMPTY_STAND;
  let cost = 0;
  let forfeit = 0;
  for (const body of all.bodies) {
    if (!battle.fighters.includes(body.card)) continue;
    stand = joined(stand, body);
    if (hits.includes(body.card)) {
      cost += body.worth;
      forfeit += body.forfeit;
    } else safe = joined(safe, body);
  }
  const tactics = battle.tactics[side].reduce((sum, card) => {
    const printed = view.rules.cards[card];
    return printed?.kind === 'tactic' ? sum + printed.power : sum;
  }, 0);
  const own = battle.destiny[side];
  const { toll } = hostOf(survey, battle.at, safe, whose);
  const known = own === null ? (battle.asked[side] ? [] : draws[side]) : [{ destiny: own, chance: 1 }];
  return { power: stand.power + tactics, ability: stand.ability, draws: known, toll, hit: { cost, forfeit } };
}

/** How much better one outcome is than another, in Force. */
export const gained = (after: Clash, before: Clash, w: Survey['weights']): number =>
  w.hurts * (after.hurts - before.hurts) - w.suffers * (after.suffers - before.suffers);
