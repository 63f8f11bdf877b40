import type { graphFigures } from "@learnin/domain/authoring/drawn-figures/graphs";
import { coordinatePlane, lineInside, type PlanePoint } from "../plane/coordinate-plane.ts";
import type { EntryReader, SettingsReader } from "../read-settings.ts";
import { type Scatter, scatterInWords, scatterPlot } from "../data/scatter-plot.ts";
import { storyGraph } from "../data/story-graph.ts";
import { type AuthorFigures, readPiece, readStep, told } from "./author-figure.ts";

const plane = {
	x_from: "-5",
	x_to: "5",
	x_step: "1",
	x_name: "x",
	y_from: "-5",
	y_to: "5",
	y_step: "1",
	y_name: "y",
};

/** Graphs with two axes and settings for authors. */
export const graphs: AuthorFigures<typeof graphFigures> = {
	"coordinate-plane": {
		initial: {
			...plane,
			points: [
				["1", "2", "A"],
				["4", "-3", "B"],
			],
			pieces: [],
			lines: [],
			shape: [],
		},
		read(read) {
			const [x, y] = [readAxis(read, "x"), readAxis(read, "y")];
			const [across, up] = [[x.from, x.to] as const, [y.from, y.to] as const];
			const at = (row: EntryReader): PlanePoint => [row.number("0", ...across), row.number("1", ...up)];
			const points = read.rows("points", [0, 16], (row) => ({ at: at(row), name: row.words("2", 3) }));
			const pieces = read.rows("pieces", [0, 8], (row) => readPiece(row, across, up));
			const lines = read.rows("lines", [0, 4], (row) => ({
				slope: row.number("0", -1000, 1000),
				start: row.number("1", -1_000_000, 1_000_000),
			}));
			const drawn = lines.map(({ slope, start }, row) => {
				const ends = lineInside({ x: across, y: up }, slope, start);
				if (ends === null) read.refuse(`lines.${row}.1`, "nothing-to-draw");
				return { from: ends?.[0] ?? ([0, 0] as const), to: ends?.[1] ?? ([0, 0] as const) };
			});
			const corners = read.rows("shape", [0, 12], at);
			if (corners.length === 1 || corners.length === 2) read.refuse("shape", "too-few-rows", 3, 12);
			return () => ({
				svg: coordinatePlane({
					x: across,
					y: up,
					x_step: x.step,
					y_step: y.step,
					x_name: x.name,
					y_name: y.name,
					points: points.map((point) => ({
						at: point.at,
						...(point.name !== "" && { name: point.name }),
						color: "coral" as const,
					})),
					segments: [...pieces, ...drawn.map((line) => ({ ...line, color: "mint" as const }))],
					polygons: corners.length === 0 ? [] : [{ corners, color: "gold" }],
				}),
				alt: `A coordinate plane, ${x.from} to ${x.to} on the x-axis and ${y.from} to ${y.to} on the y-axis.${told(
					[
						["x-axis", x.name],
						["y-axis", y.name],
						["Points", points.map((point) => `${point.name}${inWords(point.at)}`).join(", ")],
						["Pieces", pieces.map(({ from, to }) => `${inWords(from)} to ${inWords(to)}`).join(", ")],
						["Lines", lines.map(({ slope, start }) => `slope ${slope} through (0, ${start})`).join(", ")],
						["Shape with the corners", corners.map(inWords).join(", ")],
					],
				)}`,
			});
		},
	},
	"story-graph": {
		initial: {
			x_name: "minutes",
			y_name: "miles from home",
			x_most: "10",
			y_most: "8",
			points: [
				["0", "0"],
				["4", "6"],
				["7", "6"],
				["10", "0"],
			],
		},
		read(read) {
			const [x_name, y_name] = [read.words("x_name", 40), read.words("y_name", 40)];
			const [x_most, y_most] = [read.whole("x_most", 1, 20), read.whole("y_most", 1, 20)];
			const corners = read.rows(
				"points",
				[2, 12],
				(row): PlanePoint => [row.number("0", 0, x_most), row.number("1", 0, y_most)],
			);
			const wrong = corners.findIndex(([x], at) => x <= (corners[at - 1]?.[0] ?? -1));
			if (wrong > 0) read.refuse(`points.${wrong}.0`, "out-of-order");
			return () => storyGraph({ corners, x_name, y_name, x_most, y_most });
		},
	},
	"scatter-plot": {
		initial: {
			x_from: "0",
			x_to: "10",
			x_step: "1",
			x_name: "hours of practice",
			y_from: "0",
			y_to: "20",
			y_step: "2",
			y_name: "free throws made",
			points: [
				["1", "4"],
				["2", "5"],
				["3", "9"],
				["5", "10"],
				["6", "13"],
				["8", "15"],
				["9", "18"],
			],
			line: [],
		},
		read(read) {
			const [x, y] = [readAxis(read, "x"), readAxis(read, "y")];
			const [across, up] = [[x.from, x.to] as const, [y.from, y.to] as const];
			const points = read.rows(
				"points",
				[1, 24],
				(row): PlanePoint => [row.number("0", ...across), row.number("1", ...up)],
			);
			const [line] = read.rows("line", [0, 1], (row) => readPiece(row, across, up));
			const plot: Scatter = { x, y, points, ...(line !== undefined && { line: [line.from, line.to] }) };
			return () => ({ svg: scatterPlot(plot), alt: scatterInWords(plot) });
		},
	},
};

function readAxis(read: SettingsReader, axis: "x" | "y") {
	const from = read.number(`${axis}_from`, -100_000, 100_000);
	const to = read.number(`${axis}_to`, from, from + 1_000_000);
	if (to === from) read.refuse(`${axis}_to`, "out-of-order");
	const step = readStep(read, `${axis}_step`, [from, to], 20);
	return { from, to, step, name: read.words(`${axis}_name`, 40) };
}

function inWords([x, y]: PlanePoint): string {
	return `(${x}, ${y})`;
}
