import { labelPart } from "../../authoring/draft/calculated-parts.ts";
import { matchGrader } from "../../grading/graders/match.ts";
import { checkMatch } from "../../question/checks/check-select.ts";
import { shareOfMistakes } from "../answer-texts.ts";
import { labelsOf, nameIn, placedIn, seenOf } from "../option-texts.ts";
import { shownOf } from "../judged-answers.ts";
import { matchSides } from "../to-solve.ts";
import type { QuestionOf, TypeRecord } from "../type-record.ts";

type Match = QuestionOf<"MATCH_THE_FOLLOWING">;

/** The label that matches a left side. */
function rightLabel({ right_options, key }: Match, left_id: string): string {
	return labelsOf(right_options, [key.answer_dict[left_id] ?? ""])[0] ?? "";
}

/** Number of ways to assign different ones of `right` things to each of `left` things. */
function orders(right: number, left: number): number {
	let ways = 1;
	for (let given = 0; given < left; given += 1) ways *= Math.max(1, right - given);
	return ways;
}

export const match: TypeRecord<"MATCH_THE_FOLLOWING"> = {
	check: checkMatch,
	grader: (question) => {
		const grade = matchGrader(question);
		return { grade: ({ answer_dict }) => grade(answer_dict) };
	},
	rightAnswer: ({ key }) => ({ question_type: "MATCH_THE_FOLLOWING", answer_dict: key.answer_dict }),
	whatIsRight: ({ left_options, right_options, key }) =>
		Object.entries(key.answer_dict)
			.map(([left, right]) => `${seenOf(left_options, left)}→${seenOf(right_options, right)}`)
			.toSorted(),
	rightTexts: ({ left_options, right_options, key }) => [
		...left_options.map(({ label }) => label),
		...labelsOf(right_options, Object.values(key.answer_dict)),
	],
	secretTexts: () => [],
	answerWords: (question) =>
		question.left_options.map(({ id, label }) => `${label} → ${rightLabel(question, id)}`).join("\n\n"),
	explainWords: (words) => words,
	general_hint: "Begin with the pair you are most sure of.",
	placedOptions: ({ left_options, right_options }) => [
		...placedIn("left_options", left_options),
		...placedIn("right_options", right_options),
	],
	partTexts: ({ left_options, right_options }) =>
		[...left_options, ...right_options].map(({ label }) => label),
	judgedOptions: ({ right_options, key }) => ({
		options: right_options,
		right_ids: Object.values(key.answer_dict),
		is_calculated: false,
	}),
	calculatedParts: (question) =>
		question.left_options.map(({ id }) =>
			labelPart(id, rightLabel(question, id), question.answer_type !== "STRING"),
		),
	boxes: () => [],
	judgedAnswers: ({ left_options, right_options, key }) =>
		left_options.flatMap((left) =>
			right_options.map((right) => ({
				texts: [shownOf(left), shownOf(right)],
				fits: key.answer_dict[left.id] === right.id,
			})),
		),
	mistakeWords: ({ left_options, right_options }, { part = "", answer }) =>
		`${nameIn(left_options, part)}: ${nameIn(right_options, answer)}`,
	toSolve: ({ left_options, right_options }, ordered) => matchSides(left_options, ordered(right_options)),
	guessChance: ({ left_options, right_options }) => 1 / orders(right_options.length, left_options.length),
	usual_guess_chance: 0.05,
	coincidenceShare: shareOfMistakes,
};
