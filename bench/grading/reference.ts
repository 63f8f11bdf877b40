import { scorePerseusItem } from "@khanacademy/perseus-score";
import type {
	AnswerBlank,
	AnswerType,
	PictureLabel,
	Question,
	QuestionOption,
	StudentAnswer,
} from "@learnin/domain/question/question";
import type { Entry } from "./entries.ts";

type Item = Parameters<typeof scorePerseusItem>[0];
type Inputs = Parameters<typeof scorePerseusItem>[1];
type NumberType = Exclude<AnswerType, "STRING">;

/** A widget of the reference with the rubric of its kind, and what the student did with it. */
interface Widget {
	type: string;
	options: object;
	input: object;
}

/** The forms that the reference accepts: only those of the type, which is the least work for it. */
const forms: Readonly<Record<NumberType, string[]>> = {
	INTEGER: ["integer"],
	FLOAT: ["integer", "decimal"],
	SIMPLE_FRACTION: ["proper", "improper"],
	MIXED_FRACTION: ["mixed", "proper"],
	MIXED: ["integer", "decimal", "proper", "improper", "mixed"],
};

/**
 * The same answer to the same question as the reference scores it, built before the clock starts: one item with a
 * widget for each part, without the mistakes that we name, which is the least work for it. It has no free text:
 * words are one choice of a list. Null for own words without a number, which it does not score.
 */
export function referenceScore({
	question,
	answer,
}: Entry): (() => ReturnType<typeof scorePerseusItem>) | null {
	const widgets = widgetsOf(question, answer);
	if (widgets.length === 0) return null;
	const named = widgets.map((widget, at) => ({ id: `${widget.type} ${at + 1}`, ...widget }));
	const graded = (id: string, { type, options }: Widget) => {
		return [id, { type, options, graded: true, version: { major: 0, minor: 0 } }];
	};
	// As JSON, which is how the reference gets both.
	const item: Item = copyAsJson({
		content: named.map(({ id }) => `[[☃ ${id}]]`).join("\n\n"),
		images: {},
		widgets: Object.fromEntries(named.map(({ id, ...widget }) => graded(id, widget))),
	});
	const inputs: Inputs = copyAsJson(Object.fromEntries(named.map(({ id, input }) => [id, input])));
	return () => scorePerseusItem(item, inputs, "en");
}

function copyAsJson(value: object) {
	return JSON.parse(JSON.stringify(value));
}

function widgetsOf(question: Question, answer: StudentAnswer): Widget[] {
	if (question.question_type === "SELECT_ONE" && answer.question_type === "SELECT_ONE")
		return [radio(question.options, [question.key.option_id], [answer.option_id ?? ""])];
	if (question.question_type === "SELECT_ALL" && answer.question_type === "SELECT_ALL")
		return [radio(question.options, question.key.option_ids, answer.option_ids)];
	if (question.question_type === "FILL_ONE" && answer.question_type === "FILL_ONE")
		return [blank(question, answer.text)];
	if (question.question_type === "FILL_MULTIPLE" && answer.question_type === "FILL_MULTIPLE")
		return question.blanks.map((each, at) => blank(each, answer.answer_list[at] ?? ""));
	if (question.question_type === "LABELED_INPUT" && answer.question_type === "LABELED_INPUT")
		return question.labels.map((each) => label(each, answer.answer_dict[each.id] ?? ""));
	if (question.question_type === "MATCH_THE_FOLLOWING" && answer.question_type === "MATCH_THE_FOLLOWING")
		return [matcher(question.left_options, question.key.answer_dict, answer.answer_dict)];
	if (question.question_type === "VERIFY_WITH_LLM") {
		const { number } = question.key;
		return number === undefined ? [] : [blank(number, number.key.answers[0] ?? "")];
	}
	throw new Error(`an answer of another type than ${question.question_type}`);
}

function radio(
	options: readonly QuestionOption[],
	right: readonly string[],
	chosen: readonly string[],
): Widget {
	const choices = options.map(({ id, label }) => ({ id, content: label, correct: right.includes(id) }));
	const multipleSelect = right.length > 1;
	return { type: "radio", options: { choices, multipleSelect }, input: { selectedChoiceIds: [...chosen] } };
}

type Dict = Readonly<Record<string, string>>;

function matcher(lefts: readonly QuestionOption[], right: Dict, chosen: Dict): Widget {
	const left = lefts.map(({ id }) => id);
	return {
		type: "matcher",
		options: { left, right: left.map((id) => right[id] ?? "") },
		input: { left, right: left.map((id) => chosen[id] ?? "") },
	};
}

function label({ key, choices, label, answer_type }: PictureLabel, text: string): Widget {
	if (key !== null && choices === undefined) return blank({ answer_type, key }, text);
	const answers = key === null ? [] : key.answers;
	return {
		type: "label-image",
		options: { markers: [{ label, answers }] },
		input: { markers: [{ label, selected: text === "" ? [] : [text] }] },
	};
}

function blank({ answer_type, key }: AnswerBlank, text: string): Widget {
	return answer_type === "STRING"
		? words(key.answers, text)
		: typedNumber(answer_type, key.answers[0] ?? "", text);
}

function words(answers: readonly string[], text: string): Widget {
	const others = answers.includes(text) ? [] : [text];
	const choices = [...others, ...answers].map((content) => ({ content, correct: answers.includes(content) }));
	const value = choices.findIndex(({ content }) => content === text) + 1;
	return { type: "dropdown", options: { choices }, input: { value } };
}

function typedNumber(type: NumberType, key: string, text: string): Widget {
	const answer = {
		value: valueOf(key),
		status: "correct",
		message: "",
		simplify: "optional",
		strict: true,
		answerForms: forms[type],
		maxError: null,
	};
	return {
		type: "numeric-input",
		options: { coefficient: false, answers: [answer] },
		input: { currentValue: text },
	};
}

/** The key as the floating-point number that the reference expects. */
function valueOf(key: string): number {
	const is_negative = key.startsWith("-");
	const [first = "0", second] = (is_negative ? key.slice(1) : key).split(" ");
	const [top, bottom = "1"] = (second ?? first).split("/");
	const size = (second === undefined ? 0 : Number(first)) + Number(top) / Number(bottom);
	return is_negative ? -size : size;
}
