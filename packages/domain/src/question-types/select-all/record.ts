import { selectAllGrader } from "../../grading/graders/select-all.ts";
import { checkSelectAll } from "../../question/checks/check-select.ts";
import { severalAnswers, shareOfMistakes } from "../answer-texts.ts";
import { labelsOf, nameIn, placedIn, seenOf } from "../option-texts.ts";
import { judgedOptions } from "../judged-answers.ts";
import { chooseFrom } from "../to-solve.ts";
import type { QuestionOf, TypeRecord } from "../type-record.ts";

function rightLabels({ options, key }: QuestionOf<"SELECT_ALL">): string[] {
	return labelsOf(options, key.option_ids);
}

/** Number of ways to select `count` of the options, or at least one if the number is not given. */
function ticksPossible(options: number, count: number | undefined): number {
	if (count === undefined) return Math.max(1, 2 ** options - 1);
	let ways = 1;
	for (let taken = 0; taken < count; taken += 1) ways = (ways * (options - taken)) / (taken + 1);
	return Math.max(1, ways);
}

export const selectAll: TypeRecord<"SELECT_ALL"> = {
	check: checkSelectAll,
	grader: (question) => {
		const grade = selectAllGrader(question);
		return { grade: ({ option_ids }) => grade(option_ids) };
	},
	rightAnswer: ({ key }) => ({ question_type: "SELECT_ALL", option_ids: key.option_ids }),
	whatIsRight: ({ options, key }) => key.option_ids.map((id) => seenOf(options, id)).toSorted(),
	rightTexts: rightLabels,
	secretTexts: () => [],
	answerWords: (question) => rightLabels(question).join(", "),
	explainWords: severalAnswers,
	general_hint: "Look at each choice by itself and decide whether it fits.",
	placedOptions: ({ options }) => placedIn("options", options),
	partTexts: ({ options }) => options.map(({ label }) => label),
	judgedOptions: ({ options, key }) => ({ options, right_ids: key.option_ids, is_calculated: false }),
	calculatedParts: () => [],
	boxes: () => [],
	judgedAnswers: ({ options, none_option_id, key }) =>
		judgedOptions(
			options.filter(({ id }) => id !== none_option_id),
			key.option_ids,
		),
	mistakeWords: ({ options }, { answer }) => nameIn(options, answer),
	toSolve: ({ question_type, options }, ordered) =>
		chooseFrom("all", ordered(options), (option_ids) => ({ question_type, option_ids })),
	guessChance: ({ options, answer_count }) => 1 / ticksPossible(options.length, answer_count),
	usual_guess_chance: 0.1,
	coincidenceShare: shareOfMistakes,
};
