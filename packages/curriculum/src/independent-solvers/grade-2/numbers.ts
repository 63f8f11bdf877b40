import type { Rational } from "@learnin/domain/arithmetic/rational";
import { isEqual, rational } from "@learnin/domain/arithmetic/rational";
import type { Question } from "@learnin/domain/question/question";
import { areInTheirBins } from "../reading/cards.ts";
import { pairsUp } from "./parity.ts";
import { countsRows } from "./arrays.ts";
import { findsTheMissing } from "../shared/missing-numbers.ts";
import { keepsTheStep } from "./equal-steps.ts";
import { calculate, formulasIn } from "../reading/formulas.ts";
import { figureOf, onScale } from "../reading/read-figure.ts";
import { countsPlaces, meansTheSame } from "./places-of-wholes.ts";
import { keepsTheValue } from "./strategies.ts";
import { isTrueStatement } from "../reading/common-solvers.ts";
import { countsByTens, takesEachAway } from "./mental-sums.ts";
import { numbersInFigure, wholesIn } from "../reading/read-question.ts";
import type { Solvers } from "../solver.ts";
import { repeatedSum, wholeOf } from "../reading/wholes.ts";
import { undoesFacts, undoesWholeSums } from "../shared/whole-sums.ts";

/** Independent solvers of grade 2 for numbers and sums. */
export const numbersWays2: Solvers = {
	"add-facts-within-20": undoesFacts,
	"subtract-facts-within-20": undoesFacts,
	"add-within-100": undoesWholeSums,
	"subtract-within-100": undoesWholeSums,
	"add-four-two-digit": takesEachAway,
	"add-within-1000": undoesWholeSums,
	"subtract-within-1000": undoesWholeSums,
	"mental-add-sub-10-100": countsByTens,
	"explain-add-sub-strategies": keepsTheValue,
	"hundreds-tens-ones": countsPlaces,
	"skip-count-5-10-100": keepsTheStep,
	"number-forms-to-1000": meansTheSame,
	"compare-three-digit": (question, answer) => {
		const { prompt, question_type } = question;
		const { text, texts, value } = answer;
		const [a = 0n, b = 0n] = wholesIn(prompt);
		if (question_type === "LABELED_INPUT")
			return areInTheirBins(question, texts, (card) => `${BigInt(card) < a ? "less" : "greater"} than ${a}`);
		if (question_type === "VERIFY_WITH_LLM") return text.endsWith(`$${a} < ${b}$.`) && a < b;
		if (/[<>=]/.test(text)) return isTrueStatement(question, answer);
		const asksMore = /more|farther\?|higher|greater|right/.test(prompt);
		if (question_type === "FILL_ONE") return wholeOf(value) === (a > b === asksMore ? a : b);
		return text === ownersIn(prompt)[a > b === asksMore ? 0 : 1];
	},
	"odd-even-numbers": pairsUp,
	"arrays-repeated-addition": countsRows,
	"unknown-addend-equations": findsTheMissing,
	"number-line-sums": (question, { value, text }) => {
		const { prompt, figure } = question;
		const [formula] = formulasIn(prompt);
		if (figure === undefined)
			return value !== null && isEqual(value, formula === undefined ? walked(prompt) : calculate(formula));
		const [start, end] = jumpEnds(question);
		if (formula !== undefined) return wholeOf(value) === end;
		const [first = 0n, by = 0n, last = 0n] = wholesIn(text);
		return first === start && last === end && (text.includes("+") ? first + by : first - by) === last;
	},
};

/** Who has the first number, and who has the second. */
function ownersIn(prompt: string): string[] {
	return prompt.split(". ").map((sentence) => /^[\p{L}]+/u.exec(sentence)?.[0] ?? "");
}

/** Where so many jumps of one size lead: "starts at 8 and makes 5 jumps of 1 to the left". */
function walked(prompt: string): Rational {
	const [start = 0n, jumps = 0n, size = 0n] = wholesIn(prompt);
	const far = repeatedSum(jumps, size);
	return rational(prompt.includes("to the right") ? start + far : start - far);
}

/** Where the first jump begins and the last one ends, read off the number line. */
function jumpEnds(question: Question): [bigint, bigint] {
	const arcs = numbersInFigure(question, /<path d="M([\d.]+) 100Q[\d.]+ -?[\d.]+ ([\d.]+) 100"/g);
	const place = (x: Rational | undefined) => onScale(figureOf(question), x ?? rational(0n)).numerator;
	return [place(arcs[0]?.[0]), place(arcs.at(-1)?.[1])];
}
