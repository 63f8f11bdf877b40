import { questionTypeNames } from "@learnin/domain/question/question-type-names";
import { expect, test } from "vitest";
import spanish from "../../../../texts/es.json" with { type: "json" };
import { formOf, kindsFor } from "./interaction-forms.ts";

/** What a select shows at 360 px beside its arrow. */
const MOST_LETTERS = 28;

const names = questionTypeNames.flatMap(kindsFor).map((kind) => formOf(kind).name);

test.each(names)("“%s” fits a select on a phone, in Spanish too", (name) => {
	const translated = (spanish as Record<string, string>)[name] ?? "";
	expect(name.length).toBeLessThanOrEqual(MOST_LETTERS);
	expect(translated.length).toBeLessThanOrEqual(MOST_LETTERS);
});
