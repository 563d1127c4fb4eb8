import { useState } from 'preact/hooks';
import { Button } from '../../src/page/button.tsx';
import { Dialog } from '../../src/page/dialog.tsx';
import { useLanguage } from '../../src/page/language.ts';
import type { LeagueInfo, LeagueVerb } from '../../src/wire/leagues.ts';
import { leaguesText } from './leagues-text.ts';

interface LeagueButtonsProps {
  readonly may: readonly LeagueVerb[];
  readonly status: LeagueInfo['status'];
  onAct(verb: LeagueVerb): Promise<void>;
}

/** What the caller can do. Actions that cannot be undone ask for confirmation. */
export function LeagueButtons({ may, status, onAct }: LeagueButtonsProps) {
  const say = leaguesText(useLanguage());
  const [asking, setAsking] = useState<LeagueVerb | null>(null);
  const [busy, setBusy] = useState(false);
  const isHarmless = (verb: LeagueVerb): boolean => verb === 'join' || (verb === 'leave' && status === 'open');
  const kindOf = (verb: LeagueVerb) =>
    verb === 'start' || (verb === 'join' && !may.includes('start')) ? 'main' : 'plain';
  const run = async (verb: LeagueVerb): Promise<void> => {
    setAsking(null);
    setBusy(true);
    await onAct(verb);
    setBusy(false);
  };
  return (
    <>
      {may.map((verb) => (
        <Button
          key={verb}
          kind={kindOf(verb)}
          disabled={busy}
          onClick={() => (isHarmless(verb) ? void run(verb) : setAsking(verb))}
        >
          {say.doIt(verb)}
        </Button>
      ))}
      <Dialog open={asking !== null} title={say.doIt(asking ?? 'start')} onClose={() => setAsking(null)}>
        <p>{say.sure(asking ?? 'start')}</p>
        <div class="row leagues-sure">
          <Button kind={asking === 'start' ? 'main' : 'danger'} onClick={() => asking !== null && void run(asking)}>
            {say.doIt(asking ?? 'start')}
          </Button>
          <Button onClick={() => setAsking(null)}>{say.stay}</Button>
        </div>
      </Dialog>
    </>
  );
}
