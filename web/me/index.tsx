import { useEffect, useState } from 'preact/hooks';
import { Button } from '../../src/page/button.tsx';
import { useLanguage } from '../../src/page/language.ts';
import type { Me, SignedIn } from '../../src/wire/identity.ts';
import type { GameInfo } from '../app/api.ts';
import { Link } from '../app/navigation.tsx';
import { takeEnded, useSession } from '../app/session.ts';
import { useSettings } from '../app/settings.ts';
import { useApi } from '../app/use-api.ts';
import { Loading, Refusal } from '../parts/loading.tsx';
import { Page } from '../parts/page.tsx';
import { Account } from './account.tsx';
import { FindRow } from './find-row.tsx';
import { MatchList } from './match-list.tsx';
import { myText } from './my-text.ts';
import { Record } from './record.tsx';
import { RecoveryLink } from './recovery-link.tsx';
import { RegisterName } from './register-name.tsx';
import './style.css';
import { useMyMatches } from './use-my-matches.ts';

const PER_PAGE = 20;

/** My matches, results and ratings, and the name I keep. */
export function MyPage() {
  const say = myText(useLanguage());
  const api = useApi();
  const { change } = useSettings();
  const session = useSession();
  const [games, setGames] = useState<readonly GameInfo[] | null>(null);
  const [me, setMe] = useState<Me | null>(null);
  const [welcome, setWelcome] = useState<SignedIn | null>(null);
  const [note, setNote] = useState('');
  const [finished, setFinished] = useState(0);

  useEffect(() => {
    let current = true;
    api.games().then((told) => current && told.ok && setGames(told.value));
    return () => {
      current = false;
    };
  }, [api]);
  const token = session?.token;
  useEffect(() => {
    let current = true;
    setMe(null);
    if (token === undefined && takeEnded()) {
      setNote(say.sessionEnded);
      change({ name: '' });
    }
    if (token !== undefined) api.me().then((told) => current && told.ok && setMe(told.value));
    return () => {
      current = false;
    };
  }, [api, token]);

  const kept = (signed: SignedIn): void => {
    const { linked, me: owner } = signed;
    setWelcome(signed);
    setNote([say.signedInTo(owner.name), ...(linked.length > 0 ? [say.joined(linked.length)] : [])].join(' '));
  };
  return (
    <Page title={say.title}>
      <p class="my-note" role="status">
        {note || (session && me ? say.signedInAs(me.name) : '')}
      </p>
      {session === null && <RegisterName onDone={kept} />}
      <Matches games={games} onTotal={setFinished} />
      <FindRow games={games} />
      <p class="my-leagues">
        <Link to="/leagues" class="button is-plain">
          {say.leagues}
        </Link>
      </p>
      {session !== null && <Record games={games} finished={finished} />}
      {session !== null && me !== null && <Account key={me.name} me={me} onChange={setMe} onLeft={setNote} />}
      <RecoveryLink secret={welcome?.recovery ?? null} name={welcome?.me.name ?? ''} onClose={() => setWelcome(null)} />
    </Page>
  );
}

interface MatchesProps {
  readonly games: readonly GameInfo[] | null;
  onTotal(finished: number): void;
}

function Matches({ games, onTotal }: MatchesProps) {
  const say = myText(useLanguage());
  const [page, setPage] = useState(0);
  const { matches, fault, isGuest, remove } = useMyMatches(page * PER_PAGE, PER_PAGE);
  const total = matches?.total ?? 0;
  useEffect(() => onTotal(total), [total, onTotal]);
  if (matches === null) return fault === null ? <Loading /> : <Refusal>{fault}</Refusal>;
  const { unfinished, now } = matches;
  const pages = Math.max(1, Math.ceil(total / PER_PAGE));
  const removing = isGuest ? { onRemove: remove } : {};
  const shown = { games, now, ...removing };
  const isNew = unfinished.length === 0 && total === 0;
  return (
    <>
      {fault !== null && <Refusal>{fault}</Refusal>}
      <MatchList title={say.waiting} matches={unfinished.filter(({ waiting }) => waiting)} {...shown} />
      <MatchList title={say.running} matches={unfinished.filter(({ waiting }) => !waiting)} {...shown} />
      <MatchList
        title={say.finished}
        matches={matches.finished}
        empty={isNew ? say.noneYet : say.noneFinished}
        details={!isGuest}
        {...shown}
      >
        {pages > 1 && (
          <nav class="row my-pages" aria-label={say.finished}>
            <Button disabled={page === 0} onClick={() => setPage(page - 1)}>
              {say.newer}
            </Button>
            <span class="quiet small">{say.pageOf(page + 1, pages)}</span>
            <Button disabled={page + 1 >= pages} onClick={() => setPage(page + 1)}>
              {say.older}
            </Button>
          </nav>
        )}
      </MatchList>
    </>
  );
}
