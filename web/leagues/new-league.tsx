import { useState } from 'preact/hooks';
import { Button } from '../../src/page/button.tsx';
import { useLanguage } from '../../src/page/language.ts';
import { type LeagueInfo, type LeagueKind, LONGEST_TITLE, type NewLeagueRequest } from '../../src/wire/leagues.ts';
import type { GameInfo } from '../app/api.ts';
import { go } from '../app/navigation.tsx';
import { useApi, useText } from '../app/use-api.ts';
import type { Options } from '../new/plan.ts';
import { GamePicker } from '../parts/game-picker.tsx';
import { Refusal } from '../parts/loading.tsx';
import { leaguesText } from './leagues-text.ts';
import { SetUpChoice } from './set-up-choice.tsx';

const HOUR = 3600;
const DAY = 24 * HOUR;
const CLOCKS = [HOUR, 8 * HOUR, DAY, 2 * DAY, 3 * DAY, 7 * DAY] as const; // seconds
const KINDS: readonly LeagueKind[] = ['round-robin', 'swiss'];
const ROUNDS = [2, 3, 4, 5, 6, 7, 8, 9] as const;

interface NewLeagueProps {
  readonly games: readonly GameInfo[];
  onCancel(): void;
}

/** The form for a new league. Everything but the title has a default. */
export function NewLeague({ games, onCancel }: NewLeagueProps) {
  const shell = useText();
  const say = leaguesText(useLanguage());
  const api = useApi();
  const playable = games.filter(({ page }) => page);
  const [title, setTitle] = useState('');
  const [game, setGame] = useState(playable[0]?.id ?? '');
  const [options, setOptions] = useState<Options>({});
  const [kind, setKind] = useState<LeagueKind>('round-robin');
  const [rounds, setRounds] = useState<number | null>(null);
  const [clock, setClock] = useState<number>(3 * DAY);
  const [listed, setListed] = useState(true);
  const [join, setJoin] = useState(true);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);

  const isUntitled = title.trim() === '';
  const open = async (): Promise<void> => {
    setBusy(true);
    const wish: NewLeagueRequest = {
      title: title.trim(),
      game,
      options,
      kind,
      clock,
      listed,
      join,
      ...(kind === 'swiss' && rounds !== null && { rounds }),
    };
    const told = await api.identity<LeagueInfo>('/leagues', wish);
    setBusy(false);
    if (told.ok) go(`/leagues/${told.value.code}`);
    else setFault(told.error.words);
  };

  return (
    <section class="panel leagues-new" aria-labelledby="new-league">
      <h2 id="new-league">{say.newTitle}</h2>
      <form
        class="stack"
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) void open();
        }}
      >
        <div class="set-up-fields">
          <div class="field">
            <label for="league-title">{say.name}</label>
            <input
              id="league-title"
              class="input"
              value={title}
              maxLength={LONGEST_TITLE}
              placeholder={say.namePlaceholder}
              autocomplete="off"
              required
              onInput={(event) => setTitle(event.currentTarget.value)}
            />
          </div>
          <GamePicker
            games={playable}
            value={game}
            label={say.game}
            onChange={(id) => {
              setGame(id);
              setOptions({});
            }}
          />
          <Choice
            id="league-kind"
            label={say.kind}
            value={kind}
            choices={KINDS.map((one) => [one, say.kindName(one)])}
            about={say.kindAbout(kind)}
            onChoose={(one) => setKind(one === 'swiss' ? 'swiss' : 'round-robin')}
          />
          {kind === 'swiss' && (
            <Choice
              id="league-rounds"
              label={say.rounds}
              value={String(rounds ?? '')}
              choices={[['', say.roundsAuto], ...ROUNDS.map((n) => [String(n), String(n)] as const)]}
              onChoose={(n) => setRounds(n === '' ? null : Number(n))}
            />
          )}
          <Choice
            id="league-clock"
            label={say.clock}
            value={String(clock)}
            choices={CLOCKS.map((seconds) => [String(seconds), shell.duration(seconds)])}
            about={say.clockAbout}
            onChoose={(seconds) => setClock(Number(seconds))}
          />
          <Choice
            id="league-listed"
            label={say.visibility}
            value={listed ? 'public' : 'private'}
            choices={(['public', 'private'] as const).map((one) => [one, say.listed(one)])}
            about={say.listedAbout(listed ? 'public' : 'private')}
            onChoose={(one) => setListed(one === 'public')}
          />
        </div>
        <SetUpChoice key={game} info={games.find(({ id }) => id === game)} options={options} onChange={setOptions} />
        <label class="choice">
          <input type="checkbox" checked={join} onChange={(event) => setJoin(event.currentTarget.checked)} />
          {say.join}
        </label>
        {fault !== null && <Refusal>{fault}</Refusal>}
        <div class="row">
          <Button
            kind="main"
            submit
            disabled={busy || isUntitled}
            {...(isUntitled && { 'aria-describedby': 'league-needs-title' })}
          >
            {say.create}
          </Button>
          <Button kind="quiet" onClick={onCancel}>
            {say.cancel}
          </Button>
          {isUntitled && (
            <span id="league-needs-title" class="quiet small">
              {say.needsTitle}
            </span>
          )}
        </div>
      </form>
    </section>
  );
}

interface ChoiceProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly choices: readonly (readonly [value: string, words: string])[];
  readonly about?: string;
  onChoose(value: string): void;
}

function Choice({ id, label, value, choices, about, onChoose }: ChoiceProps) {
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <select
        id={id}
        class="select"
        value={value}
        {...(about !== undefined && { 'aria-describedby': `${id}-about` })}
        onChange={(event) => onChoose(event.currentTarget.value)}
      >
        {choices.map(([one, words]) => (
          <option key={one} value={one}>
            {words}
          </option>
        ))}
      </select>
      {about !== undefined && (
        <span id={`${id}-about`} class="quiet small">
          {about}
        </span>
      )}
    </div>
  );
}
