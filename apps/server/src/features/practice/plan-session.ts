import { sizeOfDaysSet } from "@learnin/domain/practice/day-goal";
import { generatorFor } from "@learnin/curriculum/generators/generators";
import type { Suggestion } from "@learnin/domain/mastery/what-next";
import { interleave } from "@learnin/domain/practice/interleave";
import {
	chooseVaried,
	holdPlaces,
	TYPES_OF_FIRST_SET,
	TYPES_PER_SET,
} from "@learnin/domain/practice/vary-types";
import type { Difficulty } from "@learnin/domain/question/difficulty";
import type { Db, Tx } from "../../platform/db/database.ts";
import { suggest, suitingDifficulty } from "../mastery/index.ts";
import { dayIn, selectPracticeDays } from "../rewards/index.ts";
import { generatedKinds, readPractisable, readSkillGraph } from "../skills/index.ts";
import { sessionDifficulties, type WantedQuestion } from "./make-questions.ts";
import { readNotebook } from "./mistakes.ts";
import type { Mistake } from "./mistakes.queries.ts";
import {
	type QuestionRow,
	selectBookmarkedQuestions,
	selectQuestionsById,
	selectStudent,
} from "./practice.queries.ts";

const longestSession = 10;
/** Of a day's set so many are returns of mistakes, if so many are due. */
const returnsPerDay = 3;
const skillsPerDay = 3;
/** What is most useful is in every set; what comes after it may make room for more types of question. */
const usualSet = { kept: 1, fewest: skillsPerDay, most: skillsPerDay + 1, types: TYPES_PER_SET };
/** A first set begins as the year does and then looks around. */
const firstSet = { kept: 2, fewest: skillsPerDay, most: 5, types: TYPES_OF_FIRST_SET };
/** Of the suggestions so many are looked at for a set; what comes later is less useful. */
const suggestionsInView = 12;
/** Of a skill's ten questions: how much easier or harder than what suits. */
const stepsAround = [-1, -1, 0, 0, 0, 0, 0, 0, 1, 1];

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

/** Ten fresh questions of one skill, gently rising; around the difficulty that suits once enough is known. */
export async function planSkill(
	tx: Tx | Db,
	student_id: string,
	skill_id: string,
	now: Date,
): Promise<WantedQuestion[]> {
	const suiting = await suitingDifficulty(tx, student_id, skill_id, now);
	const kinds = generatedKinds(skill_id);
	const places = sessionDifficulties.map((unknown, position) => ({
		position,
		skill_id,
		kinds,
		difficulty: suiting === undefined ? unknown : stepped(suiting, stepsAround[position] ?? 0),
	}));
	return holdPlaces(places, TYPES_PER_SET).map(({ kinds: _, ...place }) => place);
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
 * The day's set: some due mistakes, and the skills that are most useful now, mixed, each at the difficulty that suits. As
 * many questions as the daily goal still asks for (`sizeOfDaysSet`), of at least three types; of five in the first set that
 * a student ever gets.
 */
export async function planDay(tx: Tx | Db, student_id: string, now: Date): Promise<WantedQuestion[]> {
	const student = await selectStudent(tx, student_id);
	const today = dayIn(student.time_zone, now);
	const { due } = await readNotebook(tx, student_id, today);
	const days = await selectPracticeDays(tx, [student_id]);
	const finished_today = days.find(({ date }) => date === today)?.finished ?? 0;
	const mistakes_due = new Set(due.map(({ skill_id }) => skill_id));
	const suggestions = await suggest(tx, student, { mistakes_due, now });
	const size = sizeOfDaysSet(finished_today, student.daily_goal);
	const returns = await returnsOf(tx, due.slice(0, Math.min(returnsPerDay, size)));
	// Those of the mistakes come last: a return of each is in the set already.
	const useful = [...suggestions.filter(isFresh), ...suggestions.filter((each) => !isFresh(each))]
		.slice(0, suggestionsInView)
		.map(withKinds);
	const isFirst = days.length === 0;
	const wish = isFirst ? firstSet : usualSet;
	const candidates = isFirst ? [...useful, ...(await tastesOf(tx, student.grade))] : useful;
	const chosen = chooseVaried(candidates, wish);
	return inOrder([...returns, ...inTurns(chosen, size - returns.length, wish.types)]);
}

function isFresh({ reason }: Suggestion): boolean {
	return reason !== "mistake_to_make_good";
}

type Choice = ReturnType<typeof withKinds>;

function withKinds({ skill_id, difficulty }: Pick<Suggestion, "skill_id" | "difficulty">) {
	return { skill_id, difficulty, kinds: generatedKinds(skill_id) };
}

/**
 * For a first set: skills of the year before, one for each type of question that one of them has in an easy form. Not every
 * grade begins with skills that are asked in five ways, and what was learned last year is known until an answer says otherwise.
 */
async function tastesOf(tx: Tx | Db, grade: number): Promise<Choice[]> {
	const skills = await readPractisable(tx, await readSkillGraph(tx));
	const easy = skills
		.filter((skill) => skill.grade === grade - 1)
		.map(({ id }) => withKinds({ skill_id: id, difficulty: 1 }))
		.map((each) => ({ ...each, kinds: each.kinds.filter(({ difficulty }) => difficulty <= 2) }));
	const lastOfType = new Map(
		easy.flatMap((each) => each.kinds.map(({ question_type }) => [question_type, each] as const)),
	);
	return [...new Set(lastOfType.values())];
}

/** One question of each skill in turn; the first of each is a step easier than what suits. */
function inTurns(chosen: Choice[], size: number, types: number): Omit<WantedQuestion, "position">[] {
	const places = Array.from({ length: chosen.length === 0 ? 0 : size }, (_, at) => {
		const { difficulty, ...skill } = chosen[at % chosen.length] as Choice;
		return { ...skill, difficulty: stepped(difficulty, at < chosen.length ? -1 : 0) };
	});
	return holdPlaces(places, types).map(({ kinds: _, ...place }) => place);
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
