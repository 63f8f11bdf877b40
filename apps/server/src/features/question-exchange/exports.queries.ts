import type { Question } from "@learnin/domain/question/question";
import type { Db } from "../../platform/db/database.ts";

/** Questions by their ids, in the newest version or the one that students get. */
export async function selectVersionsOf(db: Db, ids: readonly string[], version: "newest" | "published") {
	if (ids.length === 0) return [];
	const rows = await db
		.selectFrom("questions as q")
		.innerJoin("question_versions as v", (join) =>
			join
				.onRef("v.question_id", "=", "q.id")
				.onRef("v.version", "=", version === "newest" ? "q.version" : "q.published_version"),
		)
		.where("q.id", "in", ids)
		// A published version of a question that was taken from students is none that they get.
		.$if(version === "published", (query) => query.where("q.state", "not in", ["suspended", "retired"]))
		.select(["q.id", "v.question", "v.skill_id", "v.difficulty", "v.tags"])
		.execute();
	return rows as (Omit<(typeof rows)[number], "question"> & { question: Question })[];
}
