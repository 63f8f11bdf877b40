import { deserialize } from "node:v8";
import type { FileFault, ImportFormat } from "@learnin/contract/routes/bank/question-exchange.contract";
import type { ReadItem } from "@learnin/domain/exchange/items/sketch";
import { defineTask, TaskStopped } from "../../../platform/workers/task.ts";
import type { Workers } from "../../../platform/workers/workers.ts";
import type { PackedFile, PackedItem } from "./read-file.task.ts";
import type work from "./read-file.task.ts";

const task = defineTask<typeof work>(import.meta.resolve("./read-file.task.ts"), {
	lane: "long",
	most_ms: 20_000,
	most_bytes: 100_000_000,
});

interface OpenFile {
	format: ImportFormat;
	item_count: number;
	/** The batches from this one on, each deserialized on demand. */
	batchesFrom(first: number): Generator<ReadItem[]>;
}

/** The items of an uploaded file, read in a worker, or why there are none. */
export async function openFile(
	workers: Workers,
	file: { bytes: Uint8Array; asked: ImportFormat | "auto"; file_name: string; batch: number },
): Promise<OpenFile | { fault: FileFault }> {
	try {
		const read = await workers.run(task, file);
		return "fault" in read ? read : opened(read);
	} catch (error) {
		if (error instanceof TaskStopped) return { fault: "too_much_work" };
		throw error;
	}
}

function opened({ format, item_count, batches, pictures }: PackedFile): OpenFile {
	return {
		format,
		item_count,
		*batchesFrom(first) {
			for (const batch of batches.slice(first))
				yield (deserialize(batch) as PackedItem[]).map((item) => unpackItem(item, pictures));
		},
	};
}

function unpackItem({ pictures: shown, ...item }: PackedItem, pictures: readonly Uint8Array[]): ReadItem {
	const { question } = item;
	if (question === null || shown === undefined) return { ...item, question } as ReadItem;
	return {
		...item,
		question,
		// Base64-encoded on demand, and released with its item.
		pictures: shown.map(({ at, ...picture }) => ({
			...picture,
			get base64() {
				return Buffer.from(pictures[at] ?? []).toString("base64");
			},
		})),
	};
}
