import { rightAnswer } from "@learnin/domain/examples/answers";
import { everyQuestion } from "@learnin/domain/examples/every-question";
import type { Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { openTab, visit } from "../support/browser.ts";
import { fitOfQuestion } from "../support/fit.ts";
import { keepTokens } from "../support/keep-tokens.ts";
import { enterAnswer, kinds, openQuestion, setOfZoe, zoe } from "../support/practice.ts";
import { startProduct } from "../support/product.ts";
import { useProduct } from "../support/use-product.ts";

// What a hint, a skip and a verdict leave in place. The demo child Zoe has a set with every kind of question.

const product = useProduct(startProduct);

async function openSet(size: { width: number; height: number }): Promise<Page> {
	const session_id = await setOfZoe(product);
	const { page, close } = await openTab(product.url, zoe(product), size);
	onTestFinished(close);
	await openQuestion(page, session_id, 1);
	await page.locator(".pr-head-end").waitFor();
	return page;
}

/** A hint of the open question, which may have been given before. */
async function openHint(page: Page): Promise<void> {
	await page.getByRole("button", { name: /^Hint/ }).click();
	await page.getByRole("region", { name: "Hints" }).waitFor();
}

test("on a phone Check is there with a hint open, for every kind of question", async () => {
	const page = await openSet({ width: 390, height: 844 });
	const without: string[] = [];
	for (const at of kinds) {
		await fitOfQuestion(page, at);
		await openHint(page);
		const checks = page.getByRole("button", { name: "Check", exact: true });
		if ((await checks.count()) !== 1) without.push(`${at + 1} ${everyQuestion[at]?.title}`);
	}
	expect(kinds.length).toBeGreaterThan(30);
	expect(without).toEqual([]);
});

test.each([true, false])("at 400 % zoom a new hint is in the window, with touch: %s", async (hasTouch) => {
	const session_id = await setOfZoe(product);
	const { page, close } = await visit(product.url, { width: 360, height: 225, hasTouch });
	onTestFinished(close);
	await keepTokens(page, zoe(product));
	const newest = page.locator(".pr-hint-list li:last-child");
	const isInView = () =>
		newest.evaluate((line) => {
			const { top, bottom } = line.getBoundingClientRect();
			return top >= 0 && bottom <= innerHeight + 1;
		});
	for (const type of ["SELECT_ONE", "FILL_ONE", "LABELED_INPUT"]) {
		const at = everyQuestion.findIndex(({ question }) => question.question_type === type);
		await openQuestion(page, session_id, at + 1);
		await openHint(page);
		await expect.poll(isInView, { message: type }).toBe(true);
		const next = page.getByRole("button", { name: /^Next hint/ });
		if ((await next.count()) > 0) await next.click();
		await expect.poll(isInView, { message: `${type}, next hint` }).toBe(true);
	}
});

test("on a phone a press on a box closes the hints and brings its keys back", async () => {
	const page = await openSet({ width: 390, height: 844 });
	const key = page.getByRole("button", { name: "7", exact: true });
	for (const type of ["FILL_ONE", "LABELED_INPUT"]) {
		const at = everyQuestion.findIndex(({ question }) => question.question_type === type);
		await fitOfQuestion(page, at);
		await openHint(page);
		expect(await key.count()).toBe(0);
		await page.locator(".pr-boxes input").first().click();
		await key.waitFor();
		expect(await page.getByRole("region", { name: "Hints" }).count()).toBe(0);
	}
});

test("after a verdict on a picture the first box to change is the current one, and its name is above the boxes", async () => {
	const page = await openSet({ width: 390, height: 844 });
	const at = everyQuestion.findIndex(({ question }) => question.question_type === "LABELED_INPUT");
	const { question } = everyQuestion[at] ?? {};
	if (question?.question_type !== "LABELED_INPUT") throw new Error("no labels");
	const right = rightAnswer(question);
	await fitOfQuestion(page, at);
	const answer_dict = right.question_type === "LABELED_INPUT" ? { ...right.answer_dict } : {};
	for (const { id } of question.labels.slice(1)) answer_dict[id] = "1";
	await enterAnswer(page, question, { question_type: "LABELED_INPUT", answer_dict });
	await page.keyboard.press("ControlOrMeta+Enter");
	await page.getByText("Look at the marked boxes.").first().waitFor();
	const name = page.locator(".lb-name span").filter({ visible: true });
	await expect.poll(() => name.allTextContents()).toEqual([question.labels[1]?.label]);
});

test("asking to skip closes the hints, and a hint takes the place of the question whether to skip", async () => {
	const page = await openSet({ width: 390, height: 844 });
	await fitOfQuestion(page, 1);
	await openHint(page);
	await page.getByRole("button", { name: "Skip", exact: true }).click();
	await page.getByRole("button", { name: "Keep trying" }).waitFor();
	expect(await page.getByRole("region", { name: "Hints" }).count()).toBe(0);
	await openHint(page);
	expect(await page.getByRole("button", { name: "Keep trying" }).count()).toBe(0);
});

test.each([
	{ width: 390, height: 844 },
	{ width: 1440, height: 900 },
])("Skip never comes where Hint was, at $width by $height", async (size) => {
	const page = await openSet(size);
	const at = everyQuestion.findIndex(({ question }) => question.interaction?.kind === "shading");
	await fitOfQuestion(page, at);
	const endOf = (name: RegExp) =>
		page
			.locator(".pr-help")
			.getByRole("button", { name })
			.evaluate((button) => Math.round(button.getBoundingClientRect().right));
	const [hint, skip] = [await endOf(/^Hint/), await endOf(/^Skip$/)];
	await openHint(page);
	expect(await endOf(/^Skip$/)).toBe(skip);
	await page.getByRole("button", { name: "Close hints" }).click();
	expect([await endOf(/^Hints/), await endOf(/^Skip$/)]).toEqual([hint, skip]);
});

test("on a wide screen neither a hint nor a verdict moves the question, and another try begins where Check was", async () => {
	const page = await openSet({ width: 1440, height: 900 });
	const place = async (name: string) => {
		const { x, y, width } = (await page.getByRole("button", { name, exact: true }).boundingBox()) ?? {};
		return { x, y, width };
	};
	const leftOf = () =>
		page.locator(".pr-prompt").evaluate((prompt) => Math.round(prompt.getBoundingClientRect().left));
	const at = everyQuestion.findIndex(({ question }) => question.interaction?.kind === "shading");
	await fitOfQuestion(page, at);
	const [left, check] = [await leftOf(), await place("Check")];
	await openHint(page);
	expect(await leftOf()).toBe(left);
	expect(await place("Check")).toEqual(check);
	await page.locator(".sh-board").click();
	await page.getByRole("button", { name: "Check", exact: true }).click();
	await page.locator('[data-phase="not-yet"]').waitFor();
	await page.locator(".note--retry").waitFor();
	expect(await leftOf()).toBe(left);
	expect(await place("Try again")).toEqual(check);
	const again = page.getByRole("button", { name: "Try again" });
	await expect.poll(() => again.evaluate((button) => button === document.activeElement)).toBe(true);
	await again.press("Enter");
	// A tall one.
	await fitOfQuestion(page, 1);
	await page.locator(".pr-option").first().click();
	await page.getByRole("button", { name: "Check", exact: true }).click();
	const note = await page.locator(".note--retry").boundingBox();
	expect(note === null ? NaN : note.y + note.height).toBeLessThanOrEqual(900);
});
