import type { Colour } from '../../kernel/picture.ts';

export const THEMES = ['paper', 'plot-room'] as const;
export type Theme = (typeof THEMES)[number];
export type Palette = Readonly<Record<Colour, string>>;

/** Colours of the light and the dark theme. Those of web/style/tokens.css have the same values there. */
const TABLE: Readonly<Record<Colour, readonly [paper: string, plotRoom: string]>> = {
  ground: ['#f6f3ec', '#12161d'],
  raised: ['#fffdf8', '#1a202a'],
  sunken: ['#ece7db', '#0d1016'],
  line: ['#d9d2c3', '#2c3542'],
  edge: ['#8b8574', '#66717f'],
  ink: ['#1e2430', '#e7e9ec'],
  quiet: ['#5b6472', '#98a2b0'],
  brass: ['#8a661b', '#d3a94c'],
  'brass-wash': ['#f3e8cc', '#37301f'],
  good: ['#2f7d4f', '#6cc28f'],
  warn: ['#945b0c', '#e0a54c'],
  bad: ['#a3362b', '#ec8b7e'],

  'side-a': ['#2b67a8', '#6fa8e0'],
  'side-b': ['#b0402f', '#e07a66'],
  'side-c': ['#8a5f00', '#e3b34f'],
  'side-d': ['#2c7341', '#6cc28f'],
  'side-e': ['#74469c', '#b894e0'],
  'side-f': ['#17727a', '#5cbcc4'],
  'side-g': ['#5f636b', '#eef0f2'],
  'side-h': ['#1e2430', '#8b94a1'],
  'side-a-wash': ['#dde8f3', '#1d2f42'],
  'side-b-wash': ['#f6e1dc', '#3b2420'],
  'side-c-wash': ['#f8e6cc', '#3a2a14'],
  'side-d-wash': ['#dfeee0', '#1e3524'],
  'side-e-wash': ['#e9e1f4', '#2d2442'],
  'side-f-wash': ['#d9eeee', '#173536'],
  'side-g-wash': ['#f0efec', '#2b3038'],
  'side-h-wash': ['#dcdad4', '#0a0c10'],

  sea: ['#d6e6ee', '#16222c'],
  'sea-line': ['#bdd2dd', '#243542'],
  shelf: ['#d6ddd2', '#1f2d31'],
  land: ['#d5c08a', '#3d5244'],
  'land-line': ['#8f7a45', '#74957f'],
  'heat-1': ['#ffeaa3', '#3a2a5c'],
  'heat-2': ['#ffc857', '#6f2f78'],
  'heat-3': ['#f79a2e', '#b23f6b'],
  'heat-4': ['#df5f1d', '#e8703f'],
  'heat-5': ['#a82a16', '#ffc94d'],

  'level-n2': ['#c9d0bd', '#0f161e'],
  'level-n1': ['#dadecb', '#151d26'],
  'level-0': ['#ece7d4', '#1c252d'],
  'level-1': ['#e4d7b4', '#2b3330'],
  'level-2': ['#dac596', '#3b3f36'],
  'level-3': ['#cdb07c', '#4c4a3d'],
  'level-4': ['#bc9865', '#5e5746'],
  'level-5': ['#a98153', '#695e4a'],
  'level-6': ['#946c46', '#7c6d55'],
  'water-0': ['#d3e4e4', '#1d3d4a'],
  'water-1': ['#b9d5dc', '#193549'],
  'water-2': ['#97c0ce', '#142b41'],
  'water-3': ['#76a4ba', '#0f2036'],
  shore: ['#6594a8', '#437990'],
  contour: ['#7a6440', '#8d8163'],
  grid: ['#c6bda6', '#36414a'],
  shade: ['#3c2e1a', '#000000'],
  halo: ['#fffdf6', '#0e1319'],
  'tree-light': ['#9db86c', '#46694a'],
  'tree-heavy': ['#7c9c53', '#355a3d'],
  'tree-line': ['#4e6c36', '#7aa175'],
  stone: ['#cdc0a4', '#55513f'],
  'stone-line': ['#7b6a4c', '#9d9373'],
  swamp: ['#c3cba6', '#2d3f38'],
  reed: ['#56723f', '#85a873'],
  paved: ['#d9d6ce', '#2f363f'],
  road: ['#f6eedb', '#56544a'],
  'road-line': ['#9c8963', '#8b8468'],
  'roof-1': ['#d9c6a6', '#7d7262'],
  'roof-2': ['#c4ab88', '#6c6356'],
  'roof-3': ['#a88f74', '#5b544b'],
  'roof-4': ['#8b7866', '#4a4641'],
  wall: ['#4a4036', '#c4b79f'],
  deck: ['#d8c49c', '#6d6450'],
  flame: ['#e2772a', '#e2772a'],
  'flame-core': ['#f8cf6b', '#ffd97d'],
  smoke: ['#a2a29f', '#8f979f'],
  char: ['#3b3026', '#05070a'],
};

const column = (theme: 0 | 1): Palette =>
  Object.fromEntries(Object.entries(TABLE).map(([name, values]) => [name, values[theme]])) as Record<Colour, string>;

export const PALETTES: Readonly<Record<Theme, Palette>> = { paper: column(0), 'plot-room': column(1) };

export const isTheme = (name: string): name is Theme => (THEMES as readonly string[]).includes(name);
