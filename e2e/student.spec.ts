import { getPlan } from "@learnin/contract/routes/learning.contract";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { callAs, demoAccount } from "./support/api.ts";
import { closeBrowser, expectNoKeyIn, openBrowser, visit, type Visitor } from "./support/browser.ts";
import { type Product, startProduct } from "./support/product.ts";
import { enterAs } from "./support/walk.ts";

let product: Product;
beforeAll(async () => {
	[product] = await Promise.all([startProduct(), openBrowser()]);
});
afterAll(async () => {
	await closeBrowser();
	await product.stop();
});

async function enter(): Promise<Visitor> {
	const visitor = await visit(product.url);
	onTestFinished(() => visitor.close());
	await enterAs(visitor.page, demoAccount(product, "student"));
	return visitor;
}

test("a child starts a step of today's plan, and what was mastered is celebrated once", async () => {
	const child = await enter();
	const { page } = child;
	const plan = page.getByRole("region", { name: "Today’s plan" });
	await plan.waitFor();
	const seen = page.waitForResponse(
		(answer) => answer.url().endsWith("/api/learning/celebrations") && answer.request().method() === "POST",
	);
	await page.getByText(/^You mastered/).waitFor();
	expect((await seen).status()).toBe(200);
	await page.reload();
	await plan.waitFor();
	await expect.poll(() => page.getByText(/^You mastered/).count()).toBe(0);

	const { steps } = await (await callAs(product, "student"))(getPlan, {});
	const links = plan.getByRole("link");
	await expect.poll(() => links.count()).toBe(steps.length);
	expect(steps.length).toBeGreaterThanOrEqual(3);
	const step = steps.find(({ kind }) => kind === "skill");
	const name = step?.kind === "skill" ? step.name : "";
	await plan.getByRole("link", { name }).click();
	await page.waitForURL("**/student/questions/session/**");
	await page.locator("#pr-prompt").waitFor();

	await page.goto("/student/dashboard");
	await plan.waitFor();
	// The set that was begun is the one to continue, the one before it stays in sight.
	await page.getByRole("heading", { name, exact: true, level: 2 }).waitFor();
	await expect.poll(() => page.getByRole("region", { name: "Also begun" }).getByRole("link").count()).toBe(1);
	expectNoKeyIn(child);
	expect(child.complaints).toEqual([]);
});

test("a child finds a lesson, walks over the map by keyboard, and sets a goal", async () => {
	const { page, complaints } = await enter();
	await page.getByRole("link", { name: "All lessons" }).click();
	await page.waitForURL("**/student/get-lesson-list");
	await page.getByRole("status").filter({ hasText: "32 lessons" }).waitFor();
	await page.getByLabel("Search").fill("DIFFERENT bottoms");
	await page
		.getByRole("status")
		.filter({ hasText: /^1 lesson$/ })
		.waitFor();
	await page.getByRole("button", { name: /^Fractions with different bottoms/ }).click();
	const panel = page.getByRole("dialog", { name: "Fractions with different bottoms" });
	await panel.getByText("Next review").waitFor();
	await expect
		.poll(() => panel.getByRole("link", { name: "Practice" }).getAttribute("href"))
		.toContain("/student/questions/skill/add-sub-fractions-unlike");
	const before = panel.getByRole("region", { name: "Builds on" }).getByRole("button").first();
	const beforeName = (await before.locator("span").innerText()).trim();
	await before.click();
	await page.getByRole("dialog", { name: beforeName }).waitFor();
	await page.goBack();
	await panel.waitFor();
	await page.keyboard.press("Escape");
	await panel.waitFor({ state: "detached" });

	await page.getByLabel("Search").fill("");
	await page.getByRole("button", { name: "Map" }).click();
	const map = page.getByRole("group", { name: "Map of the skills" });
	await map.waitFor();
	await expect.poll(() => map.getByRole("link").count()).toBe(264);
	const nowOn = () => page.evaluate(() => document.activeElement?.getAttribute("data-skill"));
	await map.locator('[tabindex="0"]').focus();
	const first = await nowOn();
	await page.keyboard.press("ArrowRight");
	const right = await nowOn();
	expect(right).not.toBe(first);
	await page.keyboard.press("ArrowLeft");
	await page.keyboard.press("ArrowDown");
	const below = await nowOn();
	expect([first, right]).not.toContain(below);
	await expect.poll(() => map.locator('[tabindex="0"]').count()).toBe(1);
	await page.keyboard.press("Enter");
	await page.getByRole("dialog").waitFor();
	expect(new URL(page.url()).searchParams.get("skill")).toBe(below);
	await page.keyboard.press("Escape");

	await page.goto("/student/goals");
	await page
		.getByText(/reached|Your goal for this week/)
		.first()
		.waitFor();
	await page.getByRole("button", { name: "More: questions a day" }).click();
	await page.getByRole("button", { name: "Save goals" }).click();
	await page.getByText("Your goals are saved.").waitFor();
	await page.getByRole("link", { name: "Back" }).click();
	await page.waitForURL("**/settings");
	expect(complaints).toEqual([]);
});
