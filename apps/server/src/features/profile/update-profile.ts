import type { RouteRequest } from "@learnin/contract/define-route";
import type { UserDetails } from "@learnin/contract/routes/people/profile.contract";
import type { updateProfile as contract } from "@learnin/contract/routes/people/profile-changes.contract";
import type { AppContext } from "../../platform/app-context.ts";
import { inTransaction } from "../../platform/db/database.ts";
import type { Viewer } from "../../platform/auth/viewer.ts";
import { ApiError } from "../../platform/http/errors/api-error.ts";
import { deletePicture } from "../avatars/index.ts";
import { changeRules } from "../rewards/index.ts";
import { updateAccount, updateStudentAvatar } from "./profile.queries.ts";
import { userDetails } from "./user-details.ts";

type Change = RouteRequest<typeof contract>["body"];

/** Enough for a traveler; a child cannot keep turning the clock back. */
const timeZoneLimit = { name: "time-zone", hits: 6, seconds: 24 * 60 * 60 };

/** An adult changes all of it; a child its avatar and its time zone, while the parent changes its name. */
export async function updateProfile(app: AppContext, viewer: Viewer, change: Change): Promise<UserDetails> {
	const { account_id, student_id } = viewer;
	if (viewer.user_type === "STUDENT" && change.name !== undefined) throw new ApiError("forbidden");
	if (change.time_zone !== undefined) await app.limit(timeZoneLimit, account_id);
	await inTransaction(app.db, async (tx) => {
		await updateAccount(tx, account_id, change);
		if (change.avatar !== undefined) await deletePicture(tx, account_id);
		if (student_id === null) return;
		if (change.avatar !== undefined) await updateStudentAvatar(tx, student_id, change.avatar);
		if (change.time_zone !== undefined)
			await changeRules(tx, student_id, { time_zone: change.time_zone }, app.now());
	});
	return userDetails(app, viewer);
}
