import { ask, boxed, defineSkill, gcd, list, NAMES, slip, whole, words } from "../../kit/index.ts";
import type { Draft, Form, Random, Wrong } from "../../kit/index.ts";

interface Factoring {
	factor: number;
	/** What is left of each term. */
	parts: readonly number[];
	sign: "+" | "-";
}

interface Range {
	factors: readonly [number, number];
	subtracts?: boolean;
	hasThree?: boolean;
}

function factoringOf(
	random: Random,
	{ factors, subtracts = false, hasThree = false }: Range,
): Factoring | undefined {
	const [x, y, z] = [random.integer(2, 12), random.integer(1, 12), random.integer(2, 9)];
	if (x === y || gcd(x, y) > 1 || (subtracts && x < y)) return undefined;
	return {
		factor: random.integer(...factors),
		parts: hasThree ? [x, y, z] : [x, y],
		sign: subtracts ? "-" : "+",
	};
}

const joined = (numbers: readonly number[], sign: string) => numbers.join(` ${sign} `);
const termsOf = ({ factor, parts }: Factoring) => parts.map((part) => factor * part);
const lesserOf = (factor: number) => [5, 3, 2].find((each) => factor % each === 0 && factor > each);

function helpWith(factoring: Factoring): Pick<Draft, "hints" | "steps"> {
	const { factor, parts, sign } = factoring;
	const terms = termsOf(factoring);
	const kind = sign === "+" ? "sum" : "difference";
	return {
		hints: [
			"What is the greatest number that divides every term?",
			`List the factors of ${terms[0]} and of ${terms[1]}. Which do they share?`,
			`Divide each term by it. The results make the ${kind} in the parentheses.`,
		],
		steps: [
			`The greatest common factor of ${list(terms)} is ${factor}.`,
			`${parts.map((part) => `$${factor * part} \\div ${factor} = ${part}$`).join(", ")}.`,
			`So $${joined(terms, sign)} = ${factor}(${joined(parts, sign)})$.`,
		],
	};
}

const product =
	(range: Range): Form =>
	(random) => {
		const factoring = factoringOf(random, range);
		if (factoring === undefined) return undefined;
		const { factor, parts, sign } = factoring;
		const terms = termsOf(factoring);
		const [lesser, sum] = [lesserOf(factor), `$${joined(terms, sign)}$`];
		const says = (front: number, inside: readonly number[]) => words(`$${front}(${joined(inside, sign)})$`);
		return {
			...helpWith(factoring),
			prompt: random.pick([
				`Which product has the greatest common factor of ${sum} in front of the parentheses?`,
				`Factor out the greatest common factor of ${sum}. Which one is it?`,
				`${random.pick(NAMES)} writes ${sum} as a product, with the greatest common factor in front. Which product is it?`,
			]),
			task: sum,
			right: says(factor, parts),
			wrong: [
				lesser !== undefined && [
					slip.smallerCommonFactor,
					says(
						lesser,
						terms.map((term) => term / lesser),
					),
				],
				[
					slip.factoredOneTermOnly,
					says(
						factor,
						parts.map((part, at) => (at === 0 ? part : factor * part)),
					),
				],
				[
					slip.subtractedCommonFactor,
					says(
						factor,
						terms.map((term) => Math.max(1, term - factor)),
					),
				],
			],
			equal: "the same product with its parts in another order",
		};
	};

/** Only the greatest common factor is asked for. */
const factorOnly =
	(range: Range): Form =>
	(random) => {
		const factoring = factoringOf(random, range);
		if (factoring === undefined) return undefined;
		const { factor, parts, sign } = factoring;
		const terms = termsOf(factoring);
		const [lesser, text] = [lesserOf(factor), `$${joined(terms, sign)}$`];
		const wrong: (Wrong | false)[] = [
			lesser !== undefined && [slip.smallerCommonFactor, whole(lesser)],
			[slip.factorOfOneTerm, whole(terms[0] ?? 0)],
			[
				slip.gaveWhatIsInParentheses,
				whole(parts.reduce((sum, part, at) => (at > 0 && sign === "-" ? sum - part : sum + part), 0)),
			],
		];
		return {
			...helpWith(factoring),
			prompt: random.pick([
				`${text} is written as a product, with the greatest common factor in front of parentheses. Which number is in front?`,
				`What is the greatest number that can be factored out of ${text}?`,
				`${random.pick(NAMES)} factors out the greatest common factor of ${text}. Which factor is that?`,
			]),
			// The sum itself is not asked for.
			task: `the greatest common factor of the terms of ${text}`,
			right: whole(factor),
			wrong,
		};
	};

const inSteps = (range: Range, givesFactor = false) =>
	ask.stepwise((random) => {
		const factoring = factoringOf(random, range);
		if (factoring === undefined) return undefined;
		const { factor, parts, sign } = factoring;
		const terms = termsOf(factoring);
		const lesser = lesserOf(factor);
		const ids = ["x", "y", "z"].slice(0, parts.length);
		const boxes = ids.map((id, at) => {
			const [term, part] = [terms[at] ?? 0, parts[at] ?? 0];
			return [
				id,
				{
					right: whole(part),
					wrong: [
						[
							at === 0 ? slip.subtractedCommonFactor : slip.factoredOneTermOnly,
							whole(at === 0 ? term - factor : term),
						] as const,
					],
				},
			] as const;
		});
		return {
			...helpWith(factoring),
			prompt: `${random.pick(["Factor out the greatest common factor", "Write as a product, with the greatest common factor in front", "Complete the product, with the greatest common factor in front"])}: $${joined(terms, sign)} =$ ${givesFactor ? factor : "[[f]]"} (${ids.map((id) => `[[${id}]]`).join(` ${sign} `)})`,
			boxes: {
				...(givesFactor
					? {}
					: {
							f: boxed(
								whole(factor),
								lesser !== undefined && ([slip.smallerCommonFactor, whole(lesser)] as const),
								[slip.factorOfOneTerm, whole(terms[0] ?? 0)] as const,
							),
						}),
				...Object.fromEntries(boxes),
			},
		};
	});

const NOUNS = ["expression", "factored form"] as const;
const easy: Range = { factors: [2, 6] };
const middle: Range = { factors: [2, 9] };
const large: Range = { factors: [4, 12] };
const minus: Range = { factors: [3, 12], subtracts: true };
const three: Range = { factors: [4, 12], hasThree: true };

// 1: the factor is given, or the numbers are small. 2: larger factors. 3: factors up to 12. 4: differences. 5: three terms,
// and mistakes to explain.
export const factorOutGcfSum = defineSkill("factor-out-gcf-sum", 12, {
	1: [inSteps(easy, true), ask.chosen(product(easy)), ask.typed(factorOnly(easy))],
	2: [
		inSteps(middle),
		ask.chosen(product(middle)),
		ask.typed(factorOnly(middle)),
		ask.matched(product(middle), NOUNS),
	],
	3: [
		inSteps(large),
		ask.chosen(product(large)),
		ask.chosen(factorOnly(large)),
		ask.matched(product(large), NOUNS),
	],
	4: [inSteps(minus), ask.chosen(product(minus)), ask.typed(factorOnly(minus))],
	5: [
		inSteps(three),
		ask.chosen(product(three)),
		ask.typed(factorOnly(three)),
		ask.explainTheMistake(product(large)),
	],
});
