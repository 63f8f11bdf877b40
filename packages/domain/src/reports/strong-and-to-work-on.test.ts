import fc from "fast-check";
import { expect, test } from "vitest";
import type { Stage } from "../mastery/standing.ts";
import { mostUsefulSkill } from "./find.ts";
import { strongAndToWorkOn } from "./strong-and-to-work-on.ts";
import type { Done } from "./done.ts";

const of = (first_try: number, finished: number): Done => ({ first_try, finished });

test.each<[string, Stage, Done, "strong" | "to work on" | "neither"]>([
	["1 of 5", "learning", of(1, 5), "to work on"],
	["1 of 5 of a skill called nearly there", "nearly", of(1, 5), "neither"],
	["most right", "nearly", of(4, 5), "strong"],
	["most right, and mastered", "mastered", of(9, 10), "strong"],
	["most right, and still learning", "learning", of(4, 5), "neither"],
	["too little evidence to judge", "unknown", of(5, 5), "neither"],
	["too few questions to be strong", "nearly", of(4, 4), "neither"],
	["too few questions to be weak", "learning", of(0, 4), "neither"],
	["mastered, and missed lately", "mastered", of(1, 5), "neither"],
])("%s", (_, stage, done, said) => {
	const skill = { skill_id: "a", ...done };
	const found = strongAndToWorkOn([skill], { stages: new Map([["a", stage]]), troubled: new Set() });
	expect(found).toEqual({
		strong: said === "strong" ? [skill] : [],
		to_work_on: said === "to work on" ? [skill] : [],
	});
});

test("what is said of a skill never contradicts what else is said of it", () => {
	const stage = fc.constantFrom<Stage>("unknown", "learning", "nearly", "mastered", "due_for_review");
	const skill = fc.nat(12).chain((finished) =>
		fc.record({
			skill_id: fc.constantFrom("a", "b", "c", "d"),
			finished: fc.constant(finished),
			first_try: fc.nat(finished),
			stage,
			is_troubled: fc.boolean(),
		}),
	);
	const isOf = { selector: ({ skill_id }: { skill_id: string }) => skill_id };
	fc.assert(
		fc.property(fc.uniqueArray(skill, isOf), (skills) => {
			const stages = new Map(skills.map((each) => [each.skill_id, each.stage]));
			const troubled = new Set(skills.filter(({ is_troubled }) => is_troubled).map(isOf.selector));
			const { strong, to_work_on } = strongAndToWorkOn(skills, { stages, troubled });
			for (const each of strong) {
				expect(to_work_on).not.toContain(each);
				expect(each.is_troubled).toBe(false);
				expect(["unknown", "learning"]).not.toContain(each.stage);
			}
			for (const each of to_work_on) {
				expect(each.is_troubled).toBe(false);
				expect(each.stage).toBe("learning");
			}
			// The report proposes a skill for five minutes at home: never the strongest while another needs work.
			if (to_work_on.length > 0) expect(strong.map(isOf.selector)).not.toContain(useful(skills));
		}),
	);
});

/** The skill that the report chooses for practice at home. */
function useful(skills: readonly { skill_id: string; stage: Stage }[]) {
	const span = { from: "2026-11-02", to: "2026-11-08" };
	return mostUsefulSkill({
		today: span.to,
		span,
		skills: skills.map(({ skill_id, stage }) => ({
			skill_id,
			name: skill_id,
			stage,
			evidence: 5,
			answers_left: 1,
			review_due_on: null,
			last_practised_on: span.to,
			finished_ever: 5,
			recent: [],
			course: { before: stage, after: stage },
		})),
	});
}
