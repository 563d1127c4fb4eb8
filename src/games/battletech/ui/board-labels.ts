import { phrases } from '../../../page/phrases.ts';
import { en, es } from '../../../parts/text/fill.ts';
import type { Attack } from '../plan.ts';
import type { Obstacle } from '../rules/sight.ts';
import type { Phase } from '../view.ts';

type Named<K extends string> = Readonly<Record<K, string>>;
type Limb = 'LA' | 'RA' | 'LL' | 'RL';

const PHASES_EN: Named<Phase> = {
  initiative: 'Initiative',
  movement: 'Movement',
  reaction: 'Reaction',
  weapons: 'Weapons',
  physical: 'Physical',
  heat: 'Heat',
  end: 'End',
  ended: 'Over',
};
const PHASES_ES: Named<Phase> = {
  initiative: 'Iniciativa',
  movement: 'Movimiento',
  reaction: 'Reacción',
  weapons: 'Armas',
  physical: 'Físicos',
  heat: 'Calor',
  end: 'Final',
  ended: 'Terminada',
};
export const OBSTACLES_EN: Named<Obstacle> = {
  level: 'a hill',
  building: 'a building',
  woods: 'woods',
  smoke: 'smoke',
  water: 'water',
  land: 'land',
};
export const OBSTACLES_ES: Named<Obstacle> = {
  level: 'una colina',
  building: 'un edificio',
  woods: 'el bosque',
  smoke: 'el humo',
  water: 'el agua',
  land: 'la tierra',
};
const ATTACKS_EN: Named<Attack['attack']> = { punch: 'Punch', kick: 'Kick', club: 'Club', push: 'Push' };
const ATTACKS_ES: Named<Attack['attack']> = {
  punch: 'Puñetazo',
  kick: 'Patada',
  club: 'Garrotazo',
  push: 'Empujón',
};
const LIMBS_EN: Named<Limb> = { LA: 'left arm', RA: 'right arm', LL: 'left leg', RL: 'right leg' };
const LIMBS_ES: Named<Limb> = {
  LA: 'brazo izquierdo',
  RA: 'brazo derecho',
  LL: 'pierna izquierda',
  RL: 'pierna derecha',
};
const WAYS_EN = ['north', 'north-east', 'south-east', 'south', 'south-west', 'north-west'] as const;
const WAYS_ES = ['al norte', 'al noreste', 'al sureste', 'al sur', 'al suroeste', 'al noroeste'] as const;
const BUILDINGS_EN = ['light', 'medium', 'heavy', 'hardened'] as const;
const BUILDINGS_ES = ['ligero', 'medio', 'pesado', 'reforzado'] as const;

/** Texts of the board. */
export const boardLabels = phrases({
  en: {
    board: (name: string) => `Map: ${name}`,

    // Terrain
    level: (n: number) => `level ${n < 0 ? `\u2212${-n}` : n}`,
    clear: 'clear',
    woods: (n: number): string => (n === 1 ? 'light woods' : 'heavy woods'),
    rough: 'rough',
    rubble: 'rubble',
    swamp: 'swamp',
    paved: 'paved',
    road: 'road',
    river: 'river',
    water: (depth: number) => `water, depth ${depth}`,
    building: (kind: number, height: number, cf: number) =>
      `${BUILDINGS_EN[kind - 1]} building, height ${height}, CF ${cf}`,
    bunker: (cf: number) => `bunker, CF ${cf}`,
    bridge: (level: number, cf: number) => `bridge at level ${level}, CF ${cf}`,
    fire: 'burning',
    smoke: (n: number): string => (n === 1 ? 'light smoke' : 'heavy smoke'),
    clubs: (n: number) => en('{n:club|clubs}', { n }),

    // Units
    way: (facing: number) => WAYS_EN[facing] ?? String(facing),
    facing: (way: string) => `facing ${way}`,
    torso: (way: string) => `torso ${way}`,
    turret: (way: string) => `turret ${way}`,
    legs: (way: string) => `Legs face ${way}`,
    looks: (way: string) => `Torso faces ${way}`,
    aims: (way: string) => `Turret points ${way}`,
    left: (per: string) => `${per} of armour and structure left`,
    wreck: (name: string) => `wreck of ${name}`,
    onLevel: (level: number) => `on level ${level}`,
    heat: (n: number) => `heat ${n}`,
    skills: (gunnery: number, piloting: number) => `gunnery ${gunnery}, piloting ${piloting}`,
    shutDown: 'shut down',
    unconscious: 'unconscious',
    stunned: 'crew stunned',
    stuck: 'stuck',
    immobile: 'cannot move',
    prone: 'prone',
    burning: 'in a burning hex',
    sunk: 'in water',
    fired: 'fire declared',
    stood: 'stood still',
    walked: (n: number) => `walked ${hexes(n)}`,
    ran: (n: number) => `ran ${hexes(n)}`,
    jumped: (n: number) => `jumped ${hexes(n)}`,
    canChoose: 'can be selected',
    chosen: 'selected',
    target: 'target',

    // Movement
    walk: 'Walk',
    run: 'Run',
    jump: 'Jump',
    still: 'Stand still',
    costs: (mode: string, mp: number, heat: number) => `${mode} ${mp} MP${heat > 0 ? `, heat ${heat}` : ''}`,
    rolls: (n: number) => en('{n} piloting {n:?roll|rolls}', { n }),
    turnTo: (way: string, mp: number) => `Face ${way}: ${mp} MP`,
    faceKeys: 'Shift + Left or Right to turn',
    nowFacing: (way: string) => `Facing ${way}`,

    // Fire
    sees: 'Clear line of sight',
    seesThrough: (n: number) => `Line of sight: +${n} for woods and smoke`,
    hidden: (why: string, hex: string) => `Line of sight blocked by ${why} in ${hex}`,
    obstacle: (why: Obstacle) => OBSTACLES_EN[why],
    cover: 'partial cover',
    range: (n: number) => `${hexes(n)} away`,
    needs: 'needs',
    noShot: 'No weapon can hit.',
    fromThere: 'from there',
    more: (n: number) => en('{n} more {n:?weapon|weapons}', { n }),
    rear: 'rear',
    attack: (kind: Attack['attack']) => ATTACKS_EN[kind],
    limb: (limb: Limb) => LIMBS_EN[limb],
    noStrike: 'No physical attack is possible.',
    openSheet: 'Record sheet',
    loadingSheet: 'Loading…',
    noSheet: 'The record sheet could not be loaded. Check your connection and open it again.',

    // The bar above the board
    turn: (n: number) => `Turn ${n}`,
    phases: 'Turn phases',
    phase: (phase: Phase) => PHASES_EN[phase],
    order: 'Initiative order (winner last)',
    acts: (side: string) => `${side} is acting`,
    toCome: (side: string, n: number) => en('{side}: {n:unit|units} to go', { side, n }),
    done: (side: string) => `${side}: done`,
    wind: (way: string) => `Wind blowing ${way}`,
    hits: (n: number) => en('{n:point|points} of damage', { n }),
  },
  es: {
    board: (name: string) => `Mapa: ${name}`,

    level: (n: number) => `nivel ${n < 0 ? `\u2212${-n}` : n}`,
    clear: 'despejado',
    woods: (n: number): string => (n === 1 ? 'bosque ligero' : 'bosque denso'),
    rough: 'terreno abrupto',
    rubble: 'escombros',
    swamp: 'pantano',
    paved: 'pavimento',
    road: 'carretera',
    river: 'río',
    water: (depth: number) => `agua, profundidad ${depth}`,
    building: (kind: number, height: number, cf: number) =>
      `edificio ${BUILDINGS_ES[kind - 1]}, altura ${height}, FC ${cf}`,
    bunker: (cf: number) => `búnker, FC ${cf}`,
    bridge: (level: number, cf: number) => `puente en el nivel ${level}, FC ${cf}`,
    fire: 'en llamas',
    smoke: (n: number): string => (n === 1 ? 'humo ligero' : 'humo denso'),
    clubs: (n: number) => es('{n:garrote|garrotes}', { n }),

    way: (facing: number) => WAYS_ES[facing] ?? String(facing),
    facing: (way: string) => `mirando ${way}`,
    torso: (way: string) => `torso ${way}`,
    turret: (way: string) => `torreta ${way}`,
    legs: (way: string) => `Piernas orientadas ${way}`,
    looks: (way: string) => `Torso orientado ${way}`,
    aims: (way: string) => `Torreta orientada ${way}`,
    left: (per: string) => `queda el ${per} de blindaje y estructura`,
    wreck: (name: string) => `restos de ${name}`,
    onLevel: (level: number) => `en el nivel ${level}`,
    heat: (n: number) => `calor ${n}`,
    skills: (gunnery: number, piloting: number) => `disparo ${gunnery}, pilotaje ${piloting}`,
    shutDown: 'apagado',
    unconscious: 'inconsciente',
    stunned: 'tripulación aturdida',
    stuck: 'atascado',
    immobile: 'no puede moverse',
    prone: 'en el suelo',
    burning: 'en un hexágono en llamas',
    sunk: 'en el agua',
    fired: 'fuego declarado',
    stood: 'se quedó quieto',
    walked: (n: number) => `anduvo ${hexagonos(n)}`,
    ran: (n: number) => `corrió ${hexagonos(n)}`,
    jumped: (n: number) => `saltó ${hexagonos(n)}`,
    canChoose: 'se puede seleccionar',
    chosen: 'seleccionada',
    target: 'blanco',

    walk: 'Andar',
    run: 'Correr',
    jump: 'Saltar',
    still: 'Quedarse quieto',
    costs: (mode: string, mp: number, heat: number) => `${mode} ${mp} PM${heat > 0 ? `, calor ${heat}` : ''}`,
    rolls: (n: number) => es('{n:tirada|tiradas} de pilotaje', { n }),
    turnTo: (way: string, mp: number) => `Girar ${way}: ${mp} PM`,
    faceKeys: 'Mayús + izquierda o derecha para girar',
    nowFacing: (way: string) => `Orientado ${way}`,

    sees: 'Línea de visión despejada',
    seesThrough: (n: number) => `Línea de visión: +${n} por bosque y humo`,
    hidden: (why: string, hex: string) => `Línea de visión bloqueada por ${why} en ${hex}`,
    obstacle: (why: Obstacle) => OBSTACLES_ES[why],
    cover: 'cobertura parcial',
    range: (n: number) => `a ${hexagonos(n)}`,
    needs: 'necesita',
    noShot: 'Ningún arma puede acertar.',
    fromThere: 'desde allí',
    more: (n: number) => es('{n:arma|armas} más', { n }),
    rear: 'atrás',
    attack: (kind: Attack['attack']) => ATTACKS_ES[kind],
    limb: (limb: Limb) => LIMBS_ES[limb],
    noStrike: 'No es posible ningún ataque físico.',
    openSheet: 'Hoja de registro',
    loadingSheet: 'Cargando…',
    noSheet: 'No se ha podido cargar la hoja de registro. Comprueba tu conexión y ábrela otra vez.',

    turn: (n: number) => `Turno ${n}`,
    phases: 'Fases del turno',
    phase: (phase: Phase) => PHASES_ES[phase],
    order: 'Orden de iniciativa (el ganador al final)',
    acts: (side: string) => `Le toca ${side.charAt(0).toLowerCase()}${side.slice(1)}`.replace('toca el ', 'toca al '),
    toCome: (side: string, n: number) => es('{side}: {n:?falta|faltan} {n:unidad|unidades} por actuar', { side, n }),
    done: (side: string) => `${side}: ha terminado`,
    wind: (way: string) => `Viento hacia ${way.replace(/^al/, 'el')}`,
    hits: (n: number) => es('{n:punto|puntos} de daño', { n }),
  },
});

export type BoardLabels = ReturnType<typeof boardLabels>;

function hexes(n: number): string {
  return en('{n:hex|hexes}', { n });
}
function hexagonos(n: number): string {
  return es('{n:hexágono|hexágonos}', { n });
}
