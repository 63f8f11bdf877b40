import { generatorFor } from "@learnin/curriculum/generators/generators";
import { inTeachingOrder } from "@learnin/curriculum/skills/teaching-order";
import { interleave } from "@learnin/domain/practice/interleave";
import type { Difficulty } from "@learnin/domain/question/difficulty";
import type { Db, Tx } from "../../platform/db/database.ts";
import { dayIn, selectPracticeDays } from "../rewards/index.ts";
import { sessionDifficulties, type WantedQuestion } from "./make-questions.ts";
import { readNotebook } from "./mistakes.ts";
import type { Mistake } from "./mistakes.queries.ts";
import {
	type QuestionRow,
	selectBookmarkedQuestions,
	selectQuestionsById,
	selectSkillBoard,
	selectStudent,
} from "./practice.queries.ts";

const longestSession = 10;
/** Of a day's set so many are returns of mistakes, if so many are due. */
const returnsPerDay = 3;
const skillsPerDay = 3;

/** A question of the same kind in the same place: fresh where a generator makes them, else the same once more. */
export function siblingOf(
	row: Pick<QuestionRow, "position" | "skill_id" | "difficulty" | "question" | "review_of">,
): WantedQuestion {
	return {
		position: row.position,
		skill_id: row.skill_id,
		difficulty: row.difficulty as Difficulty,
		...(row.review_of !== null && { review_of: row.review_of }),
		...(generatorFor(row.skill_id) === undefined && { question: row.question }),
	};
}

/** Ten fresh questions of one skill, gently rising. */
export function planSkill(skill_id: string): WantedQuestion[] {
	return sessionDifficulties.map((difficulty, position) => ({ position, skill_id, difficulty }));
}

/** Siblings of the mistakes that are due, the longest overdue first, no two of one skill in a row. */
export async function planReview(tx: Tx | Db, student_id: string, now: Date): Promise<WantedQuestion[]> {
	const { time_zone } = await selectStudent(tx, student_id);
	const { due } = await readNotebook(tx, student_id, dayIn(time_zone, now));
	return inOrder(await returnsOf(tx, due.slice(0, longestSession)));
}

/** The bookmarked questions themselves, newest first. */
export async function planBookmarks(tx: Tx | Db, student_id: string): Promise<WantedQuestion[]> {
	const rows = await selectBookmarkedQuestions(tx, student_id, longestSession);
	return inOrder(
		rows.map(({ skill_id, difficulty, question, fingerprint }) => ({
			skill_id,
			difficulty: difficulty as Difficulty,
			question,
			fingerprint,
		})),
	);
}

/**
 * The day's set: some due mistakes, and skills of the student's grade, begun ones that do not sit yet before new ones in
 * teaching order, mixed. As many questions as are left of the daily goal, at least five and at most twenty.
 */
export async function planDay(tx: Tx | Db, student_id: string, now: Date): Promise<WantedQuestion[]> {
	const student = await selectStudent(tx, student_id);
	const today = dayIn(student.time_zone, now);
	const { due } = await readNotebook(tx, student_id, today);
	const days = await selectPracticeDays(tx, [student_id]);
	const finished_today = days.find(({ date }) => date === today)?.finished ?? 0;
	const board = await selectSkillBoard(tx, student);
	const size = Math.min(20, Math.max(5, student.daily_goal - finished_today));
	const returns = await returnsOf(tx, due.slice(0, returnsPerDay));
	const skills = skillsOfDay(board, student.grade);
	const fresh = Array.from({ length: skills.length === 0 ? 0 : size - returns.length }, (_, at) => ({
		skill_id: skills[at % skills.length]?.id ?? "",
		difficulty: sessionDifficulties[Math.floor((at * sessionDifficulties.length) / size)] ?? 1,
	}));
	return inOrder([...returns, ...fresh]);
}

type BoardSkill = Awaited<ReturnType<typeof selectSkillBoard>>[number];

/** Begun but not sitting (under four of five solved at the first try, or under ten solved), then new ones. */
function skillsOfDay(board: BoardSkill[], grade: number): BoardSkill[] {
	const own = board.filter((skill) => skill.grade === grade);
	const candidates = own.length > 0 ? own : board;
	const begun = candidates.filter(({ solved_count }) => solved_count > 0);
	const unsure = begun
		.filter(({ solved_count, first_try_count }) => solved_count < 10 || first_try_count < solved_count * 0.8)
		.toSorted((a, b) => a.first_try_count / a.solved_count - b.first_try_count / b.solved_count);
	const fresh = inTeachingOrder(
		candidates.filter(({ solved_count }) => solved_count === 0),
		({ id }) => id,
	);
	const sure = begun.filter((skill) => !unsure.includes(skill));
	return [...unsure.slice(0, skillsPerDay - 1), ...fresh, ...unsure.slice(skillsPerDay - 1), ...sure].slice(
		0,
		skillsPerDay,
	);
}

async function returnsOf(tx: Tx | Db, mistakes: Mistake[]): Promise<Omit<WantedQuestion, "position">[]> {
	const rows = await selectQuestionsById(
		tx,
		mistakes.map(({ question_id }) => question_id),
	);
	return mistakes.flatMap(({ question_id }) => {
		const row = rows.find(({ id }) => id === question_id);
		if (row === undefined) return [];
		const { position: _, ...sibling } = siblingOf({ ...row, position: 0, review_of: question_id });
		return [sibling];
	});
}

function inOrder(wanted: Omit<WantedQuestion, "position">[]): WantedQuestion[] {
	return interleave(wanted, ({ skill_id }) => skill_id).map((each, position) => ({ ...each, position }));
}
