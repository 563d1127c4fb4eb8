import { useState } from 'preact/hooks';
import { Button } from '../../src/page/button.tsx';
import { useLanguage } from '../../src/page/language.ts';
import type { GameInfo } from '../app/api.ts';
import { botAt } from '../home/choice.ts';
import { BotPicker } from '../parts/bot-picker.tsx';
import { Copy } from '../parts/copy.tsx';
import { GamePicker } from '../parts/game-picker.tsx';
import { arenaText } from './arena-text.ts';
import { commandOf } from './command.ts';

interface BeginProps {
  readonly games: readonly GameInfo[];
  readonly isOpen: boolean;
  readonly first?: string; // initial game
}

type Stop = 'sprt' | 'games';
const STOPS: readonly Stop[] = ['sprt', 'games'];

/** Builds the command for an experiment: the page cannot start one itself. */
export function Begin({ games, isOpen, first }: BeginProps) {
  const language = useLanguage();
  const say = arenaText(language);
  const [id, setId] = useState(first ?? games[0]?.id ?? '');
  const info = games.find((game) => game.id === id) ?? games[0];
  const [one, setOne] = useState(info?.defaults.bot ?? '');
  const [other, setOther] = useState(rivalOf(info));
  const [by, setBy] = useState<Stop>('sprt');
  const [elo0, setElo0] = useState('0');
  const [elo1, setElo1] = useState('20');
  const [count, setCount] = useState('200');
  if (!info) return null;
  const bots = info.bots.filter((bot) => !bot.id.includes(':')); // short names of programs work only on their server
  const sprt = { by: 'sprt' as const, elo0: Number(elo0), elo1: Number(elo1) };
  const fixed = { by: 'games' as const, games: Number(count) };
  const fault = by === 'sprt' ? boundsFault(elo0, elo1) && say.boundsWrong : gamesFault(count) && say.gamesWrong;
  const line = commandOf({ game: info.id, one, other, stop: by === 'sprt' ? sprt : fixed });
  const choose = (game: string): void => {
    const next = games.find((known) => known.id === game);
    setId(game);
    setOne(next?.defaults.bot ?? '');
    setOther(rivalOf(next));
  };
  return (
    <details class="arena-part arena-begin" open={isOpen}>
      <summary>
        <h2 class="arena-heading">{say.begin}</h2>
      </summary>
      <p class="quiet">{say.howToBegin}</p>
      <div class="arena-form">
        <GamePicker games={games} value={info.id} label={say.game} onChange={choose} />
        <fieldset class="field">
          <legend>{say.first}</legend>
          <BotPicker game={info.id} bots={bots} value={one} label={say.first} onChange={setOne} />
        </fieldset>
        <fieldset class="field">
          <legend>{say.second}</legend>
          <BotPicker game={info.id} bots={bots} value={other} label={say.second} onChange={setOther} />
        </fieldset>
        <fieldset class="field">
          <legend>{say.stop}</legend>
          <div class="segments">
            {STOPS.map((stop) => (
              <Button key={stop} aria-pressed={by === stop} onClick={() => setBy(stop)}>
                {say.stops(stop)}
              </Button>
            ))}
          </div>
        </fieldset>
        <div class="row arena-bounds">
          {by === 'sprt' ? (
            <>
              <Figure label={say.elo0} value={elo0} change={setElo0} />
              <Figure label={say.elo1} value={elo1} change={setElo1} />
            </>
          ) : (
            <Figure label={say.gamesToPlay} value={count} change={setCount} />
          )}
        </div>
      </div>
      <div class="arena-command" role="status" aria-label={say.commandLine}>
        {fault ? <p class="quiet">{fault}</p> : <Line text={line} />}
      </div>
      {one === other && <p class="note">{say.itself}</p>}
      <p class="quiet small">{say.commandAbout}</p>
    </details>
  );
}

/** A command to copy. */
export function Line({ text }: { readonly text: string }) {
  return (
    <span class="arena-line">
      <code>{text}</code>
      <Copy text={text} />
    </span>
  );
}

interface FigureProps {
  readonly label: string;
  readonly value: string;
  change(value: string): void;
}

function Figure({ label, value, change }: FigureProps) {
  return (
    <label class="field">
      <span class="label">{label}</span>
      <input
        class="input mono arena-figure"
        type="number"
        value={value}
        onInput={(event) => change(event.currentTarget.value)}
      />
    </label>
  );
}

/** An initial opponent for the default bot: itself at a lower level, or the first other bot. */
function rivalOf(info: GameInfo | undefined): string {
  if (!info) return '';
  const fair = botAt(info, 3);
  return fair === info.defaults.bot ? (info.bots.find(({ id }) => id !== fair)?.id ?? fair) : fair;
}

const isNumber = (text: string): boolean => text.trim() !== '' && Number.isFinite(Number(text));
const boundsFault = (low: string, high: string): boolean =>
  !isNumber(low) || !isNumber(high) || Number(low) >= Number(high);
const gamesFault = (text: string): boolean => !isNumber(text) || Number(text) < 2 || Number(text) % 2 !== 0;
