import type { Question } from "../question/question.ts";

/** The chance to be right at the first try by choosing blindly; 0 where something has to be typed. */
export function guessChance(question: Question): number {
	switch (question.question_type) {
		case "SELECT_ONE":
			return 1 / Math.max(1, question.options.length);
		case "SELECT_ALL":
			return 1 / ticksPossible(question.options.length, question.answer_count);
		case "MATCH_THE_FOLLOWING":
			return 1 / orders(question.right_options.length, question.left_options.length);
		case "LABELED_INPUT":
			return question.labels.reduce(
				(chance, { choices = [] }) => (choices.length > 0 ? chance / choices.length : 0),
				1,
			);
		case "FILL_ONE":
		case "FILL_MULTIPLE":
		case "VERIFY_WITH_LLM":
			return 0;
	}
}

/** Ways to tick `count` of the options, or at least one where the number is not told. */
function ticksPossible(options: number, count: number | undefined): number {
	if (count === undefined) return Math.max(1, 2 ** options - 1);
	let ways = 1;
	for (let taken = 0; taken < count; taken += 1) ways = (ways * (options - taken)) / (taken + 1);
	return Math.max(1, ways);
}

/** Ways to give each of `left` things one of its own of `right`. */
function orders(right: number, left: number): number {
	let ways = 1;
	for (let given = 0; given < left; given += 1) ways *= Math.max(1, right - given);
	return ways;
}
