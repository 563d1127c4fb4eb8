import { useId } from 'preact/hooks';
import { Button } from '../../src/page/button.tsx';
import type { GameCard } from '../../src/page/contract.ts';
import { Dialog } from '../../src/page/dialog.tsx';
import { Icon } from '../../src/page/icon.tsx';
import { useLanguage } from '../../src/page/language.ts';
import type { GameInfo } from '../app/api.ts';
import { useText } from '../app/use-api.ts';
import { BotPicker } from '../parts/bot-picker.tsx';
import { PacePicker } from '../parts/pace-picker.tsx';
import { capital, namer, roleName } from '../parts/side.ts';
import { type Choice, canBeTold, easyBot, hasCrews, planOf, seatsOffered, WHOLE_CREW } from './choice.ts';
import { homeText } from './home-text.ts';

interface CardOptionsProps {
  readonly open: boolean;
  readonly info: GameInfo;
  readonly title: string;
  readonly choice: Choice;
  readonly setUps: GameCard['choice'];
  readonly isBusy: boolean;
  onChoose(change: Choice): void;
  onPlay(): void;
  onClose(): void;
}

/** Opponent, seat, set-up and speed of the match that Play starts. */
export function CardOptions(props: CardOptionsProps) {
  const { open, info, title, choice, setUps, isBusy, onChoose, onPlay, onClose } = props;
  const shell = useText();
  const language = useLanguage();
  const say = homeText(language);
  const id = useId();
  const { seat, bot, pace } = planOf(info, choice);
  const names = namer(info);
  const offered = seatsOffered(info);
  const isCrew = hasCrews(info);
  return (
    <Dialog open={open} title={say.optionsOf(title)} onClose={onClose}>
      <div class="stack card-options">
        <div class="field">
          <span class="label">{say.opponent}</span>
          <BotPicker
            game={info.id}
            brief={canBeTold(info.bots, easyBot(info))}
            bots={info.bots}
            value={bot}
            label={title}
            onChange={(name) => onChoose({ bot: name })}
          />
          {isCrew && seat !== WHOLE_CREW && <span class="quiet small">{shell.onlyTheEnemy}</span>}
        </div>
        {offered.length > 1 && (
          <div class="field">
            <label for={`${id}-seat`}>{shell.yourSeat}</label>
            <select
              id={`${id}-seat`}
              class="select"
              value={seat}
              onChange={(event) => onChoose({ seat: event.currentTarget.value })}
            >
              {offered.map((one) => (
                <option key={one} value={one}>
                  {capital(roleName(names, one, language))}
                </option>
              ))}
              {isCrew && <option value={WHOLE_CREW}>{capital(shell.wholeCrew)}</option>}
            </select>
          </div>
        )}
        {setUps && (
          <div class="field">
            <label for={`${id}-set-up`}>{setUps.title[language]}</label>
            <select
              id={`${id}-set-up`}
              class="select"
              value={setUps.among.find((one) => one.id === choice.setUp)?.id ?? setUps.among[0]?.id}
              onChange={(event) => onChoose({ setUp: event.currentTarget.value })}
            >
              {setUps.among.map((one) => (
                <option key={one.id} value={one.id}>
                  {one.title[language]}
                </option>
              ))}
            </select>
          </div>
        )}
        <div class="field">
          <label for={`${id}-pace`}>{shell.botPace}</label>
          <PacePicker id={`${id}-pace`} value={pace} onChange={(next) => onChoose({ pace: next })} />
        </div>
        <p class="quiet small">{say.saved}</p>
        <Button kind="main" wide icon={<Icon name="play" />} disabled={isBusy} onClick={onPlay}>
          {say.play}
        </Button>
      </div>
    </Dialog>
  );
}
