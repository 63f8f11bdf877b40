import type { DrawnFigureName } from "@learnin/domain/authoring/drawn-figures";
import type { Figure } from "@learnin/domain/question/question";
import { barChart } from "./bar-chart.ts";
import { baseTenBlocks } from "./base-ten-blocks.ts";
import { boxInWords, boxPlot, type FiveNumbers } from "./box-plot.ts";
import { circle } from "./circle.ts";
import { clock } from "./clock.ts";
import { coins, type Piece } from "./coins.ts";
import { coordinatePlane, type PlanePoint } from "./coordinate-plane.ts";
import { dataTable, tableInWords } from "./data-table.ts";
import { dotPlot } from "./dot-plot.ts";
import { equalGroups } from "./equal-groups.ts";
import { fractionBar } from "./fraction-bar.ts";
import { fractionCircle } from "./fraction-circle.ts";
import { dotArray, rectangle } from "./grids.ts";
import { hundredGrid } from "./hundred-grid.ts";
import { inequalityInWords, inequalityLine } from "./inequality-line.ts";
import { numberLine } from "./number-line.ts";
import { type SettingsReader, settingsReader } from "./read-settings.ts";
import { rightTriangle } from "./right-triangle.ts";
import { ruler } from "./ruler.ts";
import { svg } from "./svg.ts";
import { tapeDiagram } from "./tape-diagram.ts";

/** A figure, or the setting that it cannot be drawn with. */
export type Drawn = { figure: Figure; setting: null } | { figure: null; setting: string };

/** The figure that an author chose and set. */
export function drawByName(name: DrawnFigureName, settings: Readonly<Record<string, string>>): Drawn {
	const read = settingsReader(settings);
	const draw = figures[name](read);
	const setting = read.fault();
	return setting === undefined ? { figure: draw(), setting: null } : { figure: null, setting };
}

/** Reads the settings; what it returns is called only if all of them can be drawn. */
type Figures = (read: SettingsReader) => () => Figure;

const figures: Readonly<Record<DrawnFigureName, Figures>> = {
	"number-line": (read) => {
		const [from, to] = ends(read, 20);
		const parts = read.whole("parts", 1, 12);
		const point = read.number("point", from, to);
		return () => ({
			svg: numberLine({ from, to, parts, labelled: () => true, point, colour: "coral" }),
			alt: `A number line from ${from} to ${to} with ${parts} ${parts === 1 ? "step" : "steps"} from one whole number to the next. The point is at ${point}.`,
		});
	},
	"inequality-line": (read) => {
		const [from, to] = ends(read, 24);
		const boundary = read.whole("boundary", from, to);
		const direction = read.words("direction") === "left" ? "left" : "right";
		const ray = { from, to, boundary, direction, is_closed: read.words("end") === "closed" } as const;
		return () => ({ svg: inequalityLine(ray), alt: inequalityInWords(ray) });
	},
	"fraction-bar": (read) => {
		const { parts, shaded } = shares(read);
		return () => ({
			svg: svg(480, 64, fractionBar({ x: 0, y: 2, width: 480, height: 60, parts, shaded, colour: "sky" })),
			alt: `A bar with ${parts} equal parts. ${shaded} of them ${isAre(shaded)} colored.`,
		});
	},
	"fraction-circle": (read) => {
		const { parts, shaded } = shares(read);
		return () => ({
			svg: svg(200, 200, fractionCircle({ cx: 100, cy: 100, radius: 94, parts, shaded, colour: "sky" })),
			alt: `A circle with ${parts} equal parts. ${shaded} of them ${isAre(shaded)} colored.`,
		});
	},
	"hundred-grid": (read) => {
		const colored = read.whole("colored", 0, 100);
		return () => ({
			svg: hundredGrid(colored, "sky"),
			alt: `A grid of 100 squares. ${colored} of them ${isAre(colored)} colored.`,
		});
	},
	"base-ten-blocks": (read) => {
		const blocks = {
			hundreds: read.whole("hundreds", 0, 9),
			tens: read.whole("tens", 0, 19),
			ones: read.whole("ones", 0, 20),
		};
		if (blocks.hundreds + blocks.tens + blocks.ones === 0) read.refuse("ones");
		return () => ({
			svg: baseTenBlocks(blocks),
			alt: `Base-ten blocks. Hundreds: ${blocks.hundreds}. Tens: ${blocks.tens}. Ones: ${blocks.ones}.`,
		});
	},
	"dot-array": (read) => {
		const [rows, columns] = [read.whole("rows", 1, 12), read.whole("columns", 1, 12)];
		return () => ({
			svg: dotArray(rows, columns, "sky"),
			alt: `${rows} ${rows === 1 ? "row" : "rows"} with ${columns} ${columns === 1 ? "dot" : "dots"} in each.`,
		});
	},
	"equal-groups": (read) => {
		const [groups, each] = [read.whole("groups", 1, 12), read.whole("each", 1, 16)];
		return () => ({
			svg: equalGroups(groups, each, "sky"),
			alt: `${groups} ${groups === 1 ? "ring" : "rings"} with ${each} ${each === 1 ? "dot" : "dots"} in each.`,
		});
	},
	clock: (read) => {
		const [hour, minute] = [read.whole("hour", 1, 12), read.whole("minute", 0, 59)];
		return () => ({
			svg: clock(hour, minute),
			alt: `A clock. The short hand is at or after ${hour}, the long hand is at minute ${minute}.`,
		});
	},
	coins: (read) => {
		const counts: [Piece, string, number][] = [
			["quarter", "Quarters", read.whole("quarters", 0, 12)],
			["dime", "Dimes", read.whole("dimes", 0, 12)],
			["nickel", "Nickels", read.whole("nickels", 0, 12)],
			["penny", "Pennies", read.whole("pennies", 0, 12)],
		];
		const pieces = counts.flatMap(([piece, , count]) => Array.from({ length: count }, () => piece));
		if (pieces.length === 0) read.refuse("pennies");
		return () => ({
			svg: coins(pieces),
			alt: `Coins. ${counts.map(([, name, count]) => `${name}: ${count}.`).join(" ")}`,
		});
	},
	ruler: (read) => {
		const length = read.whole("length", 1, 16);
		const unit = read.words("unit");
		const [begins, stops] = [read.number("begins", 0, length), read.number("ends", 0, length)];
		if (stops <= begins) read.refuse("ends");
		return () => ({
			svg: ruler({ length, unit, parts: 2, bars: [{ from: begins, to: stops, colour: "gold" }] }),
			alt: `A ruler of ${length} ${unit}. A bar begins at ${begins} and ends at ${stops}.`,
		});
	},
	rectangle: (read) => {
		const [width, height] = [read.whole("width", 1, 16), read.whole("height", 1, 12)];
		const [below, beside] = [read.words("below"), read.words("beside")];
		const has_squares = read.words("squares") === "yes";
		return () => ({
			svg: rectangle({ width, height, below, beside, has_squares, colour: "mint" }),
			alt: [
				has_squares ? `A rectangle of ${height} rows with ${width} squares in each.` : "A rectangle.",
				below === "" ? "" : `Below it: ${below}.`,
				beside === "" ? "" : `Beside it: ${beside}.`,
			]
				.filter((sentence) => sentence !== "")
				.join(" "),
		});
	},
	"right-triangle": (read) => {
		const [across, up] = [read.number("across", 0.1, 1000), read.number("up", 0.1, 1000)];
		const [level = "", upright = "", slant = ""] = read.list("labels");
		return () => ({
			svg: rightTriangle({ across, up, labels: [level, upright, slant], colour: "sky" }),
			alt: `A right triangle. The level leg: ${said(level)}. The upright leg: ${said(upright)}. The side opposite the right angle: ${said(slant)}.`,
		});
	},
	circle: (read) => {
		const shows = read.words("shows") === "diameter" ? "diameter" : "radius";
		const text = read.words("text");
		return () => ({
			svg: circle({ shows, text, colour: "sky" }),
			alt: `A circle. Its ${shows}: ${said(text)}.`,
		});
	},
	"tape-diagram": (read) => {
		const sizes = read.numbers("shares", 0.01, 1_000_000);
		const texts = read.list("texts");
		const total = read.words("total");
		if (texts.length > sizes.length) read.refuse("texts");
		const bars = sizes.map((share, at) => ({ share, text: texts[at] ?? "", colour: "sky" as const }));
		return () => ({
			svg: tapeDiagram(bars, total).svg,
			alt: `A bar in ${sizes.length} ${sizes.length === 1 ? "part" : "parts"}: ${bars.map(({ text }) => said(text)).join(", ")}. The whole bar: ${said(total)}.`,
		});
	},
	"bar-chart": (read) => {
		const bars = namedCounts(read, 1000);
		const most = Math.max(...bars.map(({ count }) => count));
		const step = read.whole("step", 1, 1000);
		if (most === 0) read.refuse("counts");
		if (most / step > 12) read.refuse("step");
		const [x_name, y_name] = [read.words("below"), read.words("above")];
		return () => ({
			svg: barChart({ bars, step, x_name, y_name, colour: "sky" }),
			alt: `A bar graph. ${y_name}: ${inWords(bars)}.`,
		});
	},
	"line-plot": (read) => {
		const places = namedCounts(read, 10);
		const caption = read.words("caption");
		if (places.every(({ count }) => count === 0)) read.refuse("counts");
		return () => ({
			svg: dotPlot({ places, caption, has_crosses: true, colour: "sky" }),
			alt: `A line plot, ${caption}. Crosses: ${inWords(places)}.`,
		});
	},
	"box-plot": (read) => {
		const [from, to] = ends(read, 1000);
		const step = read.whole("step", 1, 1000);
		if ((to - from) % step !== 0 || (to - from) / step > 40) read.refuse("step");
		const five = read.numbers("five", from, to);
		const isSorted = five.every((value, at) => at === 0 || value >= (five[at - 1] ?? value));
		if (five.length !== 5 || !isSorted) read.refuse("five");
		const caption = read.words("caption");
		const numbers = five as unknown as FiveNumbers;
		return () => ({
			svg: boxPlot({ from, to, step, boxes: [{ five: numbers, colour: "sky" }], caption }),
			alt: `A box plot, ${caption}. ${boxInWords(numbers)}`,
		});
	},
	"coordinate-plane": (read) => {
		const [from, to] = ends(read, 20);
		const points = pointsOf(read, from, to);
		return () => ({
			svg: coordinatePlane({
				x: [from, to],
				y: [from, to],
				points: points.map((at) => ({ at, colour: "coral" })),
			}),
			alt: `A coordinate plane with both axes from ${from} to ${to}. Points: ${points.map(([x, y]) => `(${x}, ${y})`).join(", ")}.`,
		});
	},
	"data-table": (read) => {
		const heading = read.list("heading");
		const rows = ["first", "second", "third"].flatMap((id) => {
			const row = read.list(id);
			if (row.join("") === "") return [];
			if (row.length !== heading.length) read.refuse(id);
			return [row];
		});
		return () => ({ svg: dataTable([heading, ...rows]), alt: tableInWords([heading, ...rows]) });
	},
};

/** Where an axis begins and ends: whole numbers, at most so many apart. */
function ends(read: SettingsReader, most: number): [number, number] {
	const from = read.whole("from", -1000, 1000);
	const to = read.whole("to", -1000, 1000);
	if (to <= from || to - from > most) read.refuse("to");
	return [from, Math.max(to, from + 1)];
}

function shares(read: SettingsReader): { parts: number; shaded: number } {
	const parts = read.whole("parts", 1, 24);
	return { parts, shaded: read.whole("colored", 0, parts) };
}

function namedCounts(read: SettingsReader, most: number): { name: string; count: number }[] {
	const names = read.list("names");
	const counts = read.numbers("counts", 0, most);
	if (names.length !== counts.length || counts.some((count) => !Number.isInteger(count)))
		read.refuse("counts");
	return names.map((name, at) => ({ name, count: counts[at] ?? 0 }));
}

/** "(1, 2), (4, 5)" as points within both axes. */
function pointsOf(read: SettingsReader, from: number, to: number): PlanePoint[] {
	const text = read.words("points");
	const points = [...text.matchAll(/\(\s*([-\u2212]?[\d.]+)\s*,\s*([-\u2212]?[\d.]+)\s*\)/g)].map(
		([, x = "", y = ""]): PlanePoint => [signed(x), signed(y)],
	);
	const isWithin = points.every((point) => point.every((value) => value >= from && value <= to));
	if (points.length === 0 || points.length > 12 || !isWithin) read.refuse("points");
	return points;
}

function signed(text: string): number {
	return Number(text.replace("\u2212", "-"));
}

function said(text: string): string {
	return text === "" ? "no words" : text === "?" ? "unknown" : text;
}

function inWords(items: readonly { name: string; count: number }[]): string {
	return items.map(({ name, count }) => `${name} ${count}`).join(", ");
}

function isAre(count: number): string {
	return count === 1 ? "is" : "are";
}
