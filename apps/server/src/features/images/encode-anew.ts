import { LARGEST_IMAGE, type RefusedImage } from "@learnin/contract/routes/images.contract";
import sharp, { type Sharp } from "sharp";

/** Pixels of an upload; a small file may claim a picture that fills the memory. */
const mostPixels = 40_000_000;

// A drawing of text that runs is a document, not a picture.
sharp.block({ operation: ["VipsForeignLoadSvg"] });

export type Encoded =
	| { bytes: Buffer; width: number; height: number }
	| { refused: Exclude<RefusedImage, "not_stored"> };

/**
 * The picture of an upload (PNG, JPEG, WebP or the first frame of a GIF), upright, resized by `resize` and encoded as
 * WebP without anything the file had beside it; or why it is none.
 */
export async function encodeAnew(upload: Buffer, resize: (picture: Sharp) => Sharp): Promise<Encoded> {
	if (upload.length > LARGEST_IMAGE) return { refused: "too_large" };
	const format = formatOf(upload);
	if (format === undefined) return { refused: isDrawing(upload) ? "svg" : "not_a_picture" };
	try {
		// Only the head is read: nothing is unpacked before it is known how much that would be.
		const head = await sharp(upload, { limitInputPixels: false, animated: false }).metadata();
		if (head.format !== format) return { refused: "broken" };
		if (head.width * head.height > mostPixels) return { refused: "too_many_pixels" };
		const picture = sharp(upload, { limitInputPixels: mostPixels, failOn: "warning", animated: false });
		const { data, info } = await resize(picture.rotate()).webp({ quality: 85 }).toBuffer({
			resolveWithObject: true,
		});
		return { bytes: data, width: info.width, height: info.height };
	} catch {
		return { refused: "broken" };
	}
}

const signatures = [
	{ format: "png", at: 0, bytes: "\x89PNG\r\n\x1a\n" },
	{ format: "jpeg", at: 0, bytes: "\xff\xd8\xff" },
	{ format: "gif", at: 0, bytes: "GIF8" },
	{ format: "webp", at: 8, bytes: "WEBP" },
];

/** By its first bytes; the name and what the sender calls it are anybody's to choose. */
function formatOf(upload: Buffer): string | undefined {
	const start = upload.toString("latin1", 0, 16);
	return signatures.find(({ at, bytes }) => start.startsWith(bytes, at))?.format;
}

/** Told apart only to say why. */
function isDrawing(upload: Buffer): boolean {
	return /^\uFEFF?\s*<(\?xml|!DOCTYPE svg|!--|svg)/i.test(upload.toString("utf8", 0, 200));
}
