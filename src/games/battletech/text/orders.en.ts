import type { CommandOf } from '../commands.ts';
import type { Order, Shot, Step } from '../plan.ts';
import { limbOf } from '../rules/physical/attack.ts';
import { and, FACING, GO, PLACE, some, strike, target } from './dictionary.en.ts';
import { byTarget, type Names, stepRuns, type Texts } from './phrases.ts';

/** `medium laser (left arm, aimed at the head)`. */
export const shotText = (unit: number, { weapon, aim, heat }: Shot, names: Names): string =>
  names.mounted(unit, weapon, aim !== undefined && `aimed at the ${PLACE(aim)}`, heat === true && 'for heat');

/** `medium laser, AC/20 at Wolverine WVR-6R; SRM 6 at Griffin GRF-1N`. */
export const plan = (unit: number, shots: readonly Shot[], names: Names): string =>
  byTarget(shots, (shot) => shotText(unit, shot, names))
    .map(([aim, weapons]) => `${weapons.join(', ')} at ${target(aim, names)}`)
    .join('; ');

const step = (each: Step, count: number, names: Names): string => {
  switch (each.step) {
    case 'forward':
      return `${count} forward`;
    case 'back':
      return `${count} back`;
    case 'left':
    case 'right':
      return `turn ${each.step}${count > 1 ? ` ×${count}` : ''}`;
    case 'stand-up':
      return `stand up facing ${FACING[each.facing]}`;
    case 'go-prone':
      return 'go prone';
    case 'jump':
      return `to ${names.hex(each.to)} facing ${FACING[each.facing]}${each.landOn ? `, onto the ${each.landOn}` : ''}`;
  }
};

/** `walk to 0711 facing north:`; no hex if it only turns, and only the mode if the start is unknown. */
function walk({ unit, mode, steps }: CommandOf<'move'>, names: Names): string {
  const from = names.stands(unit);
  const end = from && names.way(from, steps);
  if (!end) return `${GO[mode]}:`;
  return `${GO[mode]}${end.at === from.at ? '' : ` to ${names.hex(end.at)}`} facing ${FACING[end.facing]}:`;
}

function move(command: CommandOf<'move'>, names: Names): string {
  const { mode, steps, masc, attack } = command;
  const way = stepRuns(steps).map(([each, count]) => step(each, count, names));
  const then = attack ? `, then ${strike(attack.kind, names.unit(attack.target), null)}` : '';
  const going =
    mode === 'still'
      ? GO.still
      : way.length
        ? `${mode === 'jump' ? GO.jump : walk(command, names)} ${way.join(', ')}`
        : 'stop here';
  return `${going}${masc ? ', with MASC' : ''}${then}`;
}

function orderOf({ unit, sinksOff, dump, dropClub, shutDown, startUp }: Order, names: Names): string {
  const parts = [
    sinksOff !== undefined && (sinksOff === 0 ? 'all heat sinks on' : `${some(sinksOff, 'heat sink')} off`),
    dump?.length && `dump ${and(dump.map((bin) => names.bin(unit, bin)))}`,
    dropClub && 'drop the club',
    shutDown && 'shut down',
    startUp && 'start up',
  ].filter(Boolean);
  return `${names.unit(unit)}: ${parts.join(', ') || 'no changes'}`;
}

/** Commands as text. */
export const ORDERS: Texts['orders'] = {
  begin: 'start the match',
  move,
  twist: ({ unit, facing }, names) => `turn the ${names.drives(unit) ? 'turret' : 'torso'} to the ${FACING[facing]}`,
  flip: ({ flipped }) => `flip the arms to the ${flipped ? 'rear' : 'front'}`,
  fire: ({ unit, shots }, names) => (shots.length ? `fire ${plan(unit, shots, names)}` : 'hold fire'),
  'take-club': 'pick up a club',
  strike: ({ attacks }, names) =>
    attacks.length
      ? and(attacks.map((each) => strike(each.attack, names.unit(each.target), limbOf(each))))
      : 'make no physical attacks',
  end: ({ orders }, names) => (orders.length ? orders.map((each) => orderOf(each, names)).join('; ') : 'end the turn'),
};
