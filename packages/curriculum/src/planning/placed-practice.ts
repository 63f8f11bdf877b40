import { nextSkill } from "@learnin/domain/placement/choose-skill";
import { beliefAfter, knownChances } from "@learnin/domain/placement/placement-belief";
import { type PlacementModel, placementModel } from "@learnin/domain/placement/placement-model";
import { PLACEMENT_QUESTIONS } from "@learnin/domain/placement/placement-rules";
import { type PlacementAnswer, skillsAround } from "@learnin/domain/placement/placement-skill";
import type { PlannedSkill } from "./planned-skill.ts";
import { PlannedPractice } from "./planned-practice.ts";
import type { AskedQuestion, PracticeOrder } from "./practice-order.ts";
import { DAY_MS } from "@learnin/domain/time/day";

/** The product's policy for a new child: the starting point first, whose questions count, then the days' sets. */
export class PlacedPractice implements PracticeOrder {
	readonly #plan: PlannedPractice;
	readonly #places: ReadonlyMap<string, number>;
	readonly #skills: readonly PlannedSkill[];
	readonly #model: PlacementModel;
	readonly #answers: PlacementAnswer[] = [];
	#isPlaced = false;

	constructor(skills: readonly PlannedSkill[], grade: number) {
		this.#plan = new PlannedPractice(skills, grade);
		this.#places = new Map(skills.map(({ id }, at) => [id, at]));
		this.#skills = skills;
		const toPlace = skills.map(({ id, below, ...skill }) => ({
			...skill,
			skill_id: id,
			prerequisites: below.map((at) => (skills[at] as PlannedSkill).id),
		}));
		this.#model = placementModel(skillsAround(toPlace, grade), grade);
	}

	*set(day: number, size: number): Iterable<AskedQuestion> {
		while (!this.#isPlaced) {
			const next = this.#nextOfPlacement();
			if (next === null) this.#endPlacement(day);
			else yield { skill_at: next, difficulty: 3, teaches: false };
		}
		yield* this.#plan.set(day, size);
	}

	told(asked: AskedQuestion, answered: { day: number; is_right: boolean }): void {
		if (asked.teaches !== false) return this.#plan.told(asked, answered);
		const { id, guess_chance } = this.#skills[asked.skill_at] as PlannedSkill;
		const response = answered.is_right ? "right" : "wrong";
		this.#answers.push({ skill_id: id, guess_chance, response });
	}

	/** The index of the next skill to ask; null at the end. */
	#nextOfPlacement(): number | null {
		if (this.#answers.length >= PLACEMENT_QUESTIONS) return null;
		const next = nextSkill(beliefAfter(this.#model, this.#answers), this.#answers);
		return this.#places.get(next?.skill_id ?? "") ?? null;
	}

	#endPlacement(day: number): void {
		this.#isPlaced = true;
		const chances = knownChances(beliefAfter(this.#model, this.#answers));
		const placed = this.#model.skills.map(
			({ skill_id }, at) =>
				[skill_id, { known_chance: chances[at] ?? 0, placed_at_ms: day * DAY_MS }] as const,
		);
		this.#plan.startFrom(new Map(placed));
	}
}
