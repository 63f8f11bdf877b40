import type { Rational } from "@learnin/domain/arithmetic/rational";
import { exact, minus, over, plus, same, times } from "../reading/arithmetic.ts";
import { calculate, formulasIn, numbersIn, value as numberOf } from "../reading/formulas.ts";
import type { Solver } from "../solver.ts";
import { pointsIn } from "../reading/told-values.ts";

type Point = readonly [Rational, Rational];

const NONE = exact(-1);
const ZERO = exact(0);

/** The changes in x and y from the first point of a text to the second. */
function changesIn(text: string): Point {
	const [from, to] = pointsIn(text);
	if (from === undefined || to === undefined) throw new Error(`Two points are told in: ${text}`);
	return [minus(to[0], from[0]), minus(to[1], from[1])];
}

/** Whether a slope leads from one point to the other. */
function leads(slope: Rational, text: string): boolean {
	const [run, rise] = changesIn(text);
	return same(times(slope, run), rise);
}

function isMistaken(description: string, prompt: string, wrote: Rational): boolean {
	const [run, rise] = changesIn(prompt);
	if (description.includes("run by the rise")) return same(times(wrote, rise), run);
	if (description.includes("different orders")) return same(times(wrote, run), minus(ZERO, rise));
	if (description.includes("left out the run")) return same(wrote, rise);
	const [[a, b] = [ZERO, ZERO], [c, d] = [ZERO, ZERO]] = pointsIn(prompt);
	return same(times(wrote, plus(a, c)), plus(b, d));
}

/** The slope that a prompt tells: the first formula that is a plain number. */
function slopeTold(prompt: string): Rational {
	return calculate(formulasIn(prompt).find((formula) => !/[(=k]/.test(formula)) ?? "");
}

/** Two slope triangles of one line have the same ratio of the legs. */
function isSimilar(prompt: string, leg: Rational): boolean {
	const [run = ZERO, rise = ZERO, known = ZERO] = numbersIn(prompt);
	return /What is the run|For which run/.test(prompt)
		? same(times(leg, rise), times(run, known))
		: same(times(leg, run), times(rise, known));
}

function isTrueClaim(text: string): boolean {
	const [rise = ZERO, run = ZERO, other = ZERO, width = ZERO] = numbersIn(text.replaceAll("$", ""));
	return same(times(rise, width), times(other, run));
}

/** Whether the second point of a line with the given slope lies there. */
function isOnTheLine(prompt: string, x: Rational, y: Rational): boolean {
	const [[x1, y1] = [ZERO, ZERO]] = pointsIn(prompt);
	return same(minus(y, y1), times(slopeTold(prompt), minus(x, x1)));
}

/** Slopes of lines, from their points, their slope triangles or a slope and a point. */
export const followsSlope: Solver = (question, { text, texts, value, values }) => {
	const { prompt, question_type, interaction, figure } = question;
	const [first = null, second = null, third = null] = values;
	if (interaction?.kind === "plane") {
		const told = /x = (-?\d+)\$/.exec(prompt)?.[1] ?? "";
		const [x = "", y = ""] = /A\((-?\d+), (-?\d+)\)/.exec(prompt)?.slice(1) ?? [];
		const isStart =
			first !== null && second !== null && same(first, numberOf(x)) && same(second, numberOf(y));
		const [, , , fourth = null] = values;
		return (
			isStart &&
			third !== null &&
			fourth !== null &&
			same(third, numberOf(told)) &&
			isOnTheLine(prompt, third, fourth)
		);
	}
	switch (question_type) {
		case "MATCH_THE_FOLLOWING":
			return leads(calculate(texts[1] ?? ""), text);
		case "SELECT_ALL":
			return isTrueClaim(text);
		case "VERIFY_WITH_LLM":
			return leads(calculate(formulasIn(text).at(-1)?.split(" = ").at(-1) ?? ""), prompt);
		case "LABELED_INPUT": {
			const [run, rise] = changesIn(figure?.alt ?? "");
			return same(first ?? NONE, run) && same(second ?? NONE, rise);
		}
		case "FILL_MULTIPLE": {
			const [run, rise] = changesIn(prompt);
			return (
				same(first ?? NONE, rise) &&
				same(second ?? NONE, run) &&
				third !== null &&
				same(third, over(rise, run))
			);
		}
		default:
	}
	if (question_type === "SELECT_ONE" && /What did|went wrong|mistake led/.test(prompt))
		return isMistaken(text, prompt, calculate(formulasIn(prompt).at(-1) ?? ""));
	if (value === null) return false;
	const unknown = /\((-?\d+), k\)/.exec(prompt)?.[1];
	if (unknown !== undefined) return isOnTheLine(prompt, numberOf(unknown), value);
	return pointsIn(prompt).length > 1 ? leads(value, prompt) : isSimilar(prompt, value);
};
