import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { sideOf } from '../../src/kernel/ids.ts';
import { Button } from '../../src/page/button.tsx';
import { Icon } from '../../src/page/icon.tsx';
import { useLanguage } from '../../src/page/language.ts';
import type { Settings } from '../../src/wire/messages.ts';
import type { GameInfo } from '../app/api.ts';
import { type LoadedGame, useGame } from '../app/games.ts';
import { useSettings } from '../app/settings.ts';
import { useApi, useText } from '../app/use-api.ts';
import { useEnterMatch } from '../app/use-enter-match.ts';
import { Lazy } from '../parts/lazy.tsx';
import { Loading, Refusal } from '../parts/loading.tsx';
import { NotLoaded } from '../parts/not-loaded.tsx';
import { Top } from '../parts/top.tsx';
import { OptionFields, SpectatorsField } from './options.tsx';
import { hasOption, type Options, type Places, planned, type Seating, seatedAt, wished } from './plan.ts';
import { SeatFields } from './seating.tsx';
import { TableFields } from './table-fields.tsx';

/** Sets up a match: rules, seats, settings. Everything has a default. */
export function SetUp({ game: id }: { readonly game: string }) {
  const say = useText();
  const api = useApi();
  const [info, setInfo] = useState<GameInfo | null | undefined>(undefined); // undefined: not loaded yet
  const [fault, setFault] = useState<string | null>(null);
  useEffect(() => {
    api.games().then((told) => {
      if (told.ok) setInfo(told.value.find((game) => game.id === id) ?? null);
      else setFault(told.error.words);
    });
  }, [api, id]);
  return (
    <div class="page">
      <Top>
        <span class="top-title">{say.newMatch}</span>
      </Top>
      <main id="main" class="set-up">
        {fault !== null && <Refusal>{fault}</Refusal>}
        {info === undefined && fault === null && <Loading />}
        {info === null && <Refusal>{say.noSuchGame}</Refusal>}
        {info && <SetUpOf info={info} />}
      </main>
    </div>
  );
}

function SetUpOf({ info }: { readonly info: GameInfo }) {
  const say = useText();
  const loaded = useGame(info.id);
  if (loaded === 'loading') return <Loading />;
  if (loaded === 'failed') return <NotLoaded />;
  return loaded ? <SetUpForm info={info} loaded={loaded} /> : <Refusal>{say.noSuchGame}</Refusal>;
}

interface SetUpFormProps {
  readonly info: GameInfo;
  readonly loaded: LoadedGame;
}

function SetUpForm({ info, loaded: { game, ui } }: SetUpFormProps) {
  const say = useText();
  const api = useApi();
  const language = useLanguage();
  const { settings, change } = useSettings();
  const [options, setOptions] = useState<Options>({});
  const [seating, setSeating] = useState<Seating>(() => ({ [info.seats[0] ?? '']: 'me' }));
  const [running, setRunning] = useState<Partial<Settings>>({ listed: false });
  const { enter, busy, fault } = useEnterMatch();

  // While the options are invalid, the seats stay as they were.
  const plan = useMemo(() => planned(game, options, language), [game, options, language]);
  const last = useRef<Places>(info);
  if (plan.ok) last.current = plan.places;
  const places = last.current;
  const seated = seatedAt(seating, places.seats);

  const mySeat = Object.entries(seated).find(([, holder]) => holder === 'me')?.[0];

  const open = (start: boolean): Promise<void> => {
    const name = settings.name.trim() || say.guest;
    const { spectators: _, ...forPeople } = options; // with people, spectators see public information
    const chosen = start && mySeat === undefined ? options : forPeople;
    return enter(api.create({ game: info.id, options: chosen, name, ...wished(seated), settings: running, start }));
  };

  const told = { options, onChange: setOptions };
  const spectators = mySeat === undefined && hasOption(game, 'spectators') ? <SpectatorsField {...told} /> : null;
  return (
    <form
      class="set-up-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (plan.ok && !busy) open(false);
      }}
    >
      <h1>{say.gameTitle(info.id, info.title)}</h1>
      {ui.setUp && <Lazy load={ui.setUp} props={told} />}
      {ui.setUp && spectators}
      {!ui.setUp && (
        <OptionFields info={info} {...told}>
          {spectators}
        </OptionFields>
      )}
      <SeatFields
        info={info}
        places={places}
        seating={seated}
        side={mySeat === undefined ? null : sideOf(mySeat)}
        onChange={setSeating}
      />
      <TableFields running={running} onChange={setRunning} name={settings.name} onName={(name) => change({ name })} />
      {!plan.ok && <Refusal>{plan.words ?? say.cannotBeRead}</Refusal>}
      {plan.ok && fault !== null && <Refusal>{fault}</Refusal>}
      <div class="row set-up-end">
        <Button kind="main" submit disabled={busy || !plan.ok} icon={<Icon name="link" />}>
          {say.openTable}
        </Button>
        <Button disabled={busy || !plan.ok} icon={<Icon name="play" />} onClick={() => open(true)}>
          {say.startNow}
        </Button>
        <span class="quiet small">{say.openTableAbout}</span>
      </div>
    </form>
  );
}
