import type { LegendText } from '../../../page/legend-of.ts';
import type { LEGEND_EN } from './legend.en.ts';

type Same = LegendText<keyof typeof LEGEND_EN.groups, keyof typeof LEGEND_EN.entries>;

export const LEGEND_ES: Same = {
  groups: { chart: 'En la carta', boat: 'Barcos y números', systems: 'Sistemas', engine: 'Tablero de máquinas' },
  entries: {
    boat: [
      'Submarino',
      'El azul tiene el borde liso; el rojo, rayado. El barco enemigo no se muestra nunca durante la partida.',
    ],
    surfaced: [
      'En la superficie',
      'El barco ha emergido en el sector marcado. Todos conocen el sector hasta que vuelva a sumergirse.',
    ],
    trail: [
      'Estela',
      'Por dónde ha pasado el barco desde que emergió por última vez. No puedes cruzar tu propia estela.',
    ],
    mine: [
      'Mina',
      'Detónala en tu turno: 2 de daño en su casilla y 1 en las de alrededor. Las del rojo son cuadradas.',
    ],
    island: ['Isla', 'Los barcos no pueden entrar.'],
    sector: [
      'Sector',
      'Los números grandes son los sectores. Los drones los exploran, y una respuesta al sonar puede nombrar uno.',
    ],
    likely: ['Dónde puede estar el enemigo', 'Cuanto más oscura la casilla, más probable es que esté ahí.'],
    blast: [
      'Explosión',
      'T es un torpedo, M una mina. Las placas de debajo indican cuánto casco perdió cada bando; sin placa, no hubo daño.',
    ],
    claim: [
      'Respuesta al sonar',
      'El enemigo nombró estas dos zonas. Está exactamente en una de ellas: la otra es mentira.',
    ],
    'drone-sector': ['Sector explorado', 'El dron dice si el enemigo está en este sector (✓) o no (✕).'],
    choice: ['Se puede elegir', 'Puedes elegir esta casilla para la orden actual.'],
    chosen: ['Elegida', 'El objetivo de la orden que preparas. No pasa nada hasta que la confirmes.'],
    'note-possible': ['Tu marca: posible', 'Pulsa una casilla para marcar que el enemigo puede estar ahí.'],
    'note-out': [
      'Tu marca: descartada',
      'Vuelve a pulsarla para marcar que el enemigo no puede estar ahí, y otra vez para borrarla.',
    ],
    sheet: [
      'Plantilla de ruta',
      'La ruta que has oído. Arrástrala por la carta: se pone roja si cruza una isla o el borde.',
    ],
    hull: ['Casco', 'Las barras llenas son los puntos de casco que quedan. Un barco sin ninguno se hunde.'],
    gauge: [
      'Indicador',
      'El sistema se puede usar cuando todas sus marcas están llenas. Al usarlo, el indicador se vacía.',
    ],
    count: [
      'Casillas posibles',
      'En cuántas casillas puede estar el enemigo, con cuánta certeza y cuál es la más probable.',
    ],
    heard: [
      'Lo que has oído',
      'Las flechas son los rumbos del enemigo, del más antiguo al último. Las etiquetas son disparos, respuestas y emersiones.',
    ],
    torpedo: ['Torpedo', 'Alcanza una casilla a poca distancia: 2 de daño en ella y 1 en las de alrededor.'],
    'mine-system': ['Mina', 'Suelta una mina junto a tu barco. Puedes detonarla en un turno posterior.'],
    sonar: ['Sonar', 'El enemigo debe dar dos datos sobre su posición, uno verdadero y otro falso.'],
    drone: ['Dron', 'Nombras un sector y el enemigo dice, sin mentir, si está en él.'],
    stealth: ['Sigilo', 'Mueve tu barco en línea recta sin anunciar el rumbo.'],
    broken: [
      'Averiado',
      'Hay un nodo marcado del color del sistema. Vuelve a funcionar al completar el circuito o al emerger.',
    ],
    'node-red': ['Nodo rojo (cuadrado)', 'Mientras haya uno marcado, no funcionan ni el torpedo ni la mina.'],
    'node-green': ['Nodo verde (círculo)', 'Mientras haya uno marcado, no funcionan ni el sonar ni el dron.'],
    'node-yellow': ['Nodo amarillo (triángulo)', 'Mientras haya uno marcado, no funciona el sigilo.'],
    'node-radiation': [
      'Nodo de radiación',
      'No avería nada, pero cuando están todos marcados el barco pierde 1 de casco.',
    ],
    marked: ['Nodo marcado', 'Está tachado. Un panel lleno cuesta 1 de casco y vacía todo el tablero.'],
    circuit: ['Circuito', 'Cuando todos los nodos del cable están marcados, se borran y vuelven a funcionar.'],
  },
};
