import { labelPart } from "../../authoring/draft/calculated-parts.ts";
import { selectOneGrader } from "../../grading/graders/select-one.ts";
import { checkSelectOne } from "../../question/checks/check-select.ts";
import { oneAnswer } from "../answer-texts.ts";
import { labelsOf, nameIn, placedIn, seenOf } from "../option-texts.ts";
import { judgedOptions } from "../judged-answers.ts";
import { chooseFrom } from "../to-solve.ts";
import type { QuestionOf, TypeRecord } from "../type-record.ts";

function rightLabels({ options, key }: QuestionOf<"SELECT_ONE">): string[] {
	return labelsOf(options, [key.option_id]);
}

export const selectOne: TypeRecord<"SELECT_ONE"> = {
	check: checkSelectOne,
	grader: (question) => {
		const grade = selectOneGrader(question);
		return { grade: ({ option_id }) => grade(option_id) };
	},
	rightAnswer: ({ key }) => ({ question_type: "SELECT_ONE", option_id: key.option_id }),
	whatIsRight: ({ options, key }) => seenOf(options, key.option_id),
	rightTexts: rightLabels,
	secretTexts: rightLabels,
	answerWords: (question) => rightLabels(question).join(", "),
	explainWords: oneAnswer,
	general_hint: "Work it out on paper before you look at the choices.",
	placedOptions: ({ options }) => placedIn("options", options),
	partTexts: ({ options }) => options.map(({ label }) => label),
	judgedOptions: ({ options, key }) => ({ options, right_ids: [key.option_id], is_calculated: true }),
	calculatedParts: (question) => [
		labelPart("answer", rightLabels(question)[0] ?? "", question.answer_type !== "STRING"),
	],
	boxes: () => [],
	judgedAnswers: ({ options, key }) => judgedOptions(options, [key.option_id]),
	mistakeWords: ({ options }, { answer }) => nameIn(options, answer),
	toSolve: ({ question_type, options }, ordered) =>
		chooseFrom("one", ordered(options), (ids) =>
			ids.length === 1 ? { question_type, option_id: ids[0] ?? null } : null,
		),
	guessChance: ({ options }) => 1 / Math.max(1, options.length),
	usual_guess_chance: 0.25,
	coincidenceShare: ({ options }) => 1 / Math.max(2, options.length),
};
