import { createHash } from "node:crypto";
import type { StorageSettings } from "../config-storage.ts";
import { createDiskStorage } from "./disk-storage.ts";
import { createS3Storage } from "./s3-storage.ts";
import { StorageFailed } from "./shelf.ts";

export { StorageFailed } from "./shelf.ts";

/** Stores images under the hash of their bytes: the content of a name never changes. */
export interface Storage {
	/** The name for these bytes. */
	nameOf(bytes: Buffer): string;
	/** Stores the bytes durably and returns their name. Idempotent. Throws `StorageFailed`. */
	put(bytes: Buffer): Promise<string>;
	/**
	 * The bytes of this name, or undefined if there are none. Throws `StorageFailed`, also for damaged bytes.
	 */
	get(id: string): Promise<Buffer | undefined>;
	/** Deletes what is under this name, if anything. Throws `StorageFailed`. */
	delete(id: string): Promise<void>;
}

/** The storage in the settings. */
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
			// Browsers cache an image for a year: half of one must not be sent.
			if (bytes !== undefined && nameOf(bytes) !== id) throw new StorageFailed(`${id} is damaged`);
			return bytes;
		},
		delete: (id) => shelf.delete(id),
	};
}

function nameOf(bytes: Buffer): string {
	return createHash("sha256").update(bytes).digest("hex");
}
