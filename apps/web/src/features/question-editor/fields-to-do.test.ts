import { expect, test } from "vitest";
import { fieldsToDo } from "./fields-to-do.ts";

const text = "Write something here.";
const faults = ["prompt", "boxes[0].answers", "known_mistakes[0].answer", "known_mistakes[0].feedback"].map(
	(field) => ({ field, text }),
);
const names = (left: string[], hasOneBox = false) =>
	fieldsToDo(faults, (field) => left.includes(field), hasOneBox).map(({ name }) => name);

test("before a field was left it is still to do, each once by its name", () => {
	expect(names([])).toEqual(["Text", "Box 1", "Known mistake 1"]);
	expect(names([], true)).toEqual(["Text", "Answer", "Known mistake 1"]);
});

test("a field that was left is no longer listed as to do", () => {
	expect(names(["prompt", "known_mistakes[0].answer"])).toEqual(["Box 1", "Known mistake 1"]);
});
