import { randomBytes } from "node:crypto";
import type { AppContext } from "../../platform/app-context.ts";
import { inTransaction } from "../../platform/db/database.ts";
import type { Viewer } from "../../platform/auth/viewer.ts";
import { ApiError } from "../../platform/http/errors/api-error.ts";
import { reencode } from "../images/index.ts";
import { lockAccount, replacePicture, updateAccountAvatar } from "./avatars.queries.ts";

/** The largest size shown, on a screen with double pixel density. */
const side = 256;
const uploadLimit = { name: "avatar-upload", hits: 20, seconds: 3600 };

/**
 * Stores an adult's photo: the middle square, re-encoded, so that location and camera data are gone. Children
 * have no photos.
 */
export async function uploadPicture(
	app: AppContext,
	viewer: Viewer,
	upload: Buffer,
): Promise<{ avatar: string }> {
	if (viewer.user_type === "STUDENT") throw new ApiError("forbidden");
	await app.limit(uploadLimit, viewer.account_id);
	const encoded = await reencode(upload, (picture) => picture.resize(side, side, { fit: "cover" }));
	if ("refused" in encoded) throw new ApiError("image_unreadable");
	const id = randomBytes(32).toString("hex");
	const avatar = `/avatars/${id}.webp`;
	const { account_id } = viewer;
	await inTransaction(app.db, async (tx) => {
		await lockAccount(tx, account_id);
		await replacePicture(tx, { id, account_id, bytes: encoded.bytes, created_at: app.now() });
		await updateAccountAvatar(tx, account_id, avatar);
	});
	return { avatar };
}
