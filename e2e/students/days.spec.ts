import { getEndedQuestions, getPracticeDays } from "@learnin/contract/routes/practice/practice-days.contract";
import { skipQuestion, startSession } from "@learnin/contract/routes/practice/practice.contract";
import { expect, test } from "vitest";
import { callAs, demoAccount } from "../support/api.ts";
import type { Visitor } from "../support/browser.ts";
import { type DemoAccount, sharedProduct } from "../support/product.ts";
import { enterNew } from "../support/walk.ts";
import { useProduct } from "../support/use-product.ts";

const product = useProduct(sharedProduct);

function enter(account: DemoAccount): Promise<Visitor> {
	return enterNew(product, account);
}

/** Skips a question today; returns today's id, and how much was finished and skipped in these two weeks. */
async function skipOne(): Promise<{ today: string; finished: number; skipped: number }> {
	const asStudent = await callAs(product, "student");
	const { questions } = await asStudent(startSession, {
		body: { kind: "skill", skill_id: "add-sub-fractions-unlike" },
	});
	const question_id = questions.find(({ status }) => status.explanation === null)?.id ?? "";
	const skip = { client_key: crypto.randomUUID(), active_ms: 4_000, client_time: new Date().toISOString() };
	await asStudent(skipQuestion, { params: { question_id }, body: skip });
	const { days } = await asStudent(getPracticeDays, { query: {} });
	const finished = days.reduce((sum, day) => sum + day.finished, 0);
	const [from, to] = [days[0]?.date ?? "", days.at(-1)?.date ?? ""];
	const ended = await asStudent(getEndedQuestions, { query: { from, to, outcome: "skipped" } });
	return { today: days.at(-1)?.id ?? "", finished, skipped: ended.questions.length };
}

test("a child sees its days, and one day's work; its parent sees the same day; a sibling does not", async () => {
	const { today, finished, skipped } = await skipOne();
	const child = await enter(demoAccount(product, "student"));
	const { page } = child;
	const menu = page.getByRole("navigation", { name: "Menu" }).getByRole("link");
	await menu.first().waitFor();
	await expect.poll(() => menu.allTextContents()).toEqual(["Dashboard", "Activity", "Bookmarks", "Settings"]);
	await menu.filter({ hasText: "Activity" }).click();
	await page.getByText(`finished ${finished} questions`).waitFor();
	await expect.poll(() => page.locator("h1").innerText()).toBe("Activity");

	await page.getByRole("heading", { name: "What I can do now" }).waitFor();
	expect(await page.locator(".dc-day").count()).toBe(14);
	const tiles = await page.locator(".dc-day b").allTextContents();
	expect(tiles.reduce((sum, text) => sum + Number(text), 0)).toBe(finished);

	await page.getByLabel("Result").selectOption({ label: "Skipped" });
	await page.getByText(`${skipped} questions in total`).waitFor();
	const results = await page.locator(".days-question .chip").allTextContents();
	expect(results).toEqual(Array.from({ length: skipped }, () => "Skipped"));
	await page.locator(".days-question-link").first().focus();
	await page.keyboard.press("Enter");
	await page.waitForURL("**/question/details/?id=*");
	await page.goBack();
	await page.locator(`.dc-day[href$="${today}"]`).click();

	await page.getByRole("heading", { name: "Today", exact: true }).waitFor();
	const given = page.locator(".question").filter({ hasText: "Skipped" });
	await given.locator(".attempt").waitFor();
	await expect.poll(() => given.locator(".disclosure").allTextContents()).toHaveLength(1);
	await page.getByText("Time counts while a question is on the screen").waitFor();
	await page.locator(".day-session h3 a").first().click();
	await page.waitForURL("**/get-attempts-details?session=*");
	await page.goBack();
	await page.getByRole("link", { name: "Day before" }).click();
	await page.getByRole("link", { name: "Day after" }).waitFor();
	await page
		.getByRole("link", { name: "Back" })
		.or(page.getByRole("button", { name: "Back" }))
		.click();
	await page.waitForURL("**/student/dashboard");
	expect(child.complaints).toEqual([]);

	const parent = await enter(demoAccount(product, "parent"));
	await parent.page.goto(`/student/daily/${today}`);
	await parent.page.getByText("Maya Okafor,").waitFor();
	await parent.page.locator(".question").filter({ hasText: "Skipped" }).waitFor();
	await parent.page
		.getByRole("link", { name: "Back" })
		.or(parent.page.getByRole("button", { name: "Back" }))
		.click();
	await parent.page.waitForURL(/student-activity|parent\/dashboard/);
	expect(parent.complaints).toEqual([]);

	const students = product.demo.filter(({ role }) => role === "student");
	const sibling = await enter(students[1] ?? demoAccount(product, "student"));
	await sibling.page.goto(`/student/daily/${today}`);
	await sibling.page.getByText("We couldn’t find that page").waitFor();
});
