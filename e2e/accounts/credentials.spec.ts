import { codeOfApp } from "@learnin/server/platform/testing/authenticator";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { auditTest } from "../support/audit.ts";
import { startProduct } from "../support/product.ts";
import { freshEmail, newVisitor, password, signIn, signUp } from "../support/walk.ts";
import { useProduct } from "../support/use-product.ts";

const product = useProduct(() => startProduct({ AUTH_LIMITS: "on" }));

async function newPage(): Promise<Page> {
	const visitor = await newVisitor(product);
	await keepToasts(visitor.page);
	return visitor.page;
}

const toasts = new WeakMap<Page, string[]>();

/** Records toasts, since they last only seconds and a device may learn at any moment that its session has ended. */
async function keepToasts(page: Page): Promise<void> {
	const texts: string[] = [];
	toasts.set(page, texts);
	await page.exposeFunction("keepToast", (text: string) => void texts.push(text));
	await page.addInitScript(() => {
		const { keepToast } = window as unknown as { keepToast: (text: string) => void };
		const look = () => {
			for (const toast of document.querySelectorAll(".toast-text")) keepToast(toast.textContent);
		};
		new MutationObserver(look).observe(document, { childList: true, subtree: true });
	});
}

const newPassword = "seven quiet otters";
const settings = "/settings/email-password";

/** A new account, signed in on its settings page. */
async function newAccount(name: string) {
	const page = await newPage();
	const email = freshEmail(name);
	await signUp(page, { name: "Jo Park", email });
	await page.goto(settings);
	await page.getByText("This device").waitFor();
	return { page, email };
}

async function linkIn(address: string, subject: RegExp): Promise<string> {
	return /https?:\/\/\S+token=\S+/.exec(await product.mailTo(address, subject))?.[0] ?? "";
}

const dialog = (page: Page) => page.getByRole("dialog");
const login = (page: Page) => page.getByRole("button", { name: "Login", exact: true });

/** What a device with an ended session shows, immediately or on its next page. */
async function toldAt(page: Page): Promise<string> {
	const reason = () => toasts.get(page)?.find((text) => text.endsWith("Please sign in again."));
	if (reason() === undefined) await page.goto(settings).catch(() => {});
	await expect.poll(reason).toBeDefined();
	return reason() ?? "";
}

auditTest("too many wrong passwords are refused with the waiting time", async () => {
	const { email } = await newAccount("lockout");
	const page = await newPage();
	await signIn(page, { email, password: "not this one" });
	await page.getByText("Incorrect email or password.").first().waitFor();
	const told = page.getByRole("alert").getByText(/Too many tries\. Please wait \d+ seconds? and try again\./);
	// Attempts are counted per minute, so wait for a new one.
	for (let tries = 0; tries < 25 && (await told.count()) === 0; tries += 1) {
		const answered = page.waitForResponse((response) => response.url().includes("login_user"));
		await login(page).click();
		await answered;
		// The message of the last try goes when the next is sent.
		await page.getByRole("alert").first().waitFor();
	}
	await told.waitFor();
});

test("a forgotten password is reset by the emailed link, which works once", async () => {
	const { page: device, email } = await newAccount("forgot");
	const page = await newPage();
	await page.goto("/login");
	await page.getByRole("link", { name: "Forgot password?" }).click();
	await page.getByLabel("Email").fill(email);
	await page.getByRole("button", { name: "Send the link" }).click();
	await page.getByText("Check your inbox").waitFor();
	const link = await linkIn(email, /Choose a new/);
	await page.goto(link);
	await page.getByLabel("New password").fill(newPassword);
	expect(page.url()).not.toContain("token");
	await page.getByRole("button", { name: "Set password" }).click();
	await page.getByRole("heading", { name: "Your new password is set" }).waitFor();
	expect(await toldAt(device)).toBe(
		"The password was changed, so this device was signed out. Please sign in again.",
	);
	await page.goto(link);
	await page.getByRole("heading", { name: "This link was already used" }).waitFor();
	await signIn(page, { email, password: newPassword });
	await page.waitForURL("**/register");
});

auditTest("the next page says why a device was signed out if the first one was left too early", async () => {
	const { page, email } = await newAccount("left-early");
	const device = await newPage();
	await signIn(device, { email, password });
	await device.waitForURL("**/register");
	// The code that shows the toasts never loads.
	const drawing = /toast-list/;
	await device.route(drawing, () => undefined);
	await page.getByRole("button", { name: "Sign out everywhere" }).click();
	const asked = device.waitForRequest((request) => drawing.test(request.url()));
	await dialog(page).getByRole("button", { name: "Sign out everywhere" }).click();
	await device.goto(settings).catch(() => {});
	await asked;
	await device.unroute(drawing);
	expect(await toldAt(device)).toBe("You were signed out on all devices. Please sign in again.");
	// Once read, it is not shown again.
	await device.waitForFunction(() => sessionStorage.getItem("learnin-flash") === null);
});

test("the email changes after the new inbox confirms it", async () => {
	const { page, email } = await newAccount("email");
	const email_after = freshEmail("renamed");
	await page.getByRole("button", { name: "Change email" }).click();
	await dialog(page).getByLabel("New email").fill(email_after);
	await dialog(page).getByLabel("Current password").fill("not this one");
	await dialog(page).getByRole("button", { name: "Send the link" }).click();
	await dialog(page).getByText("Incorrect password.").waitFor();
	await dialog(page).getByLabel("Current password").fill(password);
	await dialog(page).getByRole("button", { name: "Send the link" }).click();
	await page.getByText("Waiting for you to confirm").waitFor();
	await product.mailTo(email, /A new email for/);
	await page.goto(await linkIn(email_after, /Confirm your new email/));
	await page.getByRole("button", { name: "Confirm email" }).click();
	await page.getByText(email_after).waitFor();
	await page.goto(settings);
	await page.getByText(email_after).first().waitFor();
	const other = await newPage();
	await signIn(other, { email: email_after, password });
	await other.waitForURL("**/register");
});

auditTest("another device is signed out alone, then all of them, with the reason", async () => {
	const { page, email } = await newAccount("devices");
	const [one, two] = [await newPage(), await newPage()];
	for (const other of [one, two]) {
		await signIn(other, { email, password });
		await other.waitForURL("**/register");
	}
	await page.reload();
	await page.locator(".devices li").nth(2).waitFor();
	await page.locator(".devices li").getByRole("button").first().click();
	await dialog(page).getByRole("button", { name: "Sign out" }).click();
	await expect.poll(() => page.locator(".devices li").count()).toBe(2);
	const tab = await page.context().newPage();
	await tab.goto(settings);
	await tab.getByText("This device").waitFor();
	await page.getByRole("button", { name: "Sign out everywhere" }).click();
	await dialog(page).getByRole("button", { name: "Sign out everywhere" }).click();
	await page.waitForURL((url) => url.pathname === "/");
	await page.getByText("You’re signed out on all devices.").waitFor();
	await tab.waitForURL((url) => url.pathname === "/");
	const told: string[] = [];
	for (const other of [one, two]) told.push(await toldAt(other));
	// The device signed out alone, and the one signed out with all others.
	expect(told.sort()).toEqual([
		"You were signed out on all devices. Please sign in again.",
		"Your session has ended. Please sign in again.",
	]);
});

test("a second factor is set up after the address is confirmed, required at sign-in, and replaced by a recovery code", async () => {
	const { page, email } = await newAccount("factor");
	const turnOn = page.getByRole("button", { name: "Turn on" });
	await expect.poll(() => turnOn.isDisabled()).toBe(true);
	const sent = await linkIn(email, /Confirm your email/);
	await page.getByRole("button", { name: "Send the link again" }).click();
	await expect.poll(() => linkIn(email, /Confirm your email/)).not.toBe(sent);
	await page.goto(await linkIn(email, /Confirm your email/));
	await page.getByRole("button", { name: "Confirm email" }).click();
	await page.getByText("Your email is confirmed").waitFor();
	await page.goto(settings);
	await turnOn.click();
	await dialog(page).getByLabel("Current password").fill(password);
	await dialog(page).getByRole("button", { name: "Next" }).click();
	const secret = (await dialog(page).locator(".secret-key").innerText()).replaceAll(" ", "");
	const code = dialog(page).getByRole("textbox", { name: "Code" });
	await code.fill("000000");
	await dialog(page).getByRole("button", { name: "Turn on" }).click();
	await dialog(page).getByText("This code is incorrect.", { exact: false }).waitFor();
	await code.fill(codeOfApp(secret, new Date()));
	await dialog(page).getByRole("button", { name: "Turn on" }).click();
	const recovery = dialog(page).locator(".recovery-codes li");
	await recovery.first().waitFor();
	await expect.poll(() => recovery.count()).toBe(10);
	const spare = await recovery.first().innerText();
	await dialog(page).getByRole("button", { name: "I saved them" }).click();
	await page.getByText("10 recovery codes").waitFor();

	const other = await newPage();
	await signIn(other, { email, password: "not the password" });
	const toasts = other.locator(".Toastify__toast");
	await toasts.filter({ hasText: "Incorrect email or password." }).waitFor();
	await other.getByLabel("Password", { exact: true }).fill(password);
	await login(other).click();
	await other.getByRole("heading", { name: "One more step" }).waitFor();
	expect(await other.getByText("Login with Google").count()).toBe(0);
	// Without waiting for the next poll.
	await expect.poll(() => toasts.count(), { timeout: 2_000 }).toBe(0);
	// The app's next code: the current one was used to turn it on.
	const next = codeOfApp(secret, new Date(Date.now() + 30_000));
	await other.getByRole("textbox", { name: "Code" }).fill(next);
	await login(other).click();
	await other.waitForURL("**/register");

	const third = await newPage();
	await signIn(third, { email, password });
	await third.getByRole("textbox", { name: "Code" }).fill(spare.toLowerCase());
	await login(third).click();
	await third.waitForURL("**/register");
	await third.goto(settings);
	await third.getByText("9 recovery codes").waitFor();
});
