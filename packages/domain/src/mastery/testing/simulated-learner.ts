import type { Draws } from "./draws.ts";
import { type SchoolSkill, stepsNeeded } from "./simulated-school.ts";

interface Step {
	is_known: boolean;
	was_known: boolean;
	half_life_days: number;
	used_on_day: number;
}

/** The outcomes of a question here, with the product's names. */
export type SimulatedOutcome = "first_try" | "later_try" | "with_help" | "skipped" | "not_solved";

/**
 * A child that learns steps from questions and explanations, slips, guesses, takes hints, skips and forgets.
 */
export class SimulatedLearner {
	readonly #draws: Draws;
	readonly #school: readonly SchoolSkill[];
	readonly #steps: Step[][];
	readonly #pace: number;
	readonly #slips: number;
	readonly #takes_hints: number;
	readonly #skips: number;
	readonly #keeps_days: number;

	constructor(draws: Draws, school: readonly SchoolSkill[]) {
		this.#draws = draws;
		this.#school = school;
		this.#pace = draws.between(0.15, 0.6);
		this.#slips = draws.between(0.02, 0.1);
		this.#takes_hints = draws.between(0, 0.35);
		this.#skips = draws.between(0, 0.12);
		this.#keeps_days = draws.between(15, 60);
		const came_up_to = draws.between(0.1, 1);
		this.#steps = school.map(({ steps }, at) => {
			const chance = Math.min(0.95, Math.max(0.02, 0.5 + 2.5 * (came_up_to - at / school.length)));
			return Array.from({ length: steps }, () => this.#newStep(draws.isTrue(chance)));
		});
	}

	/** Works on one question to its end on that day (fractions count), and learns from it. */
	answer(skill_at: number, difficulty: number, day: number): SimulatedOutcome {
		const skill = this.#school[skill_at]!;
		const needed = this.#draws.some(this.#steps[skill_at]!, stepsNeeded(skill, difficulty));
		const used = [...needed, ...this.#usedBelow(skill)];
		for (const step of used) this.#perhapsForget(step, day);
		const missing = used.filter(({ is_known }) => !is_known);
		const outcome = this.#outcome(missing.length, skill);
		for (const step of used) if (step.is_known) strengthen(step, day);
		this.#learn(missing, skill, skill_at, day);
		return outcome;
	}

	/** The true chance of knowing how to do a question of medium difficulty of the skill on that day. */
	trueMastery(skill_at: number, day: number): number {
		const skill = this.#school[skill_at]!;
		const needed = stepsNeeded(skill, 3);
		// ways[k]: the sum over all sets of k steps of the chance that all are known.
		const ways = [1, ...Array.from({ length: needed }, () => 0)];
		for (const step of this.#steps[skill_at]!) {
			for (let k = needed; k > 0; k -= 1) ways[k]! += ways[k - 1]! * chanceStillKnown(step, day);
		}
		let choices = 1;
		for (let k = 0; k < needed; k += 1) choices = (choices * (skill.steps - k)) / (k + 1);
		return ways[needed]! / choices;
	}

	#newStep(is_known: boolean): Step {
		const half_life_days = this.#keeps_days * (is_known ? 3 : 1);
		return { is_known, was_known: is_known, half_life_days, used_on_day: 0 };
	}

	/** Sometimes a question also needs a step of a prerequisite. */
	#usedBelow({ prerequisites }: SchoolSkill): Step[] {
		if (prerequisites.length === 0 || !this.#draws.isTrue(0.35)) return [];
		const below = prerequisites[this.#draws.below(prerequisites.length)]!;
		return this.#draws.some(this.#steps[below]!, 1);
	}

	#perhapsForget(step: Step, day: number): void {
		if (this.#draws.isTrue(1 - chanceStillKnown(step, day))) step.is_known = false;
	}

	#outcome(missing: number, { options }: SchoolSkill): SimulatedOutcome {
		const draws = this.#draws;
		if (missing > 0 && draws.isTrue(this.#skips)) return "skipped";
		const opens_hint = draws.isTrue(missing > 0 ? this.#takes_hints : this.#takes_hints / 8);
		const is_right =
			missing === 0 ? !draws.isTrue(this.#slips) : draws.isTrue(options === null ? 0.02 : 1 / options);
		if (is_right && !opens_hint) return "first_try";
		const finds_it = draws.isTrue(missing === 0 ? 0.95 : missing === 1 ? 0.6 : 0.35);
		if (opens_hint) return finds_it || is_right ? "with_help" : "not_solved";
		return finds_it ? "later_try" : "not_solved";
	}

	/** At most one missing step; harder if much is missing or a prerequisite is unknown. */
	#learn(missing: readonly Step[], { ease }: SchoolSkill, skill_at: number, day: number): void {
		const [step] = missing;
		if (step === undefined) return;
		const readiness = 0.25 + 0.75 * this.#shareKnownBelow(skill_at);
		const overload = missing.length > 2 ? 0.35 : 1;
		const again = step.was_known ? 2 : 1;
		if (!this.#draws.isTrue(Math.min(0.9, this.#pace * ease * readiness * overload * again))) return;
		step.is_known = true;
		step.was_known = true;
		step.used_on_day = day;
	}

	#shareKnownBelow(skill_at: number): number {
		const below = this.#school[skill_at]!.prerequisites.flatMap((at) => this.#steps[at]!);
		return below.length === 0 ? 1 : below.filter(({ is_known }) => is_known).length / below.length;
	}
}

function chanceStillKnown({ is_known, half_life_days, used_on_day }: Step, day: number): number {
	return is_known ? 0.5 ** (Math.max(0, day - used_on_day) / half_life_days) : 0;
}

/** The longer it was unused, the more using it strengthens it. */
function strengthen(step: Step, day: number): void {
	const rested = Math.min(1, Math.max(0, day - step.used_on_day) / step.half_life_days);
	step.half_life_days = Math.min(400, step.half_life_days * (1.04 + 2 * rested));
	step.used_on_day = Math.max(day, step.used_on_day);
}
