import { readNumber } from "../../grading/read-answer.ts";
import { toPlainText } from "../../question/text/plain-text.ts";
import type { AnswerType, Question, QuestionOption } from "../../question/question.ts";
import { outOfOrder, type SheetOf, sortOf } from "./generated-cards.ts";
import type {
	GeneratedBox,
	GeneratedOf,
	GeneratedOption,
	GeneratedQuestion,
	GeneratedTexts,
	PartExpression,
} from "./generated-form.ts";

/** A question made from a model's output, and its expressions. */
interface MadeQuestion {
	question: Question;
	expressions: PartExpression[];
}

/** One of our questions made from a model's output, with or without faults, and its expressions. */
export function questionOfGenerated(
	made: GeneratedQuestion,
	answer_type: AnswerType,
	sheetOf: SheetOf,
): MadeQuestion {
	const texts: GeneratedTexts = {
		prompt: made.prompt.trim(),
		...(made.instruction.trim() !== "" && { cta: made.instruction.trim() }),
		hints: made.hints.map((hint) => hint.trim()),
		explanation: made.explanation.trim(),
	};
	switch (made.question_type) {
		case "FILL_ONE":
			return fillOneOf(made, texts, answer_type);
		case "FILL_MULTIPLE":
			return fillMultipleOf(made, texts, answer_type);
		case "SELECT_ONE":
			return selectOneOf(made, texts, answer_type);
		case "SELECT_ALL":
			return { question: selectAllOf(made, texts, answer_type), expressions: [] };
		case "MATCH_THE_FOLLOWING":
			return matchOf(made, texts, answer_type);
		case "LABELED_INPUT":
			return { question: sortOf(made, texts, sheetOf), expressions: [] };
		case "VERIFY_WITH_LLM":
			return { question: verifyOf(made, texts, answer_type), expressions: [] };
	}
}

function fillOneOf(made: GeneratedOf<"FILL_ONE">, texts: GeneratedTexts, answer_type: AnswerType) {
	const box = boxOf(made, answer_type);
	const isFraction = answer_type === "SIMPLE_FRACTION" || answer_type === "MIXED_FRACTION";
	const question: Question = {
		...texts,
		question_type: "FILL_ONE",
		...box,
		// A line of fourths writes 2/4.
		...(made.interaction !== null && isFraction && { key: { ...box.key, simplest: "optional" } }),
		known_mistakes: made.mistakes.map(({ answer, feedback }, at) => ({
			id: `mistake-${at + 1}`,
			answer: answer.trim(),
			feedback: feedback.trim(),
		})),
		...(made.interaction !== null && { interaction: made.interaction }),
	};
	return { question, expressions: [{ part: "answer", expression: made.expression.trim() }] };
}

function fillMultipleOf(
	{ boxes }: GeneratedOf<"FILL_MULTIPLE">,
	texts: GeneratedTexts,
	answer_type: AnswerType,
) {
	const blanks = boxes.map((box, at) => ({ id: letterOf(at), ...boxOf(box, answer_type) }));
	const question: Question = {
		...texts,
		question_type: "FILL_MULTIPLE",
		answer_type,
		blanks,
		known_mistakes: [],
	};
	return {
		question,
		expressions: boxes.map(({ expression }, at) => ({ part: letterOf(at), expression })),
	};
}

function selectOneOf(made: GeneratedOf<"SELECT_ONE">, texts: GeneratedTexts, answer_type: AnswerType) {
	const { options, rights, known_mistakes } = optionsOf(made.options);
	// With no right option, or several, there is no key: `checkQuestion` reports it.
	const option_id = rights.length === 1 ? (rights[0] ?? "") : "";
	const question: Question = {
		...texts,
		question_type: "SELECT_ONE",
		answer_type,
		options,
		key: { option_id },
		known_mistakes,
	};
	return { question, expressions: [{ part: "answer", expression: made.expression.trim() }] };
}

function selectAllOf(
	made: GeneratedOf<"SELECT_ALL">,
	texts: GeneratedTexts,
	answer_type: AnswerType,
): Question {
	const { options, rights, known_mistakes } = optionsOf(made.options);
	const key = { option_ids: rights };
	return { ...texts, question_type: "SELECT_ALL", answer_type, options, key, known_mistakes };
}

function verifyOf(
	{ requirements, sample_answer }: GeneratedOf<"VERIFY_WITH_LLM">,
	texts: GeneratedTexts,
	answer_type: AnswerType,
): Question {
	return {
		...texts,
		question_type: "VERIFY_WITH_LLM",
		answer_type,
		key: {
			rubric: requirements.map((requirement, at) => ({ id: `${at + 1}`, requirement })),
			sample_answer: sample_answer.trim(),
		},
		known_mistakes: [],
	};
}

function boxOf({ answer, unit }: GeneratedBox, answer_type: AnswerType) {
	return {
		answer_type,
		...(unit.trim() !== "" && { answer_suffix: unit.trim() }),
		key: { answers: [answer.trim()] },
	};
}

/** Options in the order of their values or letters: models tend to name the right one first. */
function optionsOf(made: readonly GeneratedOption[]) {
	const inOrder = made.toSorted((one, other) => compareLabels(one.label, other.label));
	const options: QuestionOption[] = inOrder.map(({ label }, at) => ({
		id: letterOf(at),
		label: label.trim(),
	}));
	return {
		options,
		rights: inOrder.flatMap(({ is_right }, at) => (is_right ? [letterOf(at)] : [])),
		known_mistakes: inOrder.flatMap(({ is_right, feedback }, at) =>
			is_right || feedback.trim() === ""
				? []
				: [{ id: `option-${letterOf(at)}`, answer: letterOf(at), feedback: feedback.trim() }],
		),
	};
}

function matchOf(
	{ pairs, others, interaction }: GeneratedOf<"MATCH_THE_FOLLOWING">,
	texts: GeneratedTexts,
	answer_type: AnswerType,
) {
	const cards = [...pairs.map(({ right }) => right), ...others].map((label) => label.trim());
	// In the order of their values the cards to put in order would be in order already.
	const lying = interaction === null ? cards.toSorted(compareLabels) : outOfOrder(cards);
	const rights = lying.map((label, at) => ({ id: `r${at + 1}`, label }));
	const left_options = pairs.map(({ left }, at) => ({ id: `l${at + 1}`, label: left.trim() }));
	const answer_dict = Object.fromEntries(
		pairs.map(({ right }, at) => [
			`l${at + 1}`,
			rights.find(({ label }) => label === right.trim())?.id ?? "",
		]),
	);
	const question: Question = {
		...texts,
		question_type: "MATCH_THE_FOLLOWING",
		// Places in a row are words.
		answer_type: interaction === null ? answer_type : "STRING",
		left_options,
		right_options: rights,
		key: { answer_dict },
		known_mistakes: [],
		...(interaction !== null && { interaction }),
	};
	return {
		question,
		expressions: pairs.map(({ expression }, at) => ({ part: `l${at + 1}`, expression })),
	};
}

function letterOf(at: number): string {
	return String.fromCodePoint(97 + at);
}

function compareLabels(one: string, other: string): number {
	const [a, b] = [readNumber(toPlainText(one)), readNumber(toPlainText(other))];
	if (!a.readable || !b.readable) return toPlainText(one).localeCompare(toPlainText(other), "en");
	const [x, y] = [a.number.value, b.number.value];
	const difference = x.numerator * y.denominator - y.numerator * x.denominator;
	return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}
