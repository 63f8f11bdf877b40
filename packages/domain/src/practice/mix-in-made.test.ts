import { describe, expect, test } from "vitest";
import type { Difficulty } from "../question/difficulty.ts";
import type { QuestionType } from "../question/question.ts";
import { mixInMade } from "./mix-in-made.ts";
import type { SkillKind } from "./vary-types.ts";

const kind = (question_type: QuestionType, difficulty: Difficulty): SkillKind => ({
	question_type,
	difficulty,
});
const places = (count: number, made: readonly SkillKind[], rest: { question_type?: QuestionType } = {}) =>
	Array.from({ length: count }, () => ({ difficulty: 2 as Difficulty, made, ...rest }));
const madeAt = (mixed: readonly { is_made?: boolean }[]) =>
	mixed.flatMap(({ is_made }, at) => (is_made === true ? [at] : []));

describe("a set", () => {
	test("of ten has three interactions, spread over the set, and is typed or chosen elsewhere", () => {
		const mixed = mixInMade(places(10, [kind("FILL_ONE", 2)]));
		expect(madeAt(mixed)).toEqual([3, 6, 9]);
		expect(mixed.filter(({ is_made }) => is_made === false)).toHaveLength(7);
	});

	test("of three has one", () => {
		expect(madeAt(mixInMade(places(3, [kind("FILL_ONE", 2)])))).toEqual([2]);
	});

	test("of skills without interactions is unchanged", () => {
		expect(mixInMade(places(10, []))).toEqual(places(10, []));
	});

	test("changes a difficulty by one step at most, and only if needed, unless fewer than two would be left", () => {
		const near = mixInMade(places(10, [kind("FILL_ONE", 3), kind("FILL_ONE", 5)]));
		expect(near.filter(({ is_made }) => is_made).map(({ difficulty }) => difficulty)).toEqual([3, 3, 3]);
		const far = mixInMade(places(10, [kind("FILL_ONE", 4)]));
		expect(far.filter(({ is_made }) => is_made).map(({ difficulty }) => difficulty)).toEqual([4, 4]);
		const one = [...places(9, [kind("FILL_ONE", 5)]), ...places(1, [kind("FILL_ONE", 2)])];
		expect(madeAt(mixInMade(one))).toHaveLength(2);
		const both = [...places(8, [kind("FILL_ONE", 3)]), ...places(2, [kind("FILL_ONE", 2)])];
		expect(mixInMade(both).slice(8)).toMatchObject([{ is_made: true }, { is_made: true }]);
	});

	test("uses places reserved for a type that has interactions first, and no other reserved place", () => {
		const made = [kind("MATCH_THE_FOLLOWING", 2), kind("FILL_ONE", 2)];
		const held = places(1, made, { question_type: "MATCH_THE_FOLLOWING" });
		const other = places(1, made, { question_type: "SELECT_ONE" });
		const at = madeAt(mixInMade([...places(4, made), ...held, ...other, ...places(4, made)]));
		expect(at).toHaveLength(3);
		expect(at).toContain(4);
		expect(at).not.toContain(5);
	});
});
