import type { RouteRequest } from "@learnin/contract/define-route";
import type { updateChild as route } from "@learnin/contract/routes/people/children.contract";
import type { AppContext } from "../../platform/app-context.ts";
import type { ParentViewer } from "../../platform/auth/viewer.ts";
import { inTransaction } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/errors/api-error.ts";
import { changeRules } from "../rewards/index.ts";
import { lockOptionalStudent, updateStudentProfile } from "./children.queries.ts";

/** Enough for a family that travels, too few to manipulate the clock. */
const timeZoneLimit = { name: "time-zone:children", hits: 30, seconds: 24 * 60 * 60 };

/** Changes a child's profile, goals and time zone; past days of practice keep their dates and goals. */
export async function updateChild(
	app: AppContext,
	{ account_id, family_id }: ParentViewer,
	student_id: string,
	changed: RouteRequest<typeof route>["body"],
): Promise<Record<string, never>> {
	const { schoolName, educationalBoard, learningObjective, ...further } = changed;
	const { daily_goal, days_per_week, time_zone, ...rest } = further;
	if (time_zone !== undefined) await app.limit(timeZoneLimit, account_id);
	return inTransaction(app.db, async (tx) => {
		const student = await lockOptionalStudent(tx, family_id, student_id);
		if (student === undefined) throw new ApiError("not_found");
		await updateStudentProfile(tx, student, {
			...rest,
			school_name: schoolName,
			educational_board: educationalBoard,
			learning_objective: learningObjective,
		});
		const zone = time_zone === undefined ? {} : { time_zone };
		await changeRules(tx, student_id, { daily_goal, days_per_week, ...zone }, app.now());
		return {};
	});
}
