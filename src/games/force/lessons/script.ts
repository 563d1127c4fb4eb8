import { act, type LessonPoint, type LessonStep, other, point } from '../../../kernel/lesson.ts';
import type { Command } from '../commands.ts';
import type { ForceKinds } from '../kinds.ts';
import type { CardId } from '../state.ts';

type Step = LessonStep<ForceKinds>;
type Text = readonly [en: string, es: string];

const ME = 'dark';
const PASS: Command = { type: 'pass' };

// ---- The opponent ----

export const they = (...commands: readonly Command[]): readonly Step[] =>
  commands.map((command) => other<Command>('light', command));

export const theyPass = (times: number): readonly Step[] => they(...new Array<Command>(times).fill(PASS));

export const theyLose = (force: number): readonly Step[] =>
  they(...new Array<Command>(force).fill({ type: 'lose', from: 'reserve' }));

// ---- The learner, who plays the Dominion ----

const MAIN = '.fo-foot .fo-main';
const inHand = (card: CardId): string => `.fo-hand [data-card="${card}"]`;
const row = (card: CardId): string => `.fo-row[data-card="${card}"]`;
/** The main button once this row is chosen for the picked card. */
const confirmed = (from: CardId, chosen: CardId): string =>
  `.fo-act[data-from="${from}"]:has(${row(chosen)}[aria-pressed="true"]) ${MAIN}`;
const ROWS = '.fo-act .fo-row';
/** A text that points at a button in the footer is also about the rows above it. */
const tell = (at: string, [en, es]: Text): LessonPoint => point(at, en, es, at.includes('.fo-foot') ? ROWS : undefined);

export const activate = (amount: number, ...text: Text): Step =>
  act<Command>(ME, { type: 'activate', amount }, tell(MAIN, text));
export const drain = (at: CardId, ...text: Text): Step =>
  act<Command>(ME, { type: 'drain', at }, tell(`.fo-act:has(${row(at)}[aria-pressed="true"]) ${MAIN}`, text));
export const draw = (...text: Text): Step => act<Command>(ME, { type: 'draw' }, tell(MAIN, text));
/** Ends the phase or the turn, or fires no shot. */
export const pass = (...text: Text): Step => act<Command>(ME, PASS, tell('.fo-foot .fo-pass', text));
export const drawDestiny = (...text: Text): Step =>
  act<Command>(ME, { type: 'destiny', draw: true }, tell('.fo-destiny-option .button.is-main', text));

/** A location from the hand, which goes to the table. */
export const deployLocation = (card: CardId, pick: Text, confirm: Text): Step =>
  act<Command>(ME, { type: 'deploy', card }, tell(inHand(card), pick), tell(confirmed(card, card), confirm));

/** A card from the hand to a location, or a weapon to its bearer. */
export const deployTo = (card: CardId, to: CardId, pick: Text, place: Text, confirm: Text): Step =>
  act<Command>(
    ME,
    { type: 'deploy', card, to },
    tell(inHand(card), pick),
    tell(`.fo-act[data-from="${card}"] ${row(to)}`, place),
    tell(confirmed(card, to), confirm),
  );

/** A weapon with only one possible bearer, which needs no choice. */
export const arm = (card: CardId, to: CardId, pick: Text, confirm: Text): Step =>
  act<Command>(ME, { type: 'deploy', card, to }, tell(inHand(card), pick), tell(confirmed(card, card), confirm));

export const startBattle = (at: CardId, pick: Text, confirm: Text): Step =>
  act<Command>(ME, { type: 'battle', at }, tell(row(at), pick), tell(confirmed(at, at), confirm));

export const fire = (weapon: CardId, target: CardId, pick: Text, confirm: Text): Step =>
  act<Command>(ME, { type: 'fire', weapon, target }, tell(row(weapon), pick), tell(confirmed(weapon, weapon), confirm));

export const playTactic = (card: CardId, pick: Text, confirm: Text): Step =>
  act<Command>(ME, { type: 'tactic', card }, tell(row(card), pick), tell(confirmed(card, card), confirm));

export const forfeit = (card: CardId, pick: Text, confirm: Text): Step =>
  act<Command>(ME, { type: 'forfeit', card }, tell(row(card), pick), tell(confirmed(card, card), confirm));

export const loseFromHand = (card: CardId, pick: Text, confirm: Text): Step =>
  act<Command>(ME, { type: 'lose', from: 'hand', card }, tell(row(card), pick), tell(confirmed(card, card), confirm));
