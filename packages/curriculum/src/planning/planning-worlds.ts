import { ChildByNight } from "./child-by-night.ts";
import { chanceOf, drawsFrom, luckBySkill, throughGrade } from "./practicing-child.ts";
import type { Draws, Chances, Luck, PracticingChild } from "./practicing-child.ts";
import type { PlannedSkill } from "./planned-skill.ts";

export const PLANNING_WORLDS = [
	"middle of the year",
	"new to the grade",
	"a year behind",
	"ahead",
	"slow and honest",
	"forgetful",
	"by degrees",
] as const;
/**
 * Each child's constants are drawn at random from wide ranges, from two grades behind to two ahead. The last world is
 * held out: it was written after the planner, and must not be used to tune it.
 */
export const ANY_CHILD_WORLDS = ["any child", "any child by degrees", "any child by night"] as const;
export type PlanningWorld = (typeof PLANNING_WORLDS)[number] | (typeof ANY_CHILD_WORLDS)[number];

/** The child with that number in a grade. Skills are in teaching order, after their prerequisites. */
export function practicingChild(
	world: PlanningWorld,
	skills: readonly PlannedSkill[],
	{ grade, number, luck }: { grade: number; number: number; luck: Luck },
): PracticingChild {
	const draws = drawsFrom(`${world}:${grade}:${number}`);
	const given = { grade, luck, showing: drawsFrom(`${world}:${grade}:${number}:showing`) };
	if (world === "by degrees") return new ChildByDegrees(draws, skills, { ...given, ...DEGREES });
	if (world === "any child by degrees")
		return new ChildByDegrees(draws, skills, { ...given, ...ANY_DEGREES });
	if (world === "any child by night") return new ChildByNight(draws, skills, given);
	const kind = world === "any child" ? anyKind(draws) : KINDS[world];
	return new KnowingChild(draws, skills, { ...given, ...kind });
}

interface Kind {
	/** The chance of knowing a skill at the start, by its position in the grade; below 0 in the year before. */
	known: (through: number) => number;
	learns?: readonly [number, number];
	forgets?: readonly [number, number];
	guesses?: number;
	slips?: readonly [number, number];
	/** The factor on learning if no prerequisite is known. */
	learns_unready?: number;
}

const KINDS: Readonly<Record<Exclude<(typeof PLANNING_WORLDS)[number], "by degrees">, Kind>> = {
	"middle of the year": { known: (through) => (through < 0 ? 0.92 : through < 0.5 ? 0.85 : 0.08) },
	"new to the grade": { known: (through) => (through < 0 ? 0.92 : 0.05) },
	"a year behind": { known: (through) => (through < -1 ? 0.9 : through < 0 ? 0.45 : 0.03) },
	ahead: { known: (through) => (through < 0 ? 0.97 : through < 0.8 ? 0.75 : 0.3) },
	"slow and honest": {
		known: (through) => (through < 0 ? 0.92 : 0.05),
		learns: [0.1, 0.25],
		guesses: 0.05,
	},
	forgetful: {
		known: (through) => (through < 0 ? 0.92 : through < 0.5 ? 0.85 : 0.08),
		forgets: [0.01, 0.03],
	},
};

/** A child between two grades behind and two ahead, who knows less the closer a skill is to its level. */
function anyKind(draws: Draws): Kind {
	const got_to = draws.between(-2, 2);
	const spread = draws.between(0.1, 0.8);
	return {
		known: (through) => 0.97 * chanceOf((got_to - through) / spread),
		learns: [0.1, 0.3],
		forgets: [0, 0.02],
		guesses: draws.between(0.1, 0.25),
		slips: [0.05, 0.1],
		learns_unready: draws.between(0, 0.6),
	};
}

/** How children with gradual knowledge differ. */
interface Degrees {
	gains: readonly [number, number];
	fades: readonly [number, number];
	/** How far, in log odds, a child may be from the average of its grade. */
	apart: number;
}
const DEGREES: Degrees = { gains: [0.3, 0.9], fades: [0.003, 0.02], apart: 0.8 };
const ANY_DEGREES: Degrees = { gains: [0.2, 1.2], fades: [0, 0.03], apart: 3.2 };

/**
 * Knows a skill or not (Corbett and Anderson 1995): slips and guesses, learns from a question with some chance, less
 * if prerequisites are unknown, and forgets overnight.
 */
class KnowingChild implements PracticingChild {
	readonly #luck: readonly Draws[];
	readonly #isShared: boolean;
	readonly #skills: readonly PlannedSkill[];
	readonly #known: boolean[] = [];
	readonly #seen_on: number[];
	readonly #learns: number;
	readonly #forgets: number;
	readonly #slips: number;
	readonly #guesses: number;
	readonly #learns_unready: number;
	readonly #showing: Draws;

	constructor(draws: Draws, skills: readonly PlannedSkill[], kind: Kind & Chances & { grade: number }) {
		const { known, learns = [0.12, 0.4], forgets = [0, 0.01], guesses = 0.15, grade } = kind;
		const { slips = [0.04, 0.12], learns_unready = 0.2 } = kind;
		this.#luck = luckBySkill(draws, skills, kind.luck);
		this.#isShared = kind.luck === "shared";
		this.#showing = kind.showing;
		this.#skills = skills;
		this.#learns = draws.between(...learns);
		this.#forgets = draws.between(...forgets);
		this.#slips = draws.between(...slips);
		this.#guesses = guesses;
		this.#learns_unready = learns_unready;
		this.#seen_on = skills.map(() => 0);
		for (const [at, skill] of skills.entries()) {
			const ready = 0.3 + 0.7 * this.#shareBelow(at);
			this.#known.push(draws.isTrue(known(throughGrade(skill, skills, grade)) * ready));
		}
	}

	answer(skill_at: number, day: number): boolean {
		const luck = this.#luck[skill_at] as Draws;
		const was_known = this.#known[skill_at] === true;
		// Shared random numbers are drawn even if unused, or the next question would get different ones.
		const is_kept = (was_known || this.#isShared) && luck.isTrue(this.#kept(skill_at, day));
		const is_known = was_known && is_kept;
		this.#seen_on[skill_at] = day;
		const is_right = luck.isTrue(this.#rightChance(skill_at, is_known));
		const unready = this.#learns_unready;
		const learned = luck.isTrue(this.#learns * (unready + (1 - unready) * this.#shareBelow(skill_at)));
		this.#known[skill_at] = is_known || learned;
		return is_right;
	}

	show(skill_at: number, day: number): boolean {
		const is_known = this.#known[skill_at] === true && this.#showing.isTrue(this.#kept(skill_at, day));
		return this.#showing.isTrue(this.#rightChance(skill_at, is_known));
	}

	knows(skill_at: number, day: number): boolean {
		return this.#known[skill_at] === true && this.#kept(skill_at, day) >= 0.5;
	}

	#rightChance(skill_at: number, is_known: boolean): number {
		const { guess_chance } = this.#skills[skill_at] as PlannedSkill;
		if (is_known) return 1 - this.#slips;
		return guess_chance === 0 ? this.#guesses : guess_chance;
	}

	/** The chance that a skill known when last asked is not forgotten. */
	#kept(skill_at: number, day: number): number {
		const nights = Math.floor(day) - Math.floor(this.#seen_on[skill_at] ?? 0);
		return (1 - this.#forgets) ** nights;
	}

	#shareBelow(skill_at: number): number {
		const { below } = this.#skills[skill_at] as PlannedSkill;
		return below.length === 0 ? 1 : below.filter((at) => this.#known[at] === true).length / below.length;
	}
}

/** Learns a skill gradually, more slowly with weak prerequisites; "knows" it from eight of ten right on. */
class ChildByDegrees implements PracticingChild {
	readonly #luck: readonly Draws[];
	readonly #skills: readonly PlannedSkill[];
	readonly #level: number[];
	readonly #seen_on: number[];
	readonly #gains: number;
	readonly #fades: number;
	readonly #showing: Draws;

	constructor(draws: Draws, skills: readonly PlannedSkill[], kind: Degrees & Chances & { grade: number }) {
		const { gains, fades, apart, grade } = kind;
		this.#luck = luckBySkill(draws, skills, kind.luck);
		this.#showing = kind.showing;
		this.#skills = skills;
		this.#gains = draws.between(...gains);
		this.#fades = draws.between(...fades);
		this.#seen_on = skills.map(() => 0);
		const start = 0.6 + 0.6 * draws.normal() + apart * draws.between(-1, 1);
		this.#level = skills.map(
			(skill) => start - 1.6 * throughGrade(skill, skills, grade) + 0.8 * draws.normal(),
		);
	}

	answer(skill_at: number, day: number): boolean {
		const level = this.#now(skill_at, day);
		const luck = this.#luck[skill_at] as Draws;
		const { below } = this.#skills[skill_at] as PlannedSkill;
		const is_right = luck.isTrue(this.#rightChance(skill_at, level));
		const ready = below.reduce((sum, at) => sum + chanceOf(this.#now(at, day)), 0) / below.length || 1;
		this.#level[skill_at] = level + this.#gains * ready * (is_right ? 1 : 0.7) * (level > 3 ? 0.3 : 1);
		this.#seen_on[skill_at] = day;
		return is_right;
	}

	show(skill_at: number, day: number): boolean {
		return this.#showing.isTrue(this.#rightChance(skill_at, this.#now(skill_at, day)));
	}

	knows(skill_at: number, day: number): boolean {
		return chanceOf(this.#now(skill_at, day)) >= 0.8;
	}

	#rightChance(skill_at: number, level: number): number {
		const { guess_chance } = this.#skills[skill_at] as PlannedSkill;
		const floor = Math.max(0.03, guess_chance);
		return floor + (0.97 - floor) * chanceOf(level);
	}

	#now(skill_at: number, day: number): number {
		return (this.#level[skill_at] ?? 0) - this.#fades * (day - (this.#seen_on[skill_at] ?? 0));
	}
}
