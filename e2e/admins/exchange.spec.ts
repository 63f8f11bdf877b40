import { readFile } from "node:fs/promises";
import { getQuestions } from "@learnin/contract/routes/bank/question-bank.contract";
import { exportFormat } from "@learnin/contract/routes/bank/question-exchange.contract";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { callAs, demoAccount } from "../support/api.ts";
import { isAudit } from "../support/audit.ts";
import { visit } from "../support/browser.ts";
import { sharedProduct } from "../support/product.ts";
import { enterAs } from "../support/walk.ts";
import { useProduct } from "../support/use-product.ts";

const product = useProduct(sharedProduct);

/** Uploads a file and waits until it was read. */
async function handIn(page: Page, file: { name: string; buffer: Buffer }): Promise<void> {
	await page.getByLabel("File of questions").setInputFiles({ ...file, mimeType: "application/octet-stream" });
	await page.getByLabel("Grade", { exact: true }).selectOption("2");
	await page.getByLabel("Skill", { exact: true }).selectOption("add-within-100");
	await page.getByLabel("Tags").fill("walked");
	await page.getByRole("button", { name: "Read the file" }).click();
	await page.getByRole("group", { name: "What happens to the items" }).waitFor();
}

const outcome = (page: Page, name: string) => page.getByRole("button", { name: new RegExp(`^${name}`) });

/** The server's tests import what it exported in each; an audit does so in a browser. */
const formats = isAudit ? exportFormat.options : exportFormat.options.slice(0, 2);

test("a file of questions is uploaded, checked, imported, exported in several formats and imported again", async () => {
	const asAdmin = await callAs(product, "super-admin");
	const { page, complaints } = await visit(product.url);
	await enterAs(page, demoAccount(product, "super-admin"));
	await page.waitForURL("**/superadmin/dashboard");
	await page.getByRole("link", { name: "All Questions" }).click();
	await page.getByRole("link", { name: "Import" }).click();
	await page.getByText("No file yet").waitFor();
	await page.getByRole("button", { name: "Read the file" }).click();
	await page.getByText("Please choose a file.").waitFor();

	const text =
		"Which is even?{=2 ~3#Three is odd.}\n\nHow many are $$3 + 4$$?{#7}\n\nWhich is nearly ten?{=9 ~%50%8 ~2}\n\nWhy?{}";
	await handIn(page, { name: "numbers.gift", buffer: Buffer.from(text) });
	await outcome(page, "Refused").click();
	await page.getByText("It doesn’t say what a good answer is").waitFor();
	await outcome(page, "To check").click();
	await page.getByText("Half-right answers count as wrong here").waitFor();
	await page.getByText("Also import the one to check").click();
	await page.getByRole("button", { name: "Import 3 questions" }).click();
	await page.getByText("3 questions imported, to be reviewed.").waitFor();
	const { questions } = await asAdmin(getQuestions, { query: { tag: "walked" } });
	expect(questions.map(({ state, source }) => `${state} ${source}`)).toEqual(
		Array.from({ length: 3 }, () => "in_review imported"),
	);

	await page.goto(`${product.url}/all-questions/export?tag=walked`);
	const files: { name: string; buffer: Buffer }[] = [];
	for (const format of formats) {
		await page.locator(`input[name="format"][value="${format}"]`).click();
		// The selection is in the address, which is updated a moment later; the report is about the selection.
		await page.waitForURL(new RegExp(format === "json" ? "export" : `format=${format}`));
		await page.locator(".exch-report[aria-busy=false]").waitFor();
		const [download] = await Promise.all([
			page.waitForEvent("download"),
			page.getByRole("button", { name: "Download 3 questions" }).click(),
		]);
		files.push({ name: download.suggestedFilename(), buffer: await readFile(await download.path()) });
	}
	expect(files.map(({ name }) => name.split("-")[2])).toEqual(formats);

	await page.goto(`${product.url}/all-questions/import`);
	for (const file of files) {
		await handIn(page, file);
		await page.getByText("Nothing from this file can be imported.").waitFor();
		await expect.poll(() => outcome(page, "Already there").textContent()).toBe("Already there3");
		await page.locator(".header").getByLabel("Back", { exact: true }).click();
	}
	await expect.poll(() => page.getByText("Nothing to import").count()).toBe(files.length);
	expect(complaints).toEqual([]);
});
