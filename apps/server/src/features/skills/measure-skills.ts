import type { AppContext } from "../../platform/app-context.ts";
import { selectSkillIds, updateMeasuredAt, upsertUsage } from "./skills.queries.ts";

/** Counts the students of every skill, one skill after the other, so that no statement takes long. */
export async function measureSkills(app: Pick<AppContext, "db" | "now">): Promise<void> {
	for (const { id } of await selectSkillIds(app.db)) await upsertUsage(app.db, id);
	await updateMeasuredAt(app.db, app.now());
}
