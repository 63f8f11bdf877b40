import { type Rational, rational } from "@learnin/domain/arithmetic/rational";
import { compare, exact, minus, over, plus, same, times } from "../reading/arithmetic.ts";
import { calculate, formulasIn, numbersIn } from "../reading/formulas.ts";
import { closesTriangle } from "./triangle-angles.ts";
import type { Question } from "@learnin/domain/question/question";
import { areInTheirBins } from "../reading/cards.ts";
import type { Solvers } from "../solver.ts";
import { takesPToQ } from "./motions.ts";

const HALF_TURN = exact(180);

/** Where an angle at two parallel lines lies. */
interface Spot {
	is_upper_line: boolean;
	is_above: boolean;
	is_left: boolean;
}

function spotsIn(text: string): Spot[] {
	return [...text.matchAll(/(upper|lower)-(left|right) angle at line \$?([mn])/gi)].map(
		([, height, side, line]) => ({
			is_upper_line: line === "m",
			is_above: height?.toLowerCase() === "upper",
			is_left: side === "left",
		}),
	);
}

/** The eight numbers stand in reading order at the two crossings. */
function spotOf(number: number): Spot {
	const at = (number - 1) % 4;
	return { is_upper_line: number <= 4, is_above: at < 2, is_left: at % 2 === 0 };
}

const looksAlike = (one: Spot, other: Spot) =>
	(one.is_above === one.is_left) === (other.is_above === other.is_left);

/** The name of a pair from where its two angles lie. */
function nameOf(one: Spot, other: Spot): string {
	const same_line = one.is_upper_line === other.is_upper_line;
	const same_side = one.is_left === other.is_left;
	const inner = (spot: Spot) => spot.is_upper_line !== spot.is_above;
	if (same_line) return !same_side && one.is_above !== other.is_above ? "vertical" : "linear";
	if (inner(one) && inner(other)) return same_side ? "same-side interior" : "alternate interior";
	if (!inner(one) && !inner(other)) return same_side ? "same-side exterior" : "alternate exterior";
	return same_side ? "corresponding" : "none";
}

const rising = (numbers: readonly Rational[]) => [...numbers].sort(compare);

const lastNumber = (text: string) => numbersIn(text).at(-1) ?? exact(-1);

/** Whether the measures of two angles at parallel lines agree. */
const goTogether = (one: Spot, other: Spot, first: Rational, second: Rational) =>
	looksAlike(one, other) ? same(first, second) : same(plus(first, second), HALF_TURN);

const findsAngle = ({ prompt, question_type }: Question, text: string, found: Rational): boolean => {
	const [first, second] = spotsIn(prompt);
	if (first === undefined || second === undefined) return false;
	const fits = (one: Rational, other: Rational) => goTogether(first, second, one, other);
	const [one = "", other = ""] = formulasIn(prompt).filter((formula) => !/^[mn]$/.test(formula));
	if (/What did|went wrong|mistake led/.test(prompt)) {
		const [given = exact(0), wrote = exact(-1)] = numbersIn(prompt);
		if (text.includes("for equal")) return same(wrote, given);
		const [right = exact(0)] = [
			text.includes("360") ? exact(360) : text.includes("90") ? exact(90) : HALF_TURN,
		];
		return same(wrote, minus(right, given)) || same(wrote, minus(given, right));
	}
	if (question_type === "VERIFY_WITH_LLM") return fits(numbersIn(prompt)[0] ?? exact(0), found);
	if (one === "") return fits(numbersIn(prompt)[0] ?? exact(0), found);
	if (prompt.includes("What is $x$"))
		return fits(calculate(one, { x: found }), calculate(other, { x: found }));
	// The asked angle tells x, and x tells the other angle.
	const [at0, at1] = [calculate(other, { x: exact(0) }), calculate(other, { x: exact(1) })];
	return fits(calculate(one, { x: over(minus(found, at0), minus(at1, at0)) }), found);
};

type Three = readonly (Rational | undefined)[];

function isOneFactor(first: Three, second: Three): boolean {
	const [one, other] = [first, second].map((sides) => rising(sides.map((side) => side ?? exact(0)))) as [
		Rational[],
		Rational[],
	];
	const k = over(other[0] ?? exact(0), one[0] ?? exact(1));
	return one.every((side, at) => same(times(side, k), other[at] ?? exact(0)));
}

function isFactor(text: string, factor: Rational): boolean {
	const [a, b, c, d, e, f] = numbersIn(text);
	return [a, b, c].every((side = exact(1), at) => same(times(side, factor), [d, e, f][at] ?? exact(0)));
}

/** A length, the one that it corresponds to, and the length whose partner is asked for, as a text tells them. */
function lengthsIn(text: string): [from: Rational, to: Rational, side: Rational] {
	const [a = exact(1), b = exact(1), c = exact(1)] = numbersIn(text.replace("left side", ""));
	if (/with a shadow/.test(text)) return [c, a, b];
	if (/shadow|becomes if/.test(text)) return [b, c, a];
	if (/with a cut/.test(text)) return text.includes("part above") ? [b, plus(b, c), a] : [b, c, a];
	return text.includes("part above") ? [a, plus(a, b), c] : [a, b, c];
}

function becomes(text: string): Rational {
	const [from, to, side] = lengthsIn(text);
	return over(times(side, to), from);
}

/** Rounded to two decimal places, as lengths are shown. */
function hundredths(number: Rational): Rational {
	const { numerator, denominator } = times(number, exact(100));
	return rational((numerator * 2n + denominator) / (denominator * 2n), 100n);
}

function mistakenLength(description: string, text: string): Rational {
	const [from, to, side] = lengthsIn(text);
	if (description.includes("added the same")) return minus(plus(side, to), from);
	if (description.includes("opposite direction")) return over(times(side, from), to);
	if (description.includes("is given")) return to;
	if (description.includes("kept the length")) return side;
	if (description.includes("gave the scale factor")) return over(to, from);
	if (description.includes("belong together")) return hundredths(over(times(to, from), side));
	if (description.includes("lower part")) return over(times(side, minus(to, from)), from);
	throw new Error(`No solver for: ${description}`);
}

/** Two angles of each of two triangles. */
function haveEqualAngles(text: string): boolean {
	const [a = exact(0), b = exact(0), c = exact(0), d = exact(0)] = [...text.matchAll(/(\d+)°/g)].map(
		([, size = ""]) => exact(Number(size)),
	);
	const all = (p: Rational, q: Rational) => rising([p, q, minus(minus(HALF_TURN, p), q)]);
	const other = all(c, d);
	return all(a, b).every((angle, at) => same(angle, other[at] ?? exact(0)));
}

/** Whether the two angles that are told of one triangle are those that are told of the other, in any order. */
function givenAnglesAreEqual(text: string): boolean {
	const [a, b, ...others] = [...text.matchAll(/(\d+)°/g)].map(([, size]) => Number(size));
	return a !== undefined && b !== undefined && others.includes(a) && others.includes(b);
}

/** Independent solvers of grade 8: angles and similar shapes. */
export const solvers8Angles: Solvers = {
	"angle-sum-exterior": closesTriangle,
	"parallel-transversal": (question, { text, texts, values }) => {
		const { prompt, question_type } = question;
		const pairIn = (words: string) =>
			[...words.matchAll(/\d+/g)].slice(0, 2).map(([digits]) => spotOf(Number(digits)));
		if (question_type === "LABELED_INPUT") {
			const alt = question.figure?.alt ?? "";
			const [known] = spotsIn(alt);
			const size = lastNumber(alt);
			return (
				known !== undefined &&
				question.labels.every(({ label }, at) => {
					const [spot] = spotsIn(label);
					const found = values[at] ?? null;
					return spot !== undefined && found !== null && goTogether(known, spot, size, found);
				})
			);
		}
		if (/called|kind of pair/.test(prompt) || question_type === "MATCH_THE_FOLLOWING") {
			const [one, other] = pairIn(texts.length > 1 ? text : prompt);
			return (
				one !== undefined && other !== undefined && (texts[1] ?? text) === `${nameOf(one, other)} angles`
			);
		}
		if (question_type === "SELECT_ALL") {
			const [one, other] = pairIn(text);
			return (
				one !== undefined && other !== undefined && looksAlike(one, other) === text.includes("congruent")
			);
		}
		return findsAngle(question, text, values[0] ?? lastNumber(text));
	},
	similarity: (question, { text, texts, values }) => {
		const { prompt, question_type, figure } = question;
		if (figure?.alt.startsWith("A coordinate plane")) return takesPToQ(figure.alt, text);
		if (question_type === "MATCH_THE_FOLLOWING") return isFactor(text, calculate(texts[1] ?? "0"));
		if (question_type === "SELECT_ALL" && text.startsWith("Triangles with")) {
			const [a, b, c, d, e, f] = numbersIn(text);
			return isOneFactor([a, b, c], [d, e, f]) === !text.includes("not similar");
		}
		if (/What did|went wrong|mistake led/.test(prompt))
			return same(mistakenLength(text, prompt), lastNumber(prompt));
		if (question_type === "SELECT_ALL") return same(becomes(text), lastNumber(text));
		if (question_type === "VERIFY_WITH_LLM") return same(becomes(prompt), lastNumber(text));
		if (prompt.includes("scale factor"))
			return isFactor(prompt, values[0] ?? calculate(text.replaceAll("$", "")));
		return same(becomes(prompt), values[0] ?? lastNumber(text));
	},
	"aa-similar-triangles": (question, { text, texts, values }) => {
		const { prompt, question_type } = question;
		if (question_type === "LABELED_INPUT")
			return areInTheirBins(question, texts, (card) =>
				haveEqualAngles(`${prompt.slice(0, prompt.indexOf("."))} ${card}`) ? "Similar" : "Not similar",
			);
		if (question_type === "SELECT_ALL" && text.includes("angles"))
			return haveEqualAngles(text) === !text.includes("not similar");
		if (question_type === "SELECT_ALL") return same(becomes(text), lastNumber(text));
		if (question_type === "VERIFY_WITH_LLM") return same(becomes(prompt), lastNumber(text));
		if (prompt.includes("°"))
			return haveEqualAngles(prompt)
				? text.startsWith(givenAnglesAreEqual(prompt) ? "Yes, both given" : "Yes, but only the third")
				: text.startsWith("No, only");
		if (/What did|went wrong|mistake led/.test(prompt))
			return same(mistakenLength(text, prompt), lastNumber(prompt));
		return same(becomes(prompt), values[0] ?? lastNumber(text));
	},
};
