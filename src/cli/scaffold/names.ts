import { no, ok, type Result } from '../../kernel/result.ts';

/** A new name in every spelling that code uses. */
export interface Name {
  readonly id: string; // `four-in-a-row`
  readonly camel: string; // `fourInARow`
  readonly pascal: string; // `FourInARow`
  readonly title: string; // `Four in a row`
}

const LONGEST = 32;

// Words that cannot be used as identifiers.
const RESERVED: ReadonlySet<string> = new Set(
  (
    'any arguments as async await boolean break case catch class const continue debugger default delete do else enum ' +
    'eval export extends false finally for from function get if implements import in instanceof interface let never ' +
    'new null number object of package private protected public return satisfies set static string super switch ' +
    'symbol this throw true try type typeof undefined unknown var void while with yield umpire'
  ).split(' '),
);

/** Names become seats, folders and commands: lower-case letters, digits and hyphens. */
export function nameFrom(given: string): Result<Name> {
  if (given.length > LONGEST || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(given))
    return no({ code: 'bad-new-name', name: given, example: exampleFor(given) });
  const words = given.split('-');
  const pascal = words.map(capital).join('');
  const camel = pascal.charAt(0).toLowerCase() + pascal.slice(1);
  if (RESERVED.has(camel)) return no({ code: 'name-is-a-word', name: given });
  return ok({ id: given, camel, pascal, title: capital(words.join(' ')) });
}

/** The entry for a name in an object literal. */
export const entryOf = ({ id, camel }: Name): string => (id === camel ? id : `'${id}': ${camel}`);

/** Whether an identifier of that name would clash in one of these files. */
export const isWordIn = (word: string, texts: readonly string[]): boolean => {
  const found = new RegExp(`(?<![\\w.'-])${word}(?![\\w'-])`);
  return texts.some((text) => found.test(withoutComments(text)));
};

const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** The closest valid name to what was given. */
function exampleFor(given: string): string {
  const near = given
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[-\d]+|-+$/g, '')
    .slice(0, LONGEST)
    .replace(/-+$/, '');
  return near === '' || RESERVED.has(near) ? 'my-name' : near;
}
