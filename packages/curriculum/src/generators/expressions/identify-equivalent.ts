import { inOwnWords } from "../../kit/in-own-words.ts";
import { ask, defineSkill, type Form, NAMES, slip, type Way, words } from "../../kit/index.ts";
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

const whatFollows: Form = (random) => {
	const { x, value, big, one, other, total, name } = meetOnce(random);
	return {
		prompt: random.pick([
			`For $${x} = ${value}$, both $${one}$ and $${other}$ have the value ${total}. What follows?`,
			`${name} tries $${x} = ${value}$ in $${one}$ and in $${other}$. Both times the value is ${total}. What can ${name} conclude?`,
		]),
		right: words("They agree here, but they are not equivalent."),
		wrong: [
			[slip.checkedOneValue, words("They are equivalent, because they agree here.")],
			[slip.comparedTheForm, words("They are equivalent, because both have two terms.")],
			[slip.gaveUpComparing, words("It cannot be found out whether they are equivalent.")],
		],
		hints: [
			"Equivalent expressions agree for every number.",
			`Try another number for $${x}$, such as 0.`,
			"If they differ for even one number, what does that tell you?",
		],
		steps: [
			`For $${x} = 0$ they have the values ${big} and ${big - value}, which differ.`,
			"They agree here, but they are not equivalent.",
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
export const identifyEquivalent = defineSkill("identify-equivalent", 4, {
	1: [ask.chosen(collected), ask.chosen(repeated), ask.matched(collected, NOUNS)],
	2: [
		ask.chosen(expanded(true)),
		ask.matched(expanded(true), NOUNS),
		ask.chosen(factored(false)),
		ask.judged(short),
	],
	3: [shuffledTwins("short"), ask.judged(short), ask.matched(short, NOUNS)],
	4: [shuffledTwins("long"), ask.judged(long), ask.whatWentWrong(expandedAndCollected)],
	5: [ask.chosen(whatFollows), explainWhy, ask.explainTheMistake(long), shuffledTwins("long")],
});
