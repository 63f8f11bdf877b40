import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { build, type Plugin } from "vite";
import { buildMark } from "../src/service-worker/build-mark.ts";
import { offlineWords } from "../src/service-worker/offline-words.ts";
import { manifestWords } from "../src/service-worker/manifest-words.ts";
import type { BuiltLanguage } from "./languages.ts";
import { practiceFiles } from "./page-weight.ts";
import { registrationConfig, webDir, workerConfig } from "./vite-config.ts";

/** What a language's pages need to work offline. */
export interface Keepable {
	code: string;
	files: string[];
	/** The script that registers the service worker. */
	registration: string;
}

/** Builds the script that registers the service worker; returns its address. */
export async function buildRegistration(folder: string, language: Plugin[]): Promise<string> {
	await build(registrationConfig(folder, language));
	const names = await readdir(join(folder, "assets"));
	const file = names.find((name) => /^keep-installed-.*\.js$/.test(name));
	if (file === undefined) throw new Error("The build has no file that registers the worker.");
	return `/assets/${file}`;
}

/** Read from the folder of one language before it is merged with the others. */
export function readKeepable(code: string, folder: string, registration: string): Keepable {
	const files = practiceFiles(folder).map((file) => `/${file}`);
	return { code, registration, files: [...files, registration] };
}

const icons = [
	{ name: "icon-192", size: 192, inset: 0.09, purpose: "any" },
	{ name: "icon-512", size: 512, inset: 0.09, purpose: "any" },
	// Some devices crop icons to a circle: the content stays within the middle four fifths.
	{ name: "icon-maskable-512", size: 512, inset: 0.22, purpose: "maskable" },
] as const;
const background = "#0b1020";

/**
 * Writes the service worker with its list of files, and adds the script that registers it to every document of the
 * app.
 */
export async function makeInstallable(
	distDir: string,
	languages: Keepable[],
	said: BuiltLanguage[],
	otherDocuments: readonly string[],
): Promise<void> {
	const offline = Object.fromEntries(said.map((language) => [language.language.code, offlineIn(language)]));
	const kept = {
		version: hashOf(JSON.stringify([languages, offline])),
		offline,
		languages: Object.fromEntries(languages.map(({ code, files }) => [code, files])),
	};
	await build(workerConfig(distDir, { kept, otherDocuments }));
	for (const [at, { code, registration }] of languages.entries())
		await addRegistration(join(distDir, at === 0 ? "" : code, "index.html"), registration, kept.version);
}

function offlineIn({ language: { direction }, translate }: BuiltLanguage) {
	const { title, text, way } = offlineWords;
	const said = (words: string) => translate(words) ?? words;
	return { title: said(title), text: said(text), way: said(way), direction };
}

/** One per language, beside its documents; the icons are the same. */
export async function writeManifests(distDir: string, languages: BuiltLanguage[]): Promise<void> {
	const made = await drawIcons(distDir);
	for (const [at, language] of languages.entries()) {
		const folder = join(distDir, at === 0 ? "" : language.language.code);
		await writeFile(join(folder, "manifest.webmanifest"), JSON.stringify(manifestOf(language, made)));
	}
}

type Icon = Awaited<ReturnType<typeof drawIcons>>[number];

async function drawIcons(distDir: string) {
	const svg = await readFile(join(webDir, "src/app/favicon.svg"));
	return await Promise.all(
		icons.map(async ({ name, size, inset, purpose }) => {
			const bytes = await drawIcon(svg, size, inset);
			const file = `assets/${name}-${hashOf(bytes)}.png`;
			await writeFile(join(distDir, file), bytes);
			return { src: `/${file}`, sizes: `${size}x${size}`, type: "image/png", purpose };
		}),
	);
}

/** The app is the same in every language, as its id says. */
function manifestOf({ language, translate }: BuiltLanguage, made: Icon[]) {
	const said = (words: string) => translate(words) ?? words;
	return {
		id: "/",
		name: said(manifestWords.name),
		short_name: "Learnin",
		description: said(manifestWords.description),
		lang: language.code,
		dir: language.direction,
		start_url: "/",
		scope: "/",
		display: "standalone",
		background_color: background,
		theme_color: background,
		categories: ["education", "kids"],
		icons: made,
		shortcuts: manifestWords.shortcuts.map(({ name, url }) => ({
			name: said(name),
			url,
			icons: made.slice(0, 1),
		})),
	};
}

async function drawIcon(svg: Buffer, size: number, inset: number): Promise<Buffer> {
	const inner = Math.round(size * (1 - 2 * inset));
	const tile = await sharp(svg, { density: (72 * inner) / 32 })
		.resize(inner, inner)
		.png()
		.toBuffer();
	return sharp({ create: { width: size, height: size, channels: 4, background } })
		.composite([{ input: tile }])
		.png({ compressionLevel: 9, palette: true })
		.toBuffer();
}

const place = "<!--install-->";

/**
 * After everything else has loaded and the page has been idle for a while: installing must not slow down a first
 * visit.
 */
async function addRegistration(document: string, file: string, version: string): Promise<void> {
	if (!existsSync(document)) throw new Error(`There is no ${document}.`);
	const html = await readFile(document, "utf8");
	if (!html.includes(place)) throw new Error(`${document} has no place for its registration.`);
	const script = `addEventListener("load",()=>setTimeout(()=>(self.requestIdleCallback||setTimeout)(()=>import("${file}").catch(()=>{})),3000))`;
	await writeFile(
		document,
		html.replace(place, () => `${buildMark(version)}<script>${script}</script>`),
	);
}

function hashOf(content: string | Buffer): string {
	return createHash("sha256").update(content).digest("hex").slice(0, 8);
}
