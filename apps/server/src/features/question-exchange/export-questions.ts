import type { RouteRequest, RouteResponse } from "@learnin/contract/define-route";
import type {
	checkExport as checkExportRoute,
	ExportFormat,
} from "@learnin/contract/routes/bank/question-exchange.contract";
import { csvColumns } from "@learnin/domain/exchange/csv/csv-rows";
import { tagsOf } from "@learnin/domain/exchange/items/filing-tags";
import { moodleFile } from "@learnin/domain/exchange/moodle/write-moodle";
import { ownFrame } from "@learnin/domain/exchange/own-format";
import { qtiManifest } from "@learnin/domain/exchange/qti/qti-manifest";
import { toPlainText } from "@learnin/domain/question/text/plain-text";
import type { AppContext } from "../../platform/app-context.ts";
import type { SentFile } from "../../platform/http/register-route.ts";
import { defineTask } from "../../platform/workers/task.ts";
import { zipPieces, type ZippedFile } from "../../platform/zip/zip-pieces.ts";
import { reviewerAsked } from "../question-bank/index.ts";
import { type ExportPlace, selectPlaces, selectPlacesOf, selectVersionsAt } from "./exports.queries.ts";
import { type BankItem, csvLine, type WrittenText } from "./formats/write-items.ts";
import type work from "./formats/write-items.task.ts";

const writeTask = defineTask<typeof work>(import.meta.resolve("./formats/write-items.task.ts"), {
	lane: "quick",
	most_ms: 10_000,
	most_bytes: 20_000_000,
});

/** Questions per file. */
const mostQuestions = 5_000;
const pageSize = 500;
/** Questions that are read together while the previous ones are written. */
const portion = 100;
/** Questions that are reported individually. */
const mostTold = 300;
/** Characters that are sent together. */
const pieceLength = 32_768;
/** Questions that a worker writes together: the main thread deserializes their result at once. */
const writtenTogether = 10;

type ExportQuery = RouteRequest<typeof checkExportRoute>["query"];

/** The requested questions, in the order of the bank and at most as many as fit in one file. */
async function* itemsOf(app: AppContext, account_id: string, query: ExportQuery): AsyncGenerator<BankItem> {
	for await (const rows of inAdvance(placesOf(app, account_id, query), (places) =>
		selectVersionsAt(app.db, places),
	))
		for (const { id, question, skill_id, difficulty, tags } of rows) {
			const name = toPlainText(question.prompt).slice(0, 80) || id;
			yield { question_id: id, name, question, filing: { skill_id, difficulty, tags } };
		}
}

/** Their positions, in pages: a page of narrow rows is selected before any version is read. */
async function* placesOf(
	app: AppContext,
	account_id: string,
	query: ExportQuery,
): AsyncGenerator<ExportPlace[]> {
	const { format: _, version, ids, reviewer, search, ...filter } = query;
	if (ids !== undefined) {
		yield* portionsOf(await selectPlacesOf(app.db, ids.split(","), version));
		return;
	}
	const words = search?.trim();
	const asked = {
		...filter,
		search: words === "" ? undefined : words,
		...(reviewer !== undefined && { assigned_to: reviewerAsked(reviewer, account_id) }),
	};
	let after: { key: Date; id: string } | undefined;
	for (let left = mostQuestions + 1; left > 0; ) {
		const limit = Math.min(pageSize, left);
		const rows = await selectPlaces(app.db, asked, { version, after, limit });
		yield* portionsOf(rows);
		const last = rows.at(-1);
		if (last === undefined || rows.length < limit) return;
		after = { key: last.updated_at, id: last.id };
		left -= rows.length;
	}
}

function* portionsOf(places: readonly ExportPlace[]): Generator<ExportPlace[]> {
	for (let from = 0; from < places.length; from += portion) yield places.slice(from, from + portion);
}

/** What is loaded for each, in order; the next load starts before the previous result is processed. */
async function* inAdvance<From, Loaded>(
	source: AsyncIterable<From>,
	load: (one: From) => Promise<Loaded>,
): AsyncGenerator<Loaded> {
	let before: Promise<Loaded> | undefined;
	for await (const one of source) {
		const coming = load(one);
		// The consumer gets the error; one that stopped before does not want it.
		coming.catch(() => {});
		if (before !== undefined) yield await before;
		before = coming;
	}
	if (before !== undefined) yield await before;
}

/** The requested questions, each in the format. */
async function* writtenItems(
	app: AppContext,
	account_id: string,
	query: ExportQuery,
): AsyncGenerator<{ item: BankItem; written: WrittenText }> {
	let waiting: BankItem[] = [];
	const write = async function* (items: BankItem[]) {
		const texts = await app.workers.run(writeTask, { format: query.format, items });
		for (const [at, item] of items.entries()) yield { item, written: texts[at] ?? null };
	};
	for await (const item of itemsOf(app, account_id, query)) {
		waiting.push(item);
		if (waiting.length < writtenTogether) continue;
		yield* write(waiting);
		waiting = [];
	}
	if (waiting.length > 0) yield* write(waiting);
}

/** What a file would lose, question by question. */
export async function checkExport(
	app: AppContext,
	account_id: string,
	query: ExportQuery,
): Promise<RouteResponse<typeof checkExportRoute>> {
	const report = { found: 0, is_cut: false, whole: 0, in_part: 0, left_out: 0 };
	const items: RouteResponse<typeof checkExportRoute>["items"] = [];
	for await (const { item, written } of writtenItems(app, account_id, query)) {
		if (report.found === mostQuestions) return { ...report, is_cut: true, items };
		report.found += 1;
		const lost = written?.lost ?? [];
		if (written === null) report.left_out += 1;
		else if (lost.length > 0) report.in_part += 1;
		else report.whole += 1;
		if ((written === null || lost.length > 0) && items.length < mostTold)
			items.push({
				question_id: item.question_id,
				prompt: item.name,
				question_type: item.question.question_type,
				is_left_out: written === null,
				lost,
			});
	}
	return { ...report, items };
}

const endings: Record<ExportFormat, { ending: string; type: string }> = {
	json: { ending: "json", type: "application/json; charset=utf-8" },
	csv: { ending: "csv", type: "text/csv; charset=utf-8" },
	gift: { ending: "gift", type: "text/plain; charset=utf-8" },
	moodle: { ending: "xml", type: "application/xml; charset=utf-8" },
	qti2: { ending: "zip", type: "application/zip" },
	qti3: { ending: "zip", type: "application/zip" },
};

/** The questions as a file, written while it is downloaded. */
export function saveExport(app: AppContext, account_id: string, query: ExportQuery): SentFile {
	const { format } = query;
	const { ending, type } = endings[format];
	const day = app.now().toISOString().slice(0, 10);
	const texts = written(app, account_id, query);
	const pieces =
		format === "qti2" || format === "qti3"
			? packed(texts, app.now(), format)
			: encoded(framed(texts, format));
	return { name: `learnin-questions-${format}-${day}.${ending}`, type, pieces };
}

async function* written(
	app: AppContext,
	account_id: string,
	query: ExportQuery,
): AsyncGenerator<{ item: BankItem; text: string }> {
	let count = 0;
	for await (const { item, written: done } of writtenItems(app, account_id, query)) {
		if (count === mostQuestions) return;
		count += 1;
		if (done !== null) yield { item, text: done.text };
	}
}

const [moodleHead = "", moodleTail = ""] = moodleFile(["\u0000"]).split("\u0000");

const frames: Record<
	Exclude<ExportFormat, "qti2" | "qti3">,
	{ head: string; between: string; tail: string }
> = {
	json: ownFrame,
	// The byte order mark lets spreadsheets read UTF-8.
	csv: { head: `\uFEFF${csvLine(csvColumns)}`, between: "", tail: "" },
	gift: { head: "", between: "\n\n", tail: "\n" },
	moodle: { head: moodleHead, between: "\n", tail: moodleTail },
};

async function* framed(
	texts: AsyncIterable<{ text: string }>,
	format: keyof typeof frames,
): AsyncGenerator<string> {
	const { head, between, tail } = frames[format];
	yield head;
	let is_first = true;
	for await (const { text } of texts) {
		yield is_first ? text : `${between}${text}`;
		is_first = false;
	}
	yield tail;
}

/** The beginning at once, so that the download starts; then in chunks worth sending. */
async function* encoded(texts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
	const encoder = new TextEncoder();
	let waiting: string[] = [];
	let [length, least] = [0, 1];
	for await (const text of texts) {
		waiting.push(text);
		length += text.length;
		if (length < least) continue;
		yield encoder.encode(waiting.join(""));
		waiting = [];
		[length, least] = [0, pieceLength];
	}
	yield encoder.encode(waiting.join(""));
}

/** A QTI package: one file per item, and the manifest that names them. */
async function* packed(
	texts: AsyncIterable<{ item: BankItem; text: string }>,
	now: Date,
	format: "qti2" | "qti3",
): AsyncGenerator<Uint8Array> {
	const named: { identifier: string; path: string; tags: string[] }[] = [];
	const files: ZippedFile[] = [];
	for await (const { item, text } of texts) {
		const identifier = `item-${item.question_id}`;
		const path = `items/${identifier}.xml`;
		named.push({ identifier, path, tags: tagsOf(item.filing, item.question) });
		files.push({ path, texts: once(text) });
	}
	const manifest = qtiManifest(named, format === "qti2" ? 2 : 3);
	yield* zipPieces([...files, { path: "imsmanifest.xml", texts: once(manifest) }], now);
}

async function* once(text: string): AsyncGenerator<string> {
	yield text;
}
