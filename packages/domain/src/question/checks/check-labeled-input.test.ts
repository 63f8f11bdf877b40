import { describe, expect, test } from "vitest";
import { exampleLabeledInput } from "../../examples/questions.ts";
import type { LabeledInputQuestion, PictureLabel } from "../question.ts";
import { faultsOf, someMistake } from "../testing/fault-codes.ts";

const [first, second] = exampleLabeledInput().labels as [PictureLabel, PictureLabel];
const changed = (label: Partial<PictureLabel>): Partial<LabeledInputQuestion> => ({
	labels: [{ ...first, ...label }, second],
	known_mistakes: [],
});
const chosen: Partial<PictureLabel> = {
	answer_type: "STRING",
	choices: ["acute", "obtuse"],
	key: { answers: ["acute"] },
};

describe("a LABELED_INPUT question", () => {
	test.each<[string, Partial<LabeledInputQuestion>, string]>([
		["no labels", { labels: [], known_mistakes: [] }, "labels: too-few-parts"],
		[
			"labels that all stay empty",
			{
				labels: [
					{ ...first, key: null },
					{ ...second, key: null },
				],
				known_mistakes: [],
			},
			"labels: too-few-parts",
		],
		["two labels of one name", changed({ id: "second" }), "labels: repeated-id"],
		["a label without a name", changed({ id: "" }), "labels: bad-id"],
		["a label without words", changed({ label: " " }), "labels[0].label: blank-text"],
		["a label beside the picture", changed({ x: 101 }), "labels[0]: label-off-picture"],
		["a label above the picture", changed({ y: -1 }), "labels[0]: label-off-picture"],
		["a label nowhere", changed({ y: Number.NaN }), "labels[0]: label-off-picture"],
		["a label on another", changed({ x: second.x - 5, y: second.y + 5 }), "labels[1]: labels-overlap"],
		["an unreadable key", changed({ key: { answers: ["thirty"] } }), "labels[0].key.answers: key-unreadable"],
		[
			"a key that fails its own grader",
			changed({ key: { answers: ["1/2"] } }),
			"labels[0].key.answers: key-unlike-type",
		],
		["one choice", changed({ ...chosen, choices: ["acute"] }), "labels[0].choices: too-few-options"],
		[
			"a choice twice",
			changed({ ...chosen, choices: ["acute", "acute"] }),
			"labels[0].choices: too-few-options",
		],
		[
			"a key that is no choice",
			changed({ ...chosen, choices: ["right", "obtuse"] }),
			"labels[0].key: key-unreadable",
		],
		[
			"a mistake that is no choice",
			{ ...changed(chosen), known_mistakes: [someMistake("right", { part: "first" })] },
			"known_mistakes[0].answer: mistake-unreadable",
		],
		[
			"a mistake without a label",
			{ known_mistakes: [someMistake("3")] },
			"known_mistakes[0].part: mistake-unreadable",
		],
		[
			"a mistake at no label",
			{ known_mistakes: [someMistake("3", { part: "third" })] },
			"known_mistakes[0].part: mistake-unreadable",
		],
		[
			"a mistake where nothing belongs",
			{ ...changed({ key: null }), known_mistakes: [someMistake("3", { part: "first" })] },
			"known_mistakes[0].part: mistake-unreadable",
		],
		[
			"a mistake that is right",
			{ known_mistakes: [someMistake("30", { part: "first" })] },
			"known_mistakes[0].answer: mistake-equals-key",
		],
	])("with %s has that fault", (_, changes, fault) => {
		expect(faultsOf(exampleLabeledInput(changes))).toContain(fault);
	});
	test("needs a picture", () => {
		const { figure: _, ...bare } = exampleLabeledInput();
		expect(faultsOf(bare)).toEqual(["labels: label-without-picture"]);
		const images = [{ src: `/images/${"a".repeat(64)}.webp`, alt: "A line.", width: 400, height: 200 }];
		expect(faultsOf({ ...bare, images })).toEqual([]);
	});
	test.each<[string, Partial<LabeledInputQuestion>]>([
		["a place that stays empty", changed({ key: null })],
		["choices", changed(chosen)],
		["labels in the corners", changed({ x: 0, y: 100 })],
	])("may have %s", (_, changes) => {
		expect(faultsOf(exampleLabeledInput(changes))).toEqual([]);
	});
});
