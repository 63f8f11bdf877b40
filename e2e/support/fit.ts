import type { Page } from "playwright-core";

/** How the question's figure and controls fit above the bar at the bottom of a phone, or in the window. */
export type Fit = "fits" | "goes on below" | "is cut" | "hides Check";

/**
 * Goes to a question of the open set, by its place from 0, and waits until nothing moves. It is cut if its figure or its
 * first control is not whole in the window, and goes on below if only later controls are not.
 */
export async function fitOfQuestion(page: Page, at: number): Promise<Fit> {
	await page
		.locator(".pr-jump button")
		.nth(at)
		.evaluate((button) => button instanceof HTMLElement && button.click());
	await restsAt(page, at + 1);
	return page.evaluate(() => {
		const shown = (selector: string) =>
			[...document.querySelectorAll(selector)].filter((each) => each.checkVisibility());
		const bottomOf = (element: Element) => element.getBoundingClientRect().bottom;
		scrollTo(0, 0);
		const sheets = innerWidth < 1020 ? shown(".pr-side") : [];
		const edge = Math.min(innerHeight, ...sheets.map((each) => each.getBoundingClientRect().top));
		const isIn = (element: Element) => bottomOf(element) <= edge + 1;
		const controls = shown(".pr-stage :is(button, input, select, textarea, [tabindex='0'], [role=slider])")
			.filter((each) => each.closest(".made-tools, .pr-views") === null)
			.map((each) =>
				each.matches("[type=radio], [type=checkbox]") ? (each.closest("label") ?? each) : each,
			);
		const figures = shown(".pr-stage :is(svg, img)").filter((each) => each.clientHeight > 40);
		if (!shown(".pr-check").some((each) => bottomOf(each) <= innerHeight + 1)) return "hides Check";
		const first = controls.find((each) => !each.matches(":disabled")) ?? controls[0];
		if (first === undefined || !isIn(first) || !figures.every(isIn)) return "is cut";
		return controls.every(isIn) ? "fits" : "goes on below";
	});
}

/** Waits until this question is all there and has stayed where it is for some frames. */
export function restsAt(page: Page, number: number): Promise<void> {
	return page.evaluate(async (number) => {
		const shown = () =>
			[...document.querySelectorAll(".pr-stage, .pr-stage *, .pr-side, .pr-check")].filter((each) =>
				each.checkVisibility(),
			);
		const isThere = () =>
			document.querySelector(".pr-prompt")?.textContent.startsWith(`Question ${number} of`) === true &&
			shown().some((each) => each.matches(".pr-check")) &&
			[...document.images].every(({ complete }) => complete) &&
			document.fonts.status === "loaded";
		let before = "";
		for (let same = 0; same < 3; ) {
			await new Promise((resolve) => requestAnimationFrame(resolve));
			const places = shown().map((each) => Math.round(each.getBoundingClientRect().bottom + scrollY));
			const now = isThere() ? places.join() : "";
			same = now !== "" && now === before ? same + 1 : 0;
			before = now;
		}
	}, number);
}
