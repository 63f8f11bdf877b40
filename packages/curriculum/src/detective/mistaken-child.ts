import type { Difficulty } from "@learnin/domain/question/difficulty";
import type { KnownMistake, Question } from "@learnin/domain/question/question";
import type { Generator } from "../generators/generator.ts";
import { procedureOf, proceduresPossible } from "../procedures/procedure-of.ts";
import { type Random, seededRandom } from "../random/seeded-random.ts";

/**
 * How simulated children answer if no planted procedure shows. It shares nothing with the estimate: skills are known
 * to different degrees, slips produce known mistakes at their own rate, and some children guess options.
 */
export interface DetectiveWorld {
	name: string;
	/** The range of a child's chance of a right answer in a skill, in percent. */
	right: readonly [number, number];
	/** Percentage of wrong typed answers that are one of the question's known mistakes for another reason. */
	coincidences: number;
	/** Percentage of choices made without reading. */
	blind: number;
}

export const DETECTIVE_WORLDS: readonly DetectiveWorld[] = [
	{ name: "sure", right: [75, 97], coincidences: 15, blind: 0 },
	{ name: "mixed", right: [40, 95], coincidences: 20, blind: 5 },
	{ name: "struggling", right: [25, 70], coincidences: 20, blind: 10 },
	{ name: "hurried", right: [50, 90], coincidences: 15, blind: 35 },
];

export interface MistakenChild {
	random: Random;
	skills: readonly Generator[];
	/** The planted procedures, with the percentage of occasions on which each shows. */
	planted: ReadonlyMap<string, number>;
	rightIn: ReadonlyMap<string, number>;
}

const SKILLS_OF_CHILD = 12;
const PLANTED = 2;
/** About this many in ten questions of a procedure's skill must be able to show it. */
const SHOWS_IN = 4;

/** A child of one grade who practices some of its skills and has two wrong procedures. */
export function mistakenChild(
	world: DetectiveWorld,
	generators: readonly Generator[],
	seed: number,
): MistakenChild {
	const random = seededRandom(`mistaken:${world.name}:${seed}`);
	const from = random.integer(0, Math.max(0, generators.length - SKILLS_OF_CHILD));
	const skills = generators.slice(from, from + SKILLS_OF_CHILD);
	const candidates = commonProcedures(skills);
	const planted = random.shuffle(candidates).slice(0, PLANTED);
	return {
		random,
		skills,
		planted: new Map(planted.map((procedure) => [procedure, random.integer(60, 95)])),
		rightIn: new Map(skills.map(({ skill_id }) => [skill_id, random.integer(...world.right)])),
	};
}

function commonProcedures(skills: readonly Generator[]): string[] {
	const common = new Set<string>();
	for (const generator of skills) {
		const counts = new Map<string, number>();
		for (let seed = 0; seed < 10; seed += 1)
			for (const procedure of possibleIn(generator, seed))
				counts.set(procedure, (counts.get(procedure) ?? 0) + 1);
		for (const [procedure, count] of counts) if (count >= SHOWS_IN) common.add(procedure);
	}
	return [...common];
}

function possibleIn(generator: Generator, seed: number): string[] {
	const difficulty = ((seed % 5) + 1) as Difficulty;
	return proceduresPossible(generator.skill_id, generator.generate(seed, difficulty));
}

export interface SimulatedAnswer {
	known_mistake_id: string | null;
	is_right: boolean;
}

/** A child's first try; `has` says whether it still has a planted procedure. */
export function answerOf(
	{ random, planted, rightIn }: MistakenChild,
	world: DetectiveWorld,
	{ skill_id, question }: { skill_id: string; question: Question },
	has: (procedure: string) => boolean,
): SimulatedAnswer {
	for (const mistake of random.shuffle(question.known_mistakes)) {
		const procedure = procedureOf(skill_id, mistake.id) ?? "";
		const strength = has(procedure) ? (planted.get(procedure) ?? 0) : 0;
		if (random.integer(1, 100) <= strength) return wrong(mistake);
	}
	const options = question.question_type === "SELECT_ONE" ? question.options : [];
	if (options.length > 0 && random.integer(1, 100) <= world.blind) return picked(question, random, options);
	if (random.integer(1, 100) <= (rightIn.get(skill_id) ?? 0))
		return { known_mistake_id: null, is_right: true };
	if (question.question_type === "SELECT_ONE")
		return picked(
			question,
			random,
			options.filter(({ id }) => id !== question.key.option_id),
		);
	const is_coincidence = question.known_mistakes.length > 0 && random.integer(1, 100) <= world.coincidences;
	return is_coincidence
		? wrong(random.pick(question.known_mistakes))
		: { known_mistake_id: null, is_right: false };
}

function picked(question: Question, random: Random, options: readonly { id: string }[]): SimulatedAnswer {
	const { id } = random.pick(options);
	if (question.question_type === "SELECT_ONE" && question.key.option_id === id)
		return { known_mistake_id: null, is_right: true };
	return wrong(question.known_mistakes.find(({ answer }) => answer === id));
}

function wrong(mistake: KnownMistake | undefined): SimulatedAnswer {
	return { known_mistake_id: mistake?.id ?? null, is_right: false };
}
