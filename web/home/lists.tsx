import type { ComponentChildren } from 'preact';
import { useLanguage } from '../../src/page/language.ts';
import type { TableInfo } from '../../src/wire/messages.ts';
import type { GameInfo } from '../app/api.ts';
import { Link } from '../app/navigation.tsx';
import { useHolderName, useText } from '../app/use-api.ts';
import { capital, type Namer, nameOf, namer } from '../parts/side.ts';

interface ListProps {
  readonly tables: readonly TableInfo[] | null; // null: not loaded yet
  readonly games: readonly GameInfo[] | null;
}

const infoOf = (games: readonly GameInfo[] | null, id: string): GameInfo | undefined =>
  games?.find((game) => game.id === id);

const titleOf = (say: ReturnType<typeof useText>, games: readonly GameInfo[] | null, id: string): string =>
  say.gameTitle(id, infoOf(games, id)?.title ?? capital(id));

interface SectionProps {
  readonly title: string;
  readonly empty: string; // shown when the list is empty
  readonly children: readonly ComponentChildren[] | null;
}

function Section({ title, empty, children }: SectionProps) {
  const say = useText();
  return (
    <section class="list">
      <h2 class="heading">{title}</h2>
      {children === null && <p class="quiet small list-empty">{say.loading}</p>}
      {children?.length === 0 && <p class="quiet small list-empty">{empty}</p>}
      {children && children.length > 0 && <ul>{children}</ul>}
    </section>
  );
}

interface RowProps {
  readonly title: string;
  readonly mark: ComponentChildren; // distinguishes it from other matches of its game
  readonly about: ComponentChildren;
  readonly to: string;
  readonly does: string; // button label
}

const Row = ({ title, mark, about, to, does }: RowProps) => (
  <li class="list-row">
    <span class="list-main">
      {title} {mark}
    </span>
    <span class="quiet small">{about}</span>
    <Link to={to} class="button is-plain">
      {does}
    </Link>
  </li>
);

const Code = ({ code }: TableInfo) => <span class="mono small quiet">{code}</span>;

export function OpenTables({ tables, games }: ListProps) {
  const say = useText();
  const holderName = useHolderName();
  const rows = tables?.map((table) => {
    const free = table.seats.filter(({ holder }) => holder.kind === 'open').length;
    return (
      <Row
        key={table.code}
        title={titleOf(say, games, table.game)}
        mark={
          <span class="quiet small">{say.hostedBy(table.host === null ? say.theServer : holderName(table.host))}</span>
        }
        about={say.freeSeats(free)}
        to={`/m/${table.code}`}
        does={free > 0 ? say.join : say.watch}
      />
    );
  });
  return (
    <Section title={say.openTables} empty={say.openTablesEmpty}>
      {rows ?? null}
    </Section>
  );
}

export function PlayingTables({ tables, games }: ListProps) {
  const say = useText();
  const rows = tables?.map((table) => (
    <Row
      key={table.code}
      title={titleOf(say, games, table.game)}
      mark={<Code {...table} />}
      about={say.whoPlays(peopleIn(table), botsIn(table))}
      to={`/m/${table.code}`}
      does={say.watch}
    />
  ));
  return (
    <Section title={say.liveTables} empty={say.liveTablesEmpty}>
      {rows ?? null}
    </Section>
  );
}

export function Replays({ tables, games }: ListProps) {
  const say = useText();
  const rows = tables?.map((table) => (
    <Row
      key={table.code}
      title={titleOf(say, games, table.game)}
      mark={<Code {...table} />}
      about={<Result table={table} names={namer(infoOf(games, table.game))} />}
      to={`/replay/${table.code}`}
      does={say.replay}
    />
  ));
  return (
    <Section title={say.recentReplays} empty={say.recentReplaysEmpty}>
      {rows ?? null}
    </Section>
  );
}

const peopleIn = ({ seats }: TableInfo): number =>
  new Set(seats.flatMap(({ holder }) => (holder.kind === 'human' ? [holder.name] : []))).size;
const botsIn = ({ seats }: TableInfo): number => seats.filter(({ holder }) => holder.kind === 'bot').length;

/** Who has won. */
function Result({ table: { outcome, sides }, names }: { readonly table: TableInfo; readonly names: Namer }) {
  const say = useText();
  const language = useLanguage();
  if (!outcome) return null;
  if (outcome.reason.code === 'closed') return <>{say.closedEarly}</>;
  if (outcome.winners.length === sides.length) return <>{say.draw}</>;
  return <>{capital(say.won(outcome.winners.map((side) => nameOf(names, side, language))))}</>;
}
