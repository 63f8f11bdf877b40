import { expect, onTestFinished, test } from "vitest";
import { openTab } from "../support/browser.ts";
import { openQuestion, setOfZoe, zoe } from "../support/practice.ts";
import { sharedProduct } from "../support/product.ts";
import { useProduct } from "../support/use-product.ts";

const product = useProduct(sharedProduct);

test("on a phone sounds are off until one press turns them on, and the device remembers it", async () => {
	const session_id = await setOfZoe(product);
	const { page, close } = await openTab(product.url, zoe(product), { width: 360, height: 780 });
	onTestFinished(close);
	await openQuestion(page, session_id, 1);
	await page.getByRole("button", { name: "Turn sounds on" }).click();
	const off = page.getByRole("button", { name: "Turn sounds off" });
	await off.waitFor();
	await page.reload();
	await off.click();
	await page.getByRole("button", { name: "Turn sounds on" }).waitFor();
	// The switch of the theme, whose place it has, is one press further.
	await page.getByRole("button", { name: "More", exact: true }).click();
	expect(await page.getByRole("button", { name: /^(Light|Dark) theme$/ }).isVisible()).toBe(true);
});
