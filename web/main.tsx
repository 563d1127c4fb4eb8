import { render } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { LanguageContext } from '../src/page/language.ts';
import { loadGame } from './app/games.ts';
import { useRoute } from './app/navigation.tsx';
import {
  applySettings,
  loadSettings,
  onSystemChange,
  SettingsContext,
  type SettingsHold,
  saveSettings,
} from './app/settings.ts';
import { useText } from './app/use-api.ts';
import { useSync } from './app/use-sync.ts';
import { startWorker } from './app/worker.ts';
import { Home } from './home/home.tsx';
import { LazyPage as Lazy } from './parts/lazy-page.tsx';
import './style/index.css';
import { Notice, Table } from './table/table.tsx';
import { connectEarly } from './table/use-play.ts';

function App() {
  const [settings, setSettings] = useState(loadSettings);
  const hold: SettingsHold = useMemo(
    () => ({
      settings,
      change: (change) =>
        setSettings((old) => {
          const next = { ...old, ...change };
          saveSettings(next);
          return next;
        }),
    }),
    [settings],
  );
  useSync(hold);
  useEffect(() => {
    applySettings(settings);
    return onSystemChange(() => applySettings(settings));
  }, [settings]);
  return (
    <SettingsContext.Provider value={hold}>
      <LanguageContext.Provider value={settings.language}>
        <Place />
      </LanguageContext.Provider>
    </SettingsContext.Provider>
  );
}

const setUp = async () => (await import('./new/set-up.tsx')).SetUp;
const odds = async () => (await import('./odds/index.tsx')).Odds;
const rules = async () => (await import('./rules/index.tsx')).RulesPage;
const learn = async () => (await import('./lesson/index.tsx')).Lessons;
const arena = async () => (await import('./arena/index.tsx')).Arena;
const admin = async () => (await import('./admin/index.tsx')).Admin;
const me = async () => (await import('./me/index.tsx')).MyPage;
const recover = async () => (await import('./me/recover.tsx')).Recover;
const leagues = async () => (await import('./leagues/index.tsx')).Leagues;
const lab = async () => (await import('./lab/index.tsx')).Lab;
const replay = async () => (await import('./replay/index.tsx')).Replay;

function Place() {
  const say = useText();
  const route = useRoute();
  const place = () => {
    switch (route.at) {
      case 'home':
        return <Home />;
      case 'new':
        return <Lazy key={route.game} load={setUp} props={{ game: route.game }} />;
      case 'odds':
        return <Lazy key={route.game} load={odds} props={{ game: route.game }} />;
      case 'rules':
        return <Lazy key={route.game} load={rules} props={{ game: route.game }} />;
      case 'learn':
        return <Lazy load={learn} props={{ game: route.game, lesson: route.lesson }} />;
      case 'table':
        return <Table key={route.code} code={route.code} />;
      case 'replay':
        return <Lazy key={route.code} load={replay} props={{ code: route.code }} />;
      case 'stored': {
        const { experiment, pair, which } = route.game;
        return <Lazy key={`${experiment} ${pair} ${which}`} load={replay} props={{ code: null, stored: route.game }} />;
      }
      case 'arena':
        return <Lazy load={arena} props={{ id: route.id, ladder: route.ladder }} />;
      case 'me':
        return <Lazy load={me} props={{}} />;
      case 'recover':
        return <Lazy load={recover} props={{}} />;
      case 'leagues':
        return <Lazy key="leagues" load={leagues} props={{ code: route.code }} />;
      case 'lab':
        return <Lazy load={lab} props={{}} />;
      case 'admin':
        return <Lazy load={admin} props={{}} />;
      case 'lost':
        return (
          <Notice title={say.notFound}>
            <p class="quiet">{say.notFoundAbout}</p>
          </Notice>
        );
    }
  };
  return (
    <>
      <a class="skip" href="#main">
        {say.skip}
      </a>
      {place()}
    </>
  );
}

// A match needs two things that take round trips: the connection, and its game, which the server names in the page.
if (location.pathname.startsWith('/m/')) connectEarly();
const game = document.querySelector<HTMLMetaElement>('meta[name="umpire-game"]')?.content;

// In a task of its own: a slow phone can answer input between loading the script and drawing the page.
setTimeout(() => {
  render(<App />, document.body);
  startWorker();
  if (game) loadGame(game).catch(() => {}); // the page loads it again and says if that fails
});
