import { PRACTICE_REASONS } from "@learnin/domain/mastery/planning/practice-reasons";
import { SEASONS } from "@learnin/domain/rewards/seasons";
import * as z from "zod/mini";
import { defineRoute } from "../../define-route.ts";
import { personalRecord } from "../../schemas/growth.schema.ts";
import { stage } from "../../schemas/stage.schema.ts";

const skillId = z.string().check(z.maxLength(100));
const reason = z.enum(PRACTICE_REASONS);
/** For a skill that looked known: how many first tries since were right, if none was not; else 0. */
const shownRight = z.number();

const celebrationId = z.string().check(z.maxLength(150));

const celebration = z.discriminatedUnion("kind", [
	z.object({ kind: z.literal("goal_reached"), id: celebrationId, count: z.number() }),
	z.object({ kind: z.literal("streak"), id: celebrationId, days: z.number() }),
	z.object({ kind: z.literal("skill_mastered"), id: celebrationId, skill_id: skillId, name: z.string() }),
	z.object({ kind: z.literal("record"), id: celebrationId, ...personalRecord }),
	z.object({
		kind: z.literal("season"),
		id: celebrationId,
		season: z.enum(SEASONS),
		/** The mastered skills that earned it. */
		skills: z.number(),
	}),
]);

export const getPlan = defineRoute({
	method: "GET",
	path: "/api/learning/plan",
	who: "student",
	summary:
		"What the student may do today and why, what was practised today, the tiles so far, and what there is to be glad about.",
	response: z.object({
		/** The skills of today's set: the one started, else the one that would be next. */
		steps: z.array(
			z.object({
				skill_id: skillId,
				name: z.string(),
				grade: z.number(),
				/** Position in teaching order: decides how its tile looks. */
				place: z.number(),
				reason,
				/** The student never had a question of it. */
				is_new: z.boolean(),
				/** The name of a skill not mastered yet that builds on it, of the student's grade if there is one. */
				opens: z.nullable(z.string()),
				/** How many of its questions are left in the set. */
				questions: z.number(),
			}),
		),
		/** The student's position on the path, and why; null if there is nothing left to learn. */
		next: z.nullable(z.object({ skill_id: skillId, reason })),
		/** The wrong procedure to repair first; none if nothing was found. */
		repairs: z.array(
			z.object({
				procedure: z.string().check(z.maxLength(300)),
				/** What the student does, in one sentence. */
				sentence: z.string(),
				/** How many of its questions are left. */
				questions: z.number(),
			}),
		),
		/** Skills of which a good part of a set was finished today. */
		practised_today: z.array(z.object({ skill_id: skillId, name: z.string(), count: z.number() })),
		/** Questions skipped today. */
		skipped_today: z.number(),
		/** Started skills: mastered ones first, newest first, then the closest to mastery. */
		collection: z.object({
			mastered_count: z.number(),
			started_count: z.number(),
			/** At most twelve. */
			tiles: z.array(
				z.object({
					skill_id: skillId,
					name: z.string(),
					place: z.number(),
					stage,
					shown_right: shownRight,
				}),
			),
			/** Skills that looked known at the end of the newest placement. */
			known_count: z.number(),
			/** How many of them were practiced. */
			known_practised: z.number(),
			/** The last of the others in teaching order, that first: at most eight. */
			known: z.array(z.object({ skill_id: skillId, name: z.string(), place: z.number() })),
		}),
		/** Achievements that the student has not seen yet. */
		celebrations: z.array(celebration),
	}),
	errors: [],
});

export const getSkills = defineRoute({
	method: "GET",
	path: "/api/learning/skills",
	who: "student",
	summary: "Every skill with where the student stands in it, and what it builds on.",
	response: z.object({
		/** The student's own grade. */
		grade: z.number(),
		domains: z.array(z.object({ id: z.string(), name: z.string() })),
		/** In teaching order. */
		skills: z.array(
			z.object({
				id: skillId,
				name: z.string(),
				grade: z.number(),
				/** Position in teaching order: decides how its tile looks. */
				place: z.number(),
				domain: z.string(),
				stage,
				/** A question of it was finished. */
				is_begun: z.boolean(),
				/** It was never practiced, but the newest placement suggests it is known. */
				looks_known: z.boolean(),
				shown_right: shownRight,
				/** It has a lesson: see `getLesson`. */
				has_lesson: z.boolean(),
				prerequisites: z.array(skillId),
			}),
		),
	}),
	errors: [],
});

export const getSkill = defineRoute({
	method: "GET",
	path: "/api/learning/skills/:skill_id",
	who: "student",
	summary: "What the student did in one skill, and when it should be reviewed.",
	params: z.object({ skill_id: skillId }),
	response: z.object({
		finished_count: z.number(),
		/** The newest ten questions: how many there are, and how many were right on the first try without help. */
		latest: z.object({ count: z.number(), first_try: z.number() }),
		/** Days in the student's own time zone, as yyyy-mm-dd. */
		practised_on: z.nullable(z.string()),
		mastered_on: z.nullable(z.string()),
		review_on: z.nullable(z.string()),
		/** About how many more right answers until it is mastered; 0 if it is. See `answersToMastery`. */
		answers_left: z.number(),
		/** Why it is suggested now; null if something else comes first. */
		reason: z.nullable(reason),
	}),
	errors: ["not_found"],
});

export const getSeasons = defineRoute({
	method: "GET",
	path: "/api/learning/seasons",
	who: "student",
	summary: "The seasons of tile art, and which of them the student has earned by mastering skills.",
	response: z.object({
		/** Skills mastered at least once. */
		mastered: z.number(),
		seasons: z.array(
			z.object({
				season: z.enum(SEASONS),
				/** Skills that must have been mastered for it. */
				skills: z.number(),
				/** By the student's own calendar, as yyyy-mm-dd; null if not earned yet. It is never lost. */
				earned_on: z.nullable(z.string()),
			}),
		),
	}),
	errors: [],
});

export const noteCelebrations = defineRoute({
	method: "POST",
	path: "/api/learning/celebrations",
	who: "student",
	summary: "The student has seen these; they are not shown again, on no device.",
	body: z.strictObject({ ids: z.array(celebrationId).check(z.maxLength(20)) }),
	response: z.object({}),
	errors: [],
});
