import { render } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { LanguageContext } from '../src/page/language.ts';
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
import { Home } from './home/home.tsx';
import { Lazy } from './parts/lazy.tsx';
import './style/index.css';
import { Notice, Table } from './table/table.tsx';

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
const arena = async () => (await import('./arena/index.tsx')).Arena;
const admin = async () => (await import('./admin/index.tsx')).Admin;
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

render(<App />, document.body);
