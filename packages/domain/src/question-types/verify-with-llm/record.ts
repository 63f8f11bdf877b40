import { verifyWithLlmGrader } from "../../grading/graders/verify-with-llm.ts";
import { checkVerifyWithLlm } from "../../question/checks/check-verify-with-llm.ts";
import { SAME_ENTRY } from "../answer-texts.ts";
import { toPlainText } from "../../question/text/plain-text.ts";
import { unsolved } from "../to-solve.ts";
import type { TypeRecord } from "../type-record.ts";

export const verifyWithLlm: TypeRecord<"VERIFY_WITH_LLM"> = {
	check: checkVerifyWithLlm,
	grader: (question) => {
		const grade = verifyWithLlmGrader(question);
		return { grade: ({ text }) => grade(text) };
	},
	rightAnswer: ({ key }) => ({ question_type: "VERIFY_WITH_LLM", text: key.sample_answer }),
	whatIsRight: () => null,
	rightTexts: () => [],
	secretTexts: ({ key }) => key.number?.key.answers ?? [],
	answerWords: ({ key }) => key.sample_answer,
	explainWords: (words) => words,
	general_hint: "Say it in whole sentences, and tell why.",
	placedOptions: () => [],
	partTexts: () => [],
	judgedOptions: () => null,
	calculatedParts: () => [],
	boxes: () => [],
	judgedAnswers: ({ key }) => [{ texts: [key.number?.key.answers[0] ?? key.sample_answer], fits: true }],
	mistakeWords: (_, { answer }) => toPlainText(answer),
	toSolve: () => unsolved,
	guessChance: () => 0,
	usual_guess_chance: null,
	coincidenceShare: () => SAME_ENTRY,
};
