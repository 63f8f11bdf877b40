import { gradeFillOne } from "../../grading/graders/fill-one.ts";
import type { FillOneQuestion } from "../../question/question.ts";
import { countsOf, entryOf } from "./money.ts";
import type { Money } from "./settings.ts";

/** Why coins and bills cannot answer this question, or null: a right answer that they do not make. */
export function whyNoMoney(question: FillOneQuestion, money: Money): string | null {
	const [answer = ""] = question.key.answers;
	const counts = countsOf(money, answer);
	if (counts === null) return answer;
	const entry = entryOf(money, counts);
	return gradeFillOne(question, entry).verdict === "correct" ? null : entry;
}
