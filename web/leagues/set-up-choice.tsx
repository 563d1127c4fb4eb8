import { useMemo, useState } from 'preact/hooks';
import { useLanguage } from '../../src/page/language.ts';
import type { GameInfo } from '../app/api.ts';
import { type LoadedSetUp, useSetUp } from '../app/games.ts';
import { useText } from '../app/use-api.ts';
import { OptionFields } from '../new/options.tsx';
import { type Options, planned } from '../new/plan.ts';
import { Loading, Refusal } from '../parts/loading.tsx';
import { NotLoaded } from '../parts/not-loaded.tsx';
import { leaguesText } from './leagues-text.ts';

interface SetUpChoiceProps {
  readonly info: GameInfo | undefined;
  readonly options: Options;
  onChange(options: Options): void;
}

/** The set-up of all matches. The game is loaded only when this is opened. */
export function SetUpChoice({ info, options, onChange }: SetUpChoiceProps) {
  const say = leaguesText(useLanguage());
  const [isOpen, setOpen] = useState(false);
  return (
    <details class="leagues-set-up" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{say.setUp}</summary>
      <p class="quiet small">{say.setUpAbout}</p>
      {isOpen && info && <Fields info={info} options={options} onChange={onChange} />}
    </details>
  );
}

function Fields({ info, ...told }: SetUpChoiceProps & { readonly info: GameInfo }) {
  const loaded = useSetUp(info.id);
  if (loaded === 'loading') return <Loading />;
  if (loaded === 'failed' || loaded === null) return <NotLoaded />;
  return <Loaded info={info} loaded={loaded} {...told} />;
}

function Loaded({
  info,
  loaded: { game, Form },
  ...told
}: SetUpChoiceProps & { readonly info: GameInfo; readonly loaded: LoadedSetUp }) {
  const language = useLanguage();
  const shell = useText();
  const plan = useMemo(() => planned(game, told.options, language), [game, told.options, language]);
  return (
    <>
      {Form ? <Form {...told} /> : <OptionFields info={info} {...told} />}
      {!plan.ok && <Refusal>{plan.words ?? shell.cannotBeRead}</Refusal>}
      {plan.ok && plan.places.sides.length !== 2 && <Refusal>{leaguesText(language).twoSides}</Refusal>}
    </>
  );
}
