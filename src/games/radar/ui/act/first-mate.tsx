import { Group } from '../../../../page/group.tsx';
import { SYSTEMS } from '../../data/systems.ts';
import { mayFire } from '../../rulesets.ts';
import { SystemGlyph } from '../glyphs.tsx';
import { labels } from '../labels.ts';
import { capital, SIDE_NAME, SYSTEM_NAME } from '../names.ts';
import { whyNot } from '../why-not.ts';
import { Crew, Tell } from './crew.tsx';
import { type ActProps, Callout, Order } from './parts.tsx';

/** One gauge per turn, systems the first mate may use under these rules, and messages to the captain. */
export function FirstMateAct({ scene, station }: ActProps) {
  const { view, settings } = scene;
  const { language } = settings;
  const w = labels(language);
  const charges = view.boats[station.side].charges;
  const { ruleset, chart } = view.rules;
  const due = SYSTEMS.some((system) => !whyNot(view, station.seat, { type: 'charge', system }));
  const fires = SYSTEMS.filter((system) => mayFire(ruleset, 'first-mate', system));
  return (
    <>
      <Callout scene={scene} name="first-mate">
        {w.aboutMate}
      </Callout>
      <p class="radar-now">{statusText(scene, station, due)}</p>
      {due && (
        <Group title={w.gauges}>
          <div class="radar-list">
            {SYSTEMS.map((system) => (
              <Order
                key={system}
                scene={scene}
                station={station}
                command={{ type: 'charge', system }}
                icon={<SystemGlyph system={system} />}
                wide
                quietly
              >
                {w.chargeVerb(SYSTEM_NAME[language][system])}
                <span class="quiet small">{charges && w.charge(charges[system], ruleset.charges[system])}</span>
              </Order>
            ))}
          </div>
        </Group>
      )}
      {fires.length > 0 && view.active === station.side && view.now.moved && (
        <Group title={w.fire}>
          <div class="radar-list">
            {fires.includes('sonar') && (
              <Order
                scene={scene}
                station={station}
                command={{ type: 'sonar' }}
                icon={<SystemGlyph system="sonar" />}
                wide
              >
                {w.pingNow}
              </Order>
            )}
            {fires.includes('drone') && (
              <div class="radar-sectors">
                <span class="small quiet">{capital(SYSTEM_NAME[language].drone)}</span>
                {Array.from({ length: chart.sectors }, (_, i) => (
                  <Order key={i} scene={scene} station={station} command={{ type: 'drone', sector: i + 1 }} quietly>
                    {capital(w.sector(i + 1))}
                  </Order>
                ))}
              </div>
            )}
          </div>
        </Group>
      )}
      <Crew scene={scene} station={station}>
        {charges && (
          <Tell scene={scene} station={station} message={{ type: 'status', charges }}>
            {w.tellStatus}
          </Tell>
        )}
        {charges &&
          SYSTEMS.filter((system) => charges[system] >= ruleset.charges[system]).map((system) => (
            <Tell
              key={system}
              scene={scene}
              station={station}
              message={{ type: 'ready', system }}
              icon={<SystemGlyph system={system} />}
            >
              {w.tellReady(SYSTEM_NAME[language][system])}
            </Tell>
          ))}
      </Crew>
    </>
  );
}

function statusText({ view, settings }: ActProps['scene'], { side, seat }: ActProps['station'], due: boolean): string {
  const w = labels(settings.language);
  if (view.phase === 'placement') return w.waitsForMove;
  if (view.active !== side) return w.theirTurn(SIDE_NAME[settings.language][view.active]);
  if (!view.now.moved) return w.waitsForMove;
  if (due) return w.chargeNow;
  return whyNot(view, seat, { type: 'charge', system: 'torpedo' })?.code === 'gauge-full' ? w.allFull : w.chargeDone;
}
