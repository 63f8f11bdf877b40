import { boxPart } from "../../authoring/draft/calculated-parts.ts";
import { fillMultipleGrader } from "../../grading/graders/fill-multiple.ts";
import { checkFillMultiple } from "../../question/checks/check-fill.ts";
import { literal, SAME_ENTRY, severalAnswers } from "../answer-texts.ts";
import { judgedBoxes } from "../judged-answers.ts";
import { toPlainText } from "../../question/text/plain-text.ts";
import type { TypeRecord } from "../type-record.ts";

export const fillMultiple: TypeRecord<"FILL_MULTIPLE"> = {
	check: checkFillMultiple,
	grader: (question) => {
		const grade = fillMultipleGrader(question);
		return { grade: ({ answer_list }) => grade(answer_list) };
	},
	rightAnswer: ({ blanks }) => ({
		question_type: "FILL_MULTIPLE",
		answer_list: blanks.map(({ key }) => key.answers[0] ?? ""),
	}),
	whatIsRight: ({ blanks }) => blanks.map(({ key }) => key.answers[0]),
	rightTexts: ({ blanks }) => blanks.flatMap(({ key }) => key.answers),
	secretTexts: () => [],
	answerWords: ({ blanks }) => blanks.map(({ key }) => literal(key.answers[0])).join(", "),
	explainWords: severalAnswers,
	general_hint: "Begin with the box you are most sure of.",
	placedOptions: () => [],
	partTexts: () => [],
	judgedOptions: () => null,
	calculatedParts: ({ blanks }) => blanks.map((blank) => boxPart(blank.id, blank)),
	boxes: ({ blanks }) => blanks,
	judgedAnswers: ({ blanks, known_mistakes }) => judgedBoxes(blanks, known_mistakes),
	mistakeWords: (_, { part, answer }) =>
		part === undefined ? toPlainText(answer) : `${part}: ${toPlainText(answer)}`,
	toSolve: ({ question_type, blanks }) => ({
		parts: { boxes: blanks.map(({ id, answer_suffix = "" }) => ({ id, unit: answer_suffix })) },
		answerOf: (answer_list) => (answer_list.length === blanks.length ? { question_type, answer_list } : null),
	}),
	guessChance: () => 0,
	usual_guess_chance: 0,
	coincidenceShare: () => SAME_ENTRY,
};
