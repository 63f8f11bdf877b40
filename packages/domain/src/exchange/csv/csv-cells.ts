import type { AnswerBlank, AnswerType, KnownMistake, QuestionOption } from "../../question/question.ts";
import type { SketchBox, SketchOption } from "../items/sketch.ts";

/** A row has columns for this many options, boxes or pairs. */
export const LETTERS = [..."abcdefghijkl"];

export type CsvRow = Readonly<Partial<Record<string, string>>>;

export type Cell = (name: string) => string;

/** The letters of those columns of a row that are not empty. */
export function filledLetters(cell: Cell): string[] {
	return LETTERS.filter((letter) => cell(`option_${letter}`) !== "");
}

/** Between several values of one cell. */
const BAR = " | ";

/** Between the two sides of a pair. */
export const PAIR = " => ";

export function parts(cell: string): string[] {
	return cell
		.split(/(?<!\\)\|/)
		.map((part) => part.trim().replaceAll("\\|", "|"))
		.filter((part) => part !== "");
}

export function joined(values: readonly string[]): string {
	return values.map((value) => value.replaceAll("|", "\\|")).join(BAR);
}

export function optionOf(cell: Cell, letter: string): SketchOption {
	return {
		label: cell(`option_${letter}`),
		is_right: parts(cell("right")).some((right) => right.toLowerCase() === letter),
		feedback: cell(`feedback_${letter}`),
	};
}

export function boxOf(cell: Cell, id: string, answers: string[]): SketchBox {
	const types = ["INTEGER", "STRING", "SIMPLE_FRACTION", "MIXED_FRACTION", "FLOAT"] as const;
	const answer_type = types.find((type) => type === cell("answer_type").toUpperCase());
	const simplest = (["required", "enforced", "optional"] as const).find((rule) => rule === cell("simplest"));
	return {
		id,
		answers,
		mistakes: [],
		...(answer_type !== undefined && { answer_type }),
		...(cell("tolerance") !== "" && { tolerance: cell("tolerance") }),
		...(cell("prefix") !== "" && { answer_prefix: cell("prefix") }),
		...(cell("suffix") !== "" && { answer_suffix: cell("suffix") }),
		...(simplest !== undefined && { simplest }),
		...(/^(yes|true|1)$/i.test(cell("case_sensitive")) && { is_case_sensitive: true }),
	};
}

export function optionCells(options: readonly QuestionOption[], mistakes: readonly KnownMistake[]): CsvRow {
	return Object.fromEntries(
		options.flatMap(({ id, label }, at): [string, string][] => [
			[`option_${LETTERS[at]}`, label],
			[`feedback_${LETTERS[at]}`, mistakes.find(({ answer }) => answer === id)?.feedback ?? ""],
		]),
	);
}

export function rightOf(options: readonly QuestionOption[], ids: readonly string[]): CsvRow {
	return { right: joined(options.flatMap(({ id }, at) => (ids.includes(id) ? [LETTERS[at] ?? ""] : []))) };
}

export function blankCells(
	{ key, answer_prefix, answer_suffix }: AnswerBlank,
	answer_type: AnswerType | undefined,
): CsvRow {
	return {
		answer_type: answer_type ?? "",
		tolerance: key.tolerance ?? "",
		prefix: answer_prefix ?? "",
		suffix: answer_suffix ?? "",
		simplest: key.simplest ?? "",
		case_sensitive: key.is_case_sensitive === true ? "yes" : "",
	};
}
