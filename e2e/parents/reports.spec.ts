import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { demoAccount } from "../support/api.ts";
import { sharedProduct } from "../support/product.ts";
import { enterNew } from "../support/walk.ts";
import { useProduct } from "../support/use-product.ts";

const product = useProduct(sharedProduct);

test("a parent reads a child's report, opens the answers behind it, and prints it", async () => {
	const { page, complaints } = await enterNew(product, demoAccount(product, "parent"));
	await page.getByRole("heading", { name: "What needs attention" }).waitFor();
	await page.getByRole("link", { name: "Report on Maya Okafor" }).click();
	await page.waitForURL("**/student-activity/details/?student_id=*");
	await page.getByRole("heading", { name: "Student Activity" }).waitFor();
	await page.getByRole("heading", { name: "What the answers say" }).waitFor();
	expect(await page.getByText(/^Maya practiced on \d days and finished /).count()).toBe(0);
	await page.getByRole("button", { name: /^Show all \d+ findings/ }).click();
	await page.getByText(/^Of the \d+ Common Core skills for grade 5, Maya has mastered /).waitFor();
	await page.getByText("Five minutes at home").waitFor();
	await page.getByText(/^Stuck means: /).waitFor();

	const figures = page.locator(".report-figures dd");
	const finished = Number(await figures.first().locator(".num").textContent());
	const saved = async (name: string) => {
		const download = page.waitForEvent("download");
		await page.getByRole("button", { name }).click();
		return download;
	};
	const csv = await saved("Save as CSV");
	const lines = (await readFile(await csv.path(), "utf8")).trimEnd().split("\r\n").slice(1);
	// The last three cells: finished, right on the first try, question.
	const counted = lines.reduce((sum, line) => sum + Number(line.split(",").at(-3)), 0);
	expect(counted).toBe(finished);
	const pdf = await saved("Save as PDF");
	expect(pdf.suggestedFilename()).toMatch(/^learnin-report-maya-[\d-]+-to-[\d-]+\.pdf$/);
	expect((await readFile(await pdf.path())).subarray(0, 5).toString()).toBe("%PDF-");

	await page.getByLabel("When").selectOption({ label: "Last 30 days" });
	await page.waitForURL(/span=30-days/);
	const evidence = page.locator(".finding details").first();
	await evidence.locator("summary").focus();
	await page.keyboard.press("Enter");
	await evidence
		.getByText(/^(First answer|Answer)$/)
		.first()
		.waitFor();
	await evidence.getByText(/^\d+ answers? (shown|in total)$/).waitFor();
	const knows = evidence.getByRole("button", { name: "Maya knows this" });
	await knows.click();
	await evidence.getByText(/Maya knows this\. We’ll ask next\.$/).waitFor();
	await knows.click();
	await evidence.getByText(/^This alone doesn’t change anything/).waitFor();
	await page
		.getByRole("link", { name: /^See the answers (of these days|behind: )/ })
		.first()
		.click();
	await page.waitForURL(/\/student-activity\?student_id=.*&from=.*&to=/);
	await page.locator(".attempt").first().waitFor();

	await page.goto("/student-activity?span=30-days");
	await page.getByRole("link", { name: "Report on Zoe Okafor" }).click();
	await page.getByRole("heading", { name: "No practice yet" }).waitFor();
	expect(complaints).toEqual([]);
});
