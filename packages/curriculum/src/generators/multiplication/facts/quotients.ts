import { ask, askFor, boxed, type Draft, type Form, NAMES, slip, whole, words } from "../../../kit/index.ts";
import type { Random } from "../../../random/seeded-random.ts";
import { tellGrouping, tellSharing } from "../group-scenes.ts";
import type { Fact, Facts } from "./products.ts";

export type Split = "shares" | "groups";

/** A fact of at least 2 groups of at least 2, read as a division by its factor. */
export function divisionOf(fact: Fact) {
	const { factor: by, other: quotient } = fact;
	const total = by * quotient;
	return { by, quotient, total, task: `$${total} \\div ${by}$`, fits: by > 1 && quotient > 1 };
}

/** The fact that a division can be found with. */
const factBehind = ({ factor, other }: Fact) => `$${factor} \\times \\square = ${factor * other}$`;

function quotientDraft(random: Random, fact: Fact): Draft {
	const { by, quotient, total, task } = divisionOf(fact);
	return {
		prompt: askFor(random, task),
		task,
		right: whole(quotient),
		wrong: [
			[slip.subtractedOnce, whole(total - by)],
			[slip.quotientOneShort, whole(quotient - 1)],
			[slip.quotientOneOver, whole(quotient + 1)],
			[slip.gaveTheDivisor, whole(by)],
			[slip.multipliedToDivide, whole(total * by)],
		],
		hints: [
			"Division finds a missing factor.",
			`Think of the multiplication ${factBehind(fact)}.`,
			`Count by ${by} until you reach ${total}. The number of steps is the quotient.`,
		],
		steps: [
			`Find the missing factor: ${factBehind(fact)}.`,
			`$${by} \\times ${quotient} = ${total}$, so $${total} \\div ${by} = ${quotient}$.`,
		],
	};
}

export const bareQuotient =
	(facts: Facts): Form =>
	(random) => {
		const fact = facts(random);
		return divisionOf(fact).fits ? quotientDraft(random, fact) : undefined;
	};

const tell = (random: Random, fact: Fact, kinds: readonly Split[]) => {
	const { total, by } = divisionOf(fact);
	const kind = random.pick(kinds);
	return { kind, ...(kind === "shares" ? tellSharing : tellGrouping)(random, total, by) };
};

const BOTH = ["shares", "groups"] as const;
const LOOK = {
	shares: "You know how many equal parts there are. How much is in each one?",
	groups: "You know how much is in each part. How many parts are there?",
} as const;

/** A story of sharing or of making groups. */
export const quotientStory =
	(facts: Facts, kinds: readonly Split[] = BOTH): Form =>
	(random) => {
		const fact = facts(random);
		const { fits, task, by, total } = divisionOf(fact);
		if (!fits) return undefined;
		const { kind, story, asks } = tell(random, fact, kinds);
		const { task: _task, ...draft } = quotientDraft(random, fact);
		return {
			...draft,
			prompt: `${story} ${asks}`,
			hints: [LOOK[kind], `Write the story as ${task}.`, `Which number times ${by} is ${total}?`],
			steps: [`The story is ${task}.`, ...draft.steps],
		};
	};

/** Which expression a story is. */
export const quotientExpression =
	(facts: Facts, kinds: readonly Split[] = BOTH): Form =>
	(random) => {
		const fact = facts(random);
		const { fits, task, by, total } = divisionOf(fact);
		if (!fits) return undefined;
		const { kind, story, asks, asked } = tell(random, fact, kinds);
		return {
			prompt: `${story} ${random.pick([
				`Which expression tells ${asked}?`,
				`${asks} Choose the expression that gives the answer.`,
			])}`,
			right: words(task),
			wrong: [
				[slip.reversedDivision, words(`$${by} \\div ${total}$`)],
				[slip.multipliedToDivide, words(`$${total} \\times ${by}$`)],
				[slip.subtractedOnce, words(`$${total} - ${by}$`)],
			],
			hints: [
				LOOK[kind],
				`The total is ${total}. It is split into equal groups.`,
				"The total comes first. Then comes the number that is known of the groups.",
			],
			steps: [`The total ${total} is split into equal groups.`, `The expression is ${task}.`],
		};
	};

/** Which multiplication helps with a division. */
export const helpingFact =
	(facts: Facts): Form =>
	(random) => {
		const fact = facts(random);
		const { fits, task, by, total } = divisionOf(fact);
		if (!fits) return undefined;
		const name = random.pick(NAMES);
		return {
			prompt: random.pick([
				`Which equation helps you find ${task}?`,
				`${name} forgot what ${task} is. Which equation helps ${name} find it?`,
				`Which equation has the same missing number as ${task.slice(0, -1)} = \\square$ and helps to find it?`,
			]),
			task,
			right: words(factBehind(fact)),
			wrong: [
				[slip.multipliedToDivide, words(`$${total} \\times ${by} = \\square$`)],
				[slip.addedFactors, words(`$${by} + \\square = ${total}$`)],
				[slip.reversedDivision, words(`$\\square \\times ${total} = ${by}$`)],
			],
			hints: [
				"Division finds a missing factor.",
				`The product is ${total}, and one factor is ${by}.`,
				"Look for a multiplication in which the other factor is missing.",
			],
			steps: [`${task} is the factor that makes ${total} with ${by}.`, `So ${factBehind(fact)} helps.`],
		};
	};

/** The multiplication and the division, with the same number missing. */
export const thinkFirst = (facts: Facts) =>
	ask.stepwise((random) => {
		const fact = facts(random);
		const { fits, by, quotient, total } = divisionOf(fact);
		if (!fits) return undefined;
		const { hints, steps } = quotientDraft(random, fact);
		const lines = `$${by} \\times$ [[factor]] $= ${total}$\n\n$${total} \\div ${by} =$ [[quotient]]`;
		return {
			prompt: `${random.pick([
				"Fill in the missing factor. Then divide.",
				`${random.pick(NAMES)} divides by thinking of a multiplication. Complete both equations.`,
				"The same number is missing twice. Complete the equations.",
			])}\n\n${lines}`,
			boxes: {
				factor: boxed(
					whole(quotient),
					[slip.gaveTheDividend, whole(total)],
					[slip.subtractedOnce, whole(total - by)],
				),
				quotient: boxed(
					whole(quotient),
					[slip.gaveTheDivisor, whole(by)],
					[slip.quotientOneShort, whole(quotient - 1)],
				),
			},
			hints: [hints[0], `Which number times ${by} is ${total}?`, hints[2]],
			steps,
		};
	});

/** One multiplication is given; the two divisions with the same numbers are asked. */
export const family = (facts: Facts) =>
	ask.stepwise((random) => {
		const fact = facts(random);
		const { fits, by, quotient, total } = divisionOf(fact);
		if (!fits || by === quotient) return undefined;
		const told = `$${by} \\times ${quotient} = ${total}$`;
		return {
			prompt: `${random.pick([
				`${random.pick(NAMES)} knows that ${told}. Complete the fact family.`,
				`Use ${told} to find both quotients.`,
				`Complete the divisions that belong to ${told}.`,
			])}\n\n$${total} \\div ${by} =$ [[one]]\n\n$${total} \\div ${quotient} =$ [[other]]`,
			boxes: {
				one: boxed(whole(quotient), [slip.gaveTheDivisor, whole(by)], [slip.gaveTheDividend, whole(total)]),
				other: boxed(
					whole(by),
					[slip.gaveTheDivisor, whole(quotient)],
					[slip.subtractedOnce, whole(total - quotient)],
				),
			},
			hints: [
				"The same three numbers are in all the facts of a family.",
				`${total} is the product. Divide it by one of its factors.`,
				"When you divide a product by one factor, the other factor is left.",
			],
			steps: [
				`$${total} \\div ${by} = ${quotient}$.`,
				`$${total} \\div ${quotient} = ${by}$, because the factors are ${by} and ${quotient}.`,
			],
		};
	});
