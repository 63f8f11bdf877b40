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

/** A simulated child that is new to Learnin; deterministic. */
export interface NewcomerChild {
	grade: number;
	/** In a placement: null for "not learned yet". */
	placed(asked: AskedQuestion): StudentAnswer | null;
	/** Its next answer to a question after this many tries; it learns a little from each. */
	answer(asked: AskedQuestion, tries: number): StudentAnswer;
	/** It finishes a repair. */
	repair(procedure: string): void;
	/** True once in this many calls, on average. */
	oneIn(count: number): boolean;
}

const GRADE = 5;
/**
 * The wrong procedure it follows where it can, its initial frequency in percent, and the decrease after each
 * repair.
 */
const PROCEDURES = ["misplaces-the-decimal-point", "fractions-across"];
const MISTAKEN = { first: 75, less: 25 };
/** In percent: about half of its own grade is taught so far. */
const KNOWS = { before: 94, taught: 82, not_yet: 30, after: 12 };
const LEARNED_BY_QUESTION = 7;
const MAX_KNOWN = 96;

/** A fifth-grader who knows the grades below, half of its own grade, and has two wrong procedures. */
export function newcomerChild(): NewcomerChild {
	const random = seededRandom("newcomer");
	const mistaken = new Map(PROCEDURES.map((procedure) => [procedure, MISTAKEN.first]));
	/** In percent, by skill. */
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
			known.set(skill_id, Math.min(MAX_KNOWN, knows(asked) + LEARNED_BY_QUESTION));
			return right ? rightAnswer(question) : wrongAnswer(question, tries);
		},
		repair(procedure) {
			const often = mistaken.get(procedure);
			if (often !== undefined) mistaken.set(procedure, often - MISTAKEN.less);
		},
		oneIn: (count) => random.oneIn(count),
	};
}

/** The answer of a wrong procedure, if it is among the likeliest wrong answers, and how often it is given. */
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
