import { createHash } from "node:crypto";
import sharp, { type Sharp } from "sharp";
import type { UploadedImage } from "@learnin/domain/question/question";
import type { Db } from "../../platform/db/database.ts";
import { insertImage } from "./images.queries.ts";

/** Bytes of an upload that are looked at. */
export const largestUpload = 5_000_000;
/** Pixels of an upload; a small file may claim a picture that fills the memory. */
const mostPixels = 40_000_000;
/** No screen of ours shows more. */
const longestSide = 1600;

// A drawing of text that runs is a document, not a picture.
sharp.block({ operation: ["VipsForeignLoadSvg"] });

export type SavedImage =
	| { saved: true; image: Omit<UploadedImage, "alt"> }
	| { saved: false; reason: "too-large" | "not-a-picture" };

/**
 * Stores a picture (PNG, JPEG, WebP or the first frame of a GIF), always encoded anew: what hides in a file beside the
 * picture, place and names of the camera among it, is gone. The same picture is stored once.
 */
export async function saveImage(db: Db, upload: Buffer): Promise<SavedImage> {
	if (upload.length > largestUpload) return { saved: false, reason: "too-large" };
	const encoded = await encodeAnew(upload, (picture) =>
		picture.resize(longestSide, longestSide, { fit: "inside", withoutEnlargement: true }),
	);
	if (encoded === null) return { saved: false, reason: "not-a-picture" };
	const { data: bytes, info } = encoded;
	const id = createHash("sha256").update(bytes).digest("hex");
	await insertImage(db, { id, width: info.width, height: info.height, bytes });
	return { saved: true, image: { src: `/images/${id}.webp`, width: info.width, height: info.height } };
}

/**
 * The picture of an upload, upright, resized by `resize` and encoded as WebP without anything the file had beside it;
 * null for what is no picture or only part of one.
 */
export async function encodeAnew(upload: Buffer, resize: (picture: Sharp) => Sharp) {
	try {
		const picture = sharp(upload, { limitInputPixels: mostPixels, failOn: "warning", animated: false });
		const { format } = await picture.metadata();
		if (!["png", "jpeg", "webp", "gif"].includes(format)) return null;
		return await resize(picture.rotate()).webp({ quality: 85 }).toBuffer({ resolveWithObject: true });
	} catch {
		return null;
	}
}
