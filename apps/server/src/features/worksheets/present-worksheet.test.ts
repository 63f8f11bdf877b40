import { skillById, skills } from "@learnin/curriculum/skills/skills";
import { composeSheet } from "@learnin/curriculum/worksheets/compose-sheet";
import { sheetDifficulties } from "@learnin/curriculum/worksheets/sheet-difficulties";
import { expect, test } from "vitest";
import { presentWorksheet } from "./present-worksheet.ts";

const family_id = "family";
const names = { byId: skillById, nameOf: (id: string) => skillById(id)?.child_name ?? id };
const about = {
	family_id,
	student_id: "",
	student_name: "",
	source: "skill",
	created_at: new Date(0),
} as const;

test("every skill's sheet is sent with all its questions and keys", () => {
	for (const { id: skill_id } of skills) {
		const wanted = sheetDifficulties(3, undefined, "suiting").map((difficulty) => ({
			skill_id,
			difficulty,
		}));
		const items = composeSheet(wanted, 11);
		const { questions, home_activity } = presentWorksheet(
			{ ...about, code: "00000000", items },
			{ family_id },
			names,
		);
		expect(questions, skill_id).toHaveLength(3);
		expect(home_activity, skill_id).not.toBeNull();
		for (const { question, answer_list, explanation } of questions) {
			expect(question.prompt.html, skill_id).not.toBe("");
			expect(question.cta?.spoken ?? "", skill_id).not.toMatch(
				/\b(slash|a blank|type|tap|click|press|such as)\b/i,
			);
			for (const { html } of answer_list) expect(html, skill_id).toMatch(/^[^*]+$/);
			expect(explanation.html, skill_id).not.toBe("");
		}
	}
});

test("a sheet whose skill asks other questions by now is not passed off as the same", () => {
	const [item] = composeSheet([{ skill_id: "add-within-100", difficulty: 2 }], 1);
	if (item === undefined) throw new Error("no item");
	const items = [{ ...item, generator_version: item.generator_version + 1 }];
	expect(() => presentWorksheet({ ...about, code: "00000000", items }, { family_id }, names)).toThrow(
		"not_found",
	);
});
