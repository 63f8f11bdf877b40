import type { RouteResponse } from "@learnin/contract/define-route";
import type { getWorksheetChoices } from "@learnin/contract/routes/practice/worksheets.contract";
import type { AppContext } from "../../platform/app-context.ts";
import type { ParentViewer } from "../../platform/auth/viewer.ts";
import { learnFinishedOf } from "../mastery/index.ts";
import { readSkillGraph, type SkillGraph } from "../skills/index.ts";
import { missedKinds, nextSkills } from "./what-to-put-on.ts";
import { selectChildren, selectRecentWorksheets, type SheetRow } from "./worksheets.queries.ts";

type Choices = RouteResponse<typeof getWorksheetChoices>;

const recentSheets = 6;

/** Only generators make sheets: their codes make the same questions again. */
function printable({ skills }: SkillGraph): Choices["skills"] {
	return skills
		.filter(({ is_active, has_generator }) => is_active && has_generator)
		.map(({ id, name, child_name, parent_name, grade, domain_name }) => ({
			id,
			name: child_name,
			formal_name: name,
			parent_name,
			grade,
			domain_name,
		}));
}

/** A parent's choices: the skills, and per child what was missed and what comes next. */
export async function worksheetChoices(app: AppContext, viewer: ParentViewer): Promise<Choices> {
	const children = await selectChildren(app.db, viewer.family_id);
	await learnFinishedOf(
		app,
		children.map(({ id }) => id),
		viewer,
	);
	const now = app.now();
	const graph = await readSkillGraph(app.db);
	const withTheirs = children.map(async ({ id, name, grade, time_zone }) => {
		const child = { id, grade, time_zone };
		const missed = await missedKinds(app.db, child, now);
		const next = await nextSkills(app, child, viewer);
		return {
			id,
			name,
			grade,
			mistake_skills: [...new Set(missed.map(({ skill_id }) => graph.nameOf(skill_id)))],
			next: next.map(({ skill_id, reason }) => ({ skill_name: graph.nameOf(skill_id), reason })),
		};
	});
	const recent = await selectRecentWorksheets(app.db, viewer.family_id, recentSheets);
	return {
		children: await Promise.all(withTheirs),
		skills: printable(graph),
		recent: recent.map((sheet) => presentRecent(sheet, graph)),
	};
}

function presentRecent(sheet: SheetRow, graph: SkillGraph): Choices["recent"][number] {
	const { code, source, items, created_at, student_name } = sheet;
	const names = [...new Set(items.map(({ skill_id }) => graph.nameOf(skill_id)))];
	return {
		code,
		source,
		made_at: created_at.toISOString(),
		student_name,
		title: names.slice(0, 3).join(" · "),
		count: items.length,
	};
}
