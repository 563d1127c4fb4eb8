import { list, type RulesSection, table, text } from '../../../kernel/rulebook.ts';
import { cardName } from '../data/card-names.ts';
import { type Facts, said, those } from './facts.ts';

export const cards = ({ kinds, masters, dots, seats }: Facts): RulesSection => ({
  id: 'cards',
  title: 'Tus cartas',
  blocks: [
    table(
      ['carta', 'para qué sirve'],
      ...those(
        kind('site', 'lugar', 'Una localización en tierra, donde luchan los personajes. Es exterior o interior.'),
        kinds.has('system') &&
          kind(
            'system',
            'sistema',
            'Una localización en el espacio, donde luchan las naves. Su número de pársec indica dónde está.',
          ),
        kinds.has('character') && kind('character', 'personaje', 'Lucha en lugares. Se mueve un lugar por turno.'),
        kinds.has('vehicle') &&
          kind(
            'vehicle',
            'vehículo',
            `Lucha en lugares exteriores y se mueve deprisa.${seats ? ' Puede llevar personajes.' : ''}`,
          ),
        kinds.has('starship') &&
          kind('starship', 'nave', `Lucha en sistemas.${seats ? ' Puede llevar personajes.' : ''}`),
        kinds.has('weapon') && kind('weapon', 'arma', 'La lleva otra carta tuya. Dispara en las batallas.'),
        kinds.has('tactic') && kind('tactic', 'táctica', 'Se juega de la mano en una batalla para tener más poder.'),
        kinds.has('omen') &&
          kind('omen', 'presagio', 'No se puede jugar. Es útil por su destino alto, o como carta que perder.'),
      ),
    ),
    text('Las cartas no tienen texto, solo números:'),
    table(
      ['número', 'significado'],
      ...those<readonly [string, string]>(
        ['despliegue', 'Lo que cuesta poner la carta en juego.'],
        ['poder', 'Lo que suma a tu total en una batalla.'],
        ['habilidad', 'Da presencia y el derecho a robar destino en una batalla.'],
        ['sacrificio', 'Cuánto daño y desgaste cubre si la sacrificas.'],
        ['destino', 'Se usa como una tirada de dado cuando la carta se roba del Mazo de Reserva en una batalla.'],
        ['defensa', 'Lo que un arma tiene que superar. La de los personajes es su habilidad.'],
        kinds.has('starship') && ['hipervelocidad', 'Cuántos pársecs puede saltar una nave.'],
        kinds.has('vehicle') && ['velocidad', 'Cuántos lugares puede avanzar un vehículo.'],
        seats && ['plazas', 'Cuántos personajes caben a bordo.'],
      ),
    ),
    ...those(
      (dots || masters) &&
        text(
          said(
            dots &&
              'Los puntos delante de un nombre limitan cuántas copias puede tener cada jugador en la mesa: • una, •• dos, ••• tres.',
            masters && 'Un personaje con el icono de *maestro* da a su dueño 1 de Fuerza más cada turno.',
          ),
        ),
    ),
  ],
});

const kind = (icon: string, name: string, use: string) => [{ icon, text: name }, use] as const;

export const piles = (): RulesSection => ({
  id: 'piles',
  title: 'Las pilas',
  blocks: [
    table(
      ['pila', 'Fuerza Vital', 'qué es'],
      ['Mazo de Reserva', 'sí', 'Tu mazo boca abajo. De arriba salen la Fuerza y el destino.'],
      ['Pila de Fuerza', 'sí', 'La Fuerza que has activado: tu dinero.'],
      ['Pila de Usadas', 'sí', 'La Fuerza que has gastado. Vuelve al Mazo de Reserva al final del turno.'],
      ['mano', 'no', 'Cartas que puedes jugar. No hay límite.'],
      ['mesa', 'no', 'Cartas en juego.'],
      ['Pila de Perdidas', 'no', 'Cartas que ya no vuelven. Boca arriba.'],
    ),
    list(
      '*Usar* Fuerza: las primeras cartas de tu Pila de Fuerza pasan a tu Pila de Usadas. Las recuperas.',
      '*Perder* Fuerza: las cartas pasan a la Pila de Perdidas. No las recuperas nunca.',
      'Pasar una carta a la mano baja en 1 tu Fuerza Vital: la mano no cuenta.',
    ),
  ],
});

export const locations = ({ systems, kinds }: Facts): RulesSection => ({
  id: 'locations',
  title: 'Localizaciones',
  blocks: [
    text(
      'La mesa crece durante la partida: los jugadores despliegan localizaciones de su mano. Cada una tiene *iconos de Fuerza* oscuros y luminosos, que pertenecen al Dominio y al Pacto sin importar quién la haya desplegado.',
    ),
    text(
      said(
        'Un *lugar* pertenece a un sistema. Los lugares de un sistema forman una fila en un orden fijo, y dos son vecinos si no hay en la mesa otro lugar entre ellos.',
        kinds.has('system') &&
          'Un *sistema* está en el espacio. La distancia entre dos sistemas es la diferencia entre sus números de pársec.',
      ),
    ),
    table(['sistema', 'pársec'], ...systems.map((one) => [cardName(one, 'es'), String(one.parsec)])),
  ],
});
