import type { PlannedSkill } from "./planned-skill.ts";
import { chanceOf, drawsFrom, luckBySkill, throughGrade } from "./practicing-child.ts";
import type { Draws, Chances, PracticingChild } from "./practicing-child.ts";

/** How far, in grades, a child's knowledge may be from its own grade, and how sharply it ends there. */
const APART = 2;
const SPREAD = 0.3;
/** The factor on a night's loss after each question of a known skill. */
const STEADIER = 0.7;
/** The ranges of a child's constants. */
const LEARNS = [0.1, 0.35] as const;
const GUESSES = [0.08, 0.25] as const;
const SLIPS = [0.04, 0.1] as const;
const LEARNS_UNREADY = [0.1, 0.5] as const;
const FORGETS = [0, 0.012] as const;

/**
 * Knows a skill or not. Any night may erase a known skill, whether asked or not, less probably the more it was
 * practiced; each skill has its own pace, and missing prerequisites slow it.
 */
export class ChildByNight implements PracticingChild {
	readonly #skills: readonly PlannedSkill[];
	readonly #luck: readonly Draws[];
	readonly #nights: readonly Draws[];
	readonly #known: boolean[] = [];
	readonly #learns: readonly number[];
	readonly #forgets: number[];
	readonly #guesses: number;
	readonly #slips: number;
	readonly #learns_unready: number;
	readonly #showing: Draws;
	#night = 0;

	constructor(
		draws: Draws,
		skills: readonly PlannedSkill[],
		{ grade, luck, showing }: Chances & { grade: number },
	) {
		this.#skills = skills;
		this.#luck = luckBySkill(draws, skills, luck);
		this.#showing = showing;
		const child = draws.integer(0, 1_000_000);
		this.#nights = skills.map(({ id }) => drawsFrom(`${child}:${id}:nights`));
		const got_to = draws.between(-APART, APART);
		const learns = draws.between(...LEARNS);
		const forgets = draws.between(...FORGETS);
		this.#guesses = draws.between(...GUESSES);
		this.#slips = draws.between(...SLIPS);
		this.#learns_unready = draws.between(...LEARNS_UNREADY);
		this.#learns = skills.map(() => learns * Math.exp(draws.between(-0.4, 0.4)));
		this.#forgets = skills.map(() => forgets);
		for (const [at, skill] of skills.entries()) {
			const taught = 0.96 * chanceOf((got_to - throughGrade(skill, skills, grade)) / SPREAD);
			this.#known.push(draws.isTrue(taught * (0.35 + 0.65 * this.#shareBelow(at))));
		}
	}

	answer(skill_at: number, day: number): boolean {
		this.#sleepUntil(day);
		const luck = this.#luck[skill_at] as Draws;
		const is_known = this.#known[skill_at] === true;
		const is_right = luck.isTrue(this.#rightChance(skill_at));
		const unready = this.#learns_unready;
		const ready = unready + (1 - unready) * this.#shareBelow(skill_at);
		const learned = luck.isTrue((this.#learns[skill_at] ?? 0) * ready);
		if (is_known) this.#forgets[skill_at] = (this.#forgets[skill_at] ?? 0) * STEADIER;
		this.#known[skill_at] = is_known || learned;
		return is_right;
	}

	show(skill_at: number, day: number): boolean {
		this.#sleepUntil(day);
		return this.#showing.isTrue(this.#rightChance(skill_at));
	}

	#rightChance(skill_at: number): number {
		const { guess_chance } = this.#skills[skill_at] as PlannedSkill;
		return this.#known[skill_at] === true ? 1 - this.#slips : Math.max(this.#guesses, guess_chance);
	}

	knows(skill_at: number, day: number): boolean {
		this.#sleepUntil(day);
		return this.#known[skill_at] === true;
	}

	#sleepUntil(day: number): void {
		for (; this.#night < Math.floor(day); this.#night += 1)
			for (const [at, night] of this.#nights.entries()) {
				const is_lost = night.isTrue(this.#forgets[at] ?? 0);
				if (is_lost) this.#known[at] = false;
			}
	}

	#shareBelow(skill_at: number): number {
		const { below } = this.#skills[skill_at] as PlannedSkill;
		return below.length === 0 ? 1 : below.filter((at) => this.#known[at] === true).length / below.length;
	}
}
