import type { Question } from "@learnin/domain/question/question";
import { describe, expect, test } from "vitest";
import { generators } from "../generators/generators.ts";
import { verifyQuestion } from "./verify-question.ts";

const skill_id = "multiply-facts-mid";
const fill = (prompt: string, answer: string): Question => ({
	question_type: "FILL_ONE",
	answer_type: "INTEGER",
	prompt,
	hints: ["Think of groups.", "Count them."],
	explanation: "Groups of as many.",
	known_mistakes: [],
	key: { answers: [answer] },
});

describe("a question of a form that the skill's generator makes", () => {
	/** Questions without a picture, as someone else could have written them. */
	const own = generators.flatMap((generator) => {
		const question = generator.generate(1, 2);
		return question.figure === undefined ? [{ skill_id: generator.skill_id, question }] : [];
	});

	test("is solved by the skill's independent solver; no right key is refused", () => {
		const verdicts = own.map((each) => verifyQuestion(each.skill_id, each.question));
		expect(verdicts.filter((verdict) => verdict !== null && !verdict.agrees)).toEqual([]);
		expect(verdicts.filter((verdict) => verdict?.agrees === true).length).toBeGreaterThan(100);
	});

	test("with another key does not agree", () => {
		const wrong = own.flatMap(({ skill_id: of, question }) =>
			question.question_type === "FILL_ONE" && question.answer_type === "INTEGER"
				? [{ of, question: { ...question, key: { answers: [another(question)] }, known_mistakes: [] } }]
				: [],
		);
		expect(wrong.length).toBeGreaterThan(20);
		const verdicts = wrong.map(({ of, question }) => verifyQuestion(of, question));
		expect(verdicts.filter((verdict) => verdict?.agrees === true)).toEqual([]);
		expect(verdicts.filter((verdict) => verdict?.agrees === false).length).toBeGreaterThan(20);
	});

	/** One less, so that it is no larger than what the generator comes with. */
	function another({ key }: { key: { answers: string[] } }): string {
		return `${Math.max(0, Number(key.answers[0]) - 1) + (key.answers[0] === "0" ? 1 : 0)}`;
	}
});

test("a number beyond all of the generator's is nothing to count up to", () => {
	expect(verifyQuestion(skill_id, fill("What is $6 \\times 4$?", "987654321987654321"))).toBeNull();
});

test.each([
	["in other words", skill_id, fill("Six rows of four chairs are how many chairs?", "24")],
	["of a skill that does not exist", "no-such-skill", fill("What is $6 \\times 4$?", "24")],
])("nothing is said of one %s", (_, of, question) => {
	expect(verifyQuestion(of, question)).toBeNull();
});
