import type { Grade } from "@learnin/domain/family/grades";

/** One node of the skill graph: something a student can master and a question can ask about. */
export interface Skill {
	/** Stable name; stored with every attempt, so it never changes. */
	id: string;
	grade: Grade;
	/** Short code of the domain ("NF") and its name. */
	domain: string;
	domain_name: string;
	/** Code of the Common Core standard it belongs to, and of others it covers. */
	standard: string;
	also_covers: readonly string[];
	/** Its name for teachers. */
	name: string;
	/** Its name on a child's page: a few plain words. */
	child_name: string;
	/** What a child who has mastered it can do, in words for parents; without a period. */
	parent_name: string;
	/** Ids of prerequisites; never of a higher grade. */
	prerequisites: readonly string[];
}
