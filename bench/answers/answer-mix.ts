import { generators } from "@learnin/curriculum/generators/generators";
import { skills } from "@learnin/curriculum/skills/skills";
import { rightAnswer, wrongAnswer } from "@learnin/domain/examples/answers";
import { gradeAnswer } from "@learnin/domain/grading/grade-answer";
import type { Difficulty } from "@learnin/domain/question/difficulty";
import type { Question, StudentAnswer } from "@learnin/domain/question/question";
import { feedbackOf, renderQuestion } from "@learnin/server/features/practice/index";
import type { insertAttemptStatement, RenderedQuestion } from "@learnin/server/features/practice/index";
import { pointsForDifficulty } from "@learnin/domain/rewards/points";

/** One answer as it is sent, and as it is stored after grading. */
export interface MixedAnswer {
	answer: StudentAnswer;
	graded: Pick<Attempt, "verdict" | "answer" | "answer_read" | "feedback" | "known_mistake_id">;
}

export type Attempt = Parameters<typeof insertAttemptStatement.valuesOf>[0];

/** A question of one skill with a student's answers to it, the last of which ends it. */
export interface MixedQuestion {
	skill_id: string;
	grade: number;
	difficulty: Difficulty;
	question: Question;
	rendered: RenderedQuestion;
	points: ReturnType<typeof pointsForDifficulty>;
	answers: MixedAnswer[];
}

const difficulty = 3;
/** Of ten questions seven are right on the first try, two on the second, one on the third. */
export const wrongTries = [0, 0, 1, 0, 0, 2, 0, 0, 1, 0];

/**
 * One question of every skill, in an order that mixes grades, so that types have the shares that generators give them.
 * No answer is a free retry: each is right, counted as wrong, or waits for a review.
 */
export function answerMix(): MixedQuestion[] {
	const gradeOf = new Map(skills.map(({ id, grade }) => [id, grade]));
	return generators
		.toSorted((one, other) => mixed(one.skill_id) - mixed(other.skill_id))
		.map((generator, number) => {
			const question = generator.generate(1, difficulty);
			const rendered = renderQuestion(question);
			return {
				skill_id: generator.skill_id,
				grade: gradeOf.get(generator.skill_id) ?? 0,
				difficulty,
				question,
				rendered,
				points: pointsForDifficulty(difficulty),
				answers: answersTo(question, wrongTries[number % wrongTries.length] ?? 0).map((answer) => ({
					answer,
					graded: gradedOf(question, rendered, answer),
				})),
			};
		});
}

/** A hash of a name, the same in every run. */
function mixed(name: string): number {
	return [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, 7);
}

/** Answers that end a question: this many different wrong ones, as far as it has them, and a right one. */
export function answersTo(question: Question, wrong: number): StudentAnswer[] {
	const right = rightAnswer(question);
	if (question.question_type === "VERIFY_WITH_LLM") return [right];
	const mistaken = Array.from({ length: wrong }, (_, n) => wrongAnswer(question, n));
	// If only one wrong answer exists, sending it again would cost nothing.
	const different = new Map(mistaken.map((answer) => [JSON.stringify(answer), answer]));
	return [...different.values(), right];
}

function gradedOf(
	question: Question,
	rendered: RenderedQuestion,
	answer: StudentAnswer,
): MixedAnswer["graded"] {
	const grade = gradeAnswer(question, answer);
	if (grade.verdict === "unreadable" || grade.verdict === "wrong_form")
		throw new Error(`an answer of the mix costs no try: ${JSON.stringify(answer)}`);
	return {
		verdict: grade.verdict,
		answer: JSON.stringify(answer),
		answer_read: grade.answer_read,
		feedback: JSON.stringify(feedbackOf(rendered, grade)),
		known_mistake_id: grade.verdict === "incorrect" ? grade.known_mistake_id : null,
	};
}
