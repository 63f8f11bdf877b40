import { expect, test } from "vitest";
import { askAboutStatements } from "./ask-about-statements.ts";
import { planSet } from "./plan-set.ts";
import type { Suggestion } from "./what-next.ts";

const suggestion = (skill_id: string): Suggestion => ({
	skill_id,
	reason: "keep_going",
	difficulty: 3,
	chance: 0.7,
	held_chance: 0.3,
	sure_chance: 0.2,
	questions: 3,
});
const usual = ["a", "b", "c", "d"].map(suggestion);

test("a skill reported as known is asked first with one hard question, one not known yet with two regular ones", () => {
	const told = [
		{ skill_id: "x", says: "knows" },
		{ skill_id: "c", says: "not_yet" },
	] as const;
	const places = planSet({ suggestions: askAboutStatements(usual, told), mistakes_due: [], size: 10 });
	expect(places.slice(0, 3)).toMatchObject([
		{ skill_id: "x", reason: "told_by_parent", difficulty: 4 },
		{ skill_id: "c", reason: "told_by_parent", difficulty: 3 },
		{ skill_id: "c", reason: "told_by_parent" },
	]);
	expect(places.filter(({ skill_id }) => skill_id === "c")).toHaveLength(2);
	expect(places).toHaveLength(10);
});

test("it is not asked more often when little else is left to learn", () => {
	const known = ["u", "v", "w"].map(
		(id): Suggestion => ({ ...suggestion(id), reason: "keep_fresh", questions: 1 }),
	);
	const suggestions = askAboutStatements([suggestion("a"), ...known], [{ skill_id: "x", says: "knows" }]);
	const places = planSet({ suggestions, mistakes_due: [], size: 7 });
	expect(places.filter(({ skill_id }) => skill_id === "x")).toHaveLength(1);
});

test("at most two skills per set come from reports, and without any nothing changes", () => {
	const told = ["x", "y", "z"].map((skill_id) => ({ skill_id, says: "knows" as const }));
	expect(askAboutStatements(usual, told).map(({ skill_id }) => skill_id)).toEqual([
		"x",
		"y",
		"a",
		"b",
		"c",
		"d",
	]);
	expect(askAboutStatements(usual, [])).toEqual(usual);
});
