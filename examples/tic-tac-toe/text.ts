import type { Format } from '../../src/parts/text/fill.ts';
import { cellName, NAMES, SIZE } from './state.ts';

/** `{cell:@}` and `{line:@}` name cells. */
export const format: Format = (value, form) =>
  form === '@'
    ? [value]
        .flat()
        .map((cell) => cellName(Number(cell)))
        .join(' ')
    : undefined;

/** The rules for people. */
export const RULEBOOK = {
  en: {
    title: 'Tic-tac-toe',
    summary: `x and o take turns to place a mark on a free cell. The first player with ${SIZE} marks in a row, column or diagonal wins; a full board is a draw.`,
    sections: [],
  },
  es: {
    title: 'Tres en raya',
    summary: `x y o colocan por turnos una marca en una casilla libre. Gana quien consiga ${SIZE} marcas en una fila, columna o diagonal; si el tablero se llena, hay tablas.`,
    sections: [],
  },
};

/** By refusal, event, status line, outcome and reason. */
export const TEXT = {
  en: {
    'not-playing': 'the match is not in progress',
    'not-your-turn': 'it is {turn}’s turn',
    'cell-taken': '{cell:@} is taken',
    'no-such-cell': `unknown cell "{cell}": cells are a1 to ${NAMES.at(-1)}`,
    'bad-question': 'the field {field} is wrong',
    'impossible-board': 'no match can reach this board',
    'awaits-place': 'place a mark',
    'awaits-place-by': 'Waiting for {who} to place a mark',
    began: 'the match begins',
    placed: '{seat} takes {cell:@}',
    won: '{seat} wins with {line:@}',
    drawn: 'the board is full: a draw',
    'three-in-a-row': `{side} has ${SIZE} in a row`,
    'full-board': 'the board is full',
    'wins-in': 'wins in {moves:move|moves}',
    'loses-in': 'loses in {moves:move|moves}',
    'takes-centre': 'takes the centre',
    'takes-corner': 'takes a corner',
  },
  es: {
    'not-playing': 'la partida no está en curso',
    'not-your-turn': 'le toca a {turn}',
    'cell-taken': '{cell:@} está ocupada',
    'no-such-cell': `no existe la casilla «{cell}»: van de a1 a ${NAMES.at(-1)}`,
    'bad-question': 'el campo {field} no es válido',
    'impossible-board': 'ninguna partida llega a este tablero',
    'awaits-place': 'pon una marca',
    'awaits-place-by': 'Esperando a que {who} ponga una marca',
    began: 'empieza la partida',
    placed: '{seat} ocupa {cell:@}',
    won: '{seat} gana con {line:@}',
    drawn: 'el tablero está lleno: tablas',
    'three-in-a-row': `{side} tiene ${SIZE} en raya`,
    'full-board': 'el tablero está lleno',
    'wins-in': 'gana en {moves:jugada|jugadas}',
    'loses-in': 'pierde en {moves:jugada|jugadas}',
    'takes-centre': 'ocupa el centro',
    'takes-corner': 'ocupa una esquina',
  },
};
