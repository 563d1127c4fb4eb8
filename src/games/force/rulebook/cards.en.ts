import { list, type RulesSection, table, text } from '../../../kernel/rulebook.ts';
import { type Facts, said, those } from './facts.ts';

export const cards = ({ kinds, masters, dots, seats }: Facts): RulesSection => ({
  id: 'cards',
  title: 'Your cards',
  blocks: [
    table(
      ['card', 'use'],
      ...those(
        kind('site', 'A location on the ground, where characters fight. Exterior or interior.'),
        kinds.has('system') &&
          kind('system', 'A location in space, where starships fight. Its parsec number says where it lies.'),
        kinds.has('character') && kind('character', 'Fights at sites. Moves one site per turn.'),
        kinds.has('vehicle') &&
          kind('vehicle', `Fights at exterior sites and moves fast.${seats ? ' May carry characters.' : ''}`),
        kinds.has('starship') && kind('starship', `Fights in systems.${seats ? ' May carry characters.' : ''}`),
        kinds.has('weapon') && kind('weapon', 'Carried by one of your other cards. Fires in battles.'),
        kinds.has('tactic') && kind('tactic', 'Played from your hand in a battle, for more power.'),
        kinds.has('omen') && kind('omen', 'Cannot be played. It is useful for its high destiny, or as a card to lose.'),
      ),
    ),
    text('Cards have no text, only numbers:'),
    table(
      ['number', 'meaning'],
      ...those<readonly [string, string]>(
        ['deploy', 'What it costs to bring the card into play.'],
        ['power', 'What it adds to your total in a battle.'],
        ['ability', 'Gives presence, and the right to draw destiny in a battle.'],
        ['forfeit', 'How much damage and attrition it covers if you forfeit it.'],
        ['destiny', 'Used like a die roll when the card is drawn from the Reserve Deck in a battle.'],
        ['defence', 'What a weapon must beat. For characters it is their ability.'],
        kinds.has('starship') && ['hyperspeed', 'How many parsecs a starship can jump.'],
        kinds.has('vehicle') && ['landspeed', 'How many sites a vehicle can move.'],
        seats && ['seats', 'How many characters can be aboard.'],
      ),
    ),
    ...those(
      (dots || masters) &&
        text(
          said(
            dots &&
              'Dots before a name limit how many copies each player may have on the table: • one, •• two, ••• three.',
            masters && 'A character with the *master* icon gives its owner 1 more Force each turn.',
          ),
        ),
    ),
  ],
});

const kind = (icon: string, use: string) => [{ icon, text: icon }, use] as const;

export const piles = (): RulesSection => ({
  id: 'piles',
  title: 'The piles',
  blocks: [
    table(
      ['pile', 'Life Force', 'what it is'],
      ['Reserve Deck', 'yes', 'Your face-down deck. Force and destiny come from its top.'],
      ['Force Pile', 'yes', 'The Force you have activated: your money.'],
      ['Used Pile', 'yes', 'Force you have spent. It returns to the Reserve Deck at the end of the turn.'],
      ['hand', 'no', 'Cards you can play. There is no limit.'],
      ['table', 'no', 'Cards in play.'],
      ['Lost Pile', 'no', 'Cards that are gone for good. Face up.'],
    ),
    list(
      '*Using* Force moves cards from the top of the Force Pile to the Used Pile. You get them back.',
      '*Losing* Force moves cards to the Lost Pile. You never get them back.',
      'Drawing a card into your hand lowers your Life Force by 1: the hand does not count.',
    ),
  ],
});

export const locations = ({ systems, kinds }: Facts): RulesSection => ({
  id: 'locations',
  title: 'Locations',
  blocks: [
    text(
      'The table grows during the match: players deploy locations from their hands. Each has dark and light *Force icons*, which belong to the Dominion and the Compact no matter who deployed the location.',
    ),
    text(
      said(
        'A *site* belongs to a system. The sites of one system lie in a row in a fixed order, and two are neighbours if no other site on the table lies between them.',
        kinds.has('system') &&
          'A *system* is in space. The distance between two systems is the difference between their parsec numbers.',
      ),
    ),
    table(['system', 'parsec'], ...systems.map(({ name, parsec }) => [name, String(parsec)])),
  ],
});
