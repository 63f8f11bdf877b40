import { MAX_IMAGE_BYTES, type RefusedImage } from "@learnin/contract/routes/bank/images.contract";
import sharp, { type Sharp } from "sharp";

/** Maximum pixels of an upload; a small file may claim an image that fills the memory. */
const mostPixels = 40_000_000;

// A drawing of text that runs is a document, not an image.
sharp.block({ operation: ["VipsForeignLoadSvg"] });

export type Encoded =
	| { bytes: Buffer; width: number; height: number }
	| { refused: Exclude<RefusedImage, "not_stored"> };

/**
 * The image of an upload (PNG, JPEG, WebP or the first frame of a GIF), upright, resized by `resize` and
 * encoded as WebP without any other content of the file; or why it is invalid.
 */
export async function reencode(upload: Buffer, resize: (picture: Sharp) => Sharp): Promise<Encoded> {
	if (upload.length > MAX_IMAGE_BYTES) return { refused: "too_large" };
	const format = formatOf(upload);
	if (format === undefined) return { refused: isDrawing(upload) ? "svg" : "not_a_picture" };
	try {
		// Only the header is read: nothing is decoded before its size is known.
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

/** By its first bytes; anyone can choose the name and the declared type. */
function formatOf(upload: Buffer): string | undefined {
	const start = upload.toString("latin1", 0, 16);
	return signatures.find(({ at, bytes }) => start.startsWith(bytes, at))?.format;
}

/** Distinguished only for the error message. */
function isDrawing(upload: Buffer): boolean {
	return /^\uFEFF?\s*<(\?xml|!DOCTYPE svg|!--|svg)/i.test(upload.toString("utf8", 0, 200));
}
