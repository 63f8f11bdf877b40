import type { Figure } from "@learnin/domain/question/question";
import { figureOf, textsIn } from "../reading/read-figure.ts";
import {
	anglesOf,
	areaOf,
	cornersIn,
	directionOf,
	foldsOnItself,
	linesIn,
	parallelPairs,
	partBeside,
	symmetryLines,
} from "../reading/read-geometry.ts";
import { areInTheirBins } from "../reading/cards.ts";
import { turnsAround } from "./turns.ts";
import { addsAngles } from "./added-angles.ts";
import type { Solvers } from "../solver.ts";
import { byPrompt } from "../reading/common-solvers.ts";
import { wholesIn } from "../reading/read-question.ts";
import { wholeOf } from "../reading/wholes.ts";

/** How many angles of a drawn shape are right, and how many pairs of opposite sides are parallel. */
function measured(figure: Figure): { rights: number; pairs: number } {
	const corners = cornersIn(figure);
	return {
		rights: anglesOf(corners).filter((angle) => Math.abs(angle - 90) < 3).length,
		pairs: parallelPairs(corners),
	};
}

/** What kind of triangle has the angles of a text. */
function kindByAngles(text: string): string {
	const angles = [...text.matchAll(/(\d+)°/g)].slice(0, 3).map(([, each]) => Number(each));
	return angleWord(Math.max(...angles));
}

/** What kind of triangle is drawn. */
function triangleKind(figure: Figure): string {
	const largest = Math.max(...anglesOf(cornersIn(figure)));
	return Math.abs(largest - 90) < 3 ? "right" : largest > 90 ? "obtuse" : "acute";
}

const PAIR_WORDS = ["no", "exactly one pair of", "two pairs of"];

/** The opening of the angle between the two arms of a drawing, in degrees. */
function openingOf(figure: Figure): number {
	const [one, other] = linesIn(figure, /stroke="var\(--ink\)" stroke-width="4"/);
	if (one === undefined || other === undefined) throw new Error("No two arms.");
	const apart = Math.abs(directionOf(...one) - directionOf(...other));
	return Math.min(apart, 360 - apart);
}

/** "line", "ray", "line segment" or "point", from the arrows and the path between them. */
function pathKind(figure: Figure): string {
	if (linesIn(figure, /./).length === 0) return "point";
	const arrows = figure.svg.match(/<path/g)?.length ?? 0;
	return ["line segment", "ray", "line"][arrows] ?? "";
}

/** What a description of the ends is about. */
function describedPath(told: string): string {
	if (/exact place/.test(told)) return "point";
	if (/two endpoints|ruler/.test(told)) return "line segment";
	return /one endpoint|beam/.test(told) ? "ray" : "line";
}

function angleWord(degrees: number): string {
	return degrees === 90 ? "right" : degrees < 90 ? "acute" : "obtuse";
}

/** The direction of each named line from 0 to 179 degrees; its name is near one of its ends. */
function namedDirections(figure: Figure): Map<string, number> {
	const lines = linesIn(figure, /stroke-width="4"/);
	return new Map(
		textsIn(figure).map(({ x, y, text }) => {
			const [px, py] = [
				Number(x.numerator) / Number(x.denominator),
				Number(y.numerator) / Number(y.denominator) - 10,
			];
			const distance = (ends: (typeof lines)[number]) =>
				Math.min(...ends.map(([end_x, end_y]) => Math.hypot(end_x - px, end_y - py)));
			const nearest = lines.toSorted((one, other) => distance(one) - distance(other))[0];
			if (nearest === undefined) throw new Error("No line.");
			return [text, directionOf(...nearest) % 180];
		}),
	);
}

function relation(one = 0, other = 0): "parallel" | "perpendicular" | "neither" {
	const apart = Math.abs(one - other);
	const turn = Math.min(apart, 180 - apart);
	return turn <= 1 ? "parallel" : turn >= 89 ? "perpendicular" : "neither";
}

/** Independent solvers of grade 4 for lines, angles and shapes: what is drawn is measured again. */
export const geometryWays4: Solvers = {
	"line-symmetry": byPrompt(
		[
			/In which picture/,
			(question, { text }) => {
				const figure = figureOf(question, text);
				const [fold] = linesIn(figure, /dasharray/);
				return fold !== undefined && foldsOnItself(cornersIn(figure), fold);
			},
		],
		[
			/because both parts are the same size/,
			(question) => {
				const figure = figureOf(question);
				const [fold] = linesIn(figure, /dasharray/);
				return fold !== undefined && !foldsOnItself(cornersIn(figure), fold);
			},
		],
		[
			/Match/,
			(question, { texts: [picture = "", words = ""] }) =>
				symmetryLines(cornersIn(figureOf(question, picture))) ===
				(words.startsWith("no ") ? 0 : Number.parseInt(words, 10)),
		],
		[
			/along the dashed line/,
			(question, { text }) => {
				const figure = figureOf(question);
				const corners = cornersIn(figure);
				const [fold] = linesIn(figure, /dasharray/);
				if (fold === undefined) return false;
				const share = areaOf(partBeside(corners, fold)) / areaOf(corners);
				const is_even = Math.abs(share - 0.5) < 0.01;
				if (foldsOnItself(corners, fold)) return is_even && text.startsWith("Yes");
				return text.startsWith(is_even ? "No, the parts are the same size" : "No, one part");
			},
		],
		[/exactly two/, (question, { text }) => symmetryLines(cornersIn(figureOf(question, text))) === 2],
		[/at least one/, (question, { text }) => symmetryLines(cornersIn(figureOf(question, text))) > 0],
		[
			/[Hh]ow many/,
			(question, { value }) =>
				Number(value?.numerator) === symmetryLines(cornersIn(figureOf(question))) &&
				value?.denominator === 1n,
		],
	),
	"classify-2d": byPrompt(
		[/Each card|wrote down/, (question, { texts }) => areInTheirBins(question, texts, kindByAngles)],
		[
			/says that it is an acute/,
			({ prompt }, { text }) => text.includes(`${kindByAngles(prompt)} triangle.`),
		],
		[
			/[Ww]hat kind of triangle/,
			(question, { text }) =>
				text ===
				`${question.figure === undefined ? kindByAngles(question.prompt) : triangleKind(question.figure)} triangle`,
		],
		[
			/How many right angles/,
			(question, { value, text }) => {
				const { rights } = measured(figureOf(question));
				return BigInt(rights) === (wholeOf(value) ?? wholesIn(text)[0]);
			},
		],
		[
			/are (right|acute|obtuse) triangles/,
			(question, { text }) =>
				question.prompt.includes(`are ${triangleKind(figureOf(question, text))} triangles`),
		],
		[
			/[Hh]ow many pairs/,
			(question, { text }) =>
				text === (["none", "exactly one pair", "two pairs"][measured(figureOf(question)).pairs] ?? ""),
		],
		[
			/Match/,
			(question, { texts: [picture = "", words = ""] }) => {
				const { rights, pairs } = measured(figureOf(question, picture));
				const told = ["no right angle", "one right angle", "two right angles", "", "four right angles"][
					rights
				];
				return words === `${PAIR_WORDS[pairs]} parallel sides and ${told}`;
			},
		],
		[
			/Which of these shapes/,
			(question, { text }) => {
				const { rights, pairs } = measured(figureOf(question, text));
				const { prompt } = question;
				if (prompt.includes("but no right angle")) return pairs > 0 && rights === 0;
				if (prompt.includes("but not two pairs")) return rights > 0 && pairs < 2;
				return prompt.includes("and at least one") ? rights > 0 && pairs > 0 : pairs === 2;
			},
		],
	),
	"lines-rays-angles": byPrompt(
		[
			/Sort the angles|measured these/,
			(question, { texts }) =>
				areInTheirBins(question, texts, (card) => angleWord(Number(card.replace("°", "")))),
		],
		[
			/Which picture/,
			(question, { text }) => {
				const figure = figureOf(question, text);
				const isAngle = figure.svg.includes("fill-opacity");
				const named = isAngle ? `${angleWord(openingOf(figure))} angle` : pathKind(figure);
				return new RegExp(`an? ${named}[.?]`).test(question.prompt);
			},
		],
		[/endpoint|forever in|exact place|ruler|beam/, ({ prompt }, { text }) => text === describedPath(prompt)],
		[/called/, (question, { text }) => text === pathKind(figureOf(question))],
		[/What kind of angle/, (question, { text }) => text === angleWord(openingOf(figureOf(question)))],
		[
			/What is true|says that lines/,
			(question, { text }) => {
				const [p, q] = ["p", "q"].map((name) => namedDirections(figureOf(question)).get(name));
				return text.includes(`They are ${relation(p, q)}`);
			},
		],
		[
			/Match/,
			(question, { texts: [picture = "", words = ""] }) => {
				const figure = figureOf(question, picture);
				return words.endsWith("angle")
					? figure.svg.includes("fill-opacity") && words === `${angleWord(openingOf(figure))} angle`
					: !figure.svg.includes("fill-opacity") && words === pathKind(figure);
			},
		],
		[
			/Which statements/,
			(question, { text }) => {
				const directions = namedDirections(figureOf(question));
				const [, one = "", other = "", word = ""] = /\$(\w)\$ and \$(\w)\$ are (\w+)/.exec(text) ?? [];
				return relation(directions.get(one), directions.get(other)) === word;
			},
		],
	),
	"angle-as-turn": turnsAround,
	"measure-angles": (question, { values, text }) => {
		const [, change = "", how = "", kind = ""] =
			/(\d+)° (smaller|larger) than a (right|straight) angle/.exec(question.prompt) ?? [];
		if (question.interaction !== undefined)
			return (
				wholeOf(values[0] ?? null) ===
				(kind === "right" ? 90n : 180n) + BigInt(change) * (how === "larger" ? 1n : -1n)
			);
		// The opening between the two arms as they are drawn.
		const arms = linesIn(
			figureOf(question, question.figure === undefined ? text : undefined),
			/stroke="var\(--fig-\w+\)" stroke-width="1"/,
		).map(([middle, tip]) => {
			const [dx, dy] = [tip[0] - middle[0], middle[1] - tip[1]];
			return Math.round((Math.atan2(dy, dx) * 180) / Math.PI);
		});
		const [low = 0, high = 0] = arms.toSorted((one, other) => one - other);
		const size = BigInt(high - low);
		if (question.question_type === "FILL_MULTIPLE")
			return [BigInt(low), BigInt(high), size].every((each, at) => wholeOf(values[at] ?? null) === each);
		const [asked = 0n] = wholesIn(question.prompt);
		return size === (question.figure === undefined ? asked : wholesIn(text)[0]);
	},
	"additive-angles": addsAngles,
};
