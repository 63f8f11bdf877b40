import { splitRectangle } from "../../figures/split-rectangle.ts";
import { fillBoxes } from "../../kit/fill-boxes.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { labelPicture } from "../../kit/label-picture.ts";
import { prose, texNumber } from "../../kit/numbers.ts";
import { NAMES } from "../../kit/words.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

// 1: two digits, the two areas of a picture. 2: two digits. 3: three digits in parts. 4: three digits with a zero inside. 5: four digits.
export const multiplyByOneDigit = defineGenerator("multiply-by-one-digit", 4, (random, difficulty) => {
	const factor = random.integer(3, 9);
	const number = numberFor(random, difficulty);
	const parts = [...`${number}`]
		.map((digit, at, all) => Number(digit) * 10 ** (all.length - 1 - at))
		.filter((part) => part > 0);
	const product = factor * number;
	const products = parts.map((part) => factor * part);
	const explanation = `${parts.map((part, at) => `$${factor} \\times ${texNumber(part)} = ${texNumber(products[at] ?? 0)}$`).join(", ")}. Together ${prose(product)}.`;
	const hints = [
		`Split ${prose(number)} into the values of its digits.`,
		`Multiply each part by ${factor}, then add.`,
	];
	const carried = carriedFirst(number, factor);
	if (difficulty === 1) {
		const [tens = 10, ones = 1] = parts;
		const picture = splitRectangle({
			rows: 4,
			left: 7,
			right: 3,
			has_squares: false,
			names: { side: `${factor}`, left: `${tens}`, right: `${ones}` },
		});
		return labelPicture({
			prompt: `The rectangle shows $${factor} \\times ${number}$ in two parts, not to scale. Write the area of each part.`,
			figure: {
				svg: picture.svg,
				alt: `A rectangle, ${factor} high, split into a part ${tens} wide and a part ${ones} wide.`,
			},
			places: {
				tens: {
					right: factor * tens,
					label: `Area of the part that is ${tens} wide`,
					place: picture.places[0],
				},
				ones: {
					right: factor * ones,
					label: `Area of the part that is ${ones} wide`,
					place: picture.places[1],
				},
			},
			hints: [`The width is ${tens} and ${ones}.`, `Multiply each by ${factor}.`],
			explanation,
			mistakes: [
				["tens", "left-out-the-zero", (factor * tens) / 10, `The part is ${tens} wide, not ${tens / 10}.`],
				["tens", "added-the-sides", factor + tens, "It looks like the sides were added."],
				["ones", "added-the-sides-of-the-small-part", factor + ones, "It looks like the sides were added."],
			],
		});
	}
	if (difficulty === 3)
		return fillBoxes({
			prompt: `$${factor} \\times ${number} = ${parts.map((part) => `${factor} \\times ${part}`).join(" + ")} =$ ${parts.map((_, at) => `[[part${at + 1}]]`).join(" $+$ ")} $=$ [[product]]`,
			boxes: {
				...Object.fromEntries(products.map((part, at) => [`part${at + 1}`, { right: part }])),
				product: { right: product },
			},
			hints,
			explanation,
			mistakes: [
				[
					"part1",
					"left-out-the-zeros",
					(products[0] ?? 0) / 100,
					"Those are hundreds. Which number is that?",
				],
				["part2", "left-out-the-zero", (products[1] ?? 0) / 10, "Those are tens. Which number is that?"],
				[
					"product",
					"left-out-the-last-part",
					product - (products.at(-1) ?? 0),
					"One part is missing in the sum.",
				],
			],
		});
	return fillNumber({
		answer_type: "INTEGER",
		prompt: random.pick([
			`What is $${factor} \\times ${texNumber(number)}$?`,
			`What is $${texNumber(number)} \\times ${factor}$?`,
			`${random.pick(NAMES)} prints ${factor} copies of a book with ${prose(number)} pages. How many pages is that?`,
		]),
		right: product,
		hints,
		explanation,
		mistakes: [
			[
				"left-out-the-carries",
				noCarries(number, factor),
				"It looks like nothing was carried to the next place.",
			],
			[
				"added-the-carry-first",
				carried,
				"It looks like the carry was added before multiplying. Multiply first, then add it.",
			],
			[
				"skipped-the-zero",
				difficulty === 4 ? factor * Number(`${number}`.replace("0", "")) : "",
				"The 0 keeps a place. It must not be skipped.",
			],
			["one-group-short", product - number, "It looks like one time was missed."],
		],
	});
});

function numberFor(random: Random, difficulty: number): number {
	if (difficulty <= 2) return 10 * random.integer(1, 9) + random.integer(difficulty === 1 ? 2 : 3, 9);
	if (difficulty === 3) return 100 * random.integer(1, 9) + 10 * random.integer(1, 9) + random.integer(2, 9);
	if (difficulty === 4) return 100 * random.integer(2, 9) + random.integer(3, 9);
	return random.integer(1111, 9899);
}

/** Each digit multiplied, and of every product only the ones are kept, but of the first all. */
function noCarries(number: number, factor: number): number {
	return [...`${number}`]
		.toReversed()
		.reduce(
			(total, digit, place, all) =>
				total +
				(place === all.length - 1 ? Number(digit) * factor : (Number(digit) * factor) % 10) * 10 ** place,
			0,
		);
}

function carriedFirst(number: number, factor: number): number {
	let carry = 0;
	return [...`${number}`].toReversed().reduce((total, digit, place, all) => {
		const value = (Number(digit) + carry) * factor;
		carry = place === all.length - 1 ? 0 : Math.floor(value / 10);
		return total + (place === all.length - 1 ? value : value % 10) * 10 ** place;
	}, 0);
}
