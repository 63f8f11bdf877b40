import type { ReadItem } from "@learnin/domain/exchange/items/sketch";
import type { AppContext } from "../../platform/app-context.ts";
import { inTransaction } from "../../platform/db/database.ts";
import { fillLikeness, selectSkills } from "../question-bank/index.ts";
import { importImages, type ImageStore, storingOnce } from "./import-images.ts";
import { insertItems, lockOptionalImport, selectOptionalFile, updateImport } from "./imports.queries.ts";
import { FileMemory, type ImportTarget, judgeItems } from "./judge-items.ts";
import { openFile } from "./formats/open-file.ts";

/** What the job for a file needs. */
export interface Surroundings extends Pick<AppContext, "db" | "now" | "workers"> {
	jobs: Pick<AppContext["jobs"], "add">;
}

/** Items that are judged and stored together. */
const batch = 50;
/** After this time a job adds the next one: a node that dies costs only one step. */
const stretchMs = 8_000;

/**
 * Reads an uploaded file and stores each item's outcome; nothing is imported into the bank. Continues where
 * an earlier job stopped, and does nothing to a file that is already read.
 */
export async function readImport(app: Surroundings & ImageStore, import_id: string): Promise<void> {
	const row = await selectOptionalFile(app.db, import_id);
	if (row?.state !== "reading" || row.content === null) return;
	const { asked_format: asked, file_name } = row;
	const bytes = new Uint8Array(row.content);
	const read = await openFile(app.workers, { bytes, asked, file_name, batch });
	if ("fault" in read) {
		await updateImport(app.db, import_id, { state: "failed", fault: read.fault, content: null });
		return;
	}
	const { item_count, format } = read;
	if (row.read_count === 0) await updateImport(app.db, import_id, { format, item_count });
	await fillLikeness(app.db);
	const { skill_id, difficulty, tags } = row;
	const target = { import_id, skill_id, difficulty, tags, skills: await skillNames(app) };
	const memory = new FileMemory();
	const keeping = storingOnce(app);
	const begun = performance.now();
	let from = 0;
	for (const items of read.batchesFrom(0)) {
		const some: ReadItem[] = [];
		for (const item of items) some.push(await importImages(keeping, item, row.created_by));
		const judged = await judgeItems(app, target, { items: some, from, memory });
		// Items stored before are judged again only to know what the file had so far.
		const has_next = from < row.read_count || (await keep(app, target, { judged, from, all: item_count }));
		if (!has_next) return;
		if (performance.now() - begun > stretchMs && from >= row.read_count && from + batch < item_count) {
			await app.jobs.add(app.db, "read-import", { import_id });
			return;
		}
		from += batch;
	}
}

/** Stores a batch, unless another node has stored it in the meantime or the file was deleted. */
async function keep(
	app: Surroundings,
	{ import_id }: ImportTarget,
	{ judged, from, all }: { judged: Awaited<ReturnType<typeof judgeItems>>; from: number; all: number },
): Promise<boolean> {
	return inTransaction(app.db, async (tx) => {
		const row = await lockOptionalImport(tx, import_id);
		if (row?.state !== "reading" || row.read_count !== from) return false;
		await insertItems(tx, judged);
		const read_count = from + judged.length;
		await updateImport(tx, import_id, {
			read_count,
			...(read_count === all && { state: "ready" as const, content: null }),
		});
		return true;
	});
}

async function skillNames(app: Surroundings): Promise<Map<string, string>> {
	const skills = await selectSkills(app.db);
	return new Map(
		skills.flatMap(({ id, name, child_name }): [string, string][] => [
			[child_name.toLowerCase(), id],
			[name.toLowerCase(), id],
			[id.toLowerCase(), id],
		]),
	);
}
