import type { RouteResponse } from "@learnin/contract/define-route";
import type { makeWorksheet as makeRoute } from "@learnin/contract/routes/practice/worksheets.contract";
import { generatorFor } from "@learnin/curriculum/generators/generators";
import { composeSheet, type WantedOnSheet } from "@learnin/curriculum/worksheets/compose-sheet";
import type { SheetLevel } from "@learnin/curriculum/worksheets/sheet-difficulties";
import type { AppContext } from "../../platform/app-context.ts";
import type { ParentViewer } from "../../platform/auth/viewer.ts";
import { ApiError } from "../../platform/http/errors/api-error.ts";
import { requireStudentOf } from "../family/index.ts";
import { learnFinishedOf } from "../mastery/index.ts";
import { readSkillGraph } from "../skills/index.ts";
import { presentWorksheet } from "./present-worksheet.ts";
import { newCode } from "./sheet-code.ts";
import { type Child, inTurns, missedKinds, nextSkills, wantedOfSkill } from "./what-to-put-on.ts";
import { insertWorksheet } from "./worksheets.queries.ts";

/** A family prints a few sheets an evening; this stops automated clients. */
const makingLimit = { name: "worksheets:make", hits: 60, seconds: 3600 };

type Wish = { student_id: string; count: number; level: SheetLevel } & (
	| { source: "skill"; skill_id: string }
	| { source: "mistakes" }
	| { source: "next" }
);

/** Creates a worksheet for a child of the family, stored under its code. It does not count as practice. */
export async function makeWorksheet(
	app: AppContext,
	viewer: ParentViewer,
	wish: Wish,
): Promise<RouteResponse<typeof makeRoute>> {
	const student = await requireStudentOf(app.db, viewer, wish.student_id);
	const graph = await readSkillGraph(app.db);
	const isPrintable = (id: string) => graph.byId(id)?.is_active === true && generatorFor(id) !== undefined;
	if (wish.source === "skill" && !isPrintable(wish.skill_id)) throw new ApiError("not_found");
	await app.limit(makingLimit, viewer.account_id);
	await learnFinishedOf(app, [student.id], viewer);
	const items = composeSheet(await wantedFor(app, viewer, { child: student, wish }), app.drawSeed());
	if (items.length === 0) throw new ApiError("nothing_to_practise");
	const { source } = wish;
	const sheet = { code: newCode(), source, items, student_id: student.id, family_id: viewer.family_id };
	const created_at = app.now();
	await insertWorksheet(app.db, { ...sheet, created_at });
	return presentWorksheet({ ...sheet, created_at, student_name: student.name }, viewer, graph);
}

async function wantedFor(
	app: AppContext,
	viewer: ParentViewer,
	{ child, wish }: { child: Child; wish: Wish },
): Promise<WantedOnSheet[]> {
	const now = app.now();
	switch (wish.source) {
		case "skill":
			return wantedOfSkill(app.db, child, { ...wish, now });
		case "mistakes":
			return inTurns(await missedKinds(app.db, child, now), wish.count, wish.level);
		case "next":
			return inTurns(await nextSkills(app, child, viewer), wish.count, wish.level);
	}
}
