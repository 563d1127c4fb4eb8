import type { Language } from '../../src/kernel/game.ts';
import type { ExperimentDetail, FaultInfo } from '../../src/wire/arena.ts';
import { arenaText } from './arena-text.ts';

const KINDS: readonly (keyof FaultInfo)[] = ['crash', 'late', 'illegal', 'other', 'forfeit'];
const sum = (faults: FaultInfo): number => KINDS.reduce((all, kind) => all + faults[kind], 0);

/** Faults by bot and kind. A fault alone does not lose a game. */
export function Faults({
  detail: { id, rows, bots },
  language,
}: {
  readonly detail: ExperimentDetail;
  readonly language: Language;
}) {
  const say = arenaText(language);
  const faulty = rows.filter(({ faults }) => sum(faults) > 0);
  const gone = rows.filter(({ forfeited }) => forfeited);
  const kinds = KINDS.filter((kind) => faulty.some(({ faults }) => faults[kind] > 0));
  return (
    <section>
      <h2 class="arena-heading">{say.faults}</h2>
      {faulty.length === 0 ? (
        <p class="quiet small">{say.faultsNone}</p>
      ) : (
        <>
          <p class="quiet small">{say.faultsAbout}</p>
          <table class="data-table">
            <thead>
              <tr>
                <th scope="col">{say.bot}</th>
                {kinds.map((kind) => (
                  <th key={kind} scope="col" class="is-number">
                    {say.faultKinds(kind)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {faulty.map(({ bot, faults }) => (
                <tr key={bot}>
                  <th scope="row">{bots[bot]?.name}</th>
                  {kinds.map((kind) => (
                    <td key={kind} class="is-number mono">
                      {faults[kind]}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          {gone.map(({ bot }) => (
            <p key={bot} class="note">
              {say.allForfeited(bots[bot]?.name ?? '')}
            </p>
          ))}
          <p class="quiet small">
            {say.firstFault} <code>./umpire arena show {id}</code>
          </p>
        </>
      )}
    </section>
  );
}
