import { type Cell, COURSES, type Course, cellName, columnName, parseCell } from '../../../parts/grid/grid.ts';
import { TypedWords } from '../../../parts/text/typed-words.ts';
import { SYSTEMS, type System } from '../data/systems.ts';
import type { Claim } from '../events.ts';
import type { View } from '../view.ts';

export const courseNamed = (word: string): Course | undefined => {
  const low = word.toLowerCase();
  return COURSES.find((course) => course === low || course[0] === low);
};

/** The arguments of a typed command: cells, courses, systems and claims. */
export class Arguments extends TypedWords<View> {
  cell(): Cell {
    const word = this.word();
    const { chart } = this.view.rules;
    return (
      parseCell(chart, word) ?? this.wrong({ code: 'not-a-cell', word, last: cellName(chart, chart.cells - 1) }, 0)
    );
  }

  course(): Course {
    const word = this.word();
    return courseNamed(word) ?? this.wrong({ code: 'not-a-course', word }, 'north');
  }

  system(): System {
    const word = this.word();
    const low = word.toLowerCase();
    return SYSTEMS.find((system) => system === low) ?? this.wrong({ code: 'not-a-system', word }, 'torpedo');
  }

  /** One or more systems, up to the word `until`. */
  systems(until?: string): System[] {
    const list: System[] = [];
    do list.push(this.system());
    while (this.more && this.ahead !== until);
    return list;
  }

  number(from: number, to: number): number {
    const word = this.word();
    const value = /^[0-9]{1,6}$/.test(word) ? Number(word) : Number.NaN;
    return value >= from && value <= to ? value : this.wrong({ code: 'not-a-number', word, from, to }, from);
  }

  /** Rows are counted from 1 and columns have letters, as on the board. */
  claim(): Claim {
    const { chart } = this.view.rules;
    const about = this.oneOf(['row', 'col', 'column', 'sector']);
    if (about === 'sector') return { about, value: this.number(1, chart.sectors) };
    if (about === 'row') return { about, value: this.number(1, chart.rows) - 1 };
    const word = this.word();
    const cell = parseCell(chart, `${word}1`);
    const value = cell ?? this.wrong({ code: 'not-a-column', word, last: columnName(chart.cols - 1) }, 0);
    return { about: 'col', value };
  }
}
