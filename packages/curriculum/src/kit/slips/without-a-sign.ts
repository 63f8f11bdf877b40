import type { Question } from "@learnin/domain/question/question";
import { optionsOf } from "../each-text.ts";

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

/** What a slip says about a drawn inequality, and where it is only written. */
const ABOUT_ARROWS = ["Try a number on the arrow: does it fit?", "Test one number: does it fit?"] as const;

/** Whether any feedback among these texts may need `feedbackFor`; most do not. */
export function mayDependOnSigns(texts: string): boolean {
	return texts.includes("Look at the ") || texts.includes(ABOUT_ARROWS[0]);
}

/** The feedback as it fits a question with or without a written operation, or with or without an arrow. */
export function feedbackFor(feedback: string, question: Question): string {
	const [drawn, written] = ABOUT_ARROWS;
	return feedback.includes(drawn) && !showsAnArrow(question)
		? feedback.replace(drawn, written)
		: aboutSigns(feedback, question);
}

function showsAnArrow(question: Question): boolean {
	const figures = [question.figure, ...optionsOf(question).map(({ figure }) => figure)];
	return (
		question.interaction?.kind === "inequality" || figures.some((figure) => figure?.alt.includes("arrow"))
	);
}

function aboutSigns(feedback: string, question: Question): string {
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
