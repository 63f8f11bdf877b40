import type { ShownDrawing } from "@learnin/contract/schemas/drawing.schema";
import type { AppContext } from "../../platform/app-context.ts";
import type { Viewer } from "../../platform/auth/viewer.ts";
import { selectOptionalDrawing } from "./shared-drawings.queries.ts";

/**
 * The drawing that was shown over a question, for the family only: null for a super-admin, also one who views
 * the product as someone of the family.
 */
export async function drawingFor(
	app: Pick<AppContext, "db">,
	viewer: Viewer,
	of: { question_id: string; family_id: string },
): Promise<ShownDrawing | null> {
	if (viewer.seen_by !== null || viewer.family_id !== of.family_id) return null;
	return (await selectOptionalDrawing(app.db, of)) ?? null;
}
