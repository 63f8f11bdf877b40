import { expect, test } from "vitest";
import { demoAccount } from "./support/api.ts";
import type { Visitor } from "./support/browser.ts";
import { sharedProduct } from "./support/product.ts";
import { enterTab } from "./support/walk.ts";
import { useProduct } from "./support/use-product.ts";

// Exact texts of the specification that no other test covers.

const product = useProduct(sharedProduct);

function enter(role: string): Promise<Visitor> {
	return enterTab(product, demoAccount(product, role));
}

test("details of something unknown are Student Activity, with a link back to the dashboard", async () => {
	const { page } = await enter("parent");
	await page.goto("/student-activity/details/nobody/7");
	await page.getByRole("heading", { name: "We couldn’t find that page" }).waitFor();
	await page.locator(".header").getByRole("heading", { name: "Student Activity", exact: true }).waitFor();
	await page.locator(".header").getByLabel("Back", { exact: true }).click();
	await page.waitForURL("**/parent/dashboard");
	// Any path that contains it.
	await page.goto("/x/student-activity/details/7");
	await page.locator(".header").getByRole("heading", { name: "Student Activity", exact: true }).waitFor();
	await page.getByRole("heading", { name: "We couldn’t find that page" }).waitFor();
});

test("a parent's wallet is in the header of pages without the menus, too", async () => {
	const { page } = await enter("parent");
	for (const path of ["/add-invitation", "/student/invitation/payment"]) {
		await page.goto(path);
		await page.getByRole("link", { name: /^Wallet, USD [\d,.]+\. Load it$/ }).waitFor();
	}
});

test("unreadable notifications are an empty list, and a 404 keeps both of its spaces", async () => {
	const { page } = await enter("parent");
	// The only way to get a failing server.
	await page.route("**/api/parents/get-notifications*", (route) =>
		route.fulfill({ status: 503, body: "{}" }),
	);
	await page.reload();
	await page.getByRole("button", { name: /^Notifications/ }).click();
	const panel = page.getByRole("dialog", { name: "Notifications" });
	await panel.getByText("No notifications to show", { exact: true }).waitFor();
	expect(await panel.getByRole("alert").count()).toBe(0);

	await page.unroute("**/api/parents/get-notifications*");
	await page.route("**/api/notifications/**", (route) =>
		route.fulfill({ status: 404, json: { detail: "Problem  with what you are looking for" } }),
	);
	await panel.getByRole("button", { name: "Try again" }).click();
	await panel.getByRole("button", { name: "Mark all as read" }).click();
	const toast = page.getByRole("alert").filter({ hasText: "with what you are looking for" });
	await expect.poll(() => toast.innerText()).toContain("Problem  with what");
});
