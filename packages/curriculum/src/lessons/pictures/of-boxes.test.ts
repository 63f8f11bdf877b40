import { expect, test } from "vitest";
import { skills } from "../../skills/skills.ts";
import { makeLesson } from "../make-lesson.ts";
import { hasBoxes } from "./of-boxes.ts";

const lessons = skills.flatMap(({ id }) => {
	const lesson = makeLesson(id, 0);
	return lesson && hasBoxes(lesson.example.question)
		? [{ id, lesson, example: lesson.example.question }]
		: [];
});

test("some examples have boxes in their picture", () => {
	expect(lessons.length).toBeGreaterThan(10);
});

test.each(lessons)("the example of $id fills its own picture", ({ lesson, example }) => {
	const pictures = lesson.steps.flatMap((step) => step.pictures);
	const inside = example.figure.svg.replace("</svg>", "");
	expect(pictures.filter(({ svg }) => !svg.startsWith(inside))).toEqual([]);
	const texts = (svg = "") => [...svg.slice(inside.length).matchAll(/<text/g)].length;
	const counts = pictures.map(({ svg }) => texts(svg));
	expect(counts).toEqual([...new Set(counts)].toSorted((a, b) => a - b));
	expect(counts.at(-1)).toBe(example.labels.length);
});

test("columns are filled from the right, with a question for each that carries", () => {
	const lesson = makeLesson("add-sub-multidigit", 0);
	const filled = lesson?.steps.map(({ pictures }) => pictures.at(-1)?.alt.split("Filled in: ")[1]);
	expect(filled).toEqual([
		"Ones of the sum: 8.",
		"Tens of the sum: 5. Ones of the sum: 8.",
		"Hundreds of the sum: 9. Tens of the sum: 5. Ones of the sum: 8.",
		"Thousands of the sum: 8. Hundreds of the sum: 9. Tens of the sum: 5. Ones of the sum: 8.",
	]);
	expect(lesson?.steps.every(({ check }) => check !== undefined)).toBe(true);
});
