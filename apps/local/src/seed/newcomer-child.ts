import { procedureOf } from "@learnin/curriculum/procedures/procedure-of";
import { seededRandom } from "@learnin/curriculum/random/seeded-random";
import { rightAnswer, wrongAnswer } from "@learnin/domain/examples/answers";
import { gradeAnswer } from "@learnin/domain/grading/grade-answer";
import type { Question, StudentAnswer } from "@learnin/domain/question/question";

export interface AskedQuestion {
	skill_id: string;
	grade: number;
	question: Question;
}

/** A made-up child that meets Learnin for the first time; the same one each time. */
export interface NewcomerChild {
	grade: number;
	/** In a placement: null for "not learned yet". */
	placed(asked: AskedQuestion): StudentAnswer | null;
	/** Its next answer to a question that it tried so many times; it learns a little from each. */
	answer(asked: AskedQuestion, tries: number): StudentAnswer;
	/** It works through a repair. */
	repair(procedure: string): void;
	/** Whether one in so many times falls on now. */
	oneIn(count: number): boolean;
}

const GRADE = 5;
/** How it goes wrong wherever it can, so many of a hundred times at first, and how much less after each repair. */
const PROCEDURES = ["misplaces-the-decimal-point", "fractions-across"];
const MISTAKEN = { first: 75, less: 25 };
/** Of a hundred times; of its own grade it was taught about half. */
const KNOWS = { before: 94, taught: 82, not_yet: 30, after: 12 };
const LEARNED_BY_QUESTION = 7;
const MOST = 96;

/** A fifth-grader who knows what comes before, half of its own grade, and has two wrong procedures. */
export function newcomerChild(): NewcomerChild {
	const random = seededRandom("newcomer");
	const mistaken = new Map(PROCEDURES.map((procedure) => [procedure, MISTAKEN.first]));
	/** In a hundred, by skill. */
	const known = new Map<string, number>();
	const knows = ({ skill_id, grade }: AskedQuestion): number => {
		const found = known.get(skill_id);
		if (found !== undefined) return found;
		const own = random.oneIn(2) ? KNOWS.taught : KNOWS.not_yet;
		const first = grade < GRADE ? KNOWS.before : grade > GRADE ? KNOWS.after : own;
		known.set(skill_id, first);
		return first;
	};
	const isRight = (asked: AskedQuestion) => random.integer(1, 100) <= knows(asked);
	return {
		grade: GRADE,
		placed(asked) {
			if (isRight(asked)) return rightAnswer(asked.question);
			return random.oneIn(2) ? null : wrongAnswer(asked.question);
		},
		answer(asked, tries) {
			const { skill_id, question } = asked;
			const slip = tries < 2 ? mistakenAnswer(asked, mistaken) : undefined;
			if (slip !== undefined && random.integer(1, 100) <= slip.often) return slip.answer;
			const right = isRight(asked) || tries > 1;
			known.set(skill_id, Math.min(MOST, knows(asked) + LEARNED_BY_QUESTION));
			return right ? rightAnswer(question) : wrongAnswer(question, tries);
		},
		repair(procedure) {
			const often = mistaken.get(procedure);
			if (often !== undefined) mistaken.set(procedure, often - MISTAKEN.less);
		},
		oneIn: (count) => random.oneIn(count),
	};
}

/** The answer to which a wrong procedure leads, where one of the likeliest wrong answers is that, and how often. */
function mistakenAnswer({ skill_id, question }: AskedQuestion, mistaken: ReadonlyMap<string, number>) {
	if (question.question_type === "VERIFY_WITH_LLM") return undefined;
	for (const n of [0, 1, 2, 3]) {
		const answer = wrongAnswer(question, n);
		const grade = gradeAnswer(question, answer);
		const mistake = grade.verdict === "incorrect" ? grade.known_mistake_id : null;
		const often = mistake === null ? undefined : mistaken.get(procedureOf(skill_id, mistake) ?? "");
		if (often !== undefined) return { answer, often };
	}
	return undefined;
}
