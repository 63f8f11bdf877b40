import type { Difficulty } from "../question/difficulty.ts";
import { chooseDifficulty, easiestChance, LEAST_CHANCE } from "./choose-difficulty.ts";
import { contextOf, type GraphSkill, type Learner } from "./learner.ts";
import { newQuestionFigures, type QuestionFigures, type SkillContext } from "./learner-state.ts";
import { PRACTICE_REASONS, type PracticeReason } from "./practice-reasons.ts";
import { type Stage, type Standing, standingOf } from "./standing.ts";

/** A skill to practise now, why, and how hard. */
export interface Suggestion {
	skill_id: string;
	reason: PracticeReason;
	difficulty: Difficulty;
	/** The chance of a right first try at that difficulty, 0 to 1. */
	chance: number;
}

export interface WhatNextInput {
	learner: Learner;
	/** Every skill that may be proposed, in teaching order; those of earlier grades too, so that gaps can be filled. */
	skills: readonly GraphSkill[];
	/** Which of them may be begun as something new: those of the student's grade. */
	new_skill_ids: ReadonlySet<string>;
	/** Skills with a missed question that is due to come back. */
	mistakes_due: ReadonlySet<string>;
	/** The skill of the question before; it is proposed after all others. */
	last_skill_id: string | null;
	now_ms: number;
	/** What is known about a skill's questions of a difficulty; without it their stated difficulty counts. */
	questionFiguresOf?: (skill_id: string, difficulty: Difficulty) => QuestionFigures;
}

/**
 * What to practise next, the most useful first, each skill at most once: mistakes that are due, reviews (the longest overdue
 * first), what a hard skill is missing, what was begun (the nearest to mastery first), then new skills in teaching order
 * whose prerequisites are ready, last what sits. Taking the first of it after each question mixes
 * skills, as the skill of the question before goes last.
 */
export function whatNext(input: WhatNextInput): Suggestion[] {
	const views = viewsOf(input);
	const missing = missingPrerequisites(views, input);
	return [...views.values()]
		.flatMap((view) => {
			const reason = reasonFor(view, views, missing, input);
			return reason === null ? [] : [{ view, reason }];
		})
		.toSorted((a, b) => placeOf(a, input) - placeOf(b, input) || urgencyOf(b) - urgencyOf(a))
		.map(({ view, reason }) => suggestionOf(view, reason, input));
}

interface View {
	skill: GraphSkill;
	context: SkillContext;
	standing: Standing;
	is_begun: boolean;
}

interface Proposal {
	view: View;
	reason: PracticeReason;
}

function viewsOf({ learner, skills, now_ms }: WhatNextInput): ReadonlyMap<string, View> {
	return new Map(
		skills.map((skill) => {
			const context = contextOf(learner, skill);
			const is_begun = context.mastery.finished_count > 0;
			return [skill.skill_id, { skill, context, standing: standingOf(context, now_ms), is_begun }];
		}),
	);
}

function reasonFor(
	view: View,
	views: ReadonlyMap<string, View>,
	missing: ReadonlySet<string>,
	input: WhatNextInput,
): PracticeReason | null {
	const { skill, standing, is_begun } = view;
	if (input.mistakes_due.has(skill.skill_id)) return "mistake_to_make_good";
	if (standing.stage === "due_for_review") return "due_for_review";
	if (standing.stage === "mastered") return "keep_fresh";
	if (missing.has(skill.skill_id)) return "prerequisite_first";
	if (standing.stage === "nearly") return "almost_mastered";
	if (is_begun) return "keep_going";
	return input.new_skill_ids.has(skill.skill_id) && isReady(view, views, input) ? "next_new_skill" : null;
}

const SITS: ReadonlySet<Stage> = new Set(["mastered", "due_for_review"]);

/** Nothing of what the skill builds on is begun and unsure, or still to come. */
function isReady({ skill }: View, views: ReadonlyMap<string, View>, input: WhatNextInput): boolean {
	return skill.prerequisites.every(({ skill_id }) => {
		const below = views.get(skill_id);
		// What belongs to earlier years counts as known until an answer says otherwise.
		if (below === undefined || (!below.is_begun && !input.new_skill_ids.has(skill_id))) return true;
		return SITS.has(below.standing.stage) || below.standing.stage === "nearly";
	});
}

/** What skills build on that were begun and are too hard even at their easiest, as far as it does not sit. */
function missingPrerequisites(views: ReadonlyMap<string, View>, input: WhatNextInput): ReadonlySet<string> {
	const too_hard = [...views.values()].filter(
		({ context, standing, skill }) =>
			standing.stage === "learning" &&
			easiestChance(context, input.now_ms, figuresOf(skill, input)) < LEAST_CHANCE,
	);
	const below = too_hard.flatMap(({ skill }) => skill.prerequisites.map(({ skill_id }) => skill_id));
	return new Set(below.filter((id) => !SITS.has(views.get(id)?.standing.stage ?? "mastered")));
}

/** Reasons go by their order; the skill of the question before goes after all others. */
function placeOf({ view, reason }: Proposal, { last_skill_id }: WhatNextInput): number {
	const again = view.skill.skill_id === last_skill_id ? PRACTICE_REASONS.length : 0;
	return again + PRACTICE_REASONS.indexOf(reason);
}

/** Among skills of one reason the higher goes first; new ones are alike, so that teaching order decides. */
function urgencyOf({ view, reason }: Proposal): number {
	const { standing, context } = view;
	if (reason === "next_new_skill") return 0;
	if (reason === "due_for_review") return -(standing.review_due_at_ms ?? 0);
	// The one that rested longest, so that practice goes round all of them.
	if (reason === "keep_fresh") return -(context.mastery.memory?.reviewed_at_ms ?? 0);
	return standing.mastery;
}

function suggestionOf({ skill, context }: View, reason: PracticeReason, input: WhatNextInput): Suggestion {
	const purpose = reason === "due_for_review" || reason === "keep_fresh" ? "review" : "learning";
	const chosen = chooseDifficulty(context, purpose, input.now_ms, figuresOf(skill, input));
	return { skill_id: skill.skill_id, reason, ...chosen };
}

function figuresOf({ skill_id }: GraphSkill, { questionFiguresOf }: WhatNextInput) {
	if (questionFiguresOf === undefined) return newQuestionFigures;
	return (difficulty: Difficulty) => questionFiguresOf(skill_id, difficulty);
}
