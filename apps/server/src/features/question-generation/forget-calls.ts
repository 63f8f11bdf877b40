import type { AppContext } from "../../platform/app-context.ts";
import { deleteOldCalls } from "./candidate.queries.ts";
import { DAY_MS } from "@learnin/domain/time/day";

const keptDays = 90;

/** Deletes old recorded model calls of candidates that were not taken. */
export async function forgetCalls({ db, now }: Pick<AppContext, "db" | "now">): Promise<void> {
	await deleteOldCalls(db, new Date(now().getTime() - keptDays * DAY_MS));
}
