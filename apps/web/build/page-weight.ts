import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

/** Gzip bytes a page needs before it works, by kind; fonts count as they are. */
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
	css?: string[];
	assets?: string[];
}

type Manifest = Record<string, Chunk>;

/** Manifest keys of what a page starts with: its document and the chunks its route loads. */
const pages: Record<string, { document: string; chunks: string[]; hasMath: boolean }> = {
	home: { document: "home.html", chunks: [], hasMath: false },
	practice: { document: "index.html", chunks: ["src/features/practice/practice-page.tsx"], hasMath: true },
	"student dashboard": {
		document: "index.html",
		chunks: ["src/app/shell/shell-pages.tsx", "src/features/practice/student-dashboard-page.tsx"],
		hasMath: true,
	},
	"parent dashboard": {
		document: "index.html",
		chunks: ["src/app/shell/shell-pages.tsx", "src/features/activity/parent-dashboard-page.tsx"],
		hasMath: true,
	},
	"admin dashboard": {
		document: "index.html",
		chunks: ["src/app/shell/shell-pages.tsx", "src/features/people/superadmin-dashboard-page.tsx"],
		hasMath: true,
	},
};

export function pageWeights(distDir: string): PageWeight[] {
	const manifest = JSON.parse(readFileSync(join(distDir, ".vite/manifest.json"), "utf8")) as Manifest;
	return Object.entries(pages).map(([page, { document, chunks, hasMath }]) => {
		const files = filesOf(manifest, [document, ...chunks]);
		const fonts = fontsOf(manifest, hasMath);
		const js = sumOf(distDir, files.js, gzipSize);
		const css = sumOf(distDir, files.css, gzipSize);
		const fontBytes = sumOf(distDir, fonts, (bytes) => bytes.length);
		const html = gzipSize(readFileSync(join(distDir, document)));
		const requests = 1 + files.js.size + files.css.size + fonts.size;
		return { page, js, css, fonts: fontBytes, total: html + js + css + fontBytes, requests };
	});
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
