import type { LegendText } from '../../../page/legend-of.ts';
import type { LEGEND_EN } from './legend.en.ts';

type Same = LegendText<keyof typeof LEGEND_EN.groups, keyof typeof LEGEND_EN.entries>;

export const LEGEND_ES: Same = {
  groups: {
    units: 'Unidades',
    marks: 'Marcas de una unidad',
    terrain: 'Terreno',
    plan: 'Planes y resultados',
    numbers: 'Números',
  },
  entries: {
    unit: [
      'Unidad',
      'El dibujo indica la clase de peso: ligera, media, pesada, de asalto, o un vehículo. El borde tiene el color y la trama de su bando.',
    ],
    letter: ['Letra', 'Distingue las unidades de un bando, en el mapa y en las listas.'],
    armour: [
      'Blindaje restante',
      'Las marcas se vacían al perder blindaje y estructura: verdes, después amarillas y después rojas. La figura muestra dónde.',
    ],
    facing: [
      'Orientación',
      'La punta de flecha maciza indica hacia dónde miran las piernas o el casco. La unidad se mueve hacia ahí.',
    ],
    torso: ['Torso o torreta', 'La punta fina indica hacia dónde apunta el torso o la torreta, si no es al frente.'],
    moved: [
      'Movimiento',
      'Una barra: quieta. Un galón: andando. Dos: corriendo. Un arco: saltando. El número son los hexágonos recorridos. Cuantos más, más difícil es acertarle.',
    ],
    fired: ['Fuego declarado', 'La unidad dispara este turno. Todos los disparos de una fase se tiran a la vez.'],
    wreck: ['Restos', 'La unidad está destruida.'],
    'shut-down': ['Apagado', 'El reactor está apagado: la unidad no puede moverse ni disparar, y es fácil acertarle.'],
    unconscious: [
      'Inconsciente',
      'El piloto ha perdido el conocimiento. La unidad no puede actuar hasta que despierte.',
    ],
    stunned: ['Tripulación aturdida', 'La tripulación no puede actuar este turno.'],
    stuck: ['Atascado', 'La unidad está atascada en un pantano hasta que una tirada de pilotaje la saque.'],
    immobile: ['No puede moverse', 'La propulsión del vehículo está destruida.'],
    prone: ['En el suelo', 'El ’Mech se ha caído o se ha tumbado. Tiene que levantarse antes de andar.'],
    burning: ['En un hexágono en llamas', 'La unidad está en un fuego, que la calienta.'],
    sunk: ['En el agua', 'La unidad está en el agua. El agua profunda la oculta y limita sus armas.'],
    level: [
      'Nivel',
      'El terreno más oscuro con un número está más alto o más bajo. Cada nivel cuesta movimiento, y las colinas bloquean la línea de visión.',
    ],
    woods: [
      'Bosque',
      'Frena a las unidades y hace más difíciles los disparos a través de él. El denso tiene más árboles que el ligero.',
    ],
    rough: ['Terreno abrupto o escombros', 'Cuesta movimiento adicional. En los escombros un ’Mech puede caerse.'],
    swamp: ['Pantano', 'Cuesta movimiento adicional y las unidades pueden atascarse.'],
    water: [
      'Agua o río',
      'El número es la profundidad. Cuesta movimiento adicional y enfría a los ’Mechs que están en ella.',
    ],
    road: ['Carretera o pavimento', 'Si la unidad la sigue, el terreno no cuesta nada adicional.'],
    building: ['Edificio', 'FC es el daño que aguanta antes de derrumbarse. Su altura bloquea la línea de visión.'],
    bridge: ['Puente', 'Las unidades lo cruzan a su nivel. FC es el daño que aguanta antes de derrumbarse.'],
    fire: ['Fuego', 'Calienta a los ’Mechs y produce humo.'],
    smoke: ['Humo', 'Hace más difíciles los disparos a través de él, como el bosque.'],
    clubs: ['Garrote', 'Un árbol o una viga que un ’Mech con dos manos puede recoger para golpear.'],
    reach: [
      'Hexágonos alcanzables',
      'Las zonas delimitadas indican adónde puede andar, correr o saltar la unidad. El número son los PM que cuesta.',
    ],
    risk: [
      'Tirada de pilotaje',
      'Triángulo rojo: por este camino la unidad tiene que hacer una tirada de pilotaje y puede caerse.',
    ],
    path: [
      'Camino previsto',
      'La línea muestra el camino, con los PM gastados en cada hexágono. No pasa nada hasta que lo confirmes.',
    ],
    arc: [
      'Arco de fuego',
      'Se puede disparar a los hexágonos teñidos; a los más claros, solo con un brazo. Los anillos son los alcances de tus armas.',
    ],
    sight: [
      'Línea de visión',
      'Continua: ves el blanco; +1 o +2 es por bosque y humo. Cortada con una cruz: algo la bloquea.',
    ],
    cover: ['Cobertura parcial', 'Es más difícil acertar al blanco, y los impactos en las piernas no hacen nada.'],
    shot: ['Últimos disparos', 'Línea continua: impacto. Línea discontinua: fallo. El número es el daño causado.'],
    choice: ['Se puede seleccionar', 'Puedes elegir ahora este hexágono o esta unidad.'],
    chosen: ['Seleccionado', 'Forma parte de la orden que preparas.'],
    phases: ['Fases', 'Un turno pasa por estas fases; la actual está resaltada.'],
    order: ['Iniciativa', 'Los bandos en el orden en que actúan, con las unidades que aún tienen que actuar.'],
    wind: ['Viento', 'El humo y el fuego se extienden hacia ahí.'],
    needs: [
      'Número necesario',
      '«8+» significa 8 o más con dos dados. Púlsalo para ver cada modificador. El porcentaje es la probabilidad.',
    ],
    heat: ['Calor', 'Los ’Mechs calientes se mueven y disparan peor, y pueden apagarse o explotar.'],
    mp: ['Puntos de movimiento', 'Lo que la unidad puede gastar al andar, correr y saltar.'],
    parts: [
      'Blindaje por localización',
      'Una barra por localización: llena, sin daños. Un borde superior rojo indica que la estructura está dañada.',
    ],
    skills: ['Disparo y pilotaje', 'Las habilidades del piloto. Cuanto más bajas, mejor.'],
  },
};
