import type { EventOf } from '../events.ts';
import { limbOf } from '../rules/physical/attack.ts';
import {
  ATTACK,
  and,
  bare,
  COLUMN,
  FACING,
  of,
  PACE,
  PHASE,
  SPEED,
  some,
  strikes,
  target,
  to,
  WENT,
} from './dictionary.es.ts';
import { EVENT_REASONS } from './event-reasons.es.ts';
import { plan, shotText } from './orders.es.ts';
import { dicePips, modifier, type Names, price, receipt, signed, slotDice, type Texts, textFor } from './phrases.ts';

/** `necesita 8, saca 5+4: acierta`. */
const roll = (needs: number, dice: readonly number[], result: string): string =>
  `necesita ${needs}, saca ${dicePips(dice)}: ${result}`;

const heated = (heat: number): string | false => heat > 0 && `calor ${heat}`;

function moved({ unit, mode, path, mp, heat, hexes, backwards, masc }: EventOf<'moved'>, names: Names): string {
  const last = path.at(-1);
  const paid = price(
    last !== undefined && `${mp} PM`,
    last !== undefined && hexes > 0 && some(hexes, 'hexágono'),
    heated(heat),
    masc && 'MASC',
  );
  const who = names.whose(unit);
  const drives = names.drives(unit);
  if (!last) return `${who} ${mode === 'run' && !drives ? 'echa a correr' : 'se pone en marcha'}${paid}`;
  const pace = drives ? SPEED[mode] : PACE[mode];
  if (hexes === 0) return `${who} gira en ${names.hex(last.at)} ${pace}, mirando al ${FACING[last.facing]}${paid}`;
  return `${who} ${drives ? `va ${pace}` : WENT[mode]}${backwards ? ' hacia atrás' : ''} a ${names.hex(last.at)}, mirando al ${FACING[last.facing]}${paid}`;
}

function pilotingRolled(event: EventOf<'piloting-rolled'>, names: Names): string {
  const { unit, why, tally, dice, passed } = event;
  const who = `${names.whose(unit)}, ${why.code === 'masc' ? 'tirada de MASC' : `tirada de pilotaje (${names.say(why)})`}`;
  return dice ? `${who}: ${roll(tally.total, dice, passed ? 'la supera' : 'falla')}` : `${who}: falla automáticamente`;
}

function source({ source: by }: EventOf<'struck'>, names: Names): string {
  switch (by.by) {
    case 'weapon':
      return `de ${names.weapon(by.unit, by.mount)}`;
    case 'physical':
      return of(ATTACK[by.attack]);
    default:
      return {
        fall: 'de la caída',
        explosion: 'de la explosión',
        collapse: 'de los escombros',
        skid: 'del patinazo',
        building: 'del muro',
        displacement: 'del choque',
        recoil: 'de su propio ataque',
        drowning: 'del agua',
      }[by.by];
  }
}

function struck(event: EventOf<'struck'>, names: Names): string {
  const { unit, place, amount, dice, column, covered } = event;
  const where = names.place(unit, place);
  const how = dice.length ? ` (saca ${dicePips(dice)}, ${COLUMN[column]})` : '';
  return covered
    ? `${names.whose(unit)}: la cobertura absorbe ${some(amount, 'punto')} ${source(event, names)} dirigidos ${to(where)}${how}`
    : `${names.whose(unit)} recibe ${some(amount, 'punto')} de daño ${source(event, names)} en ${where}${how}`;
}

function strikeRolled(event: EventOf<'strike-rolled'>, names: Names): string {
  const { unit, attack, limb, target: foe, tally, dice, hit, die } = event;
  const who = `${names.whose(unit)} ${strikes(attack, names.unit(foe), limb)}`;
  if (event.void !== undefined) return `${who}: sin efecto, ${textFor(EVENT_REASONS.void, event.void) ?? event.void}`;
  const past = die === undefined ? '' : `, pasa de largo (dado ${die})`;
  return dice
    ? `${who}: ${roll(tally.total, dice, hit ? 'acierta' : 'falla')}${past}`
    : `${who}: ${tally.total > 12 ? `necesita ${tally.total}, ` : ''}no puede acertar${past}`;
}

function vehicleHit(event: EventOf<'vehicle-hit'>, names: Names): string {
  const { unit, table, dice, effect, mount, die } = event;
  const what = table === 'motive' ? 'tirada de daño motriz' : 'tirada de crítico';
  const which = mount === undefined ? '' : `: ${names.mounted(unit, mount)}`;
  const chosen = die === undefined ? '' : ` (dado ${die})`;
  const result = `${textFor(EVENT_REASONS.vehicle, effect) ?? effect}${which}${chosen}`;
  return `${names.whose(unit)}, ${what} ${dicePips(dice)}${modifier(event.modifier)}: ${result}`;
}

function hexRolled({ hex, why, needs, dice, happens }: EventOf<'hex-rolled'>, names: Names): string {
  const text = textFor(EVENT_REASONS.hex, why) ?? { about: why, yes: 'sí', no: 'no' };
  const number = 'orLess' in text ? `${needs} o menos` : needs;
  return `${names.hex(hex)}: necesita ${number} ${text.about}, saca ${dicePips(dice)}: ${happens ? text.yes : text.no}`;
}

function smokeDrifted({ smoke, rolls }: EventOf<'smoke-drifted'>, names: Names): string {
  const changes = Object.entries(smoke).map(
    ([hex, level]) => `${names.hex(Number(hex))} ${level === 0 ? 'despejado' : level === 1 ? 'ligero' : 'denso'}`,
  );
  const dice = rolls.length ? ` (saca ${rolls.map((each) => dicePips(each.dice)).join(', ')})` : '';
  return `humo: ${changes.length ? changes.join(', ') : 'sin cambios'}${dice}`;
}

function crewChanged({ unit, crew }: EventOf<'crew-changed'>, names: Names): string {
  const who = `la tripulación de ${names.whose(unit)}`;
  if (crew.stunned > 0) return `${who} está aturdida durante ${some(crew.stunned, 'turno')}`;
  return crew.immobile ? `${who} ya no puede mover su vehículo` : `${who} recupera el control`;
}

/** `, saca 1, 4 tras repetir 2 veces`. */
function slotRoll(dice: readonly number[], place: number): string {
  const { faces, before } = slotDice(dice, place);
  return faces && `, saca ${faces}${before ? ` tras repetir ${some(before, 'vez', 'veces')}` : ''}`;
}

function ends(winners: readonly string[], names: Names): string {
  const sides = winners.map((side) => names.side(side));
  if (sides.length === 0) return 'sin ganador';
  return sides.length === 1 ? `gana ${sides[0]}` : `tablas entre ${and(sides)}`;
}

/** Event texts, with the dice rolled. */
export const EVENTS: Texts['events'] = {
  began: 'empieza la partida',
  'initiative-rolled'({ turn, rolls, order }, names) {
    const rounds = rolls.map((round) =>
      round.map(({ side, dice }) => `${names.side(side)} ${dicePips(dice)}`).join(', '),
    );
    const dice = rounds.length ? `${rounds.join('; repetición: ')}; ` : '';
    return `turno ${turn}, iniciativa: ${dice}mueve primero ${order.map((side) => names.side(side)).join(', después ')}`;
  },
  'phase-began': ({ phase, queue: [first] }, names) =>
    `${PHASE[phase]}${first === undefined ? '' : `: empieza ${names.side(first)}`}`,
  'unit-done': '{unit:whose} ha terminado',
  'turn-lost': '{side:side} no tiene ahora unidades que puedan actuar',
  'side-done': '{side:side} ha terminado',
  ended: ({ outcome: { winners, reason } }, names) => `${ends(winners, names)}: ${names.say(reason)}`,

  moved,
  'stood-up': '{unit:whose} se levanta, mirando al {facing:facing}',
  'stand-attempted': ({ unit, mp, heat }, names) =>
    `${names.whose(unit)} intenta levantarse${price(`${mp} PM`, heated(heat))}`,
  'went-prone': '{unit:whose} se echa al suelo ({mp} PM)',
  'move-interrupted': ({ unit, why, open }, names) =>
    `${names.whose(unit)} se detiene: ${textFor(EVENT_REASONS.interrupted, why) ?? why}${open ? '; puede seguir moviéndose' : ''}`,
  'charge-declared': ({ unit, charge }, names) =>
    charge.kind === 'charge'
      ? `${names.whose(unit)} declara una carga contra ${names.unit(charge.target)}`
      : `${names.whose(unit)} declara una muerte desde el cielo sobre ${names.unit(charge.target)}`,
  skidded({ unit, path }, names) {
    const last = path.at(-1);
    return `${names.whose(unit)} ${last ? `patina hasta ${names.hex(last.at)}` : 'empieza a patinar'}`;
  },
  displaced: ({ unit, to: spot, why }, names) =>
    `${names.whose(unit)} ${textFor(EVENT_REASONS.displaced, why)?.(names.hex(spot.at)) ?? `pasa a ${names.hex(spot.at)}`}`,
  stuck: '{unit:whose} se atasca en el pantano',
  freed: '{unit:whose} sale del pantano',

  'roll-owed': ({ unit, owed: { why, modifier: by, automatic } }, names) =>
    automatic
      ? `${names.whose(unit)} caerá automáticamente: ${names.say(why)}`
      : `${names.whose(unit)} debe hacer una tirada de pilotaje: ${names.say(why)}${by === 0 ? '' : ` (${signed(by)})`}`,
  'piloting-rolled': pilotingRolled,
  'rolls-settled': '{unit:whose} no tiene tiradas de pilotaje pendientes',
  fell({ unit, levels, die, column, facing }, names) {
    const side = { front: 'de bruces', rear: 'de espaldas', left: 'del lado izquierdo', right: 'del lado derecho' }[
      column
    ];
    const depth = levels > 0 ? `${some(levels, 'nivel', 'niveles')} ` : '';
    return `${names.whose(unit)} cae ${depth}${side}, mirando al ${FACING[facing]} (dado ${die})`;
  },
  'pilot-hit': ({ unit, hits, why }, names) =>
    `el piloto de ${names.whose(unit)} sufre ${some(hits, 'herida')} por ${textFor(EVENT_REASONS.pilot, why) ?? why}`,
  'consciousness-rolled': ({ unit, needs, dice, awake, waking }, names) =>
    `el piloto de ${names.whose(unit)} intenta ${waking ? 'despertar' : 'seguir consciente'}: ${roll(
      needs,
      dice,
      awake ? (waking ? 'despierta' : 'sigue consciente') : waking ? 'sigue inconsciente' : 'pierde el conocimiento',
    )}`,

  twisted: ({ unit, facing }, names) =>
    `${names.whose(unit)} gira ${names.drives(unit) ? 'la torreta' : 'el torso'} hacia el ${FACING[facing]}`,
  flipped: ({ unit, flipped }, names) =>
    `${names.whose(unit)} vuelve los brazos ${flipped ? 'hacia atrás' : 'otra vez hacia delante'}`,
  'fire-declared': ({ unit, shots }, names) =>
    shots.length
      ? `${names.whose(unit)} declara fuego: ${plan(unit, shots, names)}`
      : `${names.whose(unit)} no dispara`,
  'shot-fired'({ unit, shot, tally, dice, hit, heat }, names) {
    const who = `${names.whose(unit)} dispara su ${shotText(unit, shot, names)} ${target(shot.target, names)}`;
    const result = dice
      ? roll(tally.total, dice, hit ? 'acierta' : 'falla')
      : `${tally.total > 12 ? `necesita ${tally.total}, ` : ''}no puede acertar`;
    return `${who}: ${result}${price(heated(heat))}`;
  },
  'cluster-rolled': '{mount:gun} de {unit:whose}: saca {dice:dice}{modifier:modifier}: impactan {hits} de {size}',
  'aim-rolled': ({ unit, dice, struck: there }, names) =>
    `tiro apuntado de ${names.whose(unit)}: saca ${dicePips(dice)}: ${there ? 'da donde apuntaba' : 'da en una localización al azar'}`,
  heated: ({ unit, heat, why }, names) =>
    `${names.whose(unit)} recibe ${heat} de calor ${textFor(EVENT_REASONS.heated, why) ?? `(${why})`}`,
  'club-taken': ({ unit, club }, names) =>
    `${names.whose(unit)} ${club === 'tree' ? 'arranca un árbol como garrote' : 'coge un garrote'}`,
  'club-lost': ({ unit, why }, names) =>
    `${names.whose(unit)} ${
      { dropped: 'suelta su garrote', broken: 'rompe su garrote', arm: 'pierde su garrote con el brazo' }[why]
    }`,
  'strike-declared': ({ unit, attacks }, names) =>
    attacks.length
      ? `${names.whose(unit)} declara: ${and(attacks.map((each) => strikes(each.attack, names.unit(each.target), limbOf(each))))}`
      : `${names.whose(unit)} no hace ataques físicos`,
  'strike-rolled': strikeRolled,
  'declarations-resolved': 'todos los ataques están resueltos',

  struck,
  damaged({ unit, place, armourAt, armour, structure }, names) {
    const lost = [
      armour > 0 && `${armour} de blindaje${armourAt === place ? '' : ' trasero'}`,
      structure > 0 && `${structure} de estructura`,
    ];
    return `${names.whose(unit)}, ${bare(names.place(unit, place))}: pierde ${lost.filter(Boolean).join(' y ') || 'nada'}`;
  },
  'place-lost': ({ unit, place, blownOff }, names) =>
    `${names.whose(unit)} pierde ${names.place(unit, place)}${blownOff ? ', que sale volando' : ''}`,
  'critical-rolled': ({ unit, place, dice, hits, blownOff }, names) =>
    `${names.whose(unit)}, ${bare(names.place(unit, place))}: tirada de crítico ${dicePips(dice)}: ${
      blownOff ? 'sale volando' : hits ? some(hits, 'impacto crítico', 'impactos críticos') : 'ningún crítico'
    }`,
  'critical-hit': ({ unit, place, slot, item, dice, spared }, names) =>
    `${names.whose(unit)}, ${bare(names.place(unit, place))}: impacto crítico en ${names.item(item)} (casilla ${slot + 1}${slotRoll(
      dice,
      place,
    )})${spared === undefined ? '' : ', que aguanta el primer impacto'}`,
  exploded({ unit, place, item, damage, why }, names) {
    const cause = { critical: 'por el impacto', heat: 'por el calor', dump: 'mientras se tiraba' }[why];
    return `${names.whose(unit)}: explota ${names.item(item)} en ${names.place(unit, place)} ${cause}: ${some(damage, 'punto')} de daño`;
  },
  'unit-destroyed': '{unit:whose} queda fuera de combate: {why:reason}',
  'vehicle-hit': vehicleHit,

  'heat-counted': ({ unit, tally, heat }, names) =>
    `${names.whose(unit)}: calor ${heat}${tally.lines.length ? ` (${receipt(tally, names)})` : ''}`,
  'shutdown-rolled': ({ unit, needs, dice, running }, names) =>
    `el reactor de ${names.whose(unit)}: ${
      dice ? roll(needs, dice, running ? 'en marcha' : 'apagado') : 'ninguna tirada puede mantenerlo en marcha'
    }`,
  'shut-down': ({ unit, why }, names) =>
    `${names.whose(unit)} se apaga${why === 'heat' ? ' por sobrecalentamiento' : ''}`,
  'started-up': '{unit:whose} vuelve a encenderse',
  'ammunition-rolled': ({ unit, needs, dice, safe }, names) =>
    `la munición de ${names.whose(unit)} con este calor: ${roll(needs, dice, safe ? 'a salvo' : 'explota')}`,

  'end-ordered': ({ side, orders }, names) =>
    orders.length
      ? `${names.side(side)} da órdenes ${and(orders.map(({ unit }) => to(names.unit(unit))))}`
      : `${names.side(side)} no da órdenes`,
  'sinks-set': ({ unit, off }, names) =>
    `${names.whose(unit)} tiene ${off === 0 ? 'todos sus radiadores encendidos' : `${some(off, 'radiador apagado', 'radiadores apagados')}`}`,
  'dump-marked': ({ unit, bins }, names) =>
    `${names.whose(unit)} va a tirar ${and(bins.map((bin) => names.bin(unit, bin)))}`,
  dumped: ({ unit, bins }, names) =>
    `${names.whose(unit)} ha tirado ${and(bins.map((bin) => names.bin(unit, bin))) || 'nada'}`,
  'ground-changed': ({ hex, ground, why }, names) =>
    textFor(EVENT_REASONS.ground, why)?.(names.hex(hex), ground) ?? `${names.hex(hex)} ha cambiado`,
  'hex-rolled': hexRolled,
  'smoke-drifted': smokeDrifted,
  'wind-set': ({ wind, die }) =>
    wind === null ? 'sin viento' : `el viento sopla hacia el ${FACING[wind]} (dado ${die})`,
  'crew-changed': crewChanged,
};
