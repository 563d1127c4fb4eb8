import { ATTACK, some, to } from './dictionary.es.ts';
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
  'awaits-initiative': 'empieza el turno',
  'awaits-movement': 'mueve una unidad',
  'awaits-reaction': 'gira un torso',
  'awaits-weapons': 'declara el fuego',
  'awaits-physical': 'declara los ataques físicos',
  'awaits-heat': 'calcula el calor',
  'awaits-end': 'da las órdenes de la fase final',
  'awaits-ended': 'nada, la partida ha terminado',
  'awaits-rest-of-move': 'termina el movimiento de {unit:unit}',
  'awaits-initiative-by': 'Esperando a que {who:who} empiece el turno',
  'awaits-movement-by': 'Esperando a que {who:who} mueva una unidad',
  'awaits-reaction-by': 'Esperando a que {who:who} gire un torso',
  'awaits-weapons-by': 'Esperando a que {who:who} declare el fuego',
  'awaits-physical-by': 'Esperando a que {who:who} declare los ataques físicos',
  'awaits-heat-by': 'Esperando a que {who:who} calcule el calor',
  'awaits-end-by': 'Esperando a que {who:who} dé las órdenes de la fase final',
  'awaits-ended-by': 'La partida ha terminado',
  'awaits-rest-of-move-by': 'Esperando a que {who:who} termine el movimiento de {unit:unit}',
  'wrong-phase': 'eso se hace en la {needs:phase}, y esta es la {phase:phase}',
  'not-your-turn': ({ side }, names) =>
    side === null ? 'ahora no puede actuar ningún bando' : `le toca ${to(names.side(side))}`,
  'not-your-unit': '{unit:unit} no es una de tus unidades',
  'unit-is-destroyed': '{unit:unit} está fuera de combate',
  'has-acted': '{unit:unit} ya ha actuado en esta fase: elige otra unidad',
  'finish-the-move': '{unit:unit} aún se está moviendo: termina antes su movimiento',
  'cannot-act': '{unit:unit} no puede actuar: está apagado, o su piloto o tripulación no está en condiciones',
};

const WHY_DOWN = {
  gyro: 'tiene el giroscopio destruido',
  legs: 'ha perdido las dos piernas',
  'leg-and-arms': 'ha perdido una pierna y los dos brazos',
} as const;
const LAND_ON = {
  roof: 'tejado',
  bridge: 'puente',
  ground: 'suelo donde caer: elige el tejado o el puente',
} as const;
const levels = (count: number): string => some(count, 'nivel', 'niveles');

const MOVE: TextTable<MoveFacts> = {
  'keep-the-mode': 'el movimiento tiene que seguir como empezó: {mode:go}, o terminarlo sin dar más pasos',
  stuck: 'está atascado en el pantano: podrá tirar para salir en la próxima fase de movimiento',
  'dumping-only-walks': 'solo puede andar mientras tira munición',
  'cannot-walk': 'no le quedan PM para andar',
  'cannot-run': 'no puede correr: elige andar',
  'cannot-jump': 'no tiene retrorreactores que funcionen aquí',
  'masc-needs-a-run': 'el MASC solo sirve para correr: elige correr',
  'no-masc': 'no tiene MASC',
  'masc-destroyed': 'tiene el MASC destruido',
  'still-has-no-steps': 'una unidad quieta no da pasos: elige andar o correr',
  'not-enough-mp': 'no le llega el movimiento: necesita {needs} PM y tiene {has}',
  'hex-is-occupied': '{unit:unit} está en {hex:hex}: el movimiento no puede acabar ahí',
  'unit-in-the-way': '{unit:unit} cierra el paso en {hex:hex}',
  prone: 'está en el suelo: antes tiene que levantarse',
  'not-prone': 'ya está de pie',
  'only-mechs-go-prone': 'solo los Mechs pueden echarse al suelo',
  'cannot-stand': ({ why }) => `no puede levantarse: ${WHY_DOWN[why]}`,
  'cannot-turn-further': 'sin giroscopio, en el suelo solo gira un lado por turno',
  'no-running-backwards': 'no se puede correr hacia atrás: elige andar',
  'off-the-map': ({ hex }, names) =>
    hex === undefined ? 'eso está fuera del mapa' : `${names.hex(hex)} está fuera del mapa`,
  'too-steep': 'hasta {hex:hex} hay {levels:nivel|niveles} de desnivel: puede subir o bajar {most}',
  'no-backing-over-levels': 'hasta {hex:hex} hay {levels:nivel|niveles} de desnivel: no se puede ir hacia atrás',
  'prohibited-terrain': ({ hex, terrain }, names) =>
    `no puede entrar en ${terrain === 'water' ? 'el agua' : 'el bosque denso'} de ${names.hex(hex)}`,
  'no-running-into-water': 'no se puede entrar corriendo en el agua: {hex:hex} tiene profundidad {depth}; elige andar',
  'no-room-under-bridge': 'no cabe bajo el puente de {hex:hex}',
  'jump-is-a-mode': 'no se puede saltar mientras se anda o se corre: elige saltar',
  'one-jump': 'un salto es un solo paso: elige dónde cae',
  'has-stood-up': 'quien ha intentado levantarse no puede saltar en este turno',
  'jump-goes-nowhere': 'un salto tiene que acabar en otro hexágono',
  'beyond-the-jump': '{hexes:hexágono está|hexágonos están} demasiado lejos para saltar: tiene {mp} PM de salto',
  'nothing-to-land-on': ({ hex, landOn }, names) => `en ${names.hex(hex)} no hay ${LAND_ON[landOn]}`,
  'too-high-for-the-jump': ({ hex, level, most, mp }, names) => {
    const there = hex === undefined ? 'el blanco' : names.hex(hex);
    const reach = most === undefined ? `su salto sube ${levels(mp ?? 0)}` : `su salto llega al nivel ${most}`;
    return `${there} está en el nivel ${level}: ${reach}`;
  },
  'too-high-on-the-way': 'el camino a {hex:hex} es demasiado alto: su salto llega al nivel {most}',
};

const ARC = { front: 'delante', left: 'a la izquierda', right: 'a la derecha', rear: 'detrás' } as const;

const STRIKE: TextTable<StrikeFacts> = {
  'no-physical-attacks': 'en esta partida no hay ataques físicos',
  'only-mechs-strike': 'solo los Mechs pueden hacer ataques físicos',
  'attacker-is-prone': 'está en el suelo: para eso tiene que estar de pie',
  'is-charging': 'ha declarado {kind:attack} y no puede hacer otro ataque',
  'took-a-club': 'ha cogido un garrote en este turno y no puede hacer ataques físicos',
  'no-such-target': 'ese blanco no existe',
  'not-an-enemy': 'es una de tus unidades',
  'target-is-destroyed': '{unit:unit} ya está fuera de combate',
  'not-adjacent': 'el blanco tiene que estar en un hexágono contiguo',
  'not-straight-ahead': 'el blanco tiene que estar justo delante de las piernas',
  'not-in-arc': ({ attack, arc }) => `${ATTACK[attack]} no alcanza al blanco: está ${ARC[arc]}`,
  'out-of-reach': ({ attack, rise }) =>
    `${ATTACK[attack ?? 'charge']} no alcanza al blanco, que está ${
      rise === 0 ? 'al mismo nivel' : `${levels(Math.abs(rise))} más ${rise > 0 ? 'arriba' : 'abajo'}`
    }`,
  'inside-a-building': 'los muros del edificio lo impiden',
  'in-another-building': 'está dentro de otro edificio',
  'target-is-leaping': 'el blanco está en el aire, haciendo una muerte desde el cielo',
  'target-is-prone': 'el blanco está en el suelo',
  'target-is-charging': 'el blanco está haciendo una carga',
  'target-has-not-moved': 'el blanco aún no se ha movido en este turno',
  'target-is-being-charged': '{by:unit} ya ataca así a ese blanco',
  'charge-needs-a-run': 'para cargar hay que andar o correr, no {mode:go}',
  'charge-goes-forward': 'una carga solo puede ir hacia delante',
  'only-mechs-are-charged': 'solo se puede cargar contra Mechs',
  'leap-needs-a-jump': 'para hacer una muerte desde el cielo hay que saltar, no {mode:go}',
  'only-mechs-are-pushed': 'solo se puede empujar a Mechs',
  'target-pushes-another': 'el blanco está empujando a {target:unit}',
  'is-being-pushed': '{by:unit} va a desplazarlo: solo puede devolverle el empujón',
  'target-is-being-pushed': '{by:unit} ya está desplazando a ese blanco',
  'no-club': 'no tiene garrote',
  'arms-are-flipped': 'tiene los brazos vueltos hacia atrás',
  'stuck-in-swamp': 'una unidad atascada en un pantano no puede dar patadas',
  'limb-is-gone': 'ha perdido {place:place}',
  'limb-has-fired': 'las armas {place:of} han disparado en este turno',
  'actuator-does-not-work': 'no funciona: {part:item}, {place:bare}',
  'one-kick-a-turn': 'solo puede dar una patada por turno',
  'limb-strikes-twice': 'una extremidad solo puede atacar una vez por turno',
  'one-kind-a-turn': 'solo una clase de ataque físico por turno: elige {kinds:attacks-or}',
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
  'no-such-weapon': '{unit:unit} no tiene esa arma',
  'weapon-destroyed': 'su {mount:weapon} ya no funciona',
  'sensors-destroyed': 'tiene los sensores destruidos: no puede disparar',
  'own-hex': 'el blanco está en su mismo hexágono',
  'prone-leg-weapon': 'en el suelo no puede disparar su {mount:weapon}, que está en una pierna',
  'prone-needs-arms': 'en el suelo necesita {arms:brazo|brazos} para apoyarse y disparar',
  'arm-props-up': 'se apoya en el brazo que lleva su {mount:weapon}',
  'out-of-arc': 'el blanco está fuera del arco de su {mount:weapon}',
  'weapon-fails-under-water': 'su {mount:weapon} no funciona bajo el agua',
  'target-above-water': 'desde debajo del agua no puede alcanzar un blanco que está fuera',
  'target-under-water': 'el blanco está bajo el agua',
  'out-of-range': 'fuera de alcance: {distance:hexágono|hexágonos}, y su {mount:weapon} llega a {longest}',
  'no-line-of-sight': ({ hex, why }, names) =>
    `no hay línea de visión${hex === undefined ? '' : `: la corta ${names.hex(hex)}${why ? `, ${BLOCKED[why]}` : ''}`}`,
  'leg-weapon-behind-cover': 'su propia cobertura tapa su {mount:weapon}',
  'no-ammunition': 'no queda munición para su {mount:weapon}',
  'bin-needed': 'elige el depósito de munición de su {mount:weapon}',
  'needs-no-bin': 'su {mount:weapon} no gasta munición: no indiques ningún depósito',
  'no-such-bin': '{unit:unit} no tiene ese depósito de munición',
  'wrong-ammunition': 'la {bin:bin} no sirve para su {mount:weapon}: elige otro depósito',
  'bin-destroyed': 'su depósito de {bin:bin} está destruido',
  'bin-dumping': 'se está tirando su {bin:bin}',
  'bin-empty': 'su depósito de {bin:bin} está vacío',
  'not-enough-ammunition': 'en su depósito de {bin:bin} solo {left:?queda|quedan} {left:disparo|disparos}',
  'aim-at-mechs-only': 'solo se puede apuntar a una localización de un Mech',
  'aim-at-immobile-only': 'solo se puede apuntar a una localización de un blanco inmóvil',
  'clusters-cannot-aim': 'su {mount:weapon} dispersa el tiro y no puede apuntar a una localización',
  'place-is-gone': 'la localización a la que apunta ya no existe',
  'only-flamers-heat': 'su {mount:weapon} no puede calentar al blanco: solo los lanzallamas',
  'only-mechs-are-heated': 'solo se puede calentar a los Mechs',
  'weapon-sets-no-fires': 'su {mount:weapon} no puede incendiar eso',
  'weapon-fires-twice': 'su {mount:weapon} solo puede disparar una vez por turno',
  'prone-fires-one-arm': 'en el suelo dispara con un brazo y se apoya en el otro',
  'woods-stay': 'en esta partida no se pueden talar bosques a tiros',
  'no-woods-there': 'en {hex:hex} no hay bosque',
  'nothing-burns': 'en esta partida no hay incendios',
  'does-not-catch': '{hex:hex} ya está ardiendo o no tiene nada que arda',
  'buildings-stay': 'en esta partida los edificios no se derrumban',
  'no-building-there': 'en {hex:hex} no hay ningún edificio',
  'primary-missing': 'con varios blancos, elige cuál es el principal',
  'primary-not-fired-at': 'el blanco principal tiene que ser uno de los blancos',
  'primary-must-be-ahead': 'si hay blancos en el arco frontal, el principal tiene que ser uno de ellos',
  'needs-both-hands': '{unit:unit} necesita las dos manos y los dos hombros para usar un garrote',
  'carries-a-club': '{unit:unit} ya lleva un garrote',
  'no-club-here': 'aquí no hay nada que sirva de garrote: ni bosque, ni escombros, ni extremidades arrancadas',
  'no-turret': '{unit:unit} no tiene torreta',
  'turret-is-locked': 'la torreta de {unit:unit} está bloqueada',
  'torso-does-not-twist': 'el torso de {unit:unit} no puede girar',
  'has-twisted': '{unit:unit} ya ha girado en este turno',
  'twist-too-far': 'su torso gira {limit:lado|lados} como mucho',
  'looks-there-already': 'ya mira al {facing:facing}',
  'arms-do-not-flip': '{unit:unit} tiene manos o antebrazos: sus brazos no pueden volverse',
  'arms-point-there-already': ({ flipped }) => `sus brazos ya apuntan hacia ${flipped ? 'atrás' : 'delante'}`,
};

const END: TextTable<EndFacts> = {
  'ordered-twice': '{unit:unit} tiene dos órdenes: júntalas en una',
  unconscious: ({ unit }, names) =>
    unit === undefined ? 'el piloto está inconsciente' : `el piloto de ${names.unit(unit)} está inconsciente`,
  'crew-stunned': 'la tripulación de {unit:unit} está aturdida',
  'not-a-mech': '{unit:unit} es un vehículo: no acumula calor',
  'shut-down': ({ unit }, names) =>
    unit === undefined ? 'está apagado' : `${names.unit(unit)} está apagado: solo puede volver a encenderse`,
  'already-shut-down': '{unit:unit} ya está apagado',
  'starts-by-itself': '{unit:unit} se encenderá automáticamente en la fase de calor',
  'too-hot': '{unit:unit} está demasiado caliente para encenderse: calor {heat}',
  'not-shut-down': '{unit:unit} no está apagado',
  'sinks-stay-on': 'en esta partida no se pueden apagar los radiadores',
  'too-many-sinks': '{unit:unit} solo tiene {sinks:radiador que funciona|radiadores que funcionan}',
  'no-dumping': 'en esta partida no se puede tirar munición',
};

const OUTCOME: TextTable<OutcomeFacts> = {
  'all-destroyed': 'las últimas unidades han caído a la vez',
  'last-standing': 'solo queda {side:side}',
  'limit-even': 'tras {turns:turno|turnos}, a cada bando le queda el {per}\u00a0% de su blindaje y estructura',
  'limit-armour': 'tras {turns:turno|turnos}, {side:to} le queda más blindaje y estructura (el {per}\u00a0%)',
  'destroyed-head': 'cabeza destruida',
  'destroyed-torso': 'torso central destruido',
  'destroyed-engine': 'motor destruido',
  'destroyed-cockpit': 'cabina destruida',
  'destroyed-pilot': 'piloto muerto',
  'destroyed-off-map': 'ha salido del mapa',
  'destroyed-drowned': 'se ha hundido',
  'destroyed-crushed': 'aplastado, sin sitio adonde ir',
  'destroyed-crew': 'tripulación muerta',
  'destroyed-fuel': 'le ha estallado el combustible',
  'destroyed-turret': 'se ha quedado sin torreta',
  'destroyed-ammunition': 'le ha estallado la munición',
  'destroyed-hull': 'casco reventado',
  'destroyed-withdrawn': 'su bando ha dejado la partida',
};

/** Refusals, status lines and outcomes. A refusal says what is wrong and, where possible, what to do instead. */
export const REFUSALS: TextTable<RefusalFacts> = { ...TURN, ...MOVE, ...STRIKE, ...FIRE, ...END, ...OUTCOME };
