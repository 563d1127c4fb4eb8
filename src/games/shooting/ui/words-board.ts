import { phrases } from '../../../page/words.ts';
import type { Terrain } from '../scenario.ts';
import type { Moved, Side, Stage } from '../view.ts';
import type { Mark } from './board/plan.ts';

type Named<K extends string> = Readonly<Record<K, string>>;

const SIDES_EN: Named<Side> = { attacker: 'Attacker', defender: 'Defender' };
const SIDES_ES: Named<Side> = { attacker: 'Atacante', defender: 'Defensor' };
const STAGES_EN: Named<Stage> = {
  select: 'selects a shooter',
  targets: 'assigns targets',
  reaction: 'may react',
  attacks: 'rolls the dice',
  precision: 'may pick out a character',
  allocation: 'allocates wounds',
  ended: 'the match is over',
};
const STAGES_ES: Named<Stage> = {
  select: 'elige quién dispara',
  targets: 'asigna objetivos',
  reaction: 'puede reaccionar',
  attacks: 'tira los dados',
  precision: 'puede señalar a un personaje',
  allocation: 'reparte las heridas',
  ended: 'la partida ha terminado',
};
const MARKS_EN: Named<Mark> = {
  shooter: 'shooter',
  can: 'may shoot',
  eligible: 'eligible target',
  selected: 'selected target',
  ineligible: 'not eligible',
  engaged: 'engaged',
};
const MARKS_ES: Named<Mark> = {
  shooter: 'dispara',
  can: 'puede disparar',
  eligible: 'objetivo posible',
  selected: 'objetivo elegido',
  ineligible: 'no se le puede disparar',
  engaged: 'trabada en combate',
};
const TERRAIN_EN: Named<Terrain> = {
  ruins: 'Ruins',
  woods: 'Woods',
  crater: 'Crater',
  barricade: 'Barricade',
  obstacle: 'Obstacle',
};
const TERRAIN_ES: Named<Terrain> = {
  ruins: 'Ruinas',
  woods: 'Bosque',
  crater: 'Cráter',
  barricade: 'Barricada',
  obstacle: 'Obstáculo',
};
const PIECES_ES: Readonly<Record<string, string>> = {
  'north-west-ruin': 'Ruina noroeste',
  'south-east-ruin': 'Ruina sudeste',
  'old-grove': 'Arboleda vieja',
  'shell-hole': 'Cráter',
  'low-wall': 'Muro bajo',
  containers: 'Contenedores',
  library: 'Biblioteca',
  chapel: 'Capilla',
  works: 'Fábrica',
  school: 'Escuela',
  station: 'Estación',
  park: 'Parque',
  yard: 'Patio',
  'burst-main': 'Cañería rota',
  tram: 'Tranvía',
  kerb: 'Bordillo',
  hillock: 'Loma',
};
const MOVES_EN: Named<Moved> = {
  stationary: 'stationary',
  normal: 'moved',
  advanced: 'advanced',
  'fell-back': 'fell back',
};
const MOVES_ES: Named<Moved> = {
  stationary: 'no se ha movido',
  normal: 'se ha movido',
  advanced: 'ha avanzado',
  'fell-back': 'se ha retirado',
};

const spelled = (id: string): string => `${id.charAt(0).toUpperCase()}${id.slice(1).replaceAll('-', ' ')}`;

/** All that the board says. */
export const words = phrases({
  en: {
    board: (name: string) => `Table, ${name}`,
    side: (side: Side) => SIDES_EN[side],
    round: (n: number, of: number) => `Round ${n} of ${of}`,
    stage: (stage: Stage) => STAGES_EN[stage],
    points: (n: number) => `${n} points`,
    score: 'Points destroyed',

    piece: (id: string) => spelled(id),
    terrain: (kind: Terrain) => TERRAIN_EN[kind],
    high: (height: string) => `${height} high`,

    left: (n: number, of: number) => (of === 1 ? '1 model' : `${n} of ${of} models`),
    wounds: (n: number, of: number) => `${n} of ${of} wounds left`,
    gone: 'destroyed',
    floor: (height: string) => `${height} above ground`,
    moved: (moved: Moved) => MOVES_EN[moved],
    engagedWith: (names: string) => `engaged with ${names}`,
    shot: 'has shot',
    sheltered: (by: 'go-to-ground' | 'smokescreen'): string =>
      by === 'smokescreen' ? 'behind smoke' : 'gone to ground',
    mark: (mark: Mark) => MARKS_EN[mark],
    away: (inches: string) => `${inches} away`,
    fires: (n: number, of: number, weapon: string) =>
      n === of ? `${weapon} reaches` : `${n} of ${of} ${weapon} reach`,
    cover: (n: number, of: number, names: string) => `Cover for ${n === of ? 'all' : `${n} of ${of}`}: ${names}`,
    half: 'half',
    takes: (n: number) => `takes wounds, place ${n}`,
    mayTake: 'may take wounds',
    mayPick: 'may be picked out',

    hits: (n: number) => (n === 1 ? '1 hit' : `${n} hits`),
    woundsDealt: (n: number) => (n === 1 ? '1 wound' : `${n} wounds`),
    slain: (n: number) => `${n} slain`,
    lost: (n: number) => `\u2212${n} W`,
    nothing: 'no effect',
  },
  es: {
    board: (name: string) => `Mesa, ${name}`,
    side: (side: Side) => SIDES_ES[side],
    round: (n: number, of: number) => `Ronda ${n} de ${of}`,
    stage: (stage: Stage) => STAGES_ES[stage],
    points: (n: number) => `${n} puntos`,
    score: 'Puntos destruidos',

    piece: (id: string) => PIECES_ES[id] ?? spelled(id),
    terrain: (kind: Terrain) => TERRAIN_ES[kind],
    high: (height: string) => `${height} de altura`,

    left: (n: number, of: number) => (of === 1 ? '1 miniatura' : `${n} de ${of} miniaturas`),
    wounds: (n: number, of: number) => `le quedan ${n} de ${of} heridas`,
    gone: 'destruida',
    floor: (height: string) => `a ${height} del suelo`,
    moved: (moved: Moved) => MOVES_ES[moved],
    engagedWith: (names: string) => `trabada con ${names}`,
    shot: 'ya ha disparado',
    sheltered: (by: 'go-to-ground' | 'smokescreen'): string =>
      by === 'smokescreen' ? 'tras el humo' : 'cuerpo a tierra',
    mark: (mark: Mark) => MARKS_ES[mark],
    away: (inches: string) => `a ${inches}`,
    fires: (n: number, of: number, weapon: string) =>
      n === of ? `${weapon} alcanza` : `${n} de ${of} ${weapon} alcanzan`,
    cover: (n: number, of: number, names: string) => `Cobertura para ${n === of ? 'todas' : `${n} de ${of}`}: ${names}`,
    half: 'mitad',
    takes: (n: number) => `recibe heridas, puesto ${n}`,
    mayTake: 'puede recibir heridas',
    mayPick: 'se le puede señalar',

    hits: (n: number) => (n === 1 ? '1 impacto' : `${n} impactos`),
    woundsDealt: (n: number) => (n === 1 ? '1 herida' : `${n} heridas`),
    slain: (n: number) => (n === 1 ? '1 baja' : `${n} bajas`),
    lost: (n: number) => `\u2212${n} H`,
    nothing: 'sin efecto',
  },
});

export type Words = ReturnType<typeof words>;
