import type { Event } from '../../src/games/force/events.ts';
import { cardOf } from '../../src/games/force/rules/cards.ts';
import type { State } from '../../src/games/force/state.ts';
import type { Element } from '../../src/integrations/gemp/xml.ts';
import { blueprintOf, ge, gempId, type Names } from './card-picture.ts';

const PHASE: Readonly<Record<string, string>> = {
  activate: 'Activate',
  control: 'Control',
  deploy: 'Deploy',
  battle: 'Battle',
  move: 'Move',
  draw: 'Draw',
};

export const phaseMessage = ({ phase, turn }: State): Element =>
  ge('GPC', { phase: `${PHASE[phase] ?? 'Between turns'} (turn #${turn})` });

/** The protocol messages for an event of our engine, except card changes; `state` is the state after it. */
export function messagesFor(event: Event, state: State, names: Names): Element[] {
  const say = (message: string): Element => ge('M', { message });
  const drawn = (card: number, player: string, kind: string, value: number): Element =>
    ge('DD', {
      cardId: gempId(card),
      blueprintId: blueprintOf(state, card),
      participantId: player,
      zoneOwnerId: player,
      destinyText: `${kind} destiny: ${value}`,
    });
  switch (event.type) {
    case 'turn-began':
      return [ge('TC', { participantId: names[event.side] })];
    case 'phase-began':
      return [phaseMessage(state)];
    case 'drained':
      return [
        ge('CA', { cardId: gempId(event.at), participantId: names[event.side] }),
        say(`${names[event.side]} Force drains for ${event.amount}`),
      ];
    case 'battle-began':
      return [
        ge('SB', {
          locationIndex: state.locations.indexOf(event.at),
          otherCardIds: event.fighters.map(gempId).join(','),
        }),
        say(`${names[event.side]} initiates a battle at ${cardOf(state, event.at).name} & around`),
      ];
    case 'forfeited':
      return [event.card, ...event.with].map((card) => ge('RFB', { cardId: gempId(card) }));
    case 'battle-ended':
      return [ge('EB')];
    case 'destiny-drawn':
      return [drawn(event.card, names[event.side], 'Battle', event.destiny)];
    case 'fired':
      return event.drawn === null
        ? []
        : [
            ge('CAC', {
              cardId: gempId(event.weapon),
              otherCardIds: gempId(event.target),
              participantId: names[event.side],
            }),
            drawn(event.drawn, names[event.side], 'Weapon', event.total),
          ];
    case 'tactic-played':
      return [
        ge('IP', {
          cardId: gempId(event.card),
          blueprintId: blueprintOf(state, event.card),
          participantId: names[event.side],
        }),
      ];
    case 'ended': {
      const [winner, other] = event.outcome.winners;
      return [
        say(
          winner === undefined || other !== undefined
            ? 'The game is a draw: game over'
            : `${names[winner as 'dark' | 'light']} is the winner due to: ${event.outcome.reason.code}`,
        ),
      ];
    }
    default:
      return [];
  }
}
