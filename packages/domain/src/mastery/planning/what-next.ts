import type { Difficulty } from "../../question/difficulty.ts";
import { chooseDifficulty } from "./choose-difficulty.ts";
import {
	heldChance,
	KNOWN_FROM,
	knownChance,
	NEARLY_READY_FROM,
	questionsWanted,
	READY_FROM,
	reviewDueAt,
} from "../belief/known-chance.ts";
import { lookOf } from "../../placement/placement-result.ts";
import { contextOf, type GraphSkill, type Learner, placedBelief } from "../learning/learner.ts";
import {
	isStarted,
	newQuestionFigures,
	type QuestionFigures,
	type SkillContext,
} from "../learning/learner-state.ts";
import { logOddsOn } from "../belief/log-odds.ts";
import { meanChance } from "../belief/logistic.ts";
import type { PlacedBelief } from "../belief/placed-belief.ts";
import type { PracticeReason } from "./practice-reasons.ts";
import { isMasteryGiven, standingOf } from "../standing.ts";

/** A skill to practice now, why, and how hard. */
export interface Suggestion {
	skill_id: string;
	reason: PracticeReason;
	difficulty: Difficulty;
	/** The chance of a right first try at that difficulty, 0 to 1. */
	chance: number;
	/** The chance that the student still knows it, 0 to 1. */
	held_chance: number;
	/**
	 * The same times the chance of a right answer at medium difficulty, which still separates skills with mixed
	 * answers.
	 */
	sure_chance: number;
	/** How many questions of it belong in one set, 1 to 3. */
	questions: number;
}

export interface WhatNextInput {
	learner: Learner;
	/**
	 * Every skill that may be suggested, in teaching order, including earlier grades, so that gaps can be
	 * filled.
	 */
	skills: readonly GraphSkill[];
	/**
	 * The skills of the student's grade. Others count as known unless an answer or a placement says otherwise.
	 */
	new_skill_ids: ReadonlySet<string>;
	now_ms: number;
	/** What is known about a skill's questions of a difficulty; without it their stated difficulty counts. */
	questionFiguresOf?: (skill_id: string, difficulty: Difficulty) => QuestionFigures;
}

/**
 * A skill of an earlier grade is a gap if its chance is below this, by a placement or by more than one
 * answer: one miss is no reason to go back a year.
 */
const GAP_BELOW = 0.5;
const ANSWERS_TO_FIND_GAP = 2;
/** After this many questions below this chance of knowing the skill, they may be easier than usual. */
const STRUGGLES = { from_finished: 3, below: 0.25 } as const;
/** Skills in progress are asked at medium difficulty: an easier question tests only part of them. */
const USUAL_DIFFICULTY: Difficulty = 3;

/**
 * What to practice next, the most useful first, each skill at most once: gaps and started skills, then new
 * skills that are ready, each in teaching order; then skills that were started before their prerequisites are
 * known, and new ones that are nearly ready; then due reviews, longest overdue first; last the known skills,
 * the least certain first. A new skill is never suggested before its prerequisites. Skills that a placement
 * shows as known are learned only if nothing else is left; then so are known skills of the grade that are not
 * called mastered, so that a set has what the path shows next.
 */
export function whatNext(input: WhatNextInput): Suggestion[] {
	const trusting = viewsOf(input, placedFrom);
	const views = isGradeKnown(trusting) ? viewsOf(input) : trusting;
	// A mastered skill may be learned again: it is not what the path shows next.
	const are_left = isGradeKnown(views.filter(({ context }) => !isMasteryGiven(context)));
	return views
		.flatMap((view) => {
			const is_taught = !view.is_known || (are_left && view.is_of_grade && !isMasteryGiven(view.context));
			const reason = is_taught ? reasonToLearn(view, input.now_ms) : reasonToRepeat(view, input.now_ms);
			return reason === null ? [] : [{ view, reason }];
		})
		.toSorted((a, b) => rankOf(a) - rankOf(b) || orderWithin(a, input) - orderWithin(b, input))
		.map(({ view, reason }) => suggestionOf(view, reason, input));
}

interface View {
	skill: GraphSkill;
	context: SkillContext;
	/** The chance that the student knows it, 0 to 1. */
	known_chance: number;
	is_known: boolean;
	/** A question of it was tried. */
	is_started: boolean;
	/** A question of it was tried or skipped. */
	is_asked: boolean;
	is_of_grade: boolean;
	/** A skill of the student's grade that is not known builds on it, directly or indirectly. */
	is_needed: boolean;
	/** All its prerequisites are probably known. */
	is_ready: boolean;
	/** The same with a lower threshold: it may start if ready skills do not fill a set. */
	is_nearly_ready: boolean;
	/** The chance from which it counts as known. */
	shown_from: number;
}

function isGradeKnown(views: readonly View[]): boolean {
	return views.every(({ is_known, is_of_grade }) => is_known || !is_of_grade);
}

interface Proposal {
	view: View;
	reason: PracticeReason;
}

/** `placedFrom` gives the chance from which a placed skill counts as known. */
function viewsOf(
	input: WhatNextInput,
	placedFrom: (placed: PlacedBelief | undefined) => number = () => 1,
): View[] {
	const { skills, new_skill_ids } = input;
	const known = new Map(skills.map((skill) => [skill.skill_id, chanceToKnow(skill, input)]));
	const bases = basesOf(input);
	const shownFrom = (id: string) => (bases.has(id) ? KNOWN_FROM.base : KNOWN_FROM.leaf);
	const knownFrom = (id: string) => {
		if (!new_skill_ids.has(id)) return GAP_BELOW;
		return Math.min(shownFrom(id), placedFrom(placedBelief(input.learner, id)));
	};
	const isAtLeast = (id: string, from: number) => (known.get(id) ?? 1) >= Math.min(from, knownFrom(id));
	const isKnown = (id: string) => isAtLeast(id, 1);
	const needed = neededFor(
		skills.filter(({ skill_id }) => new_skill_ids.has(skill_id) && !isKnown(skill_id)),
		skills,
	);
	return skills.map((skill) => {
		const { skill_id, prerequisites } = skill;
		const context = contextOf(input.learner, skill);
		return {
			skill,
			context,
			known_chance: known.get(skill_id) ?? 1,
			is_known: isKnown(skill_id),
			is_started: isStarted(context.mastery),
			is_asked: context.mastery.finished_count > 0,
			is_of_grade: new_skill_ids.has(skill_id),
			is_needed: needed.has(skill_id),
			is_ready: prerequisites.every((each) => isAtLeast(each.skill_id, READY_FROM)),
			is_nearly_ready: prerequisites.every((each) => isAtLeast(each.skill_id, NEARLY_READY_FROM)),
			shown_from: shownFrom(skill_id),
		};
	});
}

/** The skills that others of the student's grade build on. */
function basesOf({ skills, new_skill_ids }: WhatNextInput): ReadonlySet<string> {
	const of_grade = skills.filter(({ skill_id }) => new_skill_ids.has(skill_id));
	return new Set(of_grade.flatMap(({ prerequisites }) => prerequisites.map(({ skill_id }) => skill_id)));
}

/**
 * From which chance on a skill that a placement shows as known counts as known: child and parent were told so,
 * and a set that teaches it anyway contradicts that. An answer that lowers the chance below what the placement
 * found ends it.
 */
function placedFrom(placed: PlacedBelief | undefined): number {
	return placed !== undefined && lookOf(placed.known_chance) === "known" ? placed.known_chance : 1;
}

/** The chance that the student knows it; 1 for a skill of an earlier grade without evidence. */
function chanceToKnow(skill: GraphSkill, { learner, new_skill_ids, now_ms }: WhatNextInput): number {
	const context = contextOf(learner, skill);
	const placed = placedBelief(learner, skill.skill_id)?.known_chance;
	const { finished_count } = context.mastery;
	const is_of_grade = new_skill_ids.has(skill.skill_id);
	const answers_wanted = is_of_grade || placed !== undefined ? 1 : ANSWERS_TO_FIND_GAP;
	if (finished_count >= answers_wanted) return knownChance(context, now_ms);
	return placed ?? (is_of_grade ? knownChance(context, now_ms) : 1);
}

/** The ids of all direct and indirect prerequisites of the skills. */
function neededFor(open: readonly GraphSkill[], skills: readonly GraphSkill[]): ReadonlySet<string> {
	const bySkill = new Map(skills.map((skill) => [skill.skill_id, skill]));
	const needed = new Set<string>();
	const left = [...open];
	for (let skill = left.pop(); skill !== undefined; skill = left.pop())
		for (const { skill_id } of skill.prerequisites) {
			const below = bySkill.get(skill_id);
			if (below === undefined || needed.has(skill_id)) continue;
			needed.add(skill_id);
			left.push(below);
		}
	return needed;
}

function reasonToLearn(view: View, now_ms: number): PracticeReason | null {
	const { is_started, is_asked, is_of_grade, is_nearly_ready, is_needed } = view;
	if (!is_of_grade) return is_needed || is_asked ? "prerequisite_first" : null;
	if (!is_started) return is_nearly_ready || is_asked ? "next_new_skill" : null;
	return standingOf(view.context, now_ms).stage === "nearly" ? "almost_mastered" : "keep_going";
}

/** A skill once shown is asked again when it may be forgotten; a right answer then makes it mastered. */
function reasonToRepeat(view: View, now_ms: number): PracticeReason | null {
	const { is_started, is_asked, is_of_grade, context } = view;
	if (!is_asked && !is_of_grade) return null;
	const due_at_ms = is_started ? reviewDueAt(context) : null;
	return due_at_ms !== null && due_at_ms <= now_ms ? "due_for_review" : "keep_fresh";
}

/** Started skills go before new ones, so that a struggling skill keeps its place; those not ready wait. */
function rankOf({ view, reason }: Proposal): number {
	if (reason === "due_for_review") return 3;
	if (reason === "keep_fresh") return 4;
	if (!view.is_ready) return 2;
	return reason === "next_new_skill" ? 1 : 0;
}

/** Smaller goes first; skills in progress are equal, so that they stay in teaching order. */
function orderWithin({ view, reason }: Proposal, { now_ms }: WhatNextInput): number {
	if (reason === "due_for_review") return reviewDueAt(view.context) ?? now_ms;
	return reason === "keep_fresh" ? view.known_chance : 0;
}

function suggestionOf(view: View, reason: PracticeReason, input: WhatNextInput): Suggestion {
	const { skill, context, known_chance, is_known, is_asked, shown_from } = view;
	const held_chance = is_asked ? heldChance(context, input.now_ms) : known_chance;
	const purpose = is_known ? "review" : "learning";
	const { difficulty, chance } = chooseDifficulty(context, purpose, input.now_ms, figuresOf(skill, input));
	const struggles =
		context.mastery.finished_count >= STRUGGLES.from_finished && known_chance < STRUGGLES.below;
	return {
		skill_id: skill.skill_id,
		reason,
		difficulty: struggles || difficulty > USUAL_DIFFICULTY ? difficulty : USUAL_DIFFICULTY,
		chance,
		held_chance,
		sure_chance: held_chance * meanChance(logOddsOn(context, input.now_ms)),
		questions: is_known ? 1 : questionsWanted(held_chance, shown_from),
	};
}

function figuresOf({ skill_id }: GraphSkill, { questionFiguresOf }: WhatNextInput) {
	if (questionFiguresOf === undefined) return newQuestionFigures;
	return (difficulty: Difficulty) => questionFiguresOf(skill_id, difficulty);
}
