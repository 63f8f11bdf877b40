import { getQuestions } from "@learnin/contract/routes/bank/question-bank.contract";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { callAs, demoAccount } from "../support/api.ts";
import { sharedProduct } from "../support/product.ts";
import { newVisitor, signIn } from "../support/walk.ts";
import { useProduct } from "../support/use-product.ts";

const product = useProduct(sharedProduct);

/** The picture as drawn by the browser. */
async function drawn(page: Page, name: string, color: string) {
	const url = await page.evaluate((fill) => {
		const canvas = document.createElement("canvas");
		[canvas.width, canvas.height] = [320, 200];
		const pen = canvas.getContext("2d");
		if (pen) pen.fillStyle = fill;
		pen?.fillRect(40, 20, 160, 160);
		return canvas.toDataURL("image/png");
	}, color);
	return { name, mimeType: "image/png", buffer: Buffer.from(url.split(",")[1] ?? "", "base64") };
}

test("an admin uploads three files, one of them not a picture, describes one and uses it in a question", async () => {
	const visitor = await newVisitor(product);
	const { page, complaints } = visitor;
	await signIn(page, demoAccount(product, "super-admin"));
	await page.waitForURL(/dashboard/);
	await page.getByRole("link", { name: "Upload Images" }).first().click();

	// Three at once: two are stored, and the third is refused with a reason.
	const script = {
		name: "evil.png",
		mimeType: "image/png",
		buffer: Buffer.from("<script>alert(1)</script>"),
	};
	const files = [
		await drawn(page, "blue square.png", "blue"),
		script,
		await drawn(page, "red-square.png", "red"),
	];
	const chooser = page.waitForEvent("filechooser");
	await page.getByRole("button", { name: "Choose pictures" }).press("Enter");
	await (await chooser).setFiles(files);
	await page.getByText("2 pictures saved, 1 not.").waitFor();
	const refused = page.getByRole("listitem").filter({ hasText: "evil.png" });
	await refused.getByText("It isn’t a PNG, JPEG, WebP or GIF file.").waitFor();
	await page.getByRole("button", { name: "Clear the list" }).click();

	// Found by a prefix, and described in place.
	await page.getByLabel("Search pictures").fill("squ re");
	const card = page.getByRole("article", { name: "red-square" });
	await card.waitFor();
	await page.getByRole("article", { name: "blue square" }).waitFor({ state: "detached" });
	await card.getByLabel("What red-square shows").fill("A red square.");
	await page.keyboard.press("Tab");
	await card.getByText("Saved").waitFor();

	// Chosen in the editor, with its alt text.
	await page.getByRole("link", { name: "Add Question" }).first().click();
	await page.getByRole("radio", { name: "Fill one" }).check();
	await page.getByLabel("Text", { exact: true }).fill("How many sides does it have?");
	await page.getByRole("button", { name: "Add a picture" }).click();
	const picker = page.getByRole("dialog", { name: "Choose a picture" });
	await picker.getByRole("button", { name: /red-square/ }).press("Enter");
	await picker.waitFor({ state: "detached" });
	await expect
		.poll(() => page.getByLabel("What it shows, for people who can’t see it").first().inputValue())
		.toBe("A red square.");

	// A new one is uploaded there and chosen immediately.
	await page.getByRole("button", { name: "Add a picture" }).click();
	const another = page.waitForEvent("filechooser");
	await picker.getByRole("button", { name: "Choose pictures" }).click();
	await (await another).setFiles(await drawn(page, "green.png", "green"));
	await picker.waitFor({ state: "detached" });
	await page.getByLabel("What it shows, for people who can’t see it").nth(1).fill("A green square.");
	await page.getByLabel("Right answer").fill("4");
	await page.getByLabel("Hint 1", { exact: true }).fill("Follow its outline with a finger.");
	await page.getByLabel("Hint 2", { exact: true }).fill("Count each time you turn.");
	await page.getByLabel("The worked solution").fill("A square has as many sides as corners, that is 4.");
	await page.getByLabel("Skill", { exact: true }).fill("area-rectangle");
	await page.getByRole("list", { name: "Skills" }).getByRole("button").first().press("Enter");
	await page.getByText("No problems found.").waitFor();
	await page.getByRole("button", { name: "Save as draft" }).click();
	await page.waitForURL(/update-question/);
	const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";

	// The gallery knows where it is used, links there, and does not delete it.
	await page.getByRole("link", { name: "Upload Images" }).first().click();
	await card.getByRole("button", { name: "In 1 question" }).click();
	const dialog = page.getByRole("dialog", { name: "red-square" });
	const link = dialog.getByRole("link", { name: "How many sides does it have?" });
	await expect.poll(() => link.getAttribute("href")).toBe(`/update-question/${id}`);
	await expect.poll(() => dialog.getByRole("button", { name: "Delete the picture" }).count()).toBe(0);
	await page.keyboard.press("Escape");

	// An unused one is deleted, after a confirmation.
	await page.getByRole("button", { name: "Open blue square" }).click();
	await page.getByRole("button", { name: "Delete the picture" }).click();
	await page.getByRole("button", { name: "Delete it" }).click();
	await page.getByRole("article", { name: "blue square" }).waitFor({ state: "detached" });

	const asAdmin = await callAs(product, "super-admin");
	const { questions } = await asAdmin(getQuestions, { query: { search: "sides" } });
	expect(questions.map((question) => question.id)).toContain(id);
	expect(complaints).toEqual([]);
});
