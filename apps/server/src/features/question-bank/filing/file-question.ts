import type { BulkAct, BulkRefusal } from "@learnin/contract/routes/bank/question-bank.contract";
import { recordAct } from "../../../platform/audit/audit.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { copyVersion, updateFiled } from "./filing.queries.ts";
import { type Filed, insertEvent, lockOptionalQuestion } from "../question-bank.queries.ts";

const mostTags = 12;

export type NewFiling = Omit<Extract<BulkAct, { kind: "file" }>, "kind">;

/**
 * Refiles a question: under another skill, as harder or easier, with a tag more or less. This is its own
 * version, so that an editor cannot unknowingly undo it, and asks exactly the same: a published question
 * stays published, as that version, and keeps its statistics. Returns why it could not be done; null if it
 * was.
 */
export async function fileWithin(
	tx: Tx,
	{
		question_id,
		expected_version,
		filing,
		account_id,
		now,
	}: { question_id: string; expected_version: number; filing: NewFiling; account_id: string; now: Date },
): Promise<BulkRefusal | null> {
	const row = await lockOptionalQuestion(tx, question_id);
	if (row === undefined) return "not_found";
	if (row.version !== expected_version) return "question_changed";
	if (row.state === "retired") return "decision_impossible";
	const filed = filedAnew(row, filing);
	if (filed.tags.length > mostTags) return "too_many_tags";
	const changed = (["skill_id", "difficulty", "tags"] as const).filter(
		(field) => `${filed[field]}` !== `${row[field]}`,
	);
	if (changed.length === 0) return "nothing_to_change";
	const version = row.version + 1;
	const published_version = row.published_version === row.version ? version : row.published_version;
	await copyVersion(tx, { ...filed, question_id, version, created_by: account_id, created_at: now });
	await updateFiled(tx, { ...filed, question_id, version, published_version, updated_at: now });
	const done = { actor_id: account_id, created_at: now };
	await insertEvent(tx, { ...done, question_id, version, kind: "filed", note: "" });
	await recordAct(tx, {
		...done,
		action: "question.filed",
		subject_id: question_id,
		details: { version, changed: changed.join(",") },
	});
	return null;
}

function filedAnew(before: Filed, { skill_id, difficulty, add_tag, remove_tag }: NewFiling): Filed {
	const left = before.tags.filter((tag) => tag !== remove_tag);
	return {
		skill_id: skill_id ?? before.skill_id,
		difficulty: difficulty ?? before.difficulty,
		tags: add_tag === undefined || left.includes(add_tag) ? left : [...left, add_tag],
	};
}
