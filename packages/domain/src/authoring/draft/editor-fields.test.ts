import { describe, expect, test } from "vitest";
import { withExtraRight, withPair } from "./edit-draft.ts";
import { editorField } from "./editor-fields.ts";
import { newDraft } from "./question-draft.ts";

const fill = newDraft("FILL_ONE");

describe("the editor's place of a fault", () => {
	test.each([
		["prompt", "prompt"],
		["images[1]", "images[1]"],
		["options[2].label", "options[2].label"],
		["figure.alt", "figure"],
		["key.answers", "boxes[0].answers"],
		["key.tolerance", "boxes[0].tolerance"],
		["blanks[1].key.answers", "boxes[1].answers"],
		["blanks[1].key", "boxes[1].answers"],
		["blanks", "boxes"],
		["labels[0].key", "labels[0].answers"],
		["labels[0].choices", "labels[0].choices"],
		["known_mistakes[3].answer", "known_mistakes[3].answer"],
	])("%s is %s", (field, expected) => {
		expect(editorField(fill, field)).toBe(expected);
	});

	test("a fault in the key of options, pairs or a written answer points to where the key is set", () => {
		expect(editorField(newDraft("SELECT_ONE"), "key")).toBe("options");
		expect(editorField(newDraft("MATCH_THE_FOLLOWING"), "key")).toBe("pairs");
		expect(editorField(newDraft("VERIFY_WITH_LLM"), "key.rubric")).toBe("rubric");
		expect(editorField(newDraft("VERIFY_WITH_LLM"), "key.number.answers")).toBe("number.answers");
	});

	test("blank lines before a hint count in the editor", () => {
		const hints = ["", "One", "", "Two"].map((value, at) => ({ id: `${at}`, value }));
		expect(editorField({ ...fill, hints }, "hints[1]")).toBe("hints[3]");
	});

	test("a right option is in the row of its left option, or below", () => {
		let count = 0;
		const id = () => `${(count += 1)}x`;
		const draft = withExtraRight(withPair(withPair(newDraft("MATCH_THE_FOLLOWING"), id), id), id);
		const turned = { ...draft, rightOptions: draft.rightOptions.toReversed() };
		expect(editorField(turned, "right_options[2].label")).toBe("pairs[0].right");
		expect(editorField(turned, "right_options[0].label")).toBe("others.5x");
		expect(editorField(turned, "left_options[1].label")).toBe("pairs[1].left");
	});
});
