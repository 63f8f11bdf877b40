import type { RouteResponse } from "@learnin/contract/define-route";
import type { getCommonProcedures } from "@learnin/contract/routes/practice/detective.contract";
import { sharedProcedure } from "@learnin/curriculum/procedures/procedure-of";
import type { AppContext } from "../../platform/app-context.ts";
import { readSkillGraph } from "../skills/index.ts";
import { selectCommonProcedures } from "./detective.queries.ts";
import { DAY_MS } from "@learnin/domain/time/day";

const MAX_ROWS = 200;
/** The half-life of the evidence. */
const RECENT_MS = 60 * DAY_MS;

/** The wrong procedures that most students currently have, by skill. */
export async function listCommonProcedures(
	app: AppContext,
): Promise<RouteResponse<typeof getCommonProcedures>> {
	const since = new Date(app.now().getTime() - RECENT_MS);
	const rows = await selectCommonProcedures(app.db, since, MAX_ROWS);
	const graph = await readSkillGraph(app.db);
	return {
		procedures: rows.flatMap(({ skill_id, procedure, students }) => {
			const skill = graph.byId(skill_id ?? "");
			if (skill === undefined) return [];
			const shared = sharedProcedure(procedure);
			return [
				{
					procedure,
					name: shared?.parent_does ?? plainName(procedure),
					is_shared: shared !== undefined,
					skill_id: skill.id,
					skill_name: skill.name,
					grade: skill.grade,
					students: Number(students),
				},
			];
		}),
	};
}

/** "skill/kept-the-number" as "kept the number". */
function plainName(procedure: string): string {
	return procedure.slice(procedure.indexOf("/") + 1).replaceAll("-", " ");
}
