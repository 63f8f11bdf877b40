import { drawQuestions } from "@learnin/curriculum/generators/draw-questions";
import type { Generator } from "@learnin/curriculum/generators/generator";
import { generators } from "@learnin/curriculum/generators/generators";
import { skills } from "@learnin/curriculum/skills/skills";
import { rightAnswer, wrongAnswer } from "@learnin/domain/examples/answers";
import { gradeAnswer } from "@learnin/domain/grading/grade-answer";
import type { Difficulty } from "@learnin/domain/question/difficulty";
import type { Question, StudentAnswer } from "@learnin/domain/question/question";
import { feedbackOf, questionFingerprint, renderQuestion } from "@learnin/server/features/practice/index";
import type { RenderedQuestion } from "@learnin/server/features/practice/index";

/** One graded answer to a question of the pool. */
export interface PoolAnswer {
	verdict: string;
	answer: StudentAnswer;
	answer_read: string;
	known_mistake_id: string | null;
	feedback: unknown;
}

/**
 * A real question from a generator, rendered and with real answers: the correct one first, then wrong ones.
 */
export interface PoolQuestion {
	id: number;
	skill_id: string;
	generator_version: number;
	seed: number;
	difficulty: Difficulty;
	question: Question;
	rendered: RenderedQuestion;
	fingerprint: string;
	answers: PoolAnswer[];
}

/** The questions of a skill by difficulty, starting with difficulty 1 at index 0. */
export type SkillQuestions = PoolQuestion[][];

/** The questions for seeded students: many students get the same questions, and each of them few twice. */
export interface QuestionPool {
	questions: PoolQuestion[];
	bySkill: ReadonlyMap<string, SkillQuestions>;
	/** Skills with questions of a grade, in teaching order. */
	skillsOf(grade: number): string[];
}

const difficulties: Difficulty[] = [1, 2, 3, 4, 5];
const wrongAnswersKept = 3;

/** Generates, renders and grades: `perDifficulty` questions of every skill of these grades and every difficulty. */
export function makePool(perDifficulty: number, grades: ReadonlySet<number>): QuestionPool {
	const wanted = new Set(skills.filter(({ grade }) => grades.has(grade)).map(({ id }) => id));
	const questions: PoolQuestion[] = [];
	const bySkill = new Map<string, SkillQuestions>();
	for (const generator of generators.filter(({ skill_id }) => wanted.has(skill_id))) {
		const ofSkill = difficulties.map((difficulty) => {
			const drawn = drawPool(generator, difficulty, perDifficulty, questions.length);
			questions.push(...drawn);
			return drawn;
		});
		bySkill.set(generator.skill_id, ofSkill);
	}
	const isPractised = (skill_id: string) => bySkill.get(skill_id)?.every((list) => list.length > 0) === true;
	const inOrder = skills.filter(({ id }) => isPractised(id));
	return {
		questions,
		bySkill,
		skillsOf: (grade) => inOrder.filter((skill) => skill.grade === grade).map(({ id }) => id),
	};
}

function drawPool(
	generator: Generator,
	difficulty: Difficulty,
	count: number,
	first_id: number,
): PoolQuestion[] {
	const draw = { generator, difficulty, seed: 1, count, fingerprintOf: questionFingerprint };
	return (
		drawQuestions(draw)
			.map((drawn) => {
				const rendered = renderQuestion(drawn.question);
				return { ...drawn, rendered, answers: answersTo(drawn.question, rendered) };
			})
			// Leaves out what a person or a model has to read.
			.filter(({ answers }) => answers[0]?.verdict === "correct")
			.map((question, at) => ({
				...question,
				id: first_id + at,
				skill_id: generator.skill_id,
				generator_version: generator.version,
				difficulty,
			}))
	);
}

function answersTo(question: Question, rendered: RenderedQuestion): PoolAnswer[] {
	const given = [rightAnswer(question)];
	for (let n = 0; n < wrongAnswersKept; n += 1) given.push(wrongAnswer(question, n));
	const byReading = new Map<string, PoolAnswer>();
	for (const answer of given) {
		const grade = gradeAnswer(question, answer);
		if (grade.verdict !== "correct" && grade.verdict !== "incorrect") continue;
		const known_mistake_id = grade.verdict === "incorrect" ? grade.known_mistake_id : null;
		byReading.set(grade.answer_read, {
			verdict: grade.verdict,
			answer,
			answer_read: grade.answer_read,
			known_mistake_id,
			feedback: feedbackOf(rendered, grade),
		});
	}
	return [...byReading.values()].toSorted((a, b) => rank(a) - rank(b));
}

function rank({ verdict }: PoolAnswer): number {
	return verdict === "correct" ? 0 : 1;
}
