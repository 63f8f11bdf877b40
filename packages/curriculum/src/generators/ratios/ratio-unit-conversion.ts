import { fillNumber } from "../../kit/fill-one.ts";
import { decimal, prose, texNumber } from "../../kit/numbers.ts";
import { NAMES } from "../../kit/words.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

/** 1: one factor told in the question; 2: a rate between two systems; 3: a chain of two factors; 4: rates such as kilometers per hour to meters per minute; 5: rates the other way, meters per second. */
export const ratioUnitConversion = defineGenerator("ratio-unit-conversion", 2, (random, difficulty) => {
	if (difficulty >= 4) return rate(random, difficulty === 5);
	return difficulty === 3 ? chain(random) : oneFactor(random, difficulty === 2);
});

const FACTORS = [
	["inch", "inches", "centimeters", 254, 2],
	["mile", "miles", "kilometers", 16, 1],
	["kilogram", "kilograms", "pounds", 22, 1],
	["gallon", "gallons", "liters", 38, 1],
	["ounce", "ounces", "grams", 28, 0],
] as const;

function oneFactor(random: Random, is_backwards: boolean) {
	const [one, many, small, units, places] = random.pick(FACTORS);
	const count = random.integer(2, is_backwards ? 25 : 12);
	const [factor, product] = [decimal(units, places), decimal(units * count, places)];
	const name = random.pick(NAMES);
	return fillNumber({
		answer_type: "FLOAT",
		prompt: `${name} knows: 1 ${one} is about ${factor} ${small}. Use this. ${is_backwards ? `How many ${many} are ${product} ${small}?` : `How many ${small} are ${count} ${many}?`}`,
		answer_suffix: is_backwards ? many : small,
		right: is_backwards ? count : product,
		hints: [
			`Make a small table for one, two and more ${many}. What grows on the other side?`,
			is_backwards
				? `How many times do ${factor} ${small} fit into ${product} ${small}?`
				: `Each ${one} gives ${factor} ${small}.`,
		],
		explanation: is_backwards
			? `$${product} \\div ${factor} = ${count}$ ${many}.`
			: `$${count} \\times ${factor} = ${product}$ ${small}.`,
		mistakes: [
			[
				"multiplied-by-inverted-factor",
				is_backwards
					? decimal(units * units * count, 2 * places)
					: exactQuotient(count * 10 ** places, units),
				`It looks like the factor was used the wrong way around. Should there be more ${small} or more ${many}?`,
			],
			[
				"added-the-factor",
				is_backwards ? decimal(units * count - units, places) : decimal(units + count * 10 ** places, places),
				"It looks like the factor was added or taken away. A conversion multiplies or divides.",
			],
			[
				"one-too-few",
				is_backwards ? count - 1 : decimal(units * (count - 1), places),
				"Close. Count how many times the factor is taken.",
			],
		],
	});
}

/** The quotient as decimal text where it ends within three places. */
function exactQuotient(top: number, bottom: number): string {
	return (top * 1000) % bottom === 0 ? decimal((top * 1000) / bottom, 3) : "";
}

const CHAINS = [
	{ units: ["week", "day", "hour"], factors: [7, 24] },
	{ units: ["day", "hour", "minute"], factors: [24, 60] },
	{ units: ["hour", "minute", "second"], factors: [60, 60] },
	{ units: ["yard", "foot", "inch"], factors: [3, 12] },
	{ units: ["gallon", "quart", "cup"], factors: [4, 4] },
	{ units: ["kilometer", "meter", "centimeter"], factors: [1000, 100] },
] as const;
const IRREGULAR: Readonly<Record<string, string>> = { foot: "feet", inch: "inches" };
const plural = (unit: string) => IRREGULAR[unit] ?? `${unit}s`;

function chain(random: Random) {
	const { units, factors } = random.pick(CHAINS);
	const [large, middle, small] = units;
	const halves = random.integer(2, 9);
	const amount = decimal(halves * 5, 1);
	const [f, g] = factors;
	const right = (halves * f * g) / 2;
	return fillNumber({
		answer_type: "FLOAT",
		prompt: `How many ${plural(small)} are ${amount} ${amount === "1" ? large : plural(large)}?`,
		answer_suffix: plural(small),
		right: decimal(right * 10, 1),
		hints: [
			`Go in two steps: first to ${plural(middle)}, then to ${plural(small)}.`,
			"Each step goes to a smaller unit, so the number grows.",
		],
		explanation: `$${amount} \\times ${f} = ${decimal((halves * f * 10) / 2, 1)}$ ${plural(middle)}, and $${decimal((halves * f * 10) / 2, 1)} \\times ${g} = ${decimal(right * 10, 1)}$ ${plural(small)}.`,
		mistakes: [
			[
				"one-step-only",
				decimal((halves * f * 10) / 2, 1),
				`Those are ${plural(middle)}. One more step is needed.`,
			],
			[
				"added-the-factors",
				decimal(halves * (f + g) * 5, 1),
				"It looks like the two factors were added. Each step multiplies.",
			],
			[
				"left-out-first-step",
				decimal(halves * g * 5, 1),
				`That would be right for ${plural(middle)}. The amount is given in ${plural(large)}.`,
			],
		],
	});
}

function rate(random: Random, per_second: boolean) {
	// Multiples that stay whole: 6 km/h is 100 m/min; 18 km/h is 5 m/s.
	const times = random.integer(2, per_second ? 14 : 24);
	const back = random.oneIn(2);
	const per_hour = per_second ? 18 * times : 6 * times;
	const fine = per_second ? 5 * times : 100 * times;
	const name = random.pick(
		per_hour <= 30 ? ["A cyclist", "A ship"] : per_hour <= 90 ? ["A bus", "A train"] : ["A train"],
	);
	const [small, count] = per_second ? ["second", 3600] : ["minute", 60];
	const given = back ? fine : per_hour;
	const right = back ? per_hour : fine;
	return fillNumber({
		answer_type: "FLOAT",
		prompt: back
			? `${name} goes ${prose(fine)} meters per ${small}. How many kilometers per hour is that?`
			: `${name} goes ${per_hour} kilometers per hour. How many meters per ${small} is that?`,
		answer_suffix: back ? "kilometers per hour" : `meters per ${small}`,
		right,
		hints: [
			back
				? `How many meters is that in one hour? An hour has many ${small}s.`
				: "How many meters is that in one hour?",
			back
				? "Then change the meters into kilometers."
				: `Share these meters among the ${small}s of one hour.`,
		],
		explanation: back
			? `In one hour: $${fine} \\times ${count} = ${texNumber(fine * count)}$ meters. That is $${texNumber(fine * count)} \\div 1{,}000 = ${per_hour}$ kilometers per hour.`
			: `$${per_hour}$ kilometers are $${texNumber(per_hour * 1000)}$ meters. In one ${small}: $${texNumber(per_hour * 1000)} \\div ${count} = ${fine}$ meters.`,
		mistakes: [
			[
				"changed-length-only",
				back ? exactQuotient(given, 1000) : given * 1000,
				"The length has been changed. The time has to be changed as well.",
			],
			[
				"changed-time-only",
				back ? given * count : exactQuotient(given, count),
				"The time has been changed. The length has to be changed as well.",
			],
			[
				"inverted-the-time-factor",
				back ? exactQuotient(given, count * 1000) : per_second ? "" : given * 1000 * count,
				`In one ${small} the distance is shorter than in one hour.`,
			],
			[
				"used-sixty-for-seconds",
				per_second ? (back ? exactQuotient(given * 60, 1000) : exactQuotient(given * 1000, 60)) : "",
				"An hour has sixty minutes, and each of them has sixty seconds.",
			],
		],
	});
}
