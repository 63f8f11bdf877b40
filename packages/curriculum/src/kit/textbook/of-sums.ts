import * as slip from "../slips/index.ts";
import {
	carries,
	digitsOf,
	placesOf,
	regroupedNothing,
	sideBySide,
	smallerFromLarger,
	trades,
	withoutPoint,
	withZerosKept,
} from "./columns.ts";
import { exactly, formula, kind, listKind, N, turned } from "./task-kind.ts";
import type { Lead, ListProcedure, Procedure, TaskKind } from "./task-kind.ts";

/**
 * Within 20 children count; beyond, an off-by-one error comes from a fact of the ones. `start` is the result of
 * counting the start.
 */
function offByOne(start: 1 | -1): Procedure[] {
	const within20 = (result: number, off: number) => (result <= 20 ? result + off : undefined);
	const beyond = (result: number, off: number) => (result > 20 ? result + off : undefined);
	return [
		[slip.countedTheStartAgain, (result) => within20(result, start)],
		[slip.wentOneStepTooFar, (result) => within20(result, -start)],
		[slip.missedAFactOfOnes, (result) => beyond(result, 1)],
		[slip.missedAFactOfOnes, (result) => beyond(result, -1)],
	];
}

/** Only of sums and differences that have hundreds. */
const offByAHundred: readonly Procedure[] = [
	[slip.missedTheHundreds, (result) => (result > 100 && result < 1000 ? result - 100 : undefined)],
	[slip.missedTheHundreds, (result) => (result > 100 && result < 900 ? result + 100 : undefined)],
];

const SUMS: readonly Procedure[] = [
	[slip.regroupedNothing, (_, [a, b]) => regroupedNothing(a, b)],
	[slip.forgotNewTen, (sum, [a, b]) => (carries(a, b, 1) ? sum - 10 : undefined)],
	[slip.forgotNewHundred, (sum, [a, b]) => (carries(a, b, 10) ? sum - 100 : undefined)],
	[slip.forgotNewThousand, (sum, [a, b]) => (carries(a, b, 100) ? sum - 1000 : undefined)],
	[
		slip.wroteSumsSideBySide,
		(_, [a, b]) => sideBySide(Math.max(a, b), Math.min(a, b), (one, other) => one + other),
	],
	[slip.linedUpLeft, (_, [a, b]) => linedUpLeft(a, b)],
	[slip.subtractedInstead, (_, [a, b]) => Math.abs(a - b)],
	...offByOne(-1),
	[slip.lostATen, (sum, given) => (sum > 20 && !given.includes(sum - 10) ? sum - 10 : undefined)],
	[slip.aTenTooMany, (sum, given) => (sum > 20 && !given.includes(sum + 10) ? sum + 10 : undefined)],
	...offByAHundred,
];

function linedUpLeft(a: number, b: number): Lead {
	const [more, less] = [Math.max(a, b), Math.min(a, b)];
	const missing = `${more}`.length - `${less}`.length;
	return missing === 0 ? undefined : more + less * 10 ** missing;
}

const DIFFERENCES: readonly Procedure[] = [
	[slip.smallerFromLarger, (_, [a, b]) => smallerFromLarger(a, b)],
	[slip.keptOpenedTen, (rest, [a, b]) => (trades(a, b, 1) ? rest + 10 : undefined)],
	[slip.keptOpenedHundred, (rest, [a, b]) => (trades(a, b, 10) ? rest + 100 : undefined)],
	[slip.keptOpenedThousand, (rest, [a, b]) => (trades(a, b, 100) ? rest + 1000 : undefined)],
	[slip.zeroMinusIsZero, (_, [a, b]) => withZerosKept(a, b)],
	[slip.addedInstead, (_, [a, b]) => a + b],
	...offByOne(1),
	[slip.lostATen, (rest, given) => (rest > 20 && !given.includes(rest - 10) ? rest - 10 : undefined)],
	[slip.aTenTooMany, (rest, given) => (rest > 20 && !given.includes(rest + 10) ? rest + 10 : undefined)],
	...offByAHundred,
];

/** 10 or 100 is added or subtracted, and another place changes. */
const mental = (sign: "+" | "-"): readonly Procedure[] => {
	const way = sign === "+" ? 1 : -1;
	return [
		[slip.changedTheOnes, (_, [a]) => a + way],
		[slip.changedAnotherDigit, (_, [a, step]) => a + way * (step === 10 ? 100 : 10)],
		[sign === "+" ? slip.subtractedInstead : slip.addedInstead, (_, [a, step]) => a - way * step],
	];
};

const SEVERAL: readonly ListProcedure[] = [
	[slip.leftOutNewTens, (_, numbers) => tensOf(numbers) + (onesOf(numbers) % 10)],
	[slip.wroteSumsSideBySide, (_, numbers) => Number(`${tensOf(numbers) / 10}${onesOf(numbers)}`)],
	[slip.leftOutANumber, (sum, numbers) => sum - (numbers.at(-1) ?? 0)],
	[slip.leftOutANumber, (sum, [first = 0]) => sum - first],
	[slip.leftOutANumber, (sum, [, second = 0]) => sum - second],
	[slip.leftOutANumber, (sum, [, , third = 0]) => sum - third],
	[slip.addedANumberTwice, (sum, [first = 0]) => sum + first],
	[slip.miscountedByOne, (sum) => sum - 1],
	[slip.miscountedByOne, (sum) => sum + 1],
	[slip.aTenTooMany, (sum) => sum + 10],
	[
		slip.forgotNewHundred,
		(sum, numbers) => (sum % 100 > 9 && sum > 99 && Math.max(...numbers) < 100 ? sum % 100 : undefined),
	],
];
const onesOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + (number % 10), 0);
const tensOf = (numbers: readonly number[]) =>
	numbers.reduce((sum, number) => sum + number - (number % 10), 0);

const MISSING_ADDEND: readonly Procedure[] = [
	[slip.addedBothNumbers, (_, [known, total]) => known + total],
	[slip.copiedTheNumberBeside, (_, [, total]) => total],
	[slip.countedTheStartAgain, (missing) => missing + 1],
	[slip.wentOneStepTooFar, (missing) => missing - 1],
];

const MISSING_START: readonly Procedure[] = [
	[slip.subtractedBothNumbers, (_, [taken, rest]) => Math.abs(taken - rest)],
	[slip.copiedTheNumberBeside, (_, [, rest]) => rest],
	[slip.countedTheStartAgain, (start) => start + 1],
	[slip.wentOneStepTooFar, (start) => start - 1],
];

const DECIMAL_SUMS: readonly Procedure[] = [
	[slip.linedUpLastDigits, (_, [a, b]) => linedUpRight(a, b, 1)],
	[slip.ignoredThePoint, (sum) => withoutPoint(sum)],
	[slip.linedUpLastDigits, (_, [a, b]) => withoutPoint(a) + withoutPoint(b)],
	[slip.subtractedInstead, (_, [a, b]) => Math.abs(a - b)],
	[slip.lostTheNewWhole, (sum, [a, b]) => ((a % 1) + (b % 1) >= 1 ? sum - 1 : undefined)],
	[slip.addedDecimalPartsAsWholes, (_, [a, b]) => partsApart(a, b)],
	[slip.pointTooFarLeft, (sum) => sum / 10],
];

/** The wholes and the digits after the point, each added as whole numbers: 0.7 + 0.6 is "0.13". */
function partsApart(a: number, b: number): Lead {
	const [one = "", other = ""] = [a, b].map((number) => `${number}`.split(".")[1]);
	if (one === "" || other === "") return undefined;
	return Number(`${Math.floor(a) + Math.floor(b)}.${Number(one) + Number(other)}`);
}

const DECIMAL_DIFFERENCES: readonly Procedure[] = [
	[slip.swappedDecimalParts, (_, [a, b]) => swappedPlaces(a, b)],
	[slip.linedUpLastDigits, (_, [a, b]) => linedUpRight(a, b, -1)],
	[slip.ignoredThePoint, (rest) => withoutPoint(rest)],
	[slip.addedInstead, (_, [a, b]) => a + b],
	[slip.countedTheOpenedWhole, (rest, [a, b]) => (a % 1 < b % 1 ? rest + 1 : undefined)],
	[slip.pointTooFarLeft, (rest) => rest / 10],
	[
		slip.keptOpenedTenth,
		(rest, [a, b]) => (hundredthsOf(a) < hundredthsOf(b) ? (10 * rest + 1) / 10 : undefined),
	],
];

const hundredthsOf = (number: number) => Math.round(100 * number) % 10;

/** The digits aligned at the right, with the decimal point of the longer one. */
function linedUpRight(a: number, b: number, way: 1 | -1): Lead {
	if (placesOf(a) === placesOf(b)) return undefined;
	return Math.abs(withoutPoint(a) + way * withoutPoint(b)) / 10 ** Math.max(placesOf(a), placesOf(b));
}

function swappedPlaces(a: number, b: number): number {
	const scale = 10 ** Math.max(placesOf(a), placesOf(b));
	return smallerFromLarger(Math.round(a * scale), Math.round(b * scale)) / scale;
}

/** The parts of a number in expanded form, largest first. */
const EXPANDED: TaskKind = {
	reads: /^\$([1-9](?:0|\{,\})+(?: \+ [1-9](?:0|\{,\})*)+)\$$/,
	types: ["INTEGER"],
	leads: (right, [sum = ""]) => {
		const parts = sum.replaceAll("{,}", "").split(" + ");
		const areInOrder = parts.every((part, at) => at === 0 || part.length < (parts[at - 1] ?? "").length);
		if (!areInOrder) return [];
		const digits = `${right}`;
		return [
			[slip.omittedTheZeros, Number(parts.map((part) => part[0]).join(""))],
			[slip.wroteSideBySide, Number(parts.join(""))],
			[slip.wroteAZeroTooMany, Number(`${digits[0]}0${digits.slice(1)}`)],
			[slip.wroteAZeroTooMany, right * 10],
			[slip.swappedPlaces, Number(`${digits.slice(0, -2)}${digits.at(-1)}${digits.at(-2)}`)],
		];
	},
};

const PLACES: readonly Procedure[] = [
	[slip.swappedTensAndOnes, (_, [hundreds, tens, ones]) => 100 * hundreds + 10 * ones + tens],
	[slip.swappedHundredsAndTens, (_, [hundreds, tens, ones]) => 100 * tens + 10 * hundreds + ones],
	[slip.readFromTheRight, (number) => Number(digitsOf(number).join(""))],
	[slip.wroteSideBySide, (_, [hundreds, tens, ones]) => Number(`${hundreds * 100}${tens * 10}${ones}`)],
	[slip.tensAsOnes, (_, [hundreds, tens, ones]) => 100 * hundreds + tens + ones],
];

const whole = { types: ["INTEGER"] } as const;
const decimal = { types: ["FLOAT"] } as const;
const BOX = String.raw`\\square`;

/** Sums and differences of whole numbers and decimals. */
export const OF_SUMS: readonly TaskKind[] = [
	EXPANDED,
	kind(formula(N, String.raw` \+ (100?)`), [...mental("+"), ...SUMS], whole),
	kind(formula(N, " - (100?)"), [...mental("-"), ...DIFFERENCES], whole),
	kind(formula(N, String.raw` \+ `, N), SUMS, whole),
	kind(formula(N, " - ", N), DIFFERENCES, whole),
	listKind(formula(String.raw`((?:\d|\{,\})+(?: \+ (?:\d|\{,\})+){2,3})`), SEVERAL),
	kind(formula(N, String.raw` \+ ${BOX} = `, N), MISSING_ADDEND, whole),
	kind(formula(String.raw`${BOX} \+ `, N, " = ", N), MISSING_ADDEND, whole),
	kind(formula(N, " = ", N, String.raw` \+ ${BOX}`), turned(MISSING_ADDEND), whole),
	kind(formula(N, String.raw` = ${BOX} \+ `, N), turned(MISSING_ADDEND), whole),
	kind(formula(N, " = ", N, ` - ${BOX}`), turned(MISSING_ADDEND), whole),
	kind(formula(N, ` - ${BOX} = `, N), MISSING_ADDEND, whole),
	kind(formula(`${BOX} - `, N, " = ", N), MISSING_START, whole),
	kind(formula(N, String.raw` \+ `, N), DECIMAL_SUMS, decimal),
	kind(formula(N, " - ", N), DECIMAL_DIFFERENCES, decimal),
	kind(exactly(String.raw`(\d) hundreds?, (\d) tens?, and (\d) ones?`), PLACES),
];
