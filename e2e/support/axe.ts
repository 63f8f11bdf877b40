import { readFileSync } from "node:fs";
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";

const source = readFileSync(new URL(import.meta.resolve("axe-core/axe.min.js")), "utf8");
const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What axe finds on the page, or in one part of it. */
export async function violationsOf(page: Page, part?: string): Promise<string[]> {
	const isAlone = page.frames().length === 1;
	if (isAlone) await loadAxe(page);
	const builder = new AxeBuilder({ page, ...(isAlone && { axeSource: "undefined" }) })
		// Elements are reported by their HTML; finding the shortest selector of each would take a tenth of the time.
		.options({ runOnly: { type: "tag", values: rules }, resultTypes: ["violations"], selectors: false })
		// Radix puts focus guards around an open menu; this is the only exception.
		.exclude("[data-radix-focus-guard]")
		// Combining frames opens a page for each: only if there are any.
		.setLegacyMode(isAlone);
	if (part !== undefined) builder.include(part);
	const { violations } = await builder.analyze();
	return violations.map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html).join(" ")}`);
}

/** Once for each document: the builder would load it twice for each look, which takes longer than looking. */
async function loadAxe(page: Page): Promise<void> {
	if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(source);
}
