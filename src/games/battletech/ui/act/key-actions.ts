import type { Fact } from '../../../../kernel/fact.ts';
import { turned } from '../../../../parts/hex/hex.ts';
import type { Command } from '../../commands.ts';
import { allowance, mpLeft } from '../../rules/movement/gait.ts';
import { modeRefusal } from '../../rules/movement/modes.ts';
import { cannotStand, standMp } from '../../rules/movement/standing.ts';
import { type Mode, type UnitId, unitOf, type View } from '../../view.ts';
import { BLANK, type Draft, type MoveDraft } from '../draft.ts';
import { aimsOf } from './aims.ts';
import { commandOf } from './command.ts';
import { gunsOf } from './guns.ts';
import { looking } from './looking.ts';
import { planOf } from './moves.ts';
import { entriesAt, facingAt, NOWHERE, reachFor } from './reach-of.ts';
import { choices } from './roster.ts';
import { fireAll, toggled } from './shots.ts';
import { strikeRows, struck } from './strikes.ts';
import { twistsOf } from './twists.ts';
import { undone } from './undo.ts';

/** Result of a key or button: a new draft, a command, or a refusal. */
export type KeyAction = { readonly draft: Draft } | { readonly send: Command } | { readonly tell: Fact };

const FRESH: MoveDraft = { mode: 'walk', to: null, facing: null, attack: null };

/** Chooses a mode; the chosen hex stays if it is still in reach. */
export function chooseMode(view: View, id: UnitId, draft: Draft, mode: Mode): KeyAction {
  const no = modeRefusal(view, id, mode);
  if (no) return { tell: no };
  const { to = null, masc } = draft.move ?? FRESH;
  return { draft: { ...draft, move: { ...FRESH, mode, to, masc } } };
}

const MODE_KEYS: Readonly<Record<string, Mode>> = { s: 'still', w: 'walk', r: 'run', j: 'jump' };
const TURN_KEYS: Readonly<Record<string, number>> = { z: -1, '[': -1, x: 1, ']': 1 };

/** The next possible facing in that direction, in the chosen hex or in place. */
function turnedBy(view: View, id: UnitId, draft: Draft, hexsides: number): KeyAction | undefined {
  const unit = unitOf(view, id);
  const move = draft.move ?? FRESH;
  if (move.mode === 'still' || modeRefusal(view, id, move.mode)) return undefined;
  const here: MoveDraft = move.to === null ? { ...move, to: unit.at, facing: unit.facing, attack: null } : move;
  const within = reachFor(view, id, here);
  const open = entriesAt(view, within, here);
  const from = facingAt(view, within, here) ?? unit.facing;
  for (let step = 1; step < 6; step++) {
    const facing = turned(from, hexsides * step);
    if (open[facing] !== NOWHERE) return { draft: { ...draft, move: { ...here, facing, attack: null } } };
  }
  return undefined;
}

/** Goes prone at the end of the move, or in place. */
export function lieDown(view: View, id: UnitId, draft: Draft): KeyAction {
  const { at, facing } = unitOf(view, id);
  const move = draft.move && draft.move.mode !== 'still' && draft.move.mode !== 'jump' ? draft.move : FRESH;
  if (move.lie) return { draft: { ...draft, move: { ...move, lie: undefined } } };
  const there = move.to === null ? { to: at, facing } : {};
  const down: MoveDraft = { ...move, ...there, attack: null, lie: true };
  const no = unitOf(view, id).prone
    ? { code: 'prone' }
    : (modeRefusal(view, id, move.mode) ?? planOf(view, id, down)?.no);
  return no ? { tell: no } : { draft: { ...draft, move: down } };
}

/** Standing up may cost more MP than are left. */
function tooFewMp(view: View, id: UnitId, mode: Mode): Fact | undefined {
  const [needs, has] = [standMp(allowance(view, id, mode)), mpLeft(view, id, mode)];
  return needs > has ? { code: 'not-enough-mp', needs, has } : undefined;
}

/** Stands up in place. */
export function standUp(view: View, id: UnitId, draft: Draft): KeyAction {
  const { at, facing, prone } = unitOf(view, id);
  const mode = draft.move?.mode === 'run' ? 'run' : 'walk';
  const no = prone
    ? (cannotStand(view, id) ?? modeRefusal(view, id, mode) ?? tooFewMp(view, id, mode))
    : { code: 'not-prone' };
  if (no) return { tell: no };
  const move = draft.move ?? FRESH;
  return {
    draft: { ...draft, move: { ...move, mode, to: move.to ?? at, facing: move.facing ?? facing, lie: undefined } },
  };
}

function moveKey(view: View, id: UnitId, draft: Draft, key: string): KeyAction | undefined {
  const mode = MODE_KEYS[key];
  if (mode) return chooseMode(view, id, draft, mode);
  const turn = TURN_KEYS[key];
  if (turn) return turnedBy(view, id, draft, turn);
  if (key === 'p') return lieDown(view, id, draft);
  return key === 'u' ? standUp(view, id, draft) : undefined;
}

/** The next torso facing in that direction. */
function twistedBy(view: View, id: UnitId, draft: Draft, hexsides: number): KeyAction | undefined {
  const rows = twistsOf(view, id, draft.target);
  const at = rows.findIndex(({ facing, now }) => (draft.torso === null ? now : facing === draft.torso));
  const next = rows[at + hexsides];
  return next && { draft: { ...draft, torso: next.now ? null : next.facing } };
}

function nextTarget(view: View, id: UnitId, draft: Draft): KeyAction | undefined {
  const rows = aimsOf(looking(view, id, draft.torso), id);
  const { target } = draft;
  const at = rows.findIndex(({ unit }) => target !== null && 'unit' in target && target.unit === unit);
  const next = rows[(at + 1) % Math.max(1, rows.length)];
  return next && { draft: { ...draft, target: { unit: next.unit } } };
}

function fireKey(view: View, id: UnitId, draft: Draft, key: string): KeyAction | undefined {
  const turn = TURN_KEYS[key];
  if (turn) return twistedBy(view, id, draft, turn);
  if (key === 't') return nextTarget(view, id, draft);
  const { target, shots } = draft;
  const turnedView = looking(view, id, draft.torso);
  if (!target || view.phase !== 'weapons') return undefined;
  if (key === 'f') return { draft: { ...draft, shots: fireAll(turnedView, id, shots, target) } };
  const row = /^[1-9]$/.test(key) ? gunsOf(turnedView, id, target, draft)[Number(key) - 1] : undefined;
  if (!row) return undefined;
  return row.no ? { tell: row.no } : { draft: { ...draft, shots: toggled(turnedView, id, shots, row.mount, target) } };
}

function strikeKey(view: View, id: UnitId, draft: Draft, key: string): KeyAction | undefined {
  const row = /^[1-9]$/.test(key) ? strikeRows(view, id, draft.attacks)[Number(key) - 1] : undefined;
  return row && { draft: { ...draft, attacks: struck(view, id, draft.attacks, row.attack) } };
}

function nextUnit(view: View, seat: string, draft: Draft): KeyAction | undefined {
  const able = choices(view, seat);
  const next = able[(able.indexOf(draft.unit ?? -1) + 1) % Math.max(1, able.length)];
  return next === undefined || next === draft.unit
    ? undefined
    : { draft: { ...BLANK, sheet: draft.sheet, unit: next } };
}

const OF_PHASE: Readonly<Partial<Record<View['phase'], typeof moveKey>>> = {
  movement: moveKey,
  reaction: fireKey,
  weapons: fireKey,
  physical: strikeKey,
};

/** The effect of a key; undefined if it has none. */
export function keyAction(view: View, seat: string, draft: Draft, key: string): KeyAction | undefined {
  if (key === 'Enter') {
    const send = commandOf(view, draft);
    return send ? { send } : undefined;
  }
  if (key === 'Escape') {
    const back = undone(view, draft);
    return back ? { draft: back } : undefined;
  }
  if (key === 'n') return nextUnit(view, seat, draft);
  return draft.unit === null ? undefined : OF_PHASE[view.phase]?.(view, draft.unit, draft, key);
}
