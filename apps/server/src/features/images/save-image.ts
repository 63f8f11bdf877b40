import type { RefusedImage } from "@learnin/contract/routes/bank/images.contract";
import type { UploadedImage } from "@learnin/domain/question/question";
import type { AppContext } from "../../platform/app-context.ts";
import { recordAct } from "../../platform/audit/audit.ts";
import { inTransaction } from "../../platform/db/database.ts";
import { describeError } from "../../platform/http/errors/describe-error.ts";
import { StorageFailed } from "../../platform/storage/storage.ts";
import { reencode } from "./reencode.ts";
import { insertImage, lockImage } from "./images.queries.ts";

/** None of our pages shows more. */
const longestSide = 1600;
const longestName = 120;

export type SavedImage =
	| { saved: true; id: string; is_new: boolean; image: Omit<UploadedImage, "alt"> }
	| { saved: false; reason: RefusedImage };

/**
 * Stores an image, always re-encoded: anything hidden in the file, including location and camera names, is
 * gone. The same image is stored once, under its first name. The bytes are stored before the row, and without
 * them there is no row.
 */
export async function saveImage(
	app: Pick<AppContext, "db" | "storage" | "now" | "log">,
	upload: Buffer,
	{ name = "", account_id = null }: { name?: string; account_id?: string | null } = {},
): Promise<SavedImage> {
	const encoded = await reencode(upload, (picture) =>
		picture.resize(longestSide, longestSide, { fit: "inside", withoutEnlargement: true }),
	);
	if ("refused" in encoded) return { saved: false, reason: encoded.refused };
	const { bytes, width, height } = encoded;
	try {
		const id = app.storage.nameOf(bytes);
		const is_new = await inTransaction(app.db, async (tx) => {
			// Someone may be deleting the very same image.
			await lockImage(tx, id);
			await app.storage.put(bytes);
			const created_at = app.now();
			const row = { id, width, height, name: cleanName(name), created_by: account_id, created_at };
			const inserted = await insertImage(tx, row);
			if (inserted && account_id !== null)
				await recordAct(tx, {
					actor_id: account_id,
					action: "image.uploaded",
					details: { image: id },
					created_at,
				});
			return inserted;
		});
		return { saved: true, id, is_new, image: { src: `/images/${id}.webp`, width, height } };
	} catch (error) {
		if (!(error instanceof StorageFailed)) throw error;
		app.log.error(describeError(error), "image could not be stored");
		return { saved: false, reason: "not_stored" };
	}
}

/**
 * A display name from a file name: without folders and extension, and without invisible or direction-changing
 * characters.
 */
export function cleanName(fileName: string): string {
	const last = fileName.toWellFormed().split(/[/\\]/).at(-1) ?? "";
	const shown = last
		.replace(/\.[a-z0-9]{1,5}$/i, "")
		.replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, " ")
		.replaceAll(/\s+/g, " ")
		.trim();
	return [...shown.normalize("NFC")].slice(0, longestName).join("").trim() || /* not a text */ "Picture";
}
