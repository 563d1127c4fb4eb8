import type { Language } from '../../../kernel/game.ts';
import { phrases } from '../../../page/phrases.ts';
import type { FileCode } from './set-up/files.ts';
import { TITLES } from './titles.ts';

/** What the game's lists call an entry. */
export const titleOf = (id: string, language: Language): string =>
  Object.hasOwn(TITLES, id) ? (TITLES[id]?.[language] ?? id) : id;

/** A style of maps by itself, where it stands under a heading that says how they are made. */
export const styleOf = (style: string, language: Language): string => {
  const name = titleOf(style, language).replace(/^.*: /, '');
  return name.charAt(0).toUpperCase() + name.slice(1);
};

const units = (n: number): string => (n === 1 ? '1 unit' : `${n} units`);
const unidades = (n: number): string => (n === 1 ? '1 unidad' : `${n} unidades`);

/** All that the set-up says besides. */
export const setUpLabels = phrases({
  en: {
    rules: 'The rules',
    aboutRuleset: (id: string) =>
      ({
        'total-warfare': 'The standard rules for ’Mechs and tanks of introductory technology.',
        simulador: 'As the Spanish simulator plays it: a Reaction Phase for torsos, advanced equipment, no passing.',
        'core-2026': 'The rewrite: milder piloting rolls, other charges and kicks, no dumping of ammunition.',
      })[id] ?? '',

    map: 'The map',
    ofTheBox: 'Of the box',
    byChance: 'Made by chance',
    fromFile: 'From a file',
    size: 'Size',
    sizeOf: (cols: number, rows: number) =>
      `${{ 272: 'one sheet', 544: 'two sheets', 1088: 'four sheets' }[cols * rows] ?? 'own size'}, ${cols} × ${rows} hexes`,
    byChanceAbout: 'The pictures are examples: every match gets a new map of its kind.',
    fileAbout: 'A .board of MegaMek, a .bme of the simulator’s editor, or a map of ours as .json.',
    loadMap: 'Load a map…',
    hexes: (cols: number, rows: number) => `${cols} × ${rows}`,
    chosenMap: (name: string) => `Chosen: ${name}`,
    ownMap: 'your own',

    forces: 'The forces',
    readyMade: 'Ready-made',
    yourOwn: 'Your own',
    against: 'against',
    sides: 'Sides',
    sideHas: (side: string) => `Units: ${side}`,
    noUnits: 'This side has no units yet.',
    totals: (count: number, tons: number) => `${units(count)}, ${tons} tons`,
    battleValue: (value: number, unknown: number) =>
      `battle value ${value}${unknown > 0 ? ` and ${unknown} without one` : ''}`,
    battleValueAbout: 'Battle values are as printed, for pilots of 4 and 5.',
    gunnery: 'Gunnery',
    piloting: 'Piloting',
    skillOf: (skill: string, unit: string) => `${skill}: ${unit}`,
    better: 'one better',
    worse: 'one worse',
    pilotName: 'Pilot’s name',
    pilotOf: (unit: string) => `Pilot of ${unit}`,
    again: 'Another of the same',
    againOf: (unit: string) => `Another ${unit}`,
    remove: 'Remove',
    removeOf: (unit: string) => `Remove ${unit}`,
    addUnit: 'Add a unit…',
    loadUnit: 'Load a unit…',
    lastList: 'Take the last list again',
    cannotBeRead: 'cannot be read',
    ownDesign: 'from a file',
    tons: (n: number) => `${n} t`,
    bv: (n: number) => `BV ${n}`,

    chooseUnit: (side: string) => `Units for ${side}`,
    search: 'Search',
    searchFor: 'Name, role or weapon',
    weights: 'Weight',
    weight: (weight: string) =>
      ({ light: 'Light', medium: 'Medium', heavy: 'Heavy', assault: 'Assault', vehicle: 'Vehicles' })[weight] ?? weight,
    foundSome: (n: number) => (n === 0 ? 'No unit fits.' : units(n)),
    add: 'Add',
    addOf: (unit: string) => `Add ${unit}`,
    addedTo: (unit: string, count: number) => `${unit} added: ${units(count)} now.`,
    full: 'A match holds no more units.',

    advanced: 'Advanced',
    changedCount: (n: number) => (n === 1 ? '1 change' : `${n} changes`),
    turnLimit: 'Turn limit',
    turnLimitAbout: '0 = none. At the limit the side with the greater share of its armour left has won.',
    group: (group: string) =>
      ({ attacks: 'Attacks and damage', piloting: 'Piloting', heat: 'Heat', ground: 'Ground', equipment: 'Equipment' })[
        group
      ] ?? group,
    toggle: (name: string) =>
      ({
        fires: 'Woods and buildings can burn',
        wind: 'Wind carries fire and smoke',
        physicalAttacks: 'Physical attacks',
        heatPhase: 'Heat builds up',
        clearing: 'Woods can be shot away',
        collapse: 'Buildings and bridges can collapse',
        pilotingRolls: 'Piloting rolls',
        rollForTwenty: 'A piloting roll for 20 points of damage in a phase',
        shutdownRolls: 'Hot reactors may shut down below 30',
        criticals: 'Critical hits',
        ammunitionExplosions: 'Ammunition can explode',
        sinksOff: 'Heat sinks can be switched off',
        advanced: 'Advanced equipment is allowed',
      })[name] ?? name,
    file: (code: FileCode) =>
      ({
        'file-not-json': 'The file is no valid JSON.',
        'file-too-long': 'The file is too long.',
        'file-not-a-map': 'The file holds no map that can be read.',
        'file-not-a-unit': 'The file holds no unit that can be read.',
      })[code],
    badFile: (name: string, why: string) => `${name}: ${why}`,
  },
  es: {
    rules: 'Las reglas',
    aboutRuleset: (id: string) =>
      ({
        'total-warfare': 'Las reglas habituales para ’Mechs y tanques de tecnología introductoria.',
        simulador: 'Como lo juega el simulador español: fase de reacción, equipo avanzado, nadie deja pasar.',
        'core-2026': 'La reescritura: tiradas de pilotaje más suaves, otras cargas y patadas, sin vaciar munición.',
      })[id] ?? '',

    map: 'El mapa',
    ofTheBox: 'De la caja',
    byChance: 'Al azar',
    fromFile: 'De un archivo',
    size: 'Tamaño',
    sizeOf: (cols: number, rows: number) =>
      `${{ 272: 'una hoja', 544: 'dos hojas', 1088: 'cuatro hojas' }[cols * rows] ?? 'tamaño propio'}, ${cols} × ${rows} hexágonos`,
    byChanceAbout: 'Las imágenes son ejemplos: cada partida recibe un mapa nuevo de su clase.',
    fileAbout: 'Un .board de MegaMek, un .bme del editor del simulador o un mapa nuestro en .json.',
    loadMap: 'Cargar un mapa…',
    hexes: (cols: number, rows: number) => `${cols} × ${rows}`,
    chosenMap: (name: string) => `Elegido: ${name}`,
    ownMap: 'propio',

    forces: 'Las fuerzas',
    readyMade: 'Preparadas',
    yourOwn: 'Propias',
    against: 'contra',
    sides: 'Bandos',
    sideHas: (side: string) => `Unidades: ${side}`,
    noUnits: 'Este bando aún no tiene unidades.',
    totals: (count: number, tons: number) => `${unidades(count)}, ${tons} toneladas`,
    battleValue: (value: number, unknown: number) =>
      `valor de batalla ${value}${unknown > 0 ? ` y ${unknown} sin él` : ''}`,
    battleValueAbout: 'Los valores de batalla son los impresos, para pilotos de 4 y 5.',
    gunnery: 'Disparo',
    piloting: 'Pilotaje',
    skillOf: (skill: string, unit: string) => `${skill}: ${unit}`,
    better: 'uno mejor',
    worse: 'uno peor',
    pilotName: 'Nombre del piloto',
    pilotOf: (unit: string) => `Piloto de ${unit}`,
    again: 'Otra igual',
    againOf: (unit: string) => `Otro ${unit}`,
    remove: 'Quitar',
    removeOf: (unit: string) => `Quitar ${unit}`,
    addUnit: 'Añadir una unidad…',
    loadUnit: 'Cargar una unidad…',
    lastList: 'Recuperar la última lista',
    cannotBeRead: 'no se puede leer',
    ownDesign: 'de un archivo',
    tons: (n: number) => `${n} t`,
    bv: (n: number) => `VB ${n}`,

    chooseUnit: (side: string) => `Unidades para ${side}`,
    search: 'Buscar',
    searchFor: 'Nombre, papel o arma',
    weights: 'Peso',
    weight: (weight: string) =>
      ({ light: 'Ligeros', medium: 'Medios', heavy: 'Pesados', assault: 'De asalto', vehicle: 'Vehículos' })[weight] ??
      weight,
    foundSome: (n: number) => (n === 0 ? 'No hay ninguna.' : unidades(n)),
    add: 'Añadir',
    addOf: (unit: string) => `Añadir ${unit}`,
    addedTo: (unit: string, count: number) => `${unit} añadido: ya son ${unidades(count)}.`,
    full: 'En una partida no caben más unidades.',

    advanced: 'Avanzado',
    changedCount: (n: number) => (n === 1 ? '1 cambio' : `${n} cambios`),
    turnLimit: 'Límite de turnos',
    turnLimitAbout: '0 = ninguno. En el límite gana el bando que conserve la mayor parte de su blindaje.',
    group: (group: string) =>
      ({ attacks: 'Ataques y daño', piloting: 'Pilotaje', heat: 'Calor', ground: 'Terreno', equipment: 'Equipo' })[
        group
      ] ?? group,
    toggle: (name: string) =>
      ({
        fires: 'Los bosques y edificios pueden arder',
        wind: 'El viento lleva el fuego y el humo',
        physicalAttacks: 'Ataques físicos',
        heatPhase: 'Se acumula calor',
        clearing: 'Se pueden talar bosques a tiros',
        collapse: 'Edificios y puentes pueden hundirse',
        pilotingRolls: 'Tiradas de pilotaje',
        rollForTwenty: 'Tirada de pilotaje por 20 puntos de daño en una fase',
        shutdownRolls: 'Un reactor caliente puede apagarse antes de 30',
        criticals: 'Impactos críticos',
        ammunitionExplosions: 'La munición puede estallar',
        sinksOff: 'Se pueden apagar radiadores',
        advanced: 'Se permite equipo avanzado',
      })[name] ?? name,
    file: (code: FileCode) =>
      ({
        'file-not-json': 'El archivo no es JSON válido.',
        'file-too-long': 'El archivo es demasiado largo.',
        'file-not-a-map': 'El archivo no contiene un mapa legible.',
        'file-not-a-unit': 'El archivo no contiene una unidad legible.',
      })[code],
    badFile: (name: string, why: string) => `${name}: ${why}`,
  },
});
