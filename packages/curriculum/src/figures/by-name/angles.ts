import type { angleFigures } from "@learnin/domain/authoring/drawn-figures/angles";
import { angleFan } from "../shapes/angle-fan.ts";
import { anglePair } from "../shapes/angle-pair.ts";
import { angleTriangle } from "../shapes/angle-triangle.ts";
import { protractor } from "../shapes/protractor.ts";
import { transversal } from "../shapes/transversal.ts";
import { type AuthorFigures, colorAt, said, told } from "./author-figure.ts";

/** Figures of angles with settings for authors. */
export const angles: AuthorFigures<typeof angleFigures> = {
	"angle-fan": {
		initial: {
			parts: [
				["35", "35°"],
				["55", "x"],
			],
			turn: "0",
			square: "yes",
		},
		read(read) {
			const parts = read.rows("parts", [1, 8], (row) => ({
				degrees: row.number("0", 5, 360),
				text: row.words("1", 8),
			}));
			const whole = parts.reduce((sum, { degrees }) => sum + degrees, 0);
			if (whole > 360) read.refuse(`parts.${parts.length - 1}.0`, "out-of-range", 5, 360);
			const turn = read.number("turn", 0, 360);
			const has_square = read.isYes("square") && Math.abs(whole - 90) < 1e-9;
			const starts = parts.map((_, at) => parts.slice(0, at).reduce((sum, { degrees }) => sum + degrees, 0));
			return () => ({
				svg: angleFan({
					parts: parts.map(({ degrees, text }, at) => ({
						from: starts[at] ?? 0,
						to: (starts[at] ?? 0) + degrees,
						text,
						color: colorAt(at),
					})),
					turn,
					has_square,
				}),
				alt: `Angles side by side at one corner: ${parts.map(({ text }) => said(text)).join(", ")}.${has_square ? " Together they are marked as a right angle." : whole === 180 ? " Together they make a straight line." : whole === 360 ? " Together they go all the way around." : ""}`,
			});
		},
	},
	"angle-pair": {
		initial: {
			rays: [
				["20", "line"],
				["75", "line"],
			],
			angles: [
				["20", "75", "55°"],
				["200", "255", "x"],
			],
			square: "",
		},
		read(read) {
			const rays = read.rows("rays", [1, 6], (row) => ({
				at: row.number("0", 0, 360),
				is_line: row.choice("1", ["ray", "line"]) === "line",
			}));
			const marked = read.rows("angles", [0, 8], (row) => {
				const from = row.number("0", 0, 360);
				return { from, to: row.number("1", from + 1, from + 359), text: row.words("2", 8) };
			});
			const square = read.maybe("square", 0, 360);
			const kinds = rays.map(({ at, is_line }) => `a ${is_line ? "line" : "ray"} at ${at} degrees`);
			return () => ({
				svg: anglePair({
					rays,
					angles: marked,
					...(square !== null && { right_angle: { from: square, to: square + 90 } }),
				}),
				alt: `Through one point, measured from the right against the clock: ${kinds.join(", ")}.${marked.map(({ from, to, text }) => ` The angle from ${from} to ${to} degrees: ${said(text)}.`).join("")}${square === null ? "" : ` A right angle is marked from ${square} degrees on.`}`,
			});
		},
	},
	"angle-triangle": {
		initial: {
			left: "50",
			right: "70",
			left_words: "50°",
			right_words: "70°",
			top_words: "x",
			outside: "",
		},
		read(read) {
			const left = read.number("left", 10, 160);
			const right = read.number("right", 10, 170 - left);
			const labels = [
				read.words("left_words", 8),
				read.words("right_words", 8),
				read.words("top_words", 8),
			] as const;
			const outside = read.words("outside", 8);
			return () => ({
				svg: angleTriangle({
					left,
					right,
					labels,
					...(outside !== "" && { exterior: outside }),
					color: "mint",
				}),
				alt: `A triangle. The angle on the left: ${said(labels[0])}. On the right: ${said(labels[1])}. At the top: ${said(labels[2])}.${told([["The angle outside on the right", outside]])}`,
			});
		},
	},
	protractor: {
		initial: { first: "0", second: "65" },
		read(read) {
			const arms = [read.whole("first", 0, 180), read.whole("second", 0, 180)] as const;
			if (arms[0] === arms[1]) read.refuse("second", "nothing-to-draw");
			return () => ({
				svg: protractor(arms, "coral"),
				alt: `A protractor with an angle on it. On the inner scale, its arms are at ${arms[0]} and ${arms[1]} degrees.`,
			});
		},
	},
	transversal: {
		initial: {
			angle: "65",
			labels: [
				["", "65°", "", ""],
				["", "x", "", ""],
			],
		},
		read(read) {
			const angle = read.number("angle", 30, 150);
			const rows = read.rows("labels", [2, 2], (row) =>
				["0", "1", "2", "3"].map((column) => row.words(column, 6)),
			);
			const places = ["above left", "above right", "below left", "below right"];
			const words = rows.flatMap((row, line) =>
				row.map((text, at) => [`At the ${line === 0 ? "upper" : "lower"} line ${places[at]}`, text] as const),
			);
			return () => ({
				svg: transversal({ angle, labels: rows.flat() }),
				alt: `Two parallel lines and a line across both.${told(words)}`,
			});
		},
	},
};
