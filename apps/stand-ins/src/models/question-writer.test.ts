import { evaluateExpression } from "@learnin/domain/authoring/generated/answer-expression";
import {
	type GeneratedQuestion,
	questionOfGenerated,
} from "@learnin/domain/authoring/generated/generated-question";
import { checkExpressions } from "@learnin/domain/authoring/generated/generated-expressions";
import { checkQuestion } from "@learnin/domain/question/checks/check-question";
import { toPlainText } from "@learnin/domain/question/text/plain-text";
import { describe, expect, test } from "vitest";
import { findSolveTask, findWriteTask, type WriteTask } from "./asked-tasks.ts";
import { QuestionWriter } from "./question-writer.ts";
import type { How } from "./ways.ts";

const task = (changes: Partial<WriteTask> = {}): WriteTask => ({
	skill_id: "add-within-100",
	question_type: "FILL_ONE",
	answer_type: "INTEGER",
	difficulty: 2,
	number: 1,
	wish: "",
	made_before: [],
	...changes,
});
const write = (how: How, changes: Partial<WriteTask> = {}, writer = new QuestionWriter(0)) =>
	writer.write(how, task(changes)) as GeneratedQuestion;

describe("a question of the stand-in", () => {
	test.each([
		["FILL_ONE", "add-within-100"],
		["FILL_ONE", "percent-of-quantity"],
		["SELECT_ONE", "multiply-facts-mid"],
		["SELECT_ALL", "add-within-100"],
		["FILL_MULTIPLE", "add-within-100"],
		["MATCH_THE_FOLLOWING", "multiply-facts-mid"],
		["VERIFY_WITH_LLM", "add-within-100"],
	])("of the type %s for %s has no fault, and its expressions lead to its key", (question_type, skill_id) => {
		const made = write("honest", { question_type, skill_id });
		expect(made.question_type).toBe(question_type);
		const { question, expressions } = questionOfGenerated(made, "INTEGER");
		expect(checkQuestion(question)).toEqual([]);
		expect(checkExpressions(question, expressions).outcome).not.toBe("failed");
	});

	test("is different each time, and the same again from the same seed", () => {
		const writer = new QuestionWriter(0);
		const prompts = Array.from({ length: 5 }, () => write("honest", {}, writer).prompt);
		expect(new Set(prompts).size).toBe(5);
		const again = new QuestionWriter(0);
		expect(prompts.map(() => write("honest", {}, again).prompt)).toEqual(prompts);
	});

	test("is undefined for an unknown skill", () => {
		expect(write("honest", { skill_id: "no-such-skill" })).toBeUndefined();
	});

	test("with a wrong key is solved correctly from its memory", () => {
		const writer = new QuestionWriter(0);
		const made = write("wrong_answer", {}, writer);
		if (made.question_type !== "FILL_ONE") throw new Error("it is another type");
		const solved = writer.solve("honest", { question: toPlainText(made.prompt) });
		expect(solved).toMatchObject({ is_answerable: true });
		expect((solved as { answers: string[] }).answers).not.toEqual([made.answer]);
		const worked = evaluateExpression(made.expression);
		expect(worked.ok && `${worked.value.numerator}`).toBe(made.answer);
		expect(writer.solve("honest", { question: "What is the meaning of it?" })).toEqual({
			is_answerable: false,
			answers: [],
		});
	});

	test("of a careless model is wrong for the third, sixth and ninth of a job", () => {
		const writer = new QuestionWriter(0);
		const options = { question_type: "SELECT_ONE", skill_id: "multiply-facts-mid" };
		const rights = Array.from({ length: 6 }, (_, at) => {
			const made = write("careless", { ...options, number: at + 1 }, writer);
			return made.question_type === "SELECT_ONE" ? made.options.filter(({ is_right }) => is_right).length : 0;
		});
		expect(rights).toEqual([1, 1, 1, 1, 1, 2]);
	});
});

describe("a task", () => {
	test("is found among other lines, and nothing else is a task", () => {
		const texts = [
			JSON.stringify({ write_question: { skill: { id: "s" }, question_type: "FILL_ONE", number: 2 } }),
			`fence\n${JSON.stringify({ wish: "Trains.", made_before: ["One?"] })}\nfence`,
		];
		expect(findWriteTask(texts)).toMatchObject({
			skill_id: "s",
			number: 2,
			wish: "Trains.",
			made_before: ["One?"],
		});
		expect(findSolveTask(texts)).toBeUndefined();
		expect(findWriteTask(["{", "[1]", "null", "Write a poem."])).toBeUndefined();
		expect(findSolveTask([`f\n{"solve_question":{"question":"1+1?"}}\nf`])).toEqual({ question: "1+1?" });
	});
});
