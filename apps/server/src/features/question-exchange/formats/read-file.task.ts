import { serialize } from "node:v8";
import type { FileFault, ImportFormat } from "@learnin/contract/routes/bank/question-exchange.contract";
import type { CarriedPicture, ReadItem } from "@learnin/domain/exchange/items/sketch";
import { readFile } from "./read-file.ts";

/**
 * An item with indexes for images: many items may show one image, which is transferred between threads once.
 */
export interface PackedItem extends Omit<ReadItem, "pictures"> {
	pictures?: (Omit<CarriedPicture, "base64"> & { at: number })[];
}

export interface PackedFile {
	format: ImportFormat;
	item_count: number;
	/** Packed separately, so that the main thread deserializes only those it is about to process. */
	batches: Uint8Array[];
	pictures: Uint8Array[];
}

interface FileToRead {
	bytes: Uint8Array;
	asked: ImportFormat | "auto";
	file_name: string;
	batch: number;
}

/** The items of a file, packed in batches, or why there are none. */
export default function readPacked({
	bytes,
	asked,
	file_name,
	batch,
}: FileToRead): PackedFile | { fault: FileFault } {
	const read = readFile(bytes, asked, file_name);
	if ("fault" in read) return read;
	const { items, format } = read;
	const places = new Map<string, number>();
	const placeOf = (base64: string) => {
		const place = places.get(base64) ?? places.size;
		places.set(base64, place);
		return place;
	};
	const packed = items.map((item) => packItem(item, placeOf));
	const batches = Array.from({ length: Math.ceil(packed.length / batch) }, (_, at) =>
		serialize(packed.slice(at * batch, (at + 1) * batch)),
	);
	return {
		format,
		item_count: items.length,
		batches,
		pictures: [...places.keys()].map((base64) => Buffer.from(base64, "base64")),
	};
}

function packItem(item: ReadItem, placeOf: (base64: string) => number): PackedItem {
	if (item.question === null) return item;
	const { pictures, ...rest } = item;
	if (pictures === undefined) return rest;
	return {
		...rest,
		pictures: pictures.map(({ base64, ...picture }) => ({ ...picture, at: placeOf(base64) })),
	};
}
