import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Plugin } from "vite";
import { type SocialCard, socialImages } from "./social-image.ts";
import { siteConfig, webDir } from "./vite-config.ts";

/** The result of `src/home/render-site.tsx`. */
interface Site {
	socialCards(sources: Source[]): SocialCard[];
	renderSite(sources: Source[], images: Record<string, string>): { pages: Page[]; files: PublicFile[] };
}

interface Source {
	file: string;
	text: string;
}

interface Page {
	path: string;
	file: string;
	status: number;
	head: string;
	body: string;
}

interface PublicFile {
	path: string;
	file: string;
	type: string;
	text: string;
}

/** The path of a page, and its file. */
export type PublicPage = Pick<Page, "path" | "file">;

/** The language of the build. */
interface BuiltIn {
	code: string;
	plugins: Plugin[];
}

const articlesDir = join(webDir, "../../content/blog");
const template = "home.html";

/**
 * Writes every public page as plain HTML that is readable before any script has run, with feed, sitemap and pictures,
 * and an index of them for the server (`site.json`).
 */
export async function prerenderSite(distDir: string, language: BuiltIn): Promise<PublicPage[]> {
	const site = await loadSite(language);
	const sources = await readSources();
	const images = await socialImages(
		site.socialCards(sources),
		join(webDir, ".cache/social"),
		join(distDir, "assets"),
	);
	const { pages, files } = site.renderSite(sources, images);
	const document = await readFile(join(distDir, template), "utf8");
	for (const { file, head, body } of pages) await write(distDir, file, fill(document, { head, body }));
	for (const { file, text } of files) await write(distDir, file, text);
	const type = "text/html; charset=utf-8";
	const list = [
		...pages.map(({ path, file, status }) => ({ path, file, status, type })),
		...files.map(({ path, file, type: own }) => ({ path, file, status: 200, type: own })),
	];
	await writeFile(join(distDir, "site.json"), JSON.stringify(list));
	return pages.map(({ path, file }) => ({ path, file }));
}

async function loadSite({ code, plugins }: BuiltIn): Promise<Site> {
	const tempDir = join(webDir, `.cache/site-${code}`);
	await build(siteConfig(tempDir, plugins));
	const site = (await import(pathToFileURL(join(tempDir, "site.mjs")).href)) as Site;
	await rm(tempDir, { recursive: true });
	return site;
}

async function readSources(): Promise<Source[]> {
	const names = (await readdir(articlesDir)).filter((name) => name.endsWith(".md"));
	return Promise.all(
		names.map(async (file) => ({ file, text: await readFile(join(articlesDir, file), "utf8") })),
	);
}

function fill(document: string, parts: Record<string, string>): string {
	return Object.entries(parts).reduce((html, [name, part]) => {
		const place = `<!--${name}-->`;
		if (!html.includes(place)) throw new Error(`${template} has no place for its ${name}.`);
		return html.replace(place, () => part);
	}, document);
}

async function write(distDir: string, file: string, text: string): Promise<void> {
	await mkdir(dirname(join(distDir, file)), { recursive: true });
	await writeFile(join(distDir, file), text);
}

/** Hashes of the inline scripts in all documents, for the server's content security policy. */
export async function writePolicyHashes(distDir: string, documents: string[]): Promise<void> {
	const hashes = new Set<string>();
	for (const document of documents) {
		const html = await readFile(join(distDir, document), "utf8");
		for (const [, script] of html.matchAll(/<script(?: data-[\w-]+="[^"]*")*>([\s\S]*?)<\/script>/g)) {
			hashes.add(
				`sha256-${createHash("sha256")
					.update(script ?? "")
					.digest("base64")}`,
			);
		}
	}
	await writeFile(join(distDir, "csp.json"), JSON.stringify({ script_hashes: [...hashes] }));
}
