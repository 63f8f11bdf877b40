import { createHash } from "node:crypto";
import { placePictures } from "@learnin/domain/exchange/items/carried-pictures";
import { type ExchangeNote, noteOf } from "@learnin/domain/exchange/exchange-note";
import type { CarriedPicture, ReadItem } from "@learnin/domain/exchange/items/sketch";
import type { UploadedImage } from "@learnin/domain/question/question";
import type { SavedImage } from "../images/index.ts";

/** Where imported images are stored. */
export interface ImageStore {
	/** Its stored form, as for an upload, or why it was refused. */
	savePicture: (bytes: Buffer, from: { name: string; account_id: string | null }) => Promise<SavedImage>;
}

/** The maximum in one question, including its texts and options. */
const mostUnder = 6;
const mostInTexts = 24;

/**
 * An item with the images in its file: each is re-encoded and stored like an upload, and shown where the file
 * has it. An invalid image, or one too many, is dropped with a note; its alternative text replaces it.
 */
export async function importImages(
	app: ImageStore,
	item: ReadItem,
	account_id: string | null,
): Promise<ReadItem> {
	if (item.question === null || item.pictures === undefined) return item;
	const { question, pictures } = item;
	const notes = [...item.notes];
	const save = (picture: CarriedPicture) => saved(app, { picture, account_id, notes });
	const under = await brought(
		pictures.filter(({ mark }) => mark === undefined),
		{ most: mostUnder, save, notes },
	);
	const whole = JSON.stringify(question);
	// If a text was dropped, so are its images.
	const marked = pictures.filter(({ mark }) => mark !== undefined && whole.includes(mark));
	const inTexts = await brought(marked, { most: mostInTexts, save, notes });
	const placed = new Map(inTexts.map((one) => [one.picture.mark ?? "", one]));
	const images = under.flatMap(({ image }) => image ?? []);
	return {
		...item,
		question: { ...placePictures(question, placed), ...(images.length > 0 && { images }) },
		notes,
	};
}

interface Bringing {
	most: number;
	save: (picture: CarriedPicture) => Promise<UploadedImage | null>;
	notes: ExchangeNote[];
}

async function brought(pictures: readonly CarriedPicture[], { most, save, notes }: Bringing) {
	const all: { picture: CarriedPicture; image: UploadedImage | null }[] = [];
	for (const [at, picture] of pictures.entries()) {
		if (at >= most) notes.push(noteOf("too-many-pictures", picture.name));
		all.push({ picture, image: at < most ? await save(picture) : null });
	}
	return all;
}

async function saved(
	{ savePicture }: ImageStore,
	{
		picture: { name, alt, base64 },
		account_id,
		notes,
	}: { picture: CarriedPicture; account_id: string | null; notes: ExchangeNote[] },
): Promise<UploadedImage | null> {
	const result = await savePicture(Buffer.from(base64, "base64"), { name, account_id });
	if (result.saved) return { ...result.image, alt };
	notes.push(noteOf("picture-unusable", name));
	return null;
}

/** How many different images of one file are cached. */
const mostRemembered = 500;

/** Stores an image only once, even if many questions of a file show it. */
export function storingOnce({ savePicture }: ImageStore): ImageStore {
	const stored = new Map<string, SavedImage>();
	return {
		savePicture: async (bytes, from) => {
			const key = createHash("sha256").update(bytes).digest("base64");
			const result = stored.get(key) ?? (await savePicture(bytes, from));
			if (stored.size < mostRemembered) stored.set(key, result);
			return result;
		},
	};
}
