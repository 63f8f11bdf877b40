import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { auditTest } from "../support/audit.ts";
import { demoAccount } from "../support/api.ts";
import { violationsOf } from "../support/axe.ts";
import { startProduct } from "../support/product.ts";
import { enterNew, enterSignedUp } from "../support/walk.ts";
import { useProduct } from "../support/use-product.ts";

const product = useProduct(startProduct);

const enter = (role?: string) =>
	role === undefined ? enterSignedUp(product) : enterNew(product, demoAccount(product, role));

const menu = (page: Page) => page.getByRole("navigation", { name: "Menu" });
const back = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Back" });
const backLink = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Back" });
const titled = (page: Page, name: string) =>
	page.getByRole("banner").getByRole("heading", { level: 1, name }).waitFor();

test("a child chooses a picture, a time zone and goals, and sees them everywhere", async () => {
	const { page, complaints } = await enter("student");
	await menu(page).getByRole("link", { name: "Settings" }).click();
	await page.waitForURL("**/settings");
	await page.getByRole("link", { name: /^Your Details/ }).click();
	await page.waitForURL("**/student/profile-info");
	await expect.poll(() => page.getByRole("button", { name: "Upload a photo" }).count()).toBe(0);
	await expect.poll(() => page.getByLabel("Full name").count()).toBe(0);

	await page.getByRole("radio", { name: "Rainbow" }).focus();
	await page.getByRole("radio", { name: "Rainbow" }).press("Space");
	await page.getByRole("radio", { name: "Rainbow" }).press("ArrowRight");
	await expect.poll(() => page.getByRole("radio", { name: "Half circles" }).isChecked()).toBe(true);
	await page.getByRole("radio", { name: "Green" }).check({ force: true });
	await page.getByRole("button", { name: "Save picture" }).click();
	await page.getByText("Your picture is saved.").waitFor();

	const zone = page.getByRole("combobox", { name: "Time zone" });
	await zone.click();
	await zone.fill("nepal");
	await zone.press("Enter");
	await expect.poll(() => zone.inputValue()).toBe("Kathmandu");
	await page.getByRole("button", { name: "Save time zone" }).click();
	await page.getByText("Your time zone is saved.").waitFor();
	await page.reload();
	await expect.poll(() => zone.inputValue()).toBe("Kathmandu");
	await expect.poll(() => page.getByRole("radio", { name: "Half circles" }).isChecked()).toBe(true);
	await page.getByRole("button", { name: "Use this device’s: Berlin" }).click();
	await page.getByRole("button", { name: "Save time zone" }).click();
	await page.getByText("Your time zone is saved.").waitFor();

	await backLink(page).click();
	await page.waitForURL("**/settings");
	await page.getByRole("link", { name: /^Goals/ }).click();
	const daily = page.getByLabel("Questions a day", { exact: true });
	await daily.fill("20");
	await page.getByRole("button", { name: "Fewer: days a week" }).click();
	await page.getByText("3 rest days each week.", { exact: false }).waitFor();
	await page.getByRole("img", { name: /of 20 questions done today/ }).waitFor();
	await page.getByRole("button", { name: "Save goals" }).click();
	await page.getByText("Your goals are saved.").waitFor();
	await page.goto("/student/dashboard");
	await page.getByRole("img", { name: /of 20 questions done today/ }).waitFor();

	await page.goto("/student/payment-methods");
	await page
		.getByText(demoAccount(product, "parent").email.startsWith("amara") ? "Amara Okafor" : "")
		.waitFor();
	await expect.poll(() => page.locator("iframe").count()).toBe(0);
	expect(complaints).toEqual([]);
});

test("calm mode hides points and streak on the profile, and applies only to this device", async () => {
	const { page } = await enter("student");
	await page.goto("/student/profile");
	await page.getByText("Streak now").waitFor();
	await page.goto("/settings");
	await page.getByRole("switch", { name: "Calm mode" }).check();
	await page.getByRole("button", { name: "Light", exact: true }).click();
	await page.goto("/student/profile");
	await page.getByText("Questions done").waitFor();
	await expect.poll(() => page.getByText("Streak now").count()).toBe(0);
	await page.goto("/student/activity");
	await page.getByRole("heading", { name: "My days" }).waitFor();
	await expect.poll(() => page.getByText(/Streak|pts/).count()).toBe(0);
	await page.locator('a[href^="/student/daily/"]').first().click();
	await page.locator(".attempt").first().waitFor();
	await expect.poll(() => page.getByText(/Points|pts/).count()).toBe(0);
	await page.goto("/student/goals");
	await page.getByText("Choose what feels right for a day.").waitFor();
	expect(await page.getByText(/streak/i).count()).toBe(0);
	await expect.poll(() => page.locator("html").getAttribute("data-theme")).toBe("light");
});

test("a parent changes the name, uploads a photo cropped to a square, and returns to a drawn picture", async () => {
	const { page, complaints } = await enter("parent");
	await page.goto("/settings/profile");
	await page.getByLabel("Full name").fill(" ");
	await page.getByRole("button", { name: "Save name" }).click();
	await page.getByText("Name is required.").waitFor();
	await page.getByLabel("Full name").fill("Amara N. Okafor");
	await page.getByRole("button", { name: "Save name" }).click();
	await page.getByText("Your name is saved.").waitFor();

	await choosePhoto(page, "notes.txt", Buffer.from("no picture at all"));
	await page.getByText("This picture can’t be read.").waitFor();
	await choosePhoto(page, "me.png", await page.screenshot());
	const dialog = page.getByRole("dialog", { name: "Your photo" });
	await dialog
		.getByRole("application", { name: "Part of the photo to use. Move it with the arrow keys." })
		.waitFor();
	expect(await violationsOf(page)).toEqual([]);
	await dialog.getByRole("slider", { name: "Size" }).press("ArrowRight");
	await dialog.getByRole("button", { name: "Use this photo" }).click();
	await dialog.waitFor({ state: "detached" });
	const shown = page.getByRole("banner").locator('img[src^="/avatars/"]');
	await shown.waitFor();
	await expect
		.poll(() => shown.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)))
		.toBe(256);
	await page.getByRole("button", { name: "Remove the photo" }).click();
	await shown.waitFor({ state: "detached" });
	// The one refusal was intended: an empty name.
	expect(complaints.filter((text) => !text.includes("400"))).toEqual([]);
});

async function choosePhoto(page: Page, name: string, buffer: Buffer): Promise<void> {
	const [chooser] = await Promise.all([
		page.waitForEvent("filechooser"),
		page.getByRole("button", { name: "Upload a photo" }).click(),
	]);
	await chooser.setFiles({ name, mimeType: "image/png", buffer });
}

auditTest("Back on a settings page follows the visited pages of this app, also after a reload", async () => {
	const { page } = await enter("parent");
	await menu(page).getByRole("link", { name: "Student Activity" }).click();
	await page.waitForURL("**/student-activity");
	await menu(page).getByRole("link", { name: "Settings", exact: true }).click();
	await page.waitForURL("**/parent/settings");
	await page.getByRole("link", { name: /^Profile/ }).click();
	await page.waitForURL("**/settings/profile");
	await titled(page, "Profile");
	await page.reload();
	await back(page).click();
	await page.waitForURL("**/parent/settings");
	await titled(page, "Settings");

	await menu(page).getByRole("link", { name: "Student Activity" }).click();
	await page.waitForURL("**/student-activity");
	// The address changes first; wait for its page.
	await titled(page, "Student Activity");
	await page.goto("/settings/notifications");
	await back(page).click();
	await page.waitForURL("**/student-activity");
});

auditTest("a settings page opened directly leads back to the settings of the role", async () => {
	const { page } = await enter("parent");
	await page.evaluate(() => sessionStorage.removeItem("learnin-places"));
	await page.goto("/settings/profile");
	await back(page).click();
	await page.waitForURL("**/parent/settings");
});

auditTest("before registration only settings exist, and every other page is the registration", async () => {
	const { page } = await enter();
	await page.goto("/settings");
	await titled(page, "Settings");
	await expect.poll(() => menu(page).getByRole("link").allInnerTexts()).toEqual(["Settings"]);
	// The bell is there before registration too, with its notifications.
	await page.getByRole("link", { name: /^Notifications/ }).waitFor();
	await page.getByRole("link", { name: /^Profile/ }).click();
	await page.getByLabel("Full name").fill("Jo Ann Park");
	await page.getByRole("button", { name: "Save name" }).click();
	await page.getByText("Your name is saved.").waitFor();
	await page.goto("/parent/settings");
	await page.waitForURL("**/register");
});

auditTest("admin mode replaces the menu with the admin menu, and the choice persists", async () => {
	const { page } = await enter("super-admin");
	const entries = () => menu(page).getByRole("link").allInnerTexts();
	await menu(page).getByRole("link", { name: "Reported Questions" }).waitFor();
	const toggle = async () => {
		await page.getByRole("button", { name: /your account/ }).click();
		await page.getByRole("menuitemcheckbox", { name: "Admin mode" }).click();
		await page.keyboard.press("Escape");
	};
	await toggle();
	await menu(page).getByRole("link", { name: "Settings" }).waitFor();
	expect(await entries()).toEqual(["Settings"]);
	await page.reload();
	await menu(page).getByRole("link", { name: "Settings" }).waitFor();
	expect(await entries()).toEqual(["Settings"]);
	await toggle();
	await menu(page).getByRole("link", { name: "Reported Questions" }).waitFor();
});
