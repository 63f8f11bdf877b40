import { generatorFor } from "@learnin/curriculum/generators/generators";
import { TYPES_PER_SET } from "@learnin/domain/practice/vary-types";
import type { Difficulty } from "@learnin/domain/question/difficulty";
import type { Db } from "../../../platform/db/database.ts";
import { type ServedQuestion, selectServedNewFirst } from "./bank.queries.ts";
import type { WantedQuestion } from "../questions/make-questions.ts";

/** How many of a skill's questions are considered for a slot. */
const choice = 40;
/**
 * Questions further down were seen more recently, so they are not chosen even if their difficulty is closer.
 */
const longestChoice = 12;

/**
 * The wanted questions; those of skills without a generator come from the bank: new to the student first,
 * then the closest in difficulty, and a type not used yet until the set has three types. If the bank has no
 * more, the slots are dropped.
 */
export async function fillFromBank(
	db: Db,
	student_id: string,
	wanted: readonly WantedQuestion[],
): Promise<WantedQuestion[]> {
	const skill_ids = [...new Set(wanted.filter(needsBank).map(({ skill_id }) => skill_id))];
	if (skill_ids.length === 0) return [...wanted];
	const served = await selectServedNewFirst(db, student_id, { skill_ids, limit: choice * skill_ids.length });
	const types = new Set<string>();
	return wanted
		.flatMap((place) => {
			if (!needsBank(place)) return [place];
			const chosen = take(served, place, types);
			return chosen === undefined ? [] : [given(place, chosen)];
		})
		.map((place, position) => ({ ...place, position }));
}

function needsBank({ skill_id, question }: WantedQuestion): boolean {
	return question === undefined && generatorFor(skill_id) === undefined;
}

/**
 * Removes the question from the remaining ones, which are in the order in which the student should get them.
 */
function take(
	served: ServedQuestion[],
	{ skill_id, difficulty }: WantedQuestion,
	types: Set<string>,
): ServedQuestion | undefined {
	const distance = (each: ServedQuestion) => Math.abs(each.difficulty - difficulty);
	const again = ({ question }: ServedQuestion) =>
		types.size < TYPES_PER_SET && types.has(question.question_type) ? 1 : 0;
	const [chosen] = served
		.filter((each) => each.skill_id === skill_id)
		.slice(0, longestChoice)
		.toSorted((a, b) => again(a) - again(b) || distance(a) - distance(b));
	if (chosen === undefined) return undefined;
	served.splice(served.indexOf(chosen), 1);
	types.add(chosen.question.question_type);
	return chosen;
}

function given(place: WantedQuestion, chosen: ServedQuestion): WantedQuestion {
	const { question_id, version, question, fingerprint } = chosen;
	const difficulty = chosen.difficulty as Difficulty;
	return { ...place, difficulty, question, fingerprint, bank: { question_id, version } };
}
