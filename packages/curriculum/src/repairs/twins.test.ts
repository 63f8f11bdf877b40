import { describe, expect, test } from "vitest";
import { gradeAnswer } from "@learnin/domain/grading/grade-answer";
import type { Difficulty } from "@learnin/domain/question/difficulty";
import { rightAnswer } from "@learnin/domain/question/right-answer";
import { recordOf } from "@learnin/domain/question-types/question-types";
import { generatorFor } from "../generators/generators.ts";
import { drawTwin } from "./draw-twin.ts";
import { explanationSteps } from "./explanation-steps.ts";

const SKILLS = ["subtract-within-100", "add-sub-fractions-unlike", "multiply-decimals", "four-quadrants"];

describe("a twin", () => {
	test.each(SKILLS)("of a question of %s is similar, and its right answer differs", (skill_id) => {
		for (let seed = 0; seed < 20; seed += 1) {
			const difficulty = ((seed % 5) + 1) as Difficulty;
			const question = generatorFor(skill_id)?.generate(seed, difficulty);
			if (question === undefined) throw new Error(`no generator for ${skill_id}`);
			const twin = drawTwin({ skill_id, difficulty, question, seed: 1_000 })?.question;
			if (twin === undefined) continue;
			expect(twin.question_type).toBe(question.question_type);
			expect(twin.figure === undefined).toBe(question.figure === undefined);
			expect(recordOf(twin).whatIsRight(twin)).not.toEqual(recordOf(question).whatIsRight(question));
			if (twin.question_type === "FILL_ONE")
				expect(gradeAnswer(question, rightAnswer(twin)).verdict).toBe("incorrect");
		}
	});

	test("uses the same words if the skill has several stories", () => {
		const skill_id = "subtract-within-100";
		const question = generatorFor(skill_id)?.generate(3, 5);
		const twin = question && drawTwin({ skill_id, difficulty: 5, question, seed: 1_000 });
		// Except for the child's name.
		const words = (prompt = "") => prompt.replaceAll(/\d+/g, "0").replace(/^\w+/, "");
		expect(words(twin?.question.prompt)).toBe(words(question?.prompt));
	});

	test("there is none without a generator", () => {
		const question = generatorFor("subtract-within-100")?.generate(1, 3);
		if (question === undefined) throw new Error("no question");
		expect(drawTwin({ skill_id: "none", difficulty: 3, question, seed: 1 })).toBeUndefined();
	});
});

test("an explanation is split by sentence, with formulas, prices and lists whole", () => {
	expect(explanationSteps("Take the tens: $52 - 20 = 32$. Take the ones: $32 - 7 = 25$.")).toEqual([
		"Take the tens: $52 - 20 = 32$.",
		"Take the ones: $32 - 7 = 25$.",
	]);
	expect(explanationSteps("It is $3.5 . x$ at \\$4. 50 each are many. So 12.")).toEqual([
		"It is $3.5 . x$ at \\$4.",
		"50 each are many. So 12.",
	]);
	expect(explanationSteps("Look at both.\n\n- one. First\n- two. Second")).toEqual([
		"Look at both.",
		"- one. First\n- two. Second",
	]);
});
