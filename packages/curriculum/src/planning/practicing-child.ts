import { type Random, seededRandom } from "../random/seeded-random.ts";
import type { PlannedSkill } from "./planned-skill.ts";

/** A simulated child that practices. It shares nothing with the product's model. */
export interface PracticingChild {
	/**
	 * Answers one question, which it may learn from; returns whether the first try was right. `day` counts from 0, with
	 * fractions.
	 */
	answer(skill_at: number, day: number): boolean;
	/**
	 * Whether the first try would be right at a question that it learns nothing from: without a verdict or help, as in a
	 * placement.
	 */
	show(skill_at: number, day: number): boolean;
	/** Whether it truly knows the skill on that day. */
	knows(skill_at: number, day: number): boolean;
}

/**
 * Shared: a skill's nth question has the same random numbers in any order of practice, so that orders are compared
 * rather than luck. Own: each question takes the child's next random number.
 */
export type Luck = "shared" | "own";
export function chanceOf(log_odds: number): number {
	return 1 / (1 + Math.exp(-log_odds));
}

/** Years from the start of the grade to the skill's teaching: 0.5 is the middle of the year, below 0 is before it. */
export function throughGrade(skill: PlannedSkill, skills: readonly PlannedSkill[], grade: number): number {
	const ofGrade = skills.filter((other) => other.grade === skill.grade);
	return skill.grade - grade + ofGrade.indexOf(skill) / ofGrade.length;
}

/** A child's random numbers beside those of what it is like. */
export interface Chances {
	luck: Luck;
	/** For questions that teach nothing, so that a placement leaves those of practice as they are. */
	showing: Draws;
}

export interface Draws extends Random {
	between(least: number, most: number): number;
	isTrue(chance: number): boolean;
	/** Standard normal. */
	normal(): number;
}

const FINE = 1_000_000;

export function luckBySkill(draws: Draws, skills: readonly PlannedSkill[], luck: Luck): Draws[] {
	if (luck === "own") return skills.map(() => draws);
	const child = draws.integer(0, FINE);
	return skills.map(({ id }) => drawsFrom(`${child}:${id}`));
}

export function drawsFrom(seed: string): Draws {
	const random = seededRandom(seed);
	const unit = () => random.integer(0, FINE - 1) / FINE;
	return {
		...random,
		between: (least, most) => least + unit() * (most - least),
		isTrue: (chance) => unit() < chance,
		normal: () => Math.sqrt(-2 * Math.log(1 - unit())) * Math.cos(2 * Math.PI * unit()),
	};
}
