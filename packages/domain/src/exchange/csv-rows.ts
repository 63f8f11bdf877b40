import type {
	AnswerBlank,
	AnswerType,
	KnownMistake,
	Question,
	QuestionOption,
} from "../question/question.ts";
import { completeSketch } from "./complete-sketch.ts";
import { type ExchangeNote, noteOf } from "./exchange-note.ts";
import { filingOf } from "./filing-tags.ts";
import { type ReadItem, refusedItem, type SketchBody, type SketchBox, type SketchOption } from "./sketch.ts";
import type { WrittenItem } from "./written-item.ts";

const LETTERS = [..."abcdefghijkl"];

/** The columns of a table of questions, in their order; only `question_type` and `prompt` must be there. */
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

export type CsvRow = Readonly<Partial<Record<string, string>>>;

/** Between several values of one cell. */
const BAR = " | ";
/** Between the two sides of a pair. */
const PAIR = " => ";

/** One row as a question of ours, or why it is none. All texts are our Markdown. */
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

type Cell = (name: string) => string;

function parts(cell: string): string[] {
	return cell
		.split(/(?<!\\)\|/)
		.map((part) => part.trim().replaceAll("\\|", "|"))
		.filter((part) => part !== "");
}

function bodyOf(cell: Cell, notes: ExchangeNote[]): SketchBody | null {
	const filled = LETTERS.filter((letter) => cell(`option_${letter}`) !== "");
	switch (cell("question_type").toUpperCase()) {
		case "SELECT_ONE":
		case "SELECT_ALL":
			return {
				kind: "choice",
				takes_several: cell("question_type").toUpperCase() === "SELECT_ALL",
				options: filled.map((letter) => optionOf(cell, letter)),
			};
		case "FILL_ONE":
			return {
				kind: "boxes",
				boxes: [{ ...boxOf(cell, "b1", parts(cell("right"))), mistakes: mistakesOf(cell, filled) }],
			};
		case "FILL_MULTIPLE":
			return {
				kind: "boxes",
				boxes: filled.map((letter) => boxOf(cell, letter, parts(cell(`option_${letter}`)))),
			};
		case "MATCH_THE_FOLLOWING": {
			const sides = filled.map((letter) => cell(`option_${letter}`).split(PAIR.trim()));
			return {
				kind: "pairs",
				pairs: sides
					.filter(([left = ""]) => left.trim() !== "")
					.map(([left = "", right = ""]) => ({ left: left.trim(), right: right.trim() })),
				more_rights: sides.filter(([left = ""]) => left.trim() === "").map(([, right = ""]) => right.trim()),
			};
		}
		case "VERIFY_WITH_LLM":
			if (cell("answer_type") !== "" && cell("answer_type") !== "STRING")
				notes.push(noteOf("weights-left-out"));
			return {
				kind: "written",
				sample_answer: cell("right"),
				rubric: filled.map((letter) => cell(`option_${letter}`)),
			};
		default:
			return null;
	}
}

function optionOf(cell: Cell, letter: string): SketchOption {
	return {
		label: cell(`option_${letter}`),
		is_right: parts(cell("right")).some((right) => right.toLowerCase() === letter),
		feedback: cell(`feedback_${letter}`),
	};
}

/** Of a FILL_ONE the options are wrong answers that are known. */
function mistakesOf(cell: Cell, filled: readonly string[]) {
	return filled
		.filter((letter) => cell(`feedback_${letter}`) !== "")
		.map((letter) => ({ answer: cell(`option_${letter}`), feedback: cell(`feedback_${letter}`) }));
}

function boxOf(cell: Cell, id: string, answers: string[]): SketchBox {
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

/** One question as a row; null for a kind that a table does not know. */
export function writeCsvRow({ name, question, filing }: WrittenItem): CsvRow | null {
	const body = rowOf(question);
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

function joined(values: readonly string[]): string {
	return values.map((value) => value.replaceAll("|", "\\|")).join(BAR);
}

function rowOf(question: Question): CsvRow | null {
	switch (question.question_type) {
		case "SELECT_ONE":
			return {
				...optionCells(question.options, question.known_mistakes),
				...rightOf(question.options, [question.key.option_id]),
			};
		case "SELECT_ALL":
			return {
				...optionCells(question.options, question.known_mistakes),
				...rightOf(question.options, question.key.option_ids),
			};
		case "FILL_ONE":
			return {
				...blankCells(question, question.answer_type),
				right: joined(question.key.answers),
				...mistakeCells(question.known_mistakes),
			};
		case "FILL_MULTIPLE": {
			// The cells of a row hold for every box; where boxes differ, reading back tells.
			const [first] = question.blanks;
			const types = new Set(question.blanks.map(({ answer_type }) => answer_type));
			const shared =
				first === undefined ? {} : blankCells(first, types.size === 1 ? first.answer_type : undefined);
			const cells = question.blanks.map(({ key }, at): [string, string] => [
				`option_${LETTERS[at]}`,
				joined(key.answers),
			]);
			return {
				...shared,
				...Object.fromEntries(cells),
				prompt: lettered(question),
			};
		}
		case "MATCH_THE_FOLLOWING":
			return Object.fromEntries(pairCells(question));
		case "VERIFY_WITH_LLM":
			return {
				right: question.key.sample_answer,
				...Object.fromEntries(
					question.key.rubric.map(({ requirement }, at) => [`option_${LETTERS[at]}`, requirement]),
				),
			};
		case "LABELED_INPUT":
			return null;
	}
}

/** The boxes are called by the letters of their columns. */
function lettered({ prompt, blanks }: Extract<Question, { question_type: "FILL_MULTIPLE" }>): string {
	const letterOf = new Map(blanks.map(({ id }, at) => [id, LETTERS[at] ?? id]));
	return prompt.replaceAll(/\[\[([a-z0-9-]{1,20})\]\]/g, (_, id: string) => `[[${letterOf.get(id) ?? id}]]`);
}

function optionCells(options: readonly QuestionOption[], mistakes: readonly KnownMistake[]): CsvRow {
	return Object.fromEntries(
		options.flatMap(({ id, label }, at): [string, string][] => [
			[`option_${LETTERS[at]}`, label],
			[`feedback_${LETTERS[at]}`, mistakes.find(({ answer }) => answer === id)?.feedback ?? ""],
		]),
	);
}

function rightOf(options: readonly QuestionOption[], ids: readonly string[]): CsvRow {
	return { right: joined(options.flatMap(({ id }, at) => (ids.includes(id) ? [LETTERS[at] ?? ""] : []))) };
}

function mistakeCells(mistakes: readonly KnownMistake[]): CsvRow {
	return Object.fromEntries(
		mistakes.slice(0, LETTERS.length).flatMap(({ answer, feedback }, at): [string, string][] => [
			[`option_${LETTERS[at]}`, answer],
			[`feedback_${LETTERS[at]}`, feedback],
		]),
	);
}

function blankCells(
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

function pairCells({
	left_options,
	right_options,
	key,
}: Extract<Question, { question_type: "MATCH_THE_FOLLOWING" }>): [string, string][] {
	const label = (list: readonly QuestionOption[], wanted: string | undefined) =>
		list.find(({ id }) => id === wanted)?.label ?? "";
	const used = new Set(Object.values(key.answer_dict));
	const lines = [
		...left_options.map(
			({ id, label: left }) => `${left}${PAIR}${label(right_options, key.answer_dict[id])}`,
		),
		...right_options.filter(({ id }) => !used.has(id)).map(({ label: right }) => `${PAIR.trim()} ${right}`),
	];
	return lines.map((line, at) => [`option_${LETTERS[at]}`, line]);
}
