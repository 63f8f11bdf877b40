import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const worthIt = /\.(js|css|svg|json)$/;

/** Writes a .br and a .gz beside every text asset, so that no request compresses anything. */
export async function compressAssets(folder: string): Promise<void> {
	const names = (await readdir(folder)).filter((name) => worthIt.test(name));
	await Promise.all(names.map((name) => compress(join(folder, name))));
}

async function compress(file: string): Promise<void> {
	const bytes = await readFile(file);
	const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
	await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, { params }));
	await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
}
