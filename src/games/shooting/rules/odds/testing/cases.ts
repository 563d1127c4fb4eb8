import { gun, marines, orks } from '../../../testing.ts';
import type { Case } from './resolver.ts';
import { few, one, SPECIAL } from './special-cases.ts';

const PICKING = ['Torrent', 'Precision'];
const CRUEL = [...PICKING, 'Devastating Wounds', 'Anti-Infantry 4+'];
const led = few({
  with: [
    { W: 1, Sv: 5 },
    { W: 3, Sv: 4 },
  ],
}); // two characters

/** Small enough to enumerate every roll. */
export const SMALL: Readonly<Record<string, Case>> = {
  'damage D3 at two wounds': { shooter: one('24" A1 BS3+ S4 AP-1 DD3'), target: few({ W: 2 }) },
  'two attacks': { shooter: one('24" A2 BS5+ S2 AP0 D1'), target: few() },
  'Feel No Pain': { shooter: one('24" A1 BS5+ S4 AP-4 D2'), target: few({ each: ['Feel No Pain 5+'] }) },
  'Devastating Wounds': { shooter: one('24" A1 BS3+ S4 AP0 D2', 'Devastating Wounds'), target: few() },
  'Lethal and Sustained Hits': {
    shooter: one('24" A1 BS5+ S4 AP0 D1', 'Lethal Hits', 'Sustained Hits 1'),
    target: few(),
  },
  'Precision and Devastating Wounds, spilling': {
    more: { rules: { devastating: 'spill' } },
    shooter: one('24" A1 BS3+ S4 AP0 D3', 'Precision', 'Devastating Wounds'),
    target: few({ with: [{ W: 2, T: 4, Sv: 4 }] }),
    picks: true,
  },
  'Precision and Devastating Wounds, one model': {
    shooter: one('24" A1 BS3+ S4 AP0 D3', 'Precision', 'Devastating Wounds'),
    target: few({ with: [{ W: 2, T: 4, Sv: 4 }] }),
    more: { rules: { devastating: 'one-model' } },
    picks: true,
  },
  'Precision at one character after the other': {
    shooter: one('24" A2 S4 AP0 D2', ...PICKING),
    target: led,
    picks: true,
  },
  'the same with Devastating Wounds, spilling': {
    more: { rules: { devastating: 'spill' } },
    shooter: one('24" A2 S4 AP0 D3', ...CRUEL),
    target: led,
    picks: true,
  },
  'the same, one model': {
    shooter: one('24" A2 S4 AP0 D3', ...CRUEL),
    target: led,
    more: { rules: { devastating: 'one-model' } },
    picks: true,
  },
  'the same in the eleventh edition: who is picked out is so for all saves': {
    shooter: one('24" A2 S4 AP0 D3', ...CRUEL),
    target: led,
    more: { ruleset: '11e' },
    picks: true,
  },
  'Devastating Wounds over Feel No Pain, one model': {
    shooter: one('24" A1 S4 AP0 D2', 'Torrent', 'Devastating Wounds', 'Anti-Infantry 4+'),
    target: few({ each: ['Feel No Pain 5+'] }),
    more: { rules: { devastating: 'one-model' } },
  },
  'a character whom nobody picks out': {
    shooter: one('24" A2 S4 AP0 D2', 'Torrent'),
    target: orks({ models: 1, with: [{ W: 3, Sv: 4 }] }),
  },
  'halved damage, and one less': {
    shooter: one('24" A1 BS3+ S9 AP-3 DD6+1'),
    target: orks({ models: 1, W: 12, keywords: 'vehicle', each: ['Half Damage', 'Damage -1'] }),
  },
  'two weapons in order': {
    shooter: {
      models: 1,
      arms: {
        gun: gun('24" A1 S4 AP0 D1', 'Torrent', 'Devastating Wounds'),
        rifle: gun('24" A1 S8 AP-2 D2', 'Torrent'),
      },
    },
    target: few({ W: 2 }),
  },
  'the eleventh edition: lowest saves first': {
    shooter: one('24" A2 S5 AP-1 D2', 'Torrent', 'Devastating Wounds'),
    target: orks({ models: 1, with: [{ W: 3, Sv: 2 }] }),
    more: { ruleset: '11e' },
  },
  'no damage at all': { shooter: one('24" A1 BS3+ S4 AP0 D0', 'Devastating Wounds'), target: few() },
  ...SPECIAL,
  Hazardous: { shooter: one('24" A1 BS5+ S4 AP0 D1', 'Hazardous'), target: few() },
};

const guard = { name: 'Guard', models: 4, W: 2 };
const captain = { name: 'Captain', W: 5, inv: 4, Sv: 3 };

/** Cases as in a real match, for many random rolls. */
export const USUAL: Readonly<Record<string, Case>> = {
  'single re-rolls of hits, wounds, damage and saves': {
    walked: 'a single re-roll of hits, used by the first weapon that misses',
    shooter: {
      models: 2,
      arms: { gun: gun('24" A3 BS3+ S8 AP-2 DD6'), rifle: gun('24" AD6 BS4+ S5 AP-1 D2') },
      abilities: ['One Hit Re-roll', 'One Wound Re-roll', 'One Damage Re-roll'],
    },
    target: marines({ id: 'others', models: 5, abilities: ['One Save Re-roll'] }),
  },
  'effects of criticals': {
    walked: 'better AP and more damage of criticals, in the order of the attacks',
    shooter: {
      arms: {
        gun: gun(
          '24" A3 BS3+ S4 AP-1 D1',
          'Critical Hit AP Plus 1',
          'Critical Wound AP Plus 2',
          'Critical Wound Damage Plus 1',
          'Critical Wound Mortal Wounds 1',
          'Sustained Hits 1',
        ),
      },
    },
    target: marines({ id: 'others', models: 10 }),
  },
  'bolt rifles at Marines': {
    walked: 'two attacks',
    shooter: { models: 10 },
    target: marines({ id: 'others', models: 10 }),
  },
  'Sustained Hits 2 and Lethal Hits': {
    walked: 'Lethal and Sustained Hits',
    shooter: { arms: { gun: gun('24" A3 BS3+ S4 AP-1 D1', 'Sustained Hits 2', 'Lethal Hits') } },
    target: marines({ id: 'others', models: 5 }),
  },
  'Devastating Wounds and Anti-Infantry, spilling over Feel No Pain': {
    more: { rules: { devastating: 'spill' } },
    walked: 'Devastating Wounds',
    shooter: { arms: { gun: gun('24" A2 BS3+ S4 AP0 D2', 'Devastating Wounds', 'Anti-Infantry 4+') } },
    target: orks({ each: ['Feel No Pain 5+'] }),
  },
  'the same, stopped at one model': {
    walked: 'Devastating Wounds over Feel No Pain, one model',
    shooter: { arms: { gun: gun('24" A2 BS3+ S4 AP0 D2', 'Devastating Wounds', 'Anti-Infantry 4+') } },
    target: orks({ each: ['Feel No Pain 5+'] }),
    more: { rules: { devastating: 'one-model' } },
  },
  'three weapons in order': {
    walked: 'two weapons in order',
    shooter: {
      models: 4,
      arms: {
        rifle: gun('24" A2 BS3+ S4 AP-1 D1'),
        cannon: gun('24" AD6+1 BS3+ S8 AP-2 D2', 'Blast'),
        flamer: gun('24" AD6 S4 AP0 D1', 'Torrent', 'Devastating Wounds'),
      },
      some: { cannon: [0], flamer: [1] },
    },
    target: marines({ id: 'others', models: 6 }),
  },
  'an attached character whom nobody picks out': {
    walked: 'a character whom nobody picks out',
    shooter: { models: 6, arms: { gun: gun('24" A3 BS3+ S5 AP-2 DD3', 'Devastating Wounds') } },
    target: marines({ id: 'others', ...guard, with: [captain] }),
  },
  'an attached character who is picked out': {
    walked: 'Precision at one character after the other',
    shooter: {
      models: 4,
      arms: { gun: gun('24" A2 BS2+ S5 AP-2 DD3', 'Precision'), rifle: gun('24" A2 BS3+ S4 AP-1 D1') },
    },
    target: marines({ id: 'others', ...guard, with: [{ ...captain, each: ['Feel No Pain 5+'] }] }),
    picks: true,
  },
  'a character who is picked out by critical wounds too': {
    more: { rules: { devastating: 'spill' } },
    walked: 'Precision and Devastating Wounds, spilling',
    shooter: {
      models: 4,
      arms: {
        gun: gun('24" A2 BS2+ S5 AP-2 DD3', 'Precision', 'Devastating Wounds', 'Anti-Infantry 4+'),
        rifle: gun('24" A2 BS3+ S4 AP-1 D2', 'Devastating Wounds'),
      },
    },
    target: marines({ id: 'others', ...guard, with: [{ ...captain, each: ['Feel No Pain 5+'] }] }),
    picks: true,
  },
  'the same in the eleventh edition': {
    walked: 'the same in the eleventh edition: who is picked out is so for all saves',
    shooter: {
      models: 4,
      arms: {
        gun: gun('24" A2 BS2+ S5 AP-2 DD3', 'Precision', 'Devastating Wounds', 'Anti-Infantry 4+'),
        rifle: gun('24" A2 BS3+ S4 AP-1 D2', 'Devastating Wounds'),
      },
    },
    target: marines({ id: 'others', ...guard, with: [{ ...captain, each: ['Feel No Pain 5+', 'Damage -1'] }] }),
    more: { ruleset: '11e' },
    picks: true,
  },
  'two characters, one after the other': {
    more: { rules: { devastating: 'spill' } },
    walked: 'the same with Devastating Wounds, spilling',
    shooter: {
      models: 4,
      arms: {
        gun: gun('24" A2 BS2+ S5 AP-2 DD3', 'Precision', 'Devastating Wounds'),
        rifle: gun('24" A2 BS3+ S4 AP-1 D1'),
      },
    },
    target: marines({
      id: 'others',
      ...guard,
      with: [
        { ...captain, W: 3 },
        { name: 'Lieutenant', W: 4 },
      ],
    }),
    picks: true,
  },
  'halved damage, and one less': {
    walked: 'halved damage, and one less',
    shooter: { arms: { gun: gun('24" A2 BS3+ S9 AP-3 DD6+1', 'Twin-linked') } },
    target: orks({ models: 1, W: 12, keywords: 'vehicle', each: ['Half Damage', 'Damage -1'] }),
  },
  'Hazardous weapons': {
    walked: 'Hazardous',
    shooter: { models: 5, arms: { gun: gun('24" A2 BS3+ S8 AP-3 D2', 'Hazardous') } },
    target: marines({ id: 'others', models: 5 }),
  },
  'the eleventh edition: lowest saves first, one model a critical': {
    walked: 'the eleventh edition: lowest saves first',
    shooter: { models: 4, arms: { gun: gun('24" A3 BS3+ S5 AP-1 D2', 'Devastating Wounds', 'Hazardous') } },
    target: marines({ id: 'others', ...guard, Sv: 5, with: [{ ...captain, Sv: 2 }] }),
    more: { ruleset: '11e' },
  },
};
