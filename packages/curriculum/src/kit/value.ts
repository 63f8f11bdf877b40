import type { AnswerType, BlankKey } from "@learnin/domain/question/question";
import { texNumber } from "./numbers.ts";

/** A right or wrong answer: how it is entered, how it is shown, and in which form it is wanted. */
export interface Value {
	entry: string;
	/** Markdown, with LaTeX between dollar signs. */
	shown: string;
	answer_type: AnswerType;
	/** Further rules of its box. */
	rules?: Pick<BlankKey, "simplest" | "tolerance" | "pi">;
}

/** A whole number, with commas where it is shown. */
export function whole(number: number): Value {
	return { entry: `${number}`, shown: `$${texNumber(number)}$`, answer_type: "INTEGER" };
}

/** The fraction as it stands, not reduced; any equal fraction is right as well. */
export function ratio(numerator: number, denominator: number): Value {
	return {
		entry: `${numerator}/${denominator}`,
		shown: `$\\dfrac{${numerator}}{${denominator}}$`,
		answer_type: "SIMPLE_FRACTION",
		rules: { simplest: "optional" },
	};
}

/** Words or a formula to choose; nobody types it. */
export function words(text: string): Value {
	return { entry: text, shown: text, answer_type: "STRING" };
}
