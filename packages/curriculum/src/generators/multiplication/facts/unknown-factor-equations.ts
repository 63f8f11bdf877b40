import { ask, asClaim, defineSkill, type Form } from "../../../kit/index.ts";
import { factsOf } from "./products.ts";
import { missingInDivision, missingInProduct } from "./unknown-numbers.ts";

const EASY = factsOf([2, 5, 10], [2, 10]);
const MIDDLE = factsOf([2, 3, 4, 5, 6], [2, 8]);
const ALL = factsOf([3, 4, 6, 7, 8, 9], [3, 9]);

const either: Form = (random) => random.pick([missingInProduct(ALL), missingInDivision(ALL)])(random);

/** "In $6 \times \square = 48$, the box stands for $8$." */
const claims = (form: Form) =>
	ask.judged(
		asClaim(
			form,
			(task, value) => `${task.replace("the number for the box in", "In")}, the number is ${value}.`,
		),
	);
const matched = (form: Form) => ask.matched(equationOnly(form), ["equation", "missing number"]);

/** The equation alone, to be matched. */
function equationOnly(form: Form): Form {
	return (random) => {
		const draft = form(random);
		return draft && { ...draft, task: draft.task?.replace("the number for the box in ", "") ?? "" };
	};
}

// 1: a factor is missing, facts of 2, 5 and 10. 2: up to 6 times 8, and several at once. 3: up to 9 times 9. 4: the divisor
// or the dividend is missing. 5: any of them, and what someone did wrong.
export const unknownFactorEquations = defineSkill("unknown-factor-equations", 13, {
	1: [ask.typed(missingInProduct(EASY)), ask.chosen(missingInProduct(EASY)), matched(missingInProduct(EASY))],
	2: [
		ask.typed(missingInProduct(MIDDLE)),
		ask.chosen(missingInProduct(MIDDLE)),
		claims(missingInProduct(MIDDLE)),
	],
	3: [ask.typed(missingInProduct(ALL)), matched(missingInProduct(ALL)), claims(missingInProduct(ALL))],
	4: [ask.typed(missingInDivision(ALL)), ask.chosen(missingInDivision(ALL)), matched(missingInDivision(ALL))],
	5: [
		ask.typed(either),
		claims(either),
		ask.whatWentWrong(missingInDivision(ALL)),
		ask.explainTheMistake(either),
	],
});
