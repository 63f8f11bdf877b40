import { hundredGrid } from "../../figures/hundred-grid.ts";
import { svgBeside } from "../../figures/svg.ts";
import { chooseOption } from "../../kit/choose-option.ts";
import { fillBoxes } from "../../kit/fill-boxes.ts";
import { decimal } from "../../kit/numbers.ts";
import { counted, NAMES } from "../../kit/words.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

// 1: same number of places, with squares of a hundred. 2: different numbers of places, also equal ones. 3: a 0 after the
// point. 4: three in order. 5: wholes before the point, and stories.
export const compareDecimalsHundredths = defineGenerator(
	"compare-decimals-hundredths",
	3,
	(random, difficulty) => {
		if (difficulty === 4) return ordered(random);
		if (difficulty === 5 && random.oneIn(2)) return story(random);
		const [a, b] = pair(random, difficulty);
		const [one, other] = [text(a), text(b)];
		const [x, y] = [hundredths(a), hundredths(b)];
		const sign = x === y ? "=" : x < y ? "<" : ">";
		const statement = (between: string) => `$${one} ${between} ${other}$`;
		const by_length = a[1] === b[1] ? null : a[1] > b[1] ? ">" : "<";
		return chooseOption(
			random,
			{
				prompt: `${random.pick(NAMES)} compares ${one} and ${other}. Which statement is true?`,
				...(difficulty === 1 ? { figure: squares(x, y) } : {}),
				hints: [
					"Write both with two places after the decimal point. A 0 at the end changes nothing.",
					"Compare wholes first, then tenths, then hundredths.",
				],
				explanation: `With two places they are ${two(x)} and ${two(y)}, so ${statement(sign)}.`,
			},
			{
				right: statement(sign),
				wrong: (["<", ">", "="] as const)
					.filter((each) => each !== sign)
					.map((each): [string, string, string] => [
						statement(each),
						each === by_length
							? "longer-decimal-is-larger"
							: each === "="
								? "says-equal"
								: by_length === null
									? "turned-the-sign"
									: "shorter-decimal-is-larger",
						each === by_length
							? "More digits do not make it larger. Compare tenths first."
							: each === "="
								? "The digits differ. Compare tenths first."
								: by_length === null
									? "The open side of the sign faces the larger number."
									: "Fewer digits do not make it larger. Compare tenths first, then hundredths.",
					]),
				order: [statement("<"), statement(">"), statement("=")],
			},
		);
	},
);

/** Units and the places they have after the decimal point. */
type Shown = readonly [units: number, places: 1 | 2];

const hundredths = ([units, places]: Shown) => (places === 1 ? 10 * units : units);

/** With exactly so many places, a 0 at the end included. */
function text([units, places]: Shown): string {
	const digits = `${units}`.padStart(places + 1, "0");
	return `${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

function two(units: number): string {
	return text([units, 2]);
}

/** Two wholes cut into a hundred, one for each number. */
function squares(x: number, y: number) {
	const told = (units: number) =>
		`${counted(Math.floor(units / 10), "whole column")} and ${counted(units % 10, "small square")}`;
	return {
		svg: svgBeside(hundredGrid(x, "sky"), hundredGrid(y, "gold")),
		alt: `Two large squares of the same size, each of ten columns with ten small squares. In the left one ${told(x)} are colored, in the right one ${told(y)}.`,
	};
}

function pair(random: Random, difficulty: number): [Shown, Shown] {
	const tenths = random.integer(2, 8);
	const ones = random.integer(1, 9);
	if (difficulty === 1) {
		const other = random.pick([1, 2, 3, 4, 5, 6, 7, 8, 9].filter((each) => each !== ones));
		return random.oneIn(2)
			? [
					[10 * tenths + ones, 2],
					[10 * tenths + other, 2],
				]
			: [
					[ones, 1],
					[other, 1],
				];
	}
	const whole = difficulty === 5 ? random.integer(1, 6) : 0;
	const short: Shown = [10 * whole + tenths, 1];
	const start = 100 * whole + 10 * tenths;
	// The shorter one is larger, smaller, or just as large: its length alone must not tell.
	const longer = {
		2: [start - 10 + ones, start - random.integer(1, 2) * 10 + ones, start + ones, start + ones, start],
		3: [tenths, ones, start + ones, 10 * ones + 10 * (ones === tenths ? 1 : 0)],
	}[difficulty === 3 ? 3 : 2];
	const fitting = longer.filter((units) => units > 100 * whole && units < 100 * whole + 100);
	return random.shuffle<Shown>([short, [random.pick(fitting), 2]]) as [Shown, Shown];
}

const CONTESTS = [
	["rides a bike", "kilometers", "rides farther", "ride equally far"],
	["walks", "kilometers", "walks farther", "walk equally far"],
	["carries", "kilograms", "carries more", "carry equally much"],
	["picks", "kilograms of apples", "picks more", "pick equally much"],
] as const;

function story(random: Random) {
	const [a, b] = pair(random, 5);
	const [first = "", second = ""] = random.shuffle(NAMES);
	const [verb, unit, asked, equal] = random.pick(CONTESTS);
	const [x, y] = [hundredths(a), hundredths(b)];
	const [one, other, both] = [first, second, `They ${equal}`];
	const right = x === y ? both : x > y ? one : other;
	const by_length = a[1] > b[1] ? one : other;
	return chooseOption(
		random,
		{
			prompt: `${first} ${verb} ${text(a)} ${unit}, and ${second} ${verb} ${text(b)} ${unit}. Who ${asked}?`,
			hints: [
				"Write both with two places after the decimal point. A 0 at the end changes nothing.",
				"Compare wholes first, then tenths, then hundredths.",
			],
			explanation: `With two places they are ${two(x)} and ${two(y)}, so $${two(x)} ${x === y ? "=" : x > y ? ">" : "<"} ${two(y)}$: ${right === both ? `they ${equal}` : `${right} ${asked}`}.`,
		},
		{
			right,
			wrong: [one, other, both]
				.filter((each) => each !== right)
				.map((each): [string, string, string] =>
					each === by_length
						? [each, "longer-decimal-is-larger", "More digits do not make it larger. Compare tenths first."]
						: each === both
							? [each, "says-equal", "The digits differ. Compare tenths first."]
							: [
									each,
									"shorter-decimal-is-larger",
									"Fewer digits do not make it larger. Compare tenths first, then hundredths.",
								],
				),
			order: [one, other, both],
		},
	);
}

function ordered(random: Random) {
	const tenths = random.integer(2, 8);
	const ones = random.integer(1, 9);
	const others = [
		10 * tenths + ones,
		10 * (tenths - 1) + random.integer(1, 9),
		ones,
		10 * (tenths + 1) + random.integer(1, 9),
	];
	const numbers: Shown[] = random.shuffle<Shown>([
		[tenths, 1],
		...random
			.shuffle(others)
			.slice(0, 2)
			.map((units): Shown => [units, 2]),
	]);
	const [small = 0, middle = 0, large = 0] = numbers.map(hundredths).toSorted((p, q) => p - q);
	const shown = (units: number) => decimal(units, 2);
	// Read without the point, the number with more digits looks larger.
	const as_wholes = numbers.toSorted(([p], [q]) => p - q).map(hundredths);
	return fillBoxes({
		prompt: `Write ${numbers.map(text).slice(0, 2).join(", ")} and ${text(numbers[2] ?? [0, 1])} in order. The smallest is [[small]], then comes [[middle]], and the largest is [[large]].`,
		boxes: {
			small: { right: shown(small), answer_type: "FLOAT" },
			middle: { right: shown(middle), answer_type: "FLOAT" },
			large: { right: shown(large), answer_type: "FLOAT" },
		},
		hints: [
			"Write all three with two places after the decimal point.",
			"Compare the tenths first, then the hundredths.",
		],
		explanation: `With two places: $${two(small)} < ${two(middle)} < ${two(large)}$.`,
		mistakes: [
			[
				"small",
				"shorter-decimal-is-smaller",
				shown(as_wholes[0] ?? 0),
				"Do not read it without the point. Compare the tenths first.",
			],
			[
				"large",
				"longer-decimal-is-larger",
				shown(as_wholes[2] ?? 0),
				"More digits do not make it larger. Compare the tenths.",
			],
			[
				"small",
				"started-with-the-largest",
				shown(large),
				"That is the largest one. The smallest comes first.",
			],
			["large", "ended-with-the-smallest", shown(small), "That is the smallest one. The largest comes last."],
		],
	});
}
