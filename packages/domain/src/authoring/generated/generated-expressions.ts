import { isUnlikeType } from "../../question/checks/check-question.ts";
import type { Question } from "../../question/question.ts";
import { recordOf } from "../../question-types/question-types.ts";
import { evaluateExpression } from "./expressions/answer-expression.ts";
import { failed, type Finding, notApplicable, passed } from "./generated-finding.ts";
import type { PartExpression } from "./generated-form.ts";
import { spelled } from "./spelled-number.ts";

/** An expression of a part with its value, written as a number; null if it has none. */
export interface WorkedExpression extends PartExpression {
	value: string | null;
}

/** The values of the expressions. */
export function workOut(expressions: readonly PartExpression[]): WorkedExpression[] {
	return expressions
		.filter(({ expression }) => expression.trim() !== "")
		.map((part) => {
			const worked = evaluateExpression(part.expression);
			return { ...part, value: worked.ok ? spelled(worked.value) : null };
		});
}

/** A question without a right answer has nothing to compare. */
function comparison(worked: string, key: string): string {
	return key === "" ? worked : /* not a text */ `${worked}, not ${key}`;
}

/** Whether the values of the expressions match the key, by the product's own grading. */
export function checkExpressions(question: Question, expressions: readonly PartExpression[]): Finding {
	const wanted = recordOf(question).calculatedParts(question);
	if (wanted.length === 0) return notApplicable("no_expression_needed");
	for (const part of wanted) {
		const text = expressions.find((each) => each.part === part.part)?.expression.trim() ?? "";
		if (text === "" && !part.is_needed) continue;
		if (text === "") return failed("expression_missing", part.part);
		const worked = evaluateExpression(text);
		if (!worked.ok) return failed("expression_unreadable", `${text} (${worked.fault}: ${worked.detail})`);
		if (part.fits(worked.value)) continue;
		// Nothing that is worked out fits such an answer; its value may still be right.
		if (isUnlikeType(question)) return failed("answer_unlike_type", part.key);
		return failed("expression_is_not_the_key", comparison(`${text} = ${spelled(worked.value)}`, part.key));
	}
	const isAnyGiven = wanted.some(({ part }) =>
		expressions.some((each) => each.part === part && each.expression.trim() !== ""),
	);
	return isAnyGiven ? passed : notApplicable("no_expression_needed");
}
