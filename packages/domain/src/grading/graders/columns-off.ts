import type { FillMultipleQuestion } from "../../question/question.ts";
import type { ColumnsOff, Grade } from "../grade.ts";
import { readNumber } from "../read-answer.ts";

/**
 * With the names of the wrong columns of a chart, where a known mistake is about one of several: what is said of it would
 * be said of no column in particular, and be false for others.
 */
export function withColumnsOff(
	question: FillMultipleQuestion,
	entries: readonly string[],
	grade: Grade,
): Grade {
	if (grade.verdict !== "incorrect" || grade.known_mistake_id === null) return grade;
	const columns_off = columnsOff(question, entries);
	if (columns_off === null || columns_off.over.length + columns_off.under.length < 2) return grade;
	return { ...grade, columns_off };
}

function columnsOff(
	{ blanks, interaction }: FillMultipleQuestion,
	entries: readonly string[],
): ColumnsOff | null {
	if (interaction?.kind !== "chart") return null;
	const off: ColumnsOff = { style: interaction.style, over: [], under: [] };
	for (const [at, { key }] of blanks.entries()) {
		const name = interaction.names[at];
		const by = valueOf(entries[at]) - valueOf(key.answers[0]);
		if (name === undefined || Number.isNaN(by)) return null;
		if (by !== 0) (by > 0 ? off.over : off.under).push(name);
	}
	return off;
}

function valueOf(entry = ""): number {
	const read = readNumber(entry);
	if (!read.readable) return Number.NaN;
	const { numerator, denominator } = read.number.value;
	return Number(numerator) / Number(denominator);
}
