import type { Difficulty } from "@learnin/domain/question/difficulty";
import type { ServedQuestion } from "./bank.queries.ts";
import type { WantedQuestion } from "../questions/make-questions.ts";

/** The maximum share of a set's fresh questions that people wrote: two of five. */
const share = 0.4;
/** How much easier or harder a question may be than the one that it replaces. */
const nearEnough = 1;

/**
 * The wanted questions with some fresh ones replaced from the bank: same skill, the closest difficulty
 * available, each used once; a slot reserved for a question type or an interaction takes no other. Generators supply the rest,
 * so that practice never runs out.
 */
export function mixInBank(wanted: WantedQuestion[], served: readonly ServedQuestion[]): WantedQuestion[] {
	const left = [...served];
	let room = Math.floor(wanted.filter(isFresh).length * share);
	return wanted.map((each) => {
		const chosen = room > 0 && isFresh(each) ? nearest(each, left) : undefined;
		if (chosen === undefined) return each;
		room -= 1;
		left.splice(left.indexOf(chosen), 1);
		const { question_id, version, question, fingerprint } = chosen;
		const difficulty = chosen.difficulty as Difficulty;
		return { ...each, difficulty, question, fingerprint, bank: { question_id, version } };
	});
}

/** Neither a specific question nor the repeat of a missed one. */
function isFresh({ question, review_of }: WantedQuestion): boolean {
	return question === undefined && review_of === undefined;
}

function nearest(place: WantedQuestion, served: readonly ServedQuestion[]): ServedQuestion | undefined {
	const distance = ({ difficulty }: ServedQuestion) => Math.abs(difficulty - place.difficulty);
	return served
		.filter((each) => each.skill_id === place.skill_id && distance(each) <= nearEnough)
		.filter(({ question }) => [undefined, question.question_type].includes(place.question_type))
		.filter(({ question }) => place.is_made !== true || question.interaction !== undefined)
		.toSorted((a, b) => distance(a) - distance(b))[0];
}
