import { exampleFillMultiple, exampleFillOne } from "../../examples/questions.ts";
import { checkQuestion } from "../../question/checks/check-question.ts";
import type { AnswerType, FillOneQuestion, Question } from "../../question/question.ts";
import type { Interaction } from "../interaction.ts";

/** What is wrong with a question, each as "fault: detail". */
export function faultsInDetail(question: Question): string[] {
	return checkQuestion(question).map(({ fault, detail }) => `${fault}: ${detail}`);
}

/** What is wrong with a question whose one answer is made by this interaction. */
export function faultsOfOne(
	interaction: Interaction,
	answer_type: AnswerType,
	key: FillOneQuestion["key"],
): string[] {
	return faultsInDetail(exampleFillOne({ answer_type, interaction, key, known_mistakes: [] }));
}

/** The same for an answer in each of several boxes. */
export function faultsOfSeveral(
	interaction: Interaction,
	answer_type: AnswerType,
	keys: readonly FillOneQuestion["key"][],
): string[] {
	const blanks = keys.map((key, at) => ({ id: `b${at}`, answer_type, answer_prefix: `${at}:`, key }));
	const prompt = "Make the answers.";
	return faultsInDetail(
		exampleFillMultiple({ answer_type, prompt, interaction, blanks, known_mistakes: [] }),
	);
}

/** The faults of a question whose interaction does not fit for this reason; none without a reason. */
export function unfit(why: string | null): string[] {
	return why === null ? [] : [`interaction-unfit: ${why}`];
}
