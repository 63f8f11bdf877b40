import * as slip from "../slips/index.ts";
import { exactly, F, formula, kind, type Lead, N, type Procedure, type TaskKind } from "./task-kind.ts";

const PERCENTS: readonly Procedure[] = [
	[slip.percentAsNumber, (_, [percent, all]) => percent * all],
	[slip.percentOnePlaceOff, (part) => part * 10],
	[slip.percentOnePlaceOff, (part) => part / 10],
	[slip.tookTheRest, (part, [, all]) => all - part],
	[slip.addedThePercent, (_, [percent, all]) => all + percent],
	[slip.subtractedThePercent, (_, [percent, all]) => Math.abs(all - percent)],
	[slip.dividedByThePercent, (_, [percent, all]) => all / percent],
	[slip.dividedByThePercent, (_, [percent, all]) => (100 * all) / percent],
	[slip.tookWhatIsOnTop, (part, [, all]) => (part > all ? part - all : undefined)],
	[slip.addedThePartToTheWhole, (part, [, all]) => all + part],
	[slip.tookPercentAsAnswer, (_, [percent]) => percent],
];

const WHOLES: readonly Procedure[] = [
	[slip.tookPercentOfThePart, (_, [part, percent]) => (part * percent) / 100],
	[slip.percentOnePlaceOff, (all) => all * 10],
	[slip.percentOnePlaceOff, (all) => all / 10],
	[slip.addedThePercent, (_, [part, percent]) => part + percent],
	[slip.gaveTheOtherPart, (all, [part]) => all - part],
	[slip.percentAsNumber, (_, [part, percent]) => part * percent],
];

const CHANGES: readonly Procedure[] = [
	[slip.stoppedAtTheChange, (_, [old, now]) => Math.abs(now - old)],
	[slip.comparedNewWithOld, (_, [old, now]) => (100 * now) / old],
	[slip.dividedByTheNew, (_, [old, now]) => (100 * Math.abs(now - old)) / now],
	[slip.percentOnePlaceOff, (percent) => percent * 10],
];

const INTEREST: readonly Procedure[] = [
	[slip.usedMonthsAsYears, (_, [principal, percent, months]) => (principal * percent * months) / 100],
	[slip.oneYearOnly, (_, [principal, percent]) => (principal * percent) / 100],
	[slip.gaveTheBalance, (interest, [principal]) => principal + interest],
	[slip.percentOnePlaceOff, (interest) => interest * 10],
	[slip.tookPercentAsAnswer, (_, [, percent]) => percent],
];

const RATES: readonly Procedure[] = [
	[slip.forgotToDivide, (_, [amount, count]) => amount * count],
	[slip.dividedTheWrongWay, (_, [amount, count]) => [count, amount]],
	[slip.subtractedForRate, (_, [amount, count]) => amount - count],
	[slip.gaveTheAmount, (_, [amount]) => amount],
	[slip.rateOnePlaceOff, (rate) => rate * 10],
	[slip.rateOnePlaceOff, (rate) => rate / 10],
];

const PROPORTIONS: readonly Procedure[] = [
	[slip.addedToBothAmounts, (_, [a, b, c]) => c + a - b],
	[slip.forgotToDivide, (_, [a, , c]) => a * c],
	[slip.turnedTheRatioOver, (_, [a, b, c]) => [b * c, a]],
];

/** How many of one unit are in another; the factor between them follows from the answer. */
const CONVERSIONS: readonly Procedure[] = [
	[slip.dividedToConvert, (right, [number]) => (right > number ? (number * number) / right : undefined)],
	[slip.multipliedToConvert, (right, [number]) => (right < number ? (number * number) / right : undefined)],
	[slip.convertedWithTen, (right, [number]) => (right > number ? number * 10 : number / 10)],
	[slip.keptTheMeasure, (_, [number]) => number],
	[slip.addedFactors, (right, [number]) => (right > number ? number + right / number : undefined)],
	[slip.wrongNumberOfZeros, (right) => right / 10],
	[slip.wrongNumberOfZeros, (right) => right * 10],
];

const SCALES: readonly Procedure[] = [
	[slip.addedTheScale, (_, [drawn, per]) => drawn + per],
	[slip.keptTheNumberOfTheDrawing, (_, [drawn]) => drawn],
	[slip.invertedTheScale, (_, [drawn, per]) => drawn / per],
];

const SIMILAR: readonly Procedure[] = [
	[slip.comparedByAdding, (_, [side, from, to]) => positive(side + to - from)],
	[slip.usedTheFactorBackward, (_, [side, from, to]) => [side * from, to]],
	[slip.copiedAKnownSide, (_, [, , to]) => to],
	[slip.keptTheSide, (_, [side]) => side],
];

const positive = (number: number): Lead => (number > 0 ? number : undefined);
const WORDS = "[a-z ]+";

/** Percents, rates, proportions, conversions and scales. */
export const OF_RATIOS: readonly TaskKind[] = [
	kind(exactly(N, "% of ", N), PERCENTS),
	kind(exactly(N, "% of ", N, " dollars"), [
		[slip.addedPartToPrice, (part, [, all]) => all + part],
		...PERCENTS,
	]),
	kind(exactly(N, " is ", N, String.raw`% of \$\\square\$`), WHOLES),
	kind(exactly("the percent (?:increase|decrease) from ", N, " to ", N), CHANGES),
	kind(exactly("the simple interest on ", N, " dollars at ", N, "% for ", N, " months"), INTEREST),
	kind(exactly(N, ` ${WORDS} (?:in|for) `, N, ` ${WORDS}`), RATES),
	kind(formula(F, String.raw` = \\dfrac\{[a-z]\}\{(\d+)\}`), PROPORTIONS),
	kind(exactly("the number of [a-z]+ in ", N, " [a-z]+"), CONVERSIONS),
	kind(exactly("the real length of ", N, ` ${WORDS} with 1 ${WORDS} for `, N, ` ${WORDS}`), SCALES),
	kind(
		exactly("the length that ", N, " cm becomes if ", N, " cm becomes ", N, " cm in a similar triangle"),
		SIMILAR,
	),
];
