import { ask, boxed, counted, decimals, inOwnWords, NAMES, slip, whole, words } from "../../kit/index.ts";
import type { Form, Random, Way } from "../../kit/index.ts";
import { decimal, prose, texNumber } from "../../kit/numbers.ts";

/** Different digits without 0, so that a digit has one place. */
export function digits(random: Random, count: number): number[] {
	return random.shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9]).slice(0, count);
}

/** How many places apart two equal digits are, and whether the number is a whole one. */
interface Apart {
	apart: readonly number[];
	isWhole?: boolean;
}

/** A number with one digit twice. */
function twice(random: Random, { apart: choices, isWhole = false }: Apart) {
	const apart = random.pick(choices);
	const [digit = 0, ...others] = digits(random, 7);
	const length = random.integer(apart + 2, isWhole ? 6 : 5);
	const places = isWhole ? 0 : random.integer(1, Math.min(3, length - 1));
	const first = random.integer(0, length - 1 - apart);
	const all = Array.from({ length }, (_, at) =>
		at === first || at === first + apart ? digit : (others[at] ?? 1),
	);
	const valueAt = (at: number) => {
		const units = digit * 10 ** (length - 1 - at);
		return isWhole ? whole(units) : decimals(units, places);
	};
	const number = Number(all.join(""));
	return {
		apart,
		digit,
		number: isWhole ? texNumber(number) : decimal(number, places),
		left: valueAt(first),
		right: valueAt(first + apart),
		times: 10 ** apart,
	};
}

/** How the values of two equal digits compare. */
export const twoDigits =
	(pair: Apart): Form =>
	(random) => {
		const { apart, digit, number, left, right, times } = twice(random, pair);
		// "One tenth of" comes in grade 5.
		const isLeft = pair.isWhole === true || random.oneIn(2);
		const says = (factor: number, isMore: boolean) =>
			words(
				`It is ${isMore ? `${prose(factor)} times` : `$\\dfrac{1}{${factor}}$ of`} the value of the other ${digit}.`,
			);
		const side = isLeft ? "left" : "right";
		return {
			prompt: random.pick([
				`Look at the two ${digit}s in $${number}$. How does the value of the **${side}** ${digit} compare with the value of the other ${digit}?`,
				`The two ${digit}s in $${number}$ have different values. What is true of the value of the **${side}** one?`,
			]),
			right: says(times, isLeft),
			wrong: [
				[slip.comparedValuesWrongWay, says(times, !isLeft)],
				[slip.comparedDigitsOnly, words(`It is equal to the value of the other ${digit}.`)],
				[slip.miscountedPlaces, says(apart === 1 ? 100 : 10, isLeft)],
				pair.isWhole === true && [slip.countedOneTenMore, says(times * 10, true)],
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
export const inSteps = (pair: Apart) =>
	ask.stepwise((random) => {
		const { apart, digit, number, left, right, times } = twice(random, pair);
		return {
			prompt: random.pick([
				`In $${number}$, the left ${digit} is worth [[left]], and the right ${digit} is worth [[right]]. So the left one is worth [[times]] times as much.`,
				`Compare the two ${digit}s in $${number}$. Value of the left one: [[left]]. Value of the right one: [[right]]. The left value is [[times]] times the right value.`,
			]),
			boxes: {
				left: boxed(left, [slip.tookTheDigit, whole(digit)]),
				right: { right, wrong: [[slip.tookTheDigit, whole(digit)]] },
				times: boxed(
					whole(times),
					[slip.miscountedPlaces, whole(apart === 1 ? 100 : 10)],
					[slip.comparedDigitsOnly, whole(1)],
				),
			},
			hints: [
				`Which places are the two ${digit}s in?`,
				"Write zeros for all the other digits to see what each one is worth.",
				"Each place to the left makes a digit worth 10 times as much.",
			],
			steps: [
				`The left ${digit} is worth ${left.shown}, and the right ${digit} is worth ${right.shown}.`,
				`The left value is ${times} times the right value.`,
			],
		};
	});

/** Why equal digits have different values, in the student's own words. */
export const explainTwice =
	(pair: Apart): Way =>
	(random) => {
		const { digit, number, left, right, times } = twice(random, pair);
		const name = random.pick(NAMES);
		return inOwnWords({
			prompt: `${name} says that both ${digit}s in $${number}$ have the same value. Explain what is wrong, and compare the two values.`,
			hints: [
				`Which places are the two ${digit}s in?`,
				`Write what each ${digit} is worth in $${number}$.`,
				"How many times as much is the left one?",
			],
			explanation: `The place of a digit decides its value.\n\nThe left ${digit} is worth ${left.shown}, and the right ${digit} is worth ${right.shown}, so the left one is worth ${times} times as much.`,
			rubric: {
				mistake: "Says that the value of a digit depends on its place, in any words.",
				answer: `Says that the left one is worth ${times} times as much, or gives both values, ${left.entry} and ${right.entry}.`,
			},
			sample_answer: `The value of a digit depends on its place. The left ${digit} is worth ${left.shown} and the right one ${right.shown}, so the left one is worth ${times} times as much.`,
		});
	};
