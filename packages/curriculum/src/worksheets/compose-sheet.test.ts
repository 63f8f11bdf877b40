import { whatIsAsked } from "@learnin/domain/question/what-is-asked";
import { expect, test } from "vitest";
import { skills } from "../skills/skills.ts";
import { composeSheet, questionOfItem } from "./compose-sheet.ts";
import { atLevel, sheetDifficulties } from "./sheet-difficulties.ts";

const wantedOf = (skill_id: string, count: number) =>
	sheetDifficulties(count, undefined, "suiting").map((difficulty) => ({ skill_id, difficulty }));

test("every skill makes a sheet of ten different questions, and the same seed makes the same sheet", () => {
	for (const { id } of skills) {
		const items = composeSheet(wantedOf(id, 10), 7);
		expect(items, id).toHaveLength(10);
		const asked = items.map((item) => {
			const question = questionOfItem(item);
			return question === undefined ? id : whatIsAsked(question);
		});
		expect(new Set(asked).size, id).toBe(10);
	}
	const [{ id } = { id: "" }] = skills;
	expect(composeSheet(wantedOf(id, 10), 7)).toEqual(composeSheet(wantedOf(id, 10), 7));
	expect(composeSheet(wantedOf(id, 10), 8)).not.toEqual(composeSheet(wantedOf(id, 10), 7));
});

test("a question of an older generator version is not reproduced as the same, and an unknown skill is skipped", () => {
	const [item] = composeSheet(wantedOf("add-within-100", 1), 1);
	if (item === undefined) throw new Error("no item");
	expect(questionOfItem(item)).toBeDefined();
	expect(questionOfItem({ ...item, generator_version: item.generator_version + 1 })).toBeUndefined();
	expect(composeSheet([{ skill_id: "no-such-skill", difficulty: 1 }], 1)).toEqual([]);
});

test("a sheet rises gently around the suggested difficulty, and stays within 1 to 5", () => {
	expect(sheetDifficulties(10, undefined, "suiting")).toEqual([1, 1, 2, 2, 2, 3, 3, 3, 4, 4]);
	expect(sheetDifficulties(10, 3, "suiting")).toEqual([2, 2, 3, 3, 3, 3, 3, 3, 4, 4]);
	expect(sheetDifficulties(5, 3, "easier")).toEqual([1, 2, 2, 2, 3]);
	expect(sheetDifficulties(5, 5, "harder")).toEqual([5, 5, 5, 5, 5]);
	expect(atLevel(1, "easier")).toBe(1);
});
