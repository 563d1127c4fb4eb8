import { labelOf } from '../../../parts/hex/hex.ts';
import { AMMO } from '../data/ammo.ts';
import {
  CT,
  HD,
  LA,
  LL,
  LT,
  MECH_PLACES,
  type Place,
  RA,
  RL,
  RT,
  rearOf,
  TURRET,
  VEHICLE_PLACES,
} from '../data/places.ts';
import { WEAPONS } from '../data/weapons.ts';
import { titleOf } from '../design.ts';
import { hasTurret, isMech, jumpMp, runMp, walkMp, weaponWorks } from '../rules/status.ts';
import { binFails } from '../rules/weapons/impossible.ts';
import { DICTIONARY, GONE, some } from '../text/dictionary.en.ts';
import { name, say } from '../text.ts';
import { modelOf, type Unit, unitOf, type View } from '../view.ts';
import { counter, facingName } from './picture.ts';

const WIDTH = 80;

/** Words wrapped to the width of a terminal, each line indented. */
function wrapped(words: readonly string[], indent: string, between = '  '): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + between.length + word.length <= WIDTH)
      lines[lines.length - 1] = `${last}${between}${word}`;
    else lines.push(`${indent}${word}`);
  }
  return lines;
}

/** A unit's condition: everything out of the ordinary. */
const marks = (unit: Unit): string[] =>
  [
    unit.torso !== unit.facing && !unit.crew && `torso ${facingName(unit.torso)}`,
    unit.crew && unit.crew.turret !== unit.facing && `turret ${facingName(unit.crew.turret)}`,
    unit.prone && 'prone',
    unit.stuck && 'stuck',
    unit.shutDown && 'shut down',
    unit.crew && unit.crew.stunned > 0 && 'crew stunned',
    !unit.pilot.awake && 'unconscious',
    unit.pilot.hits > 0 && `pilot hit ${unit.pilot.hits === 1 ? 'once' : `${unit.pilot.hits} times`}`,
    unit.club !== 'none' && 'carries a club',
    unit.went.mode !== 'still' && `${GONE[unit.went.mode]} ${some(unit.went.hexes, 'hex', 'hexes')}`,
  ].filter((mark) => typeof mark === 'string');

/** A unit in full: position, condition and armour; its own side also sees its weapons. */
export function sheet(view: View, id: number): string[] {
  const unit = unitOf(view, id);
  const { side, gunnery, piloting } = modelOf(view, id);
  const who = `${counter(view, id, unit)} unit ${id}, ${name(side, 'en')}: ${titleOf(modelOf(view, id).design)}`;
  if (unit.destroyed !== null) return [`${who}, ${say({ code: unit.destroyed }, 'en', view.rules) ?? 'destroyed'}`];
  const mp = [walkMp(view, id), runMp(view, id), jumpMp(view, id)].join('/');
  const facts = [
    `at ${labelOf(view.rules.map, unit.at)} facing ${facingName(unit.facing)}`,
    `MP ${mp}`,
    ...(isMech(view, id) ? [`heat ${unit.heat}`] : []),
    `skills ${gunnery}/${piloting}`,
    ...marks(unit),
  ];
  const [first = '', ...more] = wrapped([who, ...facts.map((fact) => `, ${fact}`)], '', '');
  const rest = more.map((line) => `    ${line.replace(/^, /, '')}`);
  return [first, ...rest, ...armour(view, id), ...(view.watcher === side ? guns(view, id) : [])];
}

const BODY: readonly Place[] = [HD, CT, LT, RT];
const LIMBS: readonly Place[] = [LA, RA, LL, RL];
const HULL: readonly Place[] = VEHICLE_PLACES.map((_, place) => place);

/** `CT 26/5+16`: armour, rear armour, and the structure under it. */
function armour(view: View, id: number): string[] {
  const { armour: plates, structure } = unitOf(view, id);
  const mech = isMech(view, id);
  const place = (at: Place): string => {
    const rear = mech && rearOf(at) !== at ? `/${plates[rearOf(at)] ?? 0}` : '';
    return `${(mech ? MECH_PLACES : VEHICLE_PLACES)[at]} ${plates[at] ?? 0}${rear}+${structure[at] ?? 0}`;
  };
  const hull = HULL.filter((at) => at !== TURRET || hasTurret(view, id));
  return (mech ? [BODY, LIMBS] : [hull]).map((places) => `    ${places.map(place).join('  ')}`);
}

/** Weapons by the number to type, with the bins that feed them: `1:b0 AC/20 (RT, 5 shots)`. */
function guns(view: View, id: number): string[] {
  const { mounts, bins } = modelOf(view, id).design;
  const places: readonly string[] = isMech(view, id) ? MECH_PLACES : VEHICLE_PLACES;
  const words = mounts.map((mount, weapon) => {
    const ammo = WEAPONS[mount.weapon]?.ammo ?? null;
    const feeds = bins.flatMap((bin, i) => (ammo !== null && AMMO[bin.ammo]?.feeds === ammo ? [i] : []));
    const fit = feeds.filter((bin) => binFails(view, id, bin) === null);
    const shots = fit.map((bin) => unitOf(view, id).bins[bin]).join('+');
    const notes = [
      `${places[mount.at]}${mount.rear ? ' rear' : ''}`,
      ...(weaponWorks(view, id, weapon) ? [] : ['destroyed']),
      ...(ammo === null ? [] : [fit.length > 0 ? `${shots} ${shots === '1' ? 'shot' : 'shots'}` : 'no ammunition']),
    ];
    return `${weapon}${fit.length > 0 ? `:b${fit.join('|b')}` : ''} ${DICTIONARY.item(mount.weapon)} (${notes.join(', ')})`;
  });
  return wrapped(words, '    ');
}

const share = (now: readonly number[], whole: readonly number[]): number => {
  const sum = (list: readonly number[]): number => list.reduce((total, value) => total + value, 0);
  return Math.round((100 * sum(now)) / Math.max(1, sum(whole)));
};

/** A unit in a few short lines, for spectators. */
export function summary(view: View, id: number): string[] {
  const unit = unitOf(view, id);
  const { design } = modelOf(view, id);
  const who = `${counter(view, id, unit)} ${titleOf(modelOf(view, id).design)}`;
  if (unit.destroyed !== null) return [who, `  ${say({ code: unit.destroyed }, 'en', view.rules) ?? 'destroyed'}`];
  const heat = isMech(view, id) ? `, heat ${unit.heat}` : '';
  return [
    who,
    `  at ${labelOf(view.rules.map, unit.at)} facing ${facingName(unit.facing)}${heat}`,
    `  armour ${share(unit.armour, design.armour)}%, internal ${share(unit.structure, design.structure)}%`,
    ...marks(unit).map((mark) => `  ${mark}`),
  ];
}
