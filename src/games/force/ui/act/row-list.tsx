import type { ComponentChildren } from 'preact';
import { figure, percent } from '../../../../page/figure.ts';
import { Group } from '../../../../page/group.tsx';
import { help } from '../../../../page/help.ts';
import { isCombatant, isLocation } from '../../data/card.ts';
import { cardOf, inPlayOf } from '../../rules/cards.ts';
import { drainAmount } from '../../rules/control.ts';
import { otherSide, type View } from '../../view.ts';
import { CardName, costOf, Figures } from '../board/face.tsx';
import { isSame, sourceOf, targetOf } from '../choices.ts';
import { KindGlyph } from '../glyphs.tsx';
import { hitChance, oddsAt } from '../knowledge.ts';
import type { Labels } from '../labels.ts';
import { capital, sideClass } from '../scene.ts';
import type { ActProps } from './act-props.ts';
import { mainOf } from './deeds.ts';
import { type Row, rowsOf } from './rows.ts';

/** What can be picked now, numbered for the keyboard. */
export function RowList(props: ActProps & { readonly title: string; readonly none?: string }) {
  const { scene, list, draft, locked, title, none, act } = props;
  const rows = rowsOf(scene.view, list, draft);
  const main = mainOf(scene.view, list, draft);
  if (rows.length === 0) return none ? <p class="quiet small">{none}</p> : null;
  return (
    <Group title={title}>
      <ul class="fo-rows">
        {rows.map((row, i) => (
          <li key={row.key}>
            <button
              type="button"
              class="fo-row"
              disabled={locked}
              data-card={row.card}
              aria-pressed={main !== null && row.command !== null && isSame(row.command, main)}
              onClick={() => act({ draft: row.draft })}
            >
              {i < 9 && <kbd class="fo-key">{i + 1}</kbd>}
              <RowWords {...props} row={row} />
            </button>
          </li>
        ))}
      </ul>
    </Group>
  );
}

function RowWords(props: ActProps & { readonly row: Row }) {
  const { scene, row, w } = props;
  const { view } = scene;
  const { card, command } = row;
  if (card === null)
    return (
      <span class="fo-row-name">
        {command?.type === 'lose' ? w.topOf(command.from) : capital(orderWords(props, row))}
      </span>
    );
  const printed = cardOf(view, card);
  const under = underName(view, row, w);
  return (
    <>
      <span class={`fo-row-kind ${sideClass(printed.side)}`}>
        <KindGlyph kind={printed.kind} />
      </span>
      <span class="fo-row-name">
        <CardName card={printed} />
        {row.copies > 1 && <span class="quiet"> ×{row.copies}</span>}
        {under && <span class="fo-row-at quiet small">{under}</span>}
      </span>
      <span class="fo-row-aside">{aside(props)}</span>
    </>
  );
}

/** Where a card is, and its destination if there is only one. */
function underName(view: View, { card, command }: Row, w: Labels): string {
  if (command?.type === 'lose') return w.fromHand;
  const at = card === null || view.battle ? null : (inPlayOf(view, card)?.at ?? null);
  const to = command && sourceOf(command) === card ? targetOf(view, command) : null;
  const named = (one: number): string => w.cardName(cardOf(view, one));
  return [...(at === null ? [] : [named(at)]), ...(to === null || to === at ? [] : [`→ ${named(to)}`])].join(' ');
}

/** Extra information in a row: a price, an amount, odds. */
function aside({ scene, side, row, w }: ActProps & { readonly row: Row }): ComponentChildren {
  const { view, settings } = scene;
  const { language } = settings;
  const card = cardOf(view, row.card ?? 0);
  switch (row.command?.type) {
    case 'drain':
      return w.drains(drainAmount(view, row.card ?? 0, side).total);
    case 'battle': {
      const { wins, mean } = oddsAt(view, scene.belief(), row.card ?? 0);
      return (
        <span class="fo-odds" {...help('odds', w.oddsTitle)}>
          <b>{percent(wins[side], language)}</b>
          <span class="quiet small">
            {w.means(figure(mean[otherSide(side)].damage, language), figure(mean[side].damage, language))}
          </span>
        </span>
      );
    }
    case 'fire':
      return w.hits(percent(hitChance(view, scene.belief(), side, row.command.weapon, row.command.target), language));
    case 'forfeit':
      return isCombatant(card) ? w.worth(card.forfeit) : null;
    case 'lose':
      return w.destiny(card.destiny);
    case 'embark':
      return w.aboard;
    case 'disembark':
      return w.out;
    case 'tactic':
      return w.cost(costOf(card) ?? 0);
    default: {
      if (isLocation(card)) return row.command?.type === 'deploy' && row.command.to === undefined ? w.free : null;
      const inHand = inPlayOf(view, row.card ?? 0) === undefined;
      return (
        <>
          <Figures card={card} />
          {inHand && <span class="fo-price">{w.cost(costOf(card) ?? 0)}</span>}
        </>
      );
    }
  }
}

const orderWords = ({ scene }: ActProps, { command }: Row): string =>
  command ? (scene.game.order?.(command, scene.settings.language, scene.rules, scene.view) ?? command.type) : '';
