import { type Line, type Tally, tally } from '../../../../kernel/tally.ts';
import { type State, type UnitId, unitOf } from '../../state.ts';
import { inFlames } from '../burning.ts';
import { hitsOn, sinksTally } from '../status.ts';

const ENGINE_HIT = 5;
const BURNING_HEX = 5;
/** Maximum heat from outside sources per turn. */
const OUTSIDE_LIMIT = 15;

/** The Heat Phase sum of this unit, with `extra` heat for weapons it has yet to fire. */
export function heatTally(state: State, id: UnitId, extra = 0): Tally {
  const { heat, gained, shutDown } = unitOf(state, id);
  const engine = shutDown ? 0 : hitsOn(state, id, 'engine');
  const flames = inFlames(state, id) ? BURNING_HEX : 0;
  const lines: Line[] = [
    { why: { code: 'heat-before' }, value: heat },
    { why: { code: 'heat-movement' }, value: gained.move },
    { why: { code: 'heat-weapons' }, value: gained.fire },
    { why: { code: 'heat-planned' }, value: extra },
    { why: { code: 'heat-engine', hits: engine }, value: engine * ENGINE_HIT },
    { why: { code: 'heat-outside' }, value: gained.outside },
    { why: { code: 'heat-burning-hex' }, value: flames },
    {
      why: { code: 'heat-outside-limit', limit: OUTSIDE_LIMIT },
      value: Math.min(0, OUTSIDE_LIMIT - gained.outside - flames),
    },
  ];
  for (const { why, value } of sinksTally(state, id).lines) lines.push({ why, value: -value });
  return tally(lines);
}
