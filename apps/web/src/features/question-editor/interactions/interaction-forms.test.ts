import { newDraft } from "@learnin/domain/authoring/draft/question-draft";
import { questionTypeNames } from "@learnin/domain/question/question-type-names";
import { expect, test } from "vitest";
import spanish from "../../../../texts/es.json" with { type: "json" };
import { changesFor, formOf, kindsFor, startOf } from "./interaction-forms.ts";

/** What a select shows at 360 px beside its arrow. */
const MOST_LETTERS = 28;

const names = questionTypeNames.flatMap(kindsFor).map((kind) => formOf(kind).name);

test.each(names)("“%s” fits a select on a phone, in Spanish too", (name) => {
	const translated = (spanish as Record<string, string>)[name] ?? "";
	expect(name.length).toBeLessThanOrEqual(MOST_LETTERS);
	expect(translated.length).toBeLessThanOrEqual(MOST_LETTERS);
});

test.each([
	["clock", "STRING"],
	["inequality", "STRING"],
	["interval", "STRING"],
	["region", "STRING"],
	["zoom_line", "FLOAT"],
	["shading", "SIMPLE_FRACTION"],
	["angle", "INTEGER"],
])("a new %s starts with the answer type %s", (kind, answer_type) => {
	const start = startOf(kind);
	if (start === null) throw new Error(`no interaction ${kind}`);
	const { boxes } = changesFor(newDraft("FILL_ONE"), start);
	expect(boxes.map((box) => box.answer_type)).toEqual([answer_type]);
});
