/** Problems of files and designs, by their English text. A text that is missing here stays in English. */
const PROBLEMS: Readonly<Record<string, string>> = {
  'there is no such field': 'no existe ese campo',
  'must be equal to constant': 'tiene que ser el valor previsto',
  'must match a schema in anyOf': 'no tiene ninguna de las formas previstas',
  'must not have duplicate items': 'no puede haber repetidos',
  'must be a unit of the match or a hex of the map': 'tiene que ser una unidad de la partida o un hexágono del mapa',
  'not on this map': 'no está en este mapa',
  'contains events of another game': 'contiene eventos de otro juego',
  'unknown unit': 'unidad desconocida',
  'must be mech or vehicle': 'tiene que ser mech o vehicle',
  'no such slot': 'no existe esa casilla',
  'unknown item for this location': 'objeto desconocido para esta localización',
  'no room for it': 'no cabe',
  'the head needs its cockpit, two sensors and two life supports':
    'la cabeza necesita la cabina, dos sensores y dos soportes vitales',
  'only weapons face the rear': 'solo las armas apuntan hacia atrás',
  "no 'Mech has this tonnage": 'no hay ’Mechs de ese tonelaje',
  'unknown ammunition': 'munición desconocida',
  'unknown weapon': 'arma desconocida',
  'it has no turret': 'no tiene torreta',
  'the file is too long': 'el archivo es demasiado largo',
  "only plain 'Mechs with two legs can be read": 'solo se leen ’Mechs corrientes de dos piernas',
  'missing key': 'falta una clave',
  'this technology is not in the catalogue': 'esta tecnología no está en el catálogo',
  'must be a number': 'tiene que ser un número',
  'does not match the engine': 'no corresponde al motor',
  'this equipment is not in the catalogue': 'este equipo no está en el catálogo',
  'the previous item also needs this slot': 'el objeto anterior necesita también esta casilla',
  'the previous item needs another slot': 'el objeto anterior necesita otra casilla',
  'missing location': 'falta esta localización',
  'this location has too few lines': 'faltan líneas en esta localización',
  'an editor map must start with BME_3': 'un mapa del editor tiene que empezar con BME_3',
  'a map must be 1 to 99 hexes wide': 'un mapa tiene que medir de 1 a 99 hexágonos de ancho',
  'a map must be 1 to 99 hexes high': 'un mapa tiene que medir de 1 a 99 hexágonos de alto',
  'a level must be a number around 100': 'un nivel tiene que ser un número en torno a 100',
  'unknown ground': 'terreno desconocido',
  'unknown object': 'objeto desconocido',
  'a flag must be TRUE or FALSE': 'una marca tiene que ser TRUE o FALSE',
  'a board must start with its size': 'un tablero tiene que empezar con su tamaño',
  'a board must be 1 to 99 hexes wide and high': 'un tablero tiene que medir de 1 a 99 hexágonos de ancho y de alto',
  'a hex needs a label, a level and its terrain in quotes':
    'un hexágono necesita una etiqueta, un nivel y su terreno entre comillas',
};

// Problems with values from the file in them
const PATTERNS: readonly (readonly [english: RegExp, spanish: string])[] = [
  [/^must be (>=|<=|>|<) (\S+)$/, 'tiene que ser $1 $2'],
  [/^must be one of (.+)$/, 'tiene que ser uno de $1'],
  [/^must be integer$/, 'tiene que ser un número entero'],
  [/^must be number$/, 'tiene que ser un número'],
  [/^must be string$/, 'tiene que ser un texto'],
  [/^must be boolean$/, 'tiene que ser true o false'],
  [/^must be object$/, 'tiene que ser un objeto'],
  [/^must be array$/, 'tiene que ser una lista'],
  [/^must have required properties (.+)$/, 'falta: $1'],
  [/^must not have more than (\d+) items$/, 'no puede tener más de $1 elementos'],
  [/^must not have fewer than (\d+) items$/, 'no puede tener menos de $1 elementos'],
  [/^must not have more than (\d+) characters$/, 'no puede tener más de $1 caracteres'],
  [/^must not have fewer than (\d+) characters$/, 'no puede tener menos de $1 caracteres'],
  [/^must match pattern (.+)$/, 'tiene que coincidir con $1'],
  [/^is not on a map of (\d+) by (\d+)$/, 'no está en un mapa de $1 por $2'],
  [/^more than (\d+) hexes$/, 'hay más de $1 hexágonos'],
  [/^only (\d+) of (\d+) hexes$/, 'solo hay $1 de $2 hexágonos'],
  [/^(\d+) hexes have (\d+) lines, not (\d+)$/, '$1 hexágonos tienen $2 líneas, no $3'],
  [/^invalid level for (\S+) in hex (\S+?)(: .*)?$/s, 'nivel no válido de $1 en el hexágono $2$3'],
  [/^invalid exits for (\S+) in hex (\S+?)(: .*)?$/s, 'salidas no válidas de $1 en el hexágono $2$3'],
  [/^must be a unit number from 0 to (\d+)$/, 'tiene que ser un número de unidad de 0 a $1'],
  [/^unknown weapon (\d+): must be 0 to (\d+)$/, 'arma $1 desconocida: tiene que ser de 0 a $2'],
];

/** The problem in Spanish; quotes from the file stay as they are. */
export function problem(told: string): string {
  const [, said = told, quoted = ''] = /^(.+?)(: .*)$/s.exec(told) ?? [];
  if (Object.hasOwn(PROBLEMS, said)) return `${PROBLEMS[said]}${quoted}`;
  const pattern = PATTERNS.find(([english]) => english.test(told));
  return pattern ? told.replace(pattern[0], pattern[1]) : told;
}
