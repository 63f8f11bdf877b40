import { fillNumber } from "../../kit/fill-one.ts";
import { prose, texNumber } from "../../kit/numbers.ts";
import { CITIES } from "../../kit/stories.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";
import { columnWork } from "./column-work.ts";

// 1: four digits, sums in columns. 2: four digits, differences in columns. 3: five digits, numbers of different length. 4: differences across zeros. 5: six digits, in a story or plain.
export const addSubMultidigit = defineGenerator("add-sub-multidigit", 2, (random, difficulty) => {
	const subtracts = difficulty === 2 || difficulty === 4 || (difficulty !== 1 && random.oneIn(2));
	const [a, b] = numbers(random, difficulty, subtracts);
	if (difficulty === 1 || difficulty === 2 || difficulty === 4)
		return columnWork(a, b, subtracts ? "-" : "+");
	const right = subtracts ? a - b : a + b;
	const [city, other] = random.shuffle(CITIES) as [string, string];
	return fillNumber({
		answer_type: "INTEGER",
		prompt: random.pick([
			`What is $${texNumber(a)} ${subtracts ? "-" : "+"} ${texNumber(b)}$?`,
			subtracts
				? `A library in ${city} has ${prose(a)} books, one in ${other} has ${prose(b)}. How many more books does the first one have?`
				: `On Saturday ${prose(a)} people visit a fair in ${city}, on Sunday ${prose(b)}. How many visitors is that together?`,
		]),
		right,
		hints: [
			"Write the numbers one below the other: ones below ones, tens below tens.",
			subtracts
				? "Trade one from the next column where the top digit is too small."
				: "Carry one to the next column where a column makes ten or more.",
			"Check with the opposite operation.",
		],
		explanation: subtracts
			? `$${texNumber(a)} - ${texNumber(b)} = ${texNumber(right)}$. Check: $${texNumber(right)} + ${texNumber(b)} = ${texNumber(a)}$.`
			: `$${texNumber(a)} + ${texNumber(b)} = ${texNumber(right)}$. Check: $${texNumber(right)} - ${texNumber(b)} = ${texNumber(a)}$.`,
		mistakes: [
			subtracts
				? [
						"smaller-from-larger",
						digitwise(a, b),
						"It looks like the smaller digit was always taken from the larger one. Trade one from the next column instead.",
					]
				: [
						"left-out-every-carry",
						withoutCarries(a, b),
						"It looks like nothing was carried. What happens when a column makes ten or more?",
					],
			[
				"misaligned-columns",
				`${a}`.length > `${b}`.length ? (subtracts ? (a > 10 * b ? a - 10 * b : "") : a + 10 * b) : "",
				"It looks like the columns were shifted. Ones belong below ones.",
			],
			[
				"one-carry-off",
				subtracts ? right + 100 : right - 100,
				"Check the hundreds. Was something carried or traded there?",
			],
		],
	});
});

function numbers(random: Random, difficulty: number, subtracts: boolean): [number, number] {
	if (difficulty <= 2) {
		const draw = (): [number, number] => [random.integer(2200, 6900), random.integer(1150, 2900)];
		let [x, y] = draw();
		// Something must be carried; taken back, the same column must be opened.
		while (withoutCarries(x, y) === x + y) [x, y] = draw();
		return subtracts ? [x + y, y] : [x, y];
	}
	if (difficulty === 4) {
		const a =
			random.integer(3, 9) * (random.oneIn(2) ? 1000 : 10_000) + (random.oneIn(2) ? random.integer(1, 9) : 0);
		return [a, random.integer(Math.floor(a / 9), Math.floor(a * 0.8)) | 1];
	}
	const [low, high] = difficulty === 3 ? [10_000, 80_000] : [110_000, 480_000];
	const a = random.integer(low, high);
	return [a, random.integer(Math.floor(low / 9), Math.floor(difficulty === 3 ? low * 0.9 : low * 0.95))];
}

function digitPairs(a: number, b: number): [number, number][] {
	const lower = [...`${b}`].toReversed().map(Number);
	return [...`${a}`].toReversed().map((digit, at) => [Number(digit), lower[at] ?? 0]);
}

function digitwise(a: number, b: number): number {
	return digitPairs(a, b).reduce(
		(total, [upper, lower], place) => total + Math.abs(upper - lower) * 10 ** place,
		0,
	);
}

function withoutCarries(a: number, b: number): number {
	return digitPairs(a, b).reduce(
		(total, [upper, lower], place) => total + ((upper + lower) % 10) * 10 ** place,
		0,
	);
}
