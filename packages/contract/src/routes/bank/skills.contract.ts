import * as z from "zod/mini";
import { defineRoute } from "../../define-route.ts";
import { line, moment, multilineText } from "../../schemas/common.schema.ts";
import { questionState, stateCounts } from "./question-bank.contract.ts";

const skillId = z.string().check(z.maxLength(100), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/));
const weight = z.number().check(z.gt(0), z.lte(1));
const code = line("The code", 30);

/** A prerequisite of a skill, and how much of it the skill uses. */
const prerequisite = z.strictObject({ skill_id: skillId, weight });

/** The texts of a skill. */
const content = {
	/** Its name for teachers; on a child's page; what a child who has mastered it can do. */
	name: line("The name", 120),
	child_name: line("The name for children", 40),
	parent_name: line("What a child can do", 160),
	description: multilineText(2000),
	grade: z.int().check(z.gte(2), z.lte(8)),
	domain: line("The domain", 10),
	standard: code,
	also_covers: z.array(code).check(z.maxLength(20)),
	prerequisites: z.array(prerequisite).check(z.maxLength(12, "A skill builds on at most 12 others.")),
	is_active: z.boolean(),
};

const listedSkill = z.object({
	id: skillId,
	name: z.string(),
	child_name: z.string(),
	grade: z.number(),
	domain: z.string(),
	standard: z.string(),
	is_active: z.boolean(),
	/** The generator's version; null if there is none. */
	generator_version: z.nullable(z.number()),
	/** In the teaching order. */
	place: z.number(),
	/** On the map; null for one that is not active. */
	on_map: z.nullable(z.object({ column: z.number(), row: z.number() })),
	prerequisites: z.array(z.object({ skill_id: skillId, weight: z.number() })),
	questions: stateCounts,
	/** What students get, from the generator or as published questions of the bank: difficulties and types. */
	difficulties: z.array(z.number()),
	types: z.array(z.string()),
	/** Students who finished a question of it, at the last count. */
	students: z.number(),
});
export type ListedSkill = z.infer<typeof listedSkill>;

export const getCurriculum = defineRoute({
	method: "GET",
	path: "/api/superadmin/skills",
	who: "admin",
	summary: "Every skill with what it builds on and how it is covered, in teaching order.",
	response: z.object({
		domains: z.array(z.object({ id: z.string(), name: z.string() })),
		skills: z.array(listedSkill),
		/** When the students were counted. */
		measured_at: z.nullable(moment),
	}),
	errors: [],
});

export const getCurriculumSkill = defineRoute({
	method: "GET",
	path: "/api/superadmin/skills/:skill_id",
	who: "admin",
	summary: "One skill with what it says, its questions by state, type and difficulty, and who changed it.",
	params: z.object({ skill_id: skillId }),
	response: z.object({
		id: skillId,
		version: z.number(),
		...content,
		domain_name: z.string(),
		generator_version: z.nullable(z.number()),
		/** The skills that build on it. */
		needed_by: z.array(skillId),
		/** The types that its generator makes, by difficulty. */
		generated: z.array(z.object({ question_type: z.string(), difficulty: z.number() })),
		questions: z.array(
			z.object({
				state: questionState,
				question_type: z.string(),
				difficulty: z.number(),
				count: z.number(),
				/** How many of them students get, in the last published version. */
				with_students: z.number(),
			}),
		),
		students: z.number(),
		/** Newest first; empty if it was never changed. */
		versions: z.array(
			z.object({
				version: z.number(),
				/** Null: the curriculum, or a deleted account. */
				created_by_name: z.nullable(z.string()),
				created_at: moment,
				/** The fields that differ from the version before. */
				changed: z.array(z.string()),
			}),
		),
	}),
	errors: ["not_found"],
});

const refusals = ["skill_cycle", "skill_of_later_grade", "skill_exists", "not_found"] as const;

export const addSkill = defineRoute({
	method: "POST",
	path: "/api/superadmin/skills",
	who: "admin",
	summary: "Adds a skill. Students get the published questions of the bank in it.",
	body: z.strictObject(content),
	response: z.object({ id: skillId, version: z.number() }),
	errors: refusals,
});

export const editSkill = defineRoute({
	method: "PUT",
	path: "/api/superadmin/skills/:skill_id",
	who: "admin",
	summary: "Changes a skill. One that closes a cycle is refused with its way, such as “A → B → A”.",
	params: z.object({ skill_id: skillId }),
	body: z.strictObject({
		...content,
		/** The edited version; refused if there is a newer one. */
		expected_version: z.int(),
	}),
	response: z.object({ version: z.number() }),
	errors: ["skill_changed", ...refusals],
});
