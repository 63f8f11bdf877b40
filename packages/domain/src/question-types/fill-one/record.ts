import { boxPart } from "../../authoring/draft/calculated-parts.ts";
import { fillOneGrader } from "../../grading/graders/fill-one.ts";
import { checkFillOne } from "../../question/checks/check-fill.ts";
import { literal, oneAnswer, SAME_ENTRY } from "../answer-texts.ts";
import { toPlainText } from "../../question/text/plain-text.ts";
import type { TypeRecord } from "../type-record.ts";

export const fillOne: TypeRecord<"FILL_ONE"> = {
	check: checkFillOne,
	grader: (question) => {
		const grade = fillOneGrader(question);
		return { grade: ({ text }) => grade(text) };
	},
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
	boxes: ({ key }) => [{ id: "answer", key }],
	judgedAnswers: ({ key, known_mistakes }) => [
		...key.answers.map((text) => ({ texts: [text], fits: true })),
		...known_mistakes.map(({ answer }) => ({ texts: [answer], fits: false })),
	],
	mistakeWords: (_, { answer }) => toPlainText(answer),
	toSolve: ({ question_type, answer_suffix }) => ({
		parts: answer_suffix === undefined ? {} : { unit: answer_suffix },
		answerOf: ([text]) => (text === undefined ? null : { question_type, text }),
	}),
	guessChance: () => 0,
	usual_guess_chance: 0,
	coincidenceShare: () => SAME_ENTRY,
};
