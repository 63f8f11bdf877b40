import type { RouteResponse } from "@learnin/contract/define-route";
import type { getStatements } from "@learnin/contract/routes/practice/evidence.contract";
import type { ParentStatement } from "@learnin/domain/mastery/planning/ask-about-statements";
import type { AppContext } from "../../platform/app-context.ts";
import { recordAct } from "../../platform/audit/audit.ts";
import type { ParentViewer } from "../../platform/auth/viewer.ts";
import { ApiError } from "../../platform/http/errors/api-error.ts";
import { requireStudentOf } from "../family/index.ts";
import { learnFinishedOf } from "../mastery/index.ts";
import { readSkillGraph } from "../skills/index.ts";
import { deleteStatement, selectStatements, upsertStatement } from "./statements.queries.ts";

/**
 * Guardians' statements about a child's skills, and the next answer. Throws `not_found` for another family's
 * child.
 */
export async function readStatements(
	app: AppContext,
	viewer: ParentViewer,
	student_id: string,
): Promise<RouteResponse<typeof getStatements>> {
	const { id } = await requireStudentOf(app.db, viewer, student_id);
	await learnFinishedOf(app, [id], viewer);
	const rows = await selectStatements(app.db, id);
	return {
		statements: rows.map(({ skill_id, says, said_at, question_id, is_first_try }) => ({
			skill_id,
			says,
			said_at: said_at.toISOString(),
			answer: question_id === null ? null : { question_id, is_first_try: is_first_try === true },
		})),
	};
}

/**
 * Stores a guardian's statement about a child and a skill, replacing an earlier one; null withdraws it.
 * Throws `not_found` for another family's child and for an unknown skill.
 */
export async function stateSkill(
	app: AppContext,
	viewer: ParentViewer,
	{ student_id, skill_id, says }: { student_id: string; skill_id: string; says: ParentStatement | null },
): Promise<Record<string, never>> {
	const { id } = await requireStudentOf(app.db, viewer, student_id);
	const skill = (await readSkillGraph(app.db)).byId(skill_id);
	if (skill === undefined || !skill.is_active) throw new ApiError("not_found");
	const { family_id, account_id } = viewer;
	const said_at = app.now();
	if (says === null) await deleteStatement(app.db, id, skill_id);
	else
		await upsertStatement(app.db, {
			student_id: id,
			family_id,
			skill_id,
			says,
			said_by: account_id,
			said_at,
		});
	await recordAct(app.db, {
		actor_id: account_id,
		action: says === null ? "skill_statement.taken_back" : "skill_statement.made",
		subject_id: id,
		family_id,
		created_at: said_at,
	});
	return {};
}
