import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const worthIt = /\.(js|css|svg|json)$/;

/** Puts a .br and a .gz beside every text asset, so that no request compresses anything. */
export async function compressAssets(folder: string): Promise<void> {
	for (const name of await readdir(folder)) {
		if (!worthIt.test(name)) continue;
		const file = join(folder, name);
		const bytes = await readFile(file);
		const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
		await writeFile(`${file}.br`, brotliCompressSync(bytes, { params }));
		await writeFile(`${file}.gz`, gzipSync(bytes, { level: 9 }));
	}
}
