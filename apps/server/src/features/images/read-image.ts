import type { AppContext } from "../../platform/app-context.ts";
import { ApiError } from "../../platform/http/errors/api-error.ts";
import { describeError } from "../../platform/http/errors/describe-error.ts";
import { StorageFailed } from "../../platform/storage/storage.ts";
import { selectOptionalImageBytes } from "./images.queries.ts";

type Reader = Pick<AppContext, "db" | "storage" | "log">;

/** The bytes of an image; undefined if there is none. Throws `unavailable` while the storage fails. */
export async function readImage(app: Reader, id: string): Promise<Buffer | undefined> {
	const row = await selectOptionalImageBytes(app.db, id);
	if (row === undefined) return undefined;
	const bytes = row.bytes ?? (await orUnavailable(app, () => app.storage.get(id)));
	if (bytes === undefined) app.log.error({ image: id }, "image is missing from the storage");
	return bytes;
}

/** Throws `unavailable` if the storage fails, and logs why. */
export async function orUnavailable<T>({ log }: Pick<AppContext, "log">, work: () => Promise<T>): Promise<T> {
	try {
		return await work();
	} catch (error) {
		if (!(error instanceof StorageFailed)) throw error;
		log.error(describeError(error), "image storage failed");
		throw new ApiError("unavailable", { cause: error });
	}
}
