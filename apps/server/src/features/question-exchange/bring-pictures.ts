import { noteOf } from "@learnin/domain/exchange/exchange-note";
import type { CarriedPicture, ReadItem } from "@learnin/domain/exchange/sketch";
import type { UploadedImage } from "@learnin/domain/question/question";
import type { SavedImage } from "../images/index.ts";

/** Where pictures of files go. */
export interface KeepsPictures {
	/** As an upload is stored, or why it is none. */
	savePicture: (bytes: Buffer, from: { name: string; account_id: string | null }) => Promise<SavedImage>;
}

/** As many show with one question. */
const mostPictures = 6;

/**
 * An item with the pictures that its file carries: each is stored as one that somebody uploads, encoded anew, and shown
 * with the question. What is no picture, or one too many, is left out and told.
 */
export async function bringPictures(
	app: KeepsPictures,
	item: ReadItem,
	account_id: string | null,
): Promise<ReadItem> {
	if (item.question === null || item.pictures === undefined) return item;
	const images: UploadedImage[] = [...(item.question.images ?? [])];
	const notes = [...item.notes];
	for (const picture of item.pictures) {
		const found = images.length < mostPictures ? await saved(app, picture, account_id) : "too_many";
		if (typeof found === "string") notes.push(noteOf("picture-left-out", `${picture.name}: ${found}`));
		else images.push(found);
	}
	return { ...item, question: images.length === 0 ? item.question : { ...item.question, images }, notes };
}

async function saved(
	{ savePicture }: KeepsPictures,
	{ name, alt, base64 }: CarriedPicture,
	account_id: string | null,
): Promise<UploadedImage | string> {
	const result = await savePicture(Buffer.from(base64, "base64"), { name, account_id });
	return result.saved ? { ...result.image, alt } : result.reason;
}
