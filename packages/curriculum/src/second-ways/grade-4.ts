import { isEqual, rational } from "@learnin/domain/arithmetic/rational";
import { wholesIn } from "./read-question.ts";
import type { SecondWays } from "./second-way.ts";
import { byWholes } from "./second-way.ts";
import { byPrompt, wholes } from "./ways.ts";
import { repeatedSum } from "./wholes.ts";
import { geometryWays4 } from "./grade-4-geometry.ts";
import { measureWays4 } from "./grade-4-measures.ts";
import { comparesUnlike, fractionWays4 } from "./grade-4-fractions.ts";
import { numberWays4 } from "./grade-4-numbers.ts";

/** One second way per generator of grade 4. */
export const secondWays4: SecondWays = {
	"multiply-two-by-two-digit": byPrompt(
		[
			/each part/,
			wholes(
				([tens, ones], [a, b]) => tens === repeatedSum(a, b - (b % 10n)) && ones === repeatedSum(a, b % 10n),
			),
		],
		[/./, byWholes((value, a, b) => repeatedSum(a, b) === value)],
	),
	"divide-by-one-digit": byWholes((value, total, divisor) => repeatedSum(divisor, value) === total),
	"equivalent-fractions": (question, { value }) => {
		if (value === null) return false;
		// The answer stands in the box: both sides must be the same number.
		const filled = question.prompt.replace("\\square", `${value.numerator}`);
		const [a = 0n, b = 1n, c = 0n, d = 1n] = wholesIn(filled);
		return value.denominator === 1n && isEqual(rational(a, b), rational(c, d));
	},
	"compare-fractions-unlike": comparesUnlike,
	"mixed-improper-convert": (question, { value, texts }) => {
		if (question.question_type === "MATCH_THE_FOLLOWING") {
			const [top = 0n, under = 1n] = wholesIn(texts[0] ?? "");
			const [whole = 0n, part = 0n, bottom = 1n] = wholesIn(texts[1] ?? "");
			return isEqual(rational(top, under), rational(whole * bottom + part, bottom));
		}
		const [a = 0n, b = 1n, c] = wholesIn(question.prompt);
		const asked = c === undefined ? rational(a, b) : rational(a * c + b, c);
		return value !== null && isEqual(value, asked);
	},
	...numberWays4,
	...fractionWays4,
	...measureWays4,
	...geometryWays4,
};
