import type { CommandOf } from '../commands.ts';
import type { Order, Shot, Step } from '../plan.ts';
import { limbOf } from '../rules/physical/attack.ts';
import { and, FACING, GO, PLACE, some, strike, target, to } from './dictionary.es.ts';
import { byTarget, type Names, stepRuns, type Texts } from './phrases.ts';

/** `láser medio (brazo izquierdo, apuntando a la cabeza)`. */
export const shotText = (unit: number, { weapon, aim, heat }: Shot, names: Names): string =>
  names.mounted(unit, weapon, aim !== undefined && `apuntando ${to(PLACE(aim))}`, heat === true && 'para calentar');

/** `láser medio, CA/20 a Wolverine WVR-6R; AMCA 6 a Griffin GRF-1N`. */
export const plan = (unit: number, shots: readonly Shot[], names: Names): string =>
  byTarget(shots, (shot) => shotText(unit, shot, names))
    .map(([aim, weapons]) => `${weapons.join(', ')} ${target(aim, names)}`)
    .join('; ');

const LAND_ON = { roof: 'sobre el tejado', bridge: 'sobre el puente' } as const;
const times = (count: number): string => (count > 1 ? ` ×${count}` : '');

const step = (each: Step, count: number, names: Names): string => {
  switch (each.step) {
    case 'forward':
      return `${count} adelante`;
    case 'back':
      return `${count} atrás`;
    case 'left':
      return `girar a la izquierda${times(count)}`;
    case 'right':
      return `girar a la derecha${times(count)}`;
    case 'stand-up':
      return `levantarse mirando al ${FACING[each.facing]}`;
    case 'go-prone':
      return 'echarse al suelo';
    case 'jump':
      return `a ${names.hex(each.to)} mirando al ${FACING[each.facing]}${each.landOn ? `, ${LAND_ON[each.landOn]}` : ''}`;
  }
};

/** `andar a 0711 mirando al norte:`; no hex if it only turns, and only the mode if the start is unknown. */
function walk({ unit, mode, steps }: CommandOf<'move'>, names: Names): string {
  const from = names.stands(unit);
  const end = from && names.way(from, steps);
  if (!end) return `${GO[mode]}:`;
  return `${GO[mode]}${end.at === from.at ? '' : ` a ${names.hex(end.at)}`} mirando al ${FACING[end.facing]}:`;
}

function move(command: CommandOf<'move'>, names: Names): string {
  const { mode, steps, masc, attack } = command;
  const way = stepRuns(steps).map(([each, count]) => step(each, count, names));
  const then = attack ? `, y ${strike(attack.kind, names.unit(attack.target), null)}` : '';
  const going =
    mode === 'still'
      ? GO.still
      : way.length
        ? `${mode === 'jump' ? GO.jump : walk(command, names)} ${way.join(', ')}`
        : 'parar aquí';
  return `${going}${masc ? ', con MASC' : ''}${then}`;
}

function orderOf({ unit, sinksOff, dump, dropClub, shutDown, startUp }: Order, names: Names): string {
  const parts = [
    sinksOff !== undefined &&
      (sinksOff === 0 ? 'encender todos los radiadores' : `apagar ${some(sinksOff, 'radiador', 'radiadores')}`),
    dump?.length && `tirar ${and(dump.map((bin) => names.bin(unit, bin)))}`,
    dropClub && 'soltar el garrote',
    shutDown && 'apagar el reactor',
    startUp && 'encender el reactor',
  ].filter(Boolean);
  return `${names.unit(unit)}: ${parts.join(', ') || 'sin cambios'}`;
}

/** Commands as text. */
export const ORDERS: Texts['orders'] = {
  begin: 'empezar la partida',
  move,
  twist: ({ unit, facing }, names) =>
    `girar ${names.drives(unit) ? 'la torreta' : 'el torso'} hacia el ${FACING[facing]}`,
  flip: ({ flipped }) => `volver los brazos hacia ${flipped ? 'atrás' : 'delante'}`,
  fire: ({ unit, shots }, names) => (shots.length ? `disparar ${plan(unit, shots, names)}` : 'no disparar'),
  'take-club': 'coger un garrote',
  strike: ({ attacks }, names) =>
    attacks.length
      ? and(attacks.map((each) => strike(each.attack, names.unit(each.target), limbOf(each))))
      : 'no hacer ataques físicos',
  end: ({ orders }, names) =>
    orders.length ? orders.map((each) => orderOf(each, names)).join('; ') : 'terminar el turno',
};
