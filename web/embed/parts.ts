import type { Embedded } from './address.ts';
import { embedText } from './embed-text.ts';

/** Creates an element with properties and children. */
export function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  properties: Partial<HTMLElementTagNameMap[K]> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[K] {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

/** The link from the frame to the match itself. */
export const openLink = ({ code, kind, language }: Embedded): HTMLAnchorElement =>
  element(
    'a',
    {
      className: 'embed-open',
      href: kind === 'replay' ? `/replay/${code}` : `/m/${code}`,
      target: '_blank',
      rel: 'noopener',
    },
    embedText(language).open,
  );

export const notice = (text: string): HTMLParagraphElement => {
  const made = element('p', { className: 'embed-notice' }, text);
  made.setAttribute('role', 'status');
  return made;
};
