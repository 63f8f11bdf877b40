/** A backend that stores bytes; the storage names and checks them. Everything throws `StorageFailed`. */
export interface Shelf {
	put(id: string, bytes: Buffer): Promise<void>;
	get(id: string): Promise<Buffer | undefined>;
	delete(id: string): Promise<void>;
}

/** The storage is unreachable, full, damaged or refuses. The `cause` has its message. */
export class StorageFailed extends Error {}
