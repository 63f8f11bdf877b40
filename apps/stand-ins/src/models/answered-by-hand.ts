import type { GeneratedOf } from "@learnin/domain/authoring/generated/generated-form";
import { markOf } from "@learnin/domain/interactions/number-line/number-line";
import { binsOf } from "@learnin/domain/interactions/sort/sort";
import type { FillOneQuestion, LabeledInputQuestion } from "@learnin/domain/question/question";

/** As the prompt asks of a model, in letters. */
const longestCard = 14;
const longestBin = 20;

/** Whether it sorts words that are as short as asked; its picture of cards is for paper only. */
export function isWordsToSort({ interaction, labels }: LabeledInputQuestion): boolean {
	return (
		interaction?.kind === "sort" &&
		labels.every(({ label }) => label.length <= longestCard) &&
		(binsOf(labels) ?? []).every((bin) => bin.length <= longestBin)
	);
}

/** The cards with their bins, in the response format of models. */
export function cardsOf({ labels, known_mistakes }: LabeledInputQuestion) {
	return {
		question_type: "LABELED_INPUT" as const,
		interaction: { kind: "sort" as const },
		bins: [...(binsOf(labels) ?? [])],
		cards: labels.map(({ id, label, key }) => {
			const known = known_mistakes.find(({ part }) => part === id);
			const mistake = { wrong_bin: known?.answer ?? "", feedback: known?.feedback ?? "" };
			return { label, bin: key?.answers[0] ?? "", ...mistake };
		}),
	};
}

/** The number line of a question with the mistakes that it can show; all mistakes if the answer is typed. */
export function onItsLine({
	interaction,
	known_mistakes,
}: FillOneQuestion): Pick<GeneratedOf<"FILL_ONE">, "interaction" | "mistakes"> {
	const line = interaction?.kind === "number_line" ? interaction : null;
	const mistakes = known_mistakes
		.filter(({ answer }) => line === null || markOf(line, answer) !== null)
		.map(({ answer, feedback }) => ({ answer, feedback }));
	return { interaction: line, mistakes };
}
