import { pairsOfDots } from "../../figures/dots.ts";
import { chooseAll } from "../../kit/choose-all.ts";
import { chooseOption } from "../../kit/choose-option.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import { nameEach } from "../../kit/name-each.ts";
import { NAMES } from "../../kit/words.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

// 1: odd or even from dots in pairs. 2: larger numbers of dots. 3: an even number as a double. 4: all the even numbers.
// 5: what happens when odd and even numbers are added.
export const oddEvenNumbers = defineGenerator("odd-even-numbers", 3, (random, difficulty) => {
	if (difficulty === 3) return double(random);
	if (difficulty === 4) return pickAll(random);
	if (difficulty === 5) return sums(random);
	const [least, most] = level(difficulty, [
		[3, 10],
		[9, 20],
		[0, 0],
		[0, 0],
		[0, 0],
	] as const);
	const number = random.integer(least, most);
	const is_even = number % 2 === 0;
	return chooseOption(
		random,
		{
			prompt: `${random.pick(NAMES)} puts ${number} dots in pairs. Is ${number} odd or even?`,
			figure: {
				svg: pairsOfDots(number, random.pick(["sky", "gold", "mint", "coral", "lilac"])),
				alt: `Dots in two rows, put in pairs. ${is_even ? "Every dot has a partner" : "One dot at the end has no partner"}.`,
			},
			hints: ["In an even number every dot has a partner.", "Is one dot left over at the end?"],
			explanation: is_even
				? `Every dot has a partner, so ${number} is even: $${number / 2} + ${number / 2} = ${number}$.`
				: `One dot has no partner, so ${number} is odd.`,
		},
		{
			right: is_even ? "even" : "odd",
			wrong: [
				[
					is_even ? "odd" : "even",
					is_even ? "missed-a-pair" : "missed-the-single-dot",
					is_even
						? "Look along the pairs: does any dot stand alone?"
						: "Look at the last dot: does it have a partner?",
				],
				["both odd and even", "thinks-both", "A number is one or the other, never both."],
			],
			order: ["odd", "even", "both odd and even"],
		},
	);
});

function double(random: Random) {
	const half = random.integer(2, 10);
	const number = 2 * half;
	return fillNumber({
		answer_type: "INTEGER",
		prompt: `${random.pick(NAMES)} makes ${number} with two equal numbers: $${number} = \\square + \\square$. Which number goes in both boxes?`,
		figure: {
			svg: pairsOfDots(number, random.pick(["sky", "gold", "mint", "coral", "lilac"])),
			alt: `${number} dots in two rows of the same length.`,
		},
		right: half,
		hints: ["Share the dots between the two rows.", "How many dots are in one row?"],
		explanation: `Each row has ${half} dots: $${half} + ${half} = ${number}$.`,
		mistakes: [
			["wrote-the-whole", number, "That is all the dots. Each box wants one row."],
			["off-by-one", half - 1, "Very close. Count one row again."],
			["took-away-two", number - 2, "It looks like two were taken away. Share into two equal rows instead."],
		],
	});
}

function pickAll(random: Random) {
	const asks_even = random.oneIn(2);
	const numbers = random.shuffle(Array.from({ length: 17 }, (_, at) => at + 4)).slice(0, 5);
	// At least one of each kind.
	if (new Set(numbers.map((number) => number % 2)).size === 1)
		numbers[0] = (numbers[0] ?? 4) === 20 ? 19 : (numbers[0] ?? 4) + 1;
	const wanted = [...new Set(numbers)];
	const kind = asks_even ? "even" : "odd";
	const fits = (number: number) => (number % 2 === 0) === asks_even;
	return chooseAll(
		random,
		{
			prompt: `Which of these numbers are ${kind}?`,
			cta: "Choose all that fit.",
			hints: [
				"An even number can be split into two equal groups of whole things.",
				"Look at the ones digit only: 0, 2, 4, 6 and 8 are even.",
			],
			explanation: `Look at the ones digit. ${kind === "even" ? "Even" : "Odd"} here: ${wanted.filter(fits).join(", ")}.`,
		},
		nameEach(
			wanted.map((number) => ({
				label: `$${number}$`,
				fits: fits(number),
				mistake: misjudged(number),
			})),
		),
	);
}

/** Why a number is taken for one of the other kind. */
function misjudged(number: number): readonly [id: string, feedback: string] {
	const is_even = number % 2 === 0;
	if (number >= 10 && (Math.floor(number / 10) % 2 === 0) !== is_even)
		return ["looked-at-the-tens", `Look at ${number} again. The ones digit decides, not the tens digit.`];
	return is_even
		? ["saw-one-left-over", `Put ${number} dots in pairs. Does every dot have a partner?`]
		: ["overlooked-the-single-one", `Put ${number} dots in pairs. Is one dot left alone?`];
}

function sums(random: Random) {
	const kinds = ["odd", "even"] as const;
	const [first, second] = [random.pick(kinds), random.pick(kinds)];
	const right = first === second ? "even" : "odd";
	const of = (kind: string) => 2 * random.integer(1, 4) + (kind === "odd" ? 1 : 0);
	const [a, b] = [of(first), of(second)];
	return chooseOption(
		random,
		{
			prompt: `${random.pick(NAMES)} adds an ${first} number and ${first === second ? "another" : "an"} ${second} number. What is the sum?`,
			hints: [
				"Think of dots in pairs. Do the dots without a partner find each other?",
				`Try it with two small numbers, such as ${a} and ${b}.`,
			],
			explanation: `${first === "odd" && second === "odd" ? "The two single dots make a new pair" : first === second ? "All dots have partners already" : "One single dot stays alone"}: the sum is always ${right}. For example $${a} + ${b} = ${a + b}$.`,
		},
		{
			right: `always ${right}`,
			wrong: [
				[
					`always ${right === "odd" ? "even" : "odd"}`,
					first === "odd" && second === "odd" ? "odd-and-odd-stay-odd" : "mixed-up-the-kinds",
					"Draw dots in pairs for both numbers and push them together. Is one left alone?",
				],
				[
					"sometimes odd, sometimes even",
					"thinks-it-depends",
					"Try three examples. Does the kind of the sum change?",
				],
			],
			order: ["always odd", "always even", "sometimes odd, sometimes even"],
		},
	);
}
