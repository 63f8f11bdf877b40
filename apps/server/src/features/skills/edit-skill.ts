import type { RouteRequest } from "@learnin/contract/define-route";
import type {
	addSkill as addRoute,
	editSkill as editRoute,
} from "@learnin/contract/routes/bank/skills.contract";
import { findCycle } from "@learnin/curriculum/skills/find-cycle";
import type { AppContext } from "../../platform/app-context.ts";
import { recordAct } from "../../platform/audit/audit.ts";
import { inTransaction, type Tx } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/errors/api-error.ts";
import { readSkillGraph, type SkillGraph, type SkillNode } from "./skill-graph.ts";
import {
	deletePrerequisites,
	insertPrerequisites,
	insertSkill,
	insertVersion,
	lockGraph,
	type SkillContent,
	updateSkill,
} from "./skills.queries.ts";

type Written = RouteRequest<typeof addRoute>["body"];
type Edited = RouteRequest<typeof editRoute>["body"];
type App = Pick<AppContext, "db" | "now">;

/**
 * Adds a skill; students get the bank's questions in it. Throws `skill_cycle`, `skill_of_later_grade` or
 * `skill_exists` with the field, `not_found` for an unknown domain or prerequisite.
 */
export async function addSkill(
	app: App,
	account_id: string,
	written: Written,
): Promise<{ id: string; version: number }> {
	return inTransaction(app.db, async (tx) => {
		await lockGraph(tx);
		const graph = await readSkillGraph(tx);
		const id = freeId(graph, written.name);
		const domain_name = checked(graph, id, written);
		const { prerequisites, ...fields } = written;
		const now = app.now();
		await insertSkill(tx, { ...fields, id, domain_name, edited_at: now });
		await storePrerequisites(tx, id, prerequisites);
		await noteVersion(tx, { skill_id: id, version: 1, content: contentOf(written), account_id, now });
		await recordAct(tx, {
			actor_id: account_id,
			action: "skill.added",
			details: { skill_id: id },
			created_at: now,
		});
		return { id, version: 1 };
	});
}

/**
 * Changes a skill. Throws like `addSkill`, and `skill_changed` if another version arrived in the meantime.
 */
export async function editSkill(
	app: App,
	account_id: string,
	{ skill_id, expected_version, ...written }: Edited & { skill_id: string },
): Promise<{ version: number }> {
	return inTransaction(app.db, async (tx) => {
		await lockGraph(tx);
		const graph = await readSkillGraph(tx);
		const before = graph.byId(skill_id);
		if (before === undefined) throw new ApiError("not_found");
		if (before.version !== expected_version) throw new ApiError("skill_changed");
		const content = contentOf(written);
		const changed = changesOf(before, content);
		// No change makes no version.
		if (changed.length === 0) return { version: before.version };
		const domain_name = checked(graph, skill_id, written);
		const { prerequisites, ...fields } = written;
		const now = app.now();
		const version = before.version + 1;
		if (before.version === 1) await noteFirst(tx, before, now);
		await updateSkill(tx, skill_id, { ...fields, domain_name, version, edited_at: now });
		if (changed.includes("builds_on")) await storePrerequisites(tx, skill_id, prerequisites);
		await noteVersion(tx, { skill_id, version, content, account_id, now });
		const details = { skill_id, version, changed: changed.join(" ") };
		await recordAct(tx, { actor_id: account_id, action: "skill.edited", details, created_at: now });
		return { version };
	});
}

/** Stores the skill as it was before the first edit; an added one already has its first version. */
async function noteFirst(tx: Tx, before: SkillNode, now: Date): Promise<void> {
	const content = contentOf({
		...before,
		also_covers: [...before.also_covers],
		prerequisites: [...before.builds_on],
	});
	await noteVersion(tx, { skill_id: before.id, version: 1, content, account_id: null, now });
}

async function noteVersion(
	tx: Tx,
	note: { skill_id: string; version: number; content: SkillContent; account_id: string | null; now: Date },
): Promise<void> {
	const { account_id, now, ...rest } = note;
	await insertVersion(tx, { ...rest, created_by: account_id, created_at: now });
}

async function storePrerequisites(
	tx: Tx,
	skill_id: string,
	prerequisites: Written["prerequisites"],
): Promise<void> {
	await deletePrerequisites(tx, [skill_id]);
	await insertPrerequisites(
		tx,
		prerequisites.map((each) => ({ skill_id, prerequisite_id: each.skill_id, weight: each.weight })),
	);
}

function contentOf(written: Written): SkillContent {
	const { name, child_name, parent_name, description, grade, domain, standard, also_covers } = written;
	const fields = { name, child_name, parent_name, description, grade, domain, standard, also_covers };
	const builds_on = written.prerequisites
		.map(({ skill_id, weight }) => ({ skill_id, weight }))
		.toSorted((a, b) => (a.skill_id < b.skill_id ? -1 : 1));
	return { ...fields, is_active: written.is_active, builds_on };
}

function changesOf(before: SkillNode, now: SkillContent): string[] {
	const old = contentOf({
		...before,
		also_covers: [...before.also_covers],
		prerequisites: [...before.builds_on],
	});
	return (Object.keys(now) as (keyof SkillContent)[]).filter(
		(field) => JSON.stringify(now[field]) !== JSON.stringify(old[field]),
	);
}

/** Refuses what is invalid in the graph; returns the name of the domain. */
function checked(graph: SkillGraph, id: string, written: Written): string {
	const { grade, domain, child_name, prerequisites } = written;
	const domain_name = graph.skills.find((skill) => skill.domain === domain)?.domain_name;
	const below = prerequisites.map(({ skill_id }) => graph.byId(skill_id));
	const ids = new Set(prerequisites.map(({ skill_id }) => skill_id));
	if (domain_name === undefined || ids.size < below.length || below.includes(undefined))
		throw new ApiError("not_found");
	const others = graph.skills.filter((skill) => skill.id !== id);
	if (others.some((skill) => skill.grade === grade && isSameName(skill.child_name, child_name)))
		throw new ApiError("skill_exists", {
			fields: { child_name: "Another skill in this grade already has this name." },
		});
	refuseCycle(graph, id, written);
	const later = below.find((skill) => skill !== undefined && skill.grade > grade);
	const earlier = others.find((skill) => skill.prerequisites.includes(id) && skill.grade < grade);
	if (later !== undefined || earlier !== undefined) throw laterGrade(later, earlier);
	return domain_name;
}

function refuseCycle(graph: SkillGraph, id: string, { name, prerequisites }: Written): void {
	const edited = { id, prerequisites: prerequisites.map(({ skill_id }) => skill_id) };
	const way = findCycle([...graph.skills.filter((skill) => skill.id !== id), edited], id);
	if (way === undefined) return;
	const names = way.map((each) => (each === id ? name : (graph.byId(each)?.name ?? each)));
	throw new ApiError("skill_cycle", { fields: { prerequisites: names.join(" → ") } });
}

function laterGrade(later: SkillNode | undefined, earlier: SkillNode | undefined): ApiError {
	return new ApiError("skill_of_later_grade", {
		fields:
			later === undefined
				? { grade: earlier?.name ?? "" }
				: { prerequisites: `${later.name} (${later.grade})` },
	});
}

function isSameName(one: string, other: string): boolean {
	return one.localeCompare(other, "en", { sensitivity: "base" }) === 0;
}

/** The name in kebab case, with a number if it is taken. */
function freeId(graph: SkillGraph, name: string): string {
	const words = name
		.normalize("NFKD")
		.toLowerCase()
		.match(/[a-z0-9]+/g);
	const base = (words ?? ["skill"]).join("-").slice(0, 80).replace(/-+$/, "");
	for (let number = 1; ; number += 1) {
		const id = number === 1 ? base : `${base}-${number}`;
		if (graph.byId(id) === undefined) return id;
	}
}
