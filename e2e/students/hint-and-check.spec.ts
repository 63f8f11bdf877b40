import { rightAnswer, wrongAnswer } from "@learnin/domain/examples/answers";
import { everyQuestion } from "@learnin/domain/examples/every-question";
import type { Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { isAudit } from "../support/audit.ts";
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

/** What is wrong with the place of the first part that a verdict marks; "no part" without one. */
function faultOfMarked(page: Page): Promise<string> {
	return page.evaluate(() => {
		const part = document.querySelector(".pr-stage :is(.is-not-yet, .is-look)");
		if (!part) return "no part";
		const { left, top, width, height } = part.getBoundingClientRect();
		if (top < 0 || top + Math.min(height, 40) > innerHeight) return `at ${Math.round(top)}`;
		const seen = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 20));
		return seen && (part.contains(seen) || seen.contains(part)) ? "" : `below ${seen?.className}`;
	});
}

/** Checks, and once more where a box was left empty on purpose. */
async function checkTwice(page: Page): Promise<void> {
	const verdict = page.locator(".note--retry");
	const isEmpty = page.getByText("check again to leave it empty");
	await page.keyboard.press("ControlOrMeta+Enter");
	await verdict.or(isEmpty).first().waitFor();
	if ((await verdict.count()) === 0) await page.keyboard.press("ControlOrMeta+Enter");
	await verdict.first().waitFor();
}

test.runIf(isAudit).each([
	{ width: 360, height: 780 },
	{ width: 390, height: 844 },
])("with a hint open, the part that a wrong answer marks is seen, at $width by $height", seesMarked);
test.skipIf(isAudit)("with a hint open, the part that a wrong answer marks is seen", () =>
	seesMarked({ width: 390, height: 844 }),
);

/** Every second question of each type, from its first on. */
function everySecondOfEachType(all: [number, (typeof everyQuestion)[number]][]): typeof all {
	const byType = Map.groupBy(all, ([, { question }]) => question.question_type);
	return [...byType.values()].flatMap((same) => same.filter((_, turn) => turn % 2 === 0));
}

async function seesMarked(size: { width: number; height: number }): Promise<void> {
	const page = await openSet(size);
	const inParts = ["FILL_MULTIPLE", "LABELED_INPUT", "MATCH_THE_FOLLOWING"];
	const chosen = [...everyQuestion.entries()].filter(
		([, { question }]) => question.interaction === undefined && inParts.includes(question.question_type),
	);
	expect(chosen.length).toBeGreaterThan(15);
	for (const [at, { question, title }] of isAudit ? chosen : everySecondOfEachType(chosen)) {
		await fitOfQuestion(page, at);
		await openHint(page);
		await enterAnswer(page, question, wrongAnswer(question));
		await checkTwice(page);
		await expect.poll(() => faultOfMarked(page), { message: `${at + 1} ${title}` }).toBe("");
	}
}

test("on a phone a hint that is asked for after a verdict takes its place, with another try beside it", async () => {
	const page = await openSet({ width: 390, height: 844 });
	const at = everyQuestion.findIndex(({ question }) => question.question_type === "FILL_ONE");
	const { question } = everyQuestion[at] ?? {};
	if (question === undefined) throw new Error("no question");
	await fitOfQuestion(page, at);
	await enterAnswer(page, question, wrongAnswer(question));
	await checkTwice(page);
	await openHint(page);
	await page.locator(".note--retry").waitFor({ state: "detached" });
	await page.getByRole("button", { name: "Close hints" }).click();
	await page.locator(".note--retry").waitFor();
	await openHint(page);
	await page.getByRole("button", { name: "Try again" }).click();
	await page.getByRole("button", { name: "Check", exact: true }).waitFor();
	await page.getByRole("region", { name: "Hints" }).waitFor();
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

test.each([
	{ width: 360, height: 225 },
	{ width: 844, height: 390 },
])("Check is there with a hint open in a low window, $width by $height", async (size) => {
	const page = await openSet(size);
	for (const type of ["SELECT_ONE", "FILL_ONE", "MATCH_THE_FOLLOWING"]) {
		await fitOfQuestion(
			page,
			everyQuestion.findIndex(({ question }) => question.question_type === type),
		);
		await openHint(page);
		await page.getByRole("button", { name: "Check", exact: true }).waitFor();
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
