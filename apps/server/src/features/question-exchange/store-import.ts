import { noteOf, severityOf, type ExchangeNote } from "@learnin/domain/exchange/exchange-note";
import type { AppContext } from "../../platform/app-context.ts";
import { breaksUnique, inTransaction } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/errors/api-error.ts";
import { recordAct } from "../../platform/audit/audit.ts";
import { renderInWorker } from "../practice/index.ts";
import { addQuestion, imageIdsOf, selectKnownImages } from "../question-bank/index.ts";
import {
	lockOptionalImport,
	selectOptionalFile,
	selectSame,
	selectWaitingItems,
	updateImport,
	updateLeftItem,
	updateStoredItem,
} from "./imports.queries.ts";
import type { Surroundings } from "./read-import.ts";

const batch = 50;
const stretchMs = 8_000;
const longestNote = 1000;
/** Tells the reviewer that something was unclear. */
const flaggedTag = "check-import";

/**
 * Starts to import the accepted items into the bank. Throws `not_found`, and `import_busy` while a job works
 * on it.
 */
export async function storeImport(
	app: AppContext,
	account_id: string,
	{ import_id, with_flagged }: { import_id: string; with_flagged: boolean },
): Promise<{ state: "storing" }> {
	await inTransaction(app.db, async (tx) => {
		const row = await lockOptionalImport(tx, import_id);
		if (row === undefined) throw new ApiError("not_found");
		if (row.state !== "ready" && row.state !== "done") throw new ApiError("import_busy");
		await updateImport(tx, import_id, { state: "storing", with_flagged });
		await recordAct(tx, {
			actor_id: account_id,
			action: "question_import.stored",
			subject_id: import_id,
			details: { with_flagged },
			created_at: app.now(),
		});
		await app.jobs.add(tx, "store-import", { import_id });
	});
	return { state: "storing" };
}

/**
 * Imports items into the bank, each in its own transaction that also records it: however often a job dies and
 * restarts, every question is imported once. The import's lock excludes concurrent jobs.
 */
export async function importItems(app: Surroundings, import_id: string): Promise<void> {
	const file = await selectOptionalFile(app.db, import_id);
	if (file?.state !== "storing") return;
	const begun = performance.now();
	for (let has_more = true; has_more; ) {
		has_more = await bringInSome(app, import_id, { account_id: file.created_by, note: file.note });
		if (has_more && performance.now() - begun > stretchMs) {
			await app.jobs.add(app.db, "store-import", { import_id });
			return;
		}
	}
}

interface Source {
	account_id: string | null;
	note: string;
}

type Waiting = Awaited<ReturnType<typeof selectWaitingItems>>[number];

async function bringInSome(app: Surroundings, import_id: string, source: Source): Promise<boolean> {
	return inTransaction(app.db, async (tx) => {
		const row = await lockOptionalImport(tx, import_id);
		if (row?.state !== "storing") return false;
		const waiting = await selectWaitingItems(tx, import_id, row.with_flagged, batch);
		const same = await selectSame(
			tx,
			waiting.flatMap(({ fingerprint }) => fingerprint ?? []),
		);
		const images = await selectKnownImages(tx, imageIdsOf(waiting.map(({ question }) => question)));
		for (const item of waiting) {
			if (imageIdsOf([item.question]).some((id) => !images.has(id))) {
				// It was deleted since the file was read.
				const notes = [...item.notes, noteOf("unknown-picture")];
				await updateLeftItem(tx, import_id, item.position, {
					outcome: "refused",
					like_question_id: null,
					notes,
				});
				continue;
			}
			const like_question_id = same.get(item.fingerprint ?? "");
			if (like_question_id === undefined) {
				const question_id = await addQuestion(tx, {
					...written(app, item, source),
					rendered: await renderInWorker(app.workers, item.question),
				});
				await updateStoredItem(tx, import_id, item.position, { question_id, stored_at: app.now() });
			} else
				await updateLeftItem(tx, import_id, item.position, {
					outcome: "present",
					like_question_id,
					notes: [...item.notes, noteOf("in-bank")],
				});
		}
		if (waiting.length === batch) return true;
		await updateImport(tx, import_id, { state: "done" });
		return false;
	}).catch((error: unknown) => {
		// Someone just wrote the same question: the retry finds it in the bank.
		if (breaksUnique(error, "questions_fingerprint_idx")) return true;
		throw error;
	});
}

function written(
	app: Surroundings,
	item: Waiting,
	{ account_id, note }: Source,
): Omit<Parameters<typeof addQuestion>[1], "rendered"> {
	const { question, skill_id, difficulty, tags, outcome } = item;
	return {
		question,
		skill_id,
		difficulty,
		tags: outcome === "flagged" ? [...tags.slice(0, 11), flaggedTag] : tags,
		state: "in_review",
		source: "imported",
		account_id,
		now: app.now(),
		note: noteText(item, note),
	};
}

/** For the question's history: where it comes from, and what to check. */
function noteText({ name, notes }: Waiting, note: string): string {
	const flags = notes.filter(({ code }) => severityOf(code) === "flag").map(wordOf);
	return [note, name, flags.join("; ")]
		.filter((part) => part !== "")
		.join(" · ")
		.slice(0, longestNote);
}

function wordOf({ code, detail }: ExchangeNote): string {
	return detail === "" ? code : `${code} (${detail})`;
}
