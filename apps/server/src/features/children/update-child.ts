import type { RouteRequest } from "@learnin/contract/define-route";
import type { updateChild as route } from "@learnin/contract/routes/children.contract";
import type { AppContext } from "../../platform/app-context.ts";
import type { ParentViewer } from "../../platform/auth/viewer.ts";
import { inTransaction } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { changeRules } from "../rewards/index.ts";
import { lockOptionalStudent, updateStudentProfile } from "./children.queries.ts";

/** Changes a child's profile and goals; days practiced so far keep the goals they had. */
export function updateChild(
	app: AppContext,
	{ family_id }: ParentViewer,
	student_id: string,
	changed: RouteRequest<typeof route>["body"],
): Promise<Record<string, never>> {
	const { daily_goal, days_per_week, schoolName, educationalBoard, learningObjective, ...rest } = changed;
	return inTransaction(app.db, async (tx) => {
		const student = await lockOptionalStudent(tx, family_id, student_id);
		if (student === undefined) throw new ApiError("not_found");
		await updateStudentProfile(tx, student, {
			...rest,
			school_name: schoolName,
			educational_board: educationalBoard,
			learning_objective: learningObjective,
		});
		await changeRules(tx, student_id, { daily_goal, days_per_week }, app.now());
		return {};
	});
}
