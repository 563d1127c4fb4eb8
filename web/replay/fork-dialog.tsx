import { useState } from 'preact/hooks';
import type { Game, Language } from '../../src/kernel/game.ts';
import { type Seat, type Side, sideOf } from '../../src/kernel/ids.ts';
import type { Rules } from '../../src/kernel/kinds.ts';
import { Button } from '../../src/page/button.tsx';
import { Dialog } from '../../src/page/dialog.tsx';
import type { BotInfo } from '../app/api.ts';
import { useSettings } from '../app/settings.ts';
import { useEnterMatch } from '../app/use-enter-match.ts';
import { BotPicker } from '../parts/bot-picker.tsx';
import { NameField } from '../parts/name-field.tsx';
import { capital, roleName, sideTitle } from '../parts/side.ts';
import { fork } from './fork.ts';
import type { LoadedReplay } from './read-replay.ts';
import { replayText } from './replay-text.ts';

interface ForkDialogProps {
  readonly replay: LoadedReplay;
  readonly at: number;
  readonly watcher: string;
  readonly language: Language;
  onClose(): void;
}

/** Starts a match from this point: my seats, and bots for the others. */
export function ForkDialog({ replay, at, watcher, language, onClose }: ForkDialogProps) {
  const { game, rules } = replay.recording;
  const { settings, change } = useSettings();
  const say = replayText(language);
  const [sit, setSit] = useState<readonly Seat[]>(() => firstSeats(game, rules, watcher));
  const [bot, setBot] = useState(game.defaults.bot);
  const [name, setName] = useState(settings.name);
  const { enter, busy, fault } = useEnterMatch();

  const start = (event: Event): void => {
    event.preventDefault();
    change({ name: name.trim() });
    const wish = { at, sit, sides: game.sides(rules), bot, name };
    void enter(fork(replay, wish, language, say.offline));
  };

  return (
    <Dialog open title={say.forkTitle} onClose={onClose}>
      <form class="stack replay-fork" onSubmit={start}>
        <p class="quiet">{say.forkAbout(at)}</p>
        <SeatPicker game={game} rules={rules} sit={sit} setSit={setSit} language={language} />
        <div class="field">
          <span class="label">{say.forkBot}</span>
          <BotPicker game={game.id} bots={botsOf(game)} value={bot} onChange={setBot} label={say.forkBot} />
        </div>
        {sit.length > 0 && <NameField id="fork-name" label={say.forkName} value={name} onChange={setName} />}
        {fault !== null && (
          <p class="refusal" role="alert">
            {fault}
          </p>
        )}
        <Button kind="main" submit wide disabled={busy}>
          {busy ? say.forkBusy : say.forkStart}
        </Button>
      </form>
    </Dialog>
  );
}

/** The game's bots in the lobby's format. */
const botsOf = (game: Game): BotInfo[] =>
  Object.values(game.bots).map(({ id, about, levels, personas }) => ({
    id,
    about,
    levels: levels === false ? [] : [1, 2, 3, 4, 5],
    personas: Object.keys(personas),
  }));

/** The seat being viewed, otherwise the first seat. */
function firstSeats(game: Game, rules: Rules, watcher: string): readonly Seat[] {
  const seats = game.seats(rules);
  return seats.includes(watcher) ? [watcher] : seats.slice(0, 1);
}

interface SeatPickerProps {
  readonly game: Game;
  readonly rules: Rules;
  readonly sit: readonly Seat[];
  setSit(seats: readonly Seat[]): void;
  readonly language: Language;
}

/** One side or none, and any number of its seats. */
function SeatPicker({ game, rules, sit, setSit, language }: SeatPickerProps) {
  const say = replayText(language);
  const seats = game.seats(rules);
  const mine = sit[0] === undefined ? null : sideOf(sit[0]);
  const ofSide = (side: Side): readonly Seat[] => seats.filter((seat) => sideOf(seat) === side);
  const crew = mine === null ? [] : ofSide(mine);
  const toggle = (seat: Seat): void => {
    const next = sit.includes(seat) ? sit.filter((held) => held !== seat) : [...sit, seat];
    if (next.length > 0) setSit(next);
  };
  return (
    <>
      <fieldset class="field">
        <legend>{say.forkSide}</legend>
        <div class="segments">
          {game.sides(rules).map((side) => (
            <Button key={side} aria-pressed={mine === side} onClick={() => setSit(ofSide(side).slice(0, 1))}>
              {sideTitle(game, side, language)}
            </Button>
          ))}
          <Button aria-pressed={mine === null} onClick={() => setSit([])}>
            {say.forkWatch}
          </Button>
        </div>
      </fieldset>
      {crew.length > 1 && (
        <fieldset class="field">
          <legend>{say.forkSeats}</legend>
          <div class="replay-fork-seats">
            {crew.map((seat) => (
              <label key={seat} class="choice">
                <input type="checkbox" checked={sit.includes(seat)} onChange={() => toggle(seat)} />
                {capital(roleName(game, seat, language))}
              </label>
            ))}
          </div>
        </fieldset>
      )}
    </>
  );
}
