import type { Language } from '../../kernel/game.ts';
import { sideOf } from '../../kernel/ids.ts';
import { titleIn } from '../../wire/game-titles.ts';
import { seatsOf } from '../table/seat-assignments.ts';
import type { TableContext } from '../table/table-context.ts';
import type { PushMessage } from './push-sender.ts';

const TEXT = {
  en: {
    title: (game: string) => `Your turn · ${game}`,
    match: (code: string) => `Match ${code}`,
    against: (code: string, name: string) => `Match ${code} against ${name}`,
    others: (code: string, name: string, more: number) =>
      `Match ${code} against ${name} and ${more === 1 ? '1 other' : `${more} others`}`,
  },
  es: {
    title: (game: string) => `Te toca · ${game}`,
    match: (code: string) => `Partida ${code}`,
    against: (code: string, name: string) => `Partida ${code} contra ${name}`,
    others: (code: string, name: string, more: number) => `Partida ${code} contra ${name} y ${more} más`,
  },
} as const satisfies Record<Language, object>;

/** "Your turn": the game, the match code and the opponents' names, which everyone at the table can see. */
export function turnMessage(
  { record, game, assignments, people }: Pick<TableContext, 'record' | 'game' | 'assignments' | 'people'>,
  person: string,
  language: Language,
): PushMessage {
  const { code } = record;
  const say = TEXT[language];
  const own = new Set(seatsOf(assignments, person).map(sideOf));
  const others = assignments.flatMap((one) => (one.person === null || own.has(sideOf(one.seat)) ? [] : [one.person]));
  const [first, ...more] = [...new Set(others)].flatMap((id) => people.get(id)?.name ?? []);
  const body =
    first === undefined
      ? say.match(code)
      : more.length === 0
        ? say.against(code, first)
        : say.others(code, first, more.length);
  return { title: say.title(titleIn(language, game.id, game.title)), body, code, language };
}
