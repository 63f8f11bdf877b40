import { ask, boxed, defineSkill, given, inOwnWords, NAMES, slip, whole, words } from "../../kit/index.ts";
import type { Draft, Form, Way } from "../../kit/index.ts";
import { comparedNumbers, tellComparison } from "../multiplication/compared-scenes.ts";
import type { DrawNumbers, Numbers } from "../multiplication/compared-scenes.ts";

type Kind = "large" | "small" | "times" | "together" | "difference";

const facts = comparedNumbers([2, 6], [3, 9]);
const allFacts = comparedNumbers([2, 9], [4, 12]);
const larger = comparedNumbers([3, 9], [12, 45]);

const FIRST = "Which of the two amounts is larger? Draw a short bar and a longer one.";

/** What is asked, with its answer, the step that finds it, and where wrong ways lead. */
function partOf(
	kind: Kind,
	{ small, times, large }: Numbers,
): Pick<Draft, "right" | "wrong" | "steps"> & { step: string } {
	const product = `$${times} \\times ${small} = ${large}$.`;
	switch (kind) {
		case "large":
			return {
				right: whole(large),
				wrong: [
					[slip.timesAsMore, whole(small + times)],
					[slip.missedAGroup, whole(large - small)],
					[slip.oneGroupOver, whole(large + small)],
				],
				step: `“${times} times as many” means ${times} groups of ${small}: $${times} \\times ${small}$.`,
				steps: [`The larger amount is ${times} groups of ${small}.`, product],
			};
		case "together":
			return {
				right: whole(large + small),
				wrong: [
					[slip.countedOnlyTheLarger, whole(large)],
					[slip.timesAsMore, whole(2 * small + times)],
					[slip.addedFactors, whole(small + times)],
				],
				step: `First find $${times} \\times ${small}$. Then add ${small}.`,
				steps: [product, `$${large} + ${small} = ${large + small}$.`],
			};
		case "difference":
			return {
				right: whole(large - small),
				wrong: [
					[slip.countedOnlyTheLarger, whole(large)],
					[slip.timesAsMore, whole(times)],
					[slip.addedFactors, whole(large + small)],
				],
				step: `First find $${times} \\times ${small}$. Then subtract ${small}.`,
				steps: [product, `$${large} - ${small} = ${large - small}$.`],
			};
		default: {
			const [known, right] = kind === "small" ? [times, small] : [small, times];
			return {
				right: whole(right),
				wrong: [
					[slip.tookTheDifference, whole(large - known)],
					[slip.multipliedToDivide, whole(large * known)],
					[slip.quotientOneOver, whole(right + 1)],
				],
				step: `Divide: $${large} \\div ${known}$.`,
				steps: [`$${large} \\div ${known} = ${right}$.`, `Check: $${known} \\times ${right} = ${large}$.`],
			};
		}
	}
}

const PROMPTS: Readonly<Record<Kind, keyof ReturnType<typeof tellComparison>>> = {
	large: "askLarge",
	small: "askSmall",
	times: "askTimes",
	together: "askTogether",
	difference: "askDifference",
};

const story = (draw: DrawNumbers, ...kinds: readonly Kind[]): Form =>
	given(draw, (numbers, random) => {
		const kind = random.pick(kinds);
		const { step, ...part } = partOf(kind, numbers);
		const isDivision = kind === "small" || kind === "times";
		return {
			...part,
			prompt: tellComparison(random, numbers)[PROMPTS[kind]],
			hints: [
				FIRST,
				isDivision
					? `The longer bar is ${numbers.large} in all.`
					: `The short bar is ${numbers.small}. The longer bar has ${numbers.times} of those parts.`,
				step,
			],
		};
	});

/** Times as many, or more: which expression is it? */
const expression: Form = given(larger, (numbers, random) => {
	const { small, times } = numbers;
	const { askLarge, askMore } = tellComparison(random, numbers);
	const isTimes = random.oneIn(2);
	const [product, sum] = [words(`$${times} \\times ${small}$`), words(`$${small} + ${times}$`)];
	return {
		prompt: `${isTimes ? askLarge : askMore} ${random.pick(["Which expression fits?", "Which expression do you need?", "How can you find out?"])}`,
		right: isTimes ? product : sum,
		wrong: [
			isTimes ? [slip.timesAsMore, sum] : [slip.moreAsTimes, product],
			[slip.mixedUpTheLarger, words(`$${small} \\div ${times}$`)],
			[slip.tookTheDifference, words(`$${small} - ${times}$`)],
		],
		hints: [
			"“More” and “times as” are different things.",
			`Is ${small} repeated, or is something added to it?`,
			isTimes
				? `The larger amount has ${times} equal parts.`
				: `The larger amount is ${small} and ${times} more.`,
		],
		steps: [
			isTimes ? `${small} is taken ${times} times.` : `${times} is added to ${small}.`,
			`So the expression is ${(isTimes ? product : sum).shown}.`,
		],
	};
});

/** The larger amount, and both together. */
const inSteps = ask.stepwise((random) => {
	const numbers = larger(random);
	if (numbers === undefined) return undefined;
	const { small, times, large } = numbers;
	const { repeated } = tellComparison(random, numbers);
	return {
		prompt: random.pick([
			`${repeated} The larger amount is [[large]]. Both together are [[sum]]. The difference is [[difference]].`,
			`${repeated} Find the larger amount: [[large]]. Add both: [[sum]]. Subtract the smaller one from the larger one: [[difference]].`,
		]),
		boxes: {
			large: boxed(whole(large), [slip.timesAsMore, whole(small + times)]),
			sum: boxed(whole(large + small), [slip.countedOnlyTheLarger, whole(large)]),
			difference: boxed(whole(large - small), [slip.timesAsMore, whole(times)]),
		},
		hints: [
			FIRST,
			`The short bar is ${small}. The longer bar has ${times} of those parts.`,
			`Begin with $${times} \\times ${small}$.`,
		],
		steps: [
			`$${times} \\times ${small} = ${large}$.`,
			`$${large} + ${small} = ${large + small}$.`,
			`$${large} - ${small} = ${large - small}$.`,
		],
	};
});

/** Someone added where a number is repeated, or multiplied where something is added. */
const explain: Way = given(larger, (numbers, random) => {
	const { small, times, large } = numbers;
	const { askLarge, askMore } = tellComparison(random, numbers);
	const isTimes = random.oneIn(2);
	const name = random.pick(NAMES);
	const [wrong, right] = isTimes ? [small + times, large] : [large, small + times];
	const [wrote, formula] = isTimes
		? [`${small} + ${times}`, `${times} \\times ${small}`]
		: [`${times} \\times ${small}`, `${small} + ${times}`];
	const did = isTimes
		? "read “times as” as “more”, and added instead of multiplying"
		: "read “more” as “times as”, and multiplied instead of adding";
	return inOwnWords({
		prompt: `${isTimes ? askLarge : askMore} ${name} writes $${wrote} = ${wrong}$. Explain what ${name} did wrong, and find the right answer.`,
		hints: [
			"“More” and “times as” are different things.",
			`Draw a bar for ${small}. How does the longer bar look?`,
			"Which operation fits the longer bar?",
		],
		explanation: `${name} ${did}.\n\n$${formula} = ${right}$.`,
		rubric: {
			mistake: `Says that ${name} ${did}, in any words.`,
			answer: `Says that the right answer is ${right}.`,
		},
		sample_answer: `${name} ${did}. The right answer is $${formula} = ${right}$.`,
	});
});

// 1: the larger number. 2: the smaller one, or how many times. 3: larger numbers. 4: times as many or more. 5: two steps, both
// together and the difference.
export const comparisonWordProblems = defineSkill("comparison-word-problems", 17, {
	1: [ask.typed(story(facts, "large")), ask.chosen(story(allFacts, "large"))],
	2: [
		ask.typed(story(allFacts, "small", "times")),
		ask.chosen(story(allFacts, "small", "times")),
		ask.typed(story(allFacts, "large")),
	],
	3: [
		ask.typed(story(larger, "large", "small", "times")),
		inSteps,
		ask.chosen(story(larger, "small", "times")),
	],
	4: [ask.chosen(expression), explain, ask.typed(story(larger, "difference", "small")), inSteps],
	5: [
		ask.typed(story(larger, "together", "difference")),
		ask.chosen(story(larger, "together", "difference")),
		explain,
		ask.typed(story(larger, "small")),
	],
});
