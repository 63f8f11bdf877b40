import type { LoggedAnswer } from "../replay/answer-replay.ts";
import { type Draws, drawsFrom } from "./draws.ts";
import { DAY_MS } from "../../time/day.ts";

/**
 * A log like those of step-based tutors: problems of several steps, steps that need one to three skills at
 * once, correlated skills, guesses, slips, and students who hurry through a whole work period and ask for
 * hints. Nothing in it comes from our model or from real children.
 */
export interface TutorOptions {
	learners: number;
	skills: number;
	/** On average. */
	answers_per_learner: number;
	/** The chance that a step needs a second skill, 0 to 1. */
	several_skills: number;
}

const USUAL: TutorOptions = { learners: 400, skills: 60, answers_per_learner: 100, several_skills: 0.4 };
const PROBLEMS_PER_UNIT = 15;
const SKILLS_PER_STRAND = 10;
const BEGIN_MS = 1_700_000_000_000;

interface Skill {
	offset: number;
	gain: number;
	guess: number;
}

interface Step {
	item: string;
	skills: number[];
	offset: number;
	seconds: number;
}

interface World {
	options: TutorOptions;
	skills: Skill[];
	/** Units, each with problems of several steps. */
	units: Step[][][];
}

interface Child {
	name: string;
	draws: Draws;
	ability: number;
	slip: number;
	learns: number;
	/** The chance of hurrying through a work period. */
	hurries: number;
	at_ms: number;
	left: number;
	skills: { known: number; last_at_ms: number | null }[];
}

/** The answers of all students, ordered by time. */
export function tutorLog(seed: number, options: Partial<TutorOptions> = {}): LoggedAnswer[] {
	const all = { ...USUAL, ...options };
	const world = worldOf(drawsFrom(seed), all);
	return Array.from({ length: all.learners }, (_, at) => answersOf(world, childOf(world, seed, at)))
		.flat()
		.sort((a, b) => a.at_ms - b.at_ms);
}

function worldOf(draws: Draws, options: TutorOptions): World {
	const skills = Array.from({ length: options.skills }, () => ({
		offset: bell(draws),
		gain: draws.between(0.05, 0.35),
		guess: draws.isTrue(0.3) ? 0.25 : 0.05,
	}));
	const units = Array.from({ length: Math.floor(options.skills / 2) }, (_, unit) =>
		Array.from({ length: PROBLEMS_PER_UNIT }, (__, problem) =>
			Array.from({ length: 3 + draws.below(4) }, (___, step) => ({
				item: `unit-${unit}-problem-${problem}-step-${step}`,
				skills: skillsOf(draws, options, 2 * unit + draws.below(2)),
				offset: 0.6 * bell(draws),
				seconds: draws.between(5, 60),
			})),
		),
	);
	return { options, skills, units };
}

/** The skill itself, often one before it, rarely any other. */
function skillsOf(draws: Draws, { several_skills, skills }: TutorOptions, skill: number): number[] {
	const needed = new Set([skill]);
	if (draws.isTrue(several_skills)) needed.add(Math.max(0, skill - 1 - draws.below(8)));
	if (draws.isTrue(several_skills / 4)) needed.add(draws.below(skills));
	return [...needed];
}

function childOf({ options }: World, seed: number, at: number): Child {
	const draws = drawsFrom(seed * 100_003 + at * 7_919 + 1);
	const ability = 0.5 + 0.8 * bell(draws);
	const strands = Array.from({ length: Math.ceil(options.skills / SKILLS_PER_STRAND) }, () => bell(draws));
	return {
		name: `learner-${at}`,
		draws,
		ability,
		slip: draws.between(0.02, 0.12),
		learns: Math.exp(0.7 * bell(draws)),
		hurries: draws.isTrue(0.15) ? 0.4 : 0.05,
		at_ms: BEGIN_MS + draws.between(0, 100) * DAY_MS,
		left: Math.ceil(options.answers_per_learner * draws.between(0.2, 1.8)),
		skills: Array.from({ length: options.skills }, (_, skill) => ({
			known: ability + 0.7 * (strands[Math.floor(skill / SKILLS_PER_STRAND)] ?? 0) + 0.6 * bell(draws),
			last_at_ms: null,
		})),
	};
}

function answersOf({ skills, units }: World, child: Child): LoggedAnswer[] {
	const { draws } = child;
	const log: LoggedAnswer[] = [];
	let unit = draws.below(Math.ceil(units.length / 3));
	while (child.left > 0) {
		child.at_ms += draws.between(0.5, 5) * DAY_MS;
		const is_hurried = draws.isTrue(child.hurries);
		for (let problems = 2 + draws.below(6); problems > 0; problems -= 1) {
			if (draws.isTrue(0.3)) unit = Math.min(units.length - 1, unit + 1);
			const steps = units[unit]![draws.below(PROBLEMS_PER_UNIT)]!.slice(0, Math.max(0, child.left));
			child.left -= steps.length;
			log.push(...steps.map((step) => answerTo(skills, child, step, is_hurried)));
		}
	}
	return log;
}

function answerTo(skills: readonly Skill[], child: Child, step: Step, is_hurried: boolean): LoggedAnswer {
	const { draws, at_ms } = child;
	const is_right = draws.isTrue(chanceOf(skills, child, step, is_hurried));
	for (const skill of step.skills) {
		const known = child.skills[skill]!;
		const novelty = Math.max(0, 1 - (known.known - child.ability) / 3);
		known.known +=
			skills[skill]!.gain * child.learns * novelty * (is_right ? 1 : 0.6) * (is_hurried ? 0.2 : 1);
		known.last_at_ms = at_ms;
	}
	const hurry = is_hurried ? 1.5 : 0;
	const duration_ms = 1_000 * step.seconds * Math.exp(0.5 * bell(draws) - hurry + (is_right ? 0 : 0.3));
	child.at_ms += duration_ms + 3_000;
	return {
		learner: child.name,
		skills: step.skills.map((skill) => `skill-${skill}`),
		item: step.item,
		is_right,
		at_ms,
		duration_ms,
		hints: !is_right && draws.isTrue(is_hurried ? 0.6 : 0.2) ? 1 : 0,
		wrong_tries: is_right ? 0 : 1 + draws.below(3),
	};
}

/** A step needs all its skills; a student in a hurry does little better than guessing. */
function chanceOf(skills: readonly Skill[], child: Child, step: Step, is_hurried: boolean): number {
	const known = step.skills.reduce((chance, skill) => {
		const { known: level, last_at_ms } = child.skills[skill]!;
		const days = last_at_ms === null ? 0 : (child.at_ms - last_at_ms) / DAY_MS;
		const ease = level - skills[skill]!.offset - step.offset / step.skills.length - 0.08 * Math.log1p(days);
		return chance / (1 + Math.exp(-1.5 * (ease + 0.5)));
	}, 1);
	const { guess } = skills[step.skills[0]!]!;
	return guess + (1 - guess - child.slip) * known * (is_hurried ? 0.3 : 1);
}

/** Approximately standard normal. */
function bell(draws: Draws): number {
	return draws.between(-1, 1) + draws.between(-1, 1) + draws.between(-1, 1);
}
