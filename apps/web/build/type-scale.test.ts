import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const source = path.join(import.meta.dirname, "..", "src");
const tokens = readFileSync(path.join(source, "styles", "tokens.css"), "utf8");

/** The sizes by name, without roles that are aliases at another width. */
const sizes = [...tokens.matchAll(/--text-([\w-]+): (?!var\()([^;]+);/g)].map(([, name, value]) => ({
	name,
	value: value ?? "",
}));
/** Drawings use their own units, with the same scale. */
const inDrawings = sizes.flatMap(({ value }) =>
	value.endsWith("rem") ? [`${16 * Number.parseFloat(value)}px`] : [],
);

function stylesIn(folder: string): string[] {
	return readdirSync(folder, { recursive: true, encoding: "utf8" })
		.filter((name) => name.endsWith(".css"))
		.map((name) => path.join(folder, name));
}

const token = /^var\(--text-[\w-]+\)$/;
/** The box of an answer has the size that its question sets. */
const boxToken = /^var\(--box-font, var\(--text-[\w-]+\)\)$/;

function isOnScale(selector: string, size: string): boolean {
	if (token.test(size) || boxToken.test(size) || size === "inherit" || inDrawings.includes(size)) return true;
	return size.endsWith("pt");
}

/** Each size that a style sheet sets, with its selector. */
function sizesIn(file: string): { selector: string; size: string }[] {
	const found: { selector: string; size: string }[] = [];
	let selector = "";
	for (const line of readFileSync(file, "utf8").split("\n")) {
		if (line.endsWith("{")) selector = line.slice(0, -1).trim();
		const set =
			/^\s*(?:font-size|--box-font|font): (?:[4-8]00 )?(.+?)(?: \/ \S+)?(?: (?:var\(--font|sans).*)?;$/.exec(
				line,
			);
		if (set?.[1] !== undefined) found.push({ selector, size: set[1] });
	}
	return found;
}

test("there are at most ten font sizes", () => {
	expect(sizes.map(({ name }) => name)).toContain("md");
	expect(sizes.length).toBeLessThanOrEqual(10);
});

test.each(stylesIn(source))("%s only uses font sizes of the scale", (file) => {
	if (file.endsWith("tokens.css")) return;
	const others = sizesIn(file).filter(({ selector, size }) => !isOnScale(selector, size));
	expect(others).toEqual([]);
});

test("no component sets its own font size", () => {
	const components = readdirSync(source, { recursive: true, encoding: "utf8" }).filter((name) =>
		name.endsWith(".tsx"),
	);
	const own = components.filter((name) =>
		/\btext-\[[\d.]|fontSize: [\d"]/.test(readFileSync(path.join(source, name), "utf8")),
	);
	expect(own).toEqual([]);
});
