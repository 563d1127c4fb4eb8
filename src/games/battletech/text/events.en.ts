import type { EventOf } from '../events.ts';
import { limbOf } from '../rules/physical/attack.ts';
import {
  ATTACK,
  and,
  COLUMN,
  DENSITY,
  FACING,
  PACE,
  PHASE,
  SPEED,
  some,
  strikes,
  target,
  WENT,
} from './dictionary.en.ts';
import { EVENT_REASONS } from './event-reasons.en.ts';
import { plan, shotText } from './orders.en.ts';
import { dicePips, modifier, type Names, price, receipt, signed, slotDice, type Texts, textFor } from './phrases.ts';

/** `needs 8, rolls 5+4: hits`. */
const roll = (needs: number, dice: readonly number[], result: string): string =>
  `needs ${needs}, rolls ${dicePips(dice)}: ${result}`;

const heated = (heat: number): string | false => heat > 0 && `${heat} heat`;

function moved({ unit, mode, path, mp, heat, hexes, backwards, masc }: EventOf<'moved'>, names: Names): string {
  const last = path.at(-1);
  const paid = price(
    last !== undefined && `${mp} MP`,
    last !== undefined && hexes > 0 && some(hexes, 'hex', 'hexes'),
    heated(heat),
    masc && 'MASC',
  );
  const who = names.whose(unit);
  const drives = names.drives(unit);
  const pace = drives ? SPEED[mode] : PACE[mode];
  if (!last) return `${who} sets out ${pace}${paid}`;
  if (hexes === 0) return `${who} turns in ${names.hex(last.at)} ${pace}, facing ${FACING[last.facing]}${paid}`;
  return `${who} ${drives ? `drives ${pace}` : WENT[mode]}${backwards ? ' backwards' : ''} to ${names.hex(last.at)}, facing ${FACING[last.facing]}${paid}`;
}

function pilotingRolled(event: EventOf<'piloting-rolled'>, names: Names): string {
  const { unit, why, tally, dice, passed } = event;
  const who = `${names.whose(unit)}, ${why.code === 'masc' ? 'MASC roll' : `piloting roll (${names.say(why)})`}`;
  return dice ? `${who}: ${roll(tally.total, dice, passed ? 'passes' : 'fails')}` : `${who}: fails automatically`;
}

function source({ source: by }: EventOf<'struck'>, names: Names): string {
  switch (by.by) {
    case 'weapon':
      return names.weapon(by.unit, by.mount);
    case 'physical':
      return `the ${ATTACK[by.attack]}`;
    default:
      return {
        fall: 'the fall',
        explosion: 'the explosion',
        collapse: 'debris',
        skid: 'the skid',
        building: 'the wall',
        displacement: 'the collision',
        recoil: 'its own attack',
        drowning: 'the water',
      }[by.by];
  }
}

function struck(event: EventOf<'struck'>, names: Names): string {
  const { unit, place, amount, dice, column, covered } = event;
  const where = names.place(unit, place);
  const how = dice.length ? ` (rolls ${dicePips(dice)}, ${COLUMN[column]})` : '';
  return covered
    ? `${names.whose(unit)}: cover absorbs ${amount} damage to the ${where} from ${source(event, names)}${how}`
    : `${names.whose(unit)} takes ${amount} damage to the ${where} from ${source(event, names)}${how}`;
}

function strikeRolled(event: EventOf<'strike-rolled'>, names: Names): string {
  const { unit, attack, limb, target: foe, tally, dice, hit, die } = event;
  const who = `${names.whose(unit)} ${strikes(attack, names.unit(foe), limb)}`;
  if (event.void !== undefined) return `${who}: no effect, ${textFor(EVENT_REASONS.void, event.void) ?? event.void}`;
  const past = die === undefined ? '' : `, runs past (die ${die})`;
  return dice
    ? `${who}: ${roll(tally.total, dice, hit ? 'hits' : 'misses')}${past}`
    : `${who}: ${tally.total > 12 ? `needs ${tally.total}, ` : ''}cannot hit${past}`;
}

function vehicleHit(event: EventOf<'vehicle-hit'>, names: Names): string {
  const { unit, table, dice, effect, mount, die } = event;
  const what = table === 'motive' ? 'motive damage roll' : 'critical roll';
  const which = mount === undefined ? '' : `: ${names.mounted(unit, mount)}`;
  const chosen = die === undefined ? '' : ` (die ${die})`;
  const result = `${textFor(EVENT_REASONS.vehicle, effect) ?? effect}${which}${chosen}`;
  return `${names.whose(unit)}, ${what} ${dicePips(dice)}${modifier(event.modifier)}: ${result}`;
}

function hexRolled({ hex, why, needs, dice, happens }: EventOf<'hex-rolled'>, names: Names): string {
  const text = textFor(EVENT_REASONS.hex, why) ?? { about: why, yes: 'yes', no: 'no' };
  const number = 'orLess' in text ? `${needs} or less` : needs;
  return `${names.hex(hex)}: needs ${number} ${text.about}, rolls ${dicePips(dice)}: ${happens ? text.yes : text.no}`;
}

function smokeDrifted({ smoke, rolls }: EventOf<'smoke-drifted'>, names: Names): string {
  const changes = Object.entries(smoke).map(
    ([hex, level]) => `${names.hex(Number(hex))} ${level === 0 ? 'clear' : DENSITY(level)}`,
  );
  const dice = rolls.length ? ` (rolls ${rolls.map((each) => dicePips(each.dice)).join(', ')})` : '';
  return `smoke: ${changes.length ? changes.join(', ') : 'unchanged'}${dice}`;
}

function crewChanged({ unit, crew }: EventOf<'crew-changed'>, names: Names): string {
  const who = `the crew of ${names.whose(unit)}`;
  if (crew.stunned > 0) return `${who} is stunned for ${some(crew.stunned, 'turn')}`;
  return crew.immobile ? `${who} can no longer move its vehicle` : `${who} is back in control`;
}

/** `, rolls 1, 4 after 2 rerolls`. */
function slotRoll(dice: readonly number[], place: number): string {
  const { faces, before } = slotDice(dice, place);
  return faces && `, rolls ${faces}${before ? ` after ${some(before, 'reroll')}` : ''}`;
}

function ends(winners: readonly string[], names: Names): string {
  const sides = winners.map((side) => names.side(side));
  if (sides.length === 0) return 'no winner';
  return sides.length === 1 ? `${sides[0]} wins` : `draw between ${and(sides)}`;
}

/** Event texts, with the dice rolled. */
export const EVENTS: Texts['events'] = {
  began: 'the match starts',
  'initiative-rolled'({ turn, rolls, order }, names) {
    const rounds = rolls.map((round) =>
      round.map(({ side, dice }) => `${names.side(side)} ${dicePips(dice)}`).join(', '),
    );
    const dice = rounds.length ? `${rounds.join('; reroll: ')}; ` : '';
    const [first = '', ...others] = order.map((side) => names.side(side));
    return `turn ${turn}, initiative: ${dice}${[`${first} moves first`, ...others].join(', then ')}`;
  },
  'phase-began': ({ phase, queue: [first] }, names) =>
    `${PHASE[phase]}${first === undefined ? '' : `: ${names.side(first)} goes first`}`,
  'unit-done': '{unit:whose} is done',
  'turn-lost': '{side:side} has no unit that can act now',
  'side-done': '{side:side} is done',
  ended: ({ outcome: { winners, reason } }, names) => `${ends(winners, names)}: ${names.say(reason)}`,

  moved,
  'stood-up': '{unit:whose} stands up, facing {facing:facing}',
  'stand-attempted': ({ unit, mp, heat }, names) =>
    `${names.whose(unit)} tries to stand up${price(`${mp} MP`, heated(heat))}`,
  'went-prone': '{unit:whose} goes prone ({mp} MP)',
  'move-interrupted': ({ unit, why, open }, names) =>
    `${names.whose(unit)} stops: ${textFor(EVENT_REASONS.interrupted, why) ?? why}${open ? '; it may keep moving' : ''}`,
  'charge-declared': ({ unit, charge }, names) =>
    charge.kind === 'charge'
      ? `${names.whose(unit)} declares a charge at ${names.unit(charge.target)}`
      : `${names.whose(unit)} declares a death from above on ${names.unit(charge.target)}`,
  skidded({ unit, path }, names) {
    const last = path.at(-1);
    return `${names.whose(unit)} ${last ? `skids to ${names.hex(last.at)}` : 'starts to skid'}`;
  },
  displaced: ({ unit, to, why }, names) =>
    `${names.whose(unit)} ${textFor(EVENT_REASONS.displaced, why)?.(names.hex(to.at)) ?? `is moved to ${names.hex(to.at)}`}`,
  stuck: '{unit:whose} is stuck in the swamp',
  freed: '{unit:whose} gets out of the swamp',

  'roll-owed': ({ unit, owed: { why, modifier: by, automatic } }, names) =>
    automatic
      ? `${names.whose(unit)} will fall automatically: ${names.say(why)}`
      : `${names.whose(unit)} must make a piloting roll: ${names.say(why)}${by === 0 ? '' : ` (${signed(by)})`}`,
  'piloting-rolled': pilotingRolled,
  'rolls-settled': '{unit:whose} has no piloting rolls left to make',
  fell({ unit, levels, die, column, facing }, names) {
    const side = { front: 'face', rear: 'back', left: 'left side', right: 'right side' }[column];
    const depth = levels > 0 ? `${some(levels, 'level')} ` : '';
    return `${names.whose(unit)} falls ${depth}onto its ${side}, facing ${FACING[facing]} (die ${die})`;
  },
  'pilot-hit': ({ unit, hits, why }, names) =>
    `the pilot of ${names.whose(unit)} takes ${some(hits, 'hit')} from ${textFor(EVENT_REASONS.pilot, why) ?? why}`,
  'consciousness-rolled': ({ unit, needs, dice, awake, waking }, names) =>
    `the pilot of ${names.whose(unit)} ${waking ? 'tries to wake up' : 'tries to stay conscious'}: ${roll(
      needs,
      dice,
      awake ? (waking ? 'wakes up' : 'stays conscious') : waking ? 'stays unconscious' : 'passes out',
    )}`,

  twisted: ({ unit, facing }, names) =>
    `${names.whose(unit)} turns its ${names.drives(unit) ? 'turret' : 'torso'} to the ${FACING[facing]}`,
  flipped: ({ unit, flipped }, names) =>
    `${names.whose(unit)} flips its arms to the ${flipped ? 'rear' : 'front again'}`,
  'fire-declared': ({ unit, shots }, names) =>
    shots.length
      ? `${names.whose(unit)} declares fire: ${plan(unit, shots, names)}`
      : `${names.whose(unit)} holds its fire`,
  'shot-fired'({ unit, shot, tally, dice, hit, heat }, names) {
    const who = `${names.whose(unit)} fires its ${shotText(unit, shot, names)} at ${target(shot.target, names)}`;
    const result = dice
      ? roll(tally.total, dice, hit ? 'hits' : 'misses')
      : `${tally.total > 12 ? `needs ${tally.total}, ` : ''}cannot hit`;
    return `${who}: ${result}${price(heated(heat))}`;
  },
  'cluster-rolled': '{mount:gun} of {unit:whose}: rolls {dice:dice}{modifier:modifier}: {hits} of {size} hit',
  'aim-rolled': ({ unit, dice, struck: there }, names) =>
    `aimed shot of ${names.whose(unit)}: rolls ${dicePips(dice)}: hits ${there ? 'the location it aimed at' : 'a random location'}`,
  heated: ({ unit, heat, why }, names) =>
    `${names.whose(unit)} takes ${heat} heat from ${textFor(EVENT_REASONS.heated, why) ?? why}`,
  'club-taken': ({ unit, club }, names) =>
    `${names.whose(unit)} ${club === 'tree' ? 'uproots a tree to use as a club' : 'picks up a club'}`,
  'club-lost': ({ unit, why }, names) =>
    `${names.whose(unit)} ${{ dropped: 'drops its club', broken: 'breaks its club', arm: 'loses its club with the arm' }[why]}`,
  'strike-declared': ({ unit, attacks }, names) =>
    attacks.length
      ? `${names.whose(unit)} declares: ${and(attacks.map((each) => strikes(each.attack, names.unit(each.target), limbOf(each))))}`
      : `${names.whose(unit)} makes no physical attacks`,
  'strike-rolled': strikeRolled,
  'declarations-resolved': 'all attacks are resolved',

  struck,
  damaged({ unit, place, armourAt, armour, structure }, names) {
    const lost = [
      armour > 0 && `${armour} ${armourAt === place ? 'armour' : 'rear armour'}`,
      structure > 0 && `${structure} structure`,
    ];
    return `${names.whose(unit)}, ${names.place(unit, place)}: loses ${lost.filter(Boolean).join(' and ') || 'nothing'}`;
  },
  'place-lost': ({ unit, place, blownOff }, names) =>
    `${names.whose(unit)}: the ${names.place(unit, place)} is ${blownOff ? 'blown off' : 'destroyed'}`,
  'critical-rolled': ({ unit, place, dice, hits, blownOff }, names) =>
    `${names.whose(unit)}, ${names.place(unit, place)}: critical roll ${dicePips(dice)}: ${
      blownOff ? 'blown off' : hits ? some(hits, 'critical hit') : 'no critical hit'
    }`,
  'critical-hit': ({ unit, place, slot, item, dice, spared }, names) =>
    `${names.whose(unit)}, ${names.place(unit, place)}: critical hit on ${names.item(item)} (slot ${slot + 1}${slotRoll(
      dice,
      place,
    )})${spared === undefined ? '' : ', which survives its first hit'}`,
  exploded({ unit, place, item, damage, why }, names) {
    const cause = { critical: 'after the hit', heat: 'from the heat', dump: 'while being dumped' }[why];
    return `${names.whose(unit)}: ${names.item(item)} explodes in the ${names.place(unit, place)} ${cause}: ${damage} damage`;
  },
  'unit-destroyed': '{unit:whose} is out of action: {why:reason}',
  'vehicle-hit': vehicleHit,

  'heat-counted': ({ unit, tally, heat }, names) =>
    `${names.whose(unit)}: heat ${heat}${tally.lines.length ? ` (${receipt(tally, names)})` : ''}`,
  'shutdown-rolled': ({ unit, needs, dice, running }, names) =>
    `the reactor of ${names.whose(unit)}: ${
      dice ? roll(needs, dice, running ? 'running' : 'shut down') : 'no roll can keep it running'
    }`,
  'shut-down': ({ unit, why }, names) => `${names.whose(unit)} shuts down${why === 'heat' ? ' from overheating' : ''}`,
  'started-up': '{unit:whose} starts up again',
  'ammunition-rolled': ({ unit, needs, dice, safe }, names) =>
    `the ammunition of ${names.whose(unit)} in the heat: ${roll(needs, dice, safe ? 'safe' : 'explodes')}`,

  'end-ordered': ({ side, orders }, names) =>
    orders.length
      ? `${names.side(side)} gives orders to ${and(orders.map(({ unit }) => names.unit(unit)))}`
      : `${names.side(side)} gives no orders`,
  'sinks-set': ({ unit, off }, names) =>
    `${names.whose(unit)} has ${off === 0 ? 'all its heat sinks on' : `${some(off, 'heat sink')} off`}`,
  'dump-marked': ({ unit, bins }, names) =>
    `${names.whose(unit)} will dump ${and(bins.map((bin) => names.bin(unit, bin)))}`,
  dumped: ({ unit, bins }, names) =>
    `${names.whose(unit)} has dumped ${and(bins.map((bin) => names.bin(unit, bin))) || 'nothing'}`,
  'ground-changed': ({ hex, ground, why }, names) =>
    textFor(EVENT_REASONS.ground, why)?.(names.hex(hex), ground) ?? `${names.hex(hex)} has changed`,
  'hex-rolled': hexRolled,
  'smoke-drifted': smokeDrifted,
  'wind-set': ({ wind, die }) => (wind === null ? 'no wind' : `the wind blows ${FACING[wind]} (die ${die})`),
  'crew-changed': crewChanged,
};
