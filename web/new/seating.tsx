import { roleOf, type Seat, type Side, sideOf } from '../../src/kernel/ids.ts';
import { useLanguage } from '../../src/page/language.ts';
import type { GameInfo } from '../app/api.ts';
import { useGame } from '../app/games.ts';
import { useText } from '../app/use-api.ts';
import { BotPicker } from '../parts/bot-picker.tsx';
import { capital, roleName, sideClass, sideTitle } from '../parts/side.ts';
import type { Places, Seating } from './plan.ts';

interface SeatFieldsProps {
  readonly info: GameInfo;
  readonly places: Places;
  readonly seating: Seating;
  readonly side: Side | null; // my side
  onChange(seating: Seating): void;
}

/** One person can take several seats, on one side only. */
export function SeatFields({ info, places: { sides, seats }, seating, side, onChange }: SeatFieldsProps) {
  const say = useText();
  const language = useLanguage();
  const loaded = useGame(info.id);
  const game = typeof loaded === 'object' && loaded ? loaded.game : null;
  const put = (seat: Seat, holder: string): void => {
    const crossed = holder === 'me' && side !== null && side !== sideOf(seat);
    const kept = crossed
      ? Object.fromEntries(Object.entries(seating).map(([held, who]) => [held, who === 'me' ? 'open' : who]))
      : seating;
    onChange({ ...kept, [seat]: holder });
  };
  return (
    <section class="set-up-part">
      <h2>{say.seats}</h2>
      <p class="quiet small">{seats.length > sides.length ? say.seatsAbout : say.sidesAbout}</p>
      <div class="set-up-sides">
        {sides.map((of) => (
          <fieldset key={of} class={sideClass(sides, of)}>
            <legend>
              <span class="side-mark" /> {sideTitle(game, of, language)}
            </legend>
            {seats
              .filter((seat) => sideOf(seat) === of)
              .map((seat) => {
                const holder = seating[seat] ?? 'open';
                const kind = holder === 'me' || holder === 'open' ? holder : 'bot';
                const role = roleName(game, seat, language);
                return (
                  <div key={seat} class="seat-field">
                    <label for={`seat-${seat}`}>{roleOf(seat) === '' ? say.playedBy : capital(role)}</label>
                    <select
                      id={`seat-${seat}`}
                      class="select"
                      value={kind}
                      onChange={(event) => {
                        const next = event.currentTarget.value;
                        put(seat, next === 'bot' ? info.defaults.bot : next);
                      }}
                    >
                      <option value="me">{say.holderMe}</option>
                      <option value="open">{say.holderOpen}</option>
                      <option value="bot">{say.holderBot}</option>
                    </select>
                    {kind === 'bot' && (
                      <BotPicker
                        game={info.id}
                        bots={info.bots}
                        value={holder}
                        label={role}
                        onChange={(name) => put(seat, name)}
                      />
                    )}
                  </div>
                );
              })}
          </fieldset>
        ))}
      </div>
    </section>
  );
}
