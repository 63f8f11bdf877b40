import type { groupFigures } from "@learnin/domain/authoring/drawn-figures/groups";
import { comparisonBars } from "../lines/comparison-bars.ts";
import { coveredGrid } from "../fractions/covered-grid.ts";
import { pairsOfDots } from "../numbers/dots.ts";
import { doubleNumberLine } from "../lines/double-number-line.ts";
import { equalGroups } from "../numbers/equal-groups.ts";
import { dotArray } from "../fractions/grids.ts";
import { growingDots } from "../numbers/growing-dots.ts";
import { rowsOfDots } from "../numbers/rows-of-dots.ts";
import { splitRectangle } from "../fractions/split-rectangle.ts";
import { tapeDiagram } from "../lines/tape-diagram.ts";
import { type AuthorFigures, counted, said, told } from "./author-figure.ts";

/** Figures for counting and comparing with settings for authors. */
export const groups: AuthorFigures<typeof groupFigures> = {
	"dot-array": {
		initial: { rows: "3", columns: "5" },
		read(read) {
			const [rows, columns] = [read.whole("rows", 1, 12), read.whole("columns", 1, 12)];
			return () => ({
				svg: dotArray(rows, columns, "sky"),
				alt: `${counted(rows, "row")} with ${counted(columns, "dot")} in each.`,
			});
		},
	},
	"rows-of-dots": {
		initial: { rows: "4", columns: "6", counted: "2" },
		read(read) {
			const [rows, columns] = [read.whole("rows", 1, 12), read.whole("columns", 1, 12)];
			const shown = read.whole("counted", 0, rows);
			return () => ({
				svg: rowsOfDots({ rows, columns, shown }),
				alt: `${counted(rows, "row")} with ${counted(columns, "dot")} in each. Colored rows: ${shown}.`,
			});
		},
	},
	"pairs-of-dots": {
		initial: { count: "11" },
		read(read) {
			const count = read.whole("count", 1, 40);
			return () => ({
				svg: pairsOfDots(count, "sky"),
				alt: `${counted(count, "dot")} in pairs.${count % 2 === 1 ? " One dot has no partner." : ""}`,
			});
		},
	},
	"growing-dots": {
		initial: { counts: [["1"], ["3"], ["5"], ["7"]] },
		read(read) {
			const counts = read.rows("counts", [1, 6], (row) => row.whole("0", 1, 30));
			return () => ({
				svg: growingDots(counts, "sky"),
				alt: `A pattern of dots. ${counts.map((count, at) => `Step ${at + 1}: ${counted(count, "dot")}.`).join(" ")}`,
			});
		},
	},
	"equal-groups": {
		initial: { groups: "4", each: "3" },
		read(read) {
			const [groups_count, each] = [read.whole("groups", 1, 12), read.whole("each", 1, 16)];
			return () => ({
				svg: equalGroups(groups_count, each, "sky"),
				alt: `${counted(groups_count, "ring")} with ${counted(each, "dot")} in each.`,
			});
		},
	},
	"covered-grid": {
		initial: { rows: "4", columns: "6", hidden_rows: "2", hidden_columns: "3" },
		read(read) {
			const [rows, columns] = [read.whole("rows", 1, 12), read.whole("columns", 1, 12)];
			const hidden = [read.whole("hidden_rows", 0, rows), read.whole("hidden_columns", 0, columns)] as const;
			const isCovered = hidden[0] * hidden[1] > 0;
			return () => ({
				svg: coveredGrid({ rows, columns, hidden, color: "sky" }),
				alt: `${counted(rows, "row")} of ${counted(columns, "square")}.${isCovered ? ` A cloth covers ${counted(hidden[0], "row")} of ${counted(hidden[1], "square")} in the lower right corner.` : ""}`,
			});
		},
	},
	"split-rectangle": {
		initial: {
			rows: "4",
			left: "5",
			right: "3",
			side_words: "",
			left_words: "",
			right_words: "",
			squares: "yes",
		},
		read(read) {
			const rows = read.whole("rows", 1, 12);
			const [left, right] = [read.whole("left", 1, 12), read.whole("right", 1, 12)];
			const names = {
				side: read.words("side_words", 4) || `${rows}`,
				left: read.words("left_words", 8) || `${left}`,
				right: read.words("right_words", 8) || `${right}`,
			};
			const has_squares = read.isYes("squares");
			return () => ({
				svg: splitRectangle({ rows, left, right, has_squares, names }).svg,
				alt: `A rectangle in two parts.${has_squares ? ` The left part has ${counted(rows, "row")} of ${counted(left, "square")}, the right part ${counted(rows, "row")} of ${counted(right, "square")}.` : ""}${told(
					[
						["At the side", names.side],
						["Over the left part", names.left],
						["Over the right part", names.right],
					],
				)}`,
			});
		},
	},
	"comparison-bars": {
		initial: { short: "Mia", long: "Leo", times: "4", unit: "6", short_words: "6", long_words: "?" },
		read(read) {
			const names = [read.words("short", 9), read.words("long", 9)] as const;
			const times = read.whole("times", 2, 10);
			const unit = read.words("unit", 4);
			const ends = [read.words("short_words", 6), read.words("long_words", 6)] as const;
			return () => ({
				svg: comparisonBars({ names, times, unit, ends, colors: ["sky", "gold"] }),
				alt: `Two bars. ${said(names[0])}: one part. ${said(names[1])}: ${times} such parts.${told([
					["In each part", unit],
					["After the short bar", ends[0]],
					["After the long bar", ends[1]],
				])}`,
			});
		},
	},
	"tape-diagram": {
		initial: {
			parts: [
				["8", "8"],
				["5", "?"],
			],
			total: "13",
		},
		read(read) {
			const parts = read.rows("parts", [1, 12], (row) => ({
				share: row.number("0", 0.01, 1_000_000),
				text: row.words("1", 16),
				color: "sky" as const,
			}));
			const total = read.words("total", 40);
			return () => ({
				svg: tapeDiagram(parts, total).svg,
				alt: `A bar in ${counted(parts.length, "part")}: ${parts.map(({ text }) => said(text)).join(", ")}. The whole bar: ${said(total)}.`,
			});
		},
	},
	"double-number-line": {
		initial: {
			top: "cups of flour",
			bottom: "cookies",
			marks: [
				["0", "0"],
				["1", "12"],
				["2", "24"],
				["3", ""],
			],
		},
		read(read) {
			const [top, bottom] = [read.words("top"), read.words("bottom")];
			const marks = read.rows("marks", [2, 8], (row) => [row.words("0", 8), row.words("1", 8)] as const);
			return () => {
				const { svg, alt } = doubleNumberLine(
					{ name: top, values: marks.map(([above]) => above) },
					{ name: bottom, values: marks.map(([, below]) => below) },
				);
				return { svg, alt };
			};
		},
	},
};
