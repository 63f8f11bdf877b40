import { mixInMade } from "@learnin/domain/practice/mix-in-made";
import { holdPlaces, TYPES_PER_SET } from "@learnin/domain/practice/vary-types";
import type { Difficulty } from "@learnin/domain/question/difficulty";
import { expect, test } from "vitest";
import { generatedInteractions, generatedKinds } from "./generated-kinds.ts";
import { generators } from "./generators.ts";

test.each([1, 2, 3, 4, 5] as Difficulty[])(
	"ten questions at difficulty %i have two to four interactions if the skill has any",
	(difficulty) => {
		const able = generators
			.map(({ skill_id }) => skill_id)
			.filter((id) => generatedInteractions(id).length > 0);
		expect(able.length).toBeGreaterThan(110);
		const counts = able.map((skill_id) => {
			const places = Array.from({ length: 10 }, () => ({
				difficulty,
				kinds: generatedKinds(skill_id),
			}));
			const made = generatedInteractions(skill_id);
			const mixed = mixInMade(holdPlaces(places, TYPES_PER_SET).map((place) => ({ ...place, made })));
			return { skill_id, count: mixed.filter(({ is_made }) => is_made).length };
		});
		expect(counts.filter(({ count }) => count < 2 || count > 4)).toEqual([]);
	},
);
