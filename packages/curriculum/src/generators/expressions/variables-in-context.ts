import { asClaim, ask, defineSkill, NAMES, slip, startLarge, withTask, words } from "../../kit/index.ts";
import type { Form, Random } from "../../kit/index.ts";
import { inOwnWords } from "../../kit/questions/in-own-words.ts";
import { GROUPS, ONE_STEP, TWO_STEP_STORIES } from "./letter-stories.ts";
import { saidExpression } from "./said-expressions.ts";

const story = saidExpression({
	plans: [
		(said) => `${said} Which expression shows it?`,
		(said, name) => `${name} reads: “${said}” Which expression answers the question?`,
		(said) => `Choose the expression for this story. ${said}`,
	],
	hints: () => [
		"Put a small number in place of the variable. What would you do with it?",
		"Read the story again. What happens to the number?",
		"Which number is there once, and which one several times? What is subtracted, or divided?",
	],
});

/** Letter, what one is, what all is, what is counted, what is known, and the word that begins with the letter. */
const RATES = [
	["p", "One pen costs", "dollars", "pays", "pens", "the price of one pen"],
	["m", "One melon costs", "dollars", "pays", "melons", "the price of one melon"],
	["t", "One ticket costs", "dollars", "pays", "tickets", "the price of one ticket"],
	["b", "One box weighs", "pounds", "carries", "boxes", "the weight of one box"],
	["h", "One hour of work pays", "dollars", "earns", "hours", "the pay for one hour"],
	["d", "A day of training is", "miles", "runs", "days", "the distance for one day"],
	["g", "One guest drinks", "cups", "pours", "guests", "the amount for one guest"],
	["w", "One week adds", "songs", "collects", "weeks", "the number of songs in one week"],
] as const;

function rateOf(random: Random) {
	const [letter, one, unit, does, counted, known] = random.pick(RATES);
	const [rate, name] = [random.integer(2, 15), random.pick(NAMES)];
	return { letter, rate, name, counted, known, unit, does, told: `${one} ${rate} ${unit}.` };
}

/** What the letter represents. */
const meaning: Form = (random) => {
	const { letter, rate, name, counted, known, unit, does, told } = rateOf(random);
	return {
		prompt: random.pick([
			`${told} ${name} ${does} $${rate}${letter}$ ${unit}. What does $${letter}$ represent?`,
			`${told} In all, ${name} ${does} $${rate}${letter}$ ${unit}. What is $${letter}$ in this expression?`,
			`${told} The expression for all the ${unit} that ${name} ${does} is $${rate}${letter}$. What does the variable represent?`,
		]),
		right: words(`The number of ${counted}`),
		wrong: [
			[slip.letterAsLabel, words(`A short name for “${counted}”`)],
			[slip.letterAsKnown, words(startLarge(known))],
			[slip.letterAsResult, words(`All the ${unit} that ${name} ${does}`)],
		],
		hints: [
			"A variable represents a number, not a thing.",
			`$${rate}${letter}$ means ${rate} times $${letter}$. Which number is ${rate} in the story?`,
			`What is ${rate} multiplied by to find all the ${unit}?`,
		],
		steps: [
			`${rate} is ${known}. It is multiplied by how many ${counted} there are.`,
			`So $${letter}$ represents the number of ${counted}.`,
		],
	};
};

const explained = (random: Random) => {
	const { letter, rate, name, counted, known, unit, does, told } = rateOf(random);
	const sample = `No. A variable represents a number. Here, $${letter}$ is the number of ${counted}, and ${rate} is ${known}.`;
	return inOwnWords({
		prompt: random.pick([
			`${told} ${name} ${does} $${rate}${letter}$ ${unit} and says: “$${letter}$ is short for ${counted}.” Is that right? Explain.`,
			`${told} In all, ${name} ${does} $${rate}${letter}$ ${unit}. Does $${letter}$ represent ${known}? Explain.`,
		]),
		hints: [
			"A variable represents a number that can change.",
			`What does ${rate} tell in the story?`,
			`What is ${rate} multiplied by to find all the ${unit}?`,
		],
		explanation: sample,
		rubric: {
			decision: "Says that it is not right.",
			meaning: `Says that the variable represents a number: how many ${counted} there are.`,
		},
		sample_answer: sample,
	});
};

const claimed = (form: Form) => asClaim(form, (task, value) => `${task} Answer: ${value}.`);
const [one, groups, two] = [story(ONE_STEP), story(GROUPS), story(TWO_STEP_STORIES)];
const any: Form = (random) => random.pick([one, groups, two])(random);
const NOUNS = ["story", "expression"] as const;

// 1: what the variable represents. 2: adding and subtracting. 3: equal groups and sharing. 4: two operations. 5: all of it
// mixed, and mistakes to explain.
export const variablesInContext = defineSkill("variables-in-context", 15, {
	1: [ask.chosen(meaning), ask.chosen(one), explained],
	2: [ask.chosen(one), ask.matched(one, NOUNS), ask.judged(claimed(one))],
	3: [ask.chosen(groups), ask.matched(groups, NOUNS), ask.judged(claimed(groups))],
	4: [ask.chosen(two), ask.matched(two, NOUNS), ask.judged(claimed(two))],
	5: [
		ask.matched(any, NOUNS, 4),
		ask.judged(claimed(any)),
		ask.explainTheMistake(withTask(two, (task) => `the expression for ${task}`)),
	],
});
