import { join } from "node:path";
import { build } from "vite";
import { checkBudgets } from "./budgets.ts";
import { compressAssets } from "./compress.ts";
import { buildFonts } from "./fonts.ts";
import { buildRegistration, makeInstallable, readKeepable, writeManifests } from "./installable.ts";
import { addLanguage, type BuiltLanguage, languagesToBuild, writeLanguages } from "./languages.ts";
import { pageWeights } from "./page-weight.ts";
import { prerenderSite, writePolicyHashes } from "./prerender.ts";
import { otherDocuments } from "../src/paths/paths.ts";
import { writeStarts } from "./starts.ts";
import { clientConfig, developerConfig, webDir } from "./vite-config.ts";

const distDir = join(webDir, "dist");
const languages = languagesToBuild(process.argv.includes("--pseudo"));

// The library's own checks and warnings are only for development.
process.env.NODE_ENV = "production";

await buildFonts(join(webDir, ".cache/fonts"));
const built = await Promise.all(languages.map(buildPages));
const [{ publicPages }] = built as [Built, ...Built[]];
const documents = [...publicPages.map(({ file }) => file), "index.html", "developer.html"];
for (const { code, folder } of built.slice(1)) documents.push(...(await addLanguage(distDir, code, folder)));
await build(developerConfig(distDir));
await makeInstallable(
	distDir,
	built.map(({ keepable }) => keepable),
	languages,
	[...otherDocuments, ...publicPages.map(({ path }) => path)],
);
await writeManifests(distDir, languages);
await writeLanguages(distDir, languages);
await writePolicyHashes(distDir, documents);
await compressAssets(join(distDir, "assets"));

const over = built.flatMap(({ code, weights }) => checkBudgets(code, weights));
if (over.length > 0) {
	console.error(`Over budget:\n${over.join("\n")}`);
	process.exitCode = 1;
}

type Built = Awaited<ReturnType<typeof buildPages>>;

/** The first language goes to its final folder, the others to a temporary one. */
async function buildPages({ language, plugins }: BuiltLanguage, at: number) {
	const { code } = language;
	const folder = at === 0 ? distDir : join(webDir, `.cache/pages-${code}`);
	await build(clientConfig(folder, plugins()));
	const registration = await buildRegistration(folder, plugins());
	await writeStarts(folder);
	const publicPages = await prerenderSite(folder, { code, plugins: plugins() });
	const keepable = readKeepable(code, folder, registration);
	return { code, folder, publicPages, weights: pageWeights(folder), keepable };
}
