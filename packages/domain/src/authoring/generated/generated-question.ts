import { readNumber } from "../../grading/read-answer.ts";
import { toPlainText } from "../../question/text/plain-text.ts";
import type { AnswerType, Question, QuestionOption } from "../../question/question.ts";

// A model returns less than one of our questions: ids, order and positions are made here, so that none of
// them can reveal which answer is right.

interface GeneratedBase {
	prompt: string;
	/** Empty: none. */
	instruction: string;
	hints: string[];
	explanation: string;
}

/** A box with its answer and how to compute it, in the language of `evaluateExpression`. */
export interface GeneratedBox {
	answer: string;
	/** Empty: none. */
	unit: string;
	expression: string;
}

export interface GeneratedOption {
	label: string;
	is_right: boolean;
	/** For a wrong option: a kind sentence to students who chose it; empty: none. */
	feedback: string;
}

export type GeneratedQuestion =
	| (GeneratedBase &
			GeneratedBox & {
				question_type: "FILL_ONE";
				mistakes: { answer: string; feedback: string }[];
			})
	| (GeneratedBase & { question_type: "FILL_MULTIPLE"; boxes: GeneratedBox[] })
	| (GeneratedBase & { question_type: "SELECT_ONE"; options: GeneratedOption[]; expression: string })
	| (GeneratedBase & { question_type: "SELECT_ALL"; options: GeneratedOption[] })
	| (GeneratedBase & {
			question_type: "MATCH_THE_FOLLOWING";
			pairs: { left: string; right: string; expression: string }[];
			/** Right sides without a match. */
			others: string[];
	  })
	| (GeneratedBase & { question_type: "VERIFY_WITH_LLM"; requirements: string[]; sample_answer: string });

/** One part of the answer with the expression that the model gave for it. */
export interface PartExpression {
	/** The box, or the left side; `answer` if there is one part. */
	part: string;
	expression: string;
}

/** One of our questions made from a model's output, with or without faults, and its expressions. */
export function questionOfGenerated(
	made: GeneratedQuestion,
	answer_type: AnswerType,
): { question: Question; expressions: PartExpression[] } {
	const base = {
		prompt: made.prompt.trim(),
		...(made.instruction.trim() !== "" && { cta: made.instruction.trim() }),
		hints: made.hints.map((hint) => hint.trim()),
		explanation: made.explanation.trim(),
		known_mistakes: [],
	};
	switch (made.question_type) {
		case "FILL_ONE":
			return {
				question: {
					...base,
					question_type: "FILL_ONE",
					...boxOf(made, answer_type),
					known_mistakes: made.mistakes.map(({ answer, feedback }, at) => ({
						id: `mistake-${at + 1}`,
						answer: answer.trim(),
						feedback: feedback.trim(),
					})),
				},
				expressions: [{ part: "answer", expression: made.expression.trim() }],
			};
		case "FILL_MULTIPLE": {
			const blanks = made.boxes.map((box, at) => ({ id: letterOf(at), ...boxOf(box, answer_type) }));
			return {
				question: { ...base, question_type: "FILL_MULTIPLE", answer_type, blanks },
				expressions: made.boxes.map(({ expression }, at) => ({ part: letterOf(at), expression })),
			};
		}
		case "SELECT_ONE": {
			const { options, rights, known_mistakes } = optionsOf(made.options);
			// With no right option, or several, there is no key: `checkQuestion` reports it.
			const option_id = rights.length === 1 ? (rights[0] ?? "") : "";
			return {
				question: {
					...base,
					question_type: "SELECT_ONE",
					answer_type,
					options,
					key: { option_id },
					known_mistakes,
				},
				expressions: [{ part: "answer", expression: made.expression.trim() }],
			};
		}
		case "SELECT_ALL": {
			const { options, rights, known_mistakes } = optionsOf(made.options);
			return {
				question: {
					...base,
					question_type: "SELECT_ALL",
					answer_type,
					options,
					key: { option_ids: rights },
					known_mistakes,
				},
				expressions: [],
			};
		}
		case "MATCH_THE_FOLLOWING":
			return matchOf(made, base, answer_type);
		case "VERIFY_WITH_LLM":
			return {
				question: {
					...base,
					question_type: "VERIFY_WITH_LLM",
					answer_type,
					key: {
						rubric: made.requirements.map((requirement, at) => ({ id: `${at + 1}`, requirement })),
						sample_answer: made.sample_answer.trim(),
					},
				},
				expressions: [],
			};
	}
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

type Base = Omit<
	Extract<Question, { question_type: "VERIFY_WITH_LLM" }>,
	"question_type" | "answer_type" | "key"
>;

function matchOf(
	{ pairs, others }: Extract<GeneratedQuestion, { question_type: "MATCH_THE_FOLLOWING" }>,
	base: Base,
	answer_type: AnswerType,
) {
	const rights = [...pairs.map(({ right }) => right), ...others]
		.map((label) => label.trim())
		.toSorted(compareLabels)
		.map((label, at) => ({ id: `r${at + 1}`, label }));
	const left_options = pairs.map(({ left }, at) => ({ id: `l${at + 1}`, label: left.trim() }));
	const answer_dict = Object.fromEntries(
		pairs.map(({ right }, at) => [
			`l${at + 1}`,
			rights.find(({ label }) => label === right.trim())?.id ?? "",
		]),
	);
	const question: Question = {
		...base,
		question_type: "MATCH_THE_FOLLOWING",
		answer_type,
		left_options,
		right_options: rights,
		key: { answer_dict },
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
