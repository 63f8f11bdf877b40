import { fractionBar } from "../../../figures/fractions/fraction-bar.ts";
import { svg } from "../../../figures/svg.ts";
import { ask, boxed, COLORS, defineSkill, LIKE_DENOMINATORS, slip, whole } from "../../../kit/index.ts";
import type { Form } from "../../../kit/index.ts";
import { fractionTex, likeSum } from "./like-fractions.ts";

const sum =
	(crosses: boolean): Form =>
	(random) => {
		const denominator = random.pick(LIKE_DENOMINATORS);
		const terms = [random.integer(1, denominator - 1), random.integer(1, denominator - 1)];
		if (sumOf(terms) > denominator !== crosses) return undefined;
		return likeSum(random, { terms, denominator });
	};

const difference: Form = (random) => {
	const denominator = random.pick(LIKE_DENOMINATORS);
	const [from, taken] = [random.integer(2, denominator - 1), random.integer(1, denominator - 1)];
	return taken < from ? likeSum(random, { terms: [from, -taken], denominator }) : undefined;
};

const three: Form = (random) => {
	const denominator = random.pick(LIKE_DENOMINATORS);
	const [a, b, c] = [0, 0, 0].map(() => random.integer(1, denominator - 1)) as [number, number, number];
	return c < a && a + b > c ? likeSum(random, { terms: [a, b, -c], denominator }) : undefined;
};

const either: Form = (random) => (random.oneIn(2) ? sum(false)(random) : difference(random));

const withBar: Form = (random) => {
	const denominator = random.pick([4, 5, 6, 8, 10]);
	const [a, b] = [random.integer(1, denominator - 2), random.integer(1, denominator - 2)];
	if (a + b > denominator) return undefined;
	const color = random.pick(COLORS);
	const bar = fractionBar({ x: 4, y: 4, width: 472, height: 46, parts: denominator, shaded: a, color });
	const more = `${b} more ${b === 1 ? "part is" : "parts are"}`;
	return {
		...likeSum(random, { terms: [a, b], denominator }),
		prompt: `The bar has ${denominator} equal parts, and ${a} of them ${a === 1 ? "is" : "are"} colored. Then ${more} colored. What is $${fractionTex(a, denominator)} + ${fractionTex(b, denominator)}$?`,
		figure: { svg: svg(480, 54, bar), alt: `A bar of ${denominator} equal parts, ${a} colored.` },
	};
};

const missing: Form = (random) => {
	const denominator = random.pick(LIKE_DENOMINATORS);
	const [known, total] = [random.integer(1, denominator - 1), random.integer(2, denominator)];
	if (known >= total) return undefined;
	const shown = `${fractionTex(known, denominator)} + \\square = ${fractionTex(total, denominator)}`;
	return {
		...likeSum(random, { terms: [total, -known], denominator }),
		prompt: random.pick([
			`Which fraction belongs in the box? $${shown}$`,
			`What has to be added? $${shown}$`,
		]),
	};
};

const inSteps = ask.stepwise((random) => {
	const made = random.pick([sum(false), sum(true), difference])(random);
	const [numerator = "", denominator = ""] = made?.right.entry.split("/") ?? [];
	if (made === undefined) return undefined;
	const given = made.task?.slice(1, -1) ?? "";
	const [first = 0, second = 0] = [...given.matchAll(/\{(\d+)\}\{/g)].map(([, each]) => Number(each));
	const other = given.includes("-") ? first + second : Math.abs(first - second);
	return {
		prompt: `The parts are the same size. Complete the work. $${given}$ is [[numerator]] parts, and the denominator is [[denominator]].`,
		boxes: {
			numerator: boxed(whole(Number(numerator)), [
				given.includes("-") ? slip.addedInstead : slip.subtractedInstead,
				whole(other),
			]),
			denominator: boxed(whole(Number(denominator)), [
				slip.addedDenominators,
				whole(2 * Number(denominator)),
			]),
		},
		hints: made.hints,
		steps: made.steps,
	};
});

function sumOf(terms: readonly number[]): number {
	return terms.reduce((total, term) => total + term, 0);
}

// 1: sums below one with a bar. 2: differences, and sums without a bar. 3: what is missing, several at once. 4: sums
// above one, and what went wrong. 5: three fractions.
export const addSubFractionsLike = defineSkill("add-sub-fractions-like", 14, {
	1: [ask.typed(withBar), ask.typed(sum(false)), ask.chosen(sum(false))],
	2: [ask.typed(difference), ask.chosen(difference), inSteps],
	3: [ask.typed(missing), ask.matched(either, "expression"), ask.chosen(either)],
	4: [ask.typed(sum(true)), ask.whatWentWrong(either), ask.judged(sum(true))],
	5: [ask.typed(three), ask.chosen(three), ask.explainTheMistake(either), ask.judged(three)],
});
