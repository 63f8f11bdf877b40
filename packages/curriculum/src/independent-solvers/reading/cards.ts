import type { Question } from "@learnin/domain/question/question";
import { compare } from "./arithmetic.ts";
import { calculate } from "./formulas.ts";
import type { Solver, Solvers } from "../solver.ts";

/** Independent solvers in which cards put in order are ranked by their values, whatever the skill. */
export function withCardsInOrder(ways: Solvers): Solvers {
	const entries = Object.entries(ways).map(([skill, way]): [string, Solver] => [
		skill,
		(question, answer) =>
			question.interaction?.kind === "order" ? isInItsPlace(question, answer.texts) : way(question, answer),
	]);
	return Object.fromEntries(entries);
}

/** As many cards come before this one as there are places before its own. */
function isInItsPlace(question: Question, [place = "", card = ""]: readonly string[]): boolean {
	if (question.question_type !== "MATCH_THE_FOLLOWING") return false;
	const places = question.left_options.map(({ label }) => label);
	const sign = places[0] === "Greatest" ? -1 : 1;
	const worth = (label: string) => calculate(label.replaceAll("$", ""));
	const before = question.right_options.filter(({ label }) => compare(worth(label), worth(card)) * sign < 0);
	return places.indexOf(place) === before.length;
}

/** Whether each card of a sorted set is in the bin that its own label asks for. */
export function areInTheirBins(
	question: Question,
	bins: readonly string[],
	binOf: (card: string) => string,
): boolean {
	return (
		question.question_type === "LABELED_INPUT" &&
		question.labels.every(({ label }, at) => bins[at] === binOf(label))
	);
}
