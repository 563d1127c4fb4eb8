import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { sideOf } from '../../src/kernel/ids.ts';
import { Button } from '../../src/page/button.tsx';
import { Icon } from '../../src/page/icon.tsx';
import { useLanguage } from '../../src/page/language.ts';
import type { Settings } from '../../src/wire/messages.ts';
import type { Failure, GameInfo } from '../app/api.ts';
import { FACTS_OF, type LoadedSetUp, useSetUp } from '../app/games.ts';
import { useSettings } from '../app/settings.ts';
import { useApi, useText } from '../app/use-api.ts';
import { useEnterMatch } from '../app/use-enter-match.ts';
import { useListSync } from '../lists/use-list-sync.ts';
import { Loading, Refusal } from '../parts/loading.tsx';
import { NameField } from '../parts/name-field.tsx';
import { NotLoaded } from '../parts/not-loaded.tsx';
import { Offline } from '../parts/offline.tsx';
import { capital } from '../parts/side.ts';
import { Top } from '../parts/top.tsx';
import { OptionFields, SpectatorsField } from './options.tsx';
import { hasOption, type Options, type Places, planned, type Seating, seatedAt, wished } from './plan.ts';
import { SeatFields } from './seating.tsx';
import { TableFields } from './table-fields.tsx';

/** Sets up a match: seats first, then rules and settings under More options. Everything has a default. */
export function SetUp({ game: id }: { readonly game: string }) {
  const say = useText();
  const api = useApi();
  const [info, setInfo] = useState<GameInfo | null | undefined>(undefined); // undefined: not loaded yet
  const [fault, setFault] = useState<Failure | null>(null);
  const loaded = useSetUp(id);
  useListSync(id);
  const language = useLanguage();
  const facts = FACTS_OF.get(id); // shown while the rest loads
  const title = say.gameTitle(id, facts?.title ?? info?.title ?? '');
  useEffect(() => {
    api.games().then((told) => {
      if (told.ok) setInfo(told.value.find((game) => game.id === id) ?? null);
      else setFault(told.error);
    });
  }, [api, id]);
  return (
    <div class="page">
      <Top>
        <span class="top-title">{say.newMatch}</span>
      </Top>
      <main id="main" class="set-up">
        {title !== '' && <h1>{title}</h1>}
        {facts && <p class="about">{capital(facts.about[language])}.</p>}
        {fault !== null && (fault.code === 'offline' ? <Offline /> : <Refusal>{fault.words}</Refusal>)}
        {fault === null && (info === undefined || loaded === 'loading') && <Loading />}
        {(info === null || loaded === null) && <Refusal>{say.noSuchGame}</Refusal>}
        {loaded === 'failed' && <NotLoaded />}
        {info && typeof loaded === 'object' && loaded && <SetUpForm info={info} loaded={loaded} />}
      </main>
    </div>
  );
}

interface SetUpFormProps {
  readonly info: GameInfo;
  readonly loaded: LoadedSetUp;
}

function SetUpForm({ info, loaded: { game, Form } }: SetUpFormProps) {
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
      <NameField id="run-name" label={say.yourName} value={settings.name} onChange={(name) => change({ name })} />
      <SeatFields
        info={info}
        places={places}
        seating={seated}
        side={mySeat === undefined ? null : sideOf(mySeat)}
        onChange={setSeating}
      />
      <details class="set-up-more">
        <summary>
          {say.moreOptions} <span class="quiet small">{say.moreOptionsAbout}</span>
        </summary>
        {Form && <Form {...told} />}
        {Form && spectators}
        {!Form && (
          <OptionFields info={info} {...told}>
            {spectators}
          </OptionFields>
        )}
        <TableFields running={running} onChange={setRunning} />
      </details>
      {!plan.ok && <Refusal>{plan.words ?? say.cannotBeRead}</Refusal>}
      {plan.ok && fault !== null && <Refusal>{fault}</Refusal>}
      <div class="row set-up-end">
        <Button kind="main" submit disabled={busy || !plan.ok} icon={<Icon name="link" />}>
          {say.openTable}
        </Button>
        <span class="quiet small">{say.openTableAbout}</span>
        <Button disabled={busy || !plan.ok} icon={<Icon name="play" />} onClick={() => open(true)}>
          {say.startNow}
        </Button>
      </div>
    </form>
  );
}
