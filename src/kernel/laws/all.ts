import { audienceComplete, hiddenStaysHidden } from './audience.ts';
import { botsAnswer, botsOnlyLook, ledgersAddUp } from './bots.ts';
import { fuzzed } from './fuzz.ts';
import { heardIsKept, seenIsHeard } from './hearing.ts';
import { imaginedOptions, imaginedPlaysOn, imaginedView } from './imagining.ts';
import type { Law } from './law.ts';
import { fallbacks, offersAccepted, offersAwaited, offersComplete, plainViews, typedAsWritten } from './offering.ts';
import { picturesFit, picturesHide } from './pictures.ts';
import { ownNames, playEnds, standings } from './playing.ts';
import { refusalChangesNothing, refusalsTellNothing } from './refusing.ts';
import { replayByEvents, sameBytes, setUpAgain } from './repeating.ts';
import { logRoundTrips, saveRoundTrips } from './saving.ts';
import { talliesAddUp } from './tallies.ts';
import { eventsHaveWords, reasonsHaveWords, refusalsHaveWords, setUpsRefused, waitingHasWords } from './texts.ts';
import { waitingIsTrue } from './waiting.ts';

/** Properties that every game must have. */
export const laws: readonly Law[] = [
  playEnds,
  standings,
  ownNames,
  sameBytes,
  replayByEvents,
  setUpAgain,
  saveRoundTrips,
  logRoundTrips,
  offersAccepted,
  offersAwaited,
  offersComplete,
  waitingIsTrue,
  fallbacks,
  plainViews,
  typedAsWritten,
  refusalChangesNothing,
  refusalsTellNothing,
  imaginedView,
  imaginedOptions,
  imaginedPlaysOn,
  audienceComplete,
  hiddenStaysHidden,
  seenIsHeard,
  heardIsKept,
  picturesFit,
  picturesHide,
  talliesAddUp,
  botsAnswer,
  botsOnlyLook,
  ledgersAddUp,
  eventsHaveWords,
  waitingHasWords,
  refusalsHaveWords,
  reasonsHaveWords,
  setUpsRefused,
  fuzzed,
];
