import type { QuestionSource } from "@learnin/contract/routes/bank/question-bank.contract";
import type { Question } from "@learnin/domain/question/question";
import { questionWords } from "@learnin/domain/question/text/question-words";
import type { AppContext } from "../../platform/app-context.ts";
import { breaksForeignKey, breaksUnique, inTransaction, type Tx } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/errors/api-error.ts";
import { questionFingerprint, renderInWorker, selectOptionalSkill } from "../practice/index.ts";
import type { RenderedQuestion } from "../practice/index.ts";
import { examineQuestion } from "./checks/examine-questions.ts";
import { faultsByField } from "./checks/faults-by-field.ts";
import { faultyPictures } from "./checks/known-pictures.ts";
import {
	deleteDraft,
	type EventKind,
	type Filed,
	insertEvent,
	insertQuestion,
	insertVersion,
	lockOptionalQuestion,
	updateNewestVersion,
	updatePublished,
} from "./question-bank.queries.ts";

export interface WrittenQuestion extends Filed {
	question: Question;
	state: "draft" | "in_review";
}

const firstEvent: Record<QuestionSource, EventKind> = {
	authored: "created",
	imported: "imported",
	generated: "generated",
};

/**
 * Adds a question to the bank; students get it once it is approved. Throws `question_faulty` with the faults
 * by field, one of which is a missing image, `question_exists` if the bank has the very same one, `not_found`
 * for an unknown skill.
 */
export async function createQuestion(
	app: AppContext,
	account_id: string,
	written: WrittenQuestion,
	source: QuestionSource = "authored",
): Promise<{ id: string; version: number }> {
	await requireSkill(app, written.skill_id);
	const rendered = await renderFaultless(app, written.question);
	return orRefused(app, written.question, () =>
		inTransaction(app.db, async (tx) => {
			const id = await addQuestion(tx, { ...written, rendered, source, account_id, now: app.now() });
			await deleteDraft(tx, account_id, "new");
			return { id, version: 1 };
		}),
	);
}

/**
 * Like `createQuestion` for a checked question, within the caller's transaction; returns its id. Throws the
 * database's unique violation (`questions_fingerprint_idx`) if the bank has it.
 */
export async function addQuestion(
	tx: Tx,
	written: WrittenQuestion & {
		rendered: RenderedQuestion;
		source: QuestionSource;
		account_id: string | null;
		now: Date;
		/** For the first entry of its history: where it comes from. */
		note?: string;
	},
): Promise<string> {
	const { question, rendered, skill_id, difficulty, tags, state } = written;
	const { source, account_id, now, note = "" } = written;
	const filed = { skill_id, difficulty, tags: [...new Set(tags)] };
	const made = { created_by: account_id, created_at: now, fingerprint: questionFingerprint(question) };
	const id = await insertQuestion(tx, {
		...filed,
		...made,
		state,
		source,
		question_type: question.question_type,
		search_text: questionWords(question),
	});
	await insertVersion(tx, { ...filed, ...made, question_id: id, version: 1, question, rendered });
	const event = { question_id: id, version: 1, note: "", actor_id: account_id, created_at: now };
	await insertEvent(tx, { ...event, note, kind: firstEvent[source] });
	if (state === "in_review") await insertEvent(tx, { ...event, kind: "submitted" });
	return id;
}

/**
 * Stores a new version; the published one stays with students until the new one is approved, unless it was
 * suspended before. Throws like `createQuestion`, and `question_changed` if another version arrived in the
 * meantime.
 */
export async function updateQuestion(
	app: AppContext,
	account_id: string,
	{
		question_id,
		expected_version,
		...written
	}: WrittenQuestion & {
		question_id: string;
		expected_version: number;
	},
): Promise<{ version: number }> {
	await requireSkill(app, written.skill_id);
	const rendered = await renderFaultless(app, written.question);
	return orRefused(app, written.question, () =>
		inTransaction(app.db, async (tx) => {
			const row = await lockOptionalQuestion(tx, question_id);
			if (row === undefined) throw new ApiError("not_found");
			if (row.version !== expected_version) throw new ApiError("question_changed");
			const isTaken = row.state === "suspended" || row.state === "retired";
			if (isTaken) await updatePublished(tx, question_id, null);
			const version = row.version + 1;
			await addVersion(tx, { ...written, rendered, question_id, version, account_id, now: app.now() });
			await deleteDraft(tx, account_id, question_id);
			return { version };
		}),
	);
}

async function addVersion(
	tx: Tx,
	next: WrittenQuestion & {
		rendered: RenderedQuestion;
		question_id: string;
		version: number;
		account_id: string;
		now: Date;
	},
): Promise<void> {
	const { question, rendered, skill_id, difficulty, tags, state } = next;
	const { question_id, version, account_id, now } = next;
	const filed = { skill_id, difficulty, tags: [...new Set(tags)] };
	const fingerprint = questionFingerprint(question);
	const made = { created_by: account_id, created_at: now };
	await insertVersion(tx, { ...filed, ...made, question_id, version, question, rendered, fingerprint });
	await updateNewestVersion(tx, question_id, {
		...filed,
		version,
		state,
		question_type: question.question_type,
		fingerprint,
		search_text: questionWords(question),
		updated_at: now,
	});
	const event = { question_id, version, note: "", actor_id: account_id, created_at: now };
	await insertEvent(tx, { ...event, kind: "edited" });
	if (state === "in_review") await insertEvent(tx, { ...event, kind: "submitted" });
}

async function requireSkill(app: AppContext, skill_id: string): Promise<void> {
	if ((await selectOptionalSkill(app.db, skill_id)) === undefined) throw new ApiError("not_found");
}

/** The rendered texts for students. Throws `question_faulty` with the faults by field. */
async function renderFaultless(app: AppContext, question: Question): Promise<RenderedQuestion> {
	const { faults } = await examineQuestion(app.workers, question);
	if (faults.length > 0) throw new ApiError("question_faulty", { fields: faultsByField(faults) });
	return renderInWorker(app.workers, question);
}

async function orRefused<T>(app: AppContext, question: Question, work: () => Promise<T>): Promise<T> {
	try {
		return await work();
	} catch (error) {
		if (breaksUnique(error, "questions_fingerprint_idx")) throw new ApiError("question_exists");
		if (breaksForeignKey(error, "image_uses_image_id_fkey"))
			throw new ApiError("question_faulty", { fields: await faultyPictures(app.db, question) });
		throw error;
	}
}
