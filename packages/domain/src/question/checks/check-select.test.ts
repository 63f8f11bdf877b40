import { describe, expect, test } from "vitest";
import { exampleMatch, exampleSelectAll, exampleSelectOne } from "../../examples/questions.ts";
import type { MatchQuestion, SelectAllQuestion, SelectOneQuestion } from "../question.ts";
import { faultsOf, someMistake } from "../testing/fault-codes.ts";

const labels = (...texts: string[]) => texts.map((label, at) => ({ id: "abcdefgh"[at] ?? "", label }));

describe("a SELECT_ONE question", () => {
	test.each<[string, Partial<SelectOneQuestion>, string]>([
		["a key that is no option", { key: { option_id: "z" } }, "key: no-right-option"],
		["one option", { options: labels("$56$"), known_mistakes: [] }, "options: too-few-options"],
		[
			"an option id twice",
			{ options: [...labels("$56$", "$15$"), { id: "b", label: "$3$" }] },
			"options: repeated-id",
		],
		[
			"an option without an id",
			{ options: [...labels("$56$", "$15$"), { id: "", label: "$3$" }] },
			"options: bad-id",
		],
		[
			"an option id with a blank",
			{ options: [...labels("$56$", "$15$"), { id: "c d", label: "$3$" }] },
			"options: bad-id",
		],
		[
			"an option id longer than an answer may be",
			{ options: [...labels("$56$", "$15$"), { id: "c".repeat(51), label: "$3$" }] },
			"options: bad-id",
		],
		["two equal labels", { options: labels("$56$", "$15$", "56") }, "options[2].label: equal-options"],
		[
			"labels equal but for case",
			{ answer_type: "STRING", options: labels("56", "Cube", "cube") },
			"options[2].label: equal-options",
		],
		[
			"two equal values",
			{ answer_type: "MIXED", options: labels("$\\dfrac{1}{2}$", "$1$", "$0.5$") },
			"options[2].label: equal-options",
		],
		[
			"a mistake at no option",
			{ known_mistakes: [someMistake("z")] },
			"known_mistakes[0].answer: mistake-unreadable",
		],
		[
			"a mistake at the key",
			{ known_mistakes: [someMistake("a")] },
			"known_mistakes[0].answer: mistake-equals-key",
		],
		[
			"two mistakes at one option",
			{ known_mistakes: [someMistake("b"), someMistake("b", { id: "n" })] },
			"known_mistakes[1].answer: equal-mistakes",
		],
		[
			"more options than an answer may have parts",
			{
				options: Array.from({ length: 51 }, (_, at) => ({
					id: at === 0 ? "a" : `b${at}`,
					label: `${at + 100}`,
				})),
				known_mistakes: [],
			},
			"options: too-many-parts",
		],
	])("with %s has that fault", (_, changes, fault) => {
		expect(faultsOf(exampleSelectOne(changes))).toEqual([fault]);
	});
});

describe("a SELECT_ALL question", () => {
	test.each<[string, Partial<SelectAllQuestion>, string]>([
		["no right option", { key: { option_ids: [] } }, "key: no-right-option"],
		["a key that is no option", { key: { option_ids: ["a", "z"] } }, "key: no-right-option"],
		["an option twice in the key", { key: { option_ids: ["a", "a"] } }, "key: no-right-option"],
		[
			"two options",
			{ options: labels("$3$", "$5$"), key: { option_ids: ["a"] } },
			"options: too-few-options",
		],
		["another count than are right", { answer_count: 2 }, "answer_count: answer-count"],
		[
			"a count that leaves nothing to choose",
			{ answer_count: 5, key: { option_ids: [..."abcde"] } },
			"answer_count: answer-count",
		],
		["a none-of-these that is no option", { none_option_id: "z" }, "none_option_id: key-unreadable"],
		["a none-of-these that is right with others", { none_option_id: "e" }, "key: key-fails-own-grader"],
		[
			"two equal labels",
			{ options: labels("$3$", "$5$", "$8$", "$9$", "3") },
			"options[4].label: equal-options",
		],
		[
			"a mistake at no option",
			{ known_mistakes: [someMistake("z")] },
			"known_mistakes[0].answer: mistake-unreadable",
		],
		[
			"two mistakes at one option",
			{ known_mistakes: [someMistake("b"), someMistake("b", { id: "n" })] },
			"known_mistakes[1].answer: equal-mistakes",
		],
	])("with %s has that fault", (_, changes, fault) => {
		expect(faultsOf(exampleSelectAll(changes))).toContain(fault);
	});
	test.each<[string, Partial<SelectAllQuestion>]>([
		[
			"equal values in other spellings",
			{ answer_type: "MIXED", options: labels("$0.5$", "$0.50$", "$\\dfrac{1}{2}$", "$5$", "$0.05$") },
		],
		["the count of its key", { answer_count: 3 }],
		["none of these alone as its key", { none_option_id: "d", key: { option_ids: ["d"] } }],
		["a mistake of leaving out a right option", { known_mistakes: [someMistake("a")] }],
	])("may have %s", (_, changes) => {
		expect(faultsOf(exampleSelectAll(changes))).toEqual([]);
	});
});

describe("a MATCH_THE_FOLLOWING question", () => {
	const { left_options, right_options } = exampleMatch();
	const at = (answer: string, part: string, id = "m") => someMistake(answer, { id, part });
	test.each<[string, Partial<MatchQuestion>, string]>([
		[
			"one pair",
			{ left_options: left_options.slice(0, 1), key: { answer_dict: { half: "c" } } },
			"left_options: too-few-options",
		],
		["fewer on the right", { right_options: right_options.slice(0, 2) }, "right_options: too-few-options"],
		[
			"a left option without a partner",
			{ key: { answer_dict: { half: "c", fourth: "a" } } },
			"key: unpaired",
		],
		[
			"a partner that is no option",
			{ key: { answer_dict: { half: "z", fourth: "a", "three-fourths": "b" } } },
			"key: unpaired",
		],
		[
			"one partner for two",
			{ key: { answer_dict: { half: "a", fourth: "a", "three-fourths": "b" } } },
			"key: unpaired",
		],
		[
			"a pair too many",
			{ key: { answer_dict: { half: "c", fourth: "a", "three-fourths": "b", fifth: "d" } } },
			"key: unpaired",
		],
		[
			"a left id twice",
			{ left_options: left_options.map((option) => ({ ...option, id: "half" })) },
			"left_options: repeated-id",
		],
		[
			"a right id with an equals sign",
			{ right_options: [...right_options, { id: "e=f", label: "$9$" }] },
			"right_options: bad-id",
		],
		[
			"two equal options on one side",
			{ right_options: [...right_options, { id: "e", label: "$0.250$" }] },
			"right_options[4].label: equal-options",
		],
		[
			"a mistake without a left option",
			{ known_mistakes: [someMistake("d")] },
			"known_mistakes[0].answer: mistake-unreadable",
		],
		[
			"a mistake at no right option",
			{ known_mistakes: [at("z", "half")] },
			"known_mistakes[0].answer: mistake-unreadable",
		],
		[
			"a mistake at no left option",
			{ known_mistakes: [at("d", "constructor")] },
			"known_mistakes[0].answer: mistake-unreadable",
		],
		[
			"a mistake that is right",
			{ known_mistakes: [at("c", "half")] },
			"known_mistakes[0].answer: mistake-equals-key",
		],
		[
			"two mistakes of one pair",
			{ known_mistakes: [at("d", "half"), at("d", "half", "n")] },
			"known_mistakes[1].answer: equal-mistakes",
		],
	])("with %s has that fault", (_, changes, fault) => {
		expect(faultsOf(exampleMatch({ known_mistakes: [], ...changes }))).toContain(fault);
	});
});
