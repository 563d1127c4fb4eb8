import UPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';

/** Lines over one axis, each with its own colour and dash, some with a band. */
export interface Picture {
  readonly x: readonly number[];
  readonly lines: readonly PlotLine[];
  readonly marks: readonly PlotMark[]; // reference values, drawn as horizontal lines
  readonly across: string; // label of the x axis
  readonly least: readonly [low: number, high: number]; // the y range includes at least this
}

interface PlotLine {
  readonly colour: string; // a custom property: `--brass`
  readonly dash: readonly number[];
  readonly y: readonly (number | null)[];
  readonly low: readonly (number | null)[] | null; // the band's edges; null: no band
  readonly high: readonly (number | null)[] | null;
}

interface PlotMark {
  readonly y: number;
  readonly colour: string;
  readonly words: string;
}

export interface Drawn {
  show(picture: Picture): void;
  destroy(): void;
}

interface Where {
  readonly room: HTMLElement;
  readonly height: number;
  readonly language: string;
  onPoint(place: number | null): void;
}

/** Draws into an element whose width may change, with the colours it has now. */
export function draw(first: Picture, { room, height, language, onPoint }: Where): Drawn {
  let picture = first;
  const style = getComputedStyle(room);
  const colour = (name: string): string => style.getPropertyValue(name).trim() || 'currentcolor';
  const font = `12px ${style.getPropertyValue('font-family')}`;
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  const axis = {
    stroke: colour('--quiet'),
    font,
    grid: { stroke: colour('--line'), width: 1 },
    ticks: { show: false },
  };
  const plot = new UPlot(
    {
      width: Math.max(200, room.clientWidth),
      height,
      legend: { show: false },
      cursor: { y: false, points: { size: 7 }, drag: { x: false, y: false } },
      scales: {
        x: { time: false },
        y: { range: (_, low, high) => around(picture, low, high) },
      },
      axes: [
        { ...axis, size: 30, incrs: WHOLE, label: first.across, labelSize: 16, labelGap: 0, labelFont: font },
        { ...axis, size: 52, values: (_, splits) => splits.map((value) => number.format(value).replace('-', '−')) },
      ],
      series: [
        {},
        ...first.lines.flatMap((line) => [
          { stroke: colour(line.colour), width: 2, dash: [...line.dash], points: { show: line.y.length < 3 } },
          ...(line.low ? [edge(), edge()] : []),
        ]),
      ],
      bands: bandsOf(first).map(({ high, low, line }) => ({
        series: [high, low] as [number, number],
        fill: colour(line.colour) + WASH,
      })),
      hooks: {
        drawAxes: [(own) => drawMarks(own, picture.marks, colour, font)],
        setCursor: [
          ({ cursor }) => onPoint(cursor.left === undefined || cursor.left < 0 ? null : (cursor.idx ?? null)),
        ],
      },
    },
    columns(first),
    room,
  );
  const watch = new ResizeObserver(() => {
    const width = Math.max(200, room.clientWidth);
    if (width !== plot.width) plot.setSize({ width, height });
  });
  watch.observe(room);
  return {
    show(next) {
      picture = next;
      plot.setData(columns(next));
    },
    destroy() {
      watch.disconnect();
      plot.destroy();
    },
  };
}

const WASH = '26'; // alpha of a band, appended to a six-digit colour
const WHOLE = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000];
const edge = () => ({ stroke: 'transparent', width: 0, points: { show: false } });

const columns = ({ x, lines }: Picture): UPlot.AlignedData =>
  [x, ...lines.flatMap(({ y, low, high }) => [y, ...(low && high ? [high, low] : [])])] as unknown as UPlot.AlignedData;

/** The data columns of each band. */
function bandsOf({
  lines,
}: Picture): readonly { readonly high: number; readonly low: number; readonly line: PlotLine }[] {
  const bands = [];
  let at = 1;
  for (const line of lines) {
    if (line.low) bands.push({ high: at + 1, low: at + 2, line });
    at += line.low ? 3 : 1;
  }
  return bands;
}

/** The y range of everything drawn, with some padding. */
function around({ least, marks }: Picture, low: number, high: number): [number, number] {
  const all = [...least, ...marks.map(({ y }) => y), low, high].filter(Number.isFinite);
  const [from, to] = [Math.min(...all), Math.max(...all)];
  const air = (to - from || 1) * 0.08;
  return [from - air, to + air];
}

function drawMarks(plot: UPlot, marks: readonly PlotMark[], colour: (name: string) => string, font: string): void {
  const { ctx, bbox } = plot;
  const scale = devicePixelRatio;
  ctx.save();
  ctx.font = font.replace('12px', `${12 * scale}px`);
  ctx.lineWidth = scale;
  for (const { y, colour: name, words } of marks) {
    const at = Math.round(plot.valToPos(y, 'y', true)) + 0.5;
    ctx.strokeStyle = colour(name);
    ctx.fillStyle = colour(name);
    ctx.setLineDash(words === '' ? [] : [6 * scale, 4 * scale]);
    ctx.beginPath();
    ctx.moveTo(bbox.left, at);
    ctx.lineTo(bbox.left + bbox.width, at);
    ctx.stroke();
    ctx.textAlign = 'left';
    ctx.textBaseline = y < 0 ? 'top' : 'bottom';
    ctx.fillText(words, bbox.left + 6 * scale, at + (y < 0 ? 4 : -3) * scale);
  }
  ctx.restore();
}
