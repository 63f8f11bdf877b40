import { chooseOption } from "../../kit/choose-option.ts";
import { fillBoxes } from "../../kit/fill-boxes.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { entry, lowest, tex } from "../../kit/numbers.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

/** 1: how many outcomes; 2: coins and dice; 3: with putting back; 4: without putting back; 5: sums of two dice, or at least one. */
export const compoundProbability = defineGenerator("compound-probability", 2, (random, difficulty) => {
	if (difficulty === 1) return outcomes(random);
	if (difficulty === 2) return coinsAndDice(random);
	if (difficulty === 5) return random.oneIn(2) ? sums(random) : atLeastOne(random);
	const back = difficulty === 3;
	const [first, second] = random.shuffle(["red", "blue", "green", "yellow"]) as [string, string];
	const [a, b] = [random.integer(2, 6), random.integer(2, 6)];
	const total = a + b;
	const same = random.oneIn(2);
	const left = back ? total : total - 1;
	const second_count = same ? (back ? a : a - 1) : b;
	const right = lowest(a * second_count, total * left);
	const other_left = back ? total - 1 : total;
	const other_count = same ? (back ? a - 1 : a) : b;
	const put_back = back ? "It is put back before the second draw." : "It is **not** put back.";
	if (!back && random.oneIn(4))
		return fillBoxes({
			prompt: `A bag holds ${a} ${first} and ${b} ${second} marbles. A ${first} one is drawn and **not** put back. Then there are [[all]] marbles, and [[first]] of them ${first === "red" ? "are" : "are"} ${first}.`,
			boxes: { all: { right: total - 1 }, first: { right: a - 1 } },
			hints: ["One marble is missing in the bag.", "Which color has the missing marble?"],
			explanation: `One ${first} marble is gone: $${total} - 1 = ${total - 1}$ in all and $${a} - 1 = ${a - 1}$ ${first}.`,
			mistakes: [
				["all", "ignores-no-replacement", total, "One marble is missing now."],
				["first", "ignores-no-replacement-of-the-color", a, "The missing one has this color."],
				["first", "took-the-other-color", b, "That is the other color."],
			],
		});
	return fillNumber({
		answer_type: "SIMPLE_FRACTION",
		prompt: `A bag holds ${a} ${first} and ${b} ${second} marbles. One is drawn without looking. ${put_back} Then a second one is drawn. What is the probability of ${same ? `two ${first} ones` : `first a ${first} and then a ${second} one`}?`,
		cta: "Write a fraction in simplest form.",
		right: entry(right),
		hints: [
			"What is the probability of the first draw?",
			"How many marbles are in the bag at the second draw, and how many of them fit?",
			"One after the other: multiply.",
		],
		explanation: `$\\dfrac{${a}}{${total}} \\times \\dfrac{${second_count}}{${left}} = \\dfrac{${a * second_count}}{${total * left}}${right.bottom === total * left ? "" : ` = ${tex(right)}`}$.`,
		mistakes: [
			[
				back ? "did-not-put-back" : "ignores-no-replacement",
				entry(lowest(a * other_count, total * other_left)),
				back
					? "The first marble is put back, so the bag is full again."
					: "The first marble is gone at the second draw.",
			],
			[
				"adds-instead-of-multiplies",
				entry(lowest(a * left + second_count * total, total * left)),
				"Both must happen one after the other: multiply.",
			],
			["first-draw-only", entry(lowest(a, total)), "That is the first draw only."],
		],
	});
});

function outcomes(random: Random) {
	const [a, b, c] = [random.integer(2, 6), random.integer(2, 5), random.integer(2, 4)];
	const three = random.oneIn(2);
	const scene = random.pick([
		`${a} kinds of bread, ${b} kinds of filling${three ? ` and ${c} drinks` : ""}. How many different lunches with one of each`,
		`${a} shirts, ${b} pairs of pants${three ? ` and ${c} hats` : ""}. How many different outfits with one of each`,
		`${a} main dishes, ${b} side dishes${three ? ` and ${c} desserts` : ""}. How many different meals with one of each`,
	]);
	const right = a * b * (three ? c : 1);
	return fillNumber({
		answer_type: "INTEGER",
		prompt: `There are ${three ? scene : scene.replace(", ", " and ")} are possible?`,
		right,
		hints: [
			"Take one of the first kind. With how many of the second can it go?",
			"So it is for each of the first kind: multiply.",
		],
		explanation: `$${a} \\times ${b}${three ? ` \\times ${c}` : ""} = ${right}$.`,
		mistakes: [
			[
				"adds-instead-of-multiplies",
				a + b + (three ? c : 0),
				"Each of the first goes with each of the second: multiply.",
			],
			["left-out-one-choice", three ? a * b : "", "There is one more choice."],
			["squared", a * a, "The choices have different numbers."],
		],
	});
}

function coinsAndDice(random: Random) {
	const side = random.pick(["heads", "tails"]);
	const is_die = random.oneIn(2);
	const limit = random.integer(2, 5);
	const rolls = [
		{ text: `a number greater than ${limit}`, fits: 6 - limit },
		{ text: `a number less than ${limit}`, fits: limit - 1 },
		{ text: `a ${limit}`, fits: 1 },
		{ text: "an even number", fits: 3 },
	];
	const { text, fits } = random.pick(rolls);
	const count = random.integer(2, 4);
	const shown = Array.from({ length: count }, () => random.pick(["heads", "tails"]));
	const right = is_die ? lowest(fits, 12) : lowest(1, 2 ** count);
	return fillNumber({
		answer_type: "SIMPLE_FRACTION",
		prompt: is_die
			? `A fair coin is tossed and a fair die with the numbers 1 to 6 is rolled. What is the probability of ${side} together with ${text}?`
			: `A fair coin is tossed ${count} times. What is the probability of ${shown.join(", then ")}?`,
		cta: "Write a fraction in simplest form.",
		right: entry(right),
		hints: [
			"How many equally likely outcomes are there in all?",
			"Both must happen: multiply the probabilities.",
		],
		explanation: is_die
			? `$\\dfrac{1}{2} \\times \\dfrac{${fits}}{6} = ${tex(right)}$.`
			: `${shown.map(() => "$\\dfrac{1}{2}$").join(" times ")} is $${tex(right)}$.`,
		mistakes: [
			[
				"adds-instead-of-multiplies",
				is_die ? entry(lowest(3 + fits, 6)) : entry(lowest(count, 2)),
				"Both must happen: multiply.",
			],
			["one-part-only", is_die ? entry(lowest(fits, 6)) : "1/2", "That is one part of it only."],
			[
				"counted-throws",
				is_die ? entry(lowest(fits, 8)) : `1/${2 * count}`,
				"How many outcomes are there in all? Make a list.",
			],
		],
	});
}

function sums(random: Random) {
	const sum = random.integer(3, 11);
	const ways = 6 - Math.abs(7 - sum);
	const right = lowest(ways, 36);
	return fillNumber({
		answer_type: "SIMPLE_FRACTION",
		prompt: `Two fair dice with the numbers 1 to 6 are rolled. What is the probability that the sum is ${sum}?`,
		cta: "Write a fraction in simplest form.",
		right: entry(right),
		hints: ["How many pairs can two dice show?", "Which of these pairs have this sum? The order counts."],
		explanation: `${ways} of the 36 pairs have the sum ${sum}: $\\dfrac{${ways}}{36}$, which is $${tex(right)}$.`,
		mistakes: [
			["counts-sums-as-equal", "1/11", "Not every sum is equally likely. Count the pairs."],
			[
				"ignored-the-order",
				entry(lowest(Math.ceil(ways / 2), 36)),
				"The order counts: two dice can change places.",
			],
			["twelve-outcomes", entry(lowest(ways, 12)), "Each number of one die goes with each of the other."],
		],
	});
}

function atLeastOne(random: Random) {
	const bottom = random.integer(3, 8);
	const top = random.integer(1, bottom - 1);
	const p = lowest(top, bottom);
	const miss = lowest(bottom - top, bottom);
	const right = lowest(p.bottom ** 2 - miss.top ** 2, p.bottom ** 2);
	return chooseOption(
		random,
		{
			prompt: `A spinner stops on red with the probability $${tex(p)}$. It is spun twice. What is the probability of red at least once?`,
			hints: ["What is the opposite of at least once?", "How likely is it that red never comes?"],
			explanation: `Red never comes with the probability $${tex(miss)} \\times ${tex(miss)} = ${tex(lowest(miss.top ** 2, p.bottom ** 2))}$. One minus that is $${tex(right)}$.`,
		},
		{
			right: `$${tex(right)}$`,
			wrong: [
				[
					`$${tex(lowest(2 * p.top, p.bottom))}$`,
					"adds-instead-of-multiplies",
					"Adding counts the case twice in which both are red.",
				],
				[
					`$${tex(lowest(p.top ** 2, p.bottom ** 2))}$`,
					"both-times",
					"That is the probability of red both times.",
				],
				[
					`$${tex(lowest(miss.top ** 2, p.bottom ** 2))}$`,
					"never",
					"That is the probability that red never comes.",
				],
				[`$${tex(p)}$`, "one-spin-only", "That is for one spin."],
			],
		},
	);
}
