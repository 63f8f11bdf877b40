import type { LoggedAnswer } from "../replay/answer-replay.ts";
import { type Draws, drawsFrom } from "./draws.ts";
import { DAY_MS } from "../../time/day.ts";

/**
 * A log like those of school tutoring systems: problem sets of one skill that end after three right answers
 * in a row, items of varying difficulty, guesses, slips, moods that last minutes, forgetting between work
 * periods. Nothing in it comes from our model or from real children.
 */
export interface WorldOptions {
	learners: number;
	skills: number;
	items_per_skill: number;
	/** On average. */
	answers_per_learner: number;
	/** Log odds by which everything becomes harder over 300 days. */
	drift: number;
}

const USUAL: WorldOptions = {
	learners: 250,
	skills: 40,
	items_per_skill: 20,
	answers_per_learner: 100,
	drift: 0,
};
const BEGIN_MS = 1_700_000_000_000;
const SITTING_LENGTH = { least: 8, most: 33 } as const;

interface World {
	options: WorldOptions;
	skills: { offset: number; gain: number; items: { offset: number; floor: number; seconds: number }[] }[];
}

interface Child {
	name: string;
	draws: Draws;
	ability: number;
	slip: number;
	hints: number;
	forgets: number;
	mood: number;
	at_ms: number;
	left: number;
	skills: { extra: number; last_at_ms: number | null }[];
}

/** The answers of all students, ordered by time. */
export function problemSetLog(seed: number, options: Partial<WorldOptions> = {}): LoggedAnswer[] {
	const all = { ...USUAL, ...options };
	const world = worldOf(drawsFrom(seed), all);
	return Array.from({ length: all.learners }, (_, at) => answersOf(world, childOf(world, seed, at)))
		.flat()
		.sort((a, b) => a.at_ms - b.at_ms);
}

function worldOf(draws: Draws, options: WorldOptions): World {
	const items = () =>
		Array.from({ length: options.items_per_skill }, () => ({
			offset: 0.9 * bell(draws),
			floor: draws.isTrue(0.3) ? 0.25 : 0.03,
			seconds: draws.between(20, 80),
		}));
	const skills = Array.from({ length: options.skills }, () => ({
		offset: 0.2 + 0.9 * bell(draws),
		gain: draws.between(0.08, 0.23),
		items: items(),
	}));
	return { options, skills };
}

function childOf({ options, skills }: World, seed: number, at: number): Child {
	const draws = drawsFrom(seed * 100_003 + at * 7_919 + 1);
	return {
		name: `learner-${at}`,
		draws,
		ability: 0.6 + 0.9 * bell(draws),
		slip: draws.between(0.03, 0.11),
		hints: draws.between(0, 0.4),
		forgets: draws.between(0.02, 0.1),
		mood: 0,
		at_ms: BEGIN_MS + draws.between(0, 200) * DAY_MS,
		left: Math.ceil(options.answers_per_learner * draws.between(0.2, 1.8)),
		skills: skills.map(() => ({ extra: 0.8 * bell(draws), last_at_ms: null })),
	};
}

function answersOf(world: World, child: Child): LoggedAnswer[] {
	const { draws } = child;
	const log: LoggedAnswer[] = [];
	let skill_at = draws.below(Math.ceil(world.options.skills / 2));
	while (child.left > 0) {
		child.at_ms += draws.between(0.6, 5) * DAY_MS;
		child.mood = 0.5 * bell(draws);
		let sitting = Math.round(draws.between(SITTING_LENGTH.least, SITTING_LENGTH.most));
		while (sitting > 0 && child.left > 0) {
			skill_at = nextSkill(skill_at, world.options.skills, draws);
			const set = problemSet(world, child, skill_at, sitting);
			sitting -= set.length;
			log.push(...set);
		}
	}
	return log;
}

/** The next skill, sometimes one a few back. */
function nextSkill(at: number, count: number, draws: Draws): number {
	const step = draws.isTrue(0.8) ? 1 : -draws.below(5);
	return Math.min(count - 1, Math.max(0, at + step));
}

function problemSet(world: World, child: Child, skill_at: number, most: number): LoggedAnswer[] {
	const until_three = child.draws.isTrue(0.7);
	const length = Math.min(most, child.left, until_three ? 15 : 6);
	const set: LoggedAnswer[] = [];
	let in_a_row = 0;
	while (set.length < length) {
		if (until_three && in_a_row >= 3) break;
		const answer = answerTo(world, child, skill_at);
		in_a_row = answer.is_right ? in_a_row + 1 : 0;
		set.push(answer);
	}
	child.left -= set.length;
	return set;
}

function answerTo({ skills, options }: World, child: Child, skill_at: number): LoggedAnswer {
	const { draws } = child;
	const skill = skills[skill_at]!;
	const known = child.skills[skill_at]!;
	const item_at = draws.below(skill.items.length);
	const item = skill.items[item_at]!;
	if (known.last_at_ms !== null)
		known.extra -= child.forgets * Math.log1p((child.at_ms - known.last_at_ms) / DAY_MS);
	child.mood = 0.9 * child.mood + 0.25 * bell(draws);
	const harder = (options.drift * (child.at_ms - BEGIN_MS)) / (300 * DAY_MS);
	const ease = child.ability + known.extra + child.mood - skill.offset - item.offset - harder;
	const chance = item.floor + (1 - item.floor - child.slip) / (1 + Math.exp(-1.3 * ease));
	const is_right = draws.isTrue(chance);
	const at_ms = child.at_ms;
	const hurry = (ease > 0 ? 0.3 : 0) + (child.mood < -0.7 ? 0.5 : 0);
	const duration_ms = 1_000 * item.seconds * Math.exp(0.5 * bell(draws) - hurry);
	known.extra += skill.gain * (is_right ? 1 : 0.7) * (2 - Math.min(1.9, known.extra));
	known.last_at_ms = at_ms;
	child.at_ms += duration_ms + 5_000;
	return {
		learner: child.name,
		skills: [`skill-${skill_at}`],
		item: `item-${skill_at}-${item_at}`,
		is_right,
		at_ms,
		duration_ms,
		hints: !is_right && draws.isTrue(child.hints) ? 1 : 0,
		wrong_tries: is_right ? 0 : 1 + draws.below(3),
	};
}

/** Approximately standard normal. */
function bell(draws: Draws): number {
	return draws.between(-1, 1) + draws.between(-1, 1) + draws.between(-1, 1);
}
