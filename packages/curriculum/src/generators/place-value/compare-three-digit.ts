import { chooseAll } from "../../kit/choose-all.ts";
import { chooseOption } from "../../kit/choose-option.ts";
import { fillBoxes } from "../../kit/fill-boxes.ts";
import { nameEach } from "../../kit/name-each.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

// 1: different hundreds. 2: same hundreds. 3: same digits in another order, or only the ones differ.
// 4: three numbers in order. 5: all numbers that are greater than one.
export const compareThreeDigit = defineGenerator("compare-three-digit", 3, (random, difficulty) => {
	if (difficulty === 4) return ordered(random);
	if (difficulty === 5) return greater(random);
	const [a, b] = pair(random, difficulty);
	const right = a === b ? "=" : a < b ? "<" : ">";
	const by_ones = a % 10 === b % 10 ? "" : a % 10 < b % 10 ? "<" : ">";
	const statement = (sign: string) => `$${a} ${sign} ${b}$`;
	const other = right === "<" ? ">" : "<";
	return chooseOption(
		random,
		{
			prompt: `Compare ${a} and ${b}. Which statement is true?`,
			hints: [
				"Compare the hundreds first. Only if they are equal, compare the tens, then the ones.",
				"The open side of the sign faces the larger number.",
			],
			explanation:
				a === b
					? `All digits are equal, so $${a} = ${b}$.`
					: `${Math.floor(a / 100) === Math.floor(b / 100) ? (Math.floor(a / 10) === Math.floor(b / 10) ? `Hundreds and tens are equal. The ones decide: ${a % 10} and ${b % 10}` : `The hundreds are equal. The tens decide: ${Math.floor(a / 10) % 10} and ${Math.floor(b / 10) % 10}`) : `The hundreds decide: ${Math.floor(a / 100)} and ${Math.floor(b / 100)}`}. So $${a} ${right} ${b}$.`,
		},
		{
			right: statement(right),
			wrong:
				right === "="
					? [
							[statement("<"), "says-less", "Look at the digits one by one. Is there any difference?"],
							[statement(">"), "says-greater", "Look at the digits one by one. Is there any difference?"],
						]
					: [
							[
								statement(other),
								by_ones === other ? "compared-the-ones" : "turned-the-sign",
								by_ones === other
									? "It looks like the ones were compared first. The hundreds count most."
									: "The open side of the sign faces the larger number. Check which one that is.",
							],
							[statement("="), "says-equal", "The numbers have different digits. Compare place by place."],
						],
			order: [statement("<"), statement(">"), statement("=")],
		},
	);
});

function pair(random: Random, difficulty: number): [number, number] {
	const hundreds = random.integer(1, 9);
	const [x, y] = random.shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9]) as [number, number];
	if (difficulty === 1) {
		const other = hundreds === 9 ? 8 : hundreds + 1;
		return random.shuffle([100 * hundreds + 10 * x + y, 100 * other + 10 * y + x]) as [number, number];
	}
	if (difficulty === 2) {
		const [z, w] = random.shuffle([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]) as [number, number];
		return [100 * hundreds + 10 * x + z, 100 * hundreds + 10 * y + w];
	}
	if (random.oneIn(8)) return [100 * hundreds + 10 * x + y, 100 * hundreds + 10 * x + y];
	return random.pick<[number, number]>([
		[100 * hundreds + 10 * x + y, 100 * hundreds + 10 * y + x],
		[100 * hundreds + x, 100 * hundreds + 10 * y],
		[100 * hundreds + 10 * x + y, 100 * hundreds + 10 * x + (y === 9 ? 8 : y + 1)],
	]);
}

function ordered(random: Random) {
	const hundreds = random.integer(1, 8);
	const [x, y] = random.shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9]) as [number, number];
	const numbers = random.shuffle([
		100 * hundreds + 10 * x + y,
		100 * hundreds + 10 * y + x,
		100 * (hundreds + 1) + random.integer(1, 9),
	]);
	const [small = 0, middle = 0, large = 0] = numbers.toSorted((a, b) => a - b);
	const by_ones = numbers.toSorted((a, b) => (a % 10) - (b % 10));
	return fillBoxes({
		prompt: `Write ${numbers[0]}, ${numbers[1]} and ${numbers[2]} in order. The smallest is [[small]], then comes [[middle]], and the largest is [[large]].`,
		boxes: { small: { right: small }, middle: { right: middle }, large: { right: large } },
		hints: ["Compare the hundreds first.", "Where the hundreds are equal, the tens decide."],
		explanation: `${large} has the most hundreds. Of the others the tens decide: $${small} < ${middle} < ${large}$.`,
		mistakes: [
			[
				"small",
				"compared-the-ones",
				by_ones[0] ?? 0,
				"It looks like the ones were compared first. Begin with the hundreds.",
			],
			["small", "from-the-largest", large, "That is the largest one. Begin with the smallest."],
			[
				"large",
				"compared-the-last-digits",
				by_ones[2] ?? 0,
				"It looks like the last digits were compared. Begin with the hundreds.",
			],
			["large", "from-the-largest-down", small, "That is the smallest one. The largest comes last."],
		],
	});
}

/** Which lower place makes a number look as if it stood on the other side of the given one. */
function misjudged(other: number, number: number): readonly [id: string, feedback: string] {
	const [tens, given_tens] = [Math.floor(other / 10) % 10, Math.floor(number / 10) % 10];
	if (Math.floor(other / 100) !== Math.floor(number / 100))
		return [
			"compared-the-tens",
			`Look at ${other} again. Which digit counts the hundreds? Hundreds decide before tens.`,
		];
	return tens === given_tens
		? ["overlooked-the-ones", `Look at ${other} again. Hundreds and tens are equal, so the ones decide.`]
		: ["compared-the-ones", `Look at ${other} again. The tens differ, so the ones do not decide.`];
}

function greater(random: Random) {
	const hundreds = random.integer(2, 8);
	const tens = random.integer(2, 7);
	const ones = random.integer(1, 8);
	const number = 100 * hundreds + 10 * tens + ones;
	const asks_greater = random.oneIn(2);
	const fits = (other: number) => (asks_greater ? other > number : other < number);
	const others = [
		100 * (hundreds - 1) + 99 - random.integer(0, 5),
		100 * hundreds + 10 * (tens + 1) + random.integer(0, ones - 1),
		100 * hundreds + 10 * (tens - 1) + 9,
		100 * (hundreds + 1) + random.integer(0, 9),
		100 * hundreds + 10 * tens + random.pick([ones - 1, ones + 1]),
	];
	return chooseAll(
		random,
		{
			prompt: `Which numbers are ${asks_greater ? "greater" : "less"} than ${number}?`,
			cta: "Choose all that fit.",
			hints: [
				"Compare the hundreds first.",
				"Where the hundreds are equal, compare the tens, then the ones.",
			],
			explanation: `${asks_greater ? "Greater" : "Less"} than ${number}: ${others
				.filter(fits)
				.toSorted((a, b) => a - b)
				.join(", ")}.`,
		},
		nameEach(
			others.map((other) => ({
				label: `$${other}$`,
				fits: fits(other),
				mistake: misjudged(other, number),
			})),
		),
	);
}
