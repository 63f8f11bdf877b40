import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { readChunks } from "./chunk-of-module.ts";

/** Gzip bytes a page needs before it works, by kind; fonts uncompressed. */
export interface PageWeight {
	page: string;
	js: number;
	css: number;
	fonts: number;
	total: number;
	requests: number;
}

interface Chunk {
	file: string;
	imports?: string[];
	dynamicImports?: string[];
	css?: string[];
	assets?: string[];
}

type Manifest = Record<string, Chunk>;

interface Page {
	document: string;
	/** Many pages use this document, and are in this folder: the heaviest counts. */
	folder?: string;
	/** The modules its route loads. */
	modules: string[];
	/** It also loads one of these before it works, depending on its data: the heaviest counts. */
	oneOf?: string[] | RegExp;
	hasMath: boolean;
}

const questionInputs = [
	"options/select-one-input",
	"options/select-all-input",
	"boxes/fill-one-input",
	"boxes/fill-multiple-input",
	"matching/match-input",
	"labels/labeled-input",
	"written/written-input",
].map((name) => `src/features/practice/inputs/${name}.tsx`);

const pages: Record<string, Page> = {
	home: { document: "home.html", modules: [], hasMath: false },
	article: { document: "home.html", folder: "blog", modules: [], hasMath: false },
	practice: {
		document: "index.html",
		modules: ["src/features/practice/session/practice-page.tsx"],
		oneOf: questionInputs,
		hasMath: true,
	},
	"practice by hand": {
		document: "index.html",
		modules: ["src/features/practice/session/practice-page.tsx"],
		oneOf: /^src\/features\/practice\/interactions\/.*-input\.tsx$/,
		hasMath: true,
	},
	/** With all that follows the first paint: verdicts, hints, the summary, and every type of question. */
	"a whole set": {
		document: "index.html",
		modules: [
			"src/features/practice/session/practice-page.tsx",
			"src/features/practice/session/deferred/deferred-parts.ts",
			...questionInputs,
		],
		hasMath: true,
	},
	"student dashboard": {
		document: "index.html",
		modules: ["src/app/shell/shell-pages.tsx", "src/app/pages/student-dashboard.tsx"],
		hasMath: true,
	},
	"parent dashboard": {
		document: "index.html",
		modules: ["src/app/shell/shell-pages.tsx", "src/features/activity/dashboard/parent-dashboard-page.tsx"],
		hasMath: true,
	},
	"admin dashboard": {
		document: "index.html",
		modules: ["src/app/shell/shell-pages.tsx", "src/features/people/dashboard/superadmin-dashboard-page.tsx"],
		hasMath: true,
	},
};

function readBuild(distDir: string) {
	const manifest = JSON.parse(readFileSync(join(distDir, ".vite/manifest.json"), "utf8")) as Manifest;
	const chunkOf = readChunks(distDir);
	const keyOf = (module: string) => {
		const file = chunkOf[module];
		const found = Object.entries(manifest).find(([, chunk]) => chunk.file === file);
		if (!file || !found) throw new Error(`The build has no chunk with "${module}".`);
		return found[0];
	};
	return { manifest, keyOf, modules: Object.keys(chunkOf) };
}

/** Lists the inputs of interactions, each of which is loaded from there. */
const madeInputs = "src/features/practice/interactions/board/made-inputs.ts";

/** Every file that the app shell and practice with any question need. */
export function practiceFiles(distDir: string): string[] {
	const { manifest, keyOf } = readBuild(distDir);
	const modules = [
		"src/app/shell/shell-pages.tsx",
		"src/features/practice/session/practice-page.tsx",
		"src/features/practice/session/practice-problem.tsx",
		"src/features/practice/session/deferred/deferred-parts.ts",
		"src/app/shell/account-menu.tsx",
		"src/ui/messages/toast-list.tsx",
		...questionInputs,
		"src/features/practice/inputs/matching/match-list.tsx",
		"src/features/practice/session/skip-question.tsx",
		"src/features/practice/scratch/scratch-pad.tsx",
		madeInputs,
	];
	const made = manifest[keyOf(madeInputs)]?.dynamicImports ?? [];
	const { js, css } = filesOf(manifest, ["index.html", ...modules.map(keyOf), ...made]);
	return [...js, ...css, ...fontsOf(manifest, true)].sort();
}

/** Files of these modules besides those that every document of the app loads. */
export function filesBehind(distDir: string, modules: string[]): { js: Set<string>; css: Set<string> } {
	const { manifest, keyOf } = readBuild(distDir);
	const base = filesOf(manifest, ["index.html"]);
	const { js, css } = filesOf(manifest, modules.map(keyOf));
	return { js: js.difference(base.js), css: css.difference(base.css) };
}

export function pageWeights(distDir: string): PageWeight[] {
	const { manifest, keyOf, modules: known } = readBuild(distDir);
	return Object.entries(pages).map(([page, { document, folder, modules, oneOf, hasMath }]) => {
		const html = htmlSize(distDir, document, folder);
		const further = oneOf instanceof RegExp ? known.filter((module) => oneOf.test(module)) : oneOf;
		const weights = (further ?? [null]).map((more) => {
			const keys = [...modules, ...(more ? [more] : [])].map(keyOf);
			return weightOf(distDir, manifest, html, [document, ...keys], hasMath);
		});
		return { page, ...heaviestOf(weights) };
	});
}

type Weight = Omit<PageWeight, "page">;

function weightOf(
	distDir: string,
	manifest: Manifest,
	html: number,
	keys: string[],
	hasMath: boolean,
): Weight {
	const files = filesOf(manifest, keys);
	const fonts = fontsOf(manifest, hasMath);
	const js = sumOf(distDir, files.js, gzipSize);
	const css = sumOf(distDir, files.css, gzipSize);
	const fontBytes = sumOf(distDir, fonts, (bytes) => bytes.length);
	const requests = 1 + files.js.size + files.css.size + fonts.size;
	return { js, css, fonts: fontBytes, total: html + js + css + fontBytes, requests };
}

function htmlSize(distDir: string, document: string, folder: string | undefined): number {
	const files =
		folder === undefined
			? [document]
			: readdirSync(join(distDir, folder))
					.filter((name) => name.endsWith(".html"))
					.map((name) => join(folder, name));
	return Math.max(...files.map((file) => gzipSize(readFileSync(join(distDir, file)))));
}

/** The maximum of each kind. */
function heaviestOf(weights: Weight[]): Weight {
	const most = (kind: keyof Weight) => Math.max(...weights.map((weight) => weight[kind]));
	return {
		js: most("js"),
		css: most("css"),
		fonts: most("fonts"),
		total: most("total"),
		requests: most("requests"),
	};
}

function filesOf(manifest: Manifest, keys: string[]): { js: Set<string>; css: Set<string> } {
	const js = new Set<string>();
	const css = new Set<string>();
	const visit = (key: string) => {
		const chunk = manifest[key];
		if (!chunk) throw new Error(`The build has no chunk "${key}".`);
		if (js.has(chunk.file)) return;
		js.add(chunk.file);
		for (const file of chunk.css ?? []) css.add(file);
		for (const each of chunk.imports ?? []) visit(each);
	};
	for (const key of keys) visit(key);
	return { js, css };
}

function fontsOf(manifest: Manifest, hasMath: boolean): Set<string> {
	const files = Object.values(manifest).flatMap((chunk) => [chunk.file, ...(chunk.assets ?? [])]);
	return new Set(files.filter((file) => file.endsWith(".woff2") && (hasMath || !/\/math-/.test(file))));
}

function sumOf(distDir: string, files: Set<string>, size: (bytes: Buffer) => number): number {
	let sum = 0;
	for (const file of files) sum += size(readFileSync(join(distDir, file)));
	return sum;
}

function gzipSize(bytes: Buffer): number {
	return gzipSync(bytes, { level: 9 }).length;
}
