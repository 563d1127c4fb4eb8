/** Prompts that a client can offer its user. */
export const PROMPTS = [
  { name: 'play', description: 'Play a match against bots', text: playText },
  { name: 'learn', description: 'Learn the rules of a game', text: learnText },
  { name: 'review', description: 'Explain the decision you have to make now', text: reviewText },
] as const;

export const PROMPT_ARGUMENTS = [{ name: 'game', description: 'The id of a game, from list_games', required: true }];

export const promptText = (name: string, game: string): string | undefined =>
  PROMPTS.find((one) => one.name === name)?.text(game);

function playText(game: string): string {
  return (
    `Play a match of ${game} with Umpire's tools. Start it with new_match. Each turn call options; if the list comes in groups, ` +
    'compare them with hint, then narrow the list with where. Play with act. Say in one sentence why you chose each move, and ' +
    'use look when you need the board. Continue until the match is over, then sum up what decided it.'
  );
}

function learnText(game: string): string {
  return (
    `Teach me ${game}. Read umpire://rules/${game}/en and the sections it lists, or call rules_of. Explain how to win, the ` +
    'phases of a turn and the three most common mistakes. Use ask_rules for every number: do not calculate odds yourself.'
  );
}

function reviewText(game: string): string {
  return (
    `I am playing ${game} at an open table. Call look and hint with most 5. Compare the options: what each gains, what it ` +
    'risks, and how close they are. Then recommend one, but do not play it before I agree.'
  );
}
