import http from "node:http";
import { ownFrame, writeOwn } from "@learnin/domain/exchange/own-format";
import { questionFingerprint } from "@learnin/server/features/practice/index";
import { fillLikeness } from "@learnin/server/features/question-bank/index";
import { importItems, readImport } from "@learnin/server/features/question-exchange/index";
import { findDuplicates } from "@learnin/server/features/question-generation/index";
import { createWorkers } from "@learnin/server/platform/workers/workers";
import { bankQuestion } from "./bank-questions.ts";
import type { Bank } from "./bank-site.ts";
import type { ComparedWork } from "./compare-sites.ts";
import { refusalOf } from "./send-request.ts";

/** Items of the file that is read and imported. */
const items = 100;
/** Questions from this number on are in no bank, except by chance. */
const beyond = 10_000_000;
const exportOf = (query: string) => `/api/question-exports/file?format=json&version=newest&${query}`;

/** Searches and writes of the bank besides its pages. */
export function bankWork(times: number): ComparedWork<Bank>[] {
	const files = new Map<Bank, string>();
	return [
		{ name: "duplicates of a candidate", times: times * 4, work: searchDuplicates },
		{
			name: `reading a file of ${items}`,
			times,
			work: async (bank, at) => {
				const { import_id, ms } = await readFile(bank, at);
				const before = files.get(bank);
				files.set(bank, import_id);
				if (before !== undefined) await forget(bank, before);
				return ms;
			},
		},
		{
			name: `bringing in ${items}`,
			times,
			work: async (bank, at) => {
				const { import_id } = await readFile(bank, 1_000 + at);
				const ms = await bringFile(bank, import_id);
				await forget(bank, import_id);
				return ms;
			},
		},
		{
			name: "export of 500, its start",
			times: times * 8,
			work: async (bank) => (await download(bank, exportOf("tag=chosen"))).first,
		},
		{
			name: "export of 500",
			times,
			work: async (bank) => (await download(bank, exportOf("tag=chosen"))).whole,
		},
		{
			name: "export of all, for 100",
			times,
			work: async (bank) => (await download(bank, exportOf(""))).whole / (bank.exported / 100),
		},
	];
}

/** The same search as for a model's question. */
async function searchDuplicates({ database: { db } }: Bank, at: number): Promise<number> {
	const { question } = bankQuestion(beyond + at);
	const fingerprint = questionFingerprint(question);
	const nobody = "00000000-0000-4000-8000-000000000000";
	const begin = performance.now();
	await fillLikeness(db);
	await findDuplicates(db, { id: nobody, job_id: nobody }, { question, fingerprint });
	return performance.now() - begin;
}

/** Uploads a file of new questions and reads it, as the job does. */
async function readFile({ database: { db }, account_id }: Bank, at: number) {
	const texts = Array.from({ length: items }, (_, item) => {
		const { question, ...filed } = bankQuestion(2 * beyond + at * items + item);
		const filing = { ...filed, tags: [] };
		return writeOwn({ name: `Question ${item}`, question, filing });
	});
	const { id: import_id } = await db
		.insertInto("question_imports")
		.values({
			file_name: "bench.json",
			asked_format: "json",
			content: Buffer.from(`${ownFrame.head}${texts.join(ownFrame.between)}${ownFrame.tail}`),
			skill_id: "add-within-100",
			difficulty: 2,
			tags: [],
			note: "",
			created_by: account_id,
			created_at: new Date(),
		})
		.returning("id")
		.executeTakeFirstOrThrow();
	const begin = performance.now();
	await readImport(appOf(db), import_id);
	const ms = performance.now() - begin;
	return { import_id, ms };
}

async function bringFile({ database: { db } }: Bank, import_id: string): Promise<number> {
	await db
		.updateTable("question_imports")
		.set({ state: "storing", with_flagged: true })
		.where("id", "=", import_id)
		.execute();
	const begin = performance.now();
	await importItems(appOf(db), import_id);
	const ms = performance.now() - begin;
	const { stored } = await db
		.selectFrom("question_import_items")
		.where("import_id", "=", import_id)
		.select((eb) => eb.fn.count<number>("stored_at").as("stored"))
		.executeTakeFirstOrThrow();
	if (stored < items / 2) throw new Error(`only ${stored} of ${items} came in`);
	return ms;
}

const workers = createWorkers();

const appOf = (db: Bank["database"]["db"]) => ({
	db,
	workers,
	now: () => new Date(),
	savePicture: () => {
		throw new Error("no file of the bench carries pictures");
	},
	jobs: {
		add: () => {
			throw new Error("it took longer than one stretch");
		},
	},
});

/** Leaves the bank unchanged for the next run. */
async function forget({ database: { db } }: Bank, import_id: string): Promise<void> {
	const rows = await db
		.selectFrom("question_import_items")
		.where("import_id", "=", import_id)
		.where("question_id", "is not", null)
		.select("question_id")
		.execute();
	await db.deleteFrom("question_imports").where("id", "=", import_id).execute();
	const ids = rows.flatMap(({ question_id }) => question_id ?? []);
	if (ids.length > 0) await db.deleteFrom("questions").where("id", "in", ids).execute();
}

/** Milliseconds to the first bytes of a file and to its last. */
function download({ server, token }: Bank, path: string): Promise<{ first: number; whole: number }> {
	const begin = performance.now();
	return new Promise((resolve, reject) => {
		const headers = { authorization: `Bearer ${token}` };
		const request = http.get({ host: "127.0.0.1", port: server.port, path, headers }, (response) => {
			let first: number | undefined;
			let start = "";
			response.setEncoding("utf8");
			response.on("data", (part: string) => {
				first ??= performance.now() - begin;
				if (start === "") start = part;
			});
			response.on("end", () => {
				const refusal = refusalOf(path, { status: response.statusCode ?? 0, text: start });
				if (refusal !== null) reject(new Error(refusal));
				else if (first === undefined) reject(new Error(`${path}: an empty file`));
				else resolve({ first, whole: performance.now() - begin });
			});
			response.on("error", reject);
		});
		request.on("error", reject);
	});
}
