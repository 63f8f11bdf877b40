import type { Rational } from "@learnin/domain/arithmetic/rational";
import { isEqual, rational } from "@learnin/domain/arithmetic/rational";
import {
	calculate,
	exact,
	formulasIn,
	minus,
	numbersIn as exactsIn,
	over,
	plus,
	power,
	sum,
	times,
} from "./exact.ts";
import { wholesIn } from "./read-question.ts";
import { measuresCircle } from "./circle-measures.ts";
import { fillsPrisms, scalesDrawings } from "./prisms-and-scales.ts";
import type { SecondWays } from "./second-way.ts";

/** Second ways of grade 7: geometry. */
export const secondWays7Geometry: SecondWays = {
	circumference: measuresCircle,
	"area-circle": measuresCircle,
	"scale-drawings": scalesDrawings,
	"triangle-conditions": (question, { value, text }) => {
		const { prompt } = question;
		const reaches = (sides: readonly number[]) => {
			const [x = 0, y = 0, z = 0] = sides.toSorted((p, q) => p - q);
			return Math.sign(x + y - z);
		};
		const numbers = wholesIn(prompt).map(Number);
		if (prompt.startsWith("Can sticks"))
			return text.includes(
				{ 1: "are longer", 0: "just as long", [-1]: "are shorter" }[reaches(numbers)] ?? "?",
			);
		if (question.question_type === "SELECT_ALL" || question.question_type === "FILL_ONE") {
			const [a = 0, b = 0] = numbers;
			const side = Number(value?.numerator ?? 0n);
			const step = prompt.includes("greatest length") ? 1 : -1;
			return (
				reaches([a, b, side]) > 0 &&
				(question.question_type === "SELECT_ALL" || reaches([a, b, side + step]) <= 0)
			);
		}
		const angles = [...prompt.matchAll(/(\d+)\u00b0/g)].map(([, angle = ""]) => Number(angle));
		const lengths = [...prompt.matchAll(/(\d+) cm/g)].map(([, length = ""]) => Number(length));
		const rest = 180 - angles.reduce((all, angle) => all + angle, 0);
		if (angles.length === 3) return text.startsWith(rest === 0 ? "More" : "No");
		if (lengths.length === 3) return text.startsWith(reaches(lengths) > 0 ? "Exactly" : "No");
		if (angles.length === 2) return text.startsWith(rest > 0 ? "Exactly" : "No");
		return text.startsWith(angles.length === 1 ? "Exactly" : "More");
	},
	"cross-sections": (question, { text, texts }) => {
		const words = texts.length > 1 ? text.toLowerCase() : question.prompt;
		const shape = texts.length > 1 ? (texts[1] ?? "") : text;
		const base = /hexagon/.test(words)
			? "hexagon"
			: /stands on a triangle/.test(words)
				? "triangle"
				: /rectangle as|box/.test(words)
					? "rectangle"
					: "square";
		if (question.prompt.includes("What do the slices"))
			return shape.includes(base) && shape.includes(words.includes("pyramid") ? "smaller" : "same size");
		if (words.includes("parallel to its bottom")) return shape.toLowerCase() === base;
		if (words.includes("corner") || (words.includes("tip") && !words.includes("beside")))
			return shape === "Triangle";
		return shape === (words.includes("beside") ? "Trapezoid" : "Rectangle");
	},
	"volume-prisms": fillsPrisms,
	"area-surface-composite": (question, { value }) => {
		const { prompt, figure } = question;
		const [a = exact(1), b = exact(1), c = exact(1), d = exact(1)] = exactsIn(figure?.alt ?? prompt);
		const pi = rational(314n, 100n);
		const half = rational(1n, 2n);
		if (value === null) return false;
		if (prompt.startsWith("An arrow")) return isEqual(minus(value, times(a, b)), times(times(c, d), half));
		if (prompt.startsWith("A window"))
			return isEqual(minus(value, times(a, b)), times(pi, over(power(a, 2), exact(8))));
		if (prompt.startsWith("This ramp"))
			return isEqual(value, sum([times(b, c), times(a, b), times(a, c), times(a, d)]));
		// The upper box only lifts a part of the lid, so its four sides are all that is added.
		if (prompt.startsWith("A box"))
			return isEqual(
				value,
				sum([times(exact(2), power(a, 2)), times(exact(4), times(a, b)), times(exact(4), times(c, d))]),
			);
		return isEqual(plus(value, times(pi, over(power(b, 2), exact(4)))), power(a, 2));
	},
	"angle-relationships": (question, { value, values, text, texts }) => {
		const { prompt, figure, question_type } = question;
		const alt = figure?.alt ?? "";
		const agree = (words: string, one: Rational, other: Rational) => {
			const total = totalOf(words);
			return total === 0 ? isEqual(one, other) : isEqual(plus(one, other), exact(total));
		};
		if (["SELECT_ALL", "MATCH_THE_FOLLOWING", "VERIFY_WITH_LLM"].includes(question_type)) {
			const said = question_type === "VERIFY_WITH_LLM" ? (text.split(". ").at(-1) ?? "") : texts.join(" ");
			const [one = exact(0), other = exact(0)] = exactsIn(said);
			return agree(said, one, other);
		}
		if (question_type === "LABELED_INPUT") {
			const [known = exact(0)] = exactsIn(alt);
			const [next, opposite, last] = values.map((each) => each ?? exact(0));
			const straight = (one = exact(0), other = exact(0)) => isEqual(plus(one, other), exact(180));
			return straight(known, next) && straight(next, opposite) && straight(opposite, last);
		}
		const words = `${alt} ${prompt}`;
		const found = value ?? exactsIn(text)[0];
		if (found === undefined)
			return text.startsWith({ 90: "Comp", 180: "Supp", 0: "Vert" }[totalOf(words)] ?? "?");
		if (prompt.includes("What is $x$")) {
			const [one = "", two = ""] = formulasIn(prompt);
			return agree(words, calculate(one, { x: found }), calculate(two, { x: found }));
		}
		const [known = exact(0)] = exactsIn(figure === undefined ? prompt : alt);
		return agree(words, found, known);
	},
};

/** What two angles make together, by the words about them; 0 where they are equal. */
function totalOf(words: string): 0 | 90 | 180 {
	if (/right angle is cut|complement/.test(words)) return 90;
	return /straight line is cut|supplement/.test(words) ? 180 : 0;
}
