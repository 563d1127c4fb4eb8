import type { Gear } from './items.ts';

/** All other equipment that fills slots, by id. */
export const GEAR: { readonly [Id in Gear['id']]: Gear } = {
  'heat-sink': { id: 'heat-sink', name: 'Heat Sink', tons: 1, slots: 1, advanced: false },
  'double-heat-sink': { id: 'double-heat-sink', name: 'Double Heat Sink', tons: 1, slots: 3, advanced: true },
  'jump-jet': { id: 'jump-jet', name: 'Jump Jet', tons: null, slots: 1, advanced: false },
  case: { id: 'case', name: 'CASE', tons: 0.5, slots: 1, advanced: true },
  'artemis-iv': { id: 'artemis-iv', name: 'Artemis IV FCS', tons: 1, slots: 1, advanced: true },
  masc: { id: 'masc', name: 'MASC', tons: null, slots: null, advanced: true },
  'ferro-fibrous': { id: 'ferro-fibrous', name: 'Ferro-Fibrous Armour', tons: null, slots: 14, advanced: true },
  'endo-steel': { id: 'endo-steel', name: 'Endo Steel', tons: null, slots: 14, advanced: true },
  hatchet: { id: 'hatchet', name: 'Hatchet', tons: null, slots: null, advanced: false },
};
