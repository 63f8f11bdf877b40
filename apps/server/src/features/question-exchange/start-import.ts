import type { RouteRequest, RouteResponse } from "@learnin/contract/define-route";
import type {
	getImport,
	getImportItems,
	getImports,
	QuestionImport,
	startImport as startImportRoute,
} from "@learnin/contract/routes/bank/question-exchange.contract";
import { answerWords } from "@learnin/domain/exchange/general-words";
import { toPlainText } from "@learnin/domain/question/text/plain-text";
import type { AppContext } from "../../platform/app-context.ts";
import { recordAct } from "../../platform/audit/audit.ts";
import { toPage } from "../../platform/db/cursor.ts";
import { inTransaction } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/errors/api-error.ts";
import { requirePlace } from "../../platform/http/guards/require-place.ts";
import { selectOptionalSkill } from "../practice/index.ts";
import {
	deleteImport,
	insertImport,
	lockOptionalImport,
	selectImports,
	selectItems,
	selectOptionalSeenImport,
} from "./imports.queries.ts";

const pageSize = 20;
const itemsPerPage = 50;
const longestWords = 300;

/** Stores a file and adds a job that reads it. Throws `not_found` for an unknown skill. */
export async function startImport(
	app: AppContext,
	account_id: string,
	{ format, ...body }: RouteRequest<typeof startImportRoute>["body"],
	file: Buffer,
): Promise<{ id: string }> {
	if ((await selectOptionalSkill(app.db, body.skill_id)) === undefined) throw new ApiError("not_found");
	const id = await inTransaction(app.db, async (tx) => {
		const created_at = app.now();
		const import_id = await insertImport(tx, {
			...body,
			asked_format: format,
			content: file,
			created_by: account_id,
			created_at,
		});
		await recordAct(tx, {
			actor_id: account_id,
			action: "question_import.started",
			subject_id: import_id,
			details: { bytes: file.length },
			created_at,
		});
		await app.jobs.add(tx, "read-import", { import_id });
		return import_id;
	});
	return { id };
}

type Seen = NonNullable<Awaited<ReturnType<typeof selectOptionalSeenImport>>>;

function present(row: Seen): QuestionImport {
	const {
		accepted,
		flagged,
		refused,
		present: there,
		stored,
		accepted_waiting,
		flagged_waiting,
		...rest
	} = row;
	const counted = { accepted, flagged, refused, present: there, stored, accepted_waiting, flagged_waiting };
	return {
		...rest,
		fault: rest.fault as QuestionImport["fault"],
		// A file that was not opened yet has none.
		counts: mapNumbers(counted),
		created_at: row.created_at.toISOString(),
	};
}

function mapNumbers<K extends string>(counts: Record<K, number | null>): Record<K, number> {
	return Object.fromEntries(
		Object.entries<number | null>(counts).map(([name, count]) => [name, Number(count ?? 0)]),
	) as Record<K, number>;
}

/** Uploaded files, newest first. Throws `not_found` for an invalid cursor. */
export async function listImports(
	app: AppContext,
	{ cursor }: RouteRequest<typeof getImports>["query"],
): Promise<RouteResponse<typeof getImports>> {
	const after = requirePlace(cursor);
	const { page, next_cursor } = toPage(
		await selectImports(app.db, after, pageSize + 1),
		pageSize,
		(row) => row,
	);
	return { imports: page.map(present), next_cursor };
}

/** One file with its progress. Throws `not_found`. */
export async function showImport(
	app: AppContext,
	import_id: string,
): Promise<RouteResponse<typeof getImport>> {
	const row = await selectOptionalSeenImport(app.db, import_id);
	if (row === undefined) throw new ApiError("not_found");
	return present(row);
}

/** A page of its items in order. Throws `not_found`. */
export async function listItems(
	app: AppContext,
	import_id: string,
	{ outcome, after = 0 }: RouteRequest<typeof getImportItems>["query"],
): Promise<RouteResponse<typeof getImportItems>> {
	await showImport(app, import_id);
	const rows = await selectItems(app.db, import_id, { outcome, after, limit: itemsPerPage + 1 });
	const page = rows.slice(0, itemsPerPage);
	return {
		items: page.map(({ question, ...row }) => ({
			...row,
			question_type: question?.question_type ?? null,
			prompt: question === null ? "" : toPlainText(question.prompt).slice(0, longestWords),
			answer: question === null ? "" : toPlainText(answerWords(question)).slice(0, longestWords),
		})),
		next_after: rows.length > itemsPerPage ? (page.at(-1)?.position ?? null) : null,
	};
}

/**
 * Deletes a file and its report; imported questions stay. Throws `not_found`, and `import_busy` while a job
 * works on it.
 */
export async function forgetImport(
	app: AppContext,
	account_id: string,
	import_id: string,
): Promise<Record<string, never>> {
	return inTransaction(app.db, async (tx) => {
		const row = await lockOptionalImport(tx, import_id);
		if (row === undefined) throw new ApiError("not_found");
		if (row.state === "storing") throw new ApiError("import_busy");
		await deleteImport(tx, import_id);
		await recordAct(tx, {
			actor_id: account_id,
			action: "question_import.forgotten",
			subject_id: import_id,
			created_at: app.now(),
		});
		return {};
	});
}
