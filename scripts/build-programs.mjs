// node scripts/build-programs.mjs FOLDER ENTRY...: builds TypeScript programs of this repository into a folder of
// JavaScript, with their worker threads. Third-party packages stay in place; files read at run time are found in the
// checkout.
import { spawnSync } from "node:child_process";
import { existsSync, globSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { rolldown } from "rolldown";

const root = path.dirname(import.meta.dirname);
const [folder = "", ...entries] = process.argv.slice(2);
// The folder is replaced as a whole: without a name that would be this checkout.
if (folder === "" || entries.length === 0) throw new Error("Usage: build-programs.mjs FOLDER ENTRY...");
const target = path.resolve(root, folder);
const draft = `${target}.${process.pid}`;

const threads = [
	"apps/server/src/platform/workers/worker.ts",
	...globSync("apps/server/src/**/*.task.ts", { cwd: root }).filter((file) => !file.includes("/testing/")),
];
const places = "virtual:places";
/** Bundled packages: plain JavaScript in a hundred files or more; all others stay where they are installed. */
const taken = /^(kysely|stripe|libphonenumber-js|zod|jose)(\/|$)/;
const strangeToServer = /\/(apps\/(stand-ins|local)|packages\/embedded-postgres)\/|\/testing\//;

await build();
for (const entry of entries) writeFileSync(path.join(draft, `${nameOf(entry)}.js`), starter(nameOf(entry)));
putInPlace();
if (entries.includes("apps/server/src/main.ts")) warmUp("main");

async function build() {
	const input = Object.fromEntries([
		...entries.map((file) => [`${nameOf(file)}-program`, path.join(root, file)]),
		...threads.map((file) => [nameOf(file), path.join(root, file)]),
	]);
	const bundle = await rolldown({
		input,
		cwd: root,
		platform: "node",
		external: isLeftOutside,
		plugins: [keepPlaces()],
		onLog(level, log) {
			if (level === "warn") throw new Error(log.message);
		},
	});
	const { output } = await bundle.write({
		dir: draft,
		format: "esm",
		entryFileNames: "[name].js",
		chunkFileNames: "chunk-[hash].js",
	});
	await bundle.close();
	keepApart(output);
	// Without it, .js files below a folder without a package.json would be CommonJS.
	writeFileSync(path.join(draft, "package.json"), `${JSON.stringify({ type: "module" })}\n`);
}

function isLeftOutside(id) {
	if (id.startsWith(".") || path.isAbsolute(id) || id === places) return false;
	return !id.startsWith("@learnin/") && !taken.test(id);
}

/** The server must not load code for the local start or for tests. */
function keepApart(output) {
	const chunks = new Map(
		output.filter(({ type }) => type === "chunk").map((chunk) => [chunk.fileName, chunk]),
	);
	const loaded = new Set(["main-program.js", ...threads.map((file) => `${nameOf(file)}.js`)]);
	for (const name of loaded) {
		const { imports = [], dynamicImports = [], moduleIds = [] } = chunks.get(name) ?? {};
		const strange = moduleIds.find((id) => strangeToServer.test(id));
		if (strange !== undefined) throw new Error(`The server loads ${strange}.`);
		for (const next of [...imports, ...dynamicImports]) loaded.add(next);
	}
}

/** Keeps each file's path in the checkout; worker threads are files in the same folder. */
function keepPlaces() {
	const up = path.relative(target, root) || ".";
	return {
		name: "keep-places",
		resolveId: (id) => (id === places ? id : null),
		load: (id) =>
			id === places
				? `import path from "node:path"; import { pathToFileURL } from "node:url";
const root = path.join(import.meta.dirname, ${JSON.stringify(up)});
export const placeOf = (file) => path.join(root, file);
export const addressOf = (file) => pathToFileURL(placeOf(file)).href;`
				: null,
		transform(code, id) {
			if (id === places || !code.includes("import.meta.")) return null;
			const file = path.relative(root, id);
			const rewritten = code
				.replaceAll(
					/import\.meta\.resolve\("\.\/(?:[\w-]+\/)*([\w-]+\.task)\.ts"\)/g,
					'import.meta.resolve("./$1.js")',
				)
				.replaceAll('new URL("./worker.ts", import.meta.url)', 'new URL("./worker.js", import.meta["url"])')
				.replaceAll("import.meta.dirname", `placeOf(${JSON.stringify(path.dirname(file))})`)
				.replaceAll("import.meta.filename", `placeOf(${JSON.stringify(file)})`)
				.replaceAll("import.meta.url", `addressOf(${JSON.stringify(file)})`);
			return `import { placeOf, addressOf } from "${places}"; ${rewritten}`;
		},
	};
}

/** "worker" of ".../worker.ts", "render-question.task" of ".../render-question.task.ts". */
function nameOf(file) {
	return path.basename(file, ".ts");
}

/** V8's compile cache is stored beside the program, and its threads read it too. */
function starter(name) {
	return `import module from "node:module";
import path from "node:path";
process.env.NODE_COMPILE_CACHE ??= path.join(import.meta.dirname, "compiled");
module.enableCompileCache(process.env.NODE_COMPILE_CACHE);
await import("./${name}-program.js");
`;
}

/** Atomic: a program that starts now finds either the old or the new files. */
function putInPlace() {
	const old = `${draft}.old`;
	if (existsSync(target)) renameSync(target, old);
	try {
		renameSync(draft, target);
	} catch (error) {
		// Another build of the same sources finished first.
		if (!existsSync(target)) throw error;
		rmSync(draft, { recursive: true });
	}
	rmSync(old, { recursive: true, force: true });
}

/** Without settings a program loads everything, lists what is missing and exits: that fills the compile cache. */
function warmUp(name) {
	const file = path.join(target, `${name}.js`);
	const { status, stderr } = spawnSync(process.execPath, [file], { env: {}, encoding: "utf8" });
	if (status === 1 && stderr.includes("DATABASE_URL is missing")) return;
	throw new Error(`${file} does not start:\n${stderr}`);
}
