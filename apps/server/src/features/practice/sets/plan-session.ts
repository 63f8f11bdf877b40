import { FREE_QUESTIONS_PER_DAY, questionsInReach, sizeOfDaysSet } from "@learnin/domain/practice/day-goal";
import { generatedInteractions, generatedKinds } from "@learnin/curriculum/generators/generated-kinds";
import { generatorFor } from "@learnin/curriculum/generators/generators";
import { type DaysPlace, daysSet } from "@learnin/curriculum/planning/days-set";
import { isFound } from "@learnin/domain/detective/procedure-estimate";
import { interleave } from "@learnin/domain/practice/interleave";
import { mixInMade } from "@learnin/domain/practice/mix-in-made";
import { holdPlaces, TYPES_PER_SET } from "@learnin/domain/practice/vary-types";
import type { Suggestion } from "@learnin/domain/mastery/planning/what-next";
import type { Difficulty } from "@learnin/domain/question/difficulty";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { selectFoundEstimates, suggest, suitingDifficulty } from "../../mastery/index.ts";
import { dayIn, selectPracticeDays } from "../../rewards/index.ts";
import { readPractisable, readSkillGraph } from "../../skills/index.ts";
import { sessionDifficulties, type WantedQuestion } from "../questions/make-questions.ts";
import { MISTAKES_AT_ONCE, readNotebook } from "../answers/mistakes.ts";
import type { Mistake } from "../answers/mistakes.queries.ts";
import { selectBookmarkedQuestions, selectQuestionsById, selectStudent } from "../practice.queries.ts";
import type { QuestionRow } from "../practice.queries.ts";
import { freeLeftOf } from "./require-plan.ts";

const longestSession = 10;
const REPAIR_QUESTIONS = 3;
/** For a skill's ten questions: how much easier or harder than the suitable difficulty. */
const stepsAround = [-1, -1, 0, 0, 0, 0, 0, 0, 1, 1];

/** A question of the same kind for the same slot: fresh if there is a generator, else the same again. */
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

/**
 * Ten fresh questions of one skill, gradually harder; around the suitable difficulty once enough is known.
 */
export async function planSkill(
	tx: Tx | Db,
	student_id: string,
	skill_id: string,
	now: Date,
): Promise<WantedQuestion[]> {
	const suiting = await suitingDifficulty(tx, student_id, skill_id, now);
	const kinds = generatedKinds(skill_id);
	const made = generatedInteractions(skill_id);
	const places = sessionDifficulties.map((unknown, position) => ({
		position,
		skill_id,
		kinds,
		difficulty: suiting === undefined ? unknown : stepped(suiting, stepsAround[position] ?? 0),
	}));
	const held = holdPlaces(places, TYPES_PER_SET).map(({ kinds: _, ...place }) => ({ ...place, made }));
	return mixInMade(held).map(({ made: _, ...place }) => place);
}

/** Siblings of the due mistakes, the longest overdue first, no two of one skill in a row. */
export async function planReview(tx: Tx | Db, student_id: string, now: Date): Promise<WantedQuestion[]> {
	const { time_zone } = await selectStudent(tx, student_id);
	const { due } = await readNotebook(tx, student_id, dayIn(time_zone, now));
	return inOrder(await returnsOf(tx, due.slice(0, MISTAKES_AT_ONCE)));
}

/**
 * Three questions that would reveal the procedure, of the skills in which it was found, at their difficulty;
 * empty if it is not found (anymore), or no generator makes such questions.
 */
export async function planRepair(
	db: Tx | Db,
	student_id: string,
	procedure: string,
	now: Date,
): Promise<WantedQuestion[]> {
	const estimate = (await selectFoundEstimates(db, student_id)).get(procedure);
	if (estimate === undefined || !isFound(estimate, now.getTime())) return [];
	const shown = await selectQuestionsById(
		db,
		estimate.shown_by.map(({ question_id }) => question_id),
	);
	const places = shown
		.filter(({ skill_id }) => generatorFor(skill_id) !== undefined)
		.map(({ skill_id, difficulty }) => ({ skill_id, difficulty: difficulty as Difficulty, procedure }));
	return Array.from({ length: REPAIR_QUESTIONS }, (_, position) => places[position % places.length]).flatMap(
		(place, position) => (place === undefined ? [] : [{ ...place, position }]),
	);
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
 * The questions of the day's set, chosen by `daysSet`: as many as the daily goal still needs and, without an
 * enrollment, may still end today. A due mistake comes back as a sibling, the longest overdue of its skill.
 */
export async function planDay(tx: Tx | Db, student_id: string, now: Date): Promise<WantedQuestion[]> {
	const student = await selectStudent(tx, student_id);
	const { places, due } = await chooseDay(tx, student, { now, suggestions: await suggest(tx, student, now) });
	const fresh = places.filter(({ is_return }) => !is_return);
	const returned = new Set(places.filter(({ is_return }) => is_return).map(({ skill_id }) => skill_id));
	const mistakes = due.filter(({ skill_id }) => returned.has(skill_id));
	return inOrder([...fresh.map(wantedAt), ...(await returnsOf(tx, mistakes))]);
}

/** What the day's set would ask now, grouped by skill, from the suggestions (`suggest`). */
export async function placesOfDay(db: Tx | Db, student_id: string, known: Known): Promise<DaysPlace[]> {
	return (await chooseDay(db, await selectStudent(db, student_id), known)).places;
}

interface Known {
	now: Date;
	suggestions: readonly Suggestion[];
}

async function chooseDay(
	tx: Tx | Db,
	student: Awaited<ReturnType<typeof selectStudent>>,
	{ now, suggestions }: Known,
) {
	const today = dayIn(student.time_zone, now);
	const { due } = await readNotebook(tx, student.id, today);
	const days = await selectPracticeDays(tx, [student.id]);
	const finished_today = days.find(({ date }) => date === today)?.finished ?? 0;
	// Once the free questions are used, the next set is tomorrow's.
	const left = await freeLeftOf(tx, student.id, now);
	const free_left = left === 0 ? FREE_QUESTIONS_PER_DAY : left;
	const set = {
		suggestions,
		mistakes_due: due.map(({ skill_id }) => skill_id),
		size: questionsInReach(sizeOfDaysSet(finished_today, student.daily_goal), { free_left }),
	};
	if (days.length > 0 || due.length > 0) return { places: daysSet(set), due };
	const skills = await readPractisable(tx, await readSkillGraph(tx));
	return {
		places: daysSet({ ...set, year_before: skills.filter(({ grade }) => grade === student.grade - 1) }),
		due,
	};
}

function wantedAt(place: DaysPlace): Omit<WantedQuestion, "position"> {
	const { skill_id, difficulty, question_type, is_made } = place;
	return {
		skill_id,
		difficulty,
		...(question_type !== undefined && { question_type }),
		...(is_made !== undefined && { is_made }),
	};
}

function stepped(difficulty: Difficulty, steps: number): Difficulty {
	return Math.min(5, Math.max(1, difficulty + steps)) as Difficulty;
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
