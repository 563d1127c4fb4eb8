import type { Language } from '../../../kernel/game.ts';
import { phrases } from '../../../page/phrases.ts';
import { en, es } from '../../../parts/text/fill.ts';
import type { FileCode } from './set-up/files.ts';
import { TITLES } from './titles.ts';

/** The title of a list entry; an unknown id is its own title. */
export const titleOf = (id: string, language: Language): string =>
  Object.hasOwn(TITLES, id) ? (TITLES[id]?.[language] ?? id) : id;

/** A map style without "Random:", for lists under a heading that says so. */
export const styleOf = (style: string, language: Language): string => {
  const name = titleOf(style, language).replace(/^.*: /, '');
  return name.charAt(0).toUpperCase() + name.slice(1);
};

const units = (n: number): string => en('{n:unit|units}', { n });
const unidades = (n: number): string => es('{n:unidad|unidades}', { n });

/** Texts of the set-up form. */
export const setUpLabels = phrases({
  en: {
    rules: 'Rules',
    aboutRuleset: (id: string) =>
      ({
        'total-warfare': 'The standard rules for introductory-technology ’Mechs and tanks.',
        simulador:
          'As in the Spanish simulator: random starts, a Reaction Phase for torso twists, advanced equipment, no moving through other units.',
        'core-2026': 'The 2026 rewrite: easier piloting rolls, different charges and kicks, no dumping ammunition.',
      })[id] ?? '',

    map: 'Map',
    ofTheBox: 'Built-in',
    byChance: 'Random',
    fromFile: 'From a file',
    size: 'Size',
    sizeOf: (cols: number, rows: number) =>
      `${{ 272: 'one sheet', 544: 'two sheets', 1088: 'four sheets' }[cols * rows] ?? 'custom size'}, ${cols} × ${rows} hexes`,
    byChanceAbout: 'The pictures are examples: each match gets a new map of the chosen style.',
    fileAbout: 'A MegaMek .board file, a .bme file from the simulator’s editor, or an Umpire map in .json.',
    loadMap: 'Load map…',
    hexes: (cols: number, rows: number) => `${cols} × ${rows}`,
    chosenMap: (name: string) => `Selected: ${name}`,
    ownMap: 'custom',

    forces: 'Forces',
    readyMade: 'Ready-made',
    yourOwn: 'Custom',
    against: 'vs.',
    sides: 'Sides',
    sideHas: (side: string) => `Units: ${side}`,
    noUnits: 'This side has no units yet.',
    totals: (count: number, tons: number) => `${units(count)}, ${tons} tons`,
    battleValue: (value: number, unknown: number) =>
      `battle value ${value}${unknown > 0 ? ` (${en('{unknown:unit|units} {unknown:?has|have}', { unknown })} none)` : ''}`,
    battleValueAbout: 'Battle values are as printed, for gunnery 4 and piloting 5.',
    gunnery: 'Gunnery',
    piloting: 'Piloting',
    skillOf: (skill: string, unit: string) => `${skill}: ${unit}`,
    better: 'improve',
    worse: 'worsen',
    pilotName: 'Pilot name',
    pilotOf: (unit: string) => `Pilot of ${unit}`,
    again: 'Duplicate',
    againOf: (unit: string) => `Duplicate ${unit}`,
    remove: 'Remove',
    removeOf: (unit: string) => `Remove ${unit}`,
    addUnit: 'Add unit…',
    loadUnit: 'Load unit…',
    lastList: 'Reuse last list',
    cannotBeRead: 'unreadable unit',
    ownDesign: 'from a file',
    tons: (n: number) => `${n} t`,
    bv: (n: number) => `BV ${n}`,

    chooseUnit: (side: string) => `Units for ${side}`,
    search: 'Search',
    searchFor: 'Name, role or weapon',
    weights: 'Weight',
    weight: (weight: string) =>
      ({ light: 'Light', medium: 'Medium', heavy: 'Heavy', assault: 'Assault', vehicle: 'Vehicles' })[weight] ?? weight,
    foundSome: (n: number) => (n === 0 ? 'No matching units.' : units(n)),
    add: 'Add',
    addOf: (unit: string) => `Add ${unit}`,
    addedTo: (unit: string, count: number) => `Added ${unit}. ${units(count)} in total.`,
    full: 'Unit limit reached.',

    advanced: 'Advanced',
    changedCount: (n: number) => en('{n:change|changes}', { n }),
    turnLimit: 'Turn limit',
    turnLimitAbout: '0 = no limit. At the limit, the side with the larger share of its armour left wins.',
    group: (group: string) =>
      ({
        attacks: 'Attacks and damage',
        piloting: 'Piloting',
        heat: 'Heat',
        ground: 'Terrain',
        equipment: 'Equipment',
      })[group] ?? group,
    toggle: (name: string) =>
      ({
        fires: 'Woods and buildings can catch fire',
        wind: 'Wind spreads fire and smoke',
        physicalAttacks: 'Physical attacks',
        heatPhase: 'Heat',
        clearing: 'Weapons can clear woods',
        collapse: 'Buildings and bridges can collapse',
        pilotingRolls: 'Piloting rolls',
        rollForTwenty: 'Piloting roll after 20 damage in one phase',
        shutdownRolls: 'Reactors may shut down below heat 30',
        criticals: 'Critical hits',
        ammunitionExplosions: 'Ammunition can explode',
        sinksOff: 'Heat sinks can be switched off',
        advanced: 'Advanced equipment',
      })[name] ?? name,
    file: (code: FileCode) =>
      ({
        'file-not-json': 'The file is not valid JSON.',
        'file-too-long': 'The file is too large.',
        'file-not-a-map': 'The file does not contain a valid map.',
        'file-not-a-unit': 'The file does not contain a valid unit.',
      })[code],
    badFile: (name: string, why: string) => `${name}: ${why}`,
  },
  es: {
    rules: 'Reglas',
    aboutRuleset: (id: string) =>
      ({
        'total-warfare': 'Las reglas estándar para ’Mechs y tanques de tecnología introductoria.',
        simulador:
          'Como en el simulador español: salidas al azar, fase de reacción para girar el torso, equipo avanzado y sin atravesar otras unidades.',
        'core-2026':
          'La revisión de 2026: tiradas de pilotaje más fáciles, cargas y patadas distintas, sin tirar munición.',
      })[id] ?? '',

    map: 'Mapa',
    ofTheBox: 'Incluidos',
    byChance: 'Aleatorios',
    fromFile: 'Desde un archivo',
    size: 'Tamaño',
    sizeOf: (cols: number, rows: number) =>
      `${{ 272: 'una hoja', 544: 'dos hojas', 1088: 'cuatro hojas' }[cols * rows] ?? 'tamaño personalizado'}, ${cols} × ${rows} hexágonos`,
    byChanceAbout: 'Las imágenes son ejemplos: cada partida genera un mapa nuevo de ese estilo.',
    fileAbout: 'Un archivo .board de MegaMek, un .bme del editor del simulador o un mapa de Umpire en .json.',
    loadMap: 'Cargar mapa…',
    hexes: (cols: number, rows: number) => `${cols} × ${rows}`,
    chosenMap: (name: string) => `Elegido: ${name}`,
    ownMap: 'personalizado',

    forces: 'Fuerzas',
    readyMade: 'Predefinidas',
    yourOwn: 'Personalizadas',
    against: 'contra',
    sides: 'Bandos',
    sideHas: (side: string) => `Unidades: ${side}`,
    noUnits: 'Este bando aún no tiene unidades.',
    totals: (count: number, tons: number) => `${unidades(count)}, ${tons} toneladas`,
    battleValue: (value: number, unknown: number) =>
      `valor de batalla ${value}${unknown > 0 ? ` (${es('{unknown:unidad|unidades} no {unknown:?tiene|tienen}', { unknown })})` : ''}`,
    battleValueAbout: 'Los valores de batalla son los impresos, para disparo 4 y pilotaje 5.',
    gunnery: 'Disparo',
    piloting: 'Pilotaje',
    skillOf: (skill: string, unit: string) => `${skill}: ${unit}`,
    better: 'mejorar',
    worse: 'empeorar',
    pilotName: 'Nombre del piloto',
    pilotOf: (unit: string) => `Piloto de ${unit}`,
    again: 'Duplicar',
    againOf: (unit: string) => `Duplicar ${unit}`,
    remove: 'Quitar',
    removeOf: (unit: string) => `Quitar ${unit}`,
    addUnit: 'Añadir unidad…',
    loadUnit: 'Cargar unidad…',
    lastList: 'Usar la última lista',
    cannotBeRead: 'unidad ilegible',
    ownDesign: 'desde un archivo',
    tons: (n: number) => `${n} t`,
    bv: (n: number) => `VB ${n}`,

    chooseUnit: (side: string) => `Unidades para ${side}`,
    search: 'Buscar',
    searchFor: 'Nombre, función o arma',
    weights: 'Peso',
    weight: (weight: string) =>
      ({ light: 'Ligeros', medium: 'Medios', heavy: 'Pesados', assault: 'De asalto', vehicle: 'Vehículos' })[weight] ??
      weight,
    foundSome: (n: number) => (n === 0 ? 'No se ha encontrado ninguna unidad.' : unidades(n)),
    add: 'Añadir',
    addOf: (unit: string) => `Añadir ${unit}`,
    addedTo: (unit: string, count: number) => `Se ha añadido ${unit}. ${unidades(count)} en total.`,
    full: 'Se ha alcanzado el límite de unidades.',

    advanced: 'Avanzado',
    changedCount: (n: number) => es('{n:cambio|cambios}', { n }),
    turnLimit: 'Límite de turnos',
    turnLimitAbout: '0 = sin límite. Al llegar al límite, gana el bando que conserve mayor proporción de su blindaje.',
    group: (group: string) =>
      ({ attacks: 'Ataques y daño', piloting: 'Pilotaje', heat: 'Calor', ground: 'Terreno', equipment: 'Equipo' })[
        group
      ] ?? group,
    toggle: (name: string) =>
      ({
        fires: 'Los bosques y edificios pueden arder',
        wind: 'El viento propaga el fuego y el humo',
        physicalAttacks: 'Ataques físicos',
        heatPhase: 'Calor',
        clearing: 'Las armas pueden despejar bosques',
        collapse: 'Los edificios y puentes pueden derrumbarse',
        pilotingRolls: 'Tiradas de pilotaje',
        rollForTwenty: 'Tirada de pilotaje tras 20 puntos de daño en una fase',
        shutdownRolls: 'Los reactores pueden apagarse por debajo de 30 de calor',
        criticals: 'Impactos críticos',
        ammunitionExplosions: 'La munición puede explotar',
        sinksOff: 'Se pueden apagar radiadores',
        advanced: 'Equipo avanzado',
      })[name] ?? name,
    file: (code: FileCode) =>
      ({
        'file-not-json': 'El archivo no es JSON válido.',
        'file-too-long': 'El archivo es demasiado grande.',
        'file-not-a-map': 'El archivo no contiene un mapa válido.',
        'file-not-a-unit': 'El archivo no contiene una unidad válida.',
      })[code],
    badFile: (name: string, why: string) => `${name}: ${why}`,
  },
});
