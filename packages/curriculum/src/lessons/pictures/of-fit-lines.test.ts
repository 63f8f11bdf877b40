import { expect, test } from "vitest";
import { makeLesson } from "../make-lesson.ts";

test.each([0, 1, 2, 3, 4, 5])("lesson %i of predictions shows the line, and at the end its point", (seed) => {
	const lesson = makeLesson("linear-model-use", seed);
	const pictures = lesson?.steps.map((step) => step.pictures.map(({ alt }) => alt).join(" ")) ?? [];
	for (const alt of pictures)
		expect(alt).toMatch(/^A graph with [a-z] to the right and [a-z] up\. The line of fit/);
	expect(pictures.at(-1)).toContain("goes through (");
});
