import { isEqual } from "../../arithmetic/rational.ts";
import type { Question } from "../../question/question.ts";
import { evaluateExpression } from "./expressions/answer-expression.ts";
import { spelled } from "./spelled-number.ts";
import { valueOfLabel } from "./label-value.ts";
import { failed, type Finding } from "./generated-finding.ts";

/** Words around a formula that only ask for its value. */
const ASKS_FOR_THE_VALUE =
	/^(?:what is|calculate|work out|find|find the value of|evaluate|compute|add|subtract|multiply|divide)?[:,]?\s*\$([^$]+)\$\s*[.?]?$/i;

/**
 * Independently computes a bare calculation such as "What is $34 + 48$?" from its prompt, whatever the model
 * said about it. Null for any other question.
 */
export function checkByCalculation(question: Question): Finding | null {
	const key = numberOfKey(question);
	const [, formula] = ASKS_FOR_THE_VALUE.exec(question.prompt.trim()) ?? [];
	if (key === null || formula === undefined) return null;
	const worked = evaluateExpression(toExpression(formula));
	if (!worked.ok) return null;
	const detail = spelled(worked.value);
	return isEqual(worked.value, key)
		? { outcome: "passed", reason: "calculation_agrees", detail }
		: failed("calculation_differs", detail);
}

function numberOfKey(question: Question) {
	if (question.question_type === "FILL_ONE")
		return question.answer_type === "STRING" ? null : valueOfLabel(question.key.answers[0] ?? "");
	if (question.question_type !== "SELECT_ONE") return null;
	return valueOfLabel(question.options.find(({ id }) => id === question.key.option_id)?.label ?? "");
}

/** LaTeX of a calculation in the language of `evaluateExpression`; anything else stays unreadable there. */
function toExpression(formula: string): string {
	return formula
		.replace(/\s*=\s*(?:\\square|\?|\\_+|_+)?\s*$/, "")
		.replaceAll("{,}", "")
		.replaceAll(/(\d),(?=\d{3}\b)/g, "$1")
		.replaceAll(/(\d+)\s*\\[dt]?frac\{(\d+)\}\{(\d+)\}/g, "($1+$2/$3)")
		.replaceAll(/\\[dt]?frac\{([^{}]+)\}\{([^{}]+)\}/g, "(($1)/($2))")
		.replaceAll(/\\(?:times|cdot)\b/g, "*")
		.replaceAll(/\\div\b/g, "/")
		.replaceAll(/\\left|\\right|\\[,;! ]/g, "")
		.replaceAll(/\^\{([^{}]+)\}/g, "^($1)");
}
