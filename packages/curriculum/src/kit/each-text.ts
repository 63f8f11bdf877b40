import type { AnswerBlank, Question, QuestionOption } from "@learnin/domain/question/question";

/** Rewrites what is read of a question as Markdown; its figures, plain labels and key stay as they are. */
export function rewriteTexts(question: Question, rewrite: (text: string) => string): void {
	question.prompt = rewrite(question.prompt);
	question.hints = question.hints.map(rewrite);
	question.explanation = rewrite(question.explanation);
	for (const mistake of question.known_mistakes) mistake.feedback = rewrite(mistake.feedback);
	for (const option of optionsOf(question)) option.label = rewrite(option.label);
	if (question.question_type === "VERIFY_WITH_LLM")
		question.key.sample_answer = rewrite(question.key.sample_answer);
}

/** All that `rewriteTexts` visits, with the format line and the descriptions of figures, to search in it once. */
export function wholeText(question: Question): string {
	let whole = `${question.prompt}\n${question.explanation}`;
	if (question.cta !== undefined) whole += `\n${question.cta}`;
	if (question.figure !== undefined) whole += `\n${question.figure.alt}`;
	for (const hint of question.hints) whole += `\n${hint}`;
	for (const mistake of question.known_mistakes) whole += `\n${mistake.feedback}`;
	for (const { label, figure } of optionsOf(question))
		whole += figure === undefined ? `\n${label}` : `\n${label}\n${figure.alt}`;
	return question.question_type === "VERIFY_WITH_LLM" ? `${whole}\n${question.key.sample_answer}` : whole;
}

/** What can be chosen or matched. */
export function optionsOf(question: Question): QuestionOption[] {
	switch (question.question_type) {
		case "SELECT_ONE":
		case "SELECT_ALL":
			return question.options;
		case "MATCH_THE_FOLLOWING":
			return [...question.left_options, ...question.right_options];
		default:
			return [];
	}
}

/** What is typed, but on a picture. */
export function boxesOf(question: Question): AnswerBlank[] {
	if (question.question_type === "FILL_ONE") return [question];
	return question.question_type === "FILL_MULTIPLE" ? question.blanks : [];
}
