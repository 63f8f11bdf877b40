import { gradeFillOne } from "../../grading/graders/fill-one.ts";
import type { FillOneQuestion } from "../../question/question.ts";
import { boxWeight, firstScale, MAX_BOXES, MAX_ONES, panText } from "./balance.ts";
import type { Balance } from "./settings.ts";

/**
 * Why a balance scale cannot answer this question, or null: its pans, its letter, or a right answer that it does not
 * lead to.
 */
export function whyNoBalance(question: FillOneQuestion, balance: Balance): string | null {
	const { left, right } = firstScale(balance);
	for (const pan of [left, right]) {
		const { boxes, ones } = pan;
		const isSound = [boxes, ones].every((count) => Number.isSafeInteger(count) && count >= 0);
		if (!isSound || boxes > MAX_BOXES || ones > MAX_ONES) return panText(pan, balance.variable);
	}
	if (!/^[A-Za-z]$/.test(balance.variable)) return balance.variable;
	const weight = boxWeight(balance);
	if (weight === null || weight > MAX_ONES)
		return `${panText(left, balance.variable)} = ${panText(right, balance.variable)}`;
	return gradeFillOne(question, `${weight}`).verdict === "correct" ? null : `${weight}`;
}
