/** Where the browser stores the lists. */
export const LISTS_KEY = 'shooting.lists';
