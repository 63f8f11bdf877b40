import { ask, askFor, counted, defineSkill, NAMES, slip, whole } from "../../../kit/index.ts";
import type { Draft, Form, Random } from "../../../kit/index.ts";

/** A number, and ten or a hundred more or less. */
interface Change {
	number: number;
	step: number;
	sign: 1 | -1;
	/** Ten more or less changes the hundreds, too. */
	crosses: boolean;
}

interface Setting {
	steps: readonly (10 | 100)[];
	crosses?: boolean;
}

function changeOf(random: Random, { steps, crosses = false }: Setting): Change {
	const sign = random.pick([1, -1] as const);
	const tens = crosses ? (sign === 1 ? 9 : 0) : random.integer(1, 8);
	const number = 100 * random.integer(2, 8) + 10 * tens + random.integer(0, 9);
	return { number, step: random.pick(steps), sign, crosses };
}

const endOf = ({ number, step, sign }: Change) => number + sign * step;
const taskOf = ({ number, step, sign }: Change) => `$${number} ${sign === 1 ? "+" : "-"} ${step}$`;
const placeOf = ({ step }: Change) => (step === 10 ? "ten" : "hundred");
const wordOf = ({ sign }: Pick<Change, "sign">) => (sign === 1 ? "more" : "less");

function draftOf(change: Change, prompt: string): Draft {
	const { number, step, sign, crosses } = change;
	const end = endOf(change);
	const tens = Math.floor(number / 10);
	return {
		prompt,
		task: taskOf(change),
		right: whole(end),
		wrong: [
			crosses && [slip.lostTheHundred, whole(end - sign * 100)],
			[slip.changedAnotherDigit, whole(number + sign * (110 - step))],
			[slip.changedTheOnes, whole(number + sign)],
			[sign === 1 ? slip.subtractedInstead : slip.addedInstead, whole(number - sign * step)],
		],
		hints: [
			`Which digit of ${number} counts the ${placeOf(change)}s?`,
			crosses
				? `Think of ${number} as ${tens} tens and ${counted(number % 10, "one")}.`
				: `Go to one ${placeOf(change)} ${wordOf(change)}. The other digits stay the same.`,
			crosses
				? `What is one ten ${wordOf(change)} than ${tens} tens?`
				: `Change only the ${placeOf(change)}s digit, by 1.`,
		],
		steps: [
			crosses
				? `${tens} tens and one ten ${wordOf(change)} are ${Math.floor(end / 10)} tens.`
				: `Only the ${placeOf(change)}s change, by one.`,
			`$${taskOf(change).slice(1, -1)} = ${end}$.`,
		],
		blocks: { largest: 100, start: number },
	};
}

const bare =
	(setting: Setting): Form =>
	(random) => {
		const change = changeOf(random, setting);
		const { number, step } = change;
		const prompt = random.oneIn(2)
			? askFor(random, taskOf(change))
			: random.pick([
					`Which number is ${step} ${wordOf(change)} than ${number}?`,
					`Find ${taskOf(change)} in your head.`,
				]);
		return draftOf(change, prompt);
	};

type Story = (name: string, number: number, step: number) => string;
/** What happens when it gets more, and when it gets less. */
const STORIES: readonly (readonly [more: Story, less: Story])[] = [
	[
		(name, number, step) => `${name} has ${number} points and wins ${step}. How many points is that?`,
		(name, number, step) => `${name} has ${number} points and loses ${step}. How many points is that?`,
	],
	[
		(name, number, step) =>
			`A jar has ${number} beans. ${name} puts in ${step} more. How many beans is that?`,
		(name, number, step) => `A jar has ${number} beans. ${name} takes out ${step}. How many beans are left?`,
	],
	[
		(_, number, step) =>
			`A library has ${number} books and buys ${step} more. How many books does it have now?`,
		(_, number, step) => `A library has ${number} books and lends out ${step}. How many books are left?`,
	],
	[
		(_, number, step) =>
			`A train has ${number} people on it, and ${step} more get on. How many people is that?`,
		(_, number, step) => `A train has ${number} people on it, and ${step} get off. How many people are left?`,
	],
	[
		(_, number, step) =>
			`There are ${number} people at a show, and ${step} more come in. How many people is that?`,
		(_, number, step) =>
			`There are ${number} people at a show, and ${step} go home. How many people are left?`,
	],
	[
		(_, number, step) => `A farm has ${number} hens and gets ${step} more. How many hens is that?`,
		(_, number, step) => `A farm has ${number} hens and sells ${step}. How many hens are left?`,
	],
	[
		(name, number, step) =>
			`${name} is on page ${number} and reads ${step} more pages. Which page comes then?`,
		(name, number, step) => `${name} is on page ${number} and goes back ${step} pages. Which page is that?`,
	],
	[
		(name, number, step) => `${name} has ${number} beads and finds ${step} more. How many beads is that?`,
		(name, number, step) => `${name} has ${number} beads and uses ${step}. How many beads are left?`,
	],
];

const story =
	(setting: Setting): Form =>
	(random) => {
		const change = changeOf(random, setting);
		const [more, less] = random.pick(STORIES);
		return draftOf(change, (change.sign === 1 ? more : less)(random.pick(NAMES), change.number, change.step));
	};

const onBlocks =
	(setting: Setting): Form =>
	(random) => {
		const change = changeOf(random, setting);
		const does = change.sign === 1 ? "Put down" : "Take away";
		const prompt = random.pick([
			`The blocks show ${change.number}. ${does} one ${placeOf(change)}. What is ${taskOf(change)}?`,
			`Use the blocks to find ${taskOf(change)}. They show ${change.number} now.`,
		]);
		return draftOf(change, prompt);
	};

/** Two numbers beside one: ten and a hundred from it, or one on either side. */
const both = (setting: Setting) =>
	ask.stepwise((random) => {
		const one = changeOf(random, setting);
		const other: Change =
			setting.steps.length === 1 && setting.crosses !== true
				? { ...one, sign: one.sign === 1 ? -1 : 1 }
				: { ...one, step: 110 - one.step, crosses: false };
		const line = (change: Change, box: string) =>
			`${change.step} ${wordOf(change)} than ${change.number} is [[${box}]].`;
		const [first, second] = [draftOf(one, ""), draftOf(other, "")];
		return {
			prompt: `${random.pick([
				`Think of ${one.number}.`,
				`${random.pick(NAMES)} writes the number ${one.number}. Find two other numbers.`,
				`Look at the digits of ${one.number}. Fill in both boxes.`,
			])}\n\n${line(one, "one")}\n\n${line(other, "other")}`,
			hints: [first.hints[0], first.hints[1], first.hints[2]],
			steps: [...first.steps, ...second.steps],
			boxes: {
				one: { right: first.right, wrong: first.wrong },
				other: { right: second.right, wrong: second.wrong },
			},
		};
	});

const tens: Setting = { steps: [10] };
const hundreds: Setting = { steps: [100] };
const mixed: Setting = { steps: [10, 100] };
const crossing: Setting = { steps: [10], crosses: true };

// 1: ten more or less, the hundreds stay. 2: a hundred more or less. 3: either, and two at once. 4: ten more or less
// across a hundred. 5: two at once across a hundred, and someone's mistake.
export const mentalAddSub10100 = defineSkill("mental-add-sub-10-100", 15, {
	1: [ask.typed(bare(tens)), ask.withBlocks(onBlocks(tens)), ask.chosen(bare(tens)), ask.typed(story(tens))],
	2: [
		ask.typed(bare(hundreds)),
		ask.withBlocks(onBlocks(hundreds)),
		ask.chosen(story(hundreds)),
		both(hundreds),
	],
	3: [
		ask.chosen(bare(mixed)),
		ask.matched(bare(mixed), ["problem", "answer"]),
		both(mixed),
		ask.typed(story(mixed)),
	],
	4: [
		ask.typed(bare(crossing)),
		ask.withBlocks(onBlocks(crossing)),
		ask.chosen(story(crossing)),
		ask.judged(bare(crossing)),
	],
	5: [
		both(crossing),
		ask.judged(bare(crossing)),
		ask.whatWentWrong(bare(crossing)),
		ask.explainTheMistake(bare(crossing)),
	],
});
