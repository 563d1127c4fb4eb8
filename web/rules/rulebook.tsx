import type { ComponentChildren, ComponentType, TargetedEvent } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Game } from '../../src/kernel/game.ts';
import type { Rules } from '../../src/kernel/kinds.ts';
import type { Rulebook, RulesBlock, RulesCell } from '../../src/kernel/rulebook.ts';
import { useLanguage } from '../../src/page/language.ts';
import { type Loading as Loaded, loadReferee, loadRulesIcons } from '../app/games.ts';
import { useApi } from '../app/use-api.ts';
import { Loading } from '../parts/loading.tsx';
import { NotLoaded } from '../parts/not-loaded.tsx';
import './rulebook.css';

type IconOf = ComponentType<{ readonly icon: string }> | null;

interface RulebookProps {
  readonly game: string; // its id
  readonly rules?: Rules | undefined; // default: those of the game's default set-up
  readonly anchor?: string | undefined; // the chapter to start at
  readonly children?: ComponentChildren; // after the last chapter
}

/** The rules of a game with a list of chapters. */
export function RulebookView({ game, rules, anchor, children }: RulebookProps) {
  const article = useRef<HTMLElement>(null);
  const [book, Icon] = useRulebook(game, rules);
  useEffect(() => {
    if (typeof book === 'object' && book && anchor) show(article.current, anchor);
  }, [book, anchor]);
  if (book === 'loading') return <Loading />;
  if (book === 'failed' || book === null) return <NotLoaded />;
  return (
    <article ref={article} class="rulebook">
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
      {children}
    </article>
  );
}

/** A dialog does not change the address of the page behind it. */
function jump(event: TargetedEvent<HTMLElement>, id: string): void {
  const article = event.currentTarget.closest('article');
  if (!show(article, id)) return;
  event.preventDefault();
  if (!article?.closest('dialog')) history.replaceState(null, '', `#${id}`);
}

/** Scrolls to a chapter and moves the focus to its heading. */
function show(article: HTMLElement | null, id: string): boolean {
  const heading = article?.querySelector<HTMLElement>(`h2[id="${CSS.escape(id)}"]`);
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
  return heading != null;
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

/** The rules of the default set-up. The text does not mention what the set-up rolls for, so any dice will do. */
function usualRules(game: Game): Rules | null {
  const rules = game.setUp(undefined, { roll: () => 1 });
  return rules.ok ? rules.value : null;
}

/** The rulebook and the game's icons, loaded on demand. */
function useRulebook(game: string, rules: Rules | undefined): readonly [Loaded<Rulebook>, IconOf] {
  const language = useLanguage();
  const api = useApi();
  const [shown, setShown] = useState<readonly [Loaded<Rulebook>, IconOf]>(['loading', null]);
  useEffect(() => {
    let current = true;
    const written = async (): Promise<Rulebook | null> => {
      // The server's copy is a tenth of the game. Without a connection, the game writes it here.
      const told = rules ? null : await api.rules(game);
      if (told?.ok) return told.value;
      const referee = await loadReferee(game);
      const used = referee && (rules ?? usualRules(referee));
      return referee && used ? referee.rulebook(used, language) : null;
    };
    const icons = loadRulesIcons(game).catch(() => null); // the texts are enough
    // Text that is shown before its icons would move when they arrive.
    Promise.all([written(), icons]).then(
      (both) => current && setShown(both),
      () => current && setShown(['failed', null]),
    );
    return () => {
      current = false;
    };
  }, [game, rules, language, api]);
  return shown;
}
