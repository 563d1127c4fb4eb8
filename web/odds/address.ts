const LONGEST_QUERY = 6_000; // characters; servers and proxies refuse much longer ones

/** The URL of a question. A very long one goes into the fragment, which browsers do not send to the server. */
export const urlOf = (path: string, asked: string): string =>
  asked === '' ? path : `${path}${asked.length > LONGEST_QUERY ? '#' : '?'}${asked}`;

/** The question in a URL. */
export const askedIn = ({ search, hash }: { readonly search: string; readonly hash: string }): string =>
  (hash.includes('=') ? hash : search).slice(1);
