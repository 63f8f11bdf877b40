import { answerTypeOf } from "../answer-type-of.ts";
import { tagsOf } from "../filing-tags.ts";
import type { FillOneQuestion, Question, QuestionOption } from "../../question/question.ts";
import type { WrittenItem } from "../written-item.ts";
import { escapeGift } from "./gift-text.ts";

/** One question as an item of a GIFT file; null for a kind that GIFT does not know. Texts are Markdown with `$$…$$`. */
export function writeGift({ name, question, filing }: WrittenItem): string | null {
	const answers = answersOf(question);
	if (answers === null) return null;
	const tags = tagsOf(filing, question).map((tag) => `[tag:${tag.replaceAll(/[\\\]]/g, "\\$&")}]`);
	const general = `\t####${textOf(question.explanation)}`;
	const head = `::${escapeGift(name.replaceAll("\n", " "))}::[markdown]${textOf(question.prompt)}`;
	return [
		...(tags.length === 0 ? [] : [`// ${tags.join(" ")}`]),
		`${head}{${answers.mark}`,
		...answers.lines,
		general,
		"}",
	].join("\n");
}

/** Formulas as Moodle's filters find them. */
function textOf(markdown: string): string {
	return escapeGift(
		markdown.replaceAll(/(?<!\\)\$((?:\\[\s\S]|[^$\\])+)\$/g, (_, tex: string) => `$$${tex}$$`),
	);
}

interface Answers {
	/** What makes a numerical answer of it. */
	mark: "" | "#";
	lines: string[];
}

function answersOf(question: Question): Answers | null {
	switch (question.question_type) {
		case "SELECT_ONE":
			return { mark: "", lines: options(question, (id) => (id === question.key.option_id ? "=" : "~")) };
		case "SELECT_ALL": {
			const { option_ids } = question.key;
			const share = `~%${percent(100 / option_ids.length)}%`;
			return { mark: "", lines: options(question, (id) => (option_ids.includes(id) ? share : "~%-100%")) };
		}
		case "FILL_ONE":
			return fillOne(question);
		case "MATCH_THE_FOLLOWING":
			return { mark: "", lines: pairs(question) };
		case "VERIFY_WITH_LLM":
			return { mark: "", lines: [] };
		case "FILL_MULTIPLE":
		case "LABELED_INPUT":
			return null;
	}
}

function percent(share: number): string {
	return share.toFixed(5).replace(/\.?0+$/, "");
}

function options(
	question: Extract<Question, { question_type: "SELECT_ONE" | "SELECT_ALL" }>,
	signOf: (id: string) => string,
): string[] {
	return question.options.map(({ id, label }) => {
		const feedback = question.known_mistakes.find(({ answer }) => answer === id)?.feedback;
		return `\t${signOf(id)}${textOf(label)}${feedback === undefined ? "" : `#${textOf(feedback)}`}`;
	});
}

function fillOne({ key, answer_type, known_mistakes }: FillOneQuestion): Answers {
	const is_number = answer_type === "INTEGER" || answer_type === "FLOAT";
	const tolerance = key.tolerance === undefined ? "" : `:${key.tolerance}`;
	// Moodle's numbers have no commas; a fraction is a text there.
	const isPlain = (text: string) => /^-?\d+(\.\d+)?$/.test(text);
	const as_number =
		is_number && key.answers.every(isPlain) && answerTypeOf(key.answers[0] ?? "") !== "STRING";
	const wrong = known_mistakes
		.filter(({ answer }) => !as_number || isPlain(answer))
		.map(({ answer, feedback }) => `\t=%0%${escapeGift(answer)}${as_number ? ":0" : ""}#${textOf(feedback)}`);
	const right = key.answers.map((answer) => `\t=${escapeGift(answer)}${as_number ? tolerance : ""}`);
	return { mark: as_number ? "#" : "", lines: [...right, ...wrong] };
}

function pairs({
	left_options,
	right_options,
	key,
}: Extract<Question, { question_type: "MATCH_THE_FOLLOWING" }>): string[] {
	const label = (list: readonly QuestionOption[], id: string | undefined) =>
		textOf(list.find((option) => option.id === id)?.label ?? "").replaceAll("->", "→");
	const used = new Set(Object.values(key.answer_dict));
	return [
		...left_options.map(
			({ id }) => `\t=${label(left_options, id)} -> ${label(right_options, key.answer_dict[id])}`,
		),
		...right_options.filter(({ id }) => !used.has(id)).map(({ id }) => `\t= -> ${label(right_options, id)}`),
	];
}
