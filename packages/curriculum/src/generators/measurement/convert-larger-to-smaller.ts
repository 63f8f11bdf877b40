import { cellPlace, dataTable, tableInWords } from "../../figures/data/data-table.ts";
import { asClaim, ask, defineSkill, NAMES, slip, startLarge, whole, withoutUnit } from "../../kit/index.ts";
import type { Draft, Form } from "../../kit/index.ts";
import { prose, texNumber } from "../../kit/numbers.ts";
import { counted } from "../../kit/words.ts";
import { conversionOf, convertedDraft, factOf, LARGER_TO_SMALLER } from "./conversions.ts";
import type { Unit, UnitPair } from "./conversions.ts";
import { comparedAmounts, conversionSteps } from "./unit-problems.ts";

const told = (count: number, [one, many]: Unit) => `${prose(count)} ${count === 1 ? one : many}`;
/** The number of small units that is easily taken for the right one. */
const confused = (factor: number) => (factor >= 100 ? factor / 10 : factor === 10 ? 100 : 10);
const anotherFactor = ({ isMetric }: UnitPair) =>
	isMetric ? slip.wrongNumberOfZeros : slip.convertedWithTen;

/** Whole amounts only. */
const bare: Form = (random) => {
	const draft: Draft = convertedDraft(random, conversionOf(random, random.pick(LARGER_TO_SMALLER), true));
	return {
		...draft,
		right: whole(Number(draft.right.entry)),
		wrong: draft.wrong.map(
			(each) => each && !each[1].entry.includes(".") && [each[0], whole(Number(each[1].entry))],
		),
	};
};

/** An amount in two units, such as 3 feet 5 inches. */
const twoUnits: Form = (random) => {
	const pair = random.pick(LARGER_TO_SMALLER);
	const { large, small, factor } = pair;
	const count = random.integer(2, 12);
	const extra = factor >= 100 ? (factor / 20) * random.integer(1, 19) : random.integer(1, factor - 1);
	const [amount, all] = [`${told(count, large)} ${told(extra, small)}`, count * factor + extra];
	return {
		prompt: random.pick([
			`How many ${small[1]} are in ${amount}?`,
			`Write ${amount} in ${small[1]}.`,
			`${random.pick(NAMES)} measures ${amount}. How many ${small[1]} is that in all?`,
		]),
		right: whole(all),
		unit: { after: small[1] },
		wrong: [
			[slip.leftOutTheSmallerUnit, whole(count * factor)],
			[slip.didNotConvert, whole(count + extra)],
			[anotherFactor(pair), whole(count * confused(factor) + extra)],
			[slip.wroteUnitsSideBySide, whole(Number(`${count}${extra}`))],
		],
		hints: [
			`Only the ${large[1]} have to be changed. The ${small[1]} can stay.`,
			factOf(pair),
			`Find $${count} \\times ${texNumber(factor)}$. Then add ${prose(extra)}.`,
		],
		steps: [
			factOf(pair),
			`$${count} \\times ${texNumber(factor)} = ${texNumber(count * factor)}$.`,
			`$${texNumber(count * factor)} + ${texNumber(extra)} = ${texNumber(all)}$ ${small[1]}.`,
		],
	};
};

/** Two pairs in a row: the small unit of the first is the large one of the second. */
const CHAINS = LARGER_TO_SMALLER.flatMap((first) =>
	LARGER_TO_SMALLER.filter(({ large }) => large[0] === first.small[0]).map(
		(second): readonly [UnitPair, UnitPair] => [first, second],
	),
);

const twice: Form = (random) => {
	const [first, second] = random.pick(CHAINS);
	const count = random.integer(2, 9);
	const [middle, factor] = [count * first.factor, second.factor];
	if (middle * factor > 900_000) return undefined;
	const wanted = second.small[1];
	return {
		prompt: random.pick([
			`How many ${wanted} are in ${told(count, first.large)}?`,
			`Write ${told(count, first.large)} in ${wanted}.`,
			`${random.pick(NAMES)} wants to know how many ${wanted} ${told(count, first.large)} are. What is the answer?`,
		]),
		right: whole(middle * factor),
		unit: { after: wanted },
		wrong: [
			[slip.stoppedHalfway, whole(middle)],
			[slip.leftOutOneStep, whole(count * factor)],
			[anotherFactor(second), whole(middle * confused(factor))],
		],
		hints: [
			`Go in two steps: first to ${first.small[1]}, and then to ${wanted}.`,
			`${factOf(first)} So find $${count} \\times ${texNumber(first.factor)}$ first.`,
			`${factOf(second)} Multiply again.`,
		],
		steps: [
			`${factOf(first)} $${count} \\times ${texNumber(first.factor)} = ${texNumber(middle)}$.`,
			`${factOf(second)} $${texNumber(middle)} \\times ${texNumber(factor)} = ${texNumber(middle * factor)}$.`,
			`So it is ${prose(middle * factor)} ${wanted}.`,
		],
	};
};

/** A two-column table with gaps on the right. */
const table = ask.labeled((random) => {
	const pair = random.pick(LARGER_TO_SMALLER);
	const { large, small, factor } = pair;
	const [start, step] = [random.integer(1, 4), random.integer(1, 3)];
	const counts = [0, 1, 2, 3].map((row) => start + row * step);
	const rows = [
		[large, small].map(([, many]) => startLarge(many)),
		...counts.map((count, at) => [`${count}`, at === 0 ? prose(count * factor) : ""]),
	];
	return {
		prompt: random.pick([
			`The table shows ${large[1]} in ${small[1]}. Fill in the missing numbers.`,
			`${random.pick(NAMES)} makes a table of ${large[1]} and ${small[1]}. Complete it.`,
		]),
		figure: { svg: dataTable(rows), alt: tableInWords(rows) },
		labels: Object.fromEntries(
			counts.slice(1).map((count, at) => [
				`row${at + 1}`,
				{
					label: `${told(count, large)} in ${small[1]}`,
					right: whole(count * factor),
					place: cellPlace(rows, at + 2, 1),
					wrong: [
						[slip.addedTheStepOnly, whole((count - step) * factor + step)] as const,
						[anotherFactor(pair), whole(count * confused(factor))] as const,
					],
				},
			]),
		),
		hints: [
			start === 1
				? `The first row tells how many ${small[1]} are in 1 ${large[0]}.`
				: `The first row tells how many ${small[1]} are in ${told(start, large)}. How many are in 1 ${large[0]}?`,
			`Each number on the left is multiplied by the same number.`,
			`Go down the table: ${counted(step, large[0], large[1])} more is how many ${small[1]} more?`,
		],
		steps: [
			factOf(pair),
			...counts
				.slice(1)
				.map((count) => `$${count} \\times ${texNumber(factor)} = ${texNumber(count * factor)}$.`),
		],
	};
});

const claims = asClaim(withoutUnit(bare), (task, value) => `${task.replace(/^the/, "The")} is ${value}.`);

// 1: one unit to a smaller one. 2: tables of two columns. 3: amounts in two units, and amounts compared. 4: what went wrong, and
// claims. 5: two conversions in a row, and mistakes to explain.
export const convertLargerToSmaller = defineSkill("convert-larger-to-smaller", 15, {
	1: [ask.typed(bare), ask.chosen(withoutUnit(bare)), conversionSteps(LARGER_TO_SMALLER)],
	2: [table, ask.typed(bare), ask.chosen(withoutUnit(bare))],
	3: [
		ask.typed(twoUnits),
		ask.chosen(comparedAmounts(LARGER_TO_SMALLER)),
		ask.matched(withoutUnit(bare), ["conversion", "number"]),
		table,
	],
	4: [ask.typed(twoUnits), ask.chosen(twoUnits), ask.whatWentWrong(withoutUnit(bare)), ask.judged(claims)],
	5: [ask.typed(twice), ask.chosen(twice), ask.explainTheMistake(withoutUnit(bare)), ask.chosen(twoUnits)],
});
