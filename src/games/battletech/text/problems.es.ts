/** What readers of files and designs say of a fault, as they say it; what is not here is told as it stands. */
const PROBLEMS: Readonly<Record<string, string>> = {
  'there is no such field': 'no existe ese campo',
  'must be equal to constant': 'tiene que ser el valor previsto',
  'must match a schema in anyOf': 'no tiene ninguna de las formas previstas',
  'must not have duplicate items': 'no puede haber repetidos',
  'neither a unit of the match nor a hex of the map': 'no es ni una unidad de la partida ni un hexágono del mapa',
  'not on this map': 'no está en este mapa',
  'its events are not those of this game': 'sus sucesos no son de este juego',
  'there is no such unit in the box': 'en la caja no hay esa unidad',
  'must be mech or vehicle': 'tiene que ser mech o vehicle',
  'there is no such slot': 'no existe esa casilla',
  'there is no such item for this place': 'no existe ese objeto para este lugar',
  'there is no room for it': 'no cabe',
  'only weapons face the rear': 'solo las armas apuntan hacia atrás',
  "there is no 'Mech of these tons": 'no hay Mechs de ese tonelaje',
  'there is no such ammunition': 'no existe esa munición',
  'there is no such weapon': 'no existe esa arma',
  'it has no turret': 'no tiene torreta',
  'the file is too long': 'el archivo es demasiado largo',
  "only plain 'Mechs with two legs can be read": 'solo se leen Mechs corrientes de dos piernas',
  'this key is missing': 'falta esta clave',
  'this technology is not in the catalogue': 'esta tecnología no está en el catálogo',
  'a number is wanted here': 'aquí tiene que ir un número',
  'the engine gives another speed': 'el motor da otra velocidad',
  'this equipment is not in the catalogue': 'este equipo no está en el catálogo',
  'the item before needs this slot too': 'el objeto anterior necesita también esta casilla',
  'the item before needs another slot': 'el objeto anterior necesita otra casilla',
  'this location is missing': 'falta este lugar',
  'this location has too few lines': 'este lugar tiene pocas líneas',
  'a map of the editor begins with BME_3': 'un mapa del editor empieza con BME_3',
  'a map is 1 to 99 hexes wide': 'un mapa tiene de 1 a 99 hexágonos de ancho',
  'a map is 1 to 99 hexes high': 'un mapa tiene de 1 a 99 hexágonos de alto',
  'a level is a number about 100': 'un nivel es un número en torno a 100',
  'there is no such ground': 'no existe ese terreno',
  'there is no such object': 'no existe ese objeto',
  'a flag is TRUE or FALSE': 'una marca es TRUE o FALSE',
  'a board begins with its size': 'un tablero empieza con su tamaño',
  'a board has 1 to 99 hexes a side': 'un tablero tiene de 1 a 99 hexágonos por lado',
  'a hex has a label, a level and its terrain in quotes':
    'un hexágono tiene una etiqueta, un nivel y su terreno entre comillas',
};

// Those with something of the file in them, in the order of their places.
const PATTERNS: readonly (readonly [told: RegExp, spanish: string])[] = [
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
  [/^must not have more than (\d+) characters$/, 'no puede tener más de $1 letras'],
  [/^must not have fewer than (\d+) characters$/, 'no puede tener menos de $1 letras'],
  [/^must match pattern (.+)$/, 'tiene que ser como $1'],
  [/^is not on a map of (\d+) by (\d+)$/, 'no está en un mapa de $1 por $2'],
  [/^there are more than (\d+) hexes$/, 'hay más de $1 hexágonos'],
  [/^only (\d+) of (\d+) hexes are there$/, 'solo hay $1 de $2 hexágonos'],
  [/^(\d+) hexes have (\d+) lines, not (\d+)$/, '$1 hexágonos tienen $2 líneas, no $3'],
  [/^(\S+) in hex (\S+) has no such level(: .*)?$/s, '$1 no tiene ese nivel en el hexágono $2$3'],
  [/^(\S+) in hex (\S+) has no such exits(: .*)?$/s, '$1 no tiene esas salidas en el hexágono $2$3'],
  [/^there are units 0 to (\d+)$/, 'hay unidades de la 0 a la $1'],
  [/^there is no weapon (\d+): it has 0 to (\d+)$/, 'no hay ningún arma $1: tiene de la 0 a la $2'],
  [/^the table has (.+)$/, 'la tabla tiene $1'],
];

/** The problem in Spanish; what is quoted of the file behind it stays as it is. */
export function problem(told: string): string {
  const [, said = told, quoted = ''] = /^(.+?)(: .*)$/s.exec(told) ?? [];
  if (Object.hasOwn(PROBLEMS, said)) return `${PROBLEMS[said]}${quoted}`;
  const pattern = PATTERNS.find(([english]) => english.test(told));
  return pattern ? told.replace(pattern[0], pattern[1]) : told;
}
