import '../board.css';
import { useMemo, useRef, useState } from 'preact/hooks';
import type { Language } from '../../../../kernel/game.ts';
import { Random } from '../../../../kernel/random.ts';
import { Button } from '../../../../page/button.tsx';
import { useStages } from '../../../../page/use-stages.ts';
import { MAPS } from '../../data/maps.ts';
import type { GameMap } from '../../ground.ts';
import { mapNamed } from '../../rules/maps/box.ts';
import { readMap } from '../../rules/maps/map-schema.ts';
import { randomMap, STYLES, type Style } from '../../rules/maps/random-map.ts';
import { setUpLabels, styleOf, titleOf } from '../set-up-labels.ts';
import { FileButton } from './file-button.tsx';
import { mapFrom } from './files.ts';
import type { PartProps } from './form-parts.ts';
import { changed, DEFAULTS, type MapChoice, mapOf, SIZES } from './match-options.ts';
import { sizeOf, smallMap } from './small-map.ts';

const EXAMPLE = 17; // a seed that shows each style well
type Tab = MapChoice['kind'];

/** The default selection of each tab. The file tab has none: the player chooses a file. */
const FIRST: Readonly<Partial<Record<Tab, unknown>>> = { box: DEFAULTS.map, style: STYLES[0] };

export function MapFields({ options, onChange, language }: PartProps) {
  const say = setUpLabels(language);
  const wish = mapOf(options);
  const [isFile, setFile] = useState(wish.kind === 'own');
  const tab: Tab = isFile ? 'own' : wish.kind;
  const last = useRef<Partial<Record<Tab, unknown>>>({}); // the last choice of each kind, for switching back
  const choose = (map: unknown): void => onChange(changed(options, 'map', map));
  const open = (kind: Tab): void => {
    last.current[wish.kind] = options.map;
    const back = last.current[kind] ?? FIRST[kind];
    setFile(kind === 'own');
    if (kind !== wish.kind && back !== undefined) choose(back);
  };
  const tabs: readonly (readonly [Tab, string])[] = [
    ['box', say.ofTheBox],
    ['style', say.byChance],
    ['own', say.fromFile],
  ];
  return (
    <section class="set-up-part">
      <h2>{say.map}</h2>
      <div class="row">
        <div class="segments">
          {tabs.map(([kind, title]) => (
            <Button key={kind} aria-pressed={tab === kind} onClick={() => open(kind)}>
              {title}
            </Button>
          ))}
        </div>
        <span class="small quiet" role="status">
          {say.chosenMap(nameOf(wish, language))}
        </span>
      </div>
      {tab === 'box' && <BoxMaps wish={wish} language={language} onChoose={choose} />}
      {tab === 'style' && <Styles wish={wish} language={language} onChoose={choose} />}
      {tab === 'own' && (
        <div class="stack">
          <p class="quiet small">{say.fileAbout}</p>
          <div class="row">
            <FileButton
              label={say.loadMap}
              accept=".board,.bme,.json"
              language={language}
              read={mapFrom}
              onRead={choose}
            />
          </div>
          {wish.kind === 'own' && <OwnMap file={wish.map} language={language} />}
        </div>
      )}
    </section>
  );
}

function nameOf(wish: MapChoice, language: Language): string {
  if (wish.kind === 'box') return titleOf(wish.id, language);
  if (wish.kind === 'style') return titleOf(wish.style, language);
  return 'name' in wish.map && typeof wish.map.name === 'string' ? wish.map.name : setUpLabels(language).ownMap;
}

interface MapsProps {
  readonly wish: MapChoice;
  readonly language: Language;
  onChoose(map: unknown): void;
}

const BoxMaps = ({ wish, language, onChoose }: MapsProps) => (
  <fieldset class="pictures bt-maps">
    <legend class="spoken">{setUpLabels(language).ofTheBox}</legend>
    {Object.keys(MAPS).map((id) => (
      <Picture
        key={id}
        title={titleOf(id, language)}
        map={mapNamed(id)}
        chosen={wish.kind === 'box' && wish.id === id}
        language={language}
        onChoose={() => onChoose(id)}
      />
    ))}
  </fieldset>
);

function Styles({ wish, language, onChoose }: MapsProps) {
  const say = setUpLabels(language);
  const size = wish.kind === 'style' ? ([wish.cols, wish.rows] as const) : (SIZES[0] as (typeof SIZES)[number]);
  const [cols, rows] = size;
  const examples = useMemo(
    () => STYLES.map((style) => [style, randomMap(style, cols, rows, new Random(EXAMPLE))] as const),
    [cols, rows],
  );
  const wanted = (style: Style, [wide, high]: readonly [number, number]): unknown =>
    wide === SIZES[0]?.[0] && high === SIZES[0]?.[1] ? style : { style, cols: wide, rows: high };
  return (
    <>
      <fieldset class="pictures bt-maps">
        <legend class="spoken">{say.byChance}</legend>
        {examples.map(([style, map]) => (
          <Picture
            key={style}
            title={styleOf(style, language)}
            map={map}
            chosen={wish.kind === 'style' && wish.style === style}
            language={language}
            onChoose={() => onChoose(wanted(style, size))}
          />
        ))}
      </fieldset>
      <p class="quiet small">{say.byChanceAbout}</p>
      <div class="field">
        <label for="bt-map-size">{say.size}</label>
        <select
          id="bt-map-size"
          class="select"
          disabled={wish.kind !== 'style'}
          value={`${cols} ${rows}`}
          onChange={(event) => {
            const [wide = 16, high = 17] = event.currentTarget.value.split(' ').map(Number);
            if (wish.kind === 'style') onChoose(wanted(wish.style, [wide, high]));
          }}
        >
          {SIZES.map(([wide, high]) => (
            <option key={`${wide} ${high}`} value={`${wide} ${high}`}>
              {say.sizeOf(wide, high)}
            </option>
          ))}
        </select>
      </div>
    </>
  );
}

interface PictureProps {
  readonly title: string;
  readonly map: GameMap;
  readonly chosen: boolean;
  readonly language: Language;
  onChoose(): void;
}

const Picture = ({ title, map, chosen, language, onChoose }: PictureProps) => (
  <label class="picture">
    <input type="radio" name="bt-map" checked={chosen} onChange={onChoose} />
    <MapPicture map={map} />
    <span class="small">{title}</span>
    <span class="small quiet">{setUpLabels(language).hexes(map.cols, map.rows)}</span>
  </label>
);

/** The map from a file, already read when it was chosen. */
function OwnMap({ file, language }: { readonly file: object; readonly language: Language }) {
  const map = useMemo(() => readMap(file), [file]);
  if (!map.ok) return null;
  return (
    <figure class="picture bt-own-map">
      <MapPicture map={map.value} />
      <figcaption class="small">
        {map.value.name} <span class="quiet">{setUpLabels(language).hexes(map.value.cols, map.value.rows)}</span>
      </figcaption>
    </figure>
  );
}

/** A thumbnail of a map, drawn after the form: together they would block a slow phone. */
function MapPicture({ map }: { readonly map: GameMap }) {
  const { width, height } = sizeOf(map);
  const isDrawn = useStages(1) === 1;
  return (
    <svg class="bt-map-picture" viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
      {isDrawn && <Shapes map={map} />}
    </svg>
  );
}

function Shapes({ map }: { readonly map: GameMap }) {
  const { tiles, things, rivers, roads } = useMemo(() => smallMap(map), [map]);
  return (
    <>
      {tiles.map(({ look, path }) => (
        <path key={look} class={`bt-small-${look}`} d={path} />
      ))}
      {rivers && <path class="bt-small-river" d={rivers} />}
      {roads && <path class="bt-small-road" d={roads} />}
      {things.map(({ look, path }) => (
        <path key={look} class={`bt-small-${look}`} d={path} />
      ))}
    </>
  );
}
