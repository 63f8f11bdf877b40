import { generatorFor } from "@learnin/curriculum/generators/generators";
import type { Skill } from "@learnin/curriculum/skills/skill";
import { type MapPlace, mapOf } from "@learnin/curriculum/skills/skill-map";
import { inTeachingOrder } from "@learnin/curriculum/skills/teaching-order";
import type { GraphSkill } from "@learnin/domain/mastery/learning/learner";
import { Recent } from "../../platform/cache/recent.ts";
import type { Db, Tx } from "../../platform/db/database.ts";
import { type GraphRow, selectGraph, selectRevision, selectServedSkillIds } from "./skills.queries.ts";

/** A skill as stored in the database. */
export interface SkillNode extends Skill {
	description: string;
	/** Students start nothing new in an inactive one. */
	is_active: boolean;
	/** It has a generator; otherwise students get only questions of the bank. */
	has_generator: boolean;
	version: number;
	/** Its prerequisites, with the weight of each. */
	builds_on: GraphSkill["prerequisites"];
}

/** All skills at one revision. Immutable: an edit makes another one. */
export interface SkillGraph {
	revision: string;
	/** In teaching order, including inactive ones. */
	skills: readonly SkillNode[];
	/** Each one's position on the map; inactive ones have none. */
	places: ReadonlyMap<string, MapPlace>;
	byId(id: string): SkillNode | undefined;
	/** The name on a child's page; the id itself for an unknown skill. */
	nameOf(id: string): string;
	/** Its position in the teaching order, from 0; an unknown one comes last. */
	placeOf(id: string): number;
	/** The graph for the mastery model; an unknown skill has no prerequisites. */
	learnedFrom(id: string): GraphSkill;
}

const graphs = new Recent<string, SkillGraph>(8);

/** The current skills. One short query if they did not change since they were read. */
export async function readSkillGraph(db: Db | Tx): Promise<SkillGraph> {
	return readSkillGraphAt(db, await selectRevision(db));
}

/** The skills at the revision that was just read. No query if this node has seen it. */
export async function readSkillGraphAt(db: Db | Tx, latest: string): Promise<SkillGraph> {
	const known = graphs.get(latest);
	if (known !== undefined) return known;
	const { revision, rows } = await selectGraph(db);
	const graph = graphOf(revision, rows);
	graphs.set(revision, graph);
	return graph;
}

/** The active skills with questions, in teaching order: from a generator, or published ones of the bank. */
export async function readPractisable(db: Db | Tx, graph: SkillGraph): Promise<SkillNode[]> {
	const active = graph.skills.filter(({ is_active }) => is_active);
	const without = active.filter(({ has_generator }) => !has_generator).map(({ id }) => id);
	const served = await selectServedSkillIds(db, without);
	return active.filter(({ id, has_generator }) => has_generator || served.has(id));
}

function graphOf(revision: string, rows: readonly GraphRow[]): SkillGraph {
	const skills = inTeachingOrder(rows.map(nodeOf));
	const byId = new Map(skills.map((skill) => [skill.id, skill]));
	const places = new Map(skills.map(({ id }, at) => [id, at]));
	return {
		revision,
		skills,
		places: mapOf(activeOnly(skills)),
		byId: (id) => byId.get(id),
		nameOf: (id) => byId.get(id)?.child_name ?? id,
		placeOf: (id) => places.get(id) ?? skills.length,
		learnedFrom: (id) => ({ skill_id: id, prerequisites: byId.get(id)?.builds_on ?? [] }),
	};
}

function nodeOf({ builds_on, grade, ...row }: GraphRow): SkillNode {
	return {
		...row,
		grade: grade as Skill["grade"],
		has_generator: generatorFor(row.id) !== undefined,
		builds_on,
		prerequisites: builds_on.map(({ skill_id }) => skill_id),
	};
}

function activeOnly(skills: readonly SkillNode[]): SkillNode[] {
	const active = skills.filter(({ is_active }) => is_active);
	const ids = new Set(active.map(({ id }) => id));
	return active.map((skill) => ({
		...skill,
		prerequisites: skill.prerequisites.filter((id) => ids.has(id)),
	}));
}
