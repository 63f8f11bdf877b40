import type { RouteResponse } from "@learnin/contract/define-route";
import type { getWorksheet } from "@learnin/contract/routes/practice/worksheets.contract";
import type { AppContext } from "../../platform/app-context.ts";
import type { ParentViewer } from "../../platform/auth/viewer.ts";
import { ApiError } from "../../platform/http/errors/api-error.ts";
import { readSkillGraph } from "../skills/index.ts";
import { presentWorksheet } from "./present-worksheet.ts";
import { readCode } from "./sheet-code.ts";
import { selectOptionalWorksheet } from "./worksheets.queries.ts";

const readingLimit = { name: "worksheets:read", hits: 300, seconds: 3600 };

/**
 * The sheet with a printed code. Throws `not_found` for one of another child's mistakes, like for a code that
 * does not exist.
 */
export async function readWorksheet(
	app: AppContext,
	viewer: ParentViewer,
	code: string,
): Promise<RouteResponse<typeof getWorksheet>> {
	await app.limit(readingLimit, viewer.impersonated_by ?? viewer.account_id);
	const sheet = await selectOptionalWorksheet(app.db, viewer.family_id, readCode(code));
	if (sheet === undefined) throw new ApiError("not_found");
	return presentWorksheet(sheet, viewer, await readSkillGraph(app.db));
}
