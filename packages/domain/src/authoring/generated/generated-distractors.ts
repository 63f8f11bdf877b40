import { isEqual } from "../../arithmetic/rational.ts";
import { toPlainText } from "../../question/text/plain-text.ts";
import type { Question, QuestionOption } from "../../question/question.ts";
import { recordOf } from "../../question-types/question-types.ts";
import { valueOfLabel } from "./label-value.ts";
import { failed, type Finding, notApplicable, passed } from "./generated-finding.ts";
import { evaluateExpression } from "./expressions/answer-expression.ts";
import type { PartExpression } from "./generated-form.ts";

/** Whether a wrong option, or a wrong side of a match, is in fact right: by its words or by its value. */
export function checkDistractors(question: Question, expressions: readonly PartExpression[]): Finding {
	const judged = recordOf(question).judgedOptions(question);
	if (judged === null) return notApplicable("no_options");
	return checkOptions(judged.options, judged.right_ids, judged.is_calculated ? expressions : []);
}

function checkOptions(
	options: readonly QuestionOption[],
	right_ids: readonly string[],
	expressions: readonly PartExpression[],
): Finding {
	const rights = options.filter(({ id }) => right_ids.includes(id));
	const wrongs = options.filter(({ id }) => !right_ids.includes(id));
	const twin = wrongs.find((wrong) => rights.some((right) => saysTheSame(wrong.label, right.label)));
	if (twin !== undefined) return failed("distractor_equals_answer", toPlainText(twin.label));
	const [expression] = expressions;
	const worked = expression === undefined ? undefined : evaluateExpression(expression.expression);
	if (worked?.ok !== true) return passed;
	const rightWords = rights.map(({ label }) => wordsOf(toPlainText(label).toLowerCase()));
	const second = wrongs.find(({ label }) => {
		const value = valueOfLabel(label);
		const isOfThat = rightWords.includes(wordsOf(toPlainText(label).toLowerCase()));
		return value !== null && isOfThat && isEqual(value, worked.value);
	});
	return second === undefined ? passed : failed("expression_fits_two_options", toPlainText(second.label));
}

/** Equal numbers of the same unit, or equal words. */
function saysTheSame(one: string, other: string): boolean {
	const [a, b] = [toPlainText(one).toLowerCase(), toPlainText(other).toLowerCase()];
	// Other checks compare pictures.
	if (a === "" || b === "") return false;
	if (a === b) return true;
	const [x, y] = [valueOfLabel(one), valueOfLabel(other)];
	return x !== null && y !== null && isEqual(x, y) && wordsOf(a) === wordsOf(b);
}

function wordsOf(plain: string): string {
	return plain.replaceAll(/[^\p{L}%$€£]+/gu, " ").trim();
}
