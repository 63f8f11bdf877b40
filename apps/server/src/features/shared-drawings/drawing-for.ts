import type { ShownDrawing } from "@learnin/contract/schemas/drawing.schema";
import type { AppContext } from "../../platform/app-context.ts";
import type { ParentViewer, Viewer } from "../../platform/auth/viewer.ts";
import { selectDrawnOver, selectOptionalDrawing } from "./shared-drawings.queries.ts";

/**
 * The drawing that was shown over a question, for the family only: null for a super-admin, also one who views
 * the product as someone of the family.
 */
export async function drawingFor(
	app: Pick<AppContext, "db">,
	viewer: Viewer,
	of: { question_id: string; family_id: string },
): Promise<ShownDrawing | null> {
	if (viewer.impersonated_by !== null || viewer.family_id !== of.family_id) return null;
	return (await selectOptionalDrawing(app.db, of)) ?? null;
}

/** Which of these questions have a drawing that this parent can see. */
export async function drawnOver(
	app: Pick<AppContext, "db">,
	{ impersonated_by, family_id }: ParentViewer,
	question_ids: readonly string[],
): Promise<ReadonlySet<string>> {
	if (impersonated_by !== null || question_ids.length === 0) return new Set();
	const rows = await selectDrawnOver(app.db, question_ids, family_id);
	return new Set(rows.map(({ question_id }) => question_id));
}
