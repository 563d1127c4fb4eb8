import { phrases } from '../../../page/phrases.ts';
import { en, es, shortDecimal } from '../../../parts/text/fill.ts';
import type { Terrain } from '../scenario.ts';
import { MATCH as MATCH_EN } from '../text/match.en.ts';
import { MATCH as MATCH_ES } from '../text/match.es.ts';
import { pieceName } from '../text/names.ts';
import { overParText } from '../text/par.ts';
import type { Moved, Side, Stage } from '../view.ts';
import type { Mark } from './board/plan.ts';
import { capital } from './names.ts';

type Named<K extends string> = Readonly<Record<K, string>>;

const SIDES_EN: Named<Side> = { attacker: 'Attacker', defender: 'Defender' };
const SIDES_ES: Named<Side> = { attacker: 'Atacante', defender: 'Defensor' };
type Acting = Exclude<Stage, 'ended'>;
const STAGES_EN: Named<Acting> = {
  select: 'is selecting a unit',
  targets: 'is assigning targets',
  reaction: 'may use a stratagem',
  attacks: 'is rolling dice',
  precision: 'may pick out a character',
  allocation: 'is allocating wounds',
};
const STAGES_ES: Named<Acting> = {
  select: 'está eligiendo una unidad',
  targets: 'está asignando objetivos',
  reaction: 'puede usar una estratagema',
  attacks: 'está tirando los dados',
  precision: 'puede elegir a un personaje',
  allocation: 'está asignando heridas',
};
const MARKS_EN: Named<Mark> = {
  shooter: 'shooter',
  can: 'can shoot',
  eligible: 'eligible target',
  selected: 'selected target',
  ineligible: 'not eligible',
  engaged: 'engaged',
};
const MARKS_ES: Named<Mark> = {
  shooter: 'dispara',
  can: 'puede disparar',
  eligible: 'objetivo válido',
  selected: 'objetivo elegido',
  ineligible: 'objetivo no válido',
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

/** The board's texts. */
export const words = phrases({
  en: {
    board: (name: string) => `Battlefield: ${name}`,
    side: (side: Side) => SIDES_EN[side],
    round: (n: number, of: number) => `Round ${n} of ${of}`,
    over: 'The match is over',
    acting: (side: Side, stage: Acting) => `The ${SIDES_EN[side].toLowerCase()} ${STAGES_EN[stage]}`,
    points: (n: number) => en('{n:point|points}', { n }),
    par: (par: number) => `par ${shortDecimal(par, 'en')}`,
    overPar: (over: number) => overParText(over, 'en'),
    pointsOfPar: (n: number, par: number) =>
      `${en('{n:point|points}', { n })}, ${overParText(n - par, 'en')} (${shortDecimal(par, 'en')})`,
    score: 'Points destroyed',

    piece: (id: string) => capital(pieceName(MATCH_EN.nouns, id)),
    terrain: (kind: Terrain) => TERRAIN_EN[kind],
    high: (height: string) => `${height} high`,

    left: (n: number, of: number) => (of === 1 ? '1 model' : `${n} of ${of} models`),
    wounds: (n: number, of: number) => en('{n} of {of:wound|wounds} left', { n, of }),
    gone: 'destroyed',
    floor: (height: string) => `${height} above ground`,
    moved: (moved: Moved) => MOVES_EN[moved],
    engagedWith: (names: string) => `engaged with ${names}`,
    shot: 'has shot',
    sheltered: (by: 'go-to-ground' | 'smokescreen'): string => (by === 'smokescreen' ? 'in smoke' : 'gone to ground'),
    mark: (mark: Mark) => MARKS_EN[mark],
    away: (inches: string) => `${inches} away`,
    fires: (n: number, of: number, weapon: string) =>
      n === of ? `${weapon} reaches` : `${n} of ${of} ${weapon} reach`,
    cover: (n: number, of: number, names: string) => `Cover for ${n === of ? 'all' : `${n} of ${of}`}: ${names}`,
    half: 'half',
    takes: (n: number) => `takes wounds, number ${n} in line`,
    mayTake: 'can take wounds',
    mayPick: 'can be picked out',

    hits: (n: number) => en('{n:hit|hits}', { n }),
    woundsDealt: (n: number) => en('{n:wound|wounds}', { n }),
    slain: (n: number) => `${n} destroyed`,
    lost: (n: number) => `\u2212${n} W`,
    nothing: 'no effect',
  },
  es: {
    board: (name: string) => `Campo de batalla: ${name}`,
    side: (side: Side) => SIDES_ES[side],
    round: (n: number, of: number) => `Ronda ${n} de ${of}`,
    over: 'La partida ha terminado',
    acting: (side: Side, stage: Acting) => `El ${SIDES_ES[side].toLowerCase()} ${STAGES_ES[stage]}`,
    points: (n: number) => es('{n:punto|puntos}', { n }),
    par: (par: number) => `par ${shortDecimal(par, 'es')}`,
    overPar: (over: number) => overParText(over, 'es'),
    pointsOfPar: (n: number, par: number) =>
      `${es('{n:punto|puntos}', { n })}, ${overParText(n - par, 'es')} (${shortDecimal(par, 'es')})`,
    score: 'Puntos destruidos',

    piece: (id: string) => capital(pieceName(MATCH_ES.nouns, id)),
    terrain: (kind: Terrain) => TERRAIN_ES[kind],
    high: (height: string) => `${height} de altura`,

    left: (n: number, of: number) => (of === 1 ? '1 miniatura' : `${n} de ${of} miniaturas`),
    wounds: (n: number, of: number) => es('le {n:?queda|quedan} {n} de {of:herida|heridas}', { n, of }),
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
    takes: (n: number) => `recibe heridas, número ${n} en el orden`,
    mayTake: 'puede recibir heridas',
    mayPick: 'se le puede elegir',

    hits: (n: number) => es('{n:impacto|impactos}', { n }),
    woundsDealt: (n: number) => es('{n:herida|heridas}', { n }),
    slain: (n: number) => es('{n:baja|bajas}', { n }),
    lost: (n: number) => `\u2212${n} H`,
    nothing: 'sin efecto',
  },
});

export type Words = ReturnType<typeof words>;
