import { forgotPassword } from "@learnin/contract/routes/people/credentials.contract";
import { getJobs } from "@learnin/contract/routes/bank/workshop.contract";
import { expect, test, vi } from "vitest";
import { callAs, demoAccount } from "../support/api.ts";
import { startProduct } from "../support/product.ts";
import { newVisitor, signIn } from "../support/walk.ts";
import { useProduct } from "../support/use-product.ts";

// Nothing accepts email at this address, so jobs fail.
const product = useProduct(() => startProduct({ SMTP_URL: "smtp://127.0.0.1:9" }));

test("a super-admin changes a skill's prerequisites, retries a failed job and finds who did it", async () => {
	const asAdmin = await callAs(product, "super-admin");
	await asAdmin(forgotPassword, { body: { email: demoAccount(product, "parent").email } });
	const visitor = await newVisitor(product);
	const { page, complaints } = visitor;
	await signIn(page, demoAccount(product, "super-admin"));
	await page.waitForURL(/dashboard/);

	// A cycle is refused and named; a change without a cycle is stored.
	await page.getByRole("link", { name: "Skills" }).first().click();
	await page.getByRole("searchbox", { name: "Search by name or code" }).fill("equal groups");
	await page.getByRole("button", { name: "Multiplication as equal groups" }).click();
	await page.getByRole("button", { name: "Edit" }).press("Enter");
	await page.getByRole("button", { name: "Add what it builds on" }).click();
	await page.getByLabel("Skill 2 that it builds on").selectOption("multiply-facts-easy");
	await page.getByRole("button", { name: "Save" }).click();
	await page
		.getByText(/This would be a cycle: Multiplication as equal groups → Facts for 0, 1, 2, 5, 10 → Mult/)
		.waitFor();
	await page.getByLabel("Skill 2 that it builds on").selectOption("skip-count-5-10-100");
	await page.getByLabel("How much of skill 2 is used").selectOption("A little");
	await page.getByRole("button", { name: "Save" }).click();
	const below = page.getByRole("region", { name: "Builds on" }).getByRole("button");
	await below.filter({ hasText: "A little" }).waitFor();
	expect(complaints.splice(0)).toEqual([expect.stringContaining("409")]);
	await page.getByText("Version 2", { exact: true }).waitFor();
	await page.keyboard.press("Escape");

	await vi.waitUntil(
		async () =>
			(await asAdmin(getJobs, { query: { state: "trying_again", name: "send-mail" } })).jobs.length > 0,
		10_000,
	);
	await page.getByRole("link", { name: "Operations" }).first().click();
	await page.getByRole("tab", { name: "Jobs" }).click();
	await page.getByLabel("Kind", { exact: true }).selectOption("send-mail");
	await page
		.getByText(/ECONNREFUSED/)
		.first()
		.waitFor();
	// A job that runs at that moment can't be retried: the list is loaded again.
	await vi.waitUntil(async () => {
		const [response] = await Promise.all([
			page.waitForResponse(/\/decisions$/),
			page.getByRole("button", { name: "Try again Send an email" }).first().click(),
		]);
		if (response.ok()) return true;
		expect(response.status()).toBe(409);
		await page.reload();
		return false;
	}, 60_000);
	await page.getByText("Retrying now.").waitFor();
	expect(complaints.splice(0).filter((complaint) => !complaint.includes("409"))).toEqual([]);
	await page.getByRole("tab", { name: "Email", exact: true }).click();
	await page.getByText("a…a@learnin.test").first().waitFor();

	await page.getByRole("tab", { name: "Audit log" }).click();
	await page.getByLabel("Action", { exact: true }).selectOption("job.retried");
	await page.getByLabel("Person", { exact: true }).fill(demoAccount(product, "super-admin").email);
	await page.getByRole("button", { name: "Find" }).click();
	await page.waitForURL(/action=job\.retried/);
	const act = page.locator(".ops-row").filter({ hasText: "Retried a job" }).first();
	await act.getByRole("link", { name: "Sam Rivera" }).waitFor();
	await act.getByText("Details").click();
	await act.getByText("Send an email").waitFor();
	await act.getByText("job.retried").waitFor();
	expect(complaints).toEqual([]);
});
