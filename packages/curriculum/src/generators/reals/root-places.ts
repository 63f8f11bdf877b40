import { ask, boxed, type Form, NAMES, type Random, slip, whole, words } from "../../kit/index.ts";

/** A root that is not whole, and the whole number below it. */
export function rootOf(random: Random, most: number) {
	const low = random.integer(2, most);
	const number = random.integer(low * low + 1, (low + 1) ** 2 - 1);
	return { low, number, tex: `\\sqrt{${number}}` };
}

export const squaresOf = (low: number) => `$${low}^2 = ${low * low}$ and $${low + 1}^2 = ${(low + 1) ** 2}$`;
const LOOK = "The square root of a number, times itself, gives that number.";

export const between =
	(most: number): Form =>
	(random) => {
		const { low, number, tex } = rootOf(random, most);
		const pair = (a: number, b = a + 1) => words(`$${a}$ and $${b}$`);
		const half = Math.floor(number / 2);
		return {
			prompt: random.pick([
				`Between which two whole numbers is $${tex}$?`,
				`$${tex}$ lies between two whole numbers. Which ones?`,
				`${random.pick(NAMES)} marks $${tex}$ on a number line. Between which whole numbers is it?`,
			]),
			task: `$${tex}$`,
			right: pair(low),
			wrong: [
				[slip.halfForRoot, pair(half)],
				[slip.oneSquareTooLow, pair(low - 1)],
				[slip.gaveTheSquares, pair(low * low, (low + 1) ** 2)],
			],
			hints: [
				LOOK,
				`Which square numbers are just below and just above ${number}?`,
				"Take the square roots of those two square numbers.",
			],
			steps: [
				`${squaresOf(low)}. ${number} is between them.`,
				`So $${tex}$ is between $${low}$ and $${low + 1}$.`,
			],
		};
	};

export const betweenBoxes = (most: number) =>
	ask.stepwise((random) => {
		const { low, number, tex } = rootOf(random, most);
		return {
			prompt: random.pick([
				`Between which two neighboring whole numbers is $${tex}$? It is greater than [[a]] and less than [[b]].`,
				`$${tex}$ is between the whole numbers [[a]] and [[b]], which are neighbors.`,
			]),
			boxes: {
				a: boxed(
					whole(low),
					[slip.halfForRoot, whole(Math.floor(number / 2))],
					[slip.oneSquareTooLow, whole(low - 1)],
					[slip.gaveTheSquares, whole(low * low)],
				),
				b: boxed(whole(low + 1), [slip.gaveTheSquares, whole((low + 1) ** 2)]),
			},
			hints: [
				LOOK,
				`Which square numbers are just below and just above ${number}?`,
				"Take the square roots of those two square numbers.",
			],
			steps: [`${squaresOf(low)}.`, `So $${tex}$ is between ${low} and ${low + 1}.`],
		};
	});

/** Roots to be sorted by the whole numbers around them. */
export const byWholes = ask.sorted((random) => {
	const first = random.integer(2, 10);
	const bins = [first, first + 1, first + 2].map((low) => `Between ${low} and ${low + 1}`);
	const cards = Array.from({ length: 5 }, () => random.integer(first * first + 1, (first + 3) ** 2 - 1));
	if (cards.some((number) => Number.isInteger(Math.sqrt(number)))) return undefined;
	const binOf = (number: number) => bins[Math.floor(Math.sqrt(number)) - first] ?? "";
	return {
		prompt: random.pick([
			"Between which whole numbers is each root? Sort the cards.",
			`${random.pick(NAMES)} sorts roots by their place on the number line. Where does each card belong?`,
		]),
		bins,
		cards: cards.map((number) => ({
			label: `√${number}`,
			bin: binOf(number),
			wrong: [
				[slip.oneSquareTooLow, bins[bins.indexOf(binOf(number)) - 1] ?? binOf(number)],
				[slip.oneSquareTooHigh, bins[bins.indexOf(binOf(number)) + 1] ?? binOf(number)],
			],
		})),
		hints: [
			LOOK,
			`Find the squares of ${first}, ${first + 1}, ${first + 2}, and ${first + 3}.`,
			"Between which two of these squares is the number under each root sign?",
		],
		steps: [
			`The squares are ${[0, 1, 2, 3].map((more) => `$${first + more}^2 = ${(first + more) ** 2}$`).join(", ")}.`,
		],
	};
});
