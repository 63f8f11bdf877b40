import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";

const require = createRequire(import.meta.url);

interface Recipe {
	name: string;
	source: string;
	text: string;
	features?: string[];
	weights?: { min: number; max: number; default: number };
}

/** English and similar languages, and the punctuation of our texts; anything else falls back to the system font. */
const latin = range(0x20, 0x7e) + range(0xc0, 0xff) + "\u00a0¡¢£¥©«°±·»¿¼½¾–—‘’“”•…€−×÷";
const textFeatures = ["kern", "tnum"];

/**
 * The characters of formulas in grades 2 to 8: operators, comparison, stretchy braces and radicals, letters, Greek.
 */
const math =
	range(0x20, 0x7e) +
	"×÷±·−°′″≠≤≥≈≡∼∝∞√∛∑∏∫∠∡∆△∥⊥∈∉⊂⊆∪∩∅→←↔⇒⇔…⋯⋮∣‖⌊⌋⌈⌉⟨⟩¬∧∨ʹ¯ˆ‾⏞⏟" +
	range(0x3b1, 0x3c9) +
	"ΓΔΘΛΣΦΨΩ" +
	range(0x1d434, 0x1d467) +
	"ℎℝℤℕℚ";

const recipes: Recipe[] = [
	{
		name: "lexend",
		source: "@fontsource-variable/lexend/files/lexend-latin-wght-normal.woff2",
		text: latin,
		features: textFeatures,
		weights: { min: 350, max: 700, default: 400 },
	},
	{
		name: "gabarito",
		source: "@fontsource-variable/gabarito/files/gabarito-latin-wght-normal.woff2",
		text: latin,
		features: textFeatures,
		weights: { min: 500, max: 800, default: 500 },
	},
	// No feature list: keeps everything that formula layout needs, including the MATH table.
	{
		name: "math",
		source: "@fontsource/noto-sans-math/files/noto-sans-math-latin-400-normal.woff2",
		text: math,
	},
];

/** Writes the subset fonts; one built from the same source and recipe is reused. */
export async function buildFonts(outDir: string): Promise<void> {
	await mkdir(outDir, { recursive: true });
	await Promise.all(recipes.map((recipe) => buildFont(recipe, outDir)));
}

async function buildFont(recipe: Recipe, outDir: string): Promise<void> {
	const source = await readFile(require.resolve(recipe.source));
	const options = {
		targetFormat: "woff2" as const,
		// Current screens draw these sizes well without hinting.
		noHinting: true,
		...(recipe.features && { keepFeatures: recipe.features }),
		...(recipe.weights && { variationAxes: { wght: recipe.weights } }),
	};
	const key = createHash("sha256")
		.update(source)
		.update(JSON.stringify([recipe.text, options]))
		.digest("hex");
	const file = join(outDir, `${recipe.name}.woff2`);
	const keyFile = `${file}.key`;
	if ((await readFile(keyFile, "utf8").catch(() => "")) === key) return;
	await writeFile(file, await subsetFont(source, recipe.text, options));
	await writeFile(keyFile, key);
}

function range(from: number, to: number): string {
	return Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)).join("");
}
