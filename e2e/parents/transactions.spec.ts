import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { demoAccount } from "../support/api.ts";
import { sharedProduct } from "../support/product.ts";
import { enterNew } from "../support/walk.ts";
import { useProduct } from "../support/use-product.ts";

const product = useProduct(sharedProduct);

test("a parent finds a transaction, saves the list, and prints a receipt of one page", async () => {
	const { page, complaints } = await enterNew(product, demoAccount(product, "parent"));
	await page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: "Payments" }).click();
	const rows = page.getByRole("table").getByRole("row");
	await rows.filter({ hasText: "First 30 days" }).filter({ hasText: "-$30.00" }).waitFor();
	await rows.filter({ hasText: "30 more days" }).filter({ hasText: "Wallet" }).waitFor();

	await page.getByLabel("What", { exact: true }).selectOption({ label: "Refunds" });
	await page.getByRole("button", { name: "Show everything" }).click();
	await page.getByLabel("What", { exact: true }).selectOption({ label: "Wallet" });
	await page.getByText("1 payment in total").waitFor();
	await rows.filter({ hasText: "+$34.00" }).waitFor();
	const download = page.waitForEvent("download");
	await page.getByRole("button", { name: "Save as CSV" }).click();
	const file = await download;
	expect(file.suggestedFilename()).toMatch(/^learnin-transactions-\d{4}-\d\d-\d\d\.csv$/);
	const text = await readFile(await file.path(), "utf8");
	expect(text).toMatch(/^\uFEFFDate \(UTC\),Kind,.*\r\n.*,Wallet load,,34\.00,USD,Done,Card,LRN-/);
	expect(text).not.toContain("First days");

	await rows
		.filter({ hasText: "+$34.00" })
		.getByRole("link", { name: /^Receipt/ })
		.click();
	const receipt = page.getByRole("article", { name: /^Receipt LRN-/ });
	await receipt.getByText("Money added to your Learnin wallet").waitFor();
	const saving = page.waitForEvent("download");
	await page.getByRole("button", { name: "Save as PDF" }).click();
	const saved = await saving;
	expect(saved.suggestedFilename()).toMatch(/^learnin-receipt-LRN-[0-9A-F]{12}\.pdf$/);
	expect((await readFile(await saved.path())).subarray(0, 5).toString()).toBe("%PDF-");
	const printed = page.evaluate(
		() => new Promise<void>((resolve) => addEventListener("beforeprint", () => resolve(), { once: true })),
	);
	await page.getByRole("button", { name: "Print", exact: true }).click();
	await printed;
	await page.emulateMedia({ media: "print" });
	await expect.poll(() => page.getByRole("navigation").filter({ visible: true }).count()).toBe(0);
	await expect.poll(() => page.getByRole("button").filter({ visible: true }).count()).toBe(0);
	const paper = (await page.pdf({ format: "A4" })).toString("latin1");
	expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
	await page.emulateMedia({ media: "screen" });

	await page.getByRole("button", { name: "Back" }).click();
	await page.waitForURL("**/parent/transactions?kind=wallet");
	expect(complaints).toEqual([]);
});
