import { ask, decimals, type Form, slip, whole, words } from "../../kit/index.ts";
import { decimal } from "../../kit/numbers.ts";
import { counted } from "../../kit/words.ts";
import type { Random } from "../../random/seeded-random.ts";

/** Different digits without 0, so that a digit has one place. */
export function digits(random: Random, count: number): number[] {
	return random.shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9]).slice(0, count);
}

/** A number with one digit twice, so many places apart. */
export function twice(random: Random, apart: number) {
	const [digit = 0, ...others] = digits(random, 6);
	const length = random.integer(apart + 2, 5);
	const places = random.integer(1, Math.min(3, length - 1));
	const first = random.integer(0, length - 1 - apart);
	const all = Array.from({ length }, (_, at) =>
		at === first || at === first + apart ? digit : (others[at] ?? 1),
	);
	const valueAt = (at: number) => decimals(digit * 10 ** (length - 1 - at), places);
	return {
		digit,
		number: decimal(Number(all.join("")), places),
		left: valueAt(first),
		right: valueAt(first + apart),
		times: 10 ** apart,
	};
}

/** How the values of two equal digits compare. */
export const twoDigits =
	(apart: number): Form =>
	(random) => {
		const { digit, number, left, right, times } = twice(random, apart);
		const isLeft = random.oneIn(2);
		const says = (factor: number, isMore: boolean) =>
			words(
				`It is ${isMore ? `${factor} times` : `$\\dfrac{1}{${factor}}$ of`} the value of the other ${digit}.`,
			);
		const side = isLeft ? "left" : "right";
		return {
			prompt: random.pick([
				`Look at the two digits ${digit} in $${number}$. How does the value of the **${side}** ${digit} compare with the value of the other ${digit}?`,
				`The two digits ${digit} in $${number}$ have different values. What is true of the value of the **${side}** one?`,
			]),
			right: says(times, isLeft),
			wrong: [
				[slip.comparedValuesWrongWay, says(times, !isLeft)],
				[slip.comparedDigitsOnly, words(`It is equal to the value of the other ${digit}.`)],
				[slip.miscountedPlaces, says(apart === 1 ? 100 : 10, isLeft)],
			],
			hints: [
				`Write what each ${digit} is worth.`,
				`The left ${digit} is worth ${left.shown}, and the right ${digit} is worth ${right.shown}.`,
				"Each place is worth 10 times as much as the place to its right.",
			],
			steps: [
				`The left ${digit} is worth ${left.shown}, and the right ${digit} is worth ${right.shown}.`,
				`They are ${counted(apart, "place")} apart. ${says(times, isLeft).shown}`,
			],
		};
	};

/** The values of both digits, and how many times as much one is. */
export const inSteps = (apart: number) =>
	ask.stepwise((random) => {
		const { digit, number, left, right, times } = twice(random, apart);
		return {
			prompt: random.pick([
				`In $${number}$, the left ${digit} is worth [[left]], and the right ${digit} is worth [[right]]. So the left one is worth [[times]] times as much.`,
				`Compare the digits ${digit} in $${number}$. Value of the left one: [[left]]. Value of the right one: [[right]]. The left value is [[times]] times the right value.`,
			]),
			boxes: {
				left: { right: left, wrong: [[slip.tookTheDigit, whole(digit)]] },
				right: { right, wrong: [[slip.tookTheDigit, whole(digit)]] },
				times: {
					right: whole(times),
					wrong: [
						[slip.miscountedPlaces, whole(apart === 1 ? 100 : 10)],
						[slip.comparedDigitsOnly, whole(1)],
					],
				},
			},
			hints: [
				`Which places are the two digits ${digit} in?`,
				"Write zeros for all other digits to see the value of one.",
				"Each place to the left makes a digit worth 10 times as much.",
			],
			steps: [
				`The left ${digit} is worth ${left.shown}, and the right ${digit} is worth ${right.shown}.`,
				`The left value is ${times} times the right value.`,
			],
		};
	});
