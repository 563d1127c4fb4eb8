import { ATTACK, and, bare, FACING, GO, of, PART, PHASE, PLACE, some, to } from './dictionary.es.ts';
import type {
  EndFacts,
  FireFacts,
  MoveFacts,
  Obstacle,
  OutcomeFacts,
  RefusalFacts,
  StrikeFacts,
  TurnFacts,
} from './facts.ts';
import type { TextTable } from './phrases.ts';

const TURN: TextTable<TurnFacts> = {
  'awaits-initiative': () => 'que empiece el turno',
  'awaits-movement': () => 'que mueva una unidad',
  'awaits-reaction': () => 'que gire un torso',
  'awaits-weapons': () => 'que declare sus disparos',
  'awaits-physical': () => 'que declare sus ataques físicos',
  'awaits-heat': () => 'que se cuente el calor',
  'awaits-end': () => 'que dé las órdenes de la fase final',
  'awaits-ended': () => 'nada: la partida ha terminado',
  'awaits-rest-of-move': ({ unit }, names) => `que siga el movimiento de ${names.unit(unit)}`,
  'wrong-phase': ({ phase, needs }) => `eso es de la ${PHASE[needs]}, y ahora es la ${PHASE[phase]}`,
  'not-your-turn': ({ side }, names) =>
    side === null ? 'ahora no le toca a nadie' : `le toca ${to(names.side(side))}`,
  'not-your-unit': ({ unit }, names) => `${names.unit(unit)} no es de las suyas`,
  'unit-is-destroyed': ({ unit }, names) => `${names.unit(unit)} está fuera de combate`,
  'has-acted': ({ unit }, names) => `${names.unit(unit)} ya ha actuado en esta fase: elija otra unidad`,
  'finish-the-move': ({ unit }, names) => `${names.unit(unit)} está a medio camino: termine antes su movimiento`,
  'cannot-act': ({ unit }, names) =>
    `${names.unit(unit)} no puede actuar: desconectado, inconsciente o con la tripulación aturdida`,
};

const WHY_DOWN = {
  gyro: 'tiene el giroscopio destruido',
  legs: 'ha perdido las dos piernas',
  'leg-and-arms': 'ha perdido una pierna y los dos brazos',
} as const;
const LAND_ON = {
  roof: 'tejado',
  bridge: 'puente',
  ground: 'suelo donde caer: nombre el tejado o el puente',
} as const;
const levels = (count: number): string => some(count, 'nivel', 'niveles');

const MOVE: TextTable<MoveFacts> = {
  'keep-the-mode': ({ mode }) => `el movimiento sigue como empezó: ${GO[mode]}, o pararse sin dar pasos`,
  stuck: () => 'está atascado en el pantano: la tirada para salir llega con la próxima fase de movimiento',
  'dumping-only-walks': () => 'mientras tira munición solo puede andar',
  'cannot-walk': () => 'no le quedan PM para andar',
  'cannot-run': () => 'no puede correr: tendrá que andar',
  'cannot-jump': () => 'no tiene retrorreactores que funcionen aquí',
  'masc-needs-a-run': () => 'el MASC es para correr: elija correr',
  'no-masc': () => 'no tiene MASC',
  'masc-destroyed': () => 'tiene el MASC destruido',
  'still-has-no-steps': () => 'quien se queda quieto no da pasos: elija andar o correr',
  'not-enough-mp': ({ needs, has }) => `falta movimiento: hacen falta ${needs} PM y quedan ${has}`,
  'hex-is-occupied': ({ hex, unit }, names) =>
    `${names.unit(unit)} está en ${names.hex(hex)}: ahí no puede acabar un movimiento`,
  'unit-in-the-way': ({ hex, unit }, names) => `${names.unit(unit)} cierra el paso en ${names.hex(hex)}`,
  prone: () => 'está en el suelo: primero tiene que levantarse',
  'not-prone': () => 'ya está de pie',
  'only-mechs-go-prone': () => 'solo los Mechs se echan al suelo',
  'cannot-stand': ({ why }) => `no puede levantarse: ${WHY_DOWN[why]}`,
  'cannot-turn-further': () => 'sin giroscopio, en el suelo solo gira un lado por turno',
  'no-running-backwards': () => 'no se corre hacia atrás: hay que andar',
  'off-the-map': ({ hex }, names) =>
    hex === undefined ? 'ahí se acaba el mapa' : `${names.hex(hex)} está fuera del mapa`,
  'too-steep': ({ hex, levels: rise, most }, names) =>
    `hasta ${names.hex(hex)} hay ${levels(rise)} de desnivel: puede con ${most}`,
  'no-backing-over-levels': ({ hex, levels: rise }, names) =>
    `hasta ${names.hex(hex)} hay ${levels(rise)} de desnivel: no se puede hacia atrás`,
  'prohibited-terrain': ({ hex, terrain }, names) =>
    `no puede entrar en ${terrain === 'water' ? 'el agua' : 'el bosque denso'} de ${names.hex(hex)}`,
  'no-running-into-water': ({ hex, depth }, names) =>
    `no se entra corriendo en el agua: ${names.hex(hex)} tiene profundidad ${depth}, hay que andar`,
  'no-room-under-bridge': ({ hex }, names) => `no cabe bajo el puente de ${names.hex(hex)}`,
  'jump-is-a-mode': () => 'un salto no es un paso al andar: elija saltar',
  'one-jump': () => 'un salto es un solo paso: diga dónde cae',
  'has-stood-up': () => 'después de intentar levantarse ya no se salta en este turno',
  'jump-goes-nowhere': () => 'un salto tiene que llevar a otro hexágono',
  'beyond-the-jump': ({ hexes, mp }) => `${some(hexes, 'hexágono')} son demasiados: tiene ${mp} PM de salto`,
  'nothing-to-land-on': ({ hex, landOn }, names) => `en ${names.hex(hex)} no hay ${LAND_ON[landOn]}`,
  'too-high-for-the-jump': ({ hex, level, most, mp }, names) => {
    const there = hex === undefined ? 'el blanco' : names.hex(hex);
    const reach = most === undefined ? `su salto sube ${levels(mp ?? 0)}` : `su salto llega al nivel ${most}`;
    return `${there} está en el nivel ${level}: ${reach}`;
  },
  'too-high-on-the-way': ({ hex, most }, names) =>
    `el camino a ${names.hex(hex)} es demasiado alto: su salto llega al nivel ${most}`,
};

const ARC = { front: 'delante', left: 'a la izquierda', right: 'a la derecha', rear: 'detrás' } as const;

const STRIKE: TextTable<StrikeFacts> = {
  'no-physical-attacks': () => 'en esta partida no hay ataques físicos',
  'only-mechs-strike': () => 'solo los Mechs hacen ataques físicos',
  'attacker-is-prone': () => 'está en el suelo: para eso tiene que estar de pie',
  'is-charging': ({ kind }) => `ha declarado ${ATTACK[kind]} y no hace otro ataque`,
  'took-a-club': () => 'ha cogido un garrote en este turno y ya no golpea',
  'no-such-target': ({ unit }, names) => `no hay ninguna ${names.unit(unit)} que atacar`,
  'not-an-enemy': () => 'es de su propio bando',
  'target-is-destroyed': ({ unit }, names) => `${names.unit(unit)} ya está fuera de combate`,
  'not-adjacent': () => 'el blanco tiene que estar en el hexágono de al lado',
  'not-straight-ahead': () => 'el blanco tiene que estar justo delante de las piernas',
  'not-in-arc': ({ attack, arc }) => `${ATTACK[attack]} no llega ahí: el blanco está ${ARC[arc]}`,
  'out-of-reach': ({ attack, rise }) =>
    `${attack ? ATTACK[attack] : ATTACK.charge} no llega al blanco, que está ${
      rise === 0 ? 'al mismo nivel' : `${levels(Math.abs(rise))} más ${rise > 0 ? 'arriba' : 'abajo'}`
    }`,
  'inside-a-building': () => 'los muros del edificio lo impiden',
  'target-is-leaping': () => 'el blanco está en el aire: va a caer sobre alguien',
  'target-is-prone': () => 'el blanco está en el suelo',
  'target-is-charging': () => 'el blanco está haciendo él mismo una carga',
  'target-has-not-moved': () => 'el blanco aún no ha movido en este turno',
  'target-is-being-charged': ({ by }, names) => `${names.unit(by)} ya ataca así a ese blanco`,
  'charge-needs-a-run': ({ mode }) => `una carga se hace andando o corriendo, y esto es «${GO[mode]}»`,
  'charge-goes-forward': () => 'una carga va siempre hacia delante',
  'only-mechs-are-charged': () => 'solo se carga contra Mechs',
  'leap-needs-a-jump': ({ mode }) => `la muerte desde el cielo sale de un salto, y esto es «${GO[mode]}»`,
  'only-mechs-are-pushed': () => 'solo se empuja a Mechs',
  'target-pushes-another': ({ target }, names) => `el blanco está empujando ${to(names.unit(target))}`,
  'is-being-pushed': ({ by }, names) => `${names.unit(by)} va a desplazarlo: solo puede empujarle a su vez`,
  'target-is-being-pushed': ({ by }, names) => `${names.unit(by)} ya desplaza a ese blanco`,
  'no-club': () => 'no tiene garrote',
  'arms-are-flipped': () => 'sus brazos apuntan hacia atrás',
  'stuck-in-swamp': () => 'atascado en un pantano no se dan patadas',
  'limb-is-gone': ({ place }) => `ha perdido ${PLACE(place)}`,
  'limb-has-fired': ({ place }) => `las armas ${of(PLACE(place))} han disparado en este turno`,
  'actuator-does-not-work': ({ part, place }) => `no funciona: ${PART(part)}, ${bare(PLACE(place))}`,
  'one-kick-a-turn': () => 'una patada por turno',
  'limb-strikes-twice': () => 'ningún miembro golpea dos veces por turno',
  'one-kind-a-turn': ({ kinds }) =>
    `una sola clase de ataque físico por turno: elija entre ${and(kinds.map((kind) => ATTACK[kind]))}`,
};

const BLOCKED: Readonly<Record<Obstacle, string>> = {
  level: 'el terreno es demasiado alto',
  building: 'hay un edificio',
  woods: 'el bosque es demasiado espeso',
  smoke: 'el humo es demasiado espeso',
  water: 'está la superficie del agua',
  land: 'hay tierra de por medio',
};

const FIRE: TextTable<FireFacts> = {
  'no-such-weapon': ({ unit, mount }, names) => `${names.unit(unit)} no tiene ningún arma ${mount}`,
  'weapon-destroyed': ({ unit, mount }, names) => `ya no funciona su ${names.mounted(unit, mount)}`,
  'sensors-destroyed': () => 'tiene los sensores destruidos: no puede disparar',
  'own-hex': () => 'el blanco está en su mismo hexágono',
  'prone-leg-weapon': ({ unit, mount }, names) =>
    `en el suelo no puede disparar su ${names.mounted(unit, mount)}: está en una pierna`,
  'prone-needs-arms': ({ arms }) => `en el suelo solo dispara si tiene ${some(arms, 'brazo')} en que apoyarse`,
  'arm-props-up': ({ unit, mount }, names) => `se apoya en el brazo de su ${names.mounted(unit, mount)}`,
  'out-of-arc': ({ unit, mount }, names) => `el blanco está fuera del ángulo de su ${names.mounted(unit, mount)}`,
  'weapon-fails-under-water': ({ unit, mount }, names) => `bajo el agua no funciona su ${names.mounted(unit, mount)}`,
  'target-above-water': () => 'desde debajo del agua no alcanza lo que está encima',
  'target-under-water': () => 'el blanco está bajo el agua',
  'out-of-range': ({ unit, mount, distance, longest }, names) =>
    `fuera de alcance: ${distance} hexágonos, y su ${names.mounted(unit, mount)} llega a ${longest}`,
  'no-line-of-sight': ({ hex, why }, names) =>
    `no hay línea de visión${hex === undefined ? '' : `: la corta ${names.hex(hex)}${why ? `, ${BLOCKED[why]}` : ''}`}`,
  'leg-weapon-behind-cover': ({ unit, mount }, names) => `su propia cobertura tapa su ${names.mounted(unit, mount)}`,
  'no-ammunition': ({ unit, mount }, names) => `no queda munición para su ${names.mounted(unit, mount)}`,
  'bin-needed': ({ unit, mount }, names) => `diga qué depósito alimenta su ${names.mounted(unit, mount)}`,
  'needs-no-bin': ({ unit, mount }, names) =>
    `su ${names.mounted(unit, mount)} no gasta munición: no nombre ningún depósito`,
  'no-such-bin': ({ unit, bin }, names) => `${names.unit(unit)} no tiene ningún depósito ${bin}`,
  'wrong-ammunition': ({ unit, mount, bin }, names) =>
    `la ${names.bin(unit, bin)} no sirve para su ${names.mounted(unit, mount)}: nombre otro depósito`,
  'bin-destroyed': ({ unit, bin }, names) => `está destruido su depósito de ${names.bin(unit, bin)}`,
  'bin-dumping': ({ unit, bin }, names) => `se está tirando su ${names.bin(unit, bin)}`,
  'bin-empty': ({ unit, bin }, names) => `está vacío su depósito de ${names.bin(unit, bin)}`,
  'not-enough-ammunition': ({ unit, bin, left }, names) =>
    `en su depósito de ${names.bin(unit, bin)} solo quedan ${some(left, 'disparo')} para todas`,
  'aim-at-mechs-only': () => 'solo contra un Mech se puede apuntar a un lugar',
  'aim-at-immobile-only': () => 'solo contra un blanco inmóvil se puede apuntar a un lugar',
  'clusters-cannot-aim': ({ unit, mount }, names) => `su ${names.mounted(unit, mount)} dispersa: no puede apuntar`,
  'place-is-gone': () => 'el lugar al que apunta ya no existe',
  'only-flamers-heat': ({ unit, mount }, names) =>
    `su ${names.mounted(unit, mount)} no calienta: eso solo lo hacen los lanzallamas`,
  'only-mechs-are-heated': () => 'solo se puede calentar a Mechs',
  'weapon-sets-no-fires': ({ unit, mount }, names) => `su ${names.mounted(unit, mount)} no puede incendiar eso`,
  'weapon-fires-twice': ({ unit, mount }, names) => `su ${names.mounted(unit, mount)} dispara una vez por turno`,
  'prone-fires-one-arm': () => 'en el suelo dispara con un brazo y se apoya en el otro',
  'woods-stay': () => 'en esta partida los disparos no talan bosques',
  'no-woods-there': ({ hex }, names) => `en ${names.hex(hex)} no hay bosque`,
  'nothing-burns': () => 'en esta partida no hay incendios',
  'does-not-catch': ({ hex }, names) => `${names.hex(hex)} ya arde, o no tiene nada que arda`,
  'buildings-stay': () => 'en esta partida los edificios no se derrumban',
  'no-building-there': ({ hex }, names) => `en ${names.hex(hex)} no hay ningún edificio en pie`,
  'primary-missing': () => 'con varios blancos hay que nombrar el principal',
  'primary-not-fired-at': () => 'el blanco principal tiene que ser uno de los blancos',
  'primary-must-be-ahead': () => 'el blanco principal tiene que ser uno que esté delante',
  'needs-both-hands': ({ unit }, names) =>
    `${names.unit(unit)} necesita las dos manos y los dos hombros para un garrote`,
  'carries-a-club': ({ unit }, names) => `${names.unit(unit)} ya lleva un garrote`,
  'no-club-here': () => 'aquí no hay nada que sirva de garrote: ni bosque, ni escombros, ni miembros',
  'no-turret': ({ unit }, names) => `${names.unit(unit)} no tiene torreta`,
  'turret-is-locked': ({ unit }, names) => `la torreta de ${names.unit(unit)} no gira`,
  'torso-does-not-twist': ({ unit }, names) => `el torso de ${names.unit(unit)} no gira`,
  'has-twisted': ({ unit }, names) => `${names.unit(unit)} ya ha girado en este turno`,
  'twist-too-far': ({ limit }) => `su torso gira ${some(limit, 'lado')} como mucho`,
  'looks-there-already': ({ facing }) => `ya mira al ${FACING[facing]}`,
  'arms-do-not-flip': ({ unit }, names) => `${names.unit(unit)} tiene manos o antebrazos: sus brazos no se vuelven`,
  'arms-point-there-already': ({ flipped }) => `sus brazos ya apuntan hacia ${flipped ? 'atrás' : 'delante'}`,
};

const END: TextTable<EndFacts> = {
  'ordered-twice': ({ unit }, names) => `${names.unit(unit)} tiene dos órdenes: júntelas en una`,
  unconscious: ({ unit }, names) =>
    unit === undefined ? 'el piloto está inconsciente' : `el piloto de ${names.unit(unit)} está inconsciente`,
  'crew-stunned': ({ unit }, names) => `la tripulación de ${names.unit(unit)} está aturdida`,
  'not-a-mech': ({ unit }, names) => `${names.unit(unit)} es un vehículo: no cuenta calor`,
  'shut-down': ({ unit }, names) =>
    unit === undefined ? 'está desconectado' : `${names.unit(unit)} está desconectado: solo puede volver a conectarse`,
  'already-shut-down': ({ unit }, names) => `${names.unit(unit)} ya está desconectado`,
  'starts-by-itself': ({ unit }, names) => `${names.unit(unit)} se conecta solo en la fase de calor`,
  'too-hot': ({ unit, heat }, names) => `${names.unit(unit)} está demasiado caliente para conectarse: calor ${heat}`,
  'not-shut-down': ({ unit }, names) => `${names.unit(unit)} está en marcha`,
  'sinks-stay-on': () => 'en esta partida los radiadores no se apagan',
  'too-many-sinks': ({ unit, sinks }, names) =>
    `a ${names.unit(unit)} le funcionan ${some(sinks, 'radiador', 'radiadores')}`,
  'no-dumping': () => 'con estas reglas no se tira munición',
};

const OUTCOME: TextTable<OutcomeFacts> = {
  'all-destroyed': () => 'las últimas unidades han caído a la vez',
  'last-standing': ({ side }, names) => `solo queda ${names.side(side)}`,
  'limit-even': ({ turns, per }) =>
    `tras ${some(turns, 'turno')} a cada uno le queda el ${per} % de su blindaje y estructura`,
  'limit-armour': ({ turns, side, per }, names) =>
    `tras ${some(turns, 'turno')} ${to(names.side(side))} le queda más: el ${per} % de su blindaje y estructura`,
  'destroyed-head': () => 'cabeza destruida',
  'destroyed-torso': () => 'torso central destruido',
  'destroyed-engine': () => 'motor destruido',
  'destroyed-cockpit': () => 'cabina destruida',
  'destroyed-pilot': () => 'piloto muerto',
  'destroyed-off-map': () => 'ha salido del mapa',
  'destroyed-drowned': () => 'se ha hundido',
  'destroyed-crushed': () => 'aplastado, no había adónde ir',
  'destroyed-crew': () => 'tripulación muerta',
  'destroyed-fuel': () => 'le ha estallado el combustible',
  'destroyed-turret': () => 'se ha quedado sin torreta',
  'destroyed-ammunition': () => 'le ha estallado la munición',
  'destroyed-hull': () => 'el casco está reventado',
  'destroyed-withdrawn': () => 'su bando ha dejado la partida',
};

/** What is refused, what is awaited and how it ends: the fault and, where there is one, the way out. */
export const REFUSALS: TextTable<RefusalFacts> = { ...TURN, ...MOVE, ...STRIKE, ...FIRE, ...END, ...OUTCOME };
