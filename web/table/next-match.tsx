import { Button } from '../../src/page/button.tsx';
import { Icon } from '../../src/page/icon.tsx';
import { Link } from '../app/navigation.tsx';
import { useApi, useText } from '../app/use-api.ts';
import { useEnterMatch } from '../app/use-enter-match.ts';
import { Lazy } from '../parts/lazy.tsx';
import { Refusal } from '../parts/loading.tsx';
import { nextLevel } from './next-level.ts';
import type { PanelProps } from './panel-props.ts';

const goToSecond = async () => (await import('../pair/pair-end.tsx')).GoToSecond;

/** True if this is the first game of a pair. */
const hasSecondGame = ({ pair, outcome }: PanelProps['table']): boolean =>
  pair?.game === 1 && outcome?.reason.code !== 'closed';

/** The match after this one: again, on the other side, or against a stronger or weaker opponent. */
export function NextMatch({ play, table, game, won }: PanelProps & { readonly won: boolean }) {
  const say = useText();
  const api = useApi();
  const { enter, busy, fault } = useEnterMatch();
  const mine = play.you?.seats ?? [];
  if (hasSecondGame(table)) return null; // it comes first
  if (mine.length === 0) return <WatchRematch rematch={table.rematch} />;
  if (table.rematch) return <PlayAgain play={play} table={table} />;
  const next = nextLevel(table, game, mine, won);
  return (
    <>
      <PlayAgain play={play} table={table} />
      <div class="over-pair">
        <Button
          icon={<Icon name="swap" />}
          disabled={busy}
          onClick={() => enter(api.rematch(table.code, { swap: true }))}
        >
          {say.swapSides}
        </Button>
        {next && (
          <Button
            icon={<Icon name={won ? 'up' : 'down'} />}
            disabled={busy}
            onClick={() => enter(api.create(next.request))}
          >
            {say.tryLevel(next.level)}
          </Button>
        )}
      </div>
      {fault !== null && <Refusal>{fault}</Refusal>}
    </>
  );
}

/** The rematch with the same seats; the one that another player has already started, if any. */
export function PlayAgain({ play, table }: Pick<PanelProps, 'play' | 'table'>) {
  const say = useText();
  const api = useApi();
  const { enter, busy, fault } = useEnterMatch();
  if ((play.you?.seats.length ?? 0) === 0) return null;
  if (hasSecondGame(table)) return <Lazy load={goToSecond} props={{ table }} silent />;
  return (
    <>
      <Button kind="main" icon={<Icon name="replay" />} disabled={busy} onClick={() => enter(api.rematch(table.code))}>
        {table.rematch ? say.joinRematch : say.rematch}
      </Button>
      {fault !== null && <Refusal>{fault}</Refusal>}
    </>
  );
}

function WatchRematch({ rematch }: { readonly rematch: string | null }) {
  const say = useText();
  if (rematch === null) return null;
  return (
    <Link to={`/m/${rematch}`} class="button is-main">
      {say.watchRematch}
    </Link>
  );
}
