import type { dataFigures } from "@learnin/domain/authoring/drawn-figures/data";
import { spinner } from "../data/bag-and-spinner.ts";
import { barChart } from "../data/bar-chart.ts";
import { boxInWords, boxPlot, type FiveNumbers } from "../data/box-plot.ts";
import { barChart as colorBarChart, linePlot, pictureGraph } from "../data/charts.ts";
import { dataTable, tableInWords } from "../data/data-table.ts";
import { dotPlot } from "../data/dot-plot.ts";
import type { EntryReader, SettingsReader } from "../read-settings.ts";
import type { FigureColor } from "../svg.ts";
import { type AuthorFigures, counted, needsSome, readEnds, readStep, said, told } from "./author-figure.ts";

const pets = [
	["cats", "4"],
	["dogs", "7"],
	["birds", "2"],
];
const colors = ["sky", "gold", "mint", "coral", "lilac"] as const satisfies readonly FigureColor[];
const colorWords = { sky: "blue", gold: "yellow", mint: "green", coral: "red", lilac: "purple" };

/** Graphs of data with settings for authors. */
export const data: AuthorFigures<typeof dataFigures> = {
	"bar-chart": {
		initial: { bars: pets, step: "2", below: "pet", above: "number of children", kind: "bars" },
		read(read) {
			const { bars, step } = readBars(read);
			const [x_name, y_name] = [read.words("below", 40), read.words("above", 40)];
			const is_histogram = read.choice("kind", ["bars", "histogram"]) === "histogram";
			return () => ({
				svg: barChart({
					bars: bars.map(({ name, value }) => ({ name, count: value })),
					step,
					x_name,
					y_name,
					is_histogram,
					color: "sky",
				}),
				alt: `A ${is_histogram ? "histogram" : "bar graph"}.${told([
					["Words above", y_name],
					["Words below", x_name],
				])} Bars: ${inWords(bars)}.`,
			});
		},
	},
	"color-bar-chart": {
		initial: { title: "Favorite pets", bars: pets, step: "2" },
		read(read) {
			const title = read.words("title", 40);
			const { bars, step } = readBars(read);
			const most = Math.ceil(Math.max(...bars.map(({ value }) => value), 1) / step) * step;
			return () => ({
				svg: colorBarChart({ title, categories: bars, step, most }),
				alt: `A bar graph.${told([["Title", title]])} Bars: ${inWords(bars)}.`,
			});
		},
	},
	"picture-graph": {
		initial: { title: "Favorite pets", rows: pets, each: "2", key: "Each dot means 2 children." },
		read(read) {
			const title = read.words("title", 40);
			const rows = read.rows("rows", [1, 8], (row) => ({
				name: row.words("0", 10),
				value: row.number("1", 0, 10_000),
			}));
			const each = read.number("each", 0.5, 1000);
			for (const [at, { value }] of rows.entries()) {
				// Symbols are whole or half.
				if (!Number.isInteger((2 * value) / each)) read.refuse(`rows.${at}.1`, "uneven-steps");
				if (value / each > 20) read.refuse(`rows.${at}.1`, "out-of-range", 0, 20 * each);
			}
			needsSome(
				read,
				"rows",
				rows.map(({ value }) => value),
			);
			const key = read.words("key");
			return () => ({
				svg: pictureGraph({ title, categories: rows, each, key }),
				alt: `A picture graph.${told([
					["Title", title],
					["Key", key],
				])} Symbols: ${rows.map(({ name, value }) => `${name} ${value / each}`).join(", ")}.`,
			});
		},
	},
	"line-plot": {
		initial: {
			places: [
				["1", "2"],
				["2", "4"],
				["3", "1"],
				["4", "0"],
			],
			caption: "length in inches",
			marks: "crosses",
		},
		read(read) {
			const places = readPlaces(read, "places", 8);
			const caption = read.words("caption", 40);
			const has_crosses = read.choice("marks", ["crosses", "dots"]) === "crosses";
			return () => ({
				svg: dotPlot({ places, caption, has_crosses, color: "sky" }),
				alt: `A line plot.${told([["Words below", caption]])} Marks: ${marksInWords(places)}.`,
			});
		},
	},
	"fraction-line-plot": {
		initial: {
			title: "Lengths of ribbons",
			marks: [
				["1 1/4", "2"],
				["1 1/2", "4"],
				["1 3/4", "1"],
				["2", "3"],
			],
			unit: "feet",
		},
		read(read) {
			const title = read.words("title", 40);
			const marks = readPlaces(read, "marks", 8);
			const unit = read.words("unit", 40);
			return () => ({
				svg: linePlot({ title, marks: marks.map(({ name, count }) => ({ text: name, count })), unit }),
				alt: `A line plot.${told([
					["Title", title],
					["Unit", unit],
				])} Marks: ${marksInWords(marks)}.`,
			});
		},
	},
	"box-plot": {
		initial: {
			from: "0",
			to: "20",
			step: "2",
			least: "2",
			lower: "6",
			median: "9",
			upper: "14",
			greatest: "18",
			caption: "points",
		},
		read(read) {
			const ends = readEnds(read, 1000);
			const [from, to] = ends;
			const step = readStep(read, "step", ends, 40);
			const ids = ["least", "lower", "median", "upper", "greatest"];
			const five = ids.map((id) => read.number(id, from, to));
			const wrong = five.findIndex((number, at) => number < (five[at - 1] ?? number));
			if (wrong > 0) read.refuse(ids[wrong] ?? "", "out-of-range", five[wrong - 1], to);
			const caption = read.words("caption", 40);
			const numbers = five as unknown as FiveNumbers;
			return () => ({
				svg: boxPlot({ from, to, step, boxes: [{ five: numbers, color: "sky" }], caption }),
				alt: `A box plot.${told([["Words below", caption]])} It shows: ${boxInWords(numbers)}.`,
			});
		},
	},
	"data-table": {
		initial: {
			rows: [
				["hours", "miles", "", ""],
				["1", "30", "", ""],
				["2", "60", "", ""],
				["3", "?", "", ""],
			],
		},
		read(read) {
			const rows = read.rows("rows", [1, 12], (row) =>
				["0", "1", "2", "3"].map((column) => row.words(column, 24)),
			);
			const columns = Math.max(...rows.map((row) => row.findLastIndex((text) => text !== "")), -1) + 1;
			if (columns === 0) read.refuse("rows.0.0", "nothing-to-draw");
			const cells = rows.map((row) => row.slice(0, columns));
			return () => ({ svg: dataTable(cells), alt: tableInWords(cells) });
		},
	},
	spinner: {
		initial: { parts: [["sky"], ["gold"], ["sky"], ["coral"]] },
		read(read) {
			const parts = read.rows("parts", [2, 12], (row) => row.choice("0", colors));
			return () => ({
				svg: spinner(parts),
				alt: `A spinner with ${counted(parts.length, "equal part")}: ${parts.map((part) => colorWords[part]).join(", ")}.`,
			});
		},
	},
};

function readBars(read: SettingsReader): { bars: { name: string; value: number }[]; step: number } {
	const bars = read.rows("bars", [1, 10], (row) => ({
		name: row.words("0", 12),
		value: row.number("1", 0, 1_000_000),
	}));
	needsSome(
		read,
		"bars",
		bars.map(({ value }) => value),
	);
	const step = read.number("step", 0.01, 1_000_000);
	if (Math.max(...bars.map(({ value }) => value), 0) / step > 12) read.refuse("step", "too-many-marks");
	return { bars, step };
}

function readPlaces(read: SettingsReader, id: string, longest: number): { name: string; count: number }[] {
	const places = read.rows(id, [1, 14], (row: EntryReader) => ({
		name: row.words("0", longest),
		count: row.whole("1", 0, 10),
	}));
	needsSome(
		read,
		id,
		places.map(({ count }) => count),
	);
	return places;
}

function inWords(bars: readonly { name: string; value: number }[]): string {
	return bars.map(({ name, value }) => `${said(name)} ${value}`).join(", ");
}

function marksInWords(places: readonly { name: string; count: number }[]): string {
	return places.map(({ name, count }) => `${count} at ${said(name)}`).join(", ");
}
