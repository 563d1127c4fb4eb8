import { Button } from '../../../../page/button.tsx';
import { reactionsOf } from '../../rules/reaction.ts';
import { unitName } from '../names.ts';
import { words } from '../words-act.ts';
import { type ActProps, Section } from './parts.tsx';

/** Stratagems of the side that is shot at, before any die. */
export function Reaction({ scene, locked, act }: ActProps) {
  const { view, settings } = scene;
  const w = words(settings.language);
  return (
    <Section title={w.answer}>
      <ul class="stack" data-awaited="">
        {reactionsOf(view).map(({ use, unit }) => (
          <li key={`${use} ${unit}`}>
            <Button wide disabled={locked} onClick={() => act({ send: { type: 'stratagem', use, unit } })}>
              {w.stratagem(use)}: {unitName(view.rules, unit)} <span class="chip">{w.costs}</span>
            </Button>
            <p class="small quiet">{w.stratagemAbout(use)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
