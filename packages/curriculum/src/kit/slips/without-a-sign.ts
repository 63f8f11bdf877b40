import type { Question } from "@learnin/domain/question/question";

/** What a slip says about a sign: where an operation is written, and where none is. */
const ABOUT_SIGNS: readonly (readonly [said: string, written: string, told: string])[] = [
	[
		"Look at the sign, or at what happens in the story.",
		"Look at the sign.",
		"Read the question again. What does it ask for?",
	],
	["Look at the sign, or at what happens last.", "Look at the signs.", "Read again what happens last."],
	["Look at the operation sign.", "Look at the operation sign.", "What does the question ask for?"],
	[
		"Look at the sign of the second number.",
		"Look at the sign of the second number.",
		"Read again: does it go up or down?",
	],
];

/** "3 + 4", "$3 \times 4$"; the minus of a negative number is no operation. */
const OPERATION = /\+|\\times|\\div|\\cdot|×|÷|[\d\w})|] [-−] |\\dfrac\{[^}]*\}\{[^}]*\} -/;

/** The feedback as it fits a question with or without a written operation. */
export function feedbackFor(feedback: string, question: Question): string {
	const about = ABOUT_SIGNS.find(([said]) => feedback.includes(said));
	if (about === undefined) return feedback;
	const [said, written, told] = about;
	return feedback.replace(said, showsAnOperation(question) ? written : told);
}

function showsAnOperation(question: Question): boolean {
	const { prompt, figure } = question;
	const others =
		question.question_type === "MATCH_THE_FOLLOWING"
			? question.left_options.map(({ label }) => label)
			: question.question_type === "LABELED_INPUT"
				? [figure?.alt ?? ""]
				: [];
	return [prompt, ...others].some((text) => OPERATION.test(text));
}
