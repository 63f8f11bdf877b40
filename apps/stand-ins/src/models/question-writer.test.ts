import { cardSheet } from "@learnin/curriculum/kit/questions/card-sheet";
import { evaluateExpression } from "@learnin/domain/authoring/generated/expressions/answer-expression";
import type { GeneratedQuestion } from "@learnin/domain/authoring/generated/generated-form";
import { questionOfGenerated } from "@learnin/domain/authoring/generated/generated-question";
import { passed } from "@learnin/domain/authoring/generated/generated-finding";
import { checkGeneratedInteraction } from "@learnin/domain/authoring/generated/generated-interaction";
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
		["LABELED_INPUT", "quadrilateral-categories"],
		["VERIFY_WITH_LLM", "add-within-100"],
	])("of the type %s for %s has no fault, and its expressions lead to its key", (question_type, skill_id) => {
		const made = write("honest", { question_type, skill_id });
		expect(made.question_type).toBe(question_type);
		const { question, expressions } = questionOfGenerated(made, "INTEGER", cardSheet);
		expect(checkQuestion(question)).toEqual([]);
		expect(checkExpressions(question, expressions).outcome).not.toBe("failed");
	});

	test.each([
		["number_line", "FILL_ONE", "fraction-number-line", "SIMPLE_FRACTION"],
		["number_line", "FILL_ONE", "number-line-sums", "INTEGER"],
		["order", "MATCH_THE_FOLLOWING", "compare-order-rationals", "STRING"],
		["sort", "LABELED_INPUT", "compare-three-digit", "STRING"],
	] as const)("can be answered by %s (%s, %s)", (kind, question_type, skill_id, answer_type) => {
		const writer = new QuestionWriter(0);
		const asked = { question_type, skill_id, answer_type };
		const made = Array.from({ length: 30 }, () => write("honest", asked, writer)).map((each) =>
			questionOfGenerated(each, answer_type, cardSheet),
		);
		const byHand = made
			.map(({ question }) => question)
			.filter(({ interaction }) => interaction?.kind === kind);
		expect(byHand).not.toEqual([]);
		for (const question of byHand)
			expect([checkGeneratedInteraction(question), checkQuestion(question)]).toEqual([passed, []]);
	});

	test.each([
		["board_unfit", "fraction-number-line", "FILL_ONE", "answer_off_line"],
		["board_unfit", "compare-order-rationals", "MATCH_THE_FOLLOWING", "cards_alike"],
		["board_unfit", "compare-three-digit", "LABELED_INPUT", "bin_stays_empty"],
		["board_tells", "fraction-number-line", "FILL_ONE", "line_tells_answer"],
		["board_tells", "compare-order-rationals", "MATCH_THE_FOLLOWING", "order_is_told"],
		["board_tells", "compare-three-digit", "LABELED_INPUT", "card_names_bin"],
		["card_too_long", "compare-order-rationals", "MATCH_THE_FOLLOWING", "card_too_long"],
		["card_too_long", "compare-three-digit", "LABELED_INPUT", "card_too_long"],
		["wrong_answer", "compare-order-rationals", "MATCH_THE_FOLLOWING", "cards_out_of_order"],
		["wrong_answer", "fraction-number-line", "FILL_ONE", null],
		["wrong_answer", "compare-three-digit", "LABELED_INPUT", null],
	] as const)("with %s (%s, %s) has the fault %s", (how, skill_id, question_type, reason) => {
		const writer = new QuestionWriter(0);
		const asked = { question_type, skill_id, answer_type: "SIMPLE_FRACTION" };
		const made = Array.from({ length: 30 }, () => write(how, asked, writer)).find(
			(each) => "interaction" in each && each.interaction !== null,
		);
		if (made === undefined) throw new Error("none is answered by hand");
		const { question } = questionOfGenerated(made, "SIMPLE_FRACTION", cardSheet);
		expect(checkGeneratedInteraction(question).reason).toBe(reason);
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
