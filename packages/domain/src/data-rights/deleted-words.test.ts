import { expect, test } from "vitest";
import { deletedInWords } from "./deleted-words.ts";

test("adds up tables that are the same to a family, most first, and names no table", () => {
	const tables = [
		{ table: "students", rows: 1 },
		{ table: "skill_masteries", rows: 4 },
		{ table: "mastery_steps", rows: 9 },
		{ table: "some_new_table", rows: 2 },
	];
	expect(deletedInWords(tables)).toEqual([
		{ words: "Progress in skills", rows: 13 },
		{ words: "Other records", rows: 2 },
		{ words: "Child profiles", rows: 1 },
	]);
});
