import type { Figure } from "@learnin/domain/question/question";
import { figureOf } from "./read-figure.ts";
import { countInFigure, wholesIn } from "./read-question.ts";
import type { SecondWays } from "./second-way.ts";
import { byPrompt, wholes } from "./ways.ts";
import { repeatedSum, wholeOf } from "./wholes.ts";

type Place = readonly [number, number];

/** Second ways of grade 3 for areas and shapes. */
export const shapesWays3: SecondWays = {
	"area-unit-squares": byPrompt(
		[
			/Which unit/,
			({ prompt }, { text }) => {
				const small = /card|stamp|screen|page/.test(prompt);
				return (
					text.startsWith("square ") && !/mile|kilo/.test(text) && small === /centimeters|inches/.test(text)
				);
			},
		],
		[/./, (question, { value }) => wholeOf(value) === countInFigure(question, /fill="var\(--fig/g)],
	),
	"area-rectangle": (question, { value }) => {
		const squares = countInFigure(question, /rx="3"/g);
		const [a = 0n, b = 0n] = wholesIn(question.prompt);
		return wholeOf(value) === (squares > 0n ? squares : repeatedSum(a, b));
	},
	"area-distributive": (question, { values }) => {
		const all = values.map((each) => wholeOf(each) ?? -1n);
		if (question.figure === undefined) {
			const [height = 0n, width = 0n, , left = 0n, , right = 0n] = wholesIn(question.prompt);
			return (
				left + right === width &&
				all[0] === repeatedSum(left, height) &&
				all[1] === repeatedSum(right, height) &&
				all[2] === repeatedSum(width, height)
			);
		}
		const [height = 0n, left = 0n, right = 0n] = wholesIn(question.figure.alt);
		if (/The right part is/.test(question.prompt)) {
			const [width = 0n] = wholesIn(question.prompt);
			const [rest = 0n, two, whole] = all;
			return (
				left + rest === width && two === repeatedSum(rest, height) && whole === repeatedSum(width, height)
			);
		}
		return (
			all[0] === repeatedSum(left, height) &&
			all[1] === repeatedSum(right, height) &&
			(all.length < 3 || all[2] === repeatedSum(left + right, height))
		);
	},
	"area-rectilinear": (question, { values }) => {
		const all = values.map((each) => wholeOf(each) ?? -1n);
		const area = squaresIn(figureOf(question).alt);
		return all.at(-1) === area && (all.length === 1 || (all[0] ?? 0n) + (all[1] ?? 0n) === area);
	},
	"perimeter-polygons": (question, { value }) => {
		const found = wholeOf(value);
		if (found === null) return false;
		const { prompt } = question;
		const told = wholesIn(
			question.figure?.alt.replace(/^A shape with \d sides/, "").replace(/with \d equal/, "") ?? "",
		);
		const count = { triangle: 3n, square: 4n, pentagon: 5n, hexagon: 6n }[
			/(triangle|square|pentagon|hexagon)/.exec(prompt)?.[1] ?? ""
		];
		const sum = told.reduce((total, side) => total + side, 0n);
		if (count !== undefined)
			return /How long/.test(prompt)
				? repeatedSum(count, found) === wholesIn(prompt)[0]
				: repeatedSum(count, sum) === found;
		if (/all around a rect/.test(prompt)) {
			const [around = 0n, side = 0n] = wholesIn(prompt);
			return found + side + found + side === around;
		}
		if (/once around/.test(prompt)) return found === sum + sum;
		return /question mark/.test(prompt) ? found + sum === wholesIn(prompt)[0] : found === sum;
	},
	"area-vs-perimeter": byPrompt(
		[
			/Its perimeter/,
			wholes(([around, inside], [a, b]) => around === a + b + a + b && inside === repeatedSum(a, b)),
		],
		[
			/Which other/,
			({ prompt }, { text }) => {
				const [[a = 0n, b = 0n], [x = 0n, y = 0n]] = [wholesIn(prompt), wholesIn(text)];
				return prompt.includes("same area") ? repeatedSum(a, b) === repeatedSum(x, y) : a + b === x + y;
			},
		],
		[
			/Which rectangles/,
			({ prompt }, { text }) => {
				const [x = 0n, y = 0n] = wholesIn(text);
				return repeatedSum(x, y) === wholesIn(prompt)[0];
			},
		],
		[/What is true/, (_, { text }) => text.endsWith("can be different.")],
	),
	"quadrilateral-categories": byPrompt(
		[/Match/, (question, { texts }) => bestName(cornersIn(figureOf(question, texts[0]))) === texts[1]],
		[
			/Which of these/,
			(question, { text }) => {
				const look = lookAt(cornersIn(figureOf(question, text)));
				return /same length/.test(question.prompt)
					? look.equal_sides
					: /square corners/.test(question.prompt)
						? look.right_angles
						: look.parallel_pairs === 2;
			},
		],
		[
			/belong to the group/,
			(question, { text }) => {
				const look = lookAt(cornersIn(figureOf(question)));
				const group = /group of (\w+)s/.exec(question.prompt)?.[1];
				const belongs =
					group === "quadrilateral" ||
					(group === "parallelogram" && look.parallel_pairs === 2) ||
					((group === "rectangle" || group === "square") &&
						look.right_angles &&
						(group === "rectangle" || look.equal_sides)) ||
					(group === "rhombus" && look.equal_sides);
				return text === (belongs ? "Yes, it has all that is needed." : "No, something is missing.");
			},
		],
		[
			/always true/,
			(_, { text }) =>
				/^Every square is|^Every rectangle (has four|is a quad)|^Every rhombus has four/.test(text),
		],
	),
};

/** The area of an L-shape, square by square, from the sides that are told. */
function squaresIn(alt: string): bigint {
	const told = (pattern: RegExp) => {
		const found = pattern.exec(alt)?.[1];
		return found === undefined ? null : BigInt(found);
	};
	const [left, top, cut] = [
		told(/left side is (\d+)/) ?? 0n,
		told(/the top (\d+)/) ?? 0n,
		told(/is (\d+) \w+ wide/) ?? 0n,
	];
	const right = told(/right side is (\d+)/) ?? left - (told(/and (\d+) \w+ high/) ?? 0n);
	let squares = 0n;
	for (let column = 0n; column < top + cut; column += 1n) squares += column < top ? left : right;
	return squares;
}

function cornersIn({ svg }: Figure): Place[] {
	const [, path = ""] = /<path d="M([^"]*)Z"/.exec(svg) ?? [];
	return path.split("L").map((corner): Place => {
		const [x = 0, y = 0] = corner.split(" ").map(Number);
		return [x, y];
	});
}

/** What a drawing of four corners shows, within the width of a line. */
function lookAt(corners: readonly Place[]) {
	const sides = corners.map(([x, y], at): Place => {
		const [nx, ny] = corners[(at + 1) % 4] ?? [x, y];
		return [nx - x, ny - y];
	});
	const [a = [0, 0], b = [0, 0], c = [0, 0], d = [0, 0]] = sides;
	const length = ([x, y]: Place) => Math.hypot(x, y);
	const isParallel = (p: Place, q: Place) =>
		Math.abs(p[0] * q[1] - p[1] * q[0]) < 0.02 * length(p) * length(q);
	const isSquare = (p: Place, q: Place) => Math.abs(p[0] * q[0] + p[1] * q[1]) < 0.02 * length(p) * length(q);
	return {
		equal_sides: sides.every((side) => Math.abs(length(side) - length(a)) < 0.5),
		right_angles: isSquare(a, b) && isSquare(b, c) && isSquare(c, d),
		parallel_pairs: Number(isParallel(a, c)) + Number(isParallel(b, d)),
	};
}

function bestName(corners: readonly Place[]): string {
	const { equal_sides, right_angles, parallel_pairs } = lookAt(corners);
	if (right_angles) return equal_sides ? "square" : "rectangle";
	if (equal_sides) return "rhombus";
	return ["kite", "trapezoid", "parallelogram"][parallel_pairs] ?? "";
}
