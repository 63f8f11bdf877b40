import { describe, expect, test } from "vitest";
import { exampleVerifyWithLlm } from "../../examples/questions.ts";
import type { VerifyWithLlmQuestion } from "../question.ts";
import { faultsOf, someMistake } from "../testing/fault-codes.ts";

const { key } = exampleVerifyWithLlm();
const [point] = key.rubric;
const changed = (changes: Partial<VerifyWithLlmQuestion["key"]>): Partial<VerifyWithLlmQuestion> => ({
	key: { ...key, ...changes },
});
const numbered = (answers: string[]) => changed({ number: { answer_type: "INTEGER", key: { answers } } });

describe("a VERIFY_WITH_LLM question", () => {
	test.each<[string, Partial<VerifyWithLlmQuestion>, string]>([
		["no rubric", changed({ rubric: [] }), "key.rubric: no-rubric"],
		["an empty point", changed({ rubric: [{ id: "a", requirement: " " }] }), "key.rubric: no-rubric"],
		[
			"two points of one name",
			changed({ rubric: [point, point].flatMap((each) => each ?? []) }),
			"key.rubric: repeated-id",
		],
		["no sample answer", changed({ sample_answer: "" }), "key.sample_answer: key-fails-own-grader"],
		[
			"a sample answer without the number",
			changed({ sample_answer: "They are equal." }),
			"key.sample_answer: key-fails-own-grader",
		],
		[
			"a sample answer with another number",
			changed({ sample_answer: "It is 4." }),
			"key.sample_answer: key-fails-own-grader",
		],
		[
			"an endless sample answer",
			changed({ sample_answer: `3 ${"x".repeat(2000)}` }),
			"key.sample_answer: key-fails-own-grader",
		],
		["an unreadable number", numbered(["three"]), "key.number.answers: key-unreadable"],
		["two numbers", numbered(["3", "4"]), "key.number.answers: key-count"],
		["a number in another form", numbered(["6/2"]), "key.number.answers: key-unlike-type"],
		[
			"a text for a number",
			changed({ number: { answer_type: "STRING", key: { answers: ["three"] } } }),
			"key.number: key-unreadable",
		],
		[
			"a mistake that is right",
			{ known_mistakes: [someMistake("3.0")] },
			"known_mistakes[0].answer: mistake-equals-key",
		],
		[
			"an unreadable mistake",
			{ known_mistakes: [someMistake("many")] },
			"known_mistakes[0].answer: mistake-unreadable",
		],
	])("with %s has that fault", (_, changes, fault) => {
		expect(faultsOf(exampleVerifyWithLlm(changes))).toContain(fault);
	});
	test("without a number has a rubric and no known mistakes", () => {
		const words = { rubric: key.rubric, sample_answer: "Shared equally." };
		expect(faultsOf(exampleVerifyWithLlm({ key: words, known_mistakes: [] }))).toEqual([]);
		expect(faultsOf(exampleVerifyWithLlm({ key: words }))).toEqual([
			"known_mistakes[0].answer: mistake-unreadable",
		]);
	});
});
