import { describe, expect, test } from "vitest";
import { findInCurriculum, gapsOf, searchOf } from "./find-in-curriculum.ts";
import type { ListedSkill } from "./skills.api.ts";

const published = (count: number) => ({
	draft: 0,
	in_review: 0,
	published: count,
	published_changing: 0,
	suspended: 0,
	retired: 0,
});

function skill(id: string, changes: Partial<ListedSkill> = {}): ListedSkill {
	return {
		id,
		name: id,
		child_name: id,
		grade: 3,
		domain: "OA",
		standard: "3.OA.A.1",
		is_active: true,
		generator_version: 1,
		place: 0,
		on_map: null,
		prerequisites: [],
		questions: published(5),
		difficulties: [1, 2],
		types: ["fill_in", "multiple_choice"],
		students: 0,
		...changes,
	};
}

const nothing = { difficulties: [], types: [] };
const bare = skill("bare", { generator_version: null, questions: published(0), students: 4, ...nothing });
const plain = skill("plain", { generator_version: null, types: ["fill_in"] });
const made = skill("made", { name: "Élan", questions: published(0), grade: 2, standard: "2.NBT.A.1" });
const rich = skill("rich", { domain: "G" });
const out = skill("out", { is_active: false, questions: published(0) });
const all = [made, bare, rich, out];

const found = (query: string) =>
	findInCurriculum(all, searchOf(new URLSearchParams(query))).map(({ id }) => id);

describe("the search", () => {
	test.each([
		["", ["made", "bare", "rich", "out"]],
		["q=elan", ["made"]],
		["q=2.nbt", ["made"]],
		["q=ri", ["rich"]],
		["grade=3&domain=OA", ["bare", "out"]],
		["gap=any", ["bare"]],
		["gap=nothing_to_practise", ["bare"]],
		["state=inactive", ["out"]],
		["sort=students", ["bare", "made", "rich", "out"]],
		["sort=questions", ["made", "bare", "out", "rich"]],
		["sort=types", ["bare", "made", "rich", "out"]],
		["sort=name", ["bare", "made", "out", "rich"]],
		["grade=99&gap=nonsense&state=x&sort=y", ["made", "bare", "rich", "out"]],
	])("by “%s”", (query, ids) => {
		expect(found(query)).toEqual(ids);
	});
});

test("a skill that students do not start has no gaps", () => {
	expect(gapsOf(out)).toEqual([]);
	expect(gapsOf(bare)).toEqual(["nothing_to_practise"]);
	expect(gapsOf(plain)).toEqual(["one_type"]);
	expect(gapsOf(made)).toEqual([]);
});
