import fc from "fast-check";
import { expect, test } from "vitest";
import {
	newGeneralHistory,
	newItemFigures,
	newSkillHistory,
	remember,
	rememberInCommon,
} from "./answer-history.ts";
import {
	readGeneral,
	readItem,
	readSkill,
	readTally,
	storeGeneral,
	storeItem,
	storeSkill,
	storeTally,
} from "./stored-history.ts";
import { newTally } from "./tally.ts";

const anyAnswer = fc.record({
	item_key: fc.constantFrom("a", "b", "c"),
	is_right: fc.boolean(),
	expected: fc.double({ min: 0.01, max: 0.99, noNaN: true }),
	at_ms: fc.integer({ min: 1_700_000_000, max: 1_800_000_000 }).map((seconds) => seconds * 1_000),
	duration_ms: fc.option(fc.integer({ min: 0, max: 10_000_000 })),
	hints: fc.nat(3),
	wrong_tries: fc.nat(9),
});
const asRow = <T>(stored: T): T => JSON.parse(JSON.stringify(stored)) as T;

/** Equal except for digits that are not stored. */
function expectNear(read: unknown, kept: unknown): void {
	if (typeof kept === "number") expect(read).toBeCloseTo(kept, 3);
	else if (typeof kept !== "object" || kept === null) expect(read).toBe(kept);
	else
		for (const [key, value] of Object.entries(kept))
			expectNear((read as Record<string, unknown>)[key], value);
}

test("the history survives storing, to four digits", () => {
	fc.assert(
		fc.property(fc.array(anyAnswer, { minLength: 1, maxLength: 60 }), (answers) => {
			let general = newGeneralHistory();
			let on_skill = newSkillHistory();
			let skill = newTally();
			let item = newItemFigures();
			for (const { expected, ...answer } of answers) {
				const learner = { general, skills: new Map([["s", on_skill]]) };
				const common = { skills: new Map([["s", skill]]), items: new Map([[answer.item_key, item]]) };
				const remembered = remember(learner, common, { skill_id: "s", builds_on: [], ...answer }, expected);
				general = remembered.general;
				on_skill = remembered.skills.get("s") ?? on_skill;
				({ skill, item } = rememberInCommon({ skill, item }, remembered.note));
			}
			for (const [read, kept] of [
				[readGeneral(asRow(storeGeneral(general))), general],
				[readSkill(asRow(storeSkill(on_skill))).tally, on_skill.tally],
				[readItem(asRow(storeItem(item))), item],
				[readTally(asRow(storeTally(skill))), skill],
			])
				expectNear(read, kept);
			expect(readSkill(asRow(storeSkill(on_skill))).items).toEqual(on_skill.items);
		}),
	);
});
