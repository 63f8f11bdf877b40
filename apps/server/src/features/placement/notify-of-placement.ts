import { placedText } from "@learnin/domain/notifications/learning-notifications";
import type { Tx } from "../../platform/db/database.ts";
import { notifyGuardians, type NotifyContext } from "../notifications/index.ts";
import { selectStudentToNotify } from "./placement.queries.ts";

/** Notifies the guardians that a placement has ended, in the transaction that ends it. */
export async function notifyOfPlacement(
	app: NotifyContext,
	tx: Tx,
	{ student_id, placement_id, answers }: { student_id: string; placement_id: string; answers: number },
): Promise<void> {
	const { id, family_id, name, time_zone } = await selectStudentToNotify(tx, student_id);
	await notifyGuardians(app, tx, {
		family_id,
		kind: "placement_finished",
		event_key: `placement-${id}-${placement_id}`,
		student_id: id,
		description: placedText(name, answers),
		page: `/student-activity/starting-point/?student_id=${id}`,
		happened: { at: app.now(), time_zone },
	});
}
