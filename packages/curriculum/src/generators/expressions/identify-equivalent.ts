import { ask, defineSkill, type Form, inOwnWords, NAMES, slip, type Way, words } from "../../kit/index.ts";
import { shuffledTwins } from "./twins.ts";
import {
	collected,
	expanded,
	expandedAndCollected,
	factored,
	LETTERS,
	repeated,
	times,
} from "./rewriting.ts";

/** Two expressions with the same value for one number only. */
function meetOnce(random: Parameters<Way>[0]) {
	const [x, a, value] = [random.pick(LETTERS), random.integer(1, 7), random.integer(2, 6)];
	const big = value + random.integer(2, 9);
	const [one, other] = [`${times(a, x)} + ${big}`, `${a + 1}${x} + ${big - value}`];
	return { x, value, big, one, other, total: a * value + big, name: random.pick(NAMES) };
}

const FOUND = {
	once: "They have the same value here, but they are not equivalent.",
	always: "They have the same value here, and for every other number, too.",
	never: "They have different values here, so they are not equivalent.",
} as const;
const OPEN = "They have different values here, but they may still be equivalent.";

/** Two expressions that agree for one number, for all numbers, or not for this one. */
const compared: Form = (random) => {
	const drawn = meetOnce(random);
	const { x, value, big, one, name } = drawn;
	const kind = random.pick(["once", "always", "never"] as const);
	const count = Number(/^\d+/.exec(one)?.[0] ?? 1);
	const other = {
		once: drawn.other,
		always: `${x} + ${big}${count === 1 ? "" : ` + ${times(count - 1, x)}`}`,
		never: `${times(count + 1, x)} + ${big}`,
	}[kind];
	const [agree, differ] = kind === "always" ? [FOUND.once, FOUND.never] : [FOUND.always, FOUND.never];
	return {
		prompt: random.pick([
			`Substitute $${x} = ${value}$ in $${one}$ and in $${other}$, and compare. What is true?`,
			`${name} tries $${x} = ${value}$ in $${one}$ and in $${other}$. What is true of the expressions?`,
		]),
		right: words(FOUND[kind]),
		wrong: [
			[kind === "always" ? slip.comparedTheForm : slip.checkedOneValue, words(agree)],
			[slip.forgotToSubstitute, words(kind === "never" ? FOUND.once : differ)],
			[slip.gaveUpComparing, words(OPEN)],
		],
		hints: [
			"Equivalent expressions agree for every number.",
			`Find the value of both for $${x} = ${value}$. Then try another number, such as 0.`,
			"If they differ for even one number, what does that tell you?",
		],
		steps: [
			{
				once: `For $${x} = 0$ they have the values ${big} and ${big - value}, which differ.`,
				always: `Combine like terms: $${other}$ is $${one}$.`,
				never: `For $${x} = ${value}$ the first one is ${count * value + big}, and the other one is $${(count + 1) * value + big}$.`,
			}[kind],
			FOUND[kind],
		],
	};
};

/** Why agreeing for one number is not enough. */
const explainWhy: Way = (random) => {
	const { x, value, big, one, other, total, name } = meetOnce(random);
	return inOwnWords({
		prompt: `${name} tries $${x} = ${value}$ in $${one}$ and in $${other}$, and gets ${total} both times. ${name} says that the expressions are equivalent. Is ${name} right? Explain.`,
		hints: [
			"When are two expressions equivalent?",
			`Try another number for $${x}$, such as 0 or 1.`,
			"Compare both values for that number.",
		],
		explanation: `Equivalent expressions agree for every number.\n\nFor $${x} = 0$ the values are ${big} and ${big - value}, so they are not equivalent.`,
		rubric: {
			every: "Says that equivalent expressions must have the same value for every number, not for one only.",
			example:
				"Gives a number for which the two expressions differ, or writes both in their simplest form and sees that they differ.",
		},
		sample_answer: `${name} is not right. For $${x} = 0$ the values are ${big} and ${big - value}. Equivalent expressions have the same value for every number.`,
	});
};

const NOUNS = ["expression", "equivalent expression"] as const;
const long: Form = (random) => random.pick([expandedAndCollected, expanded(true), factored(false)])(random);
const short: Form = (random) => random.pick([collected, repeated, expanded(false)])(random);

// 1: one twin of a short expression. 2: twins with parentheses. 3: several twins of one expression. 4: longer expressions.
// 5: expressions that agree for one number only.
export const identifyEquivalent = defineSkill("identify-equivalent", 15, {
	1: [ask.chosen(collected), ask.chosen(repeated), ask.matched(collected, NOUNS)],
	2: [
		ask.chosen(expanded(true)),
		ask.matched(expanded(true), NOUNS),
		ask.chosen(factored(false)),
		ask.judged(short),
	],
	3: [shuffledTwins("short"), ask.judged(short), ask.matched(short, NOUNS)],
	4: [shuffledTwins("long"), ask.judged(long), ask.whatWentWrong(expandedAndCollected)],
	5: [ask.chosen(compared), explainWhy, ask.explainTheMistake(long), shuffledTwins("long")],
});
