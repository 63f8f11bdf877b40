import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Difficulty } from "../question/difficulty.ts";
import type { QuestionType } from "../question/question.ts";
import { questionTypeNames } from "../question/question-type-names.ts";
import { chooseVaried, holdPlaces, type SkillKind } from "./vary-types.ts";

const anyDifficulty = fc.constantFrom<Difficulty>(1, 2, 3, 4, 5);
const anyKind: fc.Arbitrary<SkillKind> = fc.record({
	question_type: fc.constantFrom(...questionTypeNames),
	difficulty: anyDifficulty,
});
const anySkill = fc.record({ difficulty: anyDifficulty, kinds: fc.array(anyKind, { maxLength: 6 }) });

const typesOf = (skills: readonly { kinds: readonly SkillKind[] }[]) =>
	new Set(skills.flatMap(({ kinds }) => kinds.map(({ question_type }) => question_type)));
const kinds = (made: Partial<Record<QuestionType, string>>): SkillKind[] =>
	Object.entries(made).flatMap(([question_type, difficulties]) =>
		[...difficulties].map((difficulty) => ({
			question_type: question_type as QuestionType,
			difficulty: Number(difficulty) as Difficulty,
		})),
	);
const skill = (id: string, made: Partial<Record<QuestionType, string>>, difficulty: Difficulty = 1) => ({
	id,
	difficulty,
	kinds: kinds(made),
});
const chosen = (candidates: ReturnType<typeof skill>[], { types = 3, most = 3, kept = 0 } = {}) =>
	chooseVaried(candidates, { kept, fewest: 3, most, types }).map(({ id }) => id);

describe("the skills of a set", () => {
	const typed = ["a", "b", "c"].map((id) => skill(id, { FILL_ONE: "12345" }));

	test("are the most useful ones if those have the types", () => {
		const useful = [
			skill("a", { FILL_ONE: "1" }),
			skill("b", { SELECT_ONE: "2", SELECT_ALL: "1" }),
			typed[2],
		];
		expect(
			chosen([...useful.filter((each) => each !== undefined), skill("d", { LABELED_INPUT: "1" })]),
		).toEqual(["a", "b", "c"]);
	});

	test("else the last of them are replaced by the next with more types", () => {
		const later = [
			skill("d", { SELECT_ONE: "1", MATCH_THE_FOLLOWING: "2" }),
			skill("e", { SELECT_ALL: "1" }),
		];
		expect(chosen([...typed, ...later])).toEqual(["a", "b", "d"]);
		expect(chosen([...typed, ...later], { types: 4 })).toEqual(["a", "d", "e"]);
		expect(chosen([...typed, ...later], { types: 4, kept: 2 })).toEqual(["a", "b", "d"]);
	});

	test("are more if fewer do not have the types and more are allowed", () => {
		const each = (["SELECT_ONE", "SELECT_ALL", "MATCH_THE_FOLLOWING", "LABELED_INPUT"] as const).map((type) =>
			skill(type, { [type]: "1" }),
		);
		expect(chosen([...typed.slice(0, 1), ...each], { types: 5, most: 5 })).toHaveLength(5);
	});

	test("show the one type there is", () => {
		const kindless = ["a", "b", "c"].map((name) => skill(name, {}));
		expect(chosen([...kindless, skill("d", { SELECT_ONE: "1" })], { types: 1 })).toEqual(["a", "b", "d"]);
	});

	test("prefer close difficulties to distant ones, and written answers come last", () => {
		const far = skill("far", { SELECT_ONE: "5", SELECT_ALL: "5" });
		const written = skill("written", { VERIFY_WITH_LLM: "1", SELECT_ONE: "1" });
		const near = skill("near", { SELECT_ONE: "2", SELECT_ALL: "1" });
		expect(chosen([...typed, far, near])).toContain("near");
		expect(chosen([...typed, written, far])).toContain("far");
		expect(chosen([...typed, written])).toContain("written");
	});

	test("with few types: in their order, as many as wanted, with as many types as any choice has", () => {
		fc.assert(
			fc.property(fc.array(anySkill, { maxLength: 7 }), fc.integer({ min: 1, max: 5 }), (skills, types) => {
				const found = chooseVaried(skills, { kept: 0, fewest: 3, most: 3, types });
				expect(found).toHaveLength(Math.min(3, skills.length));
				expect(skills.filter((each) => found.includes(each))).toEqual(found);
				const choices = skills.flatMap((a, i) =>
					skills.slice(i).flatMap((b, j) => skills.slice(i + j).map((c) => typesOf([a, b, c]).size)),
				);
				expect(typesOf(found).size).toBeGreaterThanOrEqual(Math.min(types, Math.max(0, ...choices)));
			}),
		);
	});
});

describe("the places of a set", () => {
	test("are reserved for as many types as wanted, as far as the skill has them, at any difficulty", () => {
		fc.assert(
			fc.property(anySkill, fc.integer({ min: 1, max: 5 }), (one, types) => {
				const held = holdPlaces(Array(10).fill(one), types).filter(({ question_type }) => question_type);
				const shown = new Set(held.map(({ question_type }) => question_type));
				expect(shown.size).toBe(Math.min(types, typesOf([one]).size));
				expect(held).toHaveLength(shown.size);
				for (const { question_type, difficulty } of held)
					expect(one.kinds).toContainEqual({ question_type, difficulty });
			}),
		);
	});

	test("that are not reserved are unchanged, and the reserved ones are as close as possible", () => {
		const places = ([1, 1, 2, 2, 3, 3, 4, 4] as const).map((difficulty) =>
			skill("", { FILL_ONE: "125", MATCH_THE_FOLLOWING: "3", SELECT_ONE: "5" }, difficulty),
		);
		const held = holdPlaces(places, 3).map(({ difficulty, question_type }) => [difficulty, question_type]);
		expect(held).toEqual([
			[1, "FILL_ONE"],
			[1, undefined],
			[2, undefined],
			[2, undefined],
			[3, "MATCH_THE_FOLLOWING"],
			[3, undefined],
			[4, undefined],
			[5, "SELECT_ONE"],
		]);
	});
});
