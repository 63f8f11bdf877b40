import { fillBoxes } from "../../kit/fill-boxes.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import type { Mistake } from "../../kit/mistakes.ts";
import { THINGS } from "../../kit/stories.ts";
import { counted, NAMES } from "../../kit/words.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

// 1: sums to 10. 2: sums to 12. 3: sums that cross ten. 4: a missing addend below 20. 5: crossing ten on the way by a ten.
export const addFactsWithin20 = defineGenerator("add-facts-within-20", 2, (random, difficulty) => {
	const [least, most] = level(difficulty, [
		[3, 10],
		[6, 12],
		[11, 18],
		[8, 18],
		[11, 18],
	] as const);
	const sum = random.integer(least, most);
	const a = random.integer(Math.max(1, sum - 9), Math.min(9, sum - 1));
	const b = sum - a;
	if (difficulty === 5) return overTen(random, Math.max(a, b), Math.min(a, b));
	const off_by_one = (right: number): Mistake => [
		"counted-the-start-again",
		right - 1,
		"It looks like the first number was counted again. Start counting with the next one.",
	];
	if (difficulty === 4) return missing(random, { a, b, sum }, off_by_one(b));
	return fillNumber({
		answer_type: "INTEGER",
		prompt: asked(random, a, b),
		right: sum,
		hints: [
			`Start with the larger number, ${Math.max(a, b)}, and count on.`,
			[
				`Count on ${Math.min(a, b)} steps. The first step is ${Math.max(a, b) + 1}.`,
				"Count on as many steps as the smaller number says.",
			],
		],
		explanation: `$${a} + ${b} = ${sum}$. Count on from ${Math.max(a, b)}: ${countedOn(Math.max(a, b), sum)}.`,
		mistakes: [
			off_by_one(sum),
			[
				"stopped-at-ten",
				sum > 10 ? 10 : "",
				"Ten is a good stop on the way. Some of the second number is still left to add.",
			],
			["subtracted", Math.abs(a - b), "It looks like one number was taken away. Here they come together."],
		],
	});
});

function countedOn(from: number, to: number): string {
	return Array.from({ length: to - from }, (_, at) => from + at + 1).join(", ");
}

function asked(random: Random, a: number, b: number): string {
	const [one, many] = random.pick(THINGS);
	const name = random.pick(NAMES);
	return random.pick([
		`What is $${a} + ${b}$?`,
		`${name} has ${counted(a, one, many)} and finds ${b} more. How many ${many} does ${name} have now?`,
	]);
}

function missing(random: Random, { a, b, sum }: { a: number; b: number; sum: number }, off_by_one: Mistake) {
	const formula = random.pick([
		`${a} + \\square = ${sum}`,
		`\\square + ${a} = ${sum}`,
		`${sum} = ${a} + \\square`,
		`${sum} = \\square + ${a}`,
	]);
	return fillNumber({
		answer_type: "INTEGER",
		prompt: `Which number belongs in the box? $${formula}$`,
		right: b,
		hints: [
			`How far is it from ${a} to ${sum}?`,
			`Count on from ${a} until you say ${sum}. How many steps did you take?`,
		],
		explanation: `From ${a} to ${sum} it takes ${counted(b, "step")}, so $${a} + ${b} = ${sum}$.`,
		mistakes: [
			off_by_one,
			[
				"added-both-numbers",
				a + sum,
				`It looks like both numbers were added. The ${sum} is already the whole.`,
			],
			["repeated-the-sum", sum, "That is the whole. The box needs the part that is missing."],
		],
	});
}

function overTen(random: Random, larger: number, smaller: number) {
	const sum = larger + smaller;
	const [first, second] = random.shuffle([larger, smaller]);
	return fillBoxes({
		prompt: `${random.pick(NAMES)} makes a ten on the way: $${first} + ${second} = 10 +$ [[rest]] $=$ [[sum]]`,
		boxes: { rest: { right: sum - 10 }, sum: { right: sum } },
		hints: [
			`How many does ${larger} need to make 10?`,
			`Take them from ${smaller}. What is left of ${smaller} goes in the first box.`,
			"Ten and the rest together go in the second box.",
		],
		explanation: `${larger} needs ${10 - larger} to make 10. Of ${smaller}, ${sum - 10} ${sum === 11 ? "is" : "are"} left: $10 + ${sum - 10} = ${sum}$.`,
		mistakes: [
			[
				"rest",
				"kept-the-whole-addend",
				smaller,
				"Some of that number went into the ten. Only what is left stands here.",
			],
			["rest", "wrote-what-makes-ten", 10 - larger, "That is what the ten needs. Write what is left over."],
			["sum", "stopped-at-ten", 10, "The rest still has to be added to the ten."],
			["sum", "counted-the-start-again", sum - 1, "One step is missing. Count on from ten once more."],
		],
	});
}
