import { useEffect, useState } from 'preact/hooks';
import type { GameInfo } from '../app/api.ts';
import { useApi } from '../app/use-api.ts';
import { League } from './league.tsx';
import { LeagueList } from './league-list.tsx';
import './style.css';

/** All leagues, or one of them. */
export function Leagues({ code }: { readonly code: string | null }) {
  const api = useApi();
  const [games, setGames] = useState<readonly GameInfo[] | null>(null);
  useEffect(() => {
    let current = true;
    api.games().then((told) => current && told.ok && setGames(told.value));
    return () => {
      current = false;
    };
  }, [api]);
  return code === null ? <LeagueList games={games} /> : <League key={code} code={code} games={games} />;
}
