import type { fractionFigures } from "@learnin/domain/authoring/drawn-figures/fractions";
import { cutSquares } from "../shapes/cut-square.ts";
import { fractionBar } from "../fractions/fraction-bar.ts";
import { fractionCircle } from "../fractions/fraction-circle.ts";
import { fractionCircles } from "../fractions/fraction-circles.ts";
import { hundredGrid } from "../fractions/hundred-grid.ts";
import { hundredProduct } from "../numbers/hundred-product.ts";
import type { SettingsReader } from "../read-settings.ts";
import { shares } from "../numbers/shares.ts";
import { svg } from "../svg.ts";
import { tiledSquare } from "../fractions/tiled-square.ts";
import { unitBars } from "../numbers/unit-bars.ts";
import { unitSquare } from "../fractions/unit-square.ts";
import { type AuthorFigures, counted, isAre, said, told } from "./author-figure.ts";
import { cutNames, readCut } from "./square-cuts.ts";

/** Parts of a whole with settings for authors. */
export const fractions: AuthorFigures<typeof fractionFigures> = {
	"fraction-bar": {
		initial: { parts: "4", colored: "3" },
		read(read) {
			const { parts, shaded } = readParts(read);
			const bar = { x: 0, y: 2, width: 480, height: 60, parts, shaded, color: "sky" } as const;
			return () => ({ svg: svg(480, 64, fractionBar(bar)), alt: inWords("bar", parts, shaded) });
		},
	},
	"fraction-circle": {
		initial: { parts: "4", colored: "3" },
		read(read) {
			const { parts, shaded } = readParts(read);
			const circle = { cx: 100, cy: 100, radius: 94, parts, shaded, color: "sky" } as const;
			return () => ({ svg: svg(200, 200, fractionCircle(circle)), alt: inWords("circle", parts, shaded) });
		},
	},
	"fraction-circles": {
		initial: { parts: "4", colored: "7" },
		read(read) {
			const parts = read.whole("parts", 1, 12);
			const shaded = read.whole("colored", 1, 5 * parts);
			return () => fractionCircles(shaded, parts, "sky");
		},
	},
	"unit-bars": {
		initial: { count: "2", parts: "3", colored: "2", cut: "", caption: "" },
		read(read) {
			const [count, parts] = [read.whole("count", 1, 6), read.whole("parts", 1, 12)];
			const shaded = read.whole("colored", 0, parts);
			const cut = read.maybe("cut", 2, 6);
			if (cut !== null) read.whole("cut", 2, 6);
			const caption = read.words("caption");
			return () => ({
				svg: unitBars({ count, parts, shaded, ...(cut !== null && { cut }), caption, color: "sky" }),
				alt: `${counted(count, "bar")} of one whole with ${counted(parts, "equal part")}. Colored in each: ${shaded}.${cut === null ? "" : ` The first part is cut into ${cut} pieces, and one of them is marked.`}${told([["Below", caption]])}`,
			});
		},
	},
	shares: {
		initial: { whole: "circle", parts: [["1"], ["1"], ["1"], ["1"]], colored: "1", direction: "upright" },
		read(read) {
			const whole = read.choice("whole", ["circle", "rectangle"]);
			const parts = read.rows("parts", [2, 12], (row) => row.number("0", 0.1, 100));
			const shaded = read.whole("colored", 0, parts.length);
			const is_upright = read.choice("direction", ["upright", "level"]) === "upright";
			const isEqual = parts.every((part) => part === parts[0]);
			return () => ({
				svg: shares({ whole, parts, shaded, color: "sky", is_upright }),
				alt: `A ${whole === "circle" ? "circle" : "square"} cut into ${parts.length} ${isEqual ? "equal parts" : `parts of the sizes ${parts.join(", ")}`}. ${shaded} of them ${isAre(shaded)} colored.`,
			});
		},
	},
	"cut-squares": {
		initial: { first: "squares", colored: "1", second: "triangles", second_colored: "2" },
		read(read) {
			const first = readCut(read, "first", "colored");
			const second = read.choice("second", ["none", ...cutNames]);
			const other = second === "none" ? null : readCut(read, "second", "second_colored");
			const squares = other === null ? [first] : [first, other];
			return () => ({
				svg: cutSquares(squares.map(({ square }) => square)),
				alt: squares.map(({ alt }) => alt).join(" "),
			});
		},
	},
	"hundred-grid": {
		initial: { colored: "37" },
		read(read) {
			const shaded = read.whole("colored", 0, 100);
			return () => ({
				svg: hundredGrid(shaded, "sky"),
				alt: `A grid of 100 squares. ${shaded} of them ${isAre(shaded)} colored.`,
			});
		},
	},
	"hundred-product": {
		initial: { columns: "7", rows: "4" },
		read(read) {
			const [columns, rows] = [read.whole("columns", 0, 10), read.whole("rows", 0, 10)];
			return () => ({
				svg: hundredProduct(columns, rows),
				alt: `A grid of 10 rows with 10 squares in each. ${counted(columns, "column")} ${isAre(columns)} colored, and ${counted(rows, "row")} of these from the bottom ${isAre(rows)} in another color.`,
			});
		},
	},
	"tiled-square": {
		initial: { columns: "4", rows: "3", across: "3", up: "2", below: "3/4", beside: "2/3" },
		read(read) {
			const [columns, rows] = [read.whole("columns", 1, 12), read.whole("rows", 1, 12)];
			const [across, up] = [read.whole("across", 1, columns), read.whole("up", 1, rows)];
			const [below, beside] = [read.words("below", 12), read.words("beside", 8)];
			return () => ({
				svg: tiledSquare({ columns, rows, across, up, below, beside, color: "sky" }),
				alt: `A square cut into ${counted(columns, "column")} and ${counted(rows, "row")}. A corner of ${counted(across, "column")} and ${counted(up, "row")} is colored. Below it: ${said(below)}. Beside it: ${said(beside)}.`,
			});
		},
	},
	"unit-square": {
		initial: { columns: "4", colored: "3", rows: "3", dotted: "2" },
		read(read) {
			const columns = read.whole("columns", 1, 12);
			const shaded = read.whole("colored", 0, columns);
			const rows = read.whole("rows", 1, 12);
			const dotted = read.whole("dotted", 0, rows);
			return () => unitSquare({ top: shaded, bottom: columns }, { top: dotted, bottom: rows });
		},
	},
};

function readParts(read: SettingsReader): { parts: number; shaded: number } {
	const parts = read.whole("parts", 1, 24);
	return { parts, shaded: read.whole("colored", 0, parts) };
}

function inWords(whole: string, parts: number, shaded: number): string {
	return `A ${whole} with ${counted(parts, "equal part")}. ${shaded} of them ${isAre(shaded)} colored.`;
}
