import * as slip from "../slips/index.ts";
import { exactly, formula, kind, type Lead, N, type Procedure, type TaskKind } from "./task-kind.ts";

/** A value with its sign: "- 4" after a term is -4. */
const plus: readonly Procedure[] = valuesOf(1);
const minus: readonly Procedure[] = valuesOf(-1);

/** A rule "4k + 7" at a value of its letter; `way` is the sign of the constant. */
function valuesOf(way: 1 | -1): readonly Procedure[] {
	return [
		[slip.digitsSideBySide, (_, [k, c, x]) => Number(`${k}${x}`) + way * c],
		[slip.addedConstantFirst, (_, [k, c, x]) => k * (x + way * c)],
		[slip.addedInput, (_, [k, c, x]) => k + x + way * c],
		[slip.stoppedAfterProduct, (_, [k, , x]) => k * x],
		[slip.turnedTheConstant, (_, [k, c, x]) => k * x - way * c],
	];
}

/** The value of the letter comes first if a function is asked for. */
const ofFunction = (procedures: readonly Procedure[]): Procedure[] =>
	procedures.map(([made, lead]) => [made, (right, [x, k, c, ...rest]) => lead(right, [k, c, x, ...rest])]);

/** A falling rule "-3k - 6" at a value. */
const falling = (way: 1 | -1): readonly Procedure[] => [
	[slip.turnedTheConstant, (_, [x, k, c]) => -k * x - way * c],
	[slip.wrongSign, (value) => -value],
	[slip.stoppedAfterProduct, (_, [x, k]) => -k * x],
];

const POWER_TERM: readonly Procedure[] = [
	[slip.squaredTheCoefficient, (_, [k, exponent, x]) => (k * x) ** exponent],
	[slip.exponentAsFactor, (_, [k, exponent, x]) => k * x * exponent],
	[slip.leftOutTheExponent, (_, [k, , x]) => k * x],
];

const PLUS_IS: readonly Procedure[] = [
	[slip.repeatedOperation, (_, [a, b]) => b + a],
	[slip.tookTheResult, (_, [, b]) => b],
	[slip.subtractedTheWrongWay, (_, [a, b]) => a - b],
	[slip.copiedTheOtherNumber, (_, [a]) => a],
];

const MINUS_IS: readonly Procedure[] = [
	[slip.repeatedOperation, (_, [a, b]) => b - a],
	[slip.tookTheResult, (_, [, b]) => b],
	[slip.copiedTheOtherNumber, (_, [a]) => a],
];

const TIMES_IS: readonly Procedure[] = [
	[slip.subtractedToUndoAProduct, (_, [a, b]) => b - a],
	[slip.subtractedToUndoAProduct, (_, [a, b]) => b + a],
	[slip.repeatedOperation, (_, [a, b]) => a * b],
	[slip.tookTheResult, (_, [, b]) => b],
	[slip.dividedTheWrongWay, (_, [a, b]) => [a, b]],
];

/** "9t + 19 = 37"; `way` is the sign of the constant. */
const twoSteps = (way: 1 | -1): readonly Procedure[] => [
	[slip.didNotDivide, (_, [, c, b]) => b - way * c],
	[slip.movedNumber, (_, [a, c, b]) => fraction(b + way * c, a)],
	[slip.lostSolutionSign, (x) => -x],
];

const parentheses = (way: 1 | -1): readonly Procedure[] => [
	[slip.distributedToFirst, (_, [a, c, b]) => fraction(b - way * c, a)],
	[slip.gaveTheParentheses, (_, [a, , b]) => fraction(b, a)],
	[slip.undidWithSameSign, (_, [a, c, b]) => fraction(b + way * a * c, a)],
	[slip.didNotDivide, (_, [a, c, b]) => b - way * a * c],
	[slip.lostSolutionSign, (x) => -x],
];

const BOTH_SIDES: readonly Procedure[] = [
	[slip.movedNumber, (_, [a, c, d, e]) => fraction(e + c, a - d)],
	[slip.movedLetter, (_, [a, c, d, e]) => fraction(e - c, a + d)],
	[slip.didNotDivide, (_, [, c, , e]) => e - c],
	[slip.lostSolutionSign, (x) => -x],
];

/** With the sign in the numerator. */
function fraction(top: number, bottom: number): Lead {
	if (bottom === 0) return undefined;
	return bottom < 0 ? [-top, -bottom] : [top, bottom];
}

const LETTER = "[a-z]";
const PLUS = String.raw` \+ `;
const signed = { isSigned: true } as const;
const at = String.raw`\$ for \$[a-z] = (\d+)\$`;
const ofX = String.raw`\$f\((\d+)\)\$ for \$f\(x\) = `;

/** Expressions, rules and equations with one letter. */
export const OF_ALGEBRA: readonly TaskKind[] = [
	kind(exactly(String.raw`\$`, N, LETTER, PLUS, N, at), plus, signed),
	kind(exactly(String.raw`\$`, N, LETTER, " - ", N, at), minus, signed),
	kind(exactly(String.raw`\$`, N, LETTER, String.raw`\^\{(\d)\}`, at), POWER_TERM),
	kind(exactly(ofX, N, "x", PLUS, N, String.raw`\$`), ofFunction(plus), signed),
	kind(exactly(ofX, N, "x - ", N, String.raw`\$`), ofFunction(minus), signed),
	kind(exactly(ofX, "-", N, "x", PLUS, N, String.raw`\$`), falling(1), signed),
	kind(exactly(ofX, "-", N, "x - ", N, String.raw`\$`), falling(-1), signed),
	kind(formula(LETTER, PLUS, N, " = ", N), PLUS_IS, signed),
	kind(formula(LETTER, " - ", N, " = ", N), MINUS_IS, signed),
	kind(formula(N, LETTER, " = ", N), TIMES_IS),
	kind(formula(N, LETTER, PLUS, N, " = ", N), twoSteps(1), signed),
	kind(formula(N, LETTER, " - ", N, " = ", N), twoSteps(-1), signed),
	kind(formula(N, String.raw`\(`, LETTER, PLUS, N, String.raw`\) = `, N), parentheses(1), signed),
	kind(formula(N, String.raw`\(`, LETTER, " - ", N, String.raw`\) = `, N), parentheses(-1), signed),
	kind(formula(N, LETTER, PLUS, N, " = ", N, LETTER, PLUS, N), BOTH_SIDES, signed),
];
