import type { Command } from '../../src/games/force/commands.ts';
import { cardOf } from '../../src/games/force/rules/cards.ts';
import { otherSide, type Side } from '../../src/games/force/sides.ts';
import type { CardId } from '../../src/games/force/state.ts';
import { objectOf, subjectOf } from '../../src/integrations/gemp/candidates/plan.ts';
import { backOf, blueprintOf, engineId, gempId, pileId, pileOf } from './card-picture.ts';
import type { TableGame } from './table-game.ts';

/** Asks a client question by question until its answers make up one command for our engine. */
export async function commandFrom(game: TableGame, side: Side, options: readonly Command[]): Promise<Command> {
  const { phase, battle, owed } = game.state;
  if (options.some(({ type }) => type === 'destiny')) return destiny(game, side);
  if (owed || battle?.segment === 'damage') return loss(game, side, options);
  for (;;) {
    const command = await menu(game, side, options, battle ? 'Weapons segment' : titled(phase));
    if (command) return command;
  }
}

const titled = (phase: string): string => `${phase[0]?.toUpperCase()}${phase.slice(1)}`;

async function destiny(game: TableGame, side: Side): Promise<Command> {
  const results = ['Yes', 'No'];
  const answer = await game.ask(side, 'MULTIPLE_CHOICE', 'Do you want to draw 1 battle destiny?', {
    results,
    defaultIndex: ['-1'],
  });
  return { type: 'destiny', draw: answer === '0' };
}

const LABEL: Partial<Record<Command['type'], string>> = {
  activate: 'Activate Force',
  drain: 'Force drain',
  deploy: 'Deploy',
  battle: 'Initiate battle',
  move: 'Move using landspeed or hyperspeed, land or take off',
  embark: 'Embark',
  disembark: 'Disembark',
  draw: 'Draw card into hand from Force Pile',
  fire: 'Fire',
  tactic: 'Play',
};

/** One entry of a menu: everything one card can do in a phase. */
interface Entry {
  readonly card: CardId | undefined;
  readonly commands: Command[];
}

/** The menu of a phase; undefined if the player cancelled and is asked again. */
async function menu(
  game: TableGame,
  side: Side,
  options: readonly Command[],
  title: string,
): Promise<Command | undefined> {
  const entries = new Map<string, Entry>();
  for (const command of options) {
    if (command.type === 'pass') continue;
    const card = subjectOf(command);
    const key = String(card ?? command.type);
    const entry = entries.get(key) ?? { card, commands: [] };
    entry.commands.push(command);
    entries.set(key, entry);
  }
  const list = [...entries.values()];
  const answer = await game.ask(side, 'CARD_ACTION_CHOICE', `Choose ${title} action or Pass`, {
    actionId: list.map((_, i) => String(i)),
    cardId: list.map(({ card }) => (card === undefined ? pileId(side, 'reserve') : gempId(card))),
    blueprintId: list.map(({ card }) =>
      card === undefined || isInPlay(game, card) ? 'inPlay' : blueprintOf(game.state, card),
    ),
    actionText: list.map(({ commands }) => [...kindsOf(commands)].map((kind) => LABEL[kind]).join(' or ')),
    yourTurn: [String(game.state.active === side)],
    autoPassEligible: ['false'],
    noPass: ['false'],
    noLongDelay: ['false'],
    revertEligible: ['false'],
  });
  if (answer === '') return pass(game, side, title);
  const { commands = [] } = list[Number(answer)] ?? {};
  if (commands[0]?.type === 'activate') return activation(game, side, commands.length);
  if (game.random.roll(4) === 1) await nothingToDo(game, otherSide(side), title);
  return target(game, side, await oneKind(game, side, commands));
}

const isInPlay = ({ state }: TableGame, card: CardId): boolean =>
  state.locations.includes(card) || state.inPlay.some((one) => one.card === card);
const kindsOf = (commands: readonly Command[]): Set<Command['type']> => new Set(commands.map(({ type }) => type));

/** Two passes in a row end a phase, so the other player is asked too. A player who activates nothing must confirm. */
async function pass(game: TableGame, side: Side, title: string): Promise<Command | undefined> {
  const { phase, now, battle } = game.state;
  if (phase === 'activate' && now.activated === 0) {
    const text = 'You have not activated any Force. Do you still want to pass?';
    const sure = await game.ask(side, 'MULTIPLE_CHOICE', text, { results: ['Yes', 'No'], defaultIndex: ['-1'] });
    if (sure !== '0') return undefined;
  }
  if (!battle) await nothingToDo(game, otherSide(side), title);
  return { type: 'pass' };
}

/** A player who can only pass is still asked. */
async function nothingToDo(game: TableGame, side: Side, title: string): Promise<void> {
  if (!game.isClient(side)) return;
  await game.ask(side, 'CARD_ACTION_CHOICE', `Choose ${title} action or Pass`, {
    yourTurn: ['false'],
    autoPassEligible: ['true'],
    noPass: ['false'],
    revertEligible: ['false'],
  });
}

/** How many; zero cancels. If more than one, the opponent says how many to allow at once. */
async function activation(game: TableGame, side: Side, most: number): Promise<Command | undefined> {
  const bounds = (min: number, max: number) => ({
    min: [String(min)],
    max: [String(max)],
    defaultValue: [String(max)],
  });
  const wanted = Number(await game.ask(side, 'INTEGER', 'Choose amount of Force to activate', bounds(0, most)));
  if (wanted === 0) return undefined;
  if (wanted === 1 || !game.isClient(otherSide(side))) return { type: 'activate', amount: wanted };
  const text = `Choose amount of Force to allow ${game.how.names[side]} to activate`;
  return { type: 'activate', amount: Number(await game.ask(otherSide(side), 'INTEGER', text, bounds(1, wanted))) };
}

/** Which action, if a card has several. */
async function oneKind(game: TableGame, side: Side, commands: readonly Command[]): Promise<readonly Command[]> {
  const kinds = [...kindsOf(commands)];
  if (kinds.length <= 1) return commands;
  const answer = await game.ask(side, 'ACTION_CHOICE', 'Choose an action of the card', {
    actionId: kinds.map((_, i) => String(i)),
    blueprintId: kinds.map(() => 'inPlay'),
    actionText: kinds.map((kind) => LABEL[kind] ?? kind),
  });
  return commands.filter(({ type }) => type === kinds[Number(answer)]);
}

/** The destination or target. */
async function target(game: TableGame, side: Side, commands: readonly Command[]): Promise<Command> {
  const [first] = commands;
  if (!first || objectOf(first) === undefined) return first as Command;
  const cardId = commands.map((command) => gempId(objectOf(command) ?? -1));
  const answer = await game.ask(side, 'CARD_SELECTION', `Choose where or what for ${first.type}`, {
    min: ['1'],
    max: ['1'],
    cardId,
  });
  return commands[cardId.indexOf(answer)] as Command;
}

/** Force to lose or cards to forfeit: chosen by card id on the table, or from a separate row. */
async function loss(game: TableGame, side: Side, options: readonly Command[]): Promise<Command> {
  const { owed, battle } = game.state;
  const text = battle
    ? 'Choose Force to lose or a card from battle to forfeit'
    : `Choose Force to lose (${owed?.amount} remaining)`;
  const ids = options.map((command) => lossId(command, side));
  const one = { min: ['1'], max: ['1'] };
  if (battle || game.random.roll(2) === 1) {
    const answer = await game.ask(side, 'CARD_SELECTION', text, { ...one, cardId: ids });
    return options[ids.indexOf(answer)] as Command;
  }
  const answer = await game.ask(side, 'ARBITRARY_CARDS', text, {
    ...one,
    returnAnyChange: ['false'],
    cardId: [...ids.map((_, i) => `temp${i}`), `temp${ids.length}`],
    blueprintId: [
      ...ids.map((id) => (pileOf(id) ? backOf(side) : blueprintOf(game.state, engineId(id)))),
      backOf(side),
    ],
    selectable: [...ids.map(() => 'true'), 'false'], // the last one is only shown
    preselected: ['false'],
    cardText: [
      ...ids.map((id) => (pileOf(id) ? `top of ${pileOf(id)} pile` : cardOf(game.state, engineId(id)).name)),
      '',
    ],
  });
  return options[Number(answer.slice('temp'.length))] as Command;
}

function lossId(command: Command, side: Side): string {
  if (command.type === 'lose') return command.from === 'hand' ? gempId(command.card ?? -1) : pileId(side, command.from);
  return command.type === 'forfeit' ? gempId(command.card) : '';
}
