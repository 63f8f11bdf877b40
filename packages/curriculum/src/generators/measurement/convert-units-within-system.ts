import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import { decimal, prose, texNumber } from "../../kit/numbers.ts";
import { counted, NAMES } from "../../kit/words.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

interface Pair {
	large: [one: string, many: string];
	small: [one: string, many: string];
	factor: number;
	/** Whether decimals are usual for the large unit. */
	is_metric: boolean;
}

const METRIC: readonly Pair[] = [
	{ large: ["meter", "meters"], small: ["centimeter", "centimeters"], factor: 100, is_metric: true },
	{ large: ["kilometer", "kilometers"], small: ["meter", "meters"], factor: 1000, is_metric: true },
	{ large: ["kilogram", "kilograms"], small: ["gram", "grams"], factor: 1000, is_metric: true },
	{ large: ["liter", "liters"], small: ["milliliter", "milliliters"], factor: 1000, is_metric: true },
	{ large: ["centimeter", "centimeters"], small: ["millimeter", "millimeters"], factor: 10, is_metric: true },
];
const OTHERS: readonly Pair[] = [
	{ large: ["foot", "feet"], small: ["inch", "inches"], factor: 12, is_metric: false },
	{ large: ["yard", "yards"], small: ["foot", "feet"], factor: 3, is_metric: false },
	{ large: ["pound", "pounds"], small: ["ounce", "ounces"], factor: 16, is_metric: false },
	{ large: ["gallon", "gallons"], small: ["quart", "quarts"], factor: 4, is_metric: false },
	{ large: ["quart", "quarts"], small: ["cup", "cups"], factor: 4, is_metric: false },
	{ large: ["hour", "hours"], small: ["minute", "minutes"], factor: 60, is_metric: false },
	{ large: ["day", "days"], small: ["hour", "hours"], factor: 24, is_metric: false },
];

/** 1: whole numbers to the smaller unit; 2: back to the larger unit; 3: metric decimals, both ways; 4: stories in two steps; 5: stories in two steps with decimals. */
export const convertUnitsWithinSystem = defineGenerator(
	"convert-units-within-system",
	2,
	(random, difficulty) => {
		if (difficulty >= 4) return story(random, difficulty === 5);
		const pair = random.pick(difficulty === 3 ? METRIC : [...METRIC, ...OTHERS]);
		const to_small = difficulty === 1 || (difficulty === 3 && random.oneIn(2));
		const whole = random.integer(2, level(difficulty, [12, 15, 9, 9, 9] as const));
		// Hundredths of the large unit; only the metric ones are broken.
		const large = difficulty === 3 ? random.integer(12, 899) * (pair.factor === 10 ? 10 : 1) : whole * 100;
		const [in_large, in_small] = [decimal(large, 2), decimal(large * pair.factor, 2)];
		const other = decimal(large * pair.factor * pair.factor, 2);
		const [from, to] = to_small ? [pair.large, pair.small] : [pair.small, pair.large];
		const given = to_small ? in_large : in_small;
		const right = to_small ? in_small : in_large;
		const verb = to_small ? "Multiply" : "Divide";
		return fillNumber({
			answer_type: "FLOAT",
			prompt: `How many ${to[1]} are in ${comma(given)} ${given === "1" ? from[0] : from[1]}?`,
			answer_suffix: to[1],
			right,
			hints: [
				`Which of the two units is smaller? You need more of the smaller one.`,
				[
					`One ${pair.large[0]} is ${prose(pair.factor)} ${pair.small[1]}.`,
					`How many ${pair.small[1]} make one ${pair.large[0]}?`,
				],
			],
			explanation: `One ${pair.large[0]} is ${prose(pair.factor)} ${pair.small[1]}. ${verb}: $${texComma(given)} ${to_small ? "\\times" : "\\div"} ${texNumber(pair.factor)} = ${texComma(right)}$ ${to[1]}.`,
			mistakes: [
				to_small
					? [
							"divided",
							smaller(large, pair.factor),
							`It looks like the number was divided. ${capital(pair.small[1])} are smaller, so more of them are needed.`,
						]
					: [
							"always-multiplied",
							other,
							`It looks like the number was multiplied. ${capital(pair.large[1])} are larger, so fewer of them are needed.`,
						],
				[
					"wrong-number-of-zeros",
					pair.is_metric ? (to_small ? decimal(large * pair.factor, 1) : decimal(large, 3)) : "",
					`The digits fit. How many ${pair.small[1]} make one ${pair.large[0]}?`,
				],
				[
					"used-ten",
					pair.is_metric ? "" : to_small ? decimal(large * 10, 2) : decimal(large * pair.factor, 3),
					`These units do not go in tens. How many ${pair.small[1]} make one ${pair.large[0]}?`,
				],
				["kept-the-number", given, "The unit has changed, so the number has to change as well."],
			],
		});
	},
);

function comma(number: string): string {
	return number.includes(".") ? number : prose(Number(number));
}

function texComma(number: string): string {
	return number.includes(".") ? number : texNumber(Number(number));
}

function capital(word: string): string {
	return `${word[0]?.toUpperCase()}${word.slice(1)}`;
}

/** The large amount divided by the factor, where that ends within six places. */
function smaller(large: number, factor: number): string {
	const scaled = (large * 10_000) / factor;
	return Number.isInteger(scaled) ? decimal(scaled, 6) : "";
}

/** Two steps: many equal small amounts, told in the large unit; or what is left of a large amount. */
function story(random: Random, has_decimals: boolean) {
	const { large, small, factor } = random.pick(
		has_decimals ? METRIC.slice(0, 4) : [...METRIC.slice(0, 4), ...OTHERS.slice(0, 4)],
	);
	const name = random.pick(NAMES);
	const [thing, things, container] = stuff(large[0]);
	const total = has_decimals ? random.integer(11, 59) : random.integer(2, 9) * 10;
	const whole = decimal(total, 1);
	const in_small = (total * factor) / 10;
	const most = Math.max(2, Math.min(6, Math.floor(in_small / 4)));
	const count = random.integer(2, most);
	const each = random.integer(1, Math.max(1, Math.floor((in_small * 0.8) / count)));
	const used = count * each;
	const right = in_small - used;
	return fillNumber({
		answer_type: "INTEGER",
		prompt: `${name} has ${container} ${whole} ${whole === "1" ? large[0] : large[1]} of ${thing} and uses ${counted(each, small[0], small[1])} for each of ${count} ${things}. How many ${small[1]} are left?`,
		answer_suffix: small[1],
		right,
		hints: [
			`Bring everything to the same unit first: ${small[1]}.`,
			[`One ${large[0]} is ${prose(factor)} ${small[1]}.`, `How many ${small[1]} make one ${large[0]}?`],
			`How much do all ${count} ${things} need?`,
		],
		explanation: `${whole} ${whole === "1" ? large[0] : large[1]} are ${prose(in_small)} ${small[1]}. The ${things} need $${count} \\times ${texNumber(each)} = ${texNumber(used)}$. Left: $${texNumber(in_small)} - ${texNumber(used)} = ${texNumber(right)}$ ${small[1]}.`,
		mistakes: [
			[
				"did-not-convert",
				Math.abs(used - total / 10),
				"The two amounts are in different units. Bring them to the same unit first.",
			],
			["used-one-only", in_small - each, `That is for one of them. There are ${count}.`],
			["gave-what-was-used", used, "That is what is used. How much is left?"],
			[
				"wrong-number-of-zeros",
				factor === 1000 && in_small / 10 > used ? in_small / 10 - used : "",
				`How many ${small[1]} make one ${large[0]}?`,
			],
		],
	});
}

function stuff(unit: string): [thing: string, things: string, container: string] {
	switch (unit) {
		case "meter":
		case "foot":
		case "yard":
			return ["rope", "swings", "a roll of"];
		case "kilometer":
			return ["cable", "houses", "a reel of"];
		case "kilogram":
		case "pound":
			return ["flour", "cakes", "a sack of"];
		default:
			return ["juice", "pitchers", "a barrel of"];
	}
}
