import { exchangedTypeOf, exchangedTypes } from "../../question-types/exchanged-types.ts";
import type { QuestionType } from "../../question/question.ts";
import { completeSketch } from "../items/complete-sketch.ts";
import { type Cell, type CsvRow, joined, LETTERS, parts } from "./csv-cells.ts";
import { type ExchangeNote, noteOf } from "../exchange-note.ts";
import { filingOf } from "../items/filing-tags.ts";
import { type ReadItem, refusedItem, type SketchBody } from "../items/sketch.ts";
import type { WrittenItem } from "../items/written-item.ts";

/** The columns of a table of questions, in order; only `question_type` and `prompt` are required. */
export const csvColumns = [
	"name",
	"question_type",
	"skill_id",
	"difficulty",
	"tags",
	"roles",
	"prompt",
	"cta",
	"answer_type",
	"right",
	"tolerance",
	"prefix",
	"suffix",
	"simplest",
	"case_sensitive",
	...LETTERS.map((letter) => `option_${letter}`),
	...LETTERS.map((letter) => `feedback_${letter}`),
	"hint_1",
	"hint_2",
	"hint_3",
	"hint_4",
	"explanation",
] as const;

/** One row as a question, or why it cannot be one. All texts are our Markdown. */
export function readCsvRow(row: CsvRow, at: number): ReadItem {
	const cell = (name: string) => (row[name] ?? "").trim();
	const notes: ExchangeNote[] = [];
	const name = cell("name") || cell("prompt").slice(0, 60) || `${at + 1}`;
	const filing = filingOf([
		...parts(cell("tags")),
		...parts(cell("roles")).map((role) => `role:${role}`),
		...(cell("skill_id") === "" ? [] : [`skill:${cell("skill_id")}`]),
		...(cell("difficulty") === "" ? [] : [`difficulty:${cell("difficulty")}`]),
	]);
	const body = bodyOf(cell, notes);
	if (body === null)
		return refusedItem(name, [...notes, noteOf("not-supported", cell("question_type"))], filing);
	const hints = ["hint_1", "hint_2", "hint_3", "hint_4"].map(cell);
	return completeSketch({
		name,
		prompt: cell("prompt"),
		cta: cell("cta"),
		hints,
		explanation: cell("explanation"),
		filing,
		notes,
		body,
	});
}

function bodyOf(cell: Cell, notes: ExchangeNote[]): SketchBody | null {
	const type = cell("question_type").toUpperCase();
	return Object.hasOwn(exchangedTypes, type)
		? exchangedTypes[type as QuestionType].readCsv(cell, notes)
		: null;
}

/** One question as a row; null for a type that a table cannot represent. */
export function writeCsvRow({ name, question, filing }: WrittenItem): CsvRow | null {
	const body = exchangedTypeOf(question).csv(question);
	if (body === null) return null;
	const [hint_1 = "", hint_2 = "", hint_3 = "", hint_4 = ""] = question.hints;
	return {
		name,
		question_type: question.question_type,
		skill_id: filing.skill_id ?? "",
		difficulty: filing.difficulty === undefined ? "" : `${filing.difficulty}`,
		tags: joined(filing.tags),
		roles: joined(question.roles ?? []),
		prompt: question.prompt,
		cta: question.cta ?? "",
		explanation: question.explanation,
		hint_1,
		hint_2,
		hint_3,
		hint_4,
		...body,
	};
}
