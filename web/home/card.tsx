import { useEffect, useRef, useState } from 'preact/hooks';
import { type Seat, sideOf } from '../../src/kernel/ids.ts';
import { Button } from '../../src/page/button.tsx';
import { Icon } from '../../src/page/icon.tsx';
import { useLanguage } from '../../src/page/language.ts';
import { remember, remembered } from '../../src/page/storage.ts';
import type { NewMatchRequest } from '../../src/wire/matches.ts';
import type { GameInfo } from '../app/api.ts';
import { hasCalculator, useCard } from '../app/games.ts';
import { Link } from '../app/navigation.tsx';
import { useSettings } from '../app/settings.ts';
import { useApi, useText } from '../app/use-api.ts';
import { useEnterMatch } from '../app/use-enter-match.ts';
import { BotPicker } from '../parts/bot-picker.tsx';
import { Refusal } from '../parts/loading.tsx';
import { PacePicker, paceNear, USUAL_PACE } from '../parts/pace-picker.tsx';
import { RulesSheet } from '../parts/rules-sheet.tsx';
import { capital, namer, roleName } from '../parts/side.ts';
import { canBeTold, fairBot, hasCrews, seatsOffered } from './choice.ts';
import { Miniature } from './miniature.tsx';

const WHOLE_CREW = 'crew';

interface Choice {
  readonly seat: string; // one of the offered seats, or the whole crew
  readonly bot: string; // opponent
  readonly pace: number;
  readonly setUp: string; // id of the chosen set-up
}

/** A game on the home page: its picture and the ways to start. */
export function GameCard({ info }: { readonly info: GameInfo | null }) {
  const say = useText();
  const api = useApi();
  const language = useLanguage();
  const { settings } = useSettings();
  const card = useRef<HTMLElement>(null);
  const seen = useInView(card);
  const loaded = useCard(seen ? info?.id : undefined); // the picture loads when it scrolls into view
  const picked = typeof loaded === 'object' ? loaded?.choice : undefined;
  const about =
    typeof loaded === 'object' && loaded ? loaded.about[language] : language === 'en' ? info?.about : undefined;
  const key = `choice.${info?.id}`;
  const [changed, setChanged] = useState<Partial<Choice>>({});
  const chosen = { ...remembered<Partial<Choice>>(key, {}), ...changed }; // the game's id arrives later
  const { enter, busy, fault } = useEnterMatch();

  const table = info ?? { sides: [], seats: [] };
  const names = namer(info);
  const offered = seatsOffered(table);
  const isCrew = hasCrews(table);
  const seat =
    (isCrew && chosen.seat === WHOLE_CREW) || offered.includes(chosen.seat ?? '')
      ? (chosen.seat as string)
      : (offered[0] ?? '');
  const side = seat === WHOLE_CREW ? (table.sides[0] ?? '') : sideOf(seat);
  const bot = chosen.bot ?? (info ? fairBot(info) : '');
  const pace = paceNear(chosen.pace ?? USUAL_PACE);
  const chosenSetUp = picked?.among.find(({ id }) => id === chosen.setUp) ?? picked?.among[0];
  const options = picked && chosenSetUp && { options: { [picked.option]: chosenSetUp.id } };
  const choose = (change: Partial<Choice>): void => {
    const next = { ...chosen, ...change };
    setChanged(next);
    remember(key, next);
  };

  const begin = async (wish: Omit<NewMatchRequest, 'game'>): Promise<void> => {
    if (!info) return;
    const name = settings.name.trim() || say.guest;
    await enter(api.create({ game: info.id, name, start: true, ...options, ...wish }));
  };
  // Without players, the server lets spectators see everything the game allows.
  const watch = (): Promise<void> =>
    begin({
      sit: [],
      bots: Object.fromEntries((info?.sides ?? []).map((of) => [of, bot])),
      settings: { listed: true, pace },
    });
  // Crew mates play at full strength; the chosen level is the opponent's.
  const bots = Object.fromEntries(
    (info?.sides ?? []).map((of) => [of, of === side ? (info?.defaults.bot ?? '') : bot]),
  );
  const sit: readonly Seat[] = seat === WHOLE_CREW ? offered : [seat];

  return (
    <article ref={card} class="game-card" aria-labelledby={`game-${info?.id}`}>
      <div class="game-card-picture">{info && <Miniature id={info.id} loaded={loaded} />}</div>
      <div class="game-card-words">
        <h2 id={`game-${info?.id}`}>{info ? say.gameTitle(info.id, info.title) : '\u00a0'}</h2>
        <p class="quiet">{about === undefined ? say.loading : `${capital(about)}.`}</p>
        <div class="game-card-play">
          <Button
            kind="main"
            icon={<Icon name="play" />}
            disabled={!info || busy}
            onClick={() => begin({ sit, bots, settings: { pace } })}
          >
            {say.playBots}
          </Button>
          {picked && (
            <span class="row">
              <select
                class="select"
                aria-label={picked.title[language]}
                value={chosenSetUp?.id}
                onChange={(event) => choose({ setUp: event.currentTarget.value })}
              >
                {picked.among.map(({ id, title }) => (
                  <option key={id} value={id}>
                    {title[language]}
                  </option>
                ))}
              </select>
            </span>
          )}
          {offered.length > 1 && (
            <span class="row">
              <span class="quiet small">{say.as}</span>
              <select
                class="select"
                aria-label={say.yourSeat}
                value={seat}
                onChange={(event) => choose({ seat: event.currentTarget.value })}
              >
                {offered.map((id) => (
                  <option key={id} value={id}>
                    {roleName(names, id, language)}
                  </option>
                ))}
                {isCrew && <option value={WHOLE_CREW}>{say.wholeCrew}</option>}
              </select>
            </span>
          )}
          {info && (
            <span class="row">
              <span class="quiet small">{say.against}</span>
              <BotPicker
                game={info.id}
                brief={canBeTold(info.bots, fairBot(info))}
                bots={info.bots}
                value={bot}
                label={say.gameTitle(info.id, info.title)}
                onChange={(name) => choose({ bot: name })}
              />
            </span>
          )}
          {info && (
            <span class="row">
              <PacePicker value={pace} onChange={(next) => choose({ pace: next })} />
            </span>
          )}
        </div>
        {isCrew && seat !== WHOLE_CREW && <p class="quiet small">{say.onlyTheEnemy}</p>}
        <div class="row">
          {info && (
            <Link to={`/new/${info.id}`} class="button is-plain">
              <Icon name="person" /> {say.withFriends}
            </Link>
          )}
          <Button icon={<Icon name="eye" />} disabled={!info || busy} onClick={watch}>
            {say.watchBots}
          </Button>
          {info && hasCalculator(info.id) && (
            <Link to={`/odds/${info.id}`} class="button is-plain">
              <Icon name="bars" /> {say.odds}
            </Link>
          )}
          {info && <RulesSheet game={info.id} title={say.gameTitle(info.id, info.title)} />}
        </div>
        {fault !== null && <Refusal>{fault}</Refusal>}
      </div>
    </article>
  );
}

/** Whether an element has ever been visible. */
function useInView(element: { readonly current: Element | null }): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const watched = element.current;
    if (!watched || seen) return;
    const watch = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    watch.observe(watched);
    return () => watch.disconnect();
  }, [seen]);
  return seen;
}
