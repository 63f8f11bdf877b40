import { randomUUID } from "node:crypto";
import { mkdir, open, readFile, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { type Shelf, StorageFailed } from "./shelf.ts";

/** Files in `images` of the folder, in 256 subfolders by the beginning of their names. */
export function createDiskStorage(folder: string): Shelf {
	const fileOf = (id: string) => path.join(folder, "images", id.slice(0, 2), `${id}.webp`);
	return {
		async put(id, bytes) {
			const file = fileOf(id);
			await orFailed(async () => {
				if (await hasSize(file, bytes.length)) return;
				await writeWhole(file, bytes);
			});
		},
		get: (id) => orFailed(() => readFile(fileOf(id)).catch(nothingIfMissing)),
		delete: (id) => orFailed(() => rm(fileOf(id), { force: true })),
	};
}

/**
 * Moved into place atomically and synced to disk: a file is never seen half written, and survives a power
 * cut.
 */
async function writeWhole(file: string, bytes: Buffer): Promise<void> {
	const folder = path.dirname(file);
	await mkdir(folder, { recursive: true });
	const draft = `${file}.${randomUUID()}`;
	try {
		await syncAfter(draft, "wx", (handle) => handle.writeFile(bytes));
		await rename(draft, file);
	} catch (error) {
		await rm(draft, { force: true });
		throw error;
	}
	for (const each of [folder, path.dirname(folder)]) await syncAfter(each, "r", async () => {});
}

async function syncAfter(
	file: string,
	flags: string,
	work: (handle: Awaited<ReturnType<typeof open>>) => Promise<void>,
): Promise<void> {
	const handle = await open(file, flags);
	try {
		await work(handle);
		await handle.sync();
	} finally {
		await handle.close();
	}
}

async function hasSize(file: string, size: number): Promise<boolean> {
	const found = await stat(file).catch(nothingIfMissing);
	return found?.size === size;
}

function nothingIfMissing(error: NodeJS.ErrnoException): undefined {
	if (error.code === "ENOENT") return undefined;
	throw error;
}

async function orFailed<T>(work: () => Promise<T>): Promise<T> {
	try {
		return await work();
	} catch (cause) {
		throw new StorageFailed("the folder of pictures cannot be used", { cause });
	}
}
