import type { LegendText } from '../../../page/legend-of.ts';
import type { LEGEND_EN } from './legend.en.ts';

type Same = LegendText<keyof typeof LEGEND_EN.groups, keyof typeof LEGEND_EN.entries>;

export const LEGEND_ES: Same = {
  groups: {
    cards: 'Cartas',
    numbers: 'Números de las cartas',
    states: 'Estados',
    places: 'Localizaciones',
    piles: 'Pilas',
    battle: 'Batalla',
  },
  entries: {
    character: ['Personaje', 'Lucha en los lugares y se mueve un lugar por turno.'],
    vehicle: ['Vehículo', 'Lucha en lugares exteriores, se mueve deprisa y puede llevar personajes.'],
    starship: ['Nave', 'Lucha en los sistemas y puede llevar personajes.'],
    weapon: ['Arma', 'La lleva otra de tus cartas. Dispara en las batallas.'],
    tactic: ['Táctica', 'Se juega desde la mano en una batalla, para tener más poder.'],
    omen: ['Presagio', 'No se puede jugar. Tiene un destino alto y es una buena carta para perder.'],
    dots: ['Puntos', 'Cada jugador puede tener en la mesa, como mucho, ese número de copias de la carta.'],
    power: ['Poder', 'Se suma a tu total en una batalla.'],
    ability: ['Habilidad', 'Da presencia en una localización y el derecho a robar destino en una batalla.'],
    forfeit: ['Sacrificio', 'Cuánto daño y desgaste cubre la carta si la sacrificas.'],
    destiny: ['Destino', 'Cuenta cuando la carta se roba al azar del Mazo de Reserva.'],
    deploy: ['Coste', 'La Fuerza que pagas para desplegar la carta o para disparar un arma.'],
    seats: ['Plazas', 'Los cuadrados llenos son personajes a bordo; los vacíos, plazas libres.'],
    landed: ['En tierra', 'Una nave en un lugar. No cuenta ni para el poder ni para la presencia.'],
    aboard: ['A bordo', 'La carta está dentro de otra. No cuenta ni para el poder ni para la presencia.'],
    moved: ['Movida', 'La carta ya se ha movido este turno.'],
    battled: ['Ya ha luchado', 'La carta ya ha estado en una batalla este turno.'],
    hit: ['Alcanzada', 'Un arma ha alcanzado a la carta. Hay que sacrificarla antes que nada.'],
    fired: ['Ya ha disparado', 'El arma ya ha disparado en esta batalla.'],
    site: ['Lugar', 'Una localización en tierra, donde luchan los personajes.'],
    system: ['Sistema', 'Una localización en el espacio, donde luchan las naves.'],
    interior: ['Lugar interior', 'Los vehículos no pueden entrar.'],
    control: [
      'Control',
      'La bandera del bando que tiene presencia aquí mientras el otro no la tiene. Ese bando puede drenar Fuerza aquí.',
    ],
    contested: ['Disputada', 'Los dos bandos tienen presencia: ninguno controla la localización.'],
    icons: [
      'Iconos de Fuerza',
      'Luna para el oscuro, sol para el luminoso. Tus iconos te dan Fuerza. Los de tu rival son lo que drenas aquí.',
    ],
    choice: ['Se puede elegir', 'Una carta o localización resaltada se puede elegir ahora.'],
    life: [
      'Fuerza Vital',
      'El Mazo de Reserva, la Pila de Fuerza y la Pila de Usadas juntos. Quien llega a cero pierde.',
    ],
    reserve: ['Mazo de Reserva', 'El mazo boca abajo. De arriba salen la Fuerza y el destino.'],
    force: ['Pila de Fuerza', 'La Fuerza activada: con ella se paga todo.'],
    used: ['Pila de Usadas', 'La Fuerza gastada. Vuelve al Mazo de Reserva al final del turno.'],
    lost: ['Pila de Perdidas', 'Cartas que no vuelven. Selecciónala para verlas.'],
    hand: ['Mano', 'Las cartas que se pueden jugar. No cuentan como Fuerza Vital.'],
    generation: ['Generación', 'Cuánta Fuerza puede activar el jugador cada turno.'],
    total: [
      'Total de batalla',
      'El poder de las cartas, más las tácticas, más el destino de batalla. El bando con menos total sufre la diferencia como daño.',
    ],
    damage: ['Daño', 'Hay que cubrirlo sacrificando cartas o perdiendo Fuerza.'],
    attrition: ['Desgaste', 'El destino de batalla del otro bando. Solo lo cubren las cartas sacrificadas.'],
    odds: ['Probabilidades', 'La probabilidad de ganar la batalla y el daño que puede esperar cada bando.'],
  },
};
