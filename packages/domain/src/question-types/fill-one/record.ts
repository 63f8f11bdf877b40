import { boxPart } from "../../authoring/calculated-parts.ts";
import { gradeFillOne } from "../../grading/graders/fill-one.ts";
import { checkFillOne } from "../../question/check-fill.ts";
import { literal, oneAnswer, SAME_ENTRY } from "../answer-texts.ts";
import type { TypeRecord } from "../type-record.ts";

export const fillOne: TypeRecord<"FILL_ONE"> = {
	check: checkFillOne,
	grade: (question, { text }) => gradeFillOne(question, text),
	rightAnswer: ({ key }) => ({ question_type: "FILL_ONE", text: key.answers[0] ?? "" }),
	whatIsRight: ({ key }) => key.answers[0],
	rightTexts: ({ key }) => key.answers,
	secretTexts: ({ key }) => key.answers,
	answerWords: ({ key }) => literal(key.answers[0]),
	explainWords: oneAnswer,
	general_hint: "Which numbers or words are given, and what links them?",
	placedOptions: () => [],
	partTexts: () => [],
	judgedOptions: () => null,
	calculatedParts: (question) => [boxPart("answer", question)],
	guessChance: () => 0,
	usual_guess_chance: 0,
	coincidenceShare: () => SAME_ENTRY,
};
