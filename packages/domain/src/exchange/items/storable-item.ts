import { storable } from "../../texts/storable.ts";
import type { ReadItem } from "./sketch.ts";

/**
 * An item without characters that no text of a question can store: readers may also cut a text within a
 * character.
 */
export function storableItem(item: ReadItem): ReadItem {
	if (item.question === null || item.pictures === undefined) return storable(item);
	const { pictures, ...rest } = item;
	// The bytes of pictures are long, and only letters and digits.
	return {
		...storable(rest),
		pictures: pictures.map(({ base64, ...picture }) => ({ ...storable(picture), base64 })),
	};
}
