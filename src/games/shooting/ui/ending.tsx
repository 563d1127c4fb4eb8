import { useMemo } from 'preact/hooks';
import type { EndingProps } from '../../../page/contract.ts';
import { wholePercent } from '../../../page/figure.ts';
import { useLanguage } from '../../../page/language.ts';
import { phrases } from '../../../page/phrases.ts';
import { en, es, shortDecimal } from '../../../parts/text/fill.ts';
import type { ShootingKinds } from '../kinds.ts';
import { luckOf } from '../rules/luck.ts';
import { luckShare, pointsIn } from '../rules/par-fit.ts';
import type { Par } from '../scenario.ts';
import { overParText } from '../text/par.ts';
import { SIDES } from '../view.ts';

const labels = phrases({
  en: {
    title: 'Par and luck',
    score: (side: string, points: number, over: string, par: string) =>
      `${side}: ${en('{points:point|points}', { points })}, ${over} (par ${par})`,
    dice: (side: string, points: number, more: boolean) =>
      `${side}: the dice destroyed ${points} ${more ? 'more' : 'fewer'} ${points === 1 ? 'point' : 'points'} than expected`,
    share: (side: string, share: string) => `${side}: luckier than in ${share} of games between equal bots.`,
    about: 'Luck compares the points that each attack destroyed with its exact odds just before the roll.',
  },
  es: {
    title: 'Par y suerte',
    score: (side: string, points: number, over: string, par: string) =>
      `${side}: ${es('{points:punto|puntos}', { points })}, ${over} (par ${par})`,
    dice: (side: string, points: number, more: boolean) =>
      `${side}: los dados han destruido ${es('{points:punto|puntos}', { points })} ${more ? 'más' : 'menos'} de lo esperado`,
    share: (side: string, share: string) =>
      `${side}: más suerte que en el ${share} de las partidas entre bots iguales.`,
    about:
      'La suerte compara los puntos que destruyó cada ataque con lo que daban las probabilidades exactas justo antes de tirar.',
  },
});

/** Points against par, and what the dice did compared with the exact odds. Par is for complete matches. */
export function Ending(props: EndingProps<ShootingKinds>) {
  const { par } = props.rules.setup.scenario;
  return par && props.events.some(({ type }) => type === 'ended') ? <ParAndLuck {...props} par={par} /> : null;
}

function ParAndLuck({ rules, events, shown, sideName, par }: EndingProps<ShootingKinds> & { readonly par: Par }) {
  const language = useLanguage();
  const say = labels(language);
  const points = useMemo(() => pointsIn(events), [events]);
  const dice = useMemo(() => luckOf(rules, events), [rules, events]);
  const share = luckShare(par, dice.attacker - dice.defender);
  return (
    <section class="group">
      <h3 class="heading">{say.title}</h3>
      <ul class="small">
        {SIDES.map((side) => (
          <li key={side}>
            {say.score(
              sideName(side),
              points[side],
              overParText(points[side] - par[side], language),
              shortDecimal(par[side], language),
            )}
          </li>
        ))}
        {SIDES.map((side) => (
          <li key={`${side}-dice`}>{say.dice(sideName(side), Math.round(Math.abs(dice[side])), dice[side] >= 0)}</li>
        ))}
      </ul>
      <p class="small">
        <strong>{say.share(sideName(shown), wholePercent(shown === 'defender' ? 1 - share : share, language))}</strong>
      </p>
      <p class="small quiet">{say.about}</p>
    </section>
  );
}
