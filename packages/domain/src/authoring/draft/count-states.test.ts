import { expect, test } from "vitest";
import { countStates } from "./count-states.ts";

test("a published question whose next version is waiting counts as published and as waiting, but once in the total", () => {
	const counts = countStates([
		{ state: "draft", count: 3, with_students: 1 },
		{ state: "in_review", count: 5, with_students: 2 },
		{ state: "published", count: 10, with_students: 10 },
		{ state: "retired", count: 4, with_students: 0 },
	]);
	expect(counts).toEqual({
		all: 22,
		draft: 3,
		in_review: 5,
		published: 13,
		published_changing: 3,
		suspended: 0,
		retired: 4,
	});
});
