import type { PreviewProps } from '../../../page/contract.ts';
import { useLanguage } from '../../../page/language.ts';
import { phrases } from '../../../page/phrases.ts';
import { shortDecimal } from '../../../parts/text/fill.ts';
import type { ShootingKinds } from '../kinds.ts';
import { Miniature } from './miniature.tsx';
import { unitName } from './names.ts';
import { TITLES } from './titles.ts';

const labels = phrases({
  en: {
    par: (points: number) => `par ${shortDecimal(points, 'en')}`,
    parAbout:
      'Par is about what each side scores when the default bot plays both. The side that does better against its par wins.',
    noPar: 'The side that destroys more points wins.',
    points: (points: number) => (points === 1 ? '1 point' : `${points} points`),
    models: (count: number) => (count === 1 ? '1 model' : `${count} models`),
  },
  es: {
    par: (points: number) => `par ${shortDecimal(points, 'es')}`,
    parAbout:
      'El par es lo que suele conseguir cada bando cuando el bot por defecto juega con los dos. Gana el bando que queda mejor respecto a su par.',
    noPar: 'Gana el bando que destruye más puntos.',
    points: (points: number) => (points === 1 ? '1 punto' : `${points} puntos`),
    models: (count: number) => (count === 1 ? '1 miniatura' : `${count} miniaturas`),
  },
});

/** The battlefield with both armies where they stand, and their units. */
export function Preview({ rules, view, sideName }: PreviewProps<ShootingKinds>) {
  const language = useLanguage();
  const say = labels(language);
  const { scenario } = rules.setup;
  const titleOf = (name: string): string | undefined => Object.values(TITLES).find(({ en }) => en === name)?.[language];
  const pointsOf = (unit: (typeof rules.units)[number]): number =>
    unit.parts.reduce((sum, { points }) => sum + points, 0);
  return (
    <>
      <figure class="preview-picture">
        <Miniature setup={rules.setup} view={view} />
        <figcaption class="small">
          {titleOf(scenario.name) ?? scenario.name}
          <br />
          <span class="quiet">{scenario.par ? say.parAbout : say.noPar}</span>
        </figcaption>
      </figure>
      {(['attacker', 'defender'] as const).map((side) => {
        const units = rules.units.filter((unit) => unit.side === side);
        const points = units.reduce((sum, unit) => sum + pointsOf(unit), 0);
        return (
          <section key={side} class={`preview-side ${side === 'attacker' ? 'side-a' : 'side-b'}`}>
            <h3>
              <span class="side-mark" /> {sideName(side)}
            </h3>
            <ul>
              {units.map((unit) => (
                <li key={unit.id}>
                  {unitName(rules, unit.index)}
                  <span class="quiet small preview-more">
                    {say.models(unit.models.length)}, {say.points(pointsOf(unit))}
                  </span>
                </li>
              ))}
            </ul>
            <p class="quiet small">
              {[
                titleOf(scenario.armies[side].name) ?? [],
                say.points(points),
                scenario.par ? say.par(scenario.par[side]) : [],
              ]
                .flat()
                .join(', ')}
            </p>
          </section>
        );
      })}
    </>
  );
}
