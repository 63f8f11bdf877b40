import { ask, boxed, defineSkill, type Form, type Random, slip, whole, words } from "../../kit/index.ts";
import { tellGroups, tellGrouping, tellSharing } from "../multiplication/group-scenes.ts";
import { type Facts, factsOf, inStory } from "../multiplication/facts/products.ts";
import { quotientStory } from "../multiplication/facts/quotients.ts";

type Kind = "product" | "shares" | "groups";

/** A story, and the equation that it is, with a box for what is asked. */
function storyOf(random: Random, facts: Facts, kinds: readonly Kind[]) {
	const { a, b } = facts(random);
	const total = a * b;
	const kind = random.pick(kinds);
	const isProduct = kind === "product";
	const [by, answer] = kind === "shares" ? [a, b] : [b, a];
	const told = isProduct
		? tellGroups(random, a, b)
		: (kind === "shares" ? tellSharing : tellGrouping)(random, total, by);
	const equation = isProduct ? `${a} \\times ${b} = \\square` : `${total} \\div ${by} = \\square`;
	return { a, b, by, total, answer: isProduct ? total : answer, isProduct, equation, ...told };
}

const LOOK = "What does the story tell: the groups, how many are in each, or the total?";

/** Which equation a story is: the division itself, or the multiplication with a missing factor where it may be that. */
const equation =
	(facts: Facts, kinds: readonly Kind[], mayMultiply = true): Form =>
	(random) => {
		const { a, b, by, total, isProduct, equation: right, story, asks } = storyOf(random, facts, kinds);
		if (a === b) return undefined;
		const wrong = isProduct
			? ([
					[slip.addedFactors, words(`$${a} + ${b} = \\square$`)],
					[slip.dividedToMultiply, words(`$\\square \\times ${Math.min(a, b)} = ${Math.max(a, b)}$`)],
					[slip.subtractedFactors, words(`$${Math.max(a, b)} - ${Math.min(a, b)} = \\square$`)],
				] as const)
			: ([
					[slip.multipliedToDivide, words(`$${total} \\times ${by} = \\square$`)],
					[slip.subtractedOnce, words(`$${total} - ${by} = \\square$`)],
					[slip.reversedDivision, words(`$${by} \\div ${total} = \\square$`)],
				] as const);
		const shown = isProduct || !mayMultiply || random.oneIn(2) ? right : `\\square \\times ${by} = ${total}`;
		return {
			prompt: `${story} ${asks} ${random.pick([
				"Which equation shows the story? The box stands for the answer.",
				"Which equation can you solve to find out?",
			])}`,
			task: `${story} ${asks}`,
			right: words(`$${shown}$`),
			wrong,
			hints: [
				LOOK,
				isProduct
					? `There are ${a} equal groups of ${b}.`
					: `The total is ${total}, and it is split into equal groups.`,
				isProduct
					? "Equal groups are put together, so the total is missing."
					: "The box stands for the number of groups, or for the number in each.",
			],
			steps: [
				isProduct
					? `${a} groups of ${b} are put together.`
					: `The total ${total} is split into equal groups.`,
				`The equation is $${shown}$.`,
			],
		};
	};

/** The equation of a story, with its numbers and the answer. */
const fillEquation = (facts: Facts, kinds: readonly Kind[]) =>
	ask.stepwise((random) => {
		const { a, b, by, total, answer, isProduct, story, asks } = storyOf(random, facts, kinds);
		if (a === b) return undefined;
		const [first, second, sign] = isProduct ? [a, b, "\\times"] : [total, by, "\\div"];
		return {
			prompt: `${story} ${asks} ${random.pick(["Complete the equation.", "Write the equation and its answer."])}\n\n[[first]] $${sign} ${second} =$ [[answer]]`,
			boxes: {
				first: boxed(
					whole(first),
					[slip.repeatedAFactor, whole(second)],
					!isProduct && [slip.multipliedToDivide, whole(total * by)],
				),
				answer: {
					right: whole(answer),
					wrong: isProduct
						? [
								[slip.addedFactors, whole(a + b)],
								[slip.oneGroupShort, whole(total - b)],
							]
						: [
								[slip.subtractedOnce, whole(total - by)],
								[slip.quotientOneShort, whole(answer - 1)],
							],
				},
			},
			hints: [
				LOOK,
				`The number ${second} is in the equation already. Which number of the story is missing?`,
				isProduct ? `Skip-count by ${b}, once for each group.` : `Which number times ${by} is the total?`,
			],
			steps: [
				isProduct
					? `${a} groups of ${b} are put together.`
					: `The total ${total} is split into equal groups.`,
				`$${first} ${sign} ${second} = ${answer}$.`,
			],
		};
	});

const NOUNS = ["story", "equation"] as const;
const DIVISIONS = ["shares", "groups"] as const;
const ALL_KINDS = ["product", ...DIVISIONS] as const;
const SMALL = factsOf([2, 3, 4, 5], [2, 6]);
const MIDDLE = factsOf([2, 3, 4, 5, 6], [3, 8]);
const ALL = factsOf([3, 4, 6, 7, 8, 9], [3, 9]);
const LARGE = factsOf([6, 7, 8, 9], [4, 9]);

const either =
	(facts: Facts): Form =>
	(random) =>
		random.pick([inStory(facts), quotientStory(facts), quotientStory(facts)])(random);

// 1: equal groups, facts up to 5. 2: sharing and making groups. 3: any of them, with the equation. 4: stories matched with
// equations, facts up to 9. 5: with the larger facts only.
export const multDivWordProblems = defineSkill("mult-div-word-problems", 15, {
	1: [ask.typed(inStory(SMALL)), ask.chosen(inStory(SMALL)), fillEquation(SMALL, ["product"])],
	2: [
		ask.typed(quotientStory(MIDDLE)),
		ask.chosen(quotientStory(MIDDLE)),
		fillEquation(MIDDLE, DIVISIONS),
		ask.chosen(equation(MIDDLE, DIVISIONS)),
	],
	3: [ask.typed(either(MIDDLE)), ask.chosen(equation(MIDDLE, ALL_KINDS)), fillEquation(ALL, ALL_KINDS)],
	4: [
		ask.typed(either(ALL)),
		ask.chosen(equation(ALL, ALL_KINDS)),
		ask.matched(equation(ALL, ALL_KINDS, false), NOUNS),
		fillEquation(ALL, ALL_KINDS),
	],
	5: [
		ask.typed(either(LARGE)),
		ask.chosen(either(LARGE)),
		ask.matched(equation(LARGE, ALL_KINDS, false), NOUNS),
	],
});
