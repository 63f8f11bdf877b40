import { readFileSync } from "node:fs";
import path from "node:path";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";

const web = path.join(import.meta.dirname, "..");
const tokens = readFileSync(path.join(web, "src", "styles", "tokens.css"), "utf8");

/** Each theme's page color. */
const [dark, light] = [...tokens.matchAll(/--bg: .*\/\* (#\w+) \*\//g)].map(([, color]) => color);

test.each([
	["index.html", "dark", dark],
	["index.html", "light", light],
	["home.html", "dark", dark],
	["home.html", "light", light],
])("%s starts in the %s theme, with the browser's bar in its color", (file, theme, color) => {
	const html = readFileSync(path.join(web, file), "utf8");
	const root = { dataset: { theme: html.match(/data-theme="(\w+)"/)?.[1] } };
	const meta = { content: html.match(/name="theme-color" content="(#\w+)"/)?.[1] };
	const script = html.match(/<script[^>]*>(try.+?)<\/script>/)?.[1] ?? "";
	runInNewContext(script, {
		document: { documentElement: root, querySelector: () => meta },
		localStorage: { theme },
	});
	expect(root.dataset.theme).toBe(theme);
	expect(meta.content).toBe(color);
});
