import { chooseNumber } from "../../kit/select-one.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import { prose, texNumber } from "../../kit/numbers.ts";
import { CITIES } from "../../kit/stories.ts";
import { NAMES } from "../../kit/words.ts";
import { defineGenerator } from "../generator.ts";

const UNITS: Readonly<Record<number, string>> = {
	10: "ten",
	100: "hundred",
	1000: "thousand",
	10000: "ten thousand",
	100000: "hundred thousand",
};

// 1: four digits to hundreds, choose. 2: four digits to tens or hundreds. 3: five digits to thousands. 4: six digits to any place. 5: with a carry, such as 3,997.
export const roundMultidigit = defineGenerator("round-multidigit", 2, (random, difficulty) => {
	const unit = random.pick(
		level<readonly number[]>(difficulty, [
			[100, 1000],
			[10, 100],
			[1000, 100],
			[1000, 10_000, 100_000],
			[10, 100, 1000],
		]),
	);
	const digits = level(difficulty, [4, 4, 5, 6, 5] as const);
	const number = difficulty === 5 ? carrying() : plain();
	const low = number - (number % unit);
	const right = number % unit >= unit / 2 ? low + unit : low;
	const other = right === low ? low + unit : low;
	const chained = [10, 100, 1000, 10_000, 100_000]
		.filter((each) => each <= unit)
		.reduce((value, each) => Math.floor((value + each / 2) / each) * each, number);
	const deciding = Math.floor(number / (unit / 10)) % 10;
	const prompt = random.pick([
		`Round ${prose(number)} to the nearest ${UNITS[unit]}.`,
		`A stadium in ${random.pick(CITIES)} has room for ${prose(number)} people. About how many is that, to the nearest ${UNITS[unit]}?`,
		`${random.pick(NAMES)} reads that ${prose(number)} people live in a town. How many is that, rounded to the nearest ${UNITS[unit]}?`,
	]);
	const hints = [
		`Count by steps of one ${UNITS[unit]}. Between which two numbers does it stand?`,
		"The digit just to the right of that place decides: 5 or more rounds up.",
	];
	const explanation = `It stands between ${prose(low)} and ${prose(low + unit)}. The deciding digit is ${deciding}, so it is rounded ${right === low ? "down" : "up"}: ${prose(right)}.`;
	const mistakes = [
		[
			"rounded-the-other-way",
			other,
			right > number ? "The deciding digit is 5 or more." : "The deciding digit is less than 5.",
		],
		[
			"rounded-in-a-chain",
			chained === right ? "" : chained,
			"Only one digit decides. Do not round place by place.",
		],
		[
			"kept-the-digits-behind",
			right + (number % unit) <= 1_000_000 ? right + (number % unit) : "",
			"The digits after that place become 0.",
		],
		[
			"rounded-to-another-place",
			unit === 10
				? Math.floor((number + 50) / 100) * 100
				: Math.floor((number + unit / 20) / (unit / 10)) * (unit / 10),
			"That is rounded to another place. Which place should you round to?",
		],
	] as const;
	if (difficulty === 1)
		return chooseNumber(
			random,
			{ answer_type: "INTEGER", prompt, hints, explanation },
			{
				right: `${right}`,
				label: (entry) => `$${texNumber(Number(entry))}$`,
				mistakes: mistakes.map(([id, answer, feedback]) => [id, answer, feedback]),
				fillers: [right + unit, right > unit ? right - unit : right + 2 * unit],
			},
		);
	return fillNumber({ answer_type: "INTEGER", prompt, right, hints, explanation, mistakes });

	function plain(): number {
		return random.integer(10 ** (digits - 1) + 1, 9 * 10 ** (digits - 1) + 10 ** (digits - 2) * 4);
	}

	/** The place to round to holds a 9 that goes up. */
	function carrying(): number {
		const above = random.integer(12, 98);
		return above * unit * 10 + 9 * unit + random.integer(unit / 2, unit - 1);
	}
});
