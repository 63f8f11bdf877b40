import type { Question } from "@learnin/domain/question/question";
import { dataTable, tableInWords } from "../../figures/data-table.ts";
import { chooseOption } from "../../kit/choose-option.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { inOwnWords } from "../../kit/in-own-words.ts";
import { level } from "../../kit/level.ts";
import { entry, lowest, tex } from "../../kit/numbers.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

const EVENTS = [
	"a seed grows",
	"a player scores",
	"a bus is late",
	"a visitor buys a postcard",
	"it rains on a day in April",
] as const;

/** 1: which digits stand for the event; 2: how many trials of a table fit; 3: estimate from a table; 4: another device with the right chances; 5: estimate for at least so many of three. */
export const simulateProbability = defineGenerator("simulate-probability", 3, (random, difficulty) =>
	level<() => Question>(difficulty, [
		() => digits(random),
		() => fromTable(random, "count"),
		() => fromTable(random, "estimate"),
		() => device(random),
		() => fromTable(random, "at-least"),
	])(),
);

function digits(random: Random) {
	const percent = 10 * random.integer(2, 8);
	const count = percent / 10;
	const event = random.pick(EVENTS);
	const span = (from: number, to: number) =>
		from === to ? `The digit ${from}` : `The digits ${from} to ${to}`;
	return chooseOption(
		random,
		{
			prompt: `The probability that ${event} is ${percent}%. A simulation uses random digits from 0 to 9. Which digits can stand for the event?`,
			hints: ["How many digits are there in all?", "Which part of them must stand for the event?"],
			explanation:
				`There are ten digits, and ${percent}% of ten are ${count}. ${span(1, count)} are ${count} digits.`.replace(
					/The digit 1 are/,
					"The digit 1 is",
				),
		},
		{
			right: span(1, count),
			wrong: [
				[span(0, count), "uses-a-wrong-number-of-digits", "Zero is a digit, too: count how many these are."],
				[
					span(1, 10 - count === count ? count - 1 : 10 - count),
					"digits-for-the-opposite",
					"That many digits belong to the other outcome.",
				],
				[span(count, count), "one-digit-only", "One digit stands for one tenth only."],
			],
		},
	);
}

function trials(random: Random, count: number): string[] {
	return Array.from(
		{ length: count },
		() => `${random.integer(0, 9)} ${random.integer(0, 9)} ${random.integer(0, 9)}`,
	);
}

/** The lower half of a table beside the upper one, so that a long table stays readable on a phone. */
function inTwoHalves([heading = [], ...body]: readonly (readonly string[])[]): string[][] {
	const half = Math.ceil(body.length / 2);
	return [
		[...heading, ...heading],
		...body.slice(0, half).map((row, at) => [...row, ...(body[at + half] ?? heading.map(() => ""))]),
	];
}

function fromTable(random: Random, kind: "count" | "estimate" | "at-least") {
	const size = random.integer(2, 7);
	const event = random.pick(EVENTS);
	const rows = 10;
	const list = trials(random, rows);
	const hits = (trial: string) =>
		trial.split(" ").filter((digit) => Number(digit) >= 1 && Number(digit) <= size).length;
	const wanted = kind === "at-least" ? 2 : random.integer(1, 2);
	const at_least = kind === "at-least";
	const fits = (trial: string) => (at_least ? hits(trial) >= wanted : hits(trial) === wanted);
	const found = list.filter(fits).length;
	const share = lowest(found, rows);
	const table = [["trial", "digits"], ...list.map((trial, at) => [`${at + 1}`, trial])];
	const told = `${at_least ? "at least" : "exactly"} ${wanted} of 3 times`;
	const others = list.filter((trial) => (at_least ? hits(trial) === wanted : hits(trial) >= wanted)).length;
	const zero_counted = list.filter((trial) => {
		const count = trial.split(" ").filter((digit) => Number(digit) <= size).length;
		return at_least ? count >= wanted : count === wanted;
	}).length;
	const prompt = `In a simulation the digits 1 to ${size} mean that ${event}. Each of the ${rows} trials has three digits. ${kind === "count" ? `In how many trials does it happen ${told}?` : `Use the table to estimate the probability that it happens ${told}.`}`;
	const figure = {
		svg: dataTable(inTwoHalves(table)),
		alt: tableInWords(table).replaceAll("trial: ", "trial ").replaceAll("digits: ", "digits "),
	};
	const hints = [
		`Go through the trials one by one. Which digits count?`,
		`How many of the trials have the wanted number of such digits?`,
	];
	const explanation = `These trials fit: ${found === 0 ? "none" : list.flatMap((trial, at) => (fits(trial) ? [`${at + 1}`] : [])).join(", ")}. That is ${found} of ${rows}${kind === "count" ? "." : `: $${tex(share)}$.`}`;
	if (kind === "count")
		return fillNumber({
			answer_type: "INTEGER",
			prompt,
			figure,
			right: found,
			hints,
			explanation,
			mistakes: [
				["counted-zero-as-a-hit", zero_counted, "Zero is not among the digits that count."],
				["exactly-and-at-least-mixed", others, "Look closely: exactly or at least?"],
				["counted-the-others", rows - found, "Those are the trials that do not fit."],
			],
		});
	return fillNumber({
		answer_type: "SIMPLE_FRACTION",
		prompt,
		cta: "Write a fraction in simplest form, or 0 or 1.",
		figure,
		right: entry(share),
		hints,
		explanation,
		mistakes: [
			[
				"counted-zero-as-a-hit",
				entry(lowest(zero_counted, rows)),
				"Zero is not among the digits that count.",
			],
			["exactly-and-at-least-mixed", entry(lowest(others, rows)), "Look closely: exactly or at least?"],
			["gave-the-opposite", entry(lowest(rows - found, rows)), "Those are the trials that do not fit."],
			[
				"counted-digits-as-trials",
				entry(lowest(found, 3 * rows)),
				"There are ten trials of three digits each.",
			],
		],
	});
}

function device(random: Random) {
	const scene = random.pick([
		{
			p: [1, 6],
			right: "Roll a die: a six stands for it.",
			wrong: [
				"Toss a coin: heads stands for it.",
				"Draw one of 5 cards: the first stands for it.",
				"Roll a die: an even number stands for it.",
			],
		},
		{
			p: [1, 2],
			right: "Toss a coin: heads stands for it.",
			wrong: [
				"Roll a die: a six stands for it.",
				"Draw one of 3 cards: the first stands for it.",
				"Roll a die: a one or a two stands for it.",
			],
		},
		{
			p: [1, 3],
			right: "Roll a die: a one or a two stands for it.",
			wrong: [
				"Toss a coin: heads stands for it.",
				"Roll a die: a three stands for it.",
				"Draw one of 4 cards: the first stands for it.",
			],
		},
		{
			p: [1, 4],
			right: "Toss two coins: heads on both stands for it.",
			wrong: [
				"Toss a coin: heads stands for it.",
				"Roll a die: a four stands for it.",
				"Toss two coins: one head stands for it.",
			],
		},
		{
			p: [2, 5],
			right: "Draw one of 5 cards: two of them stand for it.",
			wrong: [
				"Roll a die: a two stands for it.",
				"Toss a coin: heads stands for it.",
				"Roll a die: a one or a two stands for it.",
			],
		},
		{
			p: [2, 3],
			right: "Roll a die: one to four stands for it.",
			wrong: [
				"Roll a die: a two or a three stands for it.",
				"Toss a coin: heads stands for it.",
				"Draw one of 5 cards: two of them stand for it.",
			],
		},
	] as const);
	const event = random.pick(EVENTS);
	if (random.oneIn(3)) return described(event, scene.p, scene.right);
	return chooseOption(
		random,
		{
			prompt: `The probability that ${event} is $\\dfrac{${scene.p[0]}}{${scene.p[1]}}$. Which simulation fits?`,
			hints: [
				"What is the chance in each of the simulations?",
				"It must be the same as the probability of the event.",
			],
			explanation: `The chance must be $\\dfrac{${scene.p[0]}}{${scene.p[1]}}$. ${scene.right}`,
		},
		{
			right: scene.right,
			wrong: scene.wrong.map((label, at) => [
				label,
				["wrong-chance", "matched-a-number", "wrong-number-of-cases"][at] ?? "",
				"What is the chance there? Compare it with the event.",
			]),
		},
	);
}

function described(event: string, [top, bottom]: readonly [number, number], device: string) {
	const chance = `${top} out of ${bottom}`;
	return inOwnWords({
		prompt: `The probability that ${event} is $\\dfrac{${top}}{${bottom}}$. Describe a simulation with coins, a die or cards that fits. Say what stands for the event.`,
		hints: [
			"How many equally likely outcomes does the coin, the die or the stack of cards have?",
			`Which part of these outcomes has to stand for the event?`,
		],
		explanation: `The chance must be $\\dfrac{${top}}{${bottom}}$. One way: ${device}`,
		rubric: {
			device: "Names something with equally likely outcomes, such as coins, a die or cards.",
			event: `Says which outcomes stand for the event, so that their chance is ${chance} (or an equal chance).`,
		},
		sample_answer: `${device} Its chance is ${chance}, the same as the chance of the event.`,
	});
}
