import type { FastifyRequest } from 'fastify';
import { rulesFor } from '../../arena/play.ts';
import type { Game, Language } from '../../kernel/game.ts';
import { drawingOf } from '../../parts/picture/board-text.ts';
import type { ServerOptions } from '../options.ts';
import type { HttpBackend } from './backend.ts';
import { matchTexts, previewText } from './preview-text.ts';
import { pathOf } from './requests.ts';

/** What chats and social networks show of a link. */
interface Preview {
  readonly title: string;
  readonly description: string;
  readonly image: string; // path
  readonly alt: string;
}

interface PreviewParts {
  readonly backend: Pick<HttpBackend, 'preview'>;
  readonly games: Readonly<Record<string, Game>>;
  readonly options: Pick<ServerOptions, 'trustProxy' | 'publicUrl'>;
}

/** The meta tags for a page, as HTML. They contain only what is public. */
export async function previewTags(request: FastifyRequest, language: Language, parts: PreviewParts): Promise<string> {
  const path = pathOf(request.url);
  const { title, description, image, alt } = await previewOf(path, language, parts);
  const origin = originOf(request, parts.options);
  const properties: readonly (readonly [string, string])[] = [
    ['og:type', 'website'],
    ['og:site_name', 'Umpire'],
    ['og:locale', language === 'es' ? 'es_ES' : 'en_GB'],
    ['og:url', `${origin}${path}`],
    ['og:title', title],
    ['og:description', description],
    ['og:image', `${origin}${image}`],
    ['og:image:type', 'image/png'],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:image:alt', alt],
  ];
  const tags = properties.map(([name, content]) => `<meta property="${name}" content="${escaped(content)}">`);
  const names: readonly (readonly [string, string])[] = [
    ['twitter:card', 'summary_large_image'],
    ['twitter:title', title],
    ['twitter:description', description],
    ['twitter:image', `${origin}${image}`],
    ['twitter:image:alt', alt],
  ];
  return [...tags, ...names.map(([name, content]) => `<meta name="${name}" content="${escaped(content)}">`)].join('\n');
}

async function previewOf(path: string, language: Language, parts: PreviewParts): Promise<Preview> {
  const [, code] = /^\/(?:m|replay|embed\/replay|embed\/board)\/([A-Za-z0-9]{1,12})\/?$/.exec(path) ?? [];
  if (code !== undefined) return (await ofMatch(code, language, parts)) ?? ofSite(language, parts);
  const [, game] = /^\/rules\/([a-z0-9-]{1,32})\/?$/.exec(path) ?? [];
  return (game !== undefined && (await ofRules(game, language, parts))) || ofSite(language, parts);
}

async function ofMatch(code: string, language: Language, { backend }: PreviewParts): Promise<Preview | undefined> {
  const found = await backend.preview(code, language);
  if (!found.ok) return undefined;
  const image = `/api/matches/${code.toUpperCase()}/picture.png?lang=${language}`;
  return { ...matchTexts(found.value, language), image, alt: previewText(language).pictureOf(found.value.game) };
}

async function ofRules(id: string, language: Language, { games }: PreviewParts): Promise<Preview | undefined> {
  const game = Object.hasOwn(games, id) ? games[id] : undefined;
  if (!game) return undefined;
  const text = previewText(language);
  const { titles } = await drawingOf(game);
  const rules = rulesFor(game, undefined, '1');
  const summary = rules.ok ? (await game.rulebook(rules.value, language)).summary : text.about;
  return {
    title: text.rules(titles[language]),
    description: summary.replaceAll('*', ''),
    image: gameImage(id, language),
    alt: text.pictureOf(titles[language]),
  };
}

/** The home page shows the first game. */
async function ofSite(language: Language, { games }: PreviewParts): Promise<Preview> {
  const text = previewText(language);
  const [first] = Object.values(games);
  const alt = first ? text.pictureOf((await drawingOf(first)).titles[language]) : text.site;
  return { title: text.site, description: text.about, image: gameImage(first?.id ?? '', language), alt };
}

const gameImage = (game: string, language: Language): string => `/api/games/${game}/picture.png?lang=${language}`;

/** The public address if the operator has set it, otherwise the one that the client used; its host name has been checked. */
function originOf({ headers, protocol }: FastifyRequest, { trustProxy, publicUrl }: PreviewParts['options']): string {
  if (publicUrl !== null) return publicUrl;
  const forwarded = String(headers['x-forwarded-proto'] ?? '');
  const scheme = trustProxy > 0 && /^https?$/.test(forwarded) ? forwarded : protocol;
  return `${scheme}://${headers.host ?? 'localhost'}`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] as string);
