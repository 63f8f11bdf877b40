import type { shapeFigures } from "@learnin/domain/authoring/drawn-figures/shapes";
import { flatShape } from "../shapes/flat-shape.ts";
import { gridLines, strokes } from "../shapes/lines-and-rays.ts";
import type { Corner } from "../shapes/polygons.ts";
import type { EntryReader, SettingsReader } from "../read-settings.ts";
import { foldedShape } from "../shapes/symmetry.ts";
import { type AuthorFigures, colorAt, readPiece, told } from "./author-figure.ts";

type ByCorners = Pick<typeof shapeFigures, "flat-shape" | "folded-shape" | "strokes">;

const RANGE = [-1000, 1000] as const;
const [GRID_COLUMNS, GRID_ROWS, GRID_STEP] = [12, 8, 36];

/** Shapes and lines defined by typed coordinates: to the right and up. */
export const drawnByCorners: AuthorFigures<ByCorners> = {
	"flat-shape": {
		initial: {
			corners: [
				["0", "0", "9 cm"],
				["9", "0", ""],
				["6", "4", "6 cm"],
				["0", "4", "4 cm"],
			],
			heights: [],
			squares: "yes",
		},
		read(read) {
			const corners = read.rows("corners", [3, 12], (row) => ({
				at: readCorner(row),
				text: row.words("2", 12),
			}));
			const heights = read.rows("heights", [0, 4], (row) => ({
				...readPiece(row, RANGE, RANGE),
				text: row.words("4", 12),
			}));
			const hasMarks = read.isYes("squares");
			const places = corners.map(({ at }) => at);
			const area = areaOf(read, places);
			const down = ([x, y]: Corner): Corner => [x, -y];
			const sides = corners.map(({ at, text }, place) => {
				const [from, to] = [down(at), down(places[(place + 1) % places.length] ?? at)];
				// Text is on the left of the path, which is outside for a clockwise one.
				return area < 0 ? { from, to, text } : { from: to, to: from, text };
			});
			const dashed = heights.map(({ from, to, text }) => ({
				from: down(from),
				to: down(to),
				text,
				is_dashed: true,
			}));
			return () => ({
				svg: flatShape({
					parts: [{ corners: places.map(down) }],
					labels: [...sides, ...dashed],
					right_angles: hasMarks ? rightAngles(places.map(down)) : [],
				}),
				alt: `A shape with ${places.length} corners, in order: ${inWords(places)}.${told([
					["Its sides", sides.map(({ text }) => text || "no words").join(", ")],
					["Dashed lines", dashed.map(({ text }) => text || "no words").join(", ")],
				])}`,
			});
		},
	},
	"folded-shape": {
		initial: {
			corners: [
				["0", "0"],
				["4", "0"],
				["4", "3"],
				["2", "5"],
				["0", "3"],
			],
			fold: [["2", "-0.5", "2", "5.5"]],
		},
		read(read) {
			const corners = read.rows("corners", [3, 16], readCorner);
			const [fold] = read.rows("fold", [0, 1], (row) => readPiece(row, RANGE, RANGE));
			areaOf(read, corners);
			const ends = fold === undefined ? [] : [fold.from, fold.to];
			const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
			const [left, top] = [Math.min(...xs), Math.max(...ys)];
			const scale = 200 / Math.max(Math.max(...xs) - left, top - Math.min(...ys), 0.001);
			// At most the margin around the shape.
			const [wide, high] = [(Math.max(...xs) - left) * scale, (top - Math.min(...ys)) * scale];
			const place = ([x, y]: Corner): Corner => [(x - left) * scale, (top - y) * scale];
			const within = ([x, y]: Corner): Corner => [
				Math.min(wide + 22, Math.max(-22, x)),
				Math.min(high + 22, Math.max(-22, y)),
			];
			return () => ({
				svg: foldedShape({
					corners: corners.map(place),
					...(fold !== undefined && { folds: [[within(place(fold.from)), within(place(fold.to))]] }),
					color: "lilac",
				}),
				alt: `A shape with ${corners.length} corners, in order: ${inWords(corners)}.${ends.length === 0 ? "" : ` A dashed line goes from ${inWords(ends).replace(", (", " to (")}.`}`,
			});
		},
	},
	strokes: {
		initial: {
			lines: [
				["1", "2", "11", "2", "arrow", "arrow", "", "a"],
				["1", "5", "11", "7", "dot", "arrow", "", "b"],
			],
			grid: "yes",
		},
		read(read) {
			const lines = read.rows("lines", [1, 8], (row) => ({
				...readPiece(row, [0, GRID_COLUMNS], [0, GRID_ROWS]),
				ends: [readEnd(row, "4"), readEnd(row, "5")] as const,
				names: [row.words("6", 2), row.words("7", 2)] as const,
			}));
			for (const [at, { from, to }] of lines.entries())
				if (from.join() === to.join()) read.refuse(`lines.${at}.2`, "nothing-to-draw");
			const hasGrid = read.isYes("grid");
			const place = ([x, y]: Corner): Corner => [x * GRID_STEP, (GRID_ROWS - y) * GRID_STEP];
			return () => ({
				svg: strokes(
					GRID_COLUMNS * GRID_STEP,
					GRID_ROWS * GRID_STEP,
					lines.map(({ from, to, ends, names }, at) => ({
						from: place(from),
						to: place(to),
						ends,
						names,
						color: colorAt(at),
					})),
					hasGrid ? gridLines(GRID_COLUMNS, GRID_ROWS, GRID_STEP) : [],
				),
				alt: `${hasGrid ? "Straight lines on a grid." : "Straight lines."} ${lines.map(lineInWords).join(" ")}`,
			});
		},
	},
};

type End = "none" | "dot" | "arrow";

function readEnd(row: EntryReader, id: string): End {
	return row.choice(id, ["none", "dot", "arrow"]);
}

function readCorner(row: EntryReader): Corner {
	return [row.number("0", ...RANGE), row.number("1", ...RANGE)];
}

interface NamedLine {
	from: Corner;
	to: Corner;
	ends: readonly [End, End];
	names: readonly [string, string];
}

function lineInWords({ from, to, ends, names }: NamedLine): string {
	const name = names.filter((each) => each !== "").join(" to ");
	const end = (kind: End) => (kind === "none" ? "no mark" : kind === "dot" ? "a dot" : "an arrow");
	return `${name === "" ? "One" : `Line ${name}`} goes from (${from.join(", ")}) to (${to.join(", ")}), with ${end(ends[0])} at the start and ${end(ends[1])} at the end.`;
}

function inWords(places: readonly Corner[]): string {
	return places.map(([x, y]) => `(${x}, ${y})`).join(", ");
}

/** Twice the signed area of the polygon, negative if clockwise; a flat shape is refused. */
function areaOf(read: SettingsReader, corners: readonly Corner[]): number {
	const area = corners.reduce((sum, [x, y], at) => {
		const [next_x, next_y] = corners[(at + 1) % corners.length] ?? [x, y];
		return sum + x * next_y - next_x * y;
	}, 0);
	if (Math.abs(area) < 1e-9) read.refuse("corners", "no-such-shape");
	return area;
}

/** The corners with a right angle on the inner side. */
function rightAngles(corners: readonly Corner[]) {
	return corners.flatMap((corner, at) => {
		const before = corners.at(at - 1) ?? corner;
		const after = corners[(at + 1) % corners.length] ?? corner;
		const legs = [before, after].map(([x, y]) => [x - corner[0], y - corner[1]] as const);
		const [[ax, ay] = [0, 0], [bx, by] = [0, 0]] = legs;
		const cosine = (ax * bx + ay * by) / (Math.hypot(ax, ay) * Math.hypot(bx, by) || 1);
		return Math.abs(cosine) < 1e-6 ? [{ at: corner, toward: [before, after] as const }] : [];
	});
}
