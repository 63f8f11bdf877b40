import { chooseOption } from "../../kit/choose-option.ts";
import { fillBoxes } from "../../kit/fill-boxes.ts";
import { decimal } from "../../kit/numbers.ts";
import { NAMES } from "../../kit/words.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

// 1: same number of places. 2: different numbers of places. 3: hundredths below a tenth. 4: three in order. 5: equal ones, and wholes before the point.
export const compareDecimalsHundredths = defineGenerator(
	"compare-decimals-hundredths",
	1,
	(random, difficulty) => {
		if (difficulty === 4) return ordered(random);
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
				hints: [
					"Write both with two places after the point. A 0 at the end changes nothing.",
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
								: sign === "="
									? "zero-at-the-end-counts"
									: "turned-the-sign",
						each === by_length
							? "More digits do not make it larger. Compare tenths first."
							: each === "="
								? "The digits differ. Compare tenths first."
								: sign === "="
									? "A 0 at the end changes nothing."
									: "The open side of the sign looks at the larger number.",
					]),
				order: [statement("<"), statement(">"), statement("=")],
			},
		);
	},
);

/** Units and the places they have after the point. */
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

function pair(random: Random, difficulty: number): [Shown, Shown] {
	const tenths = random.integer(2, 8);
	if (difficulty === 1) {
		const [x, y] = random.shuffle([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]) as [number, number];
		return random.oneIn(2)
			? [
					[10 * tenths + x, 2],
					[10 * tenths + y, 2],
				]
			: [
					[tenths, 1],
					[tenths === 8 ? 3 : tenths + 1, 1],
				];
	}
	if (difficulty === 2)
		return random.shuffle<Shown>([
			[tenths, 1],
			[10 * (tenths - 1) + random.integer(1, 9), 2],
		]) as [Shown, Shown];
	if (difficulty === 3)
		return random.shuffle<Shown>([
			[random.integer(1, 3), 1],
			[random.integer(4, 9), 2],
		]) as [Shown, Shown];
	if (random.oneIn(3))
		return random.shuffle<Shown>([
			[tenths + 10, 1],
			[10 * tenths + 100, 2],
		]) as [Shown, Shown];
	const whole = random.integer(1, 5);
	return random.shuffle<Shown>([
		[10 * whole + tenths, 1],
		[100 * whole + 10 * random.integer(0, tenths) + random.integer(1, 9), 2],
	]) as [Shown, Shown];
}

function ordered(random: Random) {
	const tenths = random.integer(2, 8);
	const numbers: Shown[] = random.shuffle<Shown>([
		[tenths, 1],
		[10 * (tenths - 1) + random.integer(1, 9), 2],
		[random.integer(1, 9), 2],
	]);
	const [small = 0, middle = 0, large = 0] = numbers.map(hundredths).toSorted((p, q) => p - q);
	const shown = (units: number) => decimal(units, 2);
	return fillBoxes({
		prompt: `Write ${numbers.map(text).slice(0, 2).join(", ")} and ${text(numbers[2] ?? [0, 1])} in order. The smallest is [[small]], then comes [[middle]], and the largest is [[large]].`,
		boxes: {
			small: { right: shown(small), answer_type: "FLOAT" },
			middle: { right: shown(middle), answer_type: "FLOAT" },
			large: { right: shown(large), answer_type: "FLOAT" },
		},
		hints: [
			"Write all three with two places after the point.",
			"Compare the tenths first, then the hundredths.",
		],
		explanation: `With two places: $${two(small)} < ${two(middle)} < ${two(large)}$.`,
		mistakes: [
			["small", "shorter-decimal-is-smaller", shown(large), "It has fewer digits, but compare the tenths."],
			[
				"large",
				"longer-decimal-is-larger",
				shown(middle),
				"More digits do not make it larger. Compare the tenths.",
			],
			[
				"large",
				"started-with-the-largest",
				shown(small),
				"That is the smallest one. The largest comes last.",
			],
		],
	});
}
