import { useEffect, useState } from 'preact/hooks';
import { type Seat, sideOf } from '../../src/kernel/ids.ts';
import { Button } from '../../src/page/button.tsx';
import { Icon } from '../../src/page/icon.tsx';
import type { Settings } from '../../src/wire/messages.ts';
import type { GameInfo } from '../app/api.ts';
import { go } from '../app/navigation.tsx';
import { keepPass } from '../app/passes.ts';
import { useSettings } from '../app/settings.ts';
import { useApi, useWords } from '../app/use-api.ts';
import { Loading, Refusal } from '../parts/loading.tsx';
import { Top } from '../parts/top.tsx';
import { OptionFields, type Options } from './options.tsx';
import { SeatFields, type Seating } from './seating.tsx';
import { TableFields } from './table-fields.tsx';

/** A match with friends: the rules, who sits where, how it is run. Everything has a sensible default. */
export function SetUp({ game: id }: { readonly game: string }) {
  const say = useWords();
  const api = useApi();
  const [info, setInfo] = useState<GameInfo | null | undefined>(undefined); // undefined = not heard yet
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
        {info && <SetUpForm info={info} />}
      </main>
    </div>
  );
}

function SetUpForm({ info }: { readonly info: GameInfo }) {
  const say = useWords();
  const api = useApi();
  const { settings, change } = useSettings();
  const [options, setOptions] = useState<Options>({});
  const [seating, setSeating] = useState<Seating>(() => ({ [info.seats[0] ?? '']: 'me' }));
  const [running, setRunning] = useState<Partial<Settings>>({ listed: false });
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);

  const open = async (start: boolean): Promise<void> => {
    setBusy(true);
    const held = Object.entries(seating);
    const made = await api.create({
      game: info.id,
      options,
      name: settings.name.trim() || say.somebody,
      sit: held.flatMap(([seat, holder]): Seat[] => (holder === 'me' ? [seat] : [])),
      bots: Object.fromEntries(held.filter(([, holder]) => holder !== 'me' && holder !== 'open')),
      settings: running,
      start,
    });
    setBusy(false);
    if (!made.ok) {
      setFault(made.error.words);
      return;
    }
    keepPass(made.value, Date.now());
    go(`/m/${made.value.code}`);
  };

  const mySide = Object.entries(seating).find(([, holder]) => holder === 'me')?.[0];
  return (
    <form
      class="set-up-form"
      onSubmit={(event) => {
        event.preventDefault();
        open(false);
      }}
    >
      <h1>{info.title}</h1>
      <OptionFields info={info} options={options} onChange={setOptions} />
      <SeatFields
        info={info}
        seating={seating}
        side={mySide === undefined ? null : sideOf(mySide)}
        onChange={setSeating}
      />
      <TableFields running={running} onChange={setRunning} name={settings.name} onName={(name) => change({ name })} />
      {fault !== null && <Refusal>{fault}</Refusal>}
      <div class="row set-up-end">
        <Button kind="main" submit disabled={busy} icon={<Icon name="link" />}>
          {say.openTable}
        </Button>
        <Button disabled={busy} icon={<Icon name="play" />} onClick={() => open(true)}>
          {say.startNow}
        </Button>
        <span class="quiet small">{say.openTableAbout}</span>
      </div>
    </form>
  );
}
