import type { Locator, Page } from "playwright-core";

/** Which of these elements overlap, or overflow the window at its sides, by their text. */
export async function overlapsOf(page: Page, locators: readonly Locator[]): Promise<string[]> {
	const elements = (await Promise.all(locators.map((locator) => locator.elementHandles()))).flat();
	// All at one moment: between two measurements a font or a figure may arrive and move everything.
	const boxes = await page.evaluate(
		(all) =>
			all
				.filter((node) => node instanceof Element)
				.filter((element) => element.getClientRects().length > 0)
				.map((element) => {
					const name = element.getAttribute("aria-label") ?? element.textContent ?? "";
					const { left, right, top, bottom } = element.getBoundingClientRect();
					return { name, left, right, top, bottom };
				}),
		elements,
	);
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
