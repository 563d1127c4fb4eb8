import type { PreviewProps } from '../../../page/contract.ts';
import { useLanguage } from '../../../page/language.ts';
import type { BattletechKinds } from '../kinds.ts';
import type { Model } from '../view.ts';
import { Miniature } from './miniature.tsx';
import { sideClass } from './set-up/form-parts.ts';
import { setUpLabels, titleOf } from './set-up-labels.ts';
import { designName } from './sheet/names.ts';

/** The map with the units where they start, and each side's force. */
export function Preview({ rules, view, sideName }: PreviewProps<BattletechKinds>) {
  const language = useLanguage();
  const say = setUpLabels(language);
  const { setup, map, sides, models } = rules;
  return (
    <>
      <figure class="preview-picture">
        <Miniature setup={setup} view={view} />
        <figcaption class="small">
          {titleOf(map.name, language)} <span class="quiet">{say.hexes(map.cols, map.rows)}</span>
        </figcaption>
      </figure>
      {sides.map((side, i) => {
        const force = models.filter((model) => model.side === side);
        return (
          <section key={side} class={`preview-side ${sideClass(i)}`}>
            <h3>
              <span class="side-mark" /> {sideName(side)}
            </h3>
            <ul>
              {force.map((model, n) => (
                <li key={n}>
                  {designName(model.design)}
                  <span class="quiet small preview-more">
                    {say.tons(model.design.tons)} · {say.gunnery} {model.gunnery} · {say.piloting} {model.piloting}
                  </span>
                </li>
              ))}
            </ul>
            <p class="quiet small">{totalOf(force, say)}</p>
          </section>
        );
      })}
    </>
  );
}

/** `1 unit, 55 tons · BV 1200`. A custom design may lack a battle value; then there is no sum. */
function totalOf(force: readonly Model[], say: ReturnType<typeof setUpLabels>): string {
  const sum = (of: (model: Model) => number): number => force.reduce((all, model) => all + of(model), 0);
  const isKnown = force.every(({ design }) => design.battleValue !== null);
  const totals = say.totals(
    force.length,
    sum(({ design }) => design.tons),
  );
  return isKnown ? `${totals} · ${say.bv(sum(({ design }) => design.battleValue ?? 0))}` : totals;
}
