import type { Language } from '../../src/kernel/game.ts';
import type { ExperimentDetail } from '../../src/wire/arena.ts';
import { arenaText } from './arena-text.ts';
import { percent, plain } from './figures.ts';

/** Everything needed to repeat the experiment: bots with their weights, seed, rules, hypotheses. */
export function ExperimentDetails({
  detail,
  language,
}: {
  readonly detail: ExperimentDetail;
  readonly language: Language;
}) {
  const say = arenaText(language);
  const { id, bots, seed, rulesVersion, test, created, updated, note } = detail;
  const when = (at: number): string =>
    new Date(at).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <section class="arena-part">
      <h2 class="arena-heading">{say.what}</h2>
      <dl class="arena-what">
        {bots.map(({ name, version, weights }, i) => (
          <div key={i}>
            <dt>{say.bot}</dt>
            <dd>
              <code>{name}</code> <span class="quiet small">{version !== '' && say.version(version)}</span>{' '}
              {weights !== null && (
                <span class="quiet small">
                  {say.weights} <code>#{weights}</code>
                </span>
              )}
            </dd>
          </div>
        ))}
        {test && (
          <div>
            <dt>{say.hypotheses}</dt>
            <dd>
              {say.testOf(plain(test.elo0, language), plain(test.elo1, language), say.scales(test.scale))},{' '}
              {say.risks(percent(test.alpha, language), percent(test.beta, language))}
            </dd>
          </div>
        )}
        <div>
          <dt>{say.id}</dt>
          <dd>
            <code>{id}</code>
          </dd>
        </div>
        <div>
          <dt>{say.seed}</dt>
          <dd>
            <code>{seed}</code>
          </dd>
        </div>
        <div>
          <dt>{say.rules}</dt>
          <dd>
            <code>{rulesVersion}</code>
          </dd>
        </div>
        {note !== '' && (
          <div>
            <dt>{say.note}</dt>
            <dd>{note}</dd>
          </div>
        )}
        <div>
          <dt>{say.begun}</dt>
          <dd>{when(created)}</dd>
        </div>
        <div>
          <dt>{say.lastPair}</dt>
          <dd>{when(updated)}</dd>
        </div>
      </dl>
    </section>
  );
}
