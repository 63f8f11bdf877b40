import type { RouteResponse } from "@learnin/contract/define-route";
import type { getPredictions } from "@learnin/contract/routes/practice/predictions.contract";
import type { AppContext } from "../../platform/app-context.ts";
import { readSkillGraph } from "../skills/index.ts";
import { measureOwnPredictions } from "./measure-own.ts";
import { selectMeasures } from "./predictions.queries.ts";

/** How accurate the predictions of answers were when the job last measured them. */
export async function readPredictions(app: AppContext): Promise<RouteResponse<typeof getPredictions>> {
	const rows = (await measuresOf(app)).map(({ right_share: right, ...row }) => ({ ...row, right }));
	const all = rows.find(({ scope }) => scope === "all");
	const graph = await readSkillGraph(app.db);
	const offBy = ({ predicted, right }: (typeof rows)[number]) => Math.abs(predicted - right);
	return {
		measured_at: all?.measured_at.toISOString() ?? null,
		all: all ?? null,
		grades: rows
			.filter(({ scope }) => scope === "grade")
			.map(({ name, ...measure }) => ({ grade: Number(name), ...measure }))
			.toSorted((a, b) => a.grade - b.grade),
		skills: rows
			.filter(({ scope }) => scope === "skill")
			.toSorted((a, b) => offBy(b) - offBy(a))
			.map(({ name, ...measure }) => ({
				skill_id: name,
				skill_name: graph.nameOf(name),
				grade: graph.byId(name)?.grade ?? 0,
				...measure,
			})),
	};
}

/** If nothing was measured yet, as before the first night of a new product, measure now. */
async function measuresOf(app: AppContext) {
	const measures = await selectMeasures(app.db);
	if (measures.length > 0) return measures;
	await measureOwnPredictions(app);
	return selectMeasures(app.db);
}
