import { rulesFor } from '../../arena/play.ts';
import type { Game, Language } from '../../kernel/game.ts';
import { rulebookText } from '../../parts/rulebook/rulebook-text.ts';
import { partsOf } from './board-parts.ts';
import type { OpenTables } from './open-tables.ts';

interface Resource {
  readonly uri: string;
  readonly name: string;
  readonly mimeType: 'text/plain';
}

const LANGUAGES: readonly Language[] = ['en', 'es'];
const plain = (uri: string, name: string): Resource => ({ uri, name, mimeType: 'text/plain' });

export const RESOURCE_TEMPLATES = [
  { uriTemplate: 'umpire://rules/{game}/{language}', name: 'Contents of the rules of a game' },
  { uriTemplate: 'umpire://rules/{game}/{language}/{section}', name: 'A section of the rules' },
  { uriTemplate: 'umpire://table/{table}/{seat}/{part}', name: 'A part of the board as your seat sees it' },
].map((template) => ({ ...template, mimeType: 'text/plain' }));

/** The contents of every game's rules, and the boards of the open tables in parts. */
export async function listResources(tables: OpenTables): Promise<readonly Resource[]> {
  const rules = Object.values(tables.games).flatMap(({ id, title }) =>
    LANGUAGES.map((language) =>
      plain(`umpire://rules/${id}/${language}`, `${title}: contents of the rules (${language})`),
    ),
  );
  const boards: Resource[] = [];
  for (const { id, session } of tables.all) {
    if (!session.started) continue;
    for (const seat of session.seats)
      for (const part of await partsOf(session.game, session.view(seat)))
        boards.push(plain(`umpire://table/${id}/${seat}/${part.id}`, `Table ${id}, ${seat}: ${part.title}`));
  }
  return [...rules, ...boards];
}

/** The text of a resource; undefined if it does not exist or belongs to another seat. */
export async function readResource(tables: OpenTables, uri: string): Promise<string | undefined> {
  const [, kind, first = '', second = '', third] =
    /^umpire:\/\/(rules|table)\/([^/]+)\/([^/]+)(?:\/([^/]+))?$/.exec(uri) ?? [];
  if (kind === 'rules') return ofRules(tables, first, second, third);
  return kind === 'table' && third !== undefined ? ofTable(tables, first, second, third) : undefined;
}

async function ofRules(tables: OpenTables, id: string, named: string, section?: string): Promise<string | undefined> {
  const game = tables.game(id);
  const language = LANGUAGES.find((one) => one === named);
  const rules = game.ok && language ? rulesFor(game.value, undefined, 'rules') : undefined;
  if (!game.ok || !language || !rules?.ok) return undefined;
  const book = await game.value.rulebook(rules.value, language);
  if (section === undefined) return contents(game.value, book.summary, language, book.sections);
  const one = book.sections.filter((each) => each.id === section);
  return one.length > 0 ? rulebookText({ ...book, summary: '', sections: one }) : undefined;
}

const contents = (
  { id, title }: Game,
  summary: string,
  language: Language,
  sections: readonly { readonly id: string; readonly title: string }[],
): string =>
  [
    title,
    summary,
    ...sections.map((section) => `umpire://rules/${id}/${language}/${section.id}  ${section.title}`),
  ].join('\n');

async function ofTable(tables: OpenTables, id: string, seat: string, part: string): Promise<string | undefined> {
  const open = tables.all.find((one) => one.id === id);
  if (!open?.session.started || !open.session.seats.includes(seat)) return undefined;
  const parts = await partsOf(open.session.game, open.session.view(seat));
  return parts.find((one) => one.id === part)?.text;
}
