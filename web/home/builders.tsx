import { useLanguage } from '../../src/page/language.ts';
import { Link } from '../app/navigation.tsx';
import { useText } from '../app/use-api.ts';
import { homeText } from './home-text.ts';

/** Links that most players do not need at first: leagues, and pages for people who write bots. */
export function Builders() {
  const say = useText();
  const { builders, leagues, leaguesAbout } = homeText(useLanguage());
  return (
    <footer class="home-builders small">
      <p class="home-leagues">
        <Link to="/leagues">{leagues}</Link> <span class="quiet">{leaguesAbout}</span>
      </p>
      <h2 class="heading">{builders}</h2>
      <ul>
        <li>
          <Link to="/lab">{say.lab}</Link> <span class="quiet">{say.labAbout}</span>
        </li>
        <li>
          <Link to="/arena">{say.arena}</Link> <span class="quiet">{say.arenaAbout}</span>
        </li>
      </ul>
    </footer>
  );
}
