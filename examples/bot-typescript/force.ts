import type { Command, Line, Table } from './umpire.ts';

interface Card {
  readonly side: string;
  readonly power?: number;
  readonly forfeit?: number;
  readonly icons?: Readonly<Record<string, number>>;
}

interface View {
  readonly locations: readonly number[];
  readonly inPlay: readonly { readonly card: number; readonly at: number }[];
  readonly players: Readonly<Record<string, { readonly handSize: number }>>;
}

type ForceTable = Table<{ readonly cards: readonly Card[] }>;

/** Lines of Force: activate Force, deploy where it helps most, drain, and battle where you are stronger. */
export function worth(table: ForceTable, view: View, command: Command): readonly Line[] {
  const { hello } = table;
  const card = hello.rules.cards[Number(command.card)];
  switch (command.type) {
    case 'activate':
      return [['Force to spend', Number(command.amount)]];
    case 'drain':
      return [['they lose cards', 5]];
    case 'deploy':
      return deploy(table, view, card?.power, command.to as number | undefined);
    case 'battle': {
      const at = Number(command.at);
      return [['stronger by', power(table, view, at, true) - power(table, view, at, false) - 1]];
    }
    case 'fire':
    case 'tactic':
      return [['always useful', 1]];
    case 'destiny':
      return [['may add power', command.draw ? 1 : 0]];
    case 'draw':
      return [['cards in hand', 4 - (view.players[hello.side]?.handSize ?? 0)]];
    case 'forfeit':
      return [
        ['forfeit value', card?.forfeit ?? 0],
        ['loses a card in play', -2],
      ];
    case 'lose':
      return [['loses a card from the hand', command.from === 'hand' ? -2 : 0]];
    case 'move':
    case 'embark':
    case 'disembark':
      return [['prefers to stay', -0.5]];
    default:
      return [];
  }
}

function deploy(table: ForceTable, view: View, strength: number | undefined, to: number | undefined): readonly Line[] {
  const lines: Line[] = [
    ['strength', strength ?? 1],
    ['in play', 1],
  ];
  if (to === undefined || !view.locations.includes(to)) return lines;
  const { cards } = table.hello.rules;
  const weaker = power(table, view, to, false) > power(table, view, to, true) + (strength ?? 0);
  lines.push(['drains them from there', 2 * (cards[to]?.icons?.[otherSide(table)] ?? 0)]);
  lines.push(['they are stronger there', weaker ? -3 : 0]);
  return lines;
}

const otherSide = ({ hello }: ForceTable): string => (hello.side === 'dark' ? 'light' : 'dark');

function power(table: ForceTable, view: View, at: number, own: boolean): number {
  const side = own ? table.hello.side : otherSide(table);
  let sum = 0;
  for (const one of view.inPlay) {
    const card = table.hello.rules.cards[one.card];
    if (one.at === at && card?.side === side) sum += card.power ?? 0;
  }
  return sum;
}
