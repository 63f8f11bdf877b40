/** The place where bytes are kept; the storage names and checks them. Everything throws `StorageFailed`. */
export interface Shelf {
	put(id: string, bytes: Buffer): Promise<void>;
	get(id: string): Promise<Buffer | undefined>;
	delete(id: string): Promise<void>;
}

/** The storage cannot be reached, is full, refuses or is damaged. What it said stands in the cause. */
export class StorageFailed extends Error {}
