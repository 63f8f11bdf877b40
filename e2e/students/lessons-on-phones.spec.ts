import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { demoAccount } from "../support/api.ts";
import { sharedProduct } from "../support/product.ts";
import { enterTab } from "../support/walk.ts";
import { useProduct } from "../support/use-product.ts";

// What goes on in a lesson is on a phone's screen at every step, and so is the box to fill in at its end.

const product = useProduct(sharedProduct);

const phone = { width: 390, height: 844 };
const FORWARD = /^(Next|Now watch an example|Next step|Show me|Now you finish one)$/;

/** The first lesson of a skill, whose sentences and pictures are the same in every run. */
async function openLesson(skill_id: string): Promise<Page> {
	const path = `/student/lesson?skill=${skill_id}`;
	return (await enterTab(product, demoAccount(product, "student"), { path, ...phone })).page;
}

/** Goes on to the last question, and returns the names of buttons that were not on the screen. */
async function walkThrough(page: Page): Promise<string[]> {
	const hidden: string[] = [];
	const forward = page.getByRole("button", { name: FORWARD });
	const last = page.getByText("Your turn").filter({ visible: true });
	while ((await last.count()) === 0) {
		await forward.or(last).first().waitFor();
		if ((await last.count()) > 0) break;
		const isInView = () =>
			forward.evaluate((button) => button.getBoundingClientRect().bottom <= innerHeight + 1);
		const name = await forward.innerText();
		await expect
			.poll(isInView, { timeout: 2000 })
			.toBe(true)
			.catch(() => hidden.push(name));
		const before = await page.locator("main").innerText();
		await forward.press("Enter");
		await expect.poll(() => page.locator("main").innerText()).not.toBe(before);
	}
	return hidden;
}

test.each([
	"four-quadrants",
	"quadrilateral-categories",
	"line-plot-fraction-ops",
	"interpret-proportional-graph",
])("every step of %s has its button on the screen", async (skill_id) => {
	expect(await walkThrough(await openLesson(skill_id))).toEqual([]);
});

test("each box of a lesson's last question is above the keypad when it is filled in", async () => {
	const page = await openLesson("distributive-break-apart");
	await walkThrough(page);
	const boxes = page.locator(".pr-boxes input");
	await boxes.first().waitFor();
	expect(await boxes.count()).toBe(3);
	for (const box of [0, 1, 2]) {
		if (box > 0) await page.getByRole("button", { name: "Next box" }).first().click();
		const isAbove = () =>
			boxes.nth(box).evaluate((input) => {
				const { top, bottom } = input.getBoundingClientRect();
				const keys = document.querySelector(".pr-side")?.getBoundingClientRect().top ?? 0;
				return input === document.activeElement && top >= 0 && bottom <= keys + 1;
			});
		await expect.poll(isAbove, { message: `box ${box + 1}` }).toBe(true);
	}
});

test("after Show me how only the right option is marked, not the one that was tried", async () => {
	const page = await openLesson("four-quadrants");
	await walkThrough(page);
	await page.locator(".pr-option", { hasText: "(3,−2)" }).click();
	await page.getByRole("button", { name: "Check", exact: true }).click();
	await page.locator(".pr-option.is-not-yet").waitFor();
	await page.getByRole("button", { name: "Show me how" }).click();
	await page.locator(".pr-option.is-right").waitFor();
	expect(await page.locator(".pr-option:is(.is-chosen, .is-not-yet)").count()).toBe(0);
	expect(await page.locator(".pr-option input:checked").count()).toBe(0);
});
