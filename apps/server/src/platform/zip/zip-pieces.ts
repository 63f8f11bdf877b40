import { strToU8, Zip, ZipDeflate } from "fflate";

export interface ZippedFile {
	path: string;
	/** Its text, in order. */
	texts: AsyncIterable<string>;
}

/** A ZIP of these files, piece by piece: only what was not taken yet is held in memory. */
export async function* zipPieces(files: Iterable<ZippedFile>, now: Date): AsyncGenerator<Uint8Array> {
	const ready: Uint8Array[] = [];
	const zip = new Zip((error, piece) => {
		if (error !== null) throw error;
		ready.push(piece);
	});
	for (const { path, texts } of files) {
		const entry = new ZipDeflate(path, { level: 6 });
		entry.mtime = now;
		zip.add(entry);
		for await (const text of texts) {
			entry.push(strToU8(text));
			yield* ready.splice(0);
		}
		entry.push(new Uint8Array(0), true);
		yield* ready.splice(0);
	}
	zip.end();
	yield* ready.splice(0);
}
