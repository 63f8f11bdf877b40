import { ask, askFor, boxed, defineSkill, list, NAMES, slip, whole } from "../../../kit/index.ts";
import type { Draft, Form, Random } from "../../../kit/index.ts";
import { tensOf } from "./sums.ts";

interface Setting {
	count: 3 | 4;
	/** Of the largest number. */
	tens: number;
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);
const listed = (numbers: readonly number[], sign: string) =>
	`${numbers.slice(0, -1).join(", ")}${sign} ${numbers.at(-1)}`;

/** Two-digit numbers; two of the ones make ten, in any two places. */
function numbersOf(random: Random, { count, tens }: Setting): number[] {
	const one = random.integer(1, 9);
	const others = Array.from({ length: count - 2 }, () => random.integer(1, 9));
	return random.shuffle([one, 10 - one, ...others]).map((digit) => 10 * random.integer(1, tens) + digit);
}

function draftOf(numbers: readonly number[], prompt: string): Draft {
	const sum = sumOf(numbers);
	const tens = numbers.map(tensOf);
	const ones = numbers.map((number) => number % 10);
	const [tensSum, onesSum] = [sumOf(tens), sumOf(ones)];
	return {
		prompt,
		task: `$${numbers.join(" + ")}$`,
		right: whole(sum),
		wrong: [
			onesSum >= 10 && [slip.leftOutNewTens, whole(tensSum + (onesSum % 10))],
			[slip.leftOutANumber, whole(sum - (numbers.at(-1) ?? 0))],
			[slip.lostATen, whole(sum - 10)],
			[slip.addedANumberTwice, whole(sum + (numbers[0] ?? 0))],
		],
		hints: [
			"You can add the numbers in any order. Look for ones that make a ten.",
			`Start with the tens: $${tens.join(" + ")}$.`,
			`Now the ones: $${ones.join(" + ")}$. Put both sums together.`,
		],
		steps: [
			`Tens: $${tens.join(" + ")} = ${tensSum}$.`,
			`Ones: $${ones.join(" + ")} = ${onesSum}$.`,
			`Together: $${tensSum} + ${onesSum} = ${sum}$. So $${numbers.join(" + ")} = ${sum}$.`,
		],
	};
}

const bare =
	(setting: Setting): Form =>
	(random) => {
		const numbers = numbersOf(random, setting);
		const prompt = random.oneIn(4)
			? `Find the sum of ${listed(numbers, ", and")}.`
			: askFor(random, `$${numbers.join(" + ")}$`);
		return draftOf(numbers, prompt);
	};

type Story = (name: string, numbers: readonly number[]) => string;
const DAYS = ["on Monday", "on Tuesday", "on Wednesday", "on Thursday"] as const;
const STATES = ["from Maine", "from Ohio", "from Utah", "from Iowa"] as const;
const COLORS = ["red", "blue", "green", "yellow"] as const;
/** "23 pages on Monday, 47 on Tuesday, and 37 on Wednesday". */
function each(numbers: readonly number[], words: readonly string[], things = ""): string {
	return list(numbers.map((number, at) => `${number}${at === 0 ? things : ""} ${words[at]}`));
}

const STORIES: readonly Story[] = [
	(name, numbers) => `${name} reads ${each(numbers, DAYS, " pages")}. How many pages is that in all?`,
	(name, numbers) => `${name} picks ${each(numbers, DAYS, " berries")}. How many berries is that in all?`,
	(_, numbers) => `A bakery sells ${each(numbers, DAYS, " muffins")}. How many muffins does it sell in all?`,
	(name, numbers) => `${name} has beads: ${each(numbers, COLORS)}. How many beads does ${name} have in all?`,
	(_, numbers) => `A box has paper clips: ${each(numbers, COLORS)}. How many paper clips are in the box?`,
	(_, numbers) => `A camp has ${each(numbers, STATES, " children")}. How many children are at the camp?`,
	(name, numbers) =>
		`${name} plays a game and gets ${listed(numbers, ", and")} points. How many points is that?`,
	(_, numbers) =>
		`The buses bring ${listed(numbers, ", and")} people to a fair. How many people do the buses bring?`,
];

const story =
	(setting: Setting): Form =>
	(random) => {
		const numbers = numbersOf(random, setting);
		return draftOf(numbers, random.pick(STORIES)(random.pick(NAMES), numbers));
	};

/** Tens and ones apart, in three boxes. */
const inParts = (setting: Setting) =>
	ask.stepwise((random) => {
		const numbers = numbersOf(random, setting);
		const { hints, steps, right, wrong } = draftOf(numbers, "");
		const tens = sumOf(numbers.map(tensOf));
		const ones = sumOf(numbers) - tens;
		const formula = `$${numbers.join(" + ")}$`;
		return {
			prompt: random.pick([
				`Find ${formula}. The tens make [[tens]]. The ones make [[ones]]. The sum is [[sum]].`,
				`${random.pick(NAMES)} adds ${formula}. All the tens: [[tens]]. All the ones: [[ones]]. Together: [[sum]].`,
				`Split each number in ${formula}. Sum of the tens: [[tens]]. Sum of the ones: [[ones]]. Total: [[sum]].`,
			]),
			hints,
			steps,
			boxes: {
				tens: boxed(whole(tens), [slip.tensAsOnes, whole(tens / 10)]),
				ones: { right: whole(ones), wrong: ones >= 10 ? [[slip.leftOutNewTens, whole(ones % 10)]] : [] },
				sum: { right, wrong: [[slip.gaveTheTensOnly, whole(tens)], ...wrong] },
			},
		};
	});

const easy: Setting = { count: 3, tens: 2 };
const middle: Setting = { count: 3, tens: 3 };
const large: Setting = { count: 3, tens: 5 };
const four: Setting = { count: 4, tens: 3 };
const largest: Setting = { count: 4, tens: 7 };

// 1: three numbers below 30. 2: three below 40, tens and ones apart. 3: three below 60. 4: four below 40. 5: four of any
// size, and someone's mistake.
export const addFourTwoDigit = defineSkill("add-four-two-digit", 14, {
	1: [ask.typed(bare(easy)), ask.chosen(bare(easy)), inParts(easy), ask.typed(story(easy))],
	2: [ask.typed(bare(middle)), inParts(middle), ask.chosen(story(middle)), ask.matched(bare(middle), "sum")],
	3: [ask.typed(story(large)), inParts(large), ask.chosen(bare(large)), ask.judged(bare(large))],
	4: [ask.typed(bare(four)), inParts(four), ask.chosen(story(four)), ask.judged(bare(four))],
	5: [
		ask.typed(story(largest)),
		ask.chosen(bare(largest)),
		ask.whatWentWrong(bare(largest)),
		ask.explainTheMistake(bare(largest)),
	],
});
