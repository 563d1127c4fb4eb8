import type { Outcome } from '../../kernel/game.ts';
import type { Cell, Course } from '../../parts/grid/grid.ts';
import type { CommandOf, Message } from './commands.ts';
import type { System } from './data/systems.ts';
import type { RadarSeat, Side } from './state.ts';

export type Claim = CommandOf<'answer-sonar'>['first'];

/** What happened, in full. `audience.ts` decides which parts each watcher hears. */
export type Event =
  | { readonly type: 'began'; readonly first: Side }
  | { readonly type: 'placed'; readonly side: Side; readonly at: Cell }
  | { readonly type: 'play-began'; readonly side: Side }
  | { readonly type: 'moved'; readonly side: Side; readonly course: Course; readonly to: Cell }
  | {
      readonly type: 'stealthed';
      readonly side: Side;
      readonly course: Course;
      readonly steps: number;
      readonly path: readonly Cell[];
    }
  | { readonly type: 'slipped'; readonly side: Side; readonly course: Course; readonly to: Cell } // a quiet move
  | { readonly type: 'surfaced'; readonly side: Side; readonly sector: number; readonly blackout: boolean }
  | { readonly type: 'dived'; readonly side: Side }
  | { readonly type: 'marked'; readonly side: Side; readonly node: number }
  | { readonly type: 'circuit-repaired'; readonly side: Side; readonly circuit: number }
  | { readonly type: 'damaged'; readonly side: Side; readonly amount: number; readonly cause: 'overload' | 'radiation' }
  | { readonly type: 'charged'; readonly side: Side; readonly system: System }
  | { readonly type: 'torpedo-fired'; readonly side: Side; readonly at: Cell }
  | { readonly type: 'mine-dropped'; readonly side: Side; readonly at: Cell }
  | { readonly type: 'mine-detonated'; readonly side: Side; readonly at: Cell }
  | { readonly type: 'exploded'; readonly side: Side; readonly at: Cell; readonly blue: number; readonly red: number }
  | { readonly type: 'sonar-pinged'; readonly side: Side }
  | { readonly type: 'sonar-answered'; readonly side: Side; readonly first: Claim; readonly second: Claim }
  | { readonly type: 'drone-launched'; readonly side: Side; readonly sector: number }
  | { readonly type: 'drone-answered'; readonly side: Side; readonly sector: number; readonly there: boolean }
  | { readonly type: 'said'; readonly side: Side; readonly seat: RadarSeat; readonly message: Message }
  | { readonly type: 'turn-ended'; readonly side: Side; readonly next: Side; readonly extra: number }
  | { readonly type: 'ended'; readonly outcome: Outcome };
export type EventType = Event['type'];
export type EventOf<T extends EventType> = Extract<Event, { readonly type: T }>;

type Part<T extends EventType, F extends keyof EventOf<T>> = Pick<EventOf<T>, 'type' | F>;

/** What a watcher may hear: a whole event, or one of these parts. */
export type Heard =
  | Event
  | Part<'placed', 'side'>
  | Part<'moved', 'side' | 'course'>
  | Part<'stealthed', 'side' | 'course' | 'steps'>
  | Part<'stealthed', 'side' | 'course'>
  | Part<'stealthed', 'side' | 'steps'>
  | Part<'stealthed', 'side'>
  | Part<'slipped', 'side' | 'course'>
  | Part<'slipped', 'side'>
  | Part<'surfaced', 'side' | 'sector'>
  | Part<'damaged', 'side' | 'amount'>
  | Part<'mine-dropped', 'side'>;
