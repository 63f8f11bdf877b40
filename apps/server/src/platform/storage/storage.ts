import { createHash } from "node:crypto";
import type { StorageSettings } from "../config-storage.ts";
import { createDiskStorage } from "./disk-storage.ts";
import { createS3Storage } from "./s3-storage.ts";
import { StorageFailed } from "./shelf.ts";

export { StorageFailed } from "./shelf.ts";

/** Keeps pictures under the hash of their bytes: what is under a name never changes. */
export interface Storage {
	/** The name of these bytes. */
	nameOf(bytes: Buffer): string;
	/** Keeps the bytes for good and gives their name. The same bytes again change nothing. Throws `StorageFailed`. */
	put(bytes: Buffer): Promise<string>;
	/** The bytes of this name, or undefined where there are none. Throws `StorageFailed`, also for bytes that were damaged. */
	get(id: string): Promise<Buffer | undefined>;
	/** Nothing is under this name any more. Throws `StorageFailed`. */
	delete(id: string): Promise<void>;
}

/** The storage that the settings name. */
export function createStorage(settings: StorageSettings): Storage {
	const shelf = settings.kind === "disk" ? createDiskStorage(settings.folder) : createS3Storage(settings);
	return {
		nameOf,
		async put(bytes) {
			const id = nameOf(bytes);
			await shelf.put(id, bytes);
			return id;
		},
		async get(id) {
			const bytes = await shelf.get(id);
			// A page keeps a picture for a year: half of one must not leave.
			if (bytes !== undefined && nameOf(bytes) !== id) throw new StorageFailed(`${id} is damaged`);
			return bytes;
		},
		delete: (id) => shelf.delete(id),
	};
}

function nameOf(bytes: Buffer): string {
	return createHash("sha256").update(bytes).digest("hex");
}
