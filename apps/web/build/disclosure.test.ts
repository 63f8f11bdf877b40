import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("an open disclosure turns only its own chevron, not those of closed ones inside", () => {
	const css = readFileSync(new URL("../src/styles/disclosure.css", import.meta.url), "utf8");
	const opened = css.match(/[^\n{}]*\[open\][^{]*/gu) ?? [];
	expect(opened.length).toBeGreaterThan(0);
	for (const selector of opened) expect(selector.trim()).toMatch(/\[open\] > summary/u);
});
