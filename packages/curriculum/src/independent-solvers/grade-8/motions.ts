import type { Rational } from "@learnin/domain/arithmetic/rational";
import { compare, exact, minus, plus, same, times } from "../reading/arithmetic.ts";
import { calculate, numbersIn, value as numberOf } from "../reading/formulas.ts";
import { areInTheirBins } from "../reading/cards.ts";
import type { Solvers } from "../solver.ts";

type Place = readonly [Rational, Rational];
/** The plane as a matrix with a shift: (a b; c d) and then (e, f). */
type Plan = readonly [a: Rational, b: Rational, c: Rational, d: Rational, e: Rational, f: Rational];

const plan = (a: number, b: number, c: number, d: number): Plan => [
	exact(a),
	exact(b),
	exact(c),
	exact(d),
	exact(0),
	exact(0),
];

/** What one step in words does to the plane. */
function planOf(words: string): Plan {
	if (/x-axis/.test(words)) return plan(1, 0, 0, -1);
	if (/y-axis/.test(words)) return plan(-1, 0, 0, 1);
	if (/180°/.test(words)) return plan(-1, 0, 0, -1);
	if (/counterclockwise/.test(words)) return plan(0, -1, 1, 0);
	if (/clockwise/.test(words)) return plan(0, 1, -1, 0);
	if (/scale factor/.test(words)) {
		const k = numbersIn(words.slice(words.indexOf("scale factor")))[0] ?? exact(1);
		return [k, exact(0), exact(0), k, exact(0), exact(0)];
	}
	const step = (direction: string) =>
		exact(Number(new RegExp(`(\\d+) units? ${direction}`).exec(words)?.[1] ?? 0));
	const zero = exact(0);
	return [
		exact(1),
		zero,
		zero,
		exact(1),
		minus(step("right"), step("left")),
		minus(step("up"), step("down")),
	];
}

function placed([x, y]: Place, [a, b, c, d, e, f]: Plan): Place {
	return [plus(plus(times(a, x), times(b, y)), e), plus(plus(times(c, x), times(d, y)), f)];
}

/** All steps of a sentence, in order. */
function stepsIn(words: string): Plan[] {
	return words.split(/, followed by |,? and then /).map(planOf);
}

function placesIn(words: string): Place[] {
	return [...words.matchAll(/\((-?[\d.]+), (-?[\d.]+)\)/g)].map(
		([, x = "", y = ""]): Place => [numberOf(x), numberOf(y)],
	);
}

const isAt = (one: Place, other: Place) => same(one[0], other[0]) && same(one[1], other[1]);
const isSet = (ones: readonly Place[], others: readonly Place[]) =>
	ones.length === others.length && ones.every((one) => others.some((other) => isAt(one, other)));

function trianglesIn(alt: string): [Place[], Place[]] {
	const [first = "", second = ""] = alt.split("Triangle Q");
	return [placesIn(first), placesIn(second)];
}

/** Twice the area with its sign: positive where the corners run against the clock. */
function turning([p, q, r]: readonly Place[]): Rational {
	if (p === undefined || q === undefined || r === undefined) return exact(0);
	return minus(times(minus(q[0], p[0]), minus(r[1], p[1])), times(minus(q[1], p[1]), minus(r[0], p[0])));
}

/** The right-angled corner first, then the one on the longer leg: the same order in congruent triangles. */
function inOrder(corners: readonly Place[]): Place[] {
	const length = (p: Place, q: Place) =>
		plus(times(minus(p[0], q[0]), minus(p[0], q[0])), times(minus(p[1], q[1]), minus(p[1], q[1])));
	const corner = corners.find((one) => {
		const [p, q] = corners.filter((other) => other !== one);
		return p !== undefined && q !== undefined && same(length(p, q), plus(length(one, p), length(one, q)));
	});
	if (corner === undefined) throw new Error("No right angle.");
	const others = corners
		.filter((one) => one !== corner)
		.sort((p, q) => compare(length(corner, q), length(corner, p)));
	return [corner, ...others];
}

/** "A translation", "A reflection" or "A rotation", from the two triangles alone. */
function kindOf(first: readonly Place[], second: readonly Place[]): string {
	const [p, q] = [inOrder(first), inOrder(second)];
	const shifts = p.map(
		(corner, at): Place => [
			minus(q[at]?.[0] ?? exact(0), corner[0]),
			minus(q[at]?.[1] ?? exact(0), corner[1]),
		],
	);
	if (shifts.every((shift) => isAt(shift, shifts[0] ?? shift))) return "A translation";
	return turning(p).numerator > 0n === turning(q).numerator > 0n ? "A rotation" : "A reflection";
}

/** Whether the steps take the corners of triangle P to those of triangle Q, as the words of a figure tell them. */
export function takesPToQ(alt: string, steps: string): boolean {
	const [first, second] = trianglesIn(alt);
	return isSet(
		first.map((corner) => stepsIn(steps).reduce(placed, corner)),
		second,
	);
}

/** A claim such as "The image of (1, 2) after a reflection across the x-axis is (1, -2)." */
function isImageIn(claim: string): boolean {
	const [from, to] = placesIn(claim);
	return from !== undefined && to !== undefined && isAt(stepsIn(claim).reduce(placed, from), to);
}

/** The boxes in pairs are the images of the points of the prompt, or points that go there. */
function areImages(prompt: string, values: readonly (Rational | null)[]): boolean {
	const told = placesIn(prompt);
	return told.every((place, at) => {
		const [x = null, y = null] = values.slice(2 * at, 2 * at + 2);
		if (x === null || y === null) return false;
		const [from, to] = prompt.includes("before?") ? [[x, y] as const, place] : [place, [x, y] as const];
		return isAt(stepsIn(prompt).reduce(placed, from), to);
	});
}

/** Three places that are not in line tell every such rule. */
function isRuleOf(shown: string, words: string): boolean {
	const [, x = "", y = ""] = /\\to \((.+), (.+)\)/.exec(shown) ?? [];
	return [
		[2, 3],
		[5, -7],
		[-4, 1],
	].every(([a = 0, b = 0]) => {
		const letters = { x: exact(a), y: exact(b) };
		return isAt(
			[calculate(x, letters), calculate(y, letters)],
			placed([exact(a), exact(b)], planOf(words.replace(/\$\(x, y\)\$/, ""))),
		);
	});
}

/** Where a described mistake takes a point. */
function mistakenPlace(
	description: string,
	[x, y]: Place,
	[first = plan(1, 0, 0, 1)]: readonly Plan[],
): Place {
	const [a, b, c, d, e, f] = first;
	const zero = exact(0);
	const lessOf = (number: Rational) => minus(zero, number);
	if (description.includes("only swapped")) return [y, x];
	if (description.includes("another angle"))
		return placed([x, y], same(a, zero) ? plan(-1, 0, 0, -1) : plan(0, -1, 1, 0));
	if (description.includes("only one of the two signs")) return [lessOf(x), y];
	if (description.includes("swap the coordinates"))
		return placed([x, y], same(b, exact(-1)) ? plan(-1, 0, 0, 1) : plan(1, 0, 0, -1));
	if (description.includes("opposite direction"))
		return placed([x, y], [a, lessOf(b), lessOf(c), d, lessOf(e), lessOf(f)]);
	throw new Error(`No solver for: ${description}`);
}

const lastIn = (text: string) => numbersIn(text).at(-1) ?? exact(-1);

/** The measures that a text gives, by the letters of the angle or the side. */
function measuresIn(text: string): Map<string, Rational> {
	const found = text.matchAll(/(?:\\angle |\$)([A-Z]{1,2}) = (\d+)/g);
	return new Map([...found].map(([, part = "", size = ""]) => [part, numberOf(size)]));
}

/** What is asked for of an image: the measure of the part that it comes from. */
function imageMeasure(text: string): Rational {
	const known = measuresIn(text);
	const asked = (
		/(?:measure of \$\\angle |length of side \$)([A-Z]'(?:[A-Z]')?)/i.exec(text)?.[1] ?? ""
	).replaceAll("'", "");
	const given = known.get(asked);
	if (given !== undefined) return given;
	const whole = numberOf(/perimeter of (\d+)/.exec(text)?.[1] ?? "180");
	return [...known.values()].reduce(minus, whole);
}

function mistakenMeasure(description: string, prompt: string): Rational {
	const right = imageMeasure(prompt);
	const other = [...measuresIn(prompt).values()].find((each) => !same(each, right)) ?? exact(-1);
	const shift = numbersIn(prompt.slice(prompt.indexOf("translated")))[0] ?? exact(0);
	if (description.includes("another part")) return other;
	if (description.includes("from 180")) return minus(exact(180), right);
	if (description.includes("added the distance")) return plus(right, shift);
	if (description.includes("subtracted the distance")) return minus(right, shift);
	if (description.includes("angle of the rotation")) return plus(right, exact(90));
	if (/sum|total|both/.test(description)) return plus(right, other);
	throw new Error(`No solver for: ${description}`);
}

/** A triangle is measured before and after. */
function isKept(property: string, motion: Plan): boolean {
	const before: Place[] = [
		[exact(1), exact(1)],
		[exact(5), exact(2)],
		[exact(2), exact(7)],
	];
	const [one, other] = [turning(before), turning(before.map((corner) => placed(corner, motion)))];
	if (/order of/i.test(property)) return one.numerator > 0n === other.numerator > 0n;
	return /angle|parallel/i.test(property) || same(times(one, one), times(other, other));
}

/** Two right triangles whose legs are as long as each other's. */
function areSameSize(first: readonly Place[], second: readonly Place[]): boolean {
	const legs = (corners: readonly Place[]) => {
		const [corner = [exact(0), exact(0)] as const, p = corner, q = corner] = inOrder(corners);
		return [p, q].map((end) =>
			plus(
				times(minus(end[0], corner[0]), minus(end[0], corner[0])),
				times(minus(end[1], corner[1]), minus(end[1], corner[1])),
			),
		);
	};
	const others = legs(second);
	return legs(first).every((leg, at) => same(leg, others[at] ?? exact(-1)));
}

/** Independent solvers of grade 8: motions of the plane. */
export const solvers8Motions: Solvers = {
	"coordinate-transformations": (question, { values, texts, text }) => {
		const { prompt, question_type } = question;
		if (/\\to/.test(texts.join(" ")) && !prompt.includes("says that"))
			return isRuleOf(texts[1] ?? text, texts.length > 1 ? text : prompt);
		const [from, ...others] = placesIn(prompt);
		if (question_type === "FILL_MULTIPLE") return areImages(prompt, values);
		if (question_type === "MATCH_THE_FOLLOWING") return isImageIn(`${text} is ${texts[1]}`);
		if (question_type === "SELECT_ALL") return isImageIn(text);
		if (question_type === "VERIFY_WITH_LLM") {
			const last = placesIn(text).at(-1);
			return from !== undefined && last !== undefined && isAt(last, stepsIn(prompt).reduce(placed, from));
		}
		const [place] = placesIn(text);
		if (from === undefined) return false;
		if (place !== undefined) return isAt(place, stepsIn(prompt).reduce(placed, from));
		return others[0] !== undefined && isAt(mistakenPlace(text, from, stepsIn(prompt)), others[0]);
	},
	"congruence-motions": (question, { text, texts, values }) => {
		const { prompt, question_type, figure } = question;
		const [first, second] = trianglesIn(figure?.alt ?? "");
		if (question_type === "FILL_MULTIPLE") return areImages(prompt, values);
		if (question_type === "MATCH_THE_FOLLOWING") return isImageIn(`${text} is ${texts[1]}`);
		if (question_type === "SELECT_ALL") {
			const corners = placesIn(text);
			return areSameSize(corners.slice(0, 3), corners.slice(3)) === !text.includes("not congruent");
		}
		if (question_type === "VERIFY_WITH_LLM")
			return isSet(
				first.map((corner) => stepsIn(text).reduce(placed, corner)),
				second,
			);
		const [from, wrote] = placesIn(prompt);
		const steps = stepsIn(prompt);
		if (/What did|went wrong|mistake led/.test(prompt)) {
			const done = text.includes("stopped")
				? steps.slice(0, 1)
				: text.includes("left out")
					? steps.slice(1)
					: steps.toReversed();
			return from !== undefined && wrote !== undefined && isAt(done.reduce(placed, from), wrote);
		}
		if (figure === undefined) {
			const [place] = placesIn(text);
			return from !== undefined && place !== undefined && isAt(steps.reduce(placed, from), place);
		}
		if (/^A \w+$/.test(text)) return text === kindOf(first, second);
		return isSet(
			first.map((corner) => stepsIn(text).reduce(placed, corner)),
			second,
		);
	},
	"transformation-properties": (question, { text, texts, values }) => {
		const { prompt, question_type, figure } = question;
		if (question.interaction?.kind === "plane") return areImages(prompt, values);
		if (question_type === "LABELED_INPUT")
			return areInTheirBins(question, texts, (card) =>
				isKept(card, planOf(prompt)) ? "Stays the same" : "Changes",
			);
		if (/ changes? /.test(text) && question_type === "SELECT_ALL")
			return isKept(text, planOf(text)) === text.includes(" does not change ");
		if (prompt.startsWith("Two parallel")) {
			const numbers = numbersIn(prompt.slice(0, prompt.indexOf("They")));
			return (
				text.startsWith("Parallel") &&
				numbersIn(text).every((number, at) => same(number, numbers[at] ?? exact(-1)))
			);
		}
		if (figure !== undefined) {
			const [first, second] = trianglesIn(figure.alt);
			return text.startsWith(kindOf(first, second));
		}
		if (question_type === "SELECT_ALL") return same(imageMeasure(text), lastIn(text));
		if (question_type === "VERIFY_WITH_LLM") return same(imageMeasure(prompt), lastIn(text));
		if (/What did|went wrong|mistake led/.test(prompt))
			return same(mistakenMeasure(text, prompt), lastIn(prompt));
		return same(values[0] ?? lastIn(text), imageMeasure(prompt));
	},
};
