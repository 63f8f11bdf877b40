import type { GeneratedQuestion } from "@learnin/domain/authoring/generated/generated-form";
import { readNumber } from "@learnin/domain/grading/read-answer";
import { toPlainText } from "@learnin/domain/question/text/plain-text";
import {
	longCard,
	misplacedCard,
	otherMark,
	swappedCards,
	tellingBoard,
	unfitBoard,
} from "./mutate-board.ts";
import type { How } from "./ways.ts";

/** A question with a typical mistake of a model. If a mistake does not apply, the question is unchanged. */
export function mutateQuestion(how: How, made: GeneratedQuestion): GeneratedQuestion {
	switch (how) {
		case "wrong_answer":
			return wrongAnswer(made);
		case "wrong_expression":
			return withExpression(made, "1000 * 1000 + 1");
		case "code_expression":
			return withExpression(made, "process.exit(1)");
		case "two_right":
			return twoRight(made);
		case "equal_distractor":
			return equalDistractor(made);
		case "too_hard":
			return {
				...made,
				prompt: `Notwithstanding the aforementioned circumstances, characterize unambiguously: ${made.prompt}`,
			};
		case "unfit":
			return { ...made, prompt: `In the casino they drink beer. ${made.prompt}` };
		case "hint_tells":
			return { ...made, hints: [...made.hints.slice(0, 1), `The answer is ${answerOf(made)}.`] };
		case "board_unfit":
			return unfitBoard(made);
		case "board_tells":
			return tellingBoard(made);
		case "card_too_long":
			return longCard(made);
		case "link":
			return { ...made, explanation: `${made.explanation} See https://evil.example/answers` };
		default:
			return made;
	}
}

function answerOf(made: GeneratedQuestion): string {
	if (made.question_type === "FILL_ONE") return made.answer;
	if (made.question_type !== "SELECT_ONE") return "";
	return made.options.find(({ is_right }) => is_right)?.label ?? "";
}

/** Wrong, but self-consistent: the expression leads to the wrong answer too. */
function wrongAnswer(made: GeneratedQuestion): GeneratedQuestion {
	if (made.question_type === "MATCH_THE_FOLLOWING" && made.interaction !== null) return swappedCards(made);
	if (made.question_type === "LABELED_INPUT") return misplacedCard(made);
	if (made.question_type === "FILL_ONE") {
		const answer =
			made.interaction === null ? another(made.answer) : otherMark(made.interaction, made.answer);
		const mistakes = made.mistakes.filter((mistake) => mistake.answer !== answer);
		return { ...made, answer, expression: made.expression === "" ? "" : answer, mistakes };
	}
	if (made.question_type === "FILL_MULTIPLE") {
		const boxes = made.boxes.map((box) => {
			const answer = another(box.answer);
			return { ...box, answer, expression: box.expression === "" ? "" : answer };
		});
		return { ...made, boxes };
	}
	if (made.question_type === "SELECT_ONE" || made.question_type === "SELECT_ALL") {
		const first = made.options.findIndex(({ is_right }) => !is_right);
		const options = made.options.map((option, at) => ({ ...option, is_right: at === first, feedback: "" }));
		if (made.question_type === "SELECT_ALL") return { ...made, options };
		const plain = toPlainText(options[first]?.label ?? "");
		const read = readNumber(plain);
		return { ...made, options, expression: made.expression === "" || !read.readable ? "" : plain };
	}
	return made;
}

/** Another answer in the same format. */
function another(answer: string): string {
	const read = readNumber(answer);
	if (!read.readable) return `${answer} or so`;
	return answer.replace(/\d+/, (digits) => `${BigInt(digits) + 7n}`);
}

function withExpression(made: GeneratedQuestion, expression: string): GeneratedQuestion {
	if (made.question_type === "FILL_ONE" || made.question_type === "SELECT_ONE")
		return { ...made, expression };
	if (made.question_type === "FILL_MULTIPLE")
		return { ...made, boxes: made.boxes.map((box) => ({ ...box, expression })) };
	if (made.question_type === "MATCH_THE_FOLLOWING")
		return { ...made, pairs: made.pairs.map((pair) => ({ ...pair, expression })) };
	return made;
}

function twoRight(made: GeneratedQuestion): GeneratedQuestion {
	if (made.question_type !== "SELECT_ONE") return made;
	const first = made.options.findIndex(({ is_right }) => !is_right);
	return {
		...made,
		options: made.options.map((option, at) =>
			at === first ? { ...option, is_right: true, feedback: "" } : option,
		),
	};
}

/** One of the wrong options says the same as the correct one, in other symbols. */
function equalDistractor(made: GeneratedQuestion): GeneratedQuestion {
	if (made.question_type !== "SELECT_ONE" && made.question_type !== "SELECT_ALL") return made;
	const right = made.options.find(({ is_right }) => is_right)?.label ?? "";
	const first = made.options.findIndex(({ is_right }) => !is_right);
	return {
		...made,
		options: made.options.map((option, at) =>
			at === first ? { ...option, label: `$${toPlainText(right)}$ ` } : option,
		),
	};
}
