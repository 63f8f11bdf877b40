import { generators } from "@learnin/curriculum/generators/generators";
import { rightAnswer, wrongAnswer } from "@learnin/domain/examples/answers";
import type { Difficulty } from "@learnin/domain/question/difficulty";
import type { Question, StudentAnswer } from "@learnin/domain/question/question";

/** A question with one answer to it. */
export interface Entry {
	question: Question;
	answer: StudentAnswer;
}

const difficulties: readonly Difficulty[] = [1, 2, 3, 4, 5];
/** Of ten answers seven are right. */
const wrongOfTen: ReadonlySet<number> = new Set([2, 5, 8]);

/**
 * So many answers to as many generated questions: each skill in turn, at each difficulty, so that types have the
 * shares that students get. Throws if a question type or an answer type is missing.
 */
export function gradedEntries(count: number): Entry[] {
	const entries = Array.from({ length: count }, (_, number) => {
		const generator = generators[number % generators.length];
		if (generator === undefined) throw new Error("there are no generators");
		const round = Math.floor(number / generators.length);
		const difficulty = difficulties[(number + round) % difficulties.length] ?? 1;
		const question = generator.generate(number, difficulty);
		const wrong = wrongOfTen.has((number + round) % 10) && question.question_type !== "VERIFY_WITH_LLM";
		return { question, answer: wrong ? wrongAnswer(question) : rightAnswer(question) };
	});
	requireAllTypes(entries.map(({ question }) => question));
	return entries;
}

const everyQuestionType = 7;
const everyAnswerType = 6;

function requireAllTypes(questions: readonly Question[]): void {
	const questionTypes = new Set(questions.map(({ question_type }) => question_type));
	const answerTypes = new Set(questions.map(({ answer_type }) => answer_type));
	if (questionTypes.size < everyQuestionType || answerTypes.size < everyAnswerType)
		throw new Error(`types are missing: only ${[...questionTypes, ...answerTypes].join(", ")}`);
}
