import { expect, onTestFinished, test } from "vitest";
import { callAs, demoAccount } from "../support/api.ts";
import { getNotificationSwitches } from "@learnin/contract/routes/people/notifications.contract";
import { reportProblem, resolveProblemReport } from "@learnin/contract/routes/bank/problem-reports.contract";
import { startSession } from "@learnin/contract/routes/practice/practice.contract";
import { violationsOf } from "../support/axe.ts";
import { visit, type Visitor } from "../support/browser.ts";
import { startProduct } from "../support/product.ts";
import { enterTab } from "../support/walk.ts";
import { useProduct } from "../support/use-product.ts";

const product = useProduct(startProduct);

function enter(role: string, path?: string): Promise<Visitor> {
	return enterTab(product, demoAccount(product, role), path === undefined ? {} : { path });
}

const plainBell = { name: "Notifications", exact: true } as const;

test("a parent reads the bell by keyboard; seen notifications are read in every tab, and stay read", async () => {
	const { page, context, complaints } = await enter("parent");
	const other = await context.newPage();
	await other.goto("/parent/settings");
	await other.getByRole("button", { name: /^Notifications, \d+ new$/ }).waitFor();
	const bell = page.getByRole("button", { name: /^Notifications, \d+ new$/ });
	const before = await bell.getAttribute("aria-label");
	await bell.focus();
	await page.keyboard.press("Enter");
	const panel = page.getByRole("dialog", { name: "Notifications" });
	await panel
		.getByText(/has mastered/)
		.first()
		.waitFor();
	// The first rows are in view: they count as read, but are still marked as new.
	await expect
		.poll(() => page.getByRole("button", { name: /^Notifications/ }).getAttribute("aria-label"))
		.not.toBe(before);
	await expect.poll(() => panel.getByText("New", { exact: true }).first().isVisible()).toBe(true);
	expect(await violationsOf(page)).toEqual([]);
	await panel.getByRole("button", { name: "Mark all as read" }).press("Enter");
	await page.getByRole("button", plainBell).waitFor();
	await other.getByRole("button", plainBell).waitFor();
	await page.keyboard.press("Escape");
	await panel.waitFor({ state: "hidden" });
	await page.reload();
	await page.getByRole("button", plainBell).click();
	await panel.getByRole("link", { name: "All notifications and settings" }).click();
	await page.waitForURL("**/settings/notifications");
	expect(complaints).toEqual([]);
});

test("a parent turns a kind of notification off, and it stays off", async () => {
	const { page } = await enter("parent", "/settings/notifications");
	const mail = page.getByRole("checkbox", { name: "Invitations, email" });
	await mail.waitFor();
	await expect.poll(() => mail.isChecked()).toBe(true);
	const kept = page.waitForResponse(
		(answer) => answer.url().endsWith("/switches") && answer.request().method() === "PUT",
	);
	await mail.click();
	expect((await kept).status()).toBe(200);
	await page.reload();
	await mail.waitFor();
	await expect.poll(() => mail.isChecked()).toBe(false);
	await expect.poll(() => page.getByRole("checkbox", { name: "Payments, bell" }).count()).toBe(0);
});

test("a child is notified immediately about its report", async () => {
	const { page } = await enter("student");
	await page.getByRole("button", { name: /^Notifications/ }).click();
	const panel = page.getByRole("dialog", { name: "Notifications" });
	await panel.getByText("You mastered").first().waitFor();
	const asStudent = await callAs(product, "student");
	const { questions } = await asStudent(startSession, {
		body: { kind: "skill", skill_id: "add-within-100" },
	});
	const question_id = questions[0]?.id ?? "";
	const { id } = await asStudent(reportProblem, {
		body: { question_id, reason: "question_unclear", note: "" },
	});
	const asAdmin = await callAs(product, "super-admin");
	const reply = "You were right, thank you.";
	await asAdmin(resolveProblemReport, { params: { report_id: id }, body: { state: "fixed", reply } });
	await panel.getByText(/You were right, thank you\.$/).waitFor();
});

test("a link in an email turns its kind off with one press, without signing in", async () => {
	const text = await product.mailTo(demoAccount(product, "parent").email, /A skill that needs a hand/);
	const { page, complaints, close } = await visit(product.url);
	onTestFinished(close);
	await page.goto(/\/unsubscribe\?token=\S+/.exec(text)?.[0] ?? "");
	await page.getByRole("button", { name: "Stop these emails" }).click();
	await page.getByRole("heading", { name: "You won’t get these emails anymore" }).waitFor();
	const asParent = await callAs(product, "parent");
	const { switches } = await asParent(getNotificationSwitches, {});
	const off = switches.filter(({ mail }) => mail?.is_on === false).map(({ kind }) => kind);
	expect(off).toContain("skill_stuck");
	expect(off).not.toContain("weekly_digest");
	expect(complaints).toEqual([]);
});
