import type { PlacementResponse, PlacementSkill } from "@learnin/domain/placement/placement-skill";
import { type Random, seededRandom } from "../random/seeded-random.ts";

/** A simulated child: what it knows, and how it answers. It shares nothing with placement's model. */
export interface PlacedChild {
	grade: number;
	/** Its true position in the school years: 4.5 is the middle of grade 4. */
	level: number;
	knows: ReadonlySet<string>;
	answer(skill: PlacementSkill): PlacementResponse;
}

export const PLACEMENT_WORLDS = ["school years", "logistic", "gaps", "scattered"] as const;
export type PlacementWorld = (typeof PLACEMENT_WORLDS)[number];

/** The child with that number: half of them are up to two grades above or below their own. */
export function placedChild(
	world: PlacementWorld,
	skills: readonly PlacementSkill[],
	number: number,
): PlacedChild {
	const draws = drawsFrom(`${world}:${number}`);
	const grade = draws.integer(2, 8);
	const offset = draws.isTrue(0.5) ? draws.between(-2, 2) : draws.between(-0.25, 0.25);
	const level = grade + draws.between(0, 1) + offset;
	const knows = statesOf[world](draws, skills, level);
	return { grade, level, knows, answer: answersOf(draws, knows) };
}

type StateOf = (draws: Draws, skills: readonly PlacementSkill[], level: number) => Set<string>;

const statesOf: Readonly<Record<PlacementWorld, StateOf>> = {
	"school years": afterSchool(0.45),
	logistic: byLogistic,
	gaps: withGaps,
	scattered: afterSchool(0.8),
};

/**
 * Every skill is taught once, at a time that differs between schools. Most skills with known prerequisites are
 * learned, some others too; a few are forgotten, and a few are learned early. A third of the children are ahead in
 * some domains and behind in others. The state is not closed under prerequisites.
 */
function afterSchool(missed_after_a_year: number): StateOf {
	return (draws, skills, level) => {
		const picks_up = draws.between(0.88, 0.99);
		const unevenness = draws.isTrue(1 / 3) ? 1 : 0.15;
		const ahead = new Map<string, number>();
		const knows = new Set<string>();
		const listed = new Set(skills.map(({ skill_id }) => skill_id));
		for (const { skill_id, prerequisites, domain, at } of placed(skills)) {
			if (!ahead.has(domain)) ahead.set(domain, draws.between(-unevenness, unevenness));
			const taught_at = at + draws.between(-0.3, 0.3);
			const since = level + (ahead.get(domain) ?? 0) - taught_at;
			const stands = prerequisites.every((id) => knows.has(id) || !listed.has(id));
			const missed =
				(1 - (stands ? picks_up : 0.35) * (since < 0.1 ? 0.6 : 1)) *
				missed_after_a_year ** Math.max(0, since);
			if (draws.isTrue(since < 0 ? 0.04 : 1 - missed) && !draws.isTrue(0.015)) knows.add(skill_id);
		}
		return knows;
	};
}

/** Each skill by a logistic chance of level and position; then most skills with a missing prerequisite are removed. */
function byLogistic(draws: Draws, skills: readonly PlacementSkill[], level: number): Set<string> {
	const steepness = draws.between(2.5, 6);
	const closed = draws.between(0.5, 1);
	const knows = new Set<string>();
	const listed = new Set(skills.map(({ skill_id }) => skill_id));
	for (const { skill_id, prerequisites, at } of placed(skills)) {
		const chance = 1 / (1 + Math.exp(-steepness * (level - at)));
		const lacks = prerequisites.some((id) => listed.has(id) && !knows.has(id));
		if (draws.isTrue(chance) && !(lacks && draws.isTrue(closed))) knows.add(skill_id);
	}
	return knows;
}

/** Everything up to the level, except some gaps and everything that builds on them. */
function withGaps(draws: Draws, skills: readonly PlacementSkill[], level: number): Set<string> {
	const upTo = placed(skills).filter(({ at }) => at < level);
	const recent = upTo.filter(({ at }) => at > level - 2);
	const gaps = new Set(
		draws
			.shuffle(recent)
			.slice(0, draws.integer(0, 3))
			.map(({ skill_id }) => skill_id),
	);
	const knows = new Set<string>();
	const listed = new Set(skills.map(({ skill_id }) => skill_id));
	for (const { skill_id, prerequisites } of upTo)
		if (!gaps.has(skill_id) && prerequisites.every((id) => knows.has(id) || !listed.has(id)))
			knows.add(skill_id);
	return knows;
}

/** The position of each skill in the school years. */
function placed(skills: readonly PlacementSkill[]) {
	const byGrade = Map.groupBy(skills, ({ grade }) => grade);
	return skills.map((skill) => {
		const ofGrade = byGrade.get(skill.grade) ?? [];
		return { ...skill, at: skill.grade + ofGrade.indexOf(skill) / ofGrade.length };
	});
}

/** Slips, lucky guesses, eliminated options, and "not learned" answers that are honest, rare or shy. */
function answersOf(draws: Draws, knows: ReadonlySet<string>): (skill: PlacementSkill) => PlacementResponse {
	const slip = draws.between(0.03, 0.15);
	const luck = draws.between(0, 0.12);
	const cleverness = draws.between(1, 1.6);
	const admits = draws.between(0, 0.9);
	return ({ skill_id, guess_chance }) => {
		if (knows.has(skill_id)) {
			if (!draws.isTrue(slip)) return "right";
			return draws.isTrue(0.15) ? "not_learned" : "wrong";
		}
		if (draws.isTrue(admits)) return "not_learned";
		return draws.isTrue(Math.max(luck, (guess_chance ?? 0) * cleverness)) ? "right" : "wrong";
	};
}

/** Random numbers of a simulation. */
interface Draws extends Random {
	between(least: number, most: number): number;
	isTrue(chance: number): boolean;
}

const fine = 1_000_000;

function drawsFrom(seed: string): Draws {
	const random = seededRandom(seed);
	const unit = () => random.integer(0, fine - 1) / fine;
	return {
		...random,
		between: (least, most) => least + unit() * (most - least),
		isTrue: (chance) => unit() < chance,
	};
}
