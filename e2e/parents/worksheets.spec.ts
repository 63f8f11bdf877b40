import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { demoAccount } from "../support/api.ts";
import { sharedProduct } from "../support/product.ts";
import { enterNew } from "../support/walk.ts";
import { useProduct } from "../support/use-product.ts";

const product = useProduct(sharedProduct);

async function pagesOf(page: Page, format: "A4" | "Letter"): Promise<number> {
	const paper = (await page.pdf({ format })).toString("latin1");
	return paper.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

test("a parent makes a sheet, prints it black on white, and finds it by the printed code", async () => {
	const { page, complaints } = await enterNew(product, demoAccount(product, "parent"), { theme: "dark" });
	await page
		.getByRole("link", { name: /^Worksheets for / })
		.first()
		.click();
	const make = page.getByRole("button", { name: "Make worksheet" });
	await make.waitFor();
	await expect.poll(() => make.isDisabled()).toBe(true);
	await page.getByLabel("Which skill").fill("facts 10 grade 3");
	await page.getByRole("radio", { name: /^Times 0, 1, 2, 5, and 10/ }).check();
	await page.getByLabel("Questions", { exact: true }).selectOption("12");
	await make.click();
	const sheet = page.getByRole("article", { name: "Worksheet" });
	const key = page.getByRole("article", { name: "Answer key" });
	await sheet.waitFor();
	const questions = sheet.locator(".sheet-questions > li");
	await expect.poll(() => questions.count()).toBe(12);
	const asked = await questions.allInnerTexts();
	const answers = await key.locator(".sheet-answers-list > li").allInnerTexts();
	expect(answers).toHaveLength(12);

	await page.emulateMedia({ media: "print" });
	await expect.poll(() => page.getByRole("button").filter({ visible: true }).count()).toBe(0);
	await expect.poll(() => page.getByRole("navigation").filter({ visible: true }).count()).toBe(0);
	const look = await questions.first().evaluate((element) => {
		const { color, fontSize, breakInside } = getComputedStyle(element);
		return { color, fontSize, breakInside, paper: getComputedStyle(document.body).backgroundColor };
	});
	expect(look).toEqual({
		color: "rgb(0, 0, 0)",
		fontSize: "16px",
		breakInside: "avoid",
		paper: "rgb(255, 255, 255)",
	});
	const withKey = await pagesOf(page, "A4");
	expect(await pagesOf(page, "Letter")).toBeGreaterThanOrEqual(withKey);
	await page.emulateMedia({ media: "screen" });
	await page.getByRole("checkbox", { name: "Answer key" }).uncheck();
	await expect.poll(() => key.count()).toBe(0);
	await page.emulateMedia({ media: "print" });
	expect(await pagesOf(page, "A4")).toBe(withKey - 1);
	await page.emulateMedia({ media: "screen" });

	const code = new URL(page.url()).searchParams.get("code") ?? "";
	await page.goto("/parent/worksheets");
	await page.getByLabel("Code on the paper").fill(`${code.slice(0, 4)}-${code.slice(4)}`.toLowerCase());
	await page.getByRole("button", { name: "Reopen" }).click();
	await sheet.waitFor();
	await expect.poll(() => questions.allInnerTexts()).toEqual(asked);

	await page.getByRole("radio", { name: /^Missed questions/ }).check();
	await make.click();
	await sheet.getByRole("heading", { name: "A second look" }).waitFor();
	expect(complaints).toEqual([]);
});
