import { startsOf } from "../learning/index.ts";
import type { Tx } from "../../platform/db/database.ts";
import type { NotifyContext } from "../notifications/index.ts";
import { notifyOfPlacement } from "./notify-of-placement.ts";
import { storeStarts } from "./placement.queries.ts";

/** What follows from a stored result, in its transaction: where the student starts, and word to the guardians. */
export async function endPlacement(
	app: NotifyContext,
	tx: Tx,
	{ now, ...ended }: { student_id: string; placement_id: string; answers: number; now: Date },
): Promise<void> {
	await storeStarts(tx, ended.placement_id, await startsOf(tx, ended.student_id, now));
	await notifyOfPlacement(app, tx, ended);
}
