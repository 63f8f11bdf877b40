import { expect, test } from "vitest";
import { everyQuestion } from "../../examples/every-question.ts";
import { questionWords } from "./question-words.ts";

test.each(everyQuestion.map(({ question }) => [question.question_type, question] as const))(
	"the words of a %s hold its prompt and no formula",
	(_, question) => {
		const words = questionWords(question);
		expect(words.length).toBeGreaterThan(5);
		expect(words).not.toMatch(/\\[a-z]|\$[^$]*\$/);
	},
);
