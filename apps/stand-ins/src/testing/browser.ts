import { access, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { type Browser, chromium } from "playwright-core";

const ARGS = [
	"--headless",
	"--no-sandbox",
	"--disable-gpu",
	"--no-first-run",
	"--disable-background-networking",
	"--disable-component-update",
	"--disable-sync",
];

/** Starts the Chromium from its npm package, unpacking it on first use. */
export async function launchBrowser(more: readonly string[] = []): Promise<Browser> {
	const folder = join(tmpdir(), `learnin-chromium-${process.getuid?.() ?? 0}`);
	if (!(await exists(folder))) await unpackInto(folder);
	const launch = () => launchFrom(folder, more);
	// This Chromium has crashed at its start, before any page, though rarely, and once twice in a row.
	return launch().catch(launch).catch(launch);
}

function launchFrom(folder: string, more: readonly string[]): Promise<Browser> {
	return chromium.launch({
		executablePath: join(folder, "chromium"),
		args: [...ARGS, ...more],
		env: {
			...definedEnvironment(),
			FONTCONFIG_FILE: join(folder, "fonts.conf"),
			LD_LIBRARY_PATH: join(folder, "al2023", "lib"),
		},
	});
}

/**
 * Unpacks next to the target and renames when complete: several test processes may start concurrently, and
 * the package mistakes a file that is still being written for a complete one.
 */
async function unpackInto(folder: string): Promise<void> {
	const unpacking = await mkdtemp(`${folder}-unpacking-`);
	await withTemporaryFolder(unpacking, async () => {
		// Imported lazily, because the package reads the temporary folder when it is loaded.
		const { default: packaged, inflate } = await import("@sparticuz/chromium");
		const main = createRequire(import.meta.url).resolve("@sparticuz/chromium");
		await inflate(join(dirname(main), "..", "bin", "al2023.tar.br"));
		await packaged.executablePath();
	});
	await writeFile(join(unpacking, "fonts.conf"), fontConfiguration(folder));
	try {
		await rename(unpacking, folder);
	} catch (error) {
		await rm(unpacking, { recursive: true });
		if (!(await exists(folder))) throw error;
	}
}

/** The package's own configuration only looks in fixed folders; without any font the browser crashes. */
function fontConfiguration(folder: string): string {
	const folders = [join(folder, "fonts", "fonts"), "/usr/share/fonts"].map((path) => `<dir>${path}</dir>`);
	const cache = `<cachedir>${join(folder, "fonts-cache")}</cachedir>`;
	return `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>${folders.join("")}${cache}</fontconfig>`;
}

async function withTemporaryFolder(folder: string, work: () => Promise<void>): Promise<void> {
	const before = process.env["TMPDIR"];
	process.env["TMPDIR"] = folder;
	try {
		await work();
	} finally {
		if (before === undefined) delete process.env["TMPDIR"];
		else process.env["TMPDIR"] = before;
	}
}

async function exists(path: string): Promise<boolean> {
	return access(path).then(
		() => true,
		() => false,
	);
}

function definedEnvironment(): Record<string, string> {
	const entries = Object.entries(process.env).filter(
		(entry): entry is [string, string] => entry[1] !== undefined,
	);
	return Object.fromEntries(entries);
}
