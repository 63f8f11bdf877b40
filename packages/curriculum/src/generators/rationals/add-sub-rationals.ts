import { add, ask, askFor, boxed, defineSkill, lcm, NAMES, slip, split, subtract } from "../../kit/index.ts";
import type { Draft, Form, Fraction, Random } from "../../kit/index.ts";
import {
	decimalsUpTo,
	fractions,
	mixedNumbers,
	type Notation,
	opposite,
	pairOf,
	shown,
	size,
	texOf,
} from "./signed-rationals.ts";

interface Pair {
	a: Fraction;
	b: Fraction;
	isSum: boolean;
}

function pair(random: Random, notation: Notation): Pair | undefined {
	const drawn = pairOf(random, notation);
	if (drawn === undefined) return undefined;
	const [a, b] = drawn;
	return lcm(a.bottom, b.bottom) > 120 ? undefined : { a, b, isSum: random.oneIn(2) };
}

/** A negative mixed number such as -2 1/3 taken as -2 + 1/3. */
function misread(number: Fraction): Fraction {
	const { whole, part } = split(size(number));
	return number.top < 0 ? { top: part.top - whole * part.bottom, bottom: part.bottom } : number;
}

function wrongOf({ a, b, isSum }: Pair, { value }: Notation): Draft["wrong"] {
	const operate = isSum ? add : subtract;
	const isMixed = [a, b].some(({ top, bottom }) => bottom > 1 && Math.abs(top) > bottom);
	const bottom = isSum ? a.bottom + b.bottom : a.bottom - b.bottom;
	const isFraction = ![1, 10, 100].includes(a.bottom) && !isMixed && bottom > 0;
	return [
		[isSum ? slip.movedTheOtherWay : slip.addedAsItIs, value(isSum ? subtract(a, b) : add(a, b))],
		[slip.wrongSign, value(opposite(operate(a, b)))],
		isMixed && [slip.tookThePartAsPositive, value(operate(misread(a), misread(b)))],
		isFraction && [
			slip.workedAcrossDenominators,
			value({ top: isSum ? a.top + b.top : a.top - b.top, bottom }),
		],
		[slip.leftOutTheSigns, value(add(size(a), size(b)))],
	];
}

function draftOf(random: Random, drawn: Pair, notation: Notation): Draft {
	const { a, b, isSum } = drawn;
	const result = isSum ? add(a, b) : subtract(a, b);
	const task = `$${texOf(notation, a)} ${isSum ? "+" : "-"} ${shown(notation, b)}$`;
	const second = isSum ? b : opposite(b);
	const sum = `$${texOf(notation, a)} + ${shown(notation, second)}$`;
	const isSame = a.top < 0 === second.top < 0;
	return {
		prompt: askFor(random, task),
		...(notation.cta === undefined ? {} : { cta: notation.cta }),
		task,
		right: notation.value(result),
		wrong: wrongOf(drawn, notation),
		hints: [
			isSum
				? "Look at the signs. Which way does each number move on a number line?"
				: "Subtracting a number is the same as adding its opposite.",
			`${isSum ? `To work out ${sum},` : `Write it as ${sum}. Then`} ${notation.ready(a, b)}.`,
			isSame
				? "The two signs are the same. Add the absolute values, and keep the sign."
				: "The two signs differ. Subtract the absolute values, and take the sign of the number with the greater one.",
		],
		steps: [
			...(isSum ? [] : [`Add the opposite: ${sum}.`]),
			isSame
				? `The signs are the same: add $${texOf(notation, size(a))}$ and $${texOf(notation, size(b))}$, and keep the sign.`
				: `The signs differ: find the difference of $${texOf(notation, size(a))}$ and $${texOf(notation, size(b))}$. The sign is that of the greater absolute value.`,
			`${task.slice(0, -1)} = ${texOf(notation, result)}$.`,
		],
	};
}

const bare =
	(notation: Notation): Form =>
	(random) => {
		const drawn = pair(random, notation);
		return drawn && draftOf(random, drawn, notation);
	};

/** A difference by way of the opposite. */
const byOpposite = (notation: Notation) =>
	ask.stepwise((random) => {
		const drawn = pair(random, notation);
		if (drawn === undefined || drawn.isSum) return undefined;
		const { right, wrong, hints, steps, task } = draftOf(random, drawn, notation);
		const { b } = drawn;
		return {
			prompt: `${random.pick(["Subtract by adding the opposite.", "Complete the work.", `Finish ${random.pick(NAMES)}’s work.`])} The opposite of $${texOf(notation, b)}$ is [[opposite]]. So $${task?.slice(1, -1)} =$ [[difference]].`,
			boxes: {
				opposite: boxed(notation.value(opposite(b)), [slip.keptForOpposite, notation.value(b)]),
				difference: { right, wrong },
			},
			hints,
			steps: [`The opposite of $${texOf(notation, b)}$ is $${texOf(notation, opposite(b))}$.`, ...steps],
		};
	});

/** A sum or difference to be placed on a line with equal parts. */
const onLine = (bottom: number) =>
	ask.onNumberLine((random) => {
		const draft = bare(fractions([bottom, bottom, 2]))(random);
		return draft && { ...draft, line: { from: -2, to: 2, steps: 4 * bottom, number_every: bottom } };
	});

const TENTHS = decimalsUpTo(15);
const LONG = decimalsUpTo(40, [1, 2]);
const RELATED = fractions([2, 3, 4, 6, 8]);
const MIXED = mixedNumbers([2, 3, 4], 5);
const UNLIKE = mixedNumbers([3, 4, 5, 6, 8, 10, 12], 6);

// 1: decimals in tenths. 2: fractions. 3: mixed numbers with small denominators. 4: decimals with tenths and hundredths.
// 5: mixed numbers with unlike denominators.
export const addSubRationals = defineSkill("add-sub-rationals", 14, {
	1: [ask.typed(bare(TENTHS)), ask.chosen(bare(TENTHS)), ask.matched(bare(TENTHS), ["expression", "value"])],
	2: [
		ask.typed(bare(RELATED)),
		ask.chosen(bare(RELATED)),
		onLine(4),
		onLine(6),
		ask.judged(bare(RELATED)),
		byOpposite(RELATED),
	],
	3: [ask.typed(bare(MIXED)), ask.chosen(bare(MIXED)), ask.whatWentWrong(bare(MIXED)), byOpposite(MIXED)],
	4: [
		ask.typed(bare(LONG)),
		ask.chosen(bare(LONG)),
		ask.judged(bare(LONG)),
		ask.matched(bare(LONG), ["expression", "value"]),
		byOpposite(LONG),
	],
	5: [
		ask.typed(bare(UNLIKE)),
		ask.chosen(bare(UNLIKE)),
		ask.judged(bare(UNLIKE)),
		ask.explainTheMistake(bare(UNLIKE)),
	],
});
