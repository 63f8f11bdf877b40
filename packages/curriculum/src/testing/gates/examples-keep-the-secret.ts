import { examplesIn, isStated, numbersToAvoid } from "../../kit/format-examples.ts";
import type { Gate } from "./gate.ts";

/** "Write a fraction, such as 3/4.": the example is neither a right answer nor a number of the question. */
export const examplesKeepTheSecret: Gate = (question) => {
	const told = numbersToAvoid(question);
	return examplesIn(question.cta ?? "")
		.filter((example) => isStated(example, told))
		.map((example) => `the example ${example} is in the question or is right`);
};
