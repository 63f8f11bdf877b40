import { labeledInputGrader } from "../../grading/graders/labeled-input.ts";
import { checkLabeledInput } from "../../question/checks/check-labeled-input.ts";
import { literal, SAME_ENTRY, severalAnswers, shareOfMistakes } from "../answer-texts.ts";
import { judgedBoxes } from "../judged-answers.ts";
import { nameIn } from "../option-texts.ts";
import { unsolved } from "../to-solve.ts";
import { toPlainText } from "../../question/text/plain-text.ts";
import type { TypeRecord } from "../type-record.ts";

export const labeledInput: TypeRecord<"LABELED_INPUT"> = {
	check: checkLabeledInput,
	grader: (question) => {
		const grade = labeledInputGrader(question);
		return { grade: ({ answer_dict }) => grade(answer_dict) };
	},
	rightAnswer: ({ labels }) => ({
		question_type: "LABELED_INPUT",
		answer_dict: Object.fromEntries(labels.map(({ id, key }) => [id, key?.answers[0] ?? ""])),
	}),
	whatIsRight: ({ labels }) => labels.map(({ label, key }) => [label, key?.answers[0] ?? null]),
	rightTexts: ({ labels }) => labels.flatMap(({ key }) => key?.answers ?? []),
	secretTexts: () => [],
	answerWords: ({ labels }) => labels.map(({ key }) => literal(key?.answers[0])).join(", "),
	explainWords: severalAnswers,
	general_hint: "Begin with the gap you are most sure of.",
	placedOptions: () => [],
	partTexts: ({ labels }) => labels.map(({ label }) => label),
	judgedOptions: () => null,
	calculatedParts: () => [],
	boxes: ({ labels }) => labels,
	judgedAnswers: ({ labels, known_mistakes }) => judgedBoxes(labels, known_mistakes),
	mistakeWords: ({ labels }, { part = "", answer }) => `${nameIn(labels, part)}: ${toPlainText(answer)}`,
	toSolve: () => unsolved,
	guessChance: ({ labels }) =>
		labels.reduce((chance, { choices = [] }) => (choices.length > 0 ? chance / choices.length : 0), 1),
	usual_guess_chance: 0,
	coincidenceShare: (question) =>
		question.labels.some(({ choices = [] }) => choices.length > 0) ? shareOfMistakes(question) : SAME_ENTRY,
};
