import type { Game } from '../../kernel/game.ts';
import type { Rules } from '../../kernel/kinds.ts';
import type { MatchRecord } from '../../store/store.ts';
import type { Settings } from '../../wire/messages.ts';
import type { Service } from '../service.ts';
import type { Person, SeatAssignment } from './seat-assignments.ts';
import type { Seating } from './table-info.ts';
import { TableRecord } from './table-record.ts';

/** The part of a table that is in the store: its match record, seats, people and settings. */
export abstract class StoredTable {
  readonly service: Service;
  readonly game: Game;
  readonly rules: Rules;
  readonly saved: TableRecord;

  constructor(service: Service, record: MatchRecord, rules: Rules, game: Game, people: readonly Person[]) {
    this.service = service;
    this.game = game;
    this.rules = rules;
    this.saved = new TableRecord(record, people);
  }

  get record(): MatchRecord {
    return this.saved.record;
  }

  get seating(): Seating {
    return this.saved.seating;
  }

  get assignments(): readonly SeatAssignment[] {
    return this.saved.chairs;
  }

  get settings(): Settings {
    return this.saved.settings;
  }

  get people(): Map<string, Person> {
    return this.saved.people;
  }
}
