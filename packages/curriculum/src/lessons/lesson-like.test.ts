import { rightAnswer } from "@learnin/domain/examples/answers";
import { gradeAnswer } from "@learnin/domain/grading/grade-answer";
import { whatIsAsked } from "@learnin/domain/question/what-is-asked";
import { expect, test } from "vitest";
import { generatorFor } from "../generators/generators.ts";
import { lessonLike, makeLesson } from "./make-lesson.ts";

const divides = (text: string) => text.includes("\\div");

test.each(["mult-div-word-problems", "comparison-word-problems", "unit-fraction-division-word"])(
	"the lesson of %s is solved like the question from which it is opened",
	(skill_id) => {
		const generator = generatorFor(skill_id);
		if (generator === undefined) throw new Error("no generator");
		const same = Array.from({ length: 20 }, (_, seed) => generator.generate(seed, 3)).filter((question) => {
			const example = makeLesson(skill_id, lessonLike(skill_id, question))?.example.question;
			return divides(question.explanation) === divides(example?.explanation ?? "");
		});
		expect(same.length).toBeGreaterThanOrEqual(19);
	},
);

test.each(["division-facts", "mult-div-word-problems", "place-value-ten-times"])(
	"the example of the lesson of %s does not answer the question",
	(skill_id) => {
		const generator = generatorFor(skill_id);
		if (generator === undefined) throw new Error("no generator");
		for (let seed = 0; seed < 20; seed += 1) {
			const question = generator.generate(seed, 2);
			const example = makeLesson(skill_id, lessonLike(skill_id, question))?.example.question;
			if (example === undefined) throw new Error("no lesson");
			expect(whatIsAsked(example)).not.toBe(whatIsAsked(question));
			// Ids of options mean nothing in another question.
			if (question.question_type === "FILL_ONE")
				expect(gradeAnswer(question, rightAnswer(example)).verdict).not.toBe("correct");
		}
	},
);
