import type { Locator, Page } from "playwright-core";

/** Which of these elements overlap, or overflow the window at its sides, by their text. */
export async function overlapsOf(page: Page, locators: readonly Locator[]): Promise<string[]> {
	const boxes: { name: string; left: number; right: number; top: number; bottom: number }[] = [];
	for (const locator of locators)
		for (const each of await locator.all()) {
			const box = await each.boundingBox();
			if (box === null) continue;
			const name = (await each.getAttribute("aria-label")) ?? (await each.textContent()) ?? "";
			const { x, y, width, height } = box;
			boxes.push({ name, left: x, right: x + width, top: y, bottom: y + height });
		}
	// A locator that finds nothing would let every page pass.
	if (boxes.length < 2) throw new Error(`only ${boxes.length} elements to compare`);
	const { width = 0 } = page.viewportSize() ?? {};
	const outside = boxes.filter(({ left, right }) => left < -0.5 || right > width + 0.5);
	const pairs = boxes.flatMap((one, at) => boxes.slice(at + 1).map((other) => ({ one, other })));
	const overlapping = pairs.filter(
		({ one, other }) =>
			Math.min(one.right, other.right) - Math.max(one.left, other.left) > 0.5 &&
			Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 0.5,
	);
	return [
		...outside.map(({ name }) => `${name} sticks out`),
		...overlapping.map(({ one, other }) => `${one.name} over ${other.name}`),
	];
}
