/** Ready-made forces: one list of designs per side. */
export interface Forces {
  readonly title: string;
  readonly sides: readonly (readonly string[])[];
  readonly map?: string;
}

export const FORCES: Readonly<Record<string, Forces>> = {
  duel: {
    title: 'Duel of medium ’Mechs, one against one',
    sides: [['HBK-4G'], ['ENF-4R']],
    map: 'proving-ground',
  },
  scouts: { title: 'Scouts, one against two', sides: [['JR7-D'], ['COM-2D', 'LCT-1V']] },
  heavies: { title: 'Heavy ’Mechs, one against one', sides: [['WHM-6R'], ['MAD-3R']] },
  titans: { title: 'Assault ’Mechs, one against one', sides: [['AS7-D'], ['BLR-1G']] },
  pairs: {
    title: 'Two against two',
    sides: [
      ['HBK-4G', 'PXH-1'],
      ['CN9-A', 'SHD-2H'],
    ],
  },
  lances: {
    title: 'A lance each, four against four',
    sides: [
      ['WHM-6R', 'RFL-3N', 'PXH-1', 'WSP-1A'],
      ['MAD-3R', 'ARC-2R', 'SHD-2H', 'STG-3R'],
    ],
  },
  tanks: { title: 'A ’Mech against two tanks', sides: [['CN9-A'], ['Vedette', 'Bulldog']] },
  melee: { title: 'Free for all, three sides', sides: [['WVR-6R'], ['GRF-1N'], ['SHD-2H']] },
};
