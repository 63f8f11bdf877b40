import { dataTable, tableInWords } from "../../figures/data-table.ts";
import { fillBoxes } from "../../kit/fill-boxes.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { matchPairs } from "../../kit/match-pairs.ts";
import { prose, texNumber } from "../../kit/numbers.ts";
import { NAMES } from "../../kit/words.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";
import type { UnitPair } from "./unit-pairs.ts";
import { METRIC_PAIRS, OTHER_PAIRS, UNIT_CHAINS, UNIT_PAIRS } from "./unit-pairs.ts";

const SMALLER = "The smaller unit is shorter, lighter or quicker, so more of them are needed.";

// 1: one to twelve of the larger unit. 2: a table of two units. 3: match equal amounts, some with other factors than
// ten. 4: an amount in two units, such as 3 feet 5 inches. 5: two conversions in a row, or which of two is more by how much.
export const convertLargerToSmaller = defineGenerator(
	"convert-larger-to-smaller",
	2,
	(random, difficulty) => {
		switch (difficulty) {
			case 1:
				return single(random);
			case 2:
				return table(random);
			case 3:
				return match(random);
			case 4:
				return inTwoUnits(random);
			default:
				return random.oneIn(2) ? twice(random) : more(random);
		}
	},
);

/** "1 foot", "12 inches", "3,000 grams". */
function amount(count: number, [one, many]: readonly [string, string]): string {
	return `${prose(count)} ${count === 1 ? one : many}`;
}

function capital(text: string): string {
	return `${text[0]?.toUpperCase()}${text.slice(1)}`;
}

/** What one of the larger unit is; without the number where that would be the answer. */
function fact({ large, small, factor }: UnitPair): readonly [string, string] {
	return [`One ${large[0]} is ${amount(factor, small)}.`, `How many ${small[1]} make one ${large[0]}?`];
}

/** Another factor that is easily taken for this one. */
function confused(factor: number): number {
	return { 1000: 100, 100: 10, 10: 100, 60: 100, 24: 12, 16: 10, 12: 10, 7: 10, 4: 2, 3: 12 }[factor] ?? 10;
}

function single(random: Random) {
	const pair = random.pick(UNIT_PAIRS);
	const { large, small, factor } = pair;
	const count = random.integer(2, 12);
	const right = count * factor;
	return fillNumber({
		answer_type: "INTEGER",
		prompt: random.pick([
			`How many ${small[1]} are in ${amount(count, large)}?`,
			`${random.pick(NAMES)} writes ${amount(count, large)} in ${small[1]}. How many ${small[1]} is that?`,
		]),
		answer_suffix: small[1],
		right,
		hints: [SMALLER, fact(pair), `How many ${small[1]} are in each of the ${count} ${large[1]}?`],
		explanation: `One ${large[0]} is ${amount(factor, small)}, so ${amount(count, large)} are $${count} \\times ${texNumber(factor)} = ${texNumber(right)}$ ${small[1]}.`,
		mistakes: [
			[
				"divides-instead",
				count % factor === 0 ? count / factor : "",
				`${capital(small[1])} are smaller, so more of them are needed, not fewer.`,
			],
			[
				"used-another-factor",
				count * confused(factor),
				`How many ${small[1]} make one ${large[0]}? Check that number.`,
			],
			["added-the-factor", count + factor, `Each ${large[0]} has that many ${small[1]}. Multiply.`],
			["kept-the-number", count, "The unit is smaller now, so the number has to change, too."],
		],
	});
}

function table(random: Random) {
	const pair = random.pick(UNIT_PAIRS);
	const { large, small, factor } = pair;
	const start = random.integer(2, 5);
	const step = random.integer(1, 3);
	const counts = [start, start + step, start + 2 * step, start + 3 * step];
	const [first = 0, second = 0, third = 0, fourth = 0] = counts;
	const rows = [
		[capital(large[1]), capital(small[1])],
		[`${first}`, prose(first * factor)],
		[`${second}`, "A"],
		[`${third}`, "B"],
		[`${fourth}`, "C"],
	];
	return fillBoxes({
		prompt: `The table shows ${large[1]} in ${small[1]}. Which numbers belong in the places A, B and C? A: [[a]] B: [[b]] C: [[c]]`,
		figure: { svg: dataTable(rows), alt: tableInWords(rows) },
		boxes: { a: { right: second * factor }, b: { right: third * factor }, c: { right: fourth * factor } },
		hints: [
			`The first line tells how many ${small[1]} are ${amount(first, large)}. How many are in one ${large[0]}?`,
			`Multiply each number of ${large[1]} by that.`,
		],
		explanation: `One ${large[0]} is ${amount(factor, small)}. A: $${second} \\times ${texNumber(factor)} = ${texNumber(second * factor)}$. B: $${third} \\times ${texNumber(factor)} = ${texNumber(third * factor)}$. C: $${fourth} \\times ${texNumber(factor)} = ${texNumber(fourth * factor)}$.`,
		mistakes: [
			[
				"a",
				"added-the-step",
				first * factor + step,
				`The left column grows by ${step} ${step === 1 ? large[0] : large[1]}. How many ${small[1]} is that?`,
			],
			[
				"a",
				"added-one-factor",
				step === 1 ? "" : first * factor + factor,
				`How many ${large[1]} more are in this line than in the first?`,
			],
			[
				"b",
				"used-another-factor",
				third * confused(factor),
				`Check in the first line how many ${small[1]} one ${large[0]} has.`,
			],
			[
				"c",
				"divides-instead",
				fourth % factor === 0 ? fourth / factor : "",
				`${capital(small[1])} are smaller, so more of them are needed.`,
			],
			[
				"c",
				"doubled-the-line-before",
				third * factor * 2,
				"Look at the left column: is it twice the line before?",
			],
		],
	});
}

/** Two pairs without a common unit: else an amount could belong to two others. */
function apart(random: Random, list: readonly UnitPair[]): UnitPair[] {
	const [first, ...others] = random.shuffle(list);
	if (first === undefined) return [];
	const units = [first.large, first.small].map(([one]) => one);
	const isApart = ({ large, small }: UnitPair) => !units.includes(large[0]) && !units.includes(small[0]);
	return [first, ...others.filter(isApart).slice(0, 1)];
}

function match(random: Random) {
	// Units that go in tens stand beside units that do not.
	const pairs = [...apart(random, OTHER_PAIRS), ...apart(random, METRIC_PAIRS)];
	const chosen = pairs.map((pair) => ({ pair, count: random.integer(2, 9) }));
	const right = chosen.map(({ pair, count }) => amount(count * pair.factor, pair.small));
	const [tempting] = chosen.map(({ pair, count }) => amount(count * confused(pair.factor), pair.small));
	const extras = tempting === undefined || right.includes(tempting) ? [] : [tempting];
	return matchPairs(
		random,
		{
			prompt: "Match each amount with the same amount in a smaller unit. One amount may be left over.",
			hints: [
				"How many of the smaller unit make one of the larger unit?",
				"Meters, grams and liters go in tens, hundreds and thousands. Hours, feet and pounds do not.",
			],
			explanation: chosen
				.map(
					({ pair, count }, at) =>
						`${capital(amount(count, pair.large))} are ${right[at]}, because ${fact(pair)[0][0]?.toLowerCase()}${fact(pair)[0].slice(1)}`,
				)
				.join(" "),
		},
		{
			pairs: chosen.map(({ pair, count }, at) => [amount(count, pair.large), right[at] ?? ""]),
			extras,
			mistakes: [
				...(extras.length === 0
					? []
					: ([
							[
								"used-another-factor",
								0,
								4,
								"That would be right with another number of small units. How many make one large unit?",
							],
						] as const)),
				["mixed-up-the-kinds", 1, 2, "Do both units measure the same kind of thing?"],
			],
		},
	);
}

function inTwoUnits(random: Random) {
	const pair = random.pick(UNIT_PAIRS);
	const { large, small, factor } = pair;
	const count = random.integer(2, factor >= 100 ? 9 : 12);
	const most = factor - 1;
	const extra =
		factor >= 100 ? random.integer(2, 19) * (factor / 20) : random.integer(Math.min(2, most), most);
	const right = count * factor + extra;
	return fillNumber({
		answer_type: "INTEGER",
		prompt: random.pick([
			`How many ${small[1]} are in ${amount(count, large)} and ${amount(extra, small)}?`,
			`${random.pick(NAMES)} measures ${amount(count, large)} and ${amount(extra, small)}. How many ${small[1]} is that in all?`,
		]),
		answer_suffix: small[1],
		right,
		hints: [
			`Only the ${large[1]} have to be changed. The ${small[1]} can stay.`,
			fact(pair),
			"Put both parts together at the end.",
		],
		explanation: `${capital(amount(count, large))} are $${count} \\times ${texNumber(factor)} = ${texNumber(count * factor)}$ ${small[1]}. With the other ${prose(extra)}: $${texNumber(count * factor)} + ${texNumber(extra)} = ${texNumber(right)}$ ${small[1]}.`,
		mistakes: [
			[
				"forgot-the-smaller-part",
				count * factor,
				`That is the ${large[1]} only. There are some ${small[1]} more.`,
			],
			[
				"added-without-converting",
				count + extra,
				`${capital(large[1])} and ${small[1]} cannot be added as they are. Change the ${large[1]} first.`,
			],
			[
				"used-another-factor",
				count * confused(factor) + extra,
				`How many ${small[1]} make one ${large[0]}? Check that number.`,
			],
			[
				"wrote-side-by-side",
				factor === 10 ? "" : Number(`${count}${extra}`),
				`The two numbers were written side by side. How many ${small[1]} are the ${large[1]}?`,
			],
		],
	});
}

function twice(random: Random) {
	const [first, second] = random.pick(UNIT_CHAINS);
	const count = random.integer(2, first.factor >= 100 || second.factor >= 60 ? 6 : 9);
	const middle = count * first.factor;
	const right = middle * second.factor;
	return fillNumber({
		answer_type: "INTEGER",
		prompt: random.pick([
			`How many ${second.small[1]} are in ${amount(count, first.large)}?`,
			`${random.pick(NAMES)} asks: "How many ${second.small[1]} are in ${amount(count, first.large)}?" What is the answer?`,
		]),
		answer_suffix: second.small[1],
		right,
		hints: [
			`Go in two steps: first to ${first.small[1]}, then to ${second.small[1]}.`,
			fact(first),
			fact(second),
		],
		explanation: `${capital(amount(count, first.large))} are $${count} \\times ${texNumber(first.factor)} = ${texNumber(middle)}$ ${first.small[1]}. One ${second.large[0]} is ${amount(second.factor, second.small)}: $${texNumber(middle)} \\times ${texNumber(second.factor)} = ${texNumber(right)}$ ${second.small[1]}.`,
		mistakes: [
			[
				"stopped-after-one-step",
				middle,
				`Those are ${first.small[1]}. How many ${second.small[1]} are they?`,
			],
			[
				"left-out-the-first-step",
				count * second.factor,
				`Change to ${first.small[1]} first. How many ${first.small[1]} are there?`,
			],
			[
				"added-the-factors",
				count * (first.factor + second.factor),
				"Each step is a multiplication. Do not add the two numbers.",
			],
			[
				"used-another-factor",
				middle * confused(second.factor),
				`How many ${second.small[1]} make one ${second.large[0]}? Check that number.`,
			],
		],
	});
}

/** What is compared in each unit: the thing, what it does, and the word for more. */
const COMPARED: Readonly<Record<string, readonly [thing: string, verb: string, more: string]>> = {
	foot: ["ribbon", "is", "longer"],
	meter: ["kite string", "is", "longer"],
	centimeter: ["pencil", "is", "longer"],
	kilometer: ["way to school", "is", "longer"],
	pound: ["backpack", "weighs", "heavier"],
	kilogram: ["suitcase", "weighs", "heavier"],
	liter: ["bucket", "holds", "more"],
	week: ["summer camp", "lasts", "longer"],
	day: ["boat trip", "lasts", "longer"],
	hour: ["train ride", "lasts", "longer"],
	minute: ["dance", "lasts", "longer"],
};

function more(random: Random) {
	const pair = random.pick(UNIT_PAIRS.filter(({ large }) => COMPARED[large[0]] !== undefined));
	const { large, small, factor } = pair;
	const [thing, verb, comparative] = COMPARED[large[0]] ?? ["ribbon", "is", "longer"];
	const count = random.integer(2, 9);
	const whole = count * factor;
	const step = factor >= 100 ? factor / 20 : 1;
	const right = step * random.integer(2, Math.min(19, factor - 1));
	const is_large_more = random.oneIn(2);
	const other = is_large_more ? whole - right : whole + right;
	const [one = "", two = ""] = random.shuffle(NAMES);
	const [winner, loser] = is_large_more ? [one, two] : [two, one];
	const long = verb === "is" ? " long" : "";
	const asked =
		comparative === "more"
			? `How many ${small[1]} more does ${winner}'s ${thing} hold than ${loser}'s?`
			: `How many ${small[1]} ${comparative} is ${winner}'s ${thing} than ${loser}'s?`;
	return fillNumber({
		answer_type: "INTEGER",
		prompt: `${one}'s ${thing} ${verb} ${amount(count, large)}${long}, and ${two}'s ${thing} ${verb} ${amount(other, small)}${long}. ${asked}`,
		answer_suffix: small[1],
		right,
		hints: ["Bring both amounts to the same unit first.", fact(pair), "Then find the difference."],
		explanation: `${capital(amount(count, large))} are $${count} \\times ${texNumber(factor)} = ${texNumber(whole)}$ ${small[1]}. The difference: $${texNumber(Math.max(whole, other))} - ${texNumber(Math.min(whole, other))} = ${texNumber(right)}$ ${small[1]}.`,
		mistakes: [
			[
				"compared-without-converting",
				Math.abs(other - count) || "",
				"The two amounts are in different units. Change one of them first.",
			],
			["added-the-amounts", whole + other, `"How many ${small[1]} ${comparative}" asks for a difference.`],
			["gave-one-amount", whole, `That is one of the amounts in ${small[1]}. How far is it from the other?`],
			[
				"used-another-factor",
				Math.abs(count * confused(factor) - other) || "",
				`How many ${small[1]} make one ${large[0]}? Check that number.`,
			],
		],
	});
}
