import type { RouteRequest, RouteResponse } from "@learnin/contract/define-route";
import type {
	GalleryImage,
	getImageQuestions,
	getImages,
	updateImage as updateImageRoute,
	uploadImages as uploadImagesRoute,
} from "@learnin/contract/routes/bank/images.contract";
import type { AppContext } from "../../platform/app-context.ts";
import { recordAct } from "../../platform/audit/audit.ts";
import { toPage } from "../../platform/db/cursor.ts";
import { breaksForeignKey, inTransaction } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/errors/api-error.ts";
import { requirePlace } from "../../platform/http/guards/require-place.ts";
import type { UploadedFile } from "../../platform/http/register-upload.ts";
import {
	deleteImageRow,
	isInDraft,
	lockImage,
	selectImages,
	selectOptionalImage,
	selectQuestionsOfImage,
	updateImageWords,
} from "./images.queries.ts";
import { cleanName, saveImage } from "./save-image.ts";
import { orUnavailable } from "./read-image.ts";

const pageSize = 30;
const mostWords = 8;
const mostQuestions = 50;
/** Requests per account; each contains several files. */
const uploadLimit = { name: "image-upload", hits: 600, seconds: 3600 };

/** Stores what can be stored, one after the other, and returns the outcome of each file. */
export async function uploadImages(
	app: AppContext,
	account_id: string,
	files: readonly UploadedFile[],
): Promise<RouteResponse<typeof uploadImagesRoute>> {
	await app.limit(uploadLimit, account_id);
	const results: RouteResponse<typeof uploadImagesRoute>["results"] = [];
	for (const { name, bytes } of files) {
		const saved = await saveImage(app, bytes, { name, account_id });
		results.push(
			saved.saved
				? { outcome: "stored", is_new: saved.is_new, image: await readImage(app, saved.id) }
				: { outcome: "refused", name: cleanName(name), reason: saved.reason },
		);
	}
	return { results };
}

/** The gallery, newest first, a page at a time. Throws `not_found` for an invalid cursor. */
export async function listImages(
	app: AppContext,
	{ search = "", only, cursor }: RouteRequest<typeof getImages>["query"],
): Promise<RouteResponse<typeof getImages>> {
	const after = requirePlace(cursor, /^[a-f0-9]{64}$/);
	const words = (search.normalize("NFC").match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, mostWords);
	// The search contains something that no image name can.
	if (words.length === 0 && search.trim() !== "") return { images: [], next_cursor: null };
	const rows = await selectImages(app.db, { search: words, only, after, limit: pageSize + 1 });
	const { page, next_cursor } = toPage(rows, pageSize, (row) => row);
	return { images: page.map(seen), next_cursor };
}

/** Throws `not_found`. */
export async function updateImage(
	app: AppContext,
	account_id: string,
	{ image_id, name, alt }: { image_id: string; name: string; alt: string },
): Promise<RouteResponse<typeof updateImageRoute>> {
	await inTransaction(app.db, async (tx) => {
		if (!(await updateImageWords(tx, image_id, { name, alt }))) throw new ApiError("not_found");
		await recordAct(tx, {
			actor_id: account_id,
			action: "image.described",
			details: { image: image_id },
			created_at: app.now(),
		});
	});
	return { image: await readImage(app, image_id) };
}

/**
 * Deletes an image and its bytes. Throws `image_in_use` if a version of a question shows it (what students
 * saw is kept) or a draft does; `not_found`; and `unavailable` if the bytes could not be deleted: the image
 * then stays.
 */
export async function deleteImage(
	app: AppContext,
	account_id: string,
	image_id: string,
): Promise<Record<string, never>> {
	await inTransaction(app.db, async (tx) => {
		await lockImage(tx, image_id);
		if (await isInDraft(tx, image_id)) throw new ApiError("image_in_use");
		if (!(await deleteImageRow(tx, image_id))) throw new ApiError("not_found");
		await recordAct(tx, {
			actor_id: account_id,
			action: "image.deleted",
			details: { image: image_id },
			created_at: app.now(),
		});
		await orUnavailable(app, () => app.storage.delete(image_id));
	}).catch((error: unknown) => {
		if (breaksForeignKey(error, "image_uses_image_id_fkey")) throw new ApiError("image_in_use");
		throw error;
	});
	return {};
}

/** The questions that show an image. Throws `not_found`. */
export async function listQuestionsOfImage(
	app: AppContext,
	image_id: string,
): Promise<RouteResponse<typeof getImageQuestions>> {
	await readImage(app, image_id);
	const rows = await selectQuestionsOfImage(app.db, image_id, mostQuestions + 1);
	return { questions: rows.slice(0, mostQuestions), has_more: rows.length > mostQuestions };
}

async function readImage(app: AppContext, id: string): Promise<GalleryImage> {
	const row = await selectOptionalImage(app.db, id);
	if (row === undefined) throw new ApiError("not_found");
	return seen(row);
}

type Row = NonNullable<Awaited<ReturnType<typeof selectOptionalImage>>>;

function seen({ exact_at: _, created_at, ...row }: Row): GalleryImage {
	return { ...row, src: `/images/${row.id}.webp`, created_at: created_at.toISOString() };
}
