import { fractionBar } from "../../figures/fraction-bar.ts";
import { svg } from "../../figures/svg.ts";
import {
	ask,
	askFor,
	defineSkill,
	type Draft,
	type Form,
	LIKE_DENOMINATORS,
	partsCalled,
	ratio,
	slip,
	whole,
	type Wrong,
} from "../../kit/index.ts";
import type { Random } from "../../random/seeded-random.ts";

const CTA = "Write a fraction, such as 3/4.";
const COLORS = ["sky", "gold", "mint", "coral", "lilac"] as const;

interface Terms {
	/** The numerators, each with its sign. */
	terms: readonly number[];
	denominator: number;
}

function draft(random: Random, { terms, denominator }: Terms): Draft {
	const result = terms.reduce((sum, term) => sum + term, 0);
	const size = terms.reduce((sum, term) => sum + Math.abs(term), 0);
	const numerators = signed(terms.map(String));
	const task = `$${signed(terms.map((term) => fractionTex(term, denominator)))}$`;
	const subtracts = terms.some((term) => term < 0);
	const wrong: (Wrong | false)[] = [
		subtracts
			? [slip.subtractedDenominators, whole(result)]
			: [slip.addedDenominators, ratio(result, terms.length * denominator)],
		subtracts && [slip.addedInstead, ratio(size, denominator)],
		!subtracts && [slip.subtractedInstead, ratio(Math.abs((terms[0] ?? 0) - (terms[1] ?? 0)), denominator)],
		[slip.numeratorOnly, whole(result)],
		[slip.usedOneNumber, ratio(Math.abs(terms[0] ?? 0), denominator)],
		[slip.oneOff, ratio(result + 1, denominator)],
	];
	return {
		prompt: askFor(random, task),
		cta: CTA,
		task,
		right: ratio(result, denominator),
		wrong,
		hints: [
			`Look at the denominators. All parts are ${partsCalled(denominator)}, so they are the same size.`,
			`Work with the numerators: ${terms.map((term) => Math.abs(term)).join(" and ")} of the same parts.`,
			`Find $${numerators}$. Keep the denominator ${denominator}.`,
		],
		steps: [
			`The parts are all ${partsCalled(denominator)}, so the denominator stays ${denominator}.`,
			`Numerators: $${numerators} = ${result}$.`,
			`${task.slice(0, -1)} = \\dfrac{${result}}{${denominator}}$.`,
		],
	};
}

function fractionTex(numerator: number, denominator: number): string {
	return `${numerator < 0 ? "-" : ""}\\dfrac{${Math.abs(numerator)}}{${denominator}}`;
}

function signed(parts: readonly string[]): string {
	return parts.join(" + ").replaceAll("+ -", "- ");
}

const sum =
	(crosses: boolean): Form =>
	(random) => {
		const denominator = random.pick(LIKE_DENOMINATORS);
		const terms = [random.integer(1, denominator - 1), random.integer(1, denominator - 1)];
		if (sumOf(terms) > denominator !== crosses) return undefined;
		return draft(random, { terms, denominator });
	};

const difference: Form = (random) => {
	const denominator = random.pick(LIKE_DENOMINATORS);
	const [from, taken] = [random.integer(2, denominator - 1), random.integer(1, denominator - 1)];
	return taken < from ? draft(random, { terms: [from, -taken], denominator }) : undefined;
};

const three: Form = (random) => {
	const denominator = random.pick(LIKE_DENOMINATORS);
	const [a, b, c] = [0, 0, 0].map(() => random.integer(1, denominator - 1)) as [number, number, number];
	return c < a && a + b > c ? draft(random, { terms: [a, b, -c], denominator }) : undefined;
};

const either: Form = (random) => (random.oneIn(2) ? sum(false)(random) : difference(random));

const withBar: Form = (random) => {
	const denominator = random.pick([4, 5, 6, 8, 10]);
	const [a, b] = [random.integer(1, denominator - 2), random.integer(1, denominator - 2)];
	if (a + b > denominator) return undefined;
	const colour = random.pick(COLORS);
	const bar = fractionBar({ x: 4, y: 4, width: 472, height: 46, parts: denominator, shaded: a, colour });
	const more = `${b} more ${b === 1 ? "part is" : "parts are"}`;
	return {
		...draft(random, { terms: [a, b], denominator }),
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
		...draft(random, { terms: [total, -known], denominator }),
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
			numerator: {
				right: whole(Number(numerator)),
				wrong: [[given.includes("-") ? slip.addedInstead : slip.subtractedInstead, whole(other)]],
			},
			denominator: {
				right: whole(Number(denominator)),
				wrong: [[slip.addedDenominators, whole(2 * Number(denominator))]],
			},
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
export const addSubFractionsLike = defineSkill("add-sub-fractions-like", 3, {
	1: [ask.typed(withBar), ask.typed(sum(false)), ask.chosen(sum(false))],
	2: [ask.typed(difference), ask.chosen(difference), inSteps],
	3: [ask.typed(missing), ask.matched(either, "expression"), ask.chosen(either)],
	4: [ask.typed(sum(true)), ask.whatWentWrong(either), ask.judged(sum(true))],
	5: [ask.typed(three), ask.chosen(three), ask.explainTheMistake(either), ask.judged(three)],
});
