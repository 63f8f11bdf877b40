import type { AppContext } from "../../platform/app-context.ts";
import { deleteOldCalls } from "./candidate.queries.ts";

const keptDays = 90;

/** Forgets word by word what models were asked, where nothing came of it for so long. */
export async function forgetCalls({ db, now }: Pick<AppContext, "db" | "now">): Promise<void> {
	await deleteOldCalls(db, new Date(now().getTime() - keptDays * 86_400_000));
}
