import { dataTable, tableInWords } from "../../figures/data/data-table.ts";
import { ask, defineSkill, lowest, NAMES, simplest, slip, tex, whole, words } from "../../kit/index.ts";
import type { Form, Random, Way } from "../../kit/index.ts";
import { inOwnWords } from "../../kit/questions/in-own-words.ts";

const EVENTS = [
	"a seed sprouts",
	"a player scores",
	"a bus is late",
	"a visitor buys a postcard",
	"it rains on a day in April",
	"a customer pays in cash",
	"a light is red",
	"a fish bites",
	"a guest orders soup",
	"a call is answered",
] as const;

const span = (from: number, to: number) =>
	from === to ? `The digit ${from}` : `The digits ${from} ${to === from + 1 ? "and" : "to"} ${to}`;

/** Which digits stand for the event. */
const digits: Form = (random) => {
	const count = random.integer(2, 8);
	const [event, start] = [random.pick(EVENTS), random.integer(0, 1)];
	const right = words(span(start, start + count - 1));
	const others = 10 - count === count ? count + 1 : 10 - count;
	return {
		prompt: `The probability that ${event} is ${10 * count}%. A simulation uses random digits from 0 to 9. ${random.pick(["Which digits can stand for the event?", "Which choice of digits fits?", `${random.pick(NAMES)} chooses digits for the event. Which choice is right?`])}`,
		right,
		wrong: [
			[slip.wrongNumberOfDigits, words(span(start, start + count))],
			others !== count &&
				start + others - 1 <= 9 && [slip.digitsForTheOpposite, words(span(start, start + others - 1))],
			[slip.oneDigitOnly, words(span(count, count))],
		],
		hints: [
			"There are ten digits, and all are equally likely.",
			`What fraction of all digits has to stand for ${10 * count}%?`,
			"Count the digits of each choice. Zero counts, too.",
		],
		steps: [
			`${10 * count}% of the ten digits are ${count} digits.`,
			`${right.shown}: these are ${count} digits.`,
		],
	};
};

interface Simulation {
	told: string;
	asked: string;
	found: number;
	zero: number;
	mixed: number;
	fitting: readonly number[];
	/** What the first trial shows. */
	first: string;
	figure: { svg: string; alt: string };
}

/** The lower half of a table beside the upper one, so that a long table stays readable on a phone. */
function inTwoHalves([heading = [], ...body]: readonly (readonly string[])[]): string[][] {
	const half = Math.ceil(body.length / 2);
	return [
		[...heading, ...heading],
		...body.slice(0, half).map((row, at) => [...row, ...(body[at + half] ?? heading.map(() => ""))]),
	];
}

/** Ten trials of three digits. */
function simulation(random: Random, isAtLeast: boolean): Simulation {
	const size = random.integer(2, 7);
	const wanted = isAtLeast ? 2 : random.integer(1, 2);
	const event = random.pick(EVENTS);
	const list = Array.from({ length: 10 }, () => [
		random.integer(0, 9),
		random.integer(0, 9),
		random.integer(0, 9),
	]);
	const hits = (trial: readonly number[], least: number) =>
		trial.filter((digit) => digit >= least && digit <= size).length;
	const fits = (count: number, atLeast = isAtLeast) => (atLeast ? count >= wanted : count === wanted);
	const inTrial = hits(list[0] ?? [], 1);
	const fitting = list.flatMap((trial, at) => (fits(hits(trial, 1)) ? [at + 1] : []));
	const table = [["trial", "digits"], ...list.map((trial, at) => [`${at + 1}`, trial.join(" ")])];
	return {
		told: `In a simulation, the digits 1 ${size === 2 ? "and" : "to"} ${size} mean that ${event}. Each of the 10 trials has three digits.`,
		asked: `${isAtLeast ? "at least" : "exactly"} ${wanted} of 3 times`,
		found: fitting.length,
		zero: list.filter((trial) => fits(hits(trial, 0))).length,
		mixed: list.filter((trial) => fits(hits(trial, 1), !isAtLeast)).length,
		fitting,
		first: `In trial 1, ${inTrial === 0 ? "no digit is" : inTrial === 1 ? "1 digit is" : `${inTrial} digits are`} ${size === 2 ? "1 or 2" : `from 1 to ${size}`}. It ${fitting[0] === 1 ? "fits" : "does not fit"}.`,
		figure: {
			svg: dataTable(inTwoHalves(table)),
			alt: tableInWords(table).replaceAll("trial: ", "trial ").replaceAll("digits: ", "digits "),
		},
	};
}

const hintsFor = ({ asked }: Simulation) =>
	[
		"Go through the trials one by one. Which digits count?",
		`Mark each trial in which it happens ${asked}.`,
		"Count the marked trials, and compare with all trials.",
	] as const;
const stepsFor = ({ first, fitting, found }: Simulation) => [
	first,
	found === 0
		? "None of the 10 trials fits."
		: `These trials fit: ${fitting.join(", ")}. That is ${found} of 10.`,
];

/** How many trials fit. */
const count =
	(isAtLeast: boolean): Form =>
	(random) => {
		const drawn = simulation(random, isAtLeast);
		const { told, asked, found, zero, mixed, figure } = drawn;
		return {
			prompt: `${told} ${random.pick([`In how many trials does it happen ${asked}?`, `Count the trials in which it happens ${asked}.`])}`,
			figure,
			right: whole(found),
			wrong: [
				[slip.countedZeroAsAHit, whole(zero)],
				[slip.mixedExactlyAndAtLeast, whole(mixed)],
				[slip.gaveTheOtherTrials, whole(10 - found)],
			],
			hints: hintsFor(drawn),
			steps: stepsFor(drawn),
		};
	};

/** The estimate from the trials. */
const estimate =
	(isAtLeast: boolean): Form =>
	(random) => {
		const drawn = simulation(random, isAtLeast);
		const { told, asked, found, zero, mixed, figure } = drawn;
		return {
			prompt: `${told} ${random.pick([`Use the table to estimate the probability that it happens ${asked}.`, `What does the simulation say about the probability that it happens ${asked}?`])}`,
			cta: "Write a fraction, such as 3/10, or 0 or 1.",
			figure,
			right: simplest(found, 10),
			wrong: [
				[slip.countedZeroAsAHit, simplest(zero, 10)],
				[slip.mixedExactlyAndAtLeast, simplest(mixed, 10)],
				[slip.gaveTheOpposite, simplest(10 - found, 10)],
				[slip.countedDigitsAsTrials, simplest(found, 30)],
			],
			hints: hintsFor(drawn),
			steps: [...stepsFor(drawn), `The estimate is $${tex(lowest(found, 10))}$.`],
		};
	};

/** Numerator and denominator | a device with that probability. */
const DEVICES = [
	"1/6|Roll a number cube: a six stands for it.",
	"1/2|Toss a coin: heads stands for it.",
	"1/2|Roll a number cube: an even number stands for it.",
	"1/3|Roll a number cube: a one or a two stands for it.",
	"1/4|Toss two coins: heads on both stands for it.",
	"2/5|Draw one of 5 cards: two of them stand for it.",
	"1/5|Draw one of 5 cards: the first stands for it.",
	"2/3|Roll a number cube: one to four stands for it.",
	"1/4|Draw one of 4 cards: the first stands for it.",
	"3/4|Draw one of 4 cards: three of them stand for it.",
	"5/6|Roll a number cube: one to five stands for it.",
].map((row) => {
	const [share = "", text = ""] = row.split("|");
	const [top = 1, bottom = 2] = share.split("/").map(Number);
	return { top, bottom, text };
});

/** A device with the right probability. */
const device: Form = (random) => {
	const { top, bottom, text } = random.pick(DEVICES);
	const others = random
		.shuffle(DEVICES.filter((each) => each.top * bottom !== top * each.bottom))
		.slice(0, 3);
	return {
		prompt: `The probability that ${random.pick(EVENTS)} is $\\dfrac{${top}}{${bottom}}$. ${random.pick(["Which simulation fits?", "How can this be simulated?", `${random.pick(NAMES)} plans a simulation. Which one fits?`])}`,
		right: words(text),
		wrong: others.map((each, at) => [
			{ ...slip.wrongChance, id: `${slip.wrongChance.id}${at === 0 ? "" : `-${at + 1}`}` },
			words(each.text),
		]),
		hints: [
			"What is the probability in each of the simulations?",
			`How many equally likely outcomes are there, and how many of them stand for the event?`,
			`Look for one with ${top} in ${bottom}, or an equal fraction.`,
		],
		steps: [`The probability has to be $\\dfrac{${top}}{${bottom}}$.`, text],
	};
};

/** VERIFY_WITH_LLM: a simulation of one's own. */
const describe: Way = (random) => {
	const { top, bottom, text } = random.pick(DEVICES);
	const event = random.pick(EVENTS);
	return inOwnWords({
		prompt: `The probability that ${event} is $\\dfrac{${top}}{${bottom}}$. ${random.pick(["Describe a simulation with coins, a number cube, or cards that fits. Say what stands for the event.", "How could you simulate this with coins, a number cube, or cards? Explain what stands for the event."])}`,
		hints: [
			"How many equally likely outcomes does the coin, the number cube, or the stack of cards have?",
			"What fraction of these outcomes has to stand for the event?",
			`It has to be ${top} out of ${bottom}, or an equal fraction.`,
		],
		explanation: `The probability has to be $\\dfrac{${top}}{${bottom}}$.\n\nOne way: ${text}`,
		rubric: {
			device: "Names something with equally likely outcomes, such as coins, a number cube, or cards.",
			event: `Says which outcomes stand for the event, so that their probability is ${top} out of ${bottom} (or an equal fraction).`,
		},
		sample_answer: `${text} Its probability is ${top} out of ${bottom}, the same as the probability of the event.`,
	});
};

// 1: which digits stand for the event. 2: how many trials of a table fit. 3: estimate from a table. 4: a device of the student's own.
// 5: estimate for at least so many of three.
export const simulateProbability = defineSkill("simulate-probability", 14, {
	1: [ask.chosen(digits), ask.chosen(device)],
	2: [ask.typed(count(false)), ask.chosen(count(false))],
	3: [ask.typed(estimate(false)), ask.chosen(estimate(false))],
	4: [ask.chosen(device), describe, ask.chosen(digits)],
	5: [ask.typed(estimate(true)), ask.chosen(estimate(true)), ask.typed(count(true))],
});
