import { type ComponentChildren, createContext } from 'preact';

/** What a lesson changes about the table around it. Null at ordinary tables. */
interface LessonFrame {
  readonly title: string;
  readonly refused: number; // commands that were not the step being taught
  readonly end: ComponentChildren; // replaces the result
}

export const LessonContext = createContext<LessonFrame | null>(null);
