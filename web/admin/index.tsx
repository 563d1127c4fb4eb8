import { useState } from 'preact/hooks';
import { Button } from '../../src/page/button.tsx';
import { Refusal } from '../parts/loading.tsx';
import { Page } from '../parts/page.tsx';
import { Actions } from './actions.tsx';
import { Bans } from './bans.tsx';
import { Leagues } from './leagues.tsx';
import { Matches } from './matches.tsx';
import { Field, useAdminText } from './parts.tsx';
import { People } from './people.tsx';
import { Reports } from './reports.tsx';
import { Restart } from './restart.tsx';
import { savedToken, saveToken, useCallAdmin } from './use-admin.ts';
import './style.css';

const NAMES = ['matches', 'leagues', 'reports', 'bans', 'people', 'restart', 'actions'] as const;
type SectionName = (typeof NAMES)[number];

/** The operator page. */
export function Admin() {
  const say = useAdminText();
  const [token, setToken] = useState(savedToken);
  const [section, setSection] = useState<SectionName>('matches');
  const call = useCallAdmin(token ?? '');
  const [match, setMatch] = useState<string | null>(null);
  const show = (next: SectionName, code: string | null = null): void => {
    setMatch(code);
    setSection(next);
  };
  const sign = (next: string | null): void => {
    saveToken(next);
    setToken(next);
  };
  if (token === null) return <SignIn onToken={sign} />;
  return (
    <Page title={say.title} isWide>
      <div class="spread">
        <p class="quiet page-about">{say.about}</p>
        <Button kind="quiet" onClick={() => sign(null)}>
          {say.signOut}
        </Button>
      </div>
      <nav class="tabs admin-tabs" aria-label={say.title}>
        {NAMES.map((name) => (
          <button
            key={name}
            type="button"
            class="tab"
            aria-current={name === section ? 'page' : undefined}
            onClick={() => show(name)}
          >
            {say.sections(name)}
          </button>
        ))}
      </nav>
      <section class="admin-section" aria-label={say.sections(section)}>
        {section === 'matches' && <Matches call={call} match={match} />}
        {section === 'leagues' && <Leagues call={call} />}
        {section === 'reports' && <Reports call={call} onMatch={(code) => show('matches', code)} />}
        {section === 'bans' && <Bans call={call} />}
        {section === 'people' && <People call={call} />}
        {section === 'restart' && <Restart call={call} />}
        {section === 'actions' && <Actions call={call} />}
      </section>
    </Page>
  );
}

/** Asks for the token and checks it. */
function SignIn({ onToken }: { onToken(token: string): void }) {
  const say = useAdminText();
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const call = useCallAdmin(typed.trim());
  const enter = async (event: Event): Promise<void> => {
    event.preventDefault();
    const told = await call('/bans');
    if (told.ok) onToken(typed.trim());
    else setFault(told.error.words);
  };
  return (
    <Page title={say.title}>
      <form class="panel stack admin-sign-in" onSubmit={enter}>
        <Field label={say.token} value={typed} type="password" onInput={setTyped} />
        <p class="quiet small">{say.tokenAbout}</p>
        {fault !== null && <Refusal>{fault}</Refusal>}
        <Button kind="main" submit disabled={typed.trim() === ''}>
          {say.signIn}
        </Button>
      </form>
    </Page>
  );
}
