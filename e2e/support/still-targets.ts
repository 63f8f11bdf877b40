import type { Page } from "playwright-core";
import { restsAt } from "./fit.ts";

/** Presses of a walk through one board, as long as it offers another control. */
const PRESSES = 12;

/**
 * Presses the controls of the open question one after another, a picked card being put into one place after another,
 * and returns what moved although it was not pressed. Handles that show a number in a drawing follow the number.
 */
export async function movedByPresses(page: Page, number: number): Promise<string[]> {
	const moved: string[] = [];
	for (let press = 0; press < PRESSES; press++) {
		const next = await markTargets(page, press);
		if (next === null) break;
		await page.mouse.click(next.x, next.y);
		await restsAt(page, number);
		moved.push(...(await movedTargets(page)).map((what) => `${next.name}: ${what}`));
	}
	return moved;
}

/** Writes on each target where its middle is, and on the one to press next that it is. */
function markTargets(page: Page, press: number) {
	return page.evaluate((press) => {
		const nameOf = (each: Element) => (each.getAttribute("aria-label") ?? each.textContent).slice(0, 40);
		const isFree = (each: HTMLElement) =>
			each.checkVisibility({ visibilityProperty: true }) &&
			!each.matches(":disabled, .sr, [type=radio], [type=checkbox]") &&
			each.closest(".made-tools, .pr-views") === null &&
			!(each.role === "slider" && getComputedStyle(each).position === "absolute");
		const selector = ".pr-stage :is(button, input, select, textarea, [tabindex='0'], label)";
		const targets = [...document.querySelectorAll<HTMLElement>(selector)].filter(isFree);
		const slots = targets.filter((each) => each.matches(".cards[data-picked] .cards-slot"));
		const isPressed = (each: HTMLElement) => each.dataset["pressed"] !== undefined;
		const next =
			slots[press % slots.length] ??
			targets.find((each) => !isPressed(each) && !each.matches(".cards-place *, .cards-gap, .mt-apart, .ib"));
		if (next === undefined) return null;
		next.scrollIntoView({ block: "center" });
		next.dataset["pressed"] = "";
		for (const each of targets) {
			const { x, y, width, height } = each.getBoundingClientRect();
			if (each === next) delete each.dataset["middle"];
			else each.dataset["middle"] = `${x + width / 2} ${y + height / 2 + scrollY}`;
		}
		const { x, y, width, height } = next.getBoundingClientRect();
		return { name: nameOf(next), x: x + width / 2, y: y + height / 2 };
	}, press);
}

function movedTargets(page: Page): Promise<string[]> {
	return page.evaluate(() =>
		[...document.querySelectorAll<HTMLElement>("[data-middle]")]
			.filter((each) => each.checkVisibility({ visibilityProperty: true }))
			.flatMap((each) => {
				const box = each.getBoundingClientRect();
				const [x = 0, y = 0] = (each.dataset["middle"] ?? "").split(" ").map(Number);
				const [right, down] = [box.x + box.width / 2 - x, box.y + box.height / 2 + scrollY - y];
				const name = (each.getAttribute("aria-label") ?? each.textContent).slice(0, 40);
				return Math.hypot(right, down) > 2 ? [`${name} by ${Math.round(right)}, ${Math.round(down)}`] : [];
			}),
	);
}
