import { describe, expect, it } from "vitest";
import { countOfFilters, filtersOf, withFilter } from "./bank-filters.ts";

const of = (query: string) => new URLSearchParams(query);

describe("filters of the bank in the address", () => {
	it.each([
		["", {}],
		["state=published&grade=3", { state: "published", grade: 3 }],
		[
			"search=pizza&source=generated&type=FILL_ONE&skill=add&difficulty=5&tag=sums&reviewer=me&sort=hardest",
			{
				search: "pizza",
				source: "generated",
				question_type: "FILL_ONE",
				skill_id: "add",
				difficulty: 5,
				tag: "sums",
				reviewer: "me",
				sort: "hardest",
			},
		],
		["state=gone&source=&type=X&grade=x&difficulty=9&reviewer=you&sort=up&search=+", {}],
	])("%s", (query, filters) => {
		expect(filtersOf(of(query))).toEqual(filters);
	});

	it("changing one keeps the others; an empty one is removed", () => {
		expect(withFilter(of("state=draft&grade=3"), "grade", "4").toString()).toBe("state=draft&grade=4");
		expect(withFilter(of("state=draft&grade=3"), "state", "").toString()).toBe("grade=3");
	});

	it("counts filters of the panel, not the state, the search and the order", () => {
		expect(countOfFilters(of("state=draft&search=pizza&sort=oldest&grade=3&tag=sums"))).toBe(2);
	});
});
