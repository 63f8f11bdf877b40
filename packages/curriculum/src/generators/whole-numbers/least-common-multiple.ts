import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import { gcd, lcm } from "../../kit/numbers.ts";
import { counted, NAMES } from "../../kit/words.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

/** 1: numbers up to 6; 2: up to 10; 3: up to 12 with a common factor; 4: timing stories; 5: packs that must match, in two steps. */
export const leastCommonMultiple = defineGenerator("least-common-multiple", 1, (random, difficulty) => {
	const most = level(difficulty, [8, 10, 12, 12, 12] as const);
	const [a, b] = pair(random, most, difficulty >= 3);
	const multiple = lcm(a, b);
	const [name, other] = random.shuffle(NAMES) as [string, string];
	const stories = [
		`A green lamp flashes every ${a} seconds and a blue lamp every ${b} seconds. Now they flash together. After how many seconds do they flash together again?`,
		`${name} swims every ${counted(a, "day")} and ${other} every ${counted(b, "day")}. Today both swim. After how many days do they both swim again for the first time?`,
		`Two trams leave a stop together. One leaves every ${a} minutes, the other every ${b} minutes. After how many minutes do they leave together again?`,
	];
	const packs = difficulty === 5;
	const right = packs ? multiple / a : multiple;
	return fillNumber({
		answer_type: "INTEGER",
		prompt: packs
			? `Rolls come in packs of ${a}, burgers in packs of ${b}. ${name} wants as many rolls as burgers, with nothing left over. How many packs of rolls are needed at least?`
			: difficulty === 4
				? random.pick(stories)
				: `What is the least common multiple of ${a} and ${b}?`,
		right,
		hints: [
			packs
				? "Find the smallest number of pieces that both packs can make."
				: "A common multiple is in the times tables of both numbers.",
			`List the multiples of the larger number. Which is the first that the smaller one divides?`,
			...(packs ? ["How many packs of rolls make that number?"] : []),
		],
		explanation: `Multiples of ${Math.max(a, b)}: ${Array.from({ length: multiple / Math.max(a, b) }, (_, at) => Math.max(a, b) * (at + 1)).join(", ")}. The first one that ${Math.min(a, b)} divides is ${multiple}.${packs ? ` That takes $${multiple} \\div ${a} = ${right}$ packs of rolls.` : ""}`,
		mistakes: [
			[
				"multiplied-the-numbers",
				packs ? b : a * b,
				packs
					? "That works, but fewer packs are enough. Do the two numbers have a common factor?"
					: "That is a common multiple. Is there a smaller one?",
			],
			[
				"gave-the-greatest-common-factor",
				gcd(a, b),
				"That divides both numbers. A multiple is at least as large as they are.",
			],
			["added", a + b, "It looks like the numbers were added. Which number is in both times tables?"],
			[
				"gave-the-number-of-pieces",
				packs ? multiple : "",
				"That is the number of rolls. How many packs is that?",
			],
			["gave-the-other-pack", packs ? multiple / b : "", "That is the number of packs of burgers."],
		],
	});
});

/** With `shares` the numbers have a common factor and neither divides the other. */
function pair(random: Random, most: number, shares: boolean): [number, number] {
	for (;;) {
		const [a, b] = [random.integer(2, shares ? most + 4 : most), random.integer(2, shares ? most + 4 : most)];
		if (a !== b && (!shares || (gcd(a, b) > 1 && a % b !== 0 && b % a !== 0))) return [a, b];
	}
}
