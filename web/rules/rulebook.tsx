import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Game } from '../../src/kernel/game.ts';
import type { Rules } from '../../src/kernel/kinds.ts';
import type { Rulebook, RulesBlock, RulesCell } from '../../src/kernel/rulebook.ts';
import { useLanguage } from '../../src/page/language.ts';
import { type Loading as Loaded, loadRulesIcons, useGame } from '../app/games.ts';
import { Loading } from '../parts/loading.tsx';
import { NotLoaded } from '../parts/not-loaded.tsx';
import './rulebook.css';

type IconOf = ComponentType<{ readonly icon: string }> | null;

interface RulebookProps {
  readonly game: string; // its id
  readonly rules?: Rules | undefined; // default: the game's usual set-up
  readonly anchor?: string | undefined; // the chapter to start at
}

/** The rules of a game with a list of chapters. */
export function RulebookView({ game, rules, anchor }: RulebookProps) {
  const [book, Icon] = useRulebook(game, rules);
  useEffect(() => {
    if (typeof book === 'object' && book && anchor) document.getElementById(anchor)?.scrollIntoView();
  }, [book, anchor]);
  if (book === 'loading') return <Loading />;
  if (book === 'failed' || book === null) return <NotLoaded />;
  return (
    <article class="rulebook">
      <p class="rulebook-summary">{marked(book.summary)}</p>
      <nav class="rulebook-chapters" aria-label={book.title}>
        <ol>
          {book.sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} onClick={(event) => jump(event, id)}>
                {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      {book.sections.map(({ id, title, blocks }) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id} tabIndex={-1}>
            {title}
          </h2>
          {blocks.map((block, i) => (
            <Block key={i} block={block} Icon={Icon} />
          ))}
        </section>
      ))}
    </article>
  );
}

/** Inside a dialog, the address stays that of the page behind it. */
function jump(event: Event, id: string): void {
  const heading = document.getElementById(id);
  if (!heading) return;
  event.preventDefault();
  heading.scrollIntoView();
  heading.focus({ preventScroll: true });
  if (!heading.closest('dialog')) history.replaceState(null, '', `#${id}`);
}

function Block({ block, Icon }: { readonly block: RulesBlock; readonly Icon: IconOf }) {
  switch (block.kind) {
    case 'text':
      return <p>{marked(block.text)}</p>;
    case 'example':
      return <p class="rulebook-example">{marked(block.text)}</p>;
    case 'list':
      return (
        <ul>
          {block.items.map((item) => (
            <li key={item}>{marked(item)}</li>
          ))}
        </ul>
      );
    case 'steps':
      return (
        <ol>
          {block.items.map((item) => (
            <li key={item}>{marked(item)}</li>
          ))}
        </ol>
      );
    case 'table':
      return <RulesTable head={block.head} rows={block.rows} Icon={Icon} />;
  }
}

interface RulesTableProps {
  readonly head: readonly string[];
  readonly rows: readonly (readonly RulesCell[])[];
  readonly Icon: IconOf;
}

function RulesTable({ head, rows, Icon }: RulesTableProps) {
  return (
    <table>
      <thead>
        <tr>
          {head.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, i) => (
          <tr key={i}>
            {row.map((cell, column) => (
              <Cell key={head[column]} cell={cell} isHead={column === 0} Icon={Icon} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell({ cell, isHead, Icon }: { readonly cell: RulesCell; readonly isHead: boolean; readonly Icon: IconOf }) {
  const words = typeof cell === 'string' ? marked(cell) : marked(cell.text);
  const content = typeof cell === 'object' && Icon ? [<Icon key="icon" icon={cell.icon} />, ' ', words] : words;
  return isHead ? <th scope="row">{content}</th> : <td>{content}</td>;
}

/** Terms between `*` are emphasised. */
const marked = (words: string) =>
  words.split('*').map((part, i) => (i % 2 === 1 ? <strong key={part}>{part}</strong> : part));

/** The rules of the usual set-up. What it leaves to the dice, the text does not mention. */
function usualRules(game: Game): Rules | null {
  const rules = game.setUp(undefined, { roll: () => 1 });
  return rules.ok ? rules.value : null;
}

/** The rulebook and the game's icons, loaded on demand. */
function useRulebook(game: string, rules: Rules | undefined): readonly [Loaded<Rulebook>, IconOf] {
  const language = useLanguage();
  const loaded = useGame(game);
  const [book, setBook] = useState<Loaded<Rulebook>>('loading');
  const [icons, setIcons] = useState<{ readonly Icon: IconOf }>({ Icon: null });
  useEffect(() => {
    if (typeof loaded === 'string' || loaded === null) return setBook(loaded);
    let current = true;
    const shown = rules ?? usualRules(loaded.game);
    if (!shown) return setBook(null);
    loaded.game.rulebook(shown, language).then(
      (written) => current && setBook(written),
      () => current && setBook('failed'),
    );
    loadRulesIcons(game).then(
      (Icon) => current && setIcons({ Icon }),
      () => {}, // the texts are enough
    );
    return () => {
      current = false;
    };
  }, [game, loaded, rules, language]);
  return [book, icons.Icon];
}
