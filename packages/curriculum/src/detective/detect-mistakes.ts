import { coincidenceChance } from "@learnin/domain/detective/coincidence-chance";
import { afterAnswer, isFound, newEstimate } from "@learnin/domain/detective/procedure-estimate";
import type { ProcedureEstimate } from "@learnin/domain/detective/procedure-estimate";
import type { Difficulty } from "@learnin/domain/question/difficulty";
import type { Generator } from "../generators/generator.ts";
import { procedureOf, proceduresPossible } from "../procedures/procedure-of.ts";
import { answerOf, type DetectiveWorld, type MistakenChild, mistakenChild } from "./mistaken-child.ts";
import { DAY_MS } from "@learnin/domain/time/day";

export interface DetectiveFigures {
	/** Planted procedures with at least 12 occasions to show. */
	planted: number;
	/** The share of them found within 12 occasions. */
	found: number;
	/** The mean number of occasions until one was found. */
	occasions: number;
	/** The share of children reported for a procedure that they do not have. */
	false_alarms: number;
	/** Of procedures that a child unlearned after they were found: the share gone after 4 occasions. */
	gone: number;
}

const QUESTIONS = 300;
const SITTING = 10;
const WITHIN = 12;
/** A found procedure is unlearned after this many more occasions. */
const GIVEN_UP_AFTER = 12;
const GONE_WITHIN = 4;

interface Track {
	occasions: number;
	found_at: number | null;
	/** Occasions since it was unlearned, and at which of them it was no longer reported. */
	since: number | null;
	gone_at: number | null;
}

/** Simulates practice of children with two planted procedures each; deterministic for a seed. */
export function detectMistakes(
	world: DetectiveWorld,
	grades: readonly (readonly Generator[])[],
	{ children, seed }: { children: number; seed: number },
): DetectiveFigures {
	const runs = Array.from({ length: children }, (_, number) => {
		const generators = grades[number % grades.length] ?? [];
		return practice(mistakenChild(world, generators, seed * 100_003 + number), world);
	});
	const tracks = runs.flatMap(({ planted }) => planted);
	const tested = tracks.filter(({ occasions }) => occasions >= WITHIN);
	const found = tracks.flatMap(({ found_at }) => found_at ?? []);
	const given_up = tracks.filter(({ since }) => since !== null && since >= GONE_WITHIN);
	return {
		planted: tested.length,
		found: share(tested, ({ found_at }) => found_at !== null && found_at <= WITHIN),
		occasions: found.reduce((sum, each) => sum + each, 0) / Math.max(1, found.length),
		false_alarms: share(runs, ({ is_accused }) => is_accused),
		gone: share(given_up, ({ gone_at }) => gone_at !== null && gone_at <= GONE_WITHIN),
	};
}

function practice(child: MistakenChild, world: DetectiveWorld) {
	const estimates = new Map<string, ProcedureEstimate>();
	const tracks = new Map<string, Track>(
		[...child.planted.keys()].map((id) => [id, { occasions: 0, found_at: null, since: null, gone_at: null }]),
	);
	let is_accused = false;
	for (let at = 0; at < QUESTIONS; at += 1)
		for (const told of answerNext(child, world, { at, estimates, tracks }))
			if (!child.planted.has(told)) is_accused = true;
	return { planted: [...tracks.values()], is_accused };
}

interface Practice {
	at: number;
	estimates: Map<string, ProcedureEstimate>;
	tracks: Map<string, Track>;
}

/** Returns the reported procedures after the answer, of those that could show in it. */
function answerNext(child: MistakenChild, world: DetectiveWorld, { at, estimates, tracks }: Practice) {
	const { random } = child;
	const { skill_id, generate } = random.pick(child.skills);
	const seed = random.integer(1, 1_000_000);
	const question = generate(seed, random.integer(1, 5) as Difficulty);
	const has = (procedure: string) => tracks.get(procedure)?.since === null;
	const { known_mistake_id, is_right } = answerOf(child, world, { skill_id, question }, has);
	const made = known_mistake_id === null ? undefined : procedureOf(skill_id, known_mistake_id);
	const sitting = Math.floor(at / SITTING);
	const at_ms = sitting * DAY_MS + (at % SITTING) * 60_000;
	const coincidence_chance = coincidenceChance(question);
	return proceduresPossible(skill_id, question).filter((procedure) => {
		const session_id = `${sitting}`;
		const showing = {
			question_id: `${at}`,
			question_key: `${skill_id}:${seed}`,
			session_id,
			skill_id,
			at_ms,
		};
		const estimate = afterAnswer(estimates.get(procedure) ?? newEstimate(), {
			showing: made === procedure ? showing : null,
			is_right,
			coincidence_chance,
			at_ms,
		});
		estimates.set(procedure, estimate);
		const is_told = isFound(estimate, at_ms);
		const track = tracks.get(procedure);
		if (track !== undefined) follow(track, is_told);
		return is_told;
	});
}

function follow(track: Track, is_told: boolean): void {
	track.occasions += 1;
	if (track.since !== null) {
		track.since += 1;
		if (!is_told) track.gone_at ??= track.since;
	} else if (is_told) track.found_at ??= track.occasions;
	const { found_at, occasions } = track;
	if (found_at !== null && occasions >= found_at + GIVEN_UP_AFTER) track.since ??= 0;
}

function share<T>(list: readonly T[], is: (each: T) => boolean): number {
	return list.filter(is).length / Math.max(1, list.length);
}
