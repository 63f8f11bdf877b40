import { chooseAll } from "../../kit/choose-all.ts";
import { fillBoxes } from "../../kit/fill-boxes.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import { nameEach } from "../../kit/name-each.ts";
import { NAMES } from "../../kit/words.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

function factorsOf(number: number): number[] {
	return Array.from({ length: number }, (_, at) => at + 1).filter((factor) => number % factor === 0);
}

// 1: the partner of a factor. 2: all multiples of a number. 3: all factors of a number. 4: every factor pair. 5: how many factors, up to 100.
export const factorPairsMultiples = defineGenerator("factor-pairs-multiples", 3, (random, difficulty) => {
	const name = random.pick(NAMES);
	if (difficulty === 2) return multiples(random, name);
	if (difficulty === 3) return factors(random, name);
	const number = random.pick(
		level<readonly number[]>(difficulty, [
			[12, 15, 16, 18, 20, 21, 24, 27, 28, 30, 32, 35, 36, 40, 42, 45, 48],
			[],
			[],
			[12, 18, 20, 28, 32, 44, 45, 50, 52, 63, 68, 75, 76, 92, 98, 99],
			[24, 30, 36, 40, 42, 48, 54, 56, 60, 64, 66, 70, 72, 80, 81, 84, 90, 96, 100],
		]),
	);
	const all = factorsOf(number);
	const pairs = all
		.filter((factor) => factor * factor <= number)
		.map((factor): [number, number] => [factor, number / factor]);
	const shown = pairs.map(([a, b]) => `$${a} \\times ${b}$`).join(", ");
	if (difficulty === 1) {
		const factor = random.pick(all.filter((each) => each > 1 && each < number));
		return fillNumber({
			answer_type: "INTEGER",
			prompt: `${name} lists the factor pairs of ${number}. One factor is ${factor}. What is its partner?`,
			right: number / factor,
			hints: [
				"The two factors of a pair make the number when they are multiplied.",
				`Which number times ${factor} makes ${number}?`,
			],
			explanation: `$${factor} \\times ${number / factor} = ${number}$.`,
			mistakes: [
				["subtracted", number - factor, "The partners are multiplied, not added."],
				[
					"confused-factor-with-multiple",
					number * factor,
					"That is a multiple. A factor is not larger than the number.",
				],
				["off-by-one", number / factor + 1, "Very close. Multiply and check."],
			],
		});
	}
	if (difficulty === 4) {
		const [, [a, b] = [2, 2], [c, d] = [3, 3]] = pairs;
		return fillBoxes({
			prompt: `${name} finds three factor pairs of ${number}. The first is 1 and ${number}. The second is ${a} and [[one]], the third is ${c} and [[other]].`,
			boxes: { one: { right: b }, other: { right: d } },
			hints: [
				"The two factors of a pair make the number when they are multiplied.",
				`Divide ${number} by the factor that is given.`,
			],
			explanation: `The pairs of ${number} are ${shown}.`,
			mistakes: [
				["one", "subtracted", number - a, "The partners are multiplied, not added."],
				[
					"one",
					"confused-factor-with-multiple",
					number * a,
					"That is a multiple. A factor is not larger than the number.",
				],
				["other", "subtracted-later", number - c, "The partners are multiplied, not added."],
				["other", "off-by-one", d + 1, "Very close. Multiply and check."],
			],
		});
	}
	return fillNumber({
		answer_type: "INTEGER",
		prompt: `${name} writes them all down. How many factors does ${number} have altogether? 1 and ${number} count, too.`,
		right: all.length,
		hints: [
			"Look for factor pairs: begin with 1, then try 2, 3, 4 and so on.",
			"Stop when the partners meet. A number times itself counts only once.",
		],
		explanation: `The pairs are ${shown}. The factors are ${all.join(", ")}: ${all.length} factors.`,
		mistakes: [
			["omitted-one-and-the-number", all.length - 2, "1 and the number itself are factors, too."],
			["counted-pairs", pairs.length, "Those are pairs. Count the single factors."],
			[
				"counted-a-square-twice",
				pairs.length * 2 === all.length ? "" : pairs.length * 2,
				"A number times itself is one factor, not two.",
			],
			[
				"missed-a-pair",
				all.length - 4 > 2 ? all.length - 4 : "",
				"One pair is missing. Try every number in order.",
			],
		],
	});
});

function multiples(random: Random, name: string) {
	const factor = random.integer(3, 9);
	const right = random
		.shuffle([2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
		.slice(0, 3)
		.map((times) => factor * times);
	const near = [right[0] ?? 0, right[1] ?? 0].map((number) => number + random.integer(1, factor - 1));
	const own_factor = factor % 2 === 0 ? factor / 2 : factor % 3 === 0 && factor > 3 ? 3 : null;
	const wrong = [...new Set([...near, ...(own_factor === null ? [] : [own_factor])])].filter(
		(number) => number % factor !== 0,
	);
	return chooseAll(
		random,
		{
			prompt: `${name} looks for multiples of ${factor}. Which of these numbers are multiples of ${factor}?`,
			cta: "Choose all that fit.",
			hints: [`Count by ${factor}.`, `Can the number be divided by ${factor} without a remainder?`],
			explanation: `Multiples of ${factor} here: ${right
				.toSorted((a, b) => a - b)
				.map((number) => `$${number} = ${number / factor} \\times ${factor}$`)
				.join(", ")}.`,
		},
		nameEach([
			...right.map((number) => ({ label: `$${number}$`, fits: true })),
			...wrong.map((number) => ({
				label: `$${number}$`,
				fits: false,
				mistake: (number < factor
					? ["confused-factor-with-multiple", "That is a factor. Multiples come from counting on."]
					: ["miscounted-a-step", "Count along by the same step. Do you meet that number?"]) as readonly [
					string,
					string,
				],
			})),
		]),
	);
}

function factors(random: Random, name: string) {
	const number = random.pick([18, 20, 24, 28, 30, 32, 36, 40, 42, 45, 48, 50, 54, 60]);
	const all = factorsOf(number);
	const right = random.shuffle(all.slice(1, -1)).slice(0, 2);
	const wrong = random
		.shuffle(
			Array.from({ length: Math.floor(number / 2) }, (_, at) => at + 2).filter((each) => number % each !== 0),
		)
		.slice(0, 2);
	return chooseAll(
		random,
		{
			prompt: `${name} looks for factors of ${number}. Which of these numbers are factors of ${number}?`,
			cta: "Choose all that fit.",
			hints: [
				"A factor divides the number without a remainder.",
				"Every number has 1 and itself as factors.",
			],
			explanation: `The factors of ${number} are ${all.join(", ")}.`,
		},
		nameEach([
			...right.map((each) => ({ label: `$${each}$`, fits: true })),
			{
				label: `$${random.pick([1, number])}$`,
				fits: true,
				mistake: ["omits-one-and-the-number", "1 and the number itself are factors, too."] as const,
			},
			...wrong.map((each) => ({
				label: `$${each}$`,
				fits: false,
				mistake: ["leaves-a-remainder", "Divide by it. Is something left over?"] as const,
			})),
			{
				label: `$${2 * number}$`,
				fits: false,
				mistake: [
					"confused-factor-with-multiple",
					"That is a multiple. A factor is not larger than the number.",
				] as const,
			},
		]),
	);
}
