import { ask, asClaim, decimals, defineSkill, NAMES, slip, withTask, words } from "../../kit/index.ts";
import type { Draft, Form, Way } from "../../kit/index.ts";
import { inOwnWords } from "../../kit/questions/in-own-words.ts";
import { hundredths, percentChange, REWRITINGS } from "./percent-stories.ts";

type Change = ReturnType<typeof percentChange>;

function helpWith({ a, percent, rises, factor, sign, inTwo }: Change): Pick<Draft, "hints" | "steps"> {
	const part = hundredths(percent);
	return {
		hints: [
			`$${a}$ alone is 100% of the original value.`,
			`${percent}% of it is $${part}${a}$. The new value is $${inTwo}$.`,
			`Combine the two terms. Is the coefficient more or less than 1 if the value ${rises ? "rises" : "falls"}?`,
		],
		steps: [
			`The change is $${part}${a}$, so the new value is $${inTwo}$.`,
			`$${a}$ is $1${a}$, and $1 ${sign} ${part} = ${hundredths(factor)}$: the new value is $${hundredths(factor)}${a}$.`,
		],
	};
}

/** A change by a percent in one step. */
const inOne =
	(directions: readonly boolean[]): Form =>
	(random) => {
		const change = percentChange(random, random.pick(directions));
		const { a, percent, rises, factor, other, told, inTwo, sign } = change;
		const times = (units: number) => words(`$${hundredths(units)}${a}$`);
		return {
			prompt: random.pick([
				`${told}. Which expression is the new value?`,
				`${told}. The new value is $${inTwo}$. Which expression is equivalent to it?`,
				`${told}. ${random.pick(NAMES)} finds the new value in one step. Which expression is right?`,
			]),
			task: told,
			right: times(factor),
			wrong: [
				[slip.changeAsWhole, times(percent)],
				[slip.changedTheWrongWay, times(other)],
				[slip.percentAsNumber, words(`$${a} ${sign} ${hundredths(percent)}$`)],
				percent < 10 && [slip.percentOnePlaceOff, times(rises ? 100 + 10 * percent : 100 - 10 * percent)],
			],
			...helpWith(change),
			equal: "an equivalent expression",
		};
	};

/** The factor itself. */
const factorOf =
	(directions: readonly boolean[]): Form =>
	(random) => {
		const change = percentChange(random, random.pick(directions));
		const { a, percent, factor, other, told } = change;
		return {
			prompt: random.pick([
				`${told}. By which number is $${a}$ multiplied to find the new value?`,
				`${told}. The new value can be written as $\\square ${a}$. Which number belongs in the box?`,
			]),
			right: decimals(factor, 2),
			wrong: [
				[slip.changeAsWhole, decimals(percent, 2)],
				[slip.changedTheWrongWay, decimals(other, 2)],
				[
					slip.percentOnePlaceOff,
					decimals(factor > 100 ? 100 + 10 * percent : Math.abs(100 - 10 * percent), 2),
				],
			],
			...helpWith(change),
		};
	};

/** What a factor tells. */
const meaning: Form = (random) => {
	const { a, percent, rises, factor, sign } = percentChange(random, random.oneIn(2));
	const thing = random.pick(["price", "rent", "number of members", "wage", "population", "weight"]);
	const says = (isRise: boolean, by: number) =>
		words(`The ${thing} ${isRise ? "increases" : "decreases"} by ${by}%.`);
	const shown = `$${hundredths(factor)}${a}$`;
	return {
		prompt: random.pick([
			`$${a}$ is the old ${thing}, and ${shown} is the new one. What does that tell you?`,
			`A ${thing} changes from $${a}$ to ${shown}. How does it change?`,
		]),
		task: `a change from $${a}$ to ${shown}`,
		right: says(rises, percent),
		wrong: [
			[slip.changedTheWrongWay, says(!rises, percent)],
			[slip.readFactorAsChange, says(rises, factor)],
			[{ ...slip.readFactorAsChange, id: "factor-and-direction" }, says(!rises, factor)],
		],
		hints: [
			"Compare the factor with 1.",
			`The factor is ${hundredths(factor)}, and the old value has the factor 1.`,
			"How far is the factor from 1, in hundredths? One hundredth is 1%.",
		],
		steps: [
			`$${hundredths(factor)} = 1 ${sign} ${hundredths(percent)}$, so ${hundredths(percent)} of the old value is ${rises ? "added" : "subtracted"}.`,
			says(rises, percent).shown,
		],
	};
};

const explained: Way = (random) => {
	const change = percentChange(random, random.oneIn(2));
	const { a, percent, rises, factor, told } = change;
	const [whole, part] = [`${hundredths(factor)}${a}`, `${hundredths(percent)}${a}`];
	const how = rises ? "added" : "subtracted";
	const { hints, steps } = helpWith(change);
	return inOwnWords({
		prompt: random.pick([
			`${told}. Explain why the new value can be written as $${whole}$.`,
			`${told}. ${random.pick(NAMES)} writes the new value as $${whole}$. Explain why this is right.`,
		]),
		hints: [...hints],
		explanation: steps.join("\n\n"),
		rubric: {
			old: `Says that the original value is 100% of itself, or 1${a}.`,
			change: `Says that the change is ${percent}% of it, or ${part}, and that it is ${how}.`,
			together: `Concludes that together this is ${factor}% of the original value, or ${whole}.`,
		},
		sample_answer: `The original value is 100% of itself, which is $1${a}$. The change is ${percent}% of it, or $${part}$, and it is ${how}. Together that is $${whole}$.`,
	});
};

/** What another form of an expression shows. */
const reading: Form = (random) => {
	const letters = random.pick([
		["c", "d"],
		["a", "b"],
		["p", "q"],
		["m", "n"],
	] as const);
	const { text, right, wrong, why } = random.pick(REWRITINGS)(random.integer(3, 9), letters);
	return {
		prompt: text,
		right: words(right),
		wrong: [
			[slip.formsAsDifferent, words(wrong[0])],
			[slip.misreadAPart, words(wrong[1])],
			[slip.misreadTheWhole, words(wrong[2])],
		],
		hints: [
			"Both forms have the same value. Only their parts differ.",
			`Substitute 2 for $${letters[0]}$${text.includes(`$${letters[1]}$`) ? ` and 5 for $${letters[1]}$` : ""}, and say what each part is.`,
			"What is in front, and what is together? Which part of the story is it?",
		],
		steps: [why, `${right}${right.endsWith(".") ? "" : "."}`],
	};
};

const claimed = (form: Form) => asClaim(form, (task, value) => `${task}. The new value is ${value}.`);
const [rising, falling, any] = [[true], [false], [true, false]];
/** The task inside a sentence. */
const told = withTask(
	inOne(any),
	(task) => `the new value, when ${task.charAt(0).toLowerCase()}${task.slice(1)},`,
);
const NOUNS = ["change", "new value"] as const;

// 1: one factor for an increase. 2: for a decrease. 3: what a factor tells, and why. 4: both directions mixed. 5: what other
// forms of expressions show, and mistakes to explain.
export const rewriteInContext = defineSkill("rewrite-in-context", 13, {
	1: [ask.chosen(inOne(rising)), ask.typed(factorOf(rising)), ask.judged(claimed(inOne(rising)))],
	2: [ask.chosen(inOne(falling)), ask.typed(factorOf(falling)), ask.judged(claimed(inOne(falling)))],
	3: [ask.chosen(meaning), explained, ask.matched(inOne(any), NOUNS)],
	4: [ask.matched(inOne(any), NOUNS, 4), ask.judged(claimed(inOne(any))), ask.typed(factorOf(any))],
	5: [ask.chosen(reading), ask.explainTheMistake(told), ask.chosen(meaning)],
});
