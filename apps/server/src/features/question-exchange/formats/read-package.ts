import type { FileFault } from "@learnin/contract/routes/bank/question-exchange.contract";
import type { FindFile } from "@learnin/domain/exchange/items/carried-pictures";
import { refusedItem, type ReadItem } from "@learnin/domain/exchange/items/sketch";
import { noteOf } from "@learnin/domain/exchange/exchange-note";
import { type QtiAround, readQti } from "@learnin/domain/exchange/qti/read-qti";
import { descendantsOf, textOf } from "@learnin/domain/exchange/texts/xml-node";
import { strFromU8, unzipSync } from "fflate";
import { readInteraction } from "./read-interaction.ts";
import { readXml } from "./xml-tree.ts";

/** Maximum bytes after decompression: of all files of a package, of one, and of an image. */
const mostBytes = 50_000_000;
const mostBytesOfFile = 2_000_000;
const mostBytesOfPicture = 10_000_000;
const mostFiles = 12_000;

/** A package contains items in files; its paths never lead outside. */
const safePath = /^(?!\/)(?![a-zA-Z]:)(?!.*(?:^|\/)\.\.(?:\/|$))[^\\\p{Cc}]{1,300}$/u;

/** By its name; its content is checked when it is stored. */
const isPicture = /\.(?:png|jpe?g|gif|webp|svg|bmp|tiff?|avif)$/i;

class Refused extends Error {
	readonly fault: FileFault;
	constructor(fault: FileFault) {
		super(fault);
		this.fault = fault;
	}
}

/**
 * The items of a QTI package (a ZIP with a manifest), or why it cannot be opened. Nothing is written to disk.
 */
export function readPackage(bytes: Uint8Array): { items: ReadItem[] } | { fault: FileFault } {
	const files = unpack(bytes);
	if ("fault" in files) return files;
	const manifest = [...files.texts].find(([path]) => /(^|\/)imsmanifest\.xml$/i.test(path));
	const tags = manifest === undefined ? new Map<string, string[]>() : tagsByFile(manifest[0], manifest[1]);
	const find = pictureFinder(files.pictures);
	const items = [...files.texts]
		.filter(([path]) => path !== manifest?.[0])
		.map(([path, text]) =>
			readItem(path, text, { tags: tags.get(path) ?? [], find: (src) => find(path, src) }),
		);
	return { items: [...items, ...files.tooLarge.map((path) => refusedItem(path, [noteOf("too-large")]))] };
}

/**
 * The images of a package by the address used in its files; each is encoded once, however many items show it.
 */
function pictureFinder(pictures: ReadonlyMap<string, Uint8Array>) {
	const texts = new Map<string, string>();
	return (path: string, src: string): ReturnType<FindFile> => {
		const name = pathWithin(path, src);
		const bytes = pictures.get(name);
		if (bytes === undefined) return undefined;
		const base64 = texts.get(name) ?? Buffer.from(bytes).toString("base64");
		texts.set(name, base64);
		return { name, base64 };
	};
}

/** The file that an address in one of the package's files refers to; empty for an address outside. */
function pathWithin(path: string, src: string): string {
	const folders = path.split("/").map(encodeURIComponent).join("/");
	const url = URL.parse(src, `package:/${folders}`);
	if (url === null || url.protocol !== "package:" || url.host !== "") return "";
	try {
		return decodeURIComponent(url.pathname.slice(1));
	} catch {
		return "";
	}
}

function readItem(path: string, text: string, around: QtiAround): ReadItem {
	const xml = readXml(text);
	if ("fault" in xml) return refusedItem(path, [noteOf("unreadable", xml.fault)]);
	const item = readQti(xml.root, { ...around, readInteraction });
	return item.question === null ? { ...item, name: `${item.name} (${path})` } : item;
}

interface Unpacked {
	texts: Map<string, string>;
	pictures: Map<string, Uint8Array>;
	tooLarge: string[];
}

function unpack(bytes: Uint8Array): Unpacked | { fault: FileFault } {
	let [total, count] = [0, 0];
	const tooLarge: string[] = [];
	try {
		const files = unzipSync(bytes, {
			// Buffers have the sizes that the package declares: nothing grows beyond them.
			filter: ({ name, originalSize }) => {
				if (!safePath.test(name)) throw new Refused("unsafe_zip");
				total += originalSize;
				count += 1;
				if (total > mostBytes || count > mostFiles) throw new Refused("zip_too_large");
				if (isPicture.test(name)) return originalSize <= mostBytesOfPicture;
				if (!/\.xml$/i.test(name)) return false;
				if (originalSize > mostBytesOfFile) tooLarge.push(name);
				return originalSize <= mostBytesOfFile;
			},
		});
		const [pictures, texts] = partition(Object.entries(files), ([name]) => isPicture.test(name));
		return {
			texts: new Map(texts.map(([name, file]) => [name, strFromU8(file)])),
			pictures: new Map(pictures),
			tooLarge,
		};
	} catch (error) {
		return { fault: error instanceof Refused ? error.fault : "broken_zip" };
	}
}

function partition<T>(all: readonly T[], belongs: (one: T) => boolean): [T[], T[]] {
	return [all.filter(belongs), all.filter((one) => !belongs(one))];
}

/** The keywords that a manifest gives to the files of its resources. */
function tagsByFile(path: string, text: string): Map<string, string[]> {
	const xml = readXml(text);
	if ("fault" in xml) return new Map();
	const folder = path.slice(0, path.lastIndexOf("/") + 1);
	return new Map(
		descendantsOf(xml.root)
			.filter(({ name }) => name === "resource")
			.map((resource): [string, string[]] => [
				`${folder}${resource.attributes["href"] ?? ""}`,
				descendantsOf(resource)
					.filter(({ name }) => name === "keyword")
					.map((keyword) => textOf(keyword).trim())
					.filter((keyword) => keyword !== ""),
			]),
	);
}
