import { NUMBER_RANGES, type NumberRange } from "@learnin/domain/authoring/generated/grade-ranges";
import { readNumber } from "@learnin/domain/grading/read-answer";
import { numbersIn } from "@learnin/domain/question/text/plain-text";
import type { Question } from "@learnin/domain/question/question";
import { judgedAnswers } from "../../independent-solvers/reading/judged-answers.ts";
import type { Gate } from "./gate.ts";

/** Every number of the prompt and of the key is in the grade's range; a mistake may lead elsewhere. */
export const numbersInRange: Gate = (question, { grade }) => {
	const range = NUMBER_RANGES[grade];
	// A wrong answer below zero would show a younger child a number that it does not know yet.
	const below = range.has_negatives
		? []
		: question.known_mistakes.filter(({ answer }) => answer.startsWith("-"));
	if (below.length > 0) return below.map(({ id }) => `${id} leads below zero in grade ${grade}`);
	return shownNumbers(question).flatMap((text) => {
		const read = readNumber(text);
		if (!read.readable) return [];
		const { numerator, denominator } = read.number.value;
		const is_decimal = text.includes(".");
		const faults: string[] = [];
		if (numerator < 0n && !range.has_negatives) faults.push("negative");
		if (numerator > range.most * denominator || -numerator > range.most * denominator)
			faults.push("too large");
		if (is_decimal && !range.has_decimals) faults.push("a decimal");
		if (text.includes("/") && !isBottom(range, text)) faults.push("not a fraction of this grade");
		return faults.map((fault) => `${text} is ${fault} in grade ${grade}`);
	});
};

function isBottom({ has_fractions, bottoms }: NumberRange, text: string): boolean {
	const bottom = BigInt(/\/(\d+)/.exec(text)?.[1] ?? 1);
	return has_fractions && (bottoms === undefined || bottoms.includes(bottom));
}

function shownNumbers(question: Question): string[] {
	const right = judgedAnswers(question)
		.filter(({ fits }) => fits)
		.flatMap(({ texts }) => texts);
	return [question.prompt, ...right].flatMap((text) => [...numbersIn(text)]);
}
